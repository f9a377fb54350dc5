"""What bots that search have in common as bots: their own chance, and what they say of what they found."""

from typing import Any

from chronomage.bots.bot import Bot, GameFacts, Limit
from chronomage.bots.explanation import Explanation, Weighed
from chronomage.bots.searching.halving import Halving
from chronomage.bots.searching.telling import choice_with, weighed_arm
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class SearchingBot(Bot):
    """Draws games that agree with what it knows, tries its choices in them, and takes what did best.

    Its chance comes from its seed and from what it sees: it remembers nothing, and `explain` says what `choose` does.
    """

    def __init__(self) -> None:
        self.seed = 0

    def begin(self, game: GameFacts, seat: int) -> None:
        """Begin again with the chance that it is given."""
        self.seed = game.bot_seed

    def thought(self, observation: Observation[Any], decision: Decision, limit: Limit | None) -> Halving:
        """The search, done; without a line where there was no time, or nothing to search for."""
        raise NotImplementedError

    def unsearched(self, search: Any, decision: Decision) -> list[Weighed]:
        """What it says of each choice where it has not searched: that it takes the usual one."""
        return [
            Weighed(choice, share=float(arm is search.usual))
            for arm, choice in zip(search.arms, decision.choices, strict=True)
        ]

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The choice that did best; the usual one, where there was no time to search."""
        return choice_with(decision, self.thought(observation, decision, limit).chosen().choice)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What came of each choice: its share of the lines, wins, points ahead, and what mostly followed."""
        search = self.thought(observation, decision, limit)
        said = self.unsearched(search, decision)
        if search.lines:
            said = [weighed_arm(search, arm, choice) for arm, choice in zip(search.arms, decision.choices, strict=True)]
        return Explanation(choice_with(decision, search.chosen().choice), tuple(said))
