"""How games ended, written once; games that end shortly after each other share a transaction."""

import asyncio
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, insert, select, update

from chronomage.server.storage.database import Database
from chronomage.server.storage.results import account_of, rate
from chronomage.server.storage.rows import OVER, PLAYING, TableRow
from chronomage.server.storage.schema import RESULTS, TABLES

MOST_AT_ONCE: Final = 100
INTERVAL: Final = 0.1  # seconds from one transaction to the next: nobody waits for these but the lists

CLOSE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("ended"))
    .values(status=OVER, look_at=None, ended_at=bindparam("at"), scores=bindparam("points"), places=bindparam("order"))
)


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game of a table ended, and when; by seat, the scores, the places and who gave up."""

    row: TableRow
    at: int
    scores: list[int]
    places: list[int]
    gave_up: list[bool]


class Endings:
    """Closes tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Ending, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None
        self.last = 0.0  # when the last transaction began

    async def write(self, ending: Ending) -> bool:
        """Close a table; false where that was done already."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[bool] = loop.create_future()
        self.waiting.append((ending, written))
        if self.task is None or self.task.done():
            self.task = loop.create_task(self.run())
        return await written

    async def run(self) -> None:
        """Write down all that wait."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            await asyncio.sleep(self.last + INTERVAL - loop.time())
            self.last = loop.time()
            group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self.settle(group)

    async def settle(self, group: list[tuple[Ending, asyncio.Future[bool]]]) -> None:
        """Write a group down, and let those who wait for it go on."""
        try:
            closed = await self.close_tables([ending for ending, _ in group])
        except Exception as error:
            if len(group) > 1 and self.database.writable:  # one of them may stand in the way of the others
                for each in group:
                    await self.settle([each])
                return
            for _, written in group:
                if not written.done():
                    written.set_exception(error)
            return
        for ending, written in group:
            if not written.done():
                written.set_result(ending.row.id in closed)

    async def close_tables(self, endings: list[Ending]) -> set[str]:
        """Close tables in one transaction: those that were not closed before."""
        ids = sorted(ending.row.id for ending in endings)
        playing = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.status == PLAYING)
        async with self.database.writing() as connection:
            # Locked, so that of two processes one writes the results; in order, so that neither waits for the other.
            found = await connection.execute(playing.order_by(TABLES.c.id).with_for_update())
            closed = set(found.scalars())
            new = [ending for ending in endings if ending.row.id in closed]
            if not new:
                return closed
            await connection.execute(CLOSE, [closing(ending) for ending in new])
            await connection.execute(insert(RESULTS), [line for ending in new for line in lines(ending)])
            for ending in new:
                if ending.row.rated:
                    await rate(connection, ending.row.game, ranked(ending))
        return closed

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)


def closing(ending: Ending) -> dict[str, object]:
    """What its table has of it."""
    return {"ended": ending.row.id, "at": ending.at, "points": ending.scores, "order": ending.places}


def lines(ending: Ending) -> list[dict[str, object]]:
    """The result of each seat."""
    return [
        {
            "table_id": ending.row.id,
            "seat": seat.seat,
            "player": seat.player,
            "score": ending.scores[seat.seat],
            "place": ending.places[seat.seat],
            "gave_up": ending.gave_up[seat.seat],
        }
        for seat in ending.row.seats
    ]


def ranked(ending: Ending) -> list[tuple[int, int]]:
    """The accounts that played, each with its place; guests and bots have none."""
    found = [(account_of(seat.player), ending.places[seat.seat]) for seat in ending.row.seats]
    return [(account, place) for account, place in found if account is not None]
