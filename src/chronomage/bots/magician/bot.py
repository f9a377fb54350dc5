"""The magician: search by playouts, in which everybody plays on by the policy that the game's kit names."""

from typing import Any, Final

from chronomage.bots.bot import Limit
from chronomage.bots.chance import chance_for
from chronomage.bots.magician.playouts import Playouts
from chronomage.bots.policy import policy_of
from chronomage.bots.searching.bot import SearchingBot
from chronomage.bots.searching.telling import bounds
from chronomage.kernel.decision import Decision
from chronomage.pov.observation import Observation

ENOUGH: Final = 400  # playouts for a decision, where nobody says how long it may think
MOST: Final = 1000  # more, where only the seconds are bounded, hardly ever change its mind
DOUBT: Final = 1.0


class Magician(SearchingBot):
    """Plays each choice on to the end, and takes what ends best; what is usual is what the apprentice would do."""

    name = "magician"

    def thought(self, observation: Observation[Any], decision: Decision, limit: Limit | None) -> Playouts:
        """Playouts of every choice."""
        policy = policy_of(observation.rules.name)
        choices = [choice.id for choice in decision.choices]
        player = decision.player
        usual = choices[0]
        if len(choices) > 1:
            usual = policy.choose(observation.state, player, decision.kind, choices)
        search = Playouts(observation.rules, observation.pov, policy, observation.state, player, choices, usual, DOUBT)
        if len(choices) > 1:
            search.run(search.arms, chance_for(self.seed, observation), *bounds(limit, ENOUGH, MOST))
        return search
