"""A lasting connection to PostgreSQL: it comes back whenever it is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import signature
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL

SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
log: Final = structlog.get_logger("chronomage.postgres_connection")

Work = Callable[[Any], Awaitable[object]]


def connect_arguments(url: URL) -> dict[str, Any]:
    """An address as asyncpg takes it, read just as SQLAlchemy reads it, so that both reach the same database."""
    dialect: Any = PGDialect_asyncpg
    _, arguments = dialect().create_connect_args(url)
    # SQLAlchemy takes some of them for itself, and does not hand them on.
    taken = signature(asyncpg.connect).parameters
    return {name: value for name, value in arguments.items() if name in taken}


class PostgresConnection:
    """One connection, used by one at a time. `prepare` is done with every new one before anybody else may use it."""

    def __init__(self, name: str, url: URL, prepare: Work, pulse: float, limit: float) -> None:
        self.name = name
        self.arguments = connect_arguments(url)
        self.prepare = prepare
        self.pulse = pulse  # seconds between two looks whether the connection still answers
        self.limit = limit  # seconds after which one that does not answer is given up
        self.lock = asyncio.Lock()
        self.connection: Any = None
        self.up = asyncio.Event()
        self.failure = ""  # what went wrong last
        self.mourned = False  # whether this outage is in the log
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to connect; `up` says when that is done."""
        self.task = asyncio.create_task(self.keep())

    async def close(self) -> None:
        """Close the connection for good."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None

    async def use(self, work: Work) -> bool:
        """Do something with the connection. False: there is none, or it failed and is given up for a new one."""
        async with self.lock:
            connection = self.connection
            if connection is None or connection.is_closed():
                return False
            try:
                async with asyncio.timeout(self.limit):
                    await work(connection)
            except Exception as error:
                # Whatever it was, a new connection puts it right or tells why not.
                self.failure = describe(error)
                connection.terminate()
                return False
            return True

    async def keep(self) -> None:
        """Connect again and again, with longer and longer pauses while it fails."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                await self.connect_and_hold()
                pause = SHORTEST_PAUSE
            except Exception as error:
                self.failure = describe(error)
            if not self.mourned:
                self.mourned = True
                log.warning("lost the database", connection=self.name, reason=self.failure)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def connect_and_hold(self) -> None:
        """Connect, and come back when the connection is lost; an error: there was none to lose."""
        connection = await asyncpg.connect(
            **self.arguments,
            timeout=self.limit,
            command_timeout=self.limit,
            server_settings={"application_name": f"chronomage {self.name}"},
        )
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            async with self.lock:
                await self.prepare(connection)
                self.connection = connection
            self.up.set()
            if self.mourned:
                self.mourned = False
                log.info("the database is back", connection=self.name)
            self.failure = "the connection was closed"
            await self.watch(lost)
        finally:
            self.up.clear()
            self.connection = None
            with suppress(Exception):  # a connection that cannot be closed is aborted, and that is as good
                await connection.close(timeout=1)

    async def watch(self, lost: asyncio.Event) -> None:
        """Wait for the end of the connection; one that is dead without a word is found out by asking."""
        while True:
            try:
                async with asyncio.timeout(self.pulse):
                    await lost.wait()
                return
            except TimeoutError:
                if not await self.use(lambda connection: connection.execute("SELECT 1")):
                    return


def describe(error: Exception) -> str:
    """What went wrong, in one line."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
