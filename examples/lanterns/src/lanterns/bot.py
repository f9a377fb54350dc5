"""A bot for Lanterns: bright lanterns for many gems, and no more risks than it must take."""

from typing import Any

from chronomage import Choice, Decision, Observation

from lanterns.table import Table
from lanterns.verbs import ROLL, TAKE

FEW = 4  # gems that are worth a risk


class Careful:
    """Answers from what its seat may know."""

    name = "careful"

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance."""

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """The brightest lantern where there is much to win, the dimmest where not."""
        table = observation.state
        assert isinstance(table, Table)
        if decision.kind == "luck":
            wanted = ROLL if table.prize < FEW else TAKE
        else:
            wanted = decision.choices[-1 if table.prize >= FEW else 0].id
        return next(choice for choice in decision.choices if choice.id == wanted)
