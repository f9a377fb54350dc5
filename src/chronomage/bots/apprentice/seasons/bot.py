"""The apprentice of Seasons: greedy and readable. It weighs everything in crystals."""

from typing import Any, ClassVar

from chronomage.bots.apprentice.seasons.answers import choice_for, plan_of, worths_of
from chronomage.bots.apprentice.seasons.reasons import because
from chronomage.bots.bot import Bot, Limit
from chronomage.bots.explanation import Explanation, explained, weighed
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class Apprentice(Bot):
    """Takes what brings most now, with an eye to the cards in hand and the turns that are left."""

    name = "apprentice"
    games: ClassVar = ("seasons",)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The choice that seems to bring most; it takes no time to speak of."""
        return choice_for(observation, decision)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What each choice brings, where it is weighed by itself, and why the best is the best."""
        chosen = choice_for(observation, decision)
        choices = weighed(decision, worths_of(observation, decision))
        reasons = because(plan_of(observation, decision), decision.kind, list(choices), chosen.id)
        return Explanation(chosen, explained(choices, chosen, reasons), "crystals")
