"""Settling options: names and values that a game has are taken, all others refused with what is allowed."""

from collections.abc import Mapping
from typing import Any

from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.rules import Option


def given_texts(
    title: str, options: tuple[Option, ...], given: Mapping[Any, object], free: tuple[str, ...]
) -> dict[str, str]:
    """The given values as texts; those of a `free` option are for the game to check, and kept as they are written."""
    by_name = {option.name: option for option in options}
    texts: dict[str, str] = {}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption(f"{title} has no option {shorten(name)}. Its options: {', '.join(by_name)}.")
        text = value if isinstance(value, str) else shorten(value)
        texts[name] = text if name in free else text.lower()
    for name, text in texts.items():
        if name not in free and text not in by_name[name].values:
            raise BadOption(f"{name} can be {', '.join(by_name[name].values)}; not {shorten(text)}.")
    return texts


def check_seats(title: str, seats: int) -> None:
    """Refuse a table for one, or for five."""
    if not 2 <= seats <= 4:
        raise BadOption(f"{title} is for 2, 3 or 4 players, not {shorten(seats)}.")


def check_first_player(seats: int, first: str) -> None:
    """Refuse a first player who does not sit at the table."""
    if first != "random" and int(first) >= seats:
        raise BadOption(f"first_player {first} does not sit at a table of {seats}; seats count from 0.")
