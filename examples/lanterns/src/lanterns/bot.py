"""A bot for Lanterns: bright lanterns for many gems, and no more risks than it must take."""

from typing import Any

from chronomage import Choice, Decision, Observation
from chronomage.bots import Bot, Limit

from lanterns.table import Table
from lanterns.verbs import ROLL, TAKE

FEW = 4  # gems that are worth a risk


class Careful(Bot):
    """Answers from what its seat may know, and leaves nothing to chance."""

    name = "careful"
    games = ("lanterns",)

    def choose(self, observation: Observation[Any], decision: Decision, limit: Limit | None = None) -> Choice:
        """The brightest lantern where there is much to win, the dimmest where not."""
        table = observation.state
        assert isinstance(table, Table)
        if decision.kind == "luck":
            wanted = ROLL if table.prize < FEW else TAKE
        else:
            wanted = decision.choices[-1 if table.prize >= FEW else 0].id
        return next(choice for choice in decision.choices if choice.id == wanted)
