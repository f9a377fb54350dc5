"""The magician: search by playouts, in which everybody plays on by the policy that the game's kit names."""

from typing import Any, Final

from chronomage.bots.bot import Bot, GameFacts, Limit
from chronomage.bots.chance import chance_for
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.magician.playouts import Playouts
from chronomage.bots.policy import policy_of
from chronomage.bots.searching.telling import bounds, choice_with, weighed_arm
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation

ENOUGH: Final = 400  # playouts for a decision, where nobody says how long it may think
MOST: Final = 1000  # more, where only the seconds are bounded, hardly ever change its mind
DOUBT: Final = 1.0


class Magician(Bot):
    """Draws games that agree with what it knows, plays each choice on in them, and takes what ends best.

    Its chance comes from its seed and from what it sees: it remembers nothing, and `explain` says what `choose` does.
    """

    name = "magician"

    def __init__(self) -> None:
        self.seed = 0

    def begin(self, game: GameFacts, seat: int) -> None:
        """Begin again with the chance that it is given."""
        self.seed = game.bot_seed

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The choice that ended best; what the apprentice would do, where there is no time for playouts."""
        return choice_with(decision, self.thought(observation, decision, limit).chosen().choice)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What came of each choice: its share of the playouts, wins, points ahead, and what mostly followed."""
        search = self.thought(observation, decision, limit)
        chosen = search.chosen()
        said = []
        for arm, choice in zip(search.arms, decision.choices, strict=True):
            said.append(
                weighed_arm(search, arm, choice) if search.lines else Weighed(choice, share=float(arm is chosen))
            )
        return Explanation(choice_with(decision, chosen.choice), tuple(said))

    def thought(self, observation: Observation[Any], decision: Decision, limit: Limit | None) -> Playouts:
        """The search, done."""
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
