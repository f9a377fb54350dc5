"""The hands that write the journal.

Every choice of every table goes through here, so they speak to the drivers themselves, one statement and one wait for a
whole group; the rest of the storage is in no such hurry.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec

from chronomage.protocol.codes import Refusal
from chronomage.server.storage.database import NOT_SAVED, Database, prepare_sqlite
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.news import of_entries
from chronomage.server.storage.postgres_connection import PostgresConnection

Key = tuple[str, int]  # the table, and the number in its journal

SQLITE_INSERT: Final = 'INSERT INTO journal (table_id, number, "at", kind, seat, content)'
SQLITE_ALL: Final = f"""
{SQLITE_INSERT} SELECT
    json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
FROM json_each(?)
"""
SQLITE_ONE: Final = f"{SQLITE_INSERT} VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"

POSTGRES_INSERT: Final = """
INSERT INTO journal (table_id, number, "at", kind, seat, content)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[])
"""
# The other processes are told in the same breath: what they hear of is in the journal, and nothing is there unheard.
POSTGRES_NOTIFY: Final = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"
POSTGRES_ALL: Final = f"WITH written AS ({POSTGRES_INSERT}) SELECT pg_notify($7, news) FROM unnest($8::text[]) AS news"
POSTGRES_FREE: Final = f"{POSTGRES_INSERT} ON CONFLICT DO NOTHING RETURNING table_id, number"
PULSE: Final = 10.0
LIMIT: Final = 10.0


class JournalWriter(Protocol):
    """Writes groups of entries."""

    async def write(self, entries: Sequence[Entry]) -> set[Key]:
        """Write a group in one transaction: the keys of those whose numbers were taken. A Refusal: perhaps none."""
        ...

    def open(self) -> None:
        """Get ready."""
        ...

    async def close(self) -> None:
        """Put the pen down."""
        ...


class SqliteJournalWriter:
    """Writes from a thread of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.thread = ThreadPoolExecutor(1, "journal")
        self.connection: sqlite3.Connection | None = None

    def open(self) -> None:
        """The first group opens the file."""

    async def write(self, entries: Sequence[Entry]) -> set[Key]:
        """Write a group in one transaction."""
        assert self.database.writer is not None
        async with self.database.writer:
            try:
                taken = await asyncio.get_running_loop().run_in_executor(self.thread, self.insert, entries)
            except sqlite3.Error as error:
                self.database.writable = False
                raise Refusal("storage", NOT_SAVED) from error
            self.database.writable = True
            return taken

    def insert(self, entries: Sequence[Entry]) -> set[Key]:
        """What the thread does."""
        if self.connection is None:
            path = str(self.database.url.database)
            self.connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
            prepare_sqlite(self.connection, None)
        try:
            # One statement, which is a transaction. Every call into SQLite lets go of the interpreter, and where much
            # is going on it takes milliseconds to get it back.
            self.connection.execute(SQLITE_ALL, [msgspec.json.encode(entries)])
        except sqlite3.IntegrityError:
            return self.insert_one_by_one(self.connection, entries)
        return set()

    def insert_one_by_one(self, connection: sqlite3.Connection, entries: Sequence[Entry]) -> set[Key]:
        """Write those whose numbers are free; the keys of the others."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            taken = {entry[:2] for entry in entries if connection.execute(SQLITE_ONE, entry).rowcount != 1}
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return taken

    async def close(self) -> None:
        """Close the file."""
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


class PostgresJournalWriter:
    """Writes over a connection of its own."""

    def __init__(self, database: Database, channel: str, origin: str) -> None:
        self.database = database
        self.channel = channel
        self.origin = origin
        self.connection = PostgresConnection("writing", database.url, no_preparation, PULSE, LIMIT)

    def open(self) -> None:
        """Begin to connect."""
        self.connection.open()

    async def write(self, entries: Sequence[Entry]) -> set[Key]:
        """Write a group in one statement, which is a transaction."""
        # All processes write in the same order: none waits for another that waits for it.
        ordered = sorted(entries)
        columns = [list(column) for column in zip(*ordered, strict=True)]
        taken: set[Key] = set()

        async def insert(connection: Any) -> None:
            try:
                await connection.execute(POSTGRES_ALL, *columns, self.channel, of_entries(self.origin, ordered))
            except asyncpg.UniqueViolationError:
                async with connection.transaction():
                    free = {(row[0], row[1]) for row in await connection.fetch(POSTGRES_FREE, *columns)}
                    written = [entry for entry in ordered if entry[:2] in free]
                    await connection.execute(POSTGRES_NOTIFY, self.channel, of_entries(self.origin, written))
                taken.update({entry[:2] for entry in ordered} - free)

        self.database.writable = await self.connection.use(insert)
        if not self.database.writable:
            raise Refusal("storage", NOT_SAVED)
        return taken

    async def close(self) -> None:
        """Close the connection."""
        await self.connection.close()


async def no_preparation(_: Any) -> None:
    """A connection that writes needs none."""
