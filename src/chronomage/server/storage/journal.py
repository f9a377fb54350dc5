"""The journals of all games, written in groups: whatever waits while one transaction runs goes into the next."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import func, select

from chronomage.protocol.codes import Refusal
from chronomage.server.storage.database import NOT_SAVED, Database
from chronomage.server.storage.entry import Entry, Then
from chronomage.server.storage.journal_writers import JournalWriter
from chronomage.server.storage.schema import JOURNAL

MOST_AT_ONCE: Final = 500
MOST_IN_A_TURN: Final = 30  # that are told before the event loop may turn to others
BREATH: Final = 0.0005  # seconds for each entry of a group
LONGEST_BREATH: Final = 0.01
log: Final = structlog.get_logger("chronomage.journal")


class JournalReader:
    """Reads journals."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table_id: str, first: int = 0) -> list[Entry]:
        """The entries of a table from that number on."""
        query = select(JOURNAL).where(JOURNAL.c.table_id == table_id, JOURNAL.c.number >= first)
        async with self.database.reading() as connection:
            return [Entry(*row) for row in await connection.execute(query.order_by(JOURNAL.c.number))]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        counted = select(JOURNAL.c.table_id, func.max(JOURNAL.c.number)).group_by(JOURNAL.c.table_id)
        async with self.database.reading() as connection:
            found = await connection.execute(counted.where(JOURNAL.c.table_id.in_(table_ids)))
            return {row[0]: row[1] + 1 for row in found}


class Journal(JournalReader):
    """Writes entries down; one that was written is on disk, and no other has its number."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        super().__init__(database)
        self.writer = writer
        self.waiting: list[tuple[Entry, Then]] = []
        self.woken = asyncio.Event()
        self.is_busy = False
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self.writer.open()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self.task is not None:
            while self.waiting or self.is_busy:
                await asyncio.sleep(0.01)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.writer.close()

    def write(self, entry: Entry, then: Then) -> None:
        """Write an entry with the next group."""
        self.waiting.append((entry, then))
        self.woken.set()

    async def append(self, entry: Entry) -> bool:
        """Write an entry; false where its number is taken. A Refusal: it may or may not have been written."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(outcome: bool | Refusal) -> None:
            if written.done():  # who asked has gone
                return
            if isinstance(outcome, Refusal):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self.write(entry, then)
        return await written

    async def run(self) -> None:
        """Write group after group; where much is going on, one is told while the next is being written."""
        loop = asyncio.get_running_loop()
        untold: list[tuple[Then, bool | Refusal]] = []
        while True:
            self.is_busy = bool(untold)
            await self.woken.wait()
            self.is_busy = True
            began = loop.time()
            group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting:
                self.woken.clear()
            writing = asyncio.create_task(self.outcomes(group))
            if untold:
                await asyncio.sleep(0)  # the writing begins
                await tell(untold)
            untold = await writing
            # Where much is going on, a breath makes the groups larger and the work less.
            next_begins = began if len(group) == 1 else began + min(LONGEST_BREATH, BREATH * len(group))
            if not self.waiting or loop.time() < next_begins:
                await tell(untold)
                untold = []
            if loop.time() < next_begins:
                await asyncio.sleep(next_begins - loop.time())

    async def outcomes(self, group: list[tuple[Entry, Then]]) -> list[tuple[Then, bool | Refusal]]:
        """Write a group: what each of them is to hear."""
        try:
            taken = await self.writer.write([entry for entry, _ in group])
        except Exception as error:
            # Whatever went wrong, those who wait must hear of it, and the next group is tried again.
            refusal = error if isinstance(error, Refusal) else Refusal("storage", NOT_SAVED)
            refusal.__cause__ = error if refusal is not error else error.__cause__
            return [(then, refusal) for _, then in group]
        return [(then, not taken or entry[:2] not in taken) for entry, then in group]


async def tell(outcomes: list[tuple[Then, bool | Refusal]]) -> None:
    """Let those who wait go on; whatever goes wrong with one of them, the others go on too."""
    for number, (then, outcome) in enumerate(outcomes):
        if number % MOST_IN_A_TURN == MOST_IN_A_TURN - 1:
            await asyncio.sleep(0)  # what was told so far goes out, and what has come meanwhile is heard
        try:
            then(outcome)
        except Exception:
            log.exception("what followed from an entry failed")
