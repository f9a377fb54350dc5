"""Adopted: a bot of anything that can choose, whatever it inherits from."""

from collections.abc import Sequence
from typing import Any

from chronomage.bots.bot import Bot, GameFacts, Limit, Question
from chronomage.bots.explanation import Explanation
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class Adopted(Bot):
    """Does what the thing itself does, and for the rest what any bot does. The thing must have `choose`."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.name = str(getattr(thing, "name", ""))

    def begin(self, game: GameFacts, seat: int) -> None:
        """A game begins, if the thing wants to know."""
        if hasattr(self.thing, "begin"):
            self.thing.begin(game, seat)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """What the thing chooses."""
        chosen: Choice = self.thing.choose(observation, decision, limit)
        return chosen

    def choose_many(self, questions: Sequence[Question], limit: Limit | None = None) -> list[Choice]:
        """What the thing chooses, all at once if it can."""
        if not hasattr(self.thing, "choose_many"):
            return super().choose_many(questions, limit)
        chosen: list[Choice] = self.thing.choose_many(questions, limit)
        return chosen

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What the thing says to it, or else only what it chooses."""
        if not hasattr(self.thing, "explain"):
            return super().explain(observation, decision, limit)
        explained: Explanation = self.thing.explain(observation, decision, limit)
        return explained
