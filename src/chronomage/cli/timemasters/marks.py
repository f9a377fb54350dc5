"""Marks of Time Masters: Ke, slots and cards in a few signs, told apart without colour."""

from typing import Final

from rich.text import Text

ACTIVE: Final = "●"
EXHAUSTED: Final = "○"
EPHEMERAL: Final = "◆"
SLOT: Final = "▢"
CLOSED: Final = "▯"
LONGEST_ROW: Final = 8  # of one sign; more are counted


def row(sign: str, count: int, style: str) -> Text:
    """A sign so many times, or with its count."""
    return Text(sign * count if count <= LONGEST_ROW else f"{sign}×{count} ", style)


def ke(active: int, exhausted: int, ephemeral: int) -> Text:
    """A player's Ke: active and exhausted ones with their count, then ephemeral ones."""
    shown = row(ACTIVE, active, "bold yellow") + row(EXHAUSTED, exhausted, "dim")
    shown += Text(f" {active}/{active + exhausted}")
    if ephemeral:
        shown += Text("  ") + row(EPHEMERAL, ephemeral, "bright_blue") + Text(f" {ephemeral}")
    return shown


def slots(count: int) -> Text:
    """Empty slots of a Timer."""
    return Text(SLOT * count)
