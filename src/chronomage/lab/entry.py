"""Entries: the bots that play against each other, each with the time that it may take for a decision."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chronomage.bots import Bot, Limit, bot_names, find_bot, find_maker
from chronomage.kernel.errors import BadOption

LIMITED: Final = re.compile(r"(?P<bot>.+)@(?P<amount>\d+(\.\d+)?)(?P<seconds>s?)")
HOW: Final = "a bot's limit is written as magician@0.5s (seconds a decision) or magician@400 (iterations)"


@dataclass(frozen=True)
class Entry:
    """A bot by its name or place, with or without a limit of its own."""

    bot: str
    limit: Limit | None = None

    @property
    def name(self) -> str:
        """As it is written: `magician@0.5s`."""
        if self.limit is None:
            return self.bot
        if self.limit.seconds is not None:
            return f"{self.bot}@{self.limit.seconds:g}s"
        return f"{self.bot}@{self.limit.iterations}"

    def made(self, game: str) -> Bot:
        """The bot itself."""
        return find_bot(self.bot, game)


def read_entry(text: str) -> Entry:
    """An entry as it is written: `apprentice`, `my_bot.py:MyBot`, `magician@0.5s`, `magician@400`."""
    bot, at, _ = text.rpartition("@")
    if not at:
        return Entry(text)
    found = LIMITED.fullmatch(text)
    if found is None:
        raise BadOption(f"{HOW}, not {text!r}.")
    if found["seconds"]:
        return Entry(bot, Limit(seconds=float(found["amount"])))
    if "." in found["amount"]:
        raise BadOption(f"{HOW}, not {text!r}: iterations are whole.")
    return Entry(bot, Limit(iterations=int(found["amount"])))


def seat_bots(names: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """One bot of that game for each seat: the names in turn, from the first again when they run out."""
    if not names:
        raise BadOption(f"name at least one bot; the bots are {', '.join(bot_names(game))}.")
    for name in names:
        find_maker(name, game)
    if len(names) > players:
        raise BadOption(f"{len(names)} bots are too many for {players} players.")
    return tuple(names[seat % len(names)] for seat in range(players))


def seat_entries(names: Sequence[str], players: int, game: str) -> tuple[Entry, ...]:
    """The same for bots that may have limits, as they are written."""
    entries = [read_entry(name) for name in names]
    seat_bots([entry.bot for entry in entries], players, game)
    return tuple(entries[seat % len(entries)] for seat in range(players))
