"""The database: SQLite in a file, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.schema import Table
from sqlalchemy.sql.dml import ReturningInsert

from chronomage.kernel.errors import ChronomageError
from chronomage.protocol.codes import Refusal

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Choices of one moment belong to as many tables, and are written with the page of each of them: small pages, which are
# brought to their places seldom, make that less than half of what it would be.
PAGE: Final = 1024
PAGES_AHEAD: Final = 16_000
NOT_SAVED: Final = "that could not be written down for certain just now; look at the table, and try again."


class BadDatabase(ChronomageError):
    """The address of the database cannot be used."""


def database_url(text: str) -> URL:
    """The address of a database with the driver that we use for it."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise BadDatabase(
            "the database's address is like sqlite:///games.sqlite or postgresql://user@host/name."
        ) from error
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"there is no support for {kind}: give an address of sqlite or postgresql.")
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("games are kept in a file: give an address like sqlite:///games.sqlite.")
        url = url.set(database=str(Path(url.database).expanduser()))
    return url.set(drivername=DRIVERS[kind])


class Database:
    """One process's way to the database. A statement that cannot be carried out now is a Refusal."""

    def __init__(self, address: str) -> None:
        self.url = database_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.writable = True  # whether what was last to be written was; we sign on every few seconds
        # SQLite has one writer at a time: better to queue here than to knock until it is free.
        self.writer = asyncio.Lock() if self.is_sqlite else None
        if self.is_sqlite:
            self.engine = create_async_engine(self.url, connect_args={"timeout": 10}, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            # A connection that the database has closed meanwhile is noticed before it is used.
            self.engine = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_timeout=5, pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"timeout": 5, "command_timeout": 20},
            )  # fmt: skip

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with_connection = self.engine.connect()
        try:
            async with with_connection as connection:
                yield connection
        except FAILURES as error:
            raise Refusal("storage", NOT_SAVED) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk afterwards, or none."""
        try:
            if self.writer is None:
                async with self.engine.begin() as connection:
                    yield connection
            else:
                async with self.writer, self.engine.begin() as connection:
                    yield connection
            self.writable = True
        except FAILURES as error:
            self.writable = isinstance(error, IntegrityError)
            raise Refusal("storage", NOT_SAVED) from error

    def insert_new(self, table: Table, *returning: Any) -> ReturningInsert[Any]:
        """An insertion that passes over rows whose key is taken, and gives back those that it made."""
        dialect = sqlite if self.is_sqlite else postgresql
        statement: ReturningInsert[Any] = dialect.insert(table).on_conflict_do_nothing().returning(*returning)
        return statement

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


# What a database says that is full, locked, stopping or gone. Everything else is our own mistake, and is raised.
FAILURES: Final = (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError)


def prepare_sqlite(connection: Any, _: object) -> None:
    """Write ahead, and be on disk when a transaction ends, also if the power fails then."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA page_size={PAGE}")  # of a new file; others stay as they are
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES_AHEAD}")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # what somebody wants deleted is not to stay in the file
    cursor.close()
