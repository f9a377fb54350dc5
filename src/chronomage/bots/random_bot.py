"""The random bot: any open choice, each as likely as the other."""

from typing import Any

from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.random import seeded
from chronomage.kernel.travel import Travels
from chronomage.pov.observation import Observation


class RandomBot(Travels):
    """Plays at random, the same game again for the same seed."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.seed = seed
        self.random = seeded(seed)

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """Any of the choices."""
        return decision.choices[self.random.below(len(decision.choices))]
