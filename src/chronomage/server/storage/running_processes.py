"""The watch: which processes serve this database, and when none did."""

from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chronomage.server.now import now
from chronomage.server.storage.database import Database
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.schema import DOWNTIMES, PROCESSES

SILENCE: Final = 20_000  # milliseconds without a sign after which a process is taken for dead
START: Final = 6_000  # so long after the last sign of anybody, one who begins was not there in time
OUTAGE: Final = 12_000  # so long after it, those who were there all along could not write anything down


class RunningProcesses:
    """One process's part in it: it signs on every few seconds, and keeps the downtimes up to date."""

    def __init__(self, database: Database, process: str, downtimes: Downtimes) -> None:
        self.database = database
        self.process = process
        self.downtimes = downtimes
        self.others: set[str] = set()  # the other processes on this database

    async def begin(self) -> None:
        """Sign on for the first time. With SQLite there is no other process: what came before is a downtime."""
        at = now()
        async with self.database.writing() as connection:
            await self.note_downtime(connection, at, 0 if self.database.is_sqlite else START)
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.seen_at < at - SILENCE))
            self.others = set((await connection.execute(select(PROCESSES.c.id))).scalars())
            await connection.execute(insert(PROCESSES), {"id": self.process, "seen_at": at})
        await self.read_downtimes()

    async def sign_on(self) -> set[str]:
        """Say that we live; the processes that are gone since the last time."""
        at = now()
        async with self.database.writing() as connection:
            await self.note_downtime(connection, at, OUTAGE)
            mine = update(PROCESSES).where(PROCESSES.c.id == self.process).values(seen_at=at)
            if (await connection.execute(mine)).rowcount == 0:
                await connection.execute(insert(PROCESSES), {"id": self.process, "seen_at": at})
            alive = select(PROCESSES.c.id).where(PROCESSES.c.seen_at >= at - SILENCE, PROCESSES.c.id != self.process)
            others = set((await connection.execute(alive)).scalars())
        await self.read_downtimes()
        gone = self.others - others
        self.others = others
        return gone

    async def end(self) -> None:
        """Sign off; an empty span says until when somebody was there."""
        at = now()
        async with self.database.writing() as connection:
            down = self.database.insert_new(DOWNTIMES, DOWNTIMES.c.began_at)
            await connection.execute(down, [{"began_at": at, "ended_at": at}])
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.process))

    async def note_downtime(self, connection: AsyncConnection, at: int, unless_within: int) -> None:
        """Write down that nobody was there since the last sign, where that is long enough ago."""
        seen = await connection.scalar(select(func.max(PROCESSES.c.seen_at))) or 0
        stopped = await connection.scalar(select(func.max(DOWNTIMES.c.ended_at))) or 0
        last = max(seen, stopped)
        if last and seen < at - unless_within:
            down = self.database.insert_new(DOWNTIMES, DOWNTIMES.c.began_at)
            await connection.execute(down, [{"began_at": last + 1, "ended_at": at}])

    async def read_downtimes(self) -> None:
        """Learn when nobody was there."""
        query = select(DOWNTIMES.c.began_at, DOWNTIMES.c.ended_at).order_by(DOWNTIMES.c.began_at)
        async with self.database.reading() as connection:
            self.downtimes.spans = [(row[0], row[1]) for row in await connection.execute(query)]
