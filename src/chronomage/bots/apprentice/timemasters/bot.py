"""The apprentice of Time Masters: greedy and readable. It weighs everything in spells played."""

from typing import Any, ClassVar

from chronomage.bots.apprentice.timemasters.answers import choice_for, outlook_of, worths_of
from chronomage.bots.apprentice.timemasters.reasons import because
from chronomage.bots.bot import Bot, Limit
from chronomage.bots.explanation import Explanation, explained, weighed
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class TimeMastersApprentice(Bot):
    """Plays as many spells a turn as it can, and takes the cards that will play most."""

    name = "apprentice"
    games: ClassVar = ("timemasters",)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The choice that seems to bring most; it takes no time to speak of."""
        return choice_for(observation, decision)

    def explain(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Explanation:
        """What each choice brings, where it is weighed by itself, and why the best is the best."""
        chosen = choice_for(observation, decision)
        choices = weighed(decision, worths_of(observation, decision))
        reasons = because(outlook_of(observation, decision), decision.kind, list(choices), chosen.id)
        return Explanation(chosen, explained(choices, chosen, reasons), "spells played")
