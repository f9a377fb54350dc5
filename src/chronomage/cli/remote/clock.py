"""Clocks at a table of a server, as a terminal can show them: what they stand at when one looks."""

from collections.abc import Callable, Sequence
from typing import Final

from chronomage.protocol.tables import Clock

RUNS: Final = "▸ "
STANDS: Final = "  "


def face(milliseconds: int) -> str:
    """A time as a clock shows it: minutes and seconds, with hours before them where there are any."""
    seconds = max(milliseconds, 0) // 1000
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def terms(say: Callable[..., str], clock: Clock) -> str | None:
    """How much time everybody has at a table; None where nobody looks at a clock."""
    if clock.kind == "none":
        return None
    return say(f"server.clock-{clock.kind}", time=face(clock.seconds * 1000))


def faces(names: Sequence[str], left: Sequence[int | None], running: Sequence[int]) -> list[str]:
    """Everybody's clock, with a mark at those that run; bots have none."""
    return [
        f"{RUNS if seat in running else STANDS}{face(time)}  {names[seat]}"
        for seat, time in enumerate(left)
        if time is not None
    ]
