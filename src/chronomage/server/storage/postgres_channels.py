"""Fan-out between server processes, by PostgreSQL's LISTEN and NOTIFY, through restarts and broken connections."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final

import structlog
from litestar.channels import ChannelsBackend
from sqlalchemy.engine import URL

from chronomage.server.storage.database import BadDatabase, database_url
from chronomage.server.storage.news import LARGEST_PAYLOAD
from chronomage.server.storage.postgres_connection import PostgresConnection

LONGEST_CHANNEL: Final = 63  # bytes; PostgreSQL's own limit

# Said in place of what was lost: whoever hears it looks for himself what has changed.
GAP: Final = b'{"gap":true}'
NOTIFY: Final = "SELECT pg_notify(channel, $2) FROM unnest($1::text[]) AS channel"

PULSE: Final = 10.0
LIMIT: Final = 5.0
PATIENCE: Final = 10.0

log: Final = structlog.get_logger("chronomage.fanout")


class PostgresChannels(ChannelsBackend):
    """Messages to all processes on one database. None is lost without somebody being told to look.

    - What others say while we are not connected we cannot hear: after every reconnection `on_gap` is called.
    - What we say while we are not connected is dropped: after the reconnection, `gap` is said on the same channels.
    """

    def __init__(
        self,
        address: str | URL,
        on_gap: Callable[[], None],
        *,
        gap: bytes = GAP,
        pulse: float = PULSE,
        limit: float = LIMIT,
        patience: float = PATIENCE,
    ) -> None:
        self.url = database_url(address) if isinstance(address, str) else address
        self.on_gap = on_gap
        self.gap = gap.decode()
        self.patience = patience
        self.listening = PostgresConnection("listening", self.url, self.listen_again, pulse, limit)
        self.speaking = PostgresConnection("speaking", self.url, self.make_good, pulse, limit)
        self.channels: set[str] = set()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.has_listened = False
        self.dropped = 0  # messages, since the start
        self.missed: set[str] = set()  # channels on which others must be told that something was lost

    async def on_startup(self) -> None:
        """Connect; a database that does not answer is a BadDatabase."""
        self.has_listened = False
        self.listening.open()
        self.speaking.open()
        try:
            async with asyncio.timeout(self.patience):
                await self.listening.up.wait()
                await self.speaking.up.wait()
        except TimeoutError as error:
            waited_for = self.speaking if self.listening.up.is_set() else self.listening
            await self.on_shutdown()
            raise BadDatabase(
                f"no connection to {self.url.render_as_string(hide_password=True)} within {self.patience:g} seconds: "
                f"{waited_for.failure or 'no answer'}."
            ) from error
        except BaseException:
            await self.on_shutdown()
            raise

    async def on_shutdown(self) -> None:
        """Close the connections."""
        await self.speaking.close()
        await self.listening.close()
        self.channels.clear()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something on these channels, or see to it that `gap` is said later; never an error."""
        names = [channel for channel in channels if is_channel(channel)]
        # A message that PostgreSQL would refuse is our own mistake; others may still look for what it was about.
        payload = data.decode() if is_payload(data) else self.gap
        if await self.speaking.use(lambda connection: connection.execute(NOTIFY, names, payload)):
            return
        if not self.missed:  # once per outage
            log.warning("messages to other processes are being dropped", reason=self.speaking.failure)
        self.dropped += 1
        self.missed.update(names)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen on these channels from now on; without a connection, as soon as there is one."""
        new = {channel for channel in channels if is_channel(channel)} - self.channels
        self.channels |= new
        await self.listening.use(lambda connection: self.listen(connection, new))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen on these channels no more."""
        old = set(channels) & self.channels
        self.channels -= old

        async def unlisten(connection: Any) -> None:
            for channel in old - self.channels:
                await connection.remove_listener(channel, self.hear)

        await self.listening.use(unlisten)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """All that is said on our channels, as it comes."""
        while True:
            channel, data = await self.heard.get()
            if channel in self.channels:  # we may have left it meanwhile
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """What was said before is not kept here: the database has it all."""
        raise NotImplementedError

    async def listen_again(self, connection: Any) -> None:
        """Listen with a new connection to all that we listened to; something may have been said in between."""
        await self.listen(connection, self.channels)
        if self.has_listened:
            try:
                self.on_gap()
            except Exception:
                log.exception("looking for what was missed failed")
        self.has_listened = True

    async def listen(self, connection: Any, channels: set[str]) -> None:
        """Listen on these channels, less those that have been left meanwhile."""
        for channel in sorted(channels):
            if channel in self.channels:
                await connection.add_listener(channel, self.hear)

    async def make_good(self, connection: Any) -> None:
        """Tell others that on these channels something was not said."""
        names = sorted(self.missed)
        if names:
            await connection.execute(NOTIFY, names, self.gap)
            self.missed.difference_update(names)
            log.info("others have been told to look for what was dropped", channels=len(names), dropped=self.dropped)

    def hear(self, connection: Any, process: int, channel: str, payload: object) -> None:
        """Something was said."""
        self.heard.put_nowait((channel, str(payload).encode()))


def is_payload(data: bytes) -> bool:
    """Whether PostgreSQL takes this message: short text, and no zero in it."""
    if len(data) <= LARGEST_PAYLOAD and b"\0" not in data and is_text(data):
        return True
    log.error("this is no message for other processes", size=len(data), beginning=repr(data[:80]))
    return False


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def is_channel(name: str) -> bool:
    """Whether PostgreSQL takes this name; with another there is nobody to hear us."""
    if 0 < len(name.encode()) <= LONGEST_CHANNEL and "\0" not in name:
        return True
    log.error("this is no name for a channel", channel=name[:80])
    return False
