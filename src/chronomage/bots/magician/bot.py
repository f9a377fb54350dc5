"""The magician: search by playouts, in which everybody plays on by the policy that the game's kit names."""

from typing import Any, Final

from chronomage.bots.bot import Bot, GameFacts, Limit
from chronomage.bots.chance import chance_for
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.magician.search import Arm, Search
from chronomage.bots.policy import policy_of
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Rules
from chronomage.pov.observation import Observation

ENOUGH: Final = 400  # playouts for a decision, where nobody says how long it may think
MOST: Final = 1000  # more, where only the seconds are bounded, hardly ever change its mind


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
        search = self.thought(observation, decision, limit)
        return choice_with(decision, search.chosen().choice)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What came of each choice: its share of the playouts, wins, points ahead, and what mostly followed."""
        search = self.thought(observation, decision, limit)
        chosen = search.chosen()
        return Explanation(
            choice_with(decision, chosen.choice),
            tuple(
                weighed_arm(observation.rules, search, arm, choice, arm is chosen)
                for arm, choice in zip(search.arms, decision.choices, strict=True)
            ),
        )

    def thought(self, observation: Observation[Any], decision: Decision, limit: Limit | None) -> Search:
        """The search, done."""
        policy = policy_of(observation.rules.name)
        choices = [choice.id for choice in decision.choices]
        usual = choices[0]
        if len(choices) > 1:
            usual = policy.choose(observation.state, decision.player, decision.kind, choices)
        search = Search(observation.rules, observation.pov, policy, observation.state, decision.player, choices, usual)
        if len(choices) > 1:
            search.run(chance_for(self.seed, observation), *bounds(limit))
        return search


def bounds(limit: Limit | None) -> tuple[int, float]:
    """How many playouts, and how many seconds at most; less than none is no bound."""
    if limit is None:
        return ENOUGH, -1.0
    if limit.seconds is None:
        return ENOUGH if limit.iterations is None else limit.iterations, -1.0
    return MOST if limit.iterations is None else limit.iterations, limit.seconds


def choice_with(decision: Decision, number: int) -> Choice:
    """The choice of that number."""
    return next(choice for choice in decision.choices if choice.id == number)


def weighed_arm(rules: Rules, search: Search, arm: Arm, choice: Choice, is_chosen: bool) -> Weighed:
    """A choice with what came of it."""
    if not search.playouts:
        return Weighed(choice, share=float(is_chosen))
    played = len(arm.values)
    if not played:
        return Weighed(choice, share=0.0)
    steps = arm.line()
    line = tuple((steps[at], rules.text_of(steps[at + 1])) for at in range(0, len(steps), 2))
    return Weighed(
        choice,
        share=played / search.playouts,
        win_chance=arm.wins / played,
        margin=arm.margins / played,
        line=line,
    )
