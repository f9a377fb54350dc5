"""The bots that sit at tables, as one process keeps them: each goes on from what it thought before."""

import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from chronomage.bots import Bot, GameFacts
from chronomage.server.thinking.remembered import starts_with

MOST_BOTS: Final = 64
MOST_BYTES: Final = 1 << 30  # that a process may take up before it forgets bots for it
MEMORY: Final = Path("/proc/self/statm")  # in pages, the second figure being what is in memory; Linux alone has it
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096

Seat = tuple[str, int, str]  # the table's id, the seat, and the bot's name


@dataclass
class Seated:
    """A bot at a seat, the game it has begun, and the choices that had been made when it was last asked."""

    bot: Bot
    beginning: tuple[object, ...]
    history: Sequence[tuple[int, int]]


def memory_used() -> int:
    """How many bytes of memory this process takes up; 0 where the system does not say."""
    try:
        return int(MEMORY.read_text().split()[1]) * PAGE
    except (OSError, IndexError, ValueError):
        return 0


class SeatedBots:
    """At most so many bots by their seats; the one that was not asked longest is forgotten first.

    A bot that did not live to answer is never asked again. One whose game has gone back, or begun anew at the same
    table, begins again: what it remembers may be of choices that were never made.
    """

    def __init__(
        self, most: int = MOST_BOTS, most_bytes: int = MOST_BYTES, used: Callable[[], int] = memory_used
    ) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.used = used
        self.seats: OrderedDict[Seat, Seated] = OrderedDict()

    def take(
        self,
        seat: Seat,
        beginning: tuple[object, ...],
        history: Sequence[tuple[int, int]],
        make: Callable[[], Bot],
        info: Callable[[], GameFacts],
    ) -> Seated:
        """The bot of a seat, taken out until it is put back, and in the game that has come so far."""
        known = self.seats.pop(seat, None)
        if known is None:
            known = Seated(make(), (), ())
        if known.beginning != beginning or not starts_with(history, known.history):
            known.bot.begin(info(), seat[1])
            known.beginning = beginning
        known.history = history
        return known

    def put_back(self, seat: Seat, seated: Seated) -> None:
        """Keep a bot that has answered; others are forgotten where it is one too many, or memory runs out."""
        self.seats[seat] = seated
        while len(self.seats) > self.most or (len(self.seats) > 1 and self.used() > self.most_bytes):
            self.seats.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Forget all bots of a table."""
        for seat in [seat for seat in self.seats if seat[0] == table_id]:
            del self.seats[seat]
