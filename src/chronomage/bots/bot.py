"""Bot: the one small interface that every bot has."""

from typing import Any, Protocol

from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import ChronomageError
from chronomage.pov.observation import Observation


class UnknownBot(ChronomageError):
    """No bot has that name, or it does not play that game."""


class Bot(Protocol):
    """Answers decisions from what one seat may know; the same bot may play any seat. No class need inherit from it."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """One of the decision's choices."""
        ...
