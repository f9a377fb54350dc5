"""The random bot: any open choice, each as likely as the other."""

from typing import Any

from chronomage.bots.bot import Bot
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.random import seeded
from chronomage.pov.observation import Observation


class RandomBot(Bot):
    """Plays at random, the same game again for the same seed."""

    def __init__(self, seed: int) -> None:
        super().__init__("random")
        self.random = seeded(seed)

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """Any of the choices."""
        return decision.choices[self.random.below(len(decision.choices))]
