"""The clocks of a table: so much time for every choice, or for all choices of a player."""

from collections.abc import Sequence
from typing import Final

from chronomage.server.storage.downtimes import Downtimes

NONE: Final = "none"
MOVE: Final = "move"
GAME: Final = "game"


class Clocks:
    """How much time every seat has used, told by the times in the journal alone: all processes agree on it."""

    def __init__(self, kind: str, seconds: int, seats: int, downtimes: Downtimes) -> None:
        self.kind = kind
        self.budget = seconds * 1000
        self.downtimes = downtimes
        self.spent = [0] * seats
        self.at = 0
        self.running = [False] * seats

    def move_on(self, at: int, running: Sequence[bool], progressed: int | None, anew: bool = True) -> None:
        """Something happened at that time; now these clocks run. Who made a new choice gets new time for the next.

        With `anew`, so does who is asked now and was not before; taking back and returning to one's seat give no time.
        """
        if self.kind == NONE:
            return
        passed = self.downtimes.passed(self.at, at) if self.at else 0
        for seat, runs in enumerate(running):
            if self.running[seat]:
                self.spent[seat] += passed
            if self.kind == MOVE and (seat == progressed or (anew and runs and not self.running[seat])):
                self.spent[seat] = 0
        self.running = list(running)
        self.at = at

    def left(self, seat: int, at: int) -> int | None:
        """How many milliseconds a seat has left; None where there are no clocks."""
        if self.kind == NONE:
            return None
        used = self.spent[seat] + (self.downtimes.passed(self.at, at) if self.running[seat] else 0)
        return self.budget - used

    def next_fall(self, at: int) -> tuple[int, int] | None:
        """In how many milliseconds the first clock runs out, and whose; None where none runs."""
        if self.kind == NONE:
            return None
        falls = [
            (self.budget - self.spent[seat] - self.downtimes.passed(self.at, at), seat)
            for seat, runs in enumerate(self.running)
            if runs
        ]
        return min(falls, default=None)
