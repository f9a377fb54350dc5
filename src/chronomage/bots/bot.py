"""Bot: the one small interface that every bot has."""

from typing import Any

from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import ChronomageError
from chronomage.pov.observation import Observation


class UnknownBot(ChronomageError):
    """No bot has that name, or it does not play that game."""


class Bot:
    """Answers decisions from what one seat may know; the same bot may play any seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """One of the decision's choices."""
        raise NotImplementedError
