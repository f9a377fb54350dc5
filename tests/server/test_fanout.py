"""What one server process says, all hear; and after any trouble with PostgreSQL, all know that they must look."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar.channels import ChannelsPlugin
from sqlalchemy import make_url
from structlog.testing import LogCapture

from chronomage.server.storage import postgres_channels
from chronomage.server.storage.database import BadDatabase, Database
from chronomage.server.storage.postgres_channels import GAP, LARGEST_PAYLOAD, PostgresChannels
from chronomage.server.storage.postgres_connection import connect_arguments
from tests.server.postgres import USER, Cluster
from tests.waiting import PATIENCE

NEWS = "news"


@pytest.fixture(scope="session")
def address(shared_cluster: Cluster) -> str:
    return shared_cluster.create_database("fanout")


def tell(story: Coroutine[Any, Any, None]) -> None:
    """Run a story; one that hangs, or leaves something running, is a failure."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(in_time())


class Process:
    """One server process, as far as it speaks and listens."""

    def __init__(self, address: str, **settings: Any) -> None:
        self.gap = asyncio.Event()
        self.backend = PostgresChannels(address, self.gap.set, **settings)
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def say(self, text: bytes) -> None:
        await self.backend.publish(text, [NEWS])

    async def listen(self) -> None:
        async for _, message in self.backend.stream_events():
            self.heard.put_nowait(message)

    async def reconnected(self) -> None:
        await self.gap.wait()
        self.gap.clear()
        await self.backend.speaking.up.wait()


@asynccontextmanager
async def process(address: str, **settings: Any) -> AsyncIterator[Process]:
    one = Process(address, **settings)
    await one.backend.on_startup()
    listening = asyncio.create_task(one.listen())
    await one.backend.subscribe([NEWS])
    try:
        yield one
    finally:
        listening.cancel()
        await asyncio.wait([listening])
        await one.backend.on_shutdown()


def cut_off(cluster: Cluster, connection: str) -> None:
    """Have PostgreSQL close the connections of that name."""
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'chronomage {}'"
    assert "t" in cluster.run(query.format(connection))


def recorded(monkeypatch: pytest.MonkeyPatch) -> LogCapture:
    """What fan-out writes to the log from now on."""
    capture = LogCapture()
    monkeypatch.setattr(postgres_channels, "log", structlog.wrap_logger(None, processors=[capture]))
    return capture


def kill_and_start(cluster: Cluster) -> None:
    cluster.kill()
    cluster.start()


def test_all_hear_what_one_says(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        async with process(address) as one, process(address) as other:
            await one.say("Зима".encode())
            assert await other.heard.get() == await one.heard.get() == "Зима".encode()
            await other.backend.publish(b"elsewhere", ["elsewhere"])
            await other.backend.unsubscribe([NEWS])
            await one.say(b"more")
            assert await one.heard.get() == b"more"
            await other.backend.subscribe([NEWS])
            await one.say(b"again")
            assert await other.heard.get() == b"again"
            assert not one.gap.is_set()

    tell(story())


@pytest.mark.parametrize(
    "trouble",
    [Cluster.restart, lambda cluster: cluster.restart("immediate"), kill_and_start],
    ids=["restart", "crash", "kill"],
)
def test_after_a_restart_all_look_and_hear_again(
    postgres: Cluster, address: str, trouble: Callable[[Cluster], None]
) -> None:
    async def story() -> None:
        async with process(address) as one, process(address) as other:
            await asyncio.to_thread(trouble, postgres)
            await one.reconnected()
            await other.reconnected()
            await one.say(b"spring")
            assert await other.heard.get() == b"spring"

    tell(story())


def test_whoever_could_not_listen_looks(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        async with process(address) as one:
            cut_off(postgres, "listening")
            await one.reconnected()
            await one.say(b"summer")
            assert await one.heard.get() == b"summer"

    tell(story())


def test_whoever_could_not_speak_has_others_look(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        async with process(address) as one, process(address) as other:
            cut_off(postgres, "speaking")
            await one.say(b"lost")
            assert one.backend.dropped == 1
            assert await other.heard.get() == GAP
            assert not other.gap.is_set()
            await one.say(b"autumn")
            assert await other.heard.get() == b"autumn"

    tell(story())


def test_an_outage_is_said_once_and_made_good(postgres: Cluster, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        log = recorded(monkeypatch)
        async with process(address) as one, process(address) as other:
            await asyncio.to_thread(postgres.stop)
            for _ in range(20):
                await one.say(b"lost")
            await other.backend.subscribe(["later"])
            assert one.backend.dropped == 20
            assert [entry["log_level"] for entry in log.entries] == ["warning"]
            await asyncio.to_thread(postgres.start)
            await other.reconnected()
            await one.backend.speaking.up.wait()
            await one.say(b"winter")
            while (heard := await other.heard.get()) == GAP:  # said before or after the other listened again
                pass
            assert heard == b"winter"
            await one.backend.publish(b"on the new channel", ["later"])
            assert await other.heard.get() == b"on the new channel"

    tell(story())


def test_the_plugin_lives_through_an_outage(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        gap = asyncio.Event()
        backend = PostgresChannels(address, gap.set)
        async with ChannelsPlugin(backend, channels=[NEWS]) as plugin, plugin.start_subscription(NEWS) as subscriber:
            events = subscriber.iter_events()
            plugin.publish("before", NEWS)
            assert await anext(events) == b"before"
            await asyncio.to_thread(postgres.stop)
            plugin.publish("lost", NEWS)
            await asyncio.to_thread(postgres.start)
            await gap.wait()
            await backend.speaking.up.wait()
            plugin.publish("after", NEWS)
            while (heard := await anext(events)) == GAP:
                pass
            assert heard == b"after"
            await events.aclose()

    tell(story())


@pytest.mark.parametrize("message", [b"x" * (LARGEST_PAYLOAD + 1), b"a\0b", b"\xff"], ids=["large", "zero", "no text"])
def test_in_place_of_a_message_that_cannot_be_sent_others_look(
    postgres: Cluster, address: str, message: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        log = recorded(monkeypatch)
        async with process(address) as one:
            await one.say(message)
            assert await one.heard.get() == GAP
            assert [entry["log_level"] for entry in log.entries] == ["error"]
            assert one.backend.dropped == 0

    tell(story())


def test_the_largest_message_and_odd_channels(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        async with process(address) as one:
            await one.say(b"x" * LARGEST_PAYLOAD)
            assert len(await one.heard.get()) == LARGEST_PAYLOAD
            await one.backend.subscribe(["", "x" * 64, 'quote"d'])
            await one.backend.publish(b"here", ["", "x" * 64, 'quote"d'])
            assert await one.heard.get() == b"here"
            assert one.backend.dropped == 0

    tell(story())


def test_an_error_in_looking_does_not_end_the_listening(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        looked = asyncio.Event()

        def fail() -> None:
            looked.set()
            raise ValueError("a mistake in looking")

        async with process(address) as one:
            one.backend.on_gap = fail
            cut_off(postgres, "listening")
            await looked.wait()
            await one.backend.listening.up.wait()
            await one.say(b"still here")
            assert await one.heard.get() == b"still here"

    tell(story())


class Wire:
    """A way to PostgreSQL that can go dead without a word, as when a cable is pulled."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.there = str(cluster.folder / ".s.PGSQL.5432")
        self.here = str(folder / ".s.PGSQL.5432")
        self.cuts = 0
        self.pumps: set[asyncio.Task[None]] = set()
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self.there)
        self.writers += [writer, far_writer]
        for source, target in ((reader, far_writer), (far_reader, writer)):
            self.pumps.add(asyncio.create_task(self.pump(source, target)))

    def cut(self) -> None:
        """All connections there are go dead; new ones are not concerned."""
        self.cuts += 1

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        cuts = self.cuts
        while data := await source.read(65536):
            if cuts == self.cuts:
                target.write(data)
        target.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Wire"]:
        server = await asyncio.start_unix_server(self.connect, self.here)
        try:
            yield self
        finally:
            server.close()
            for writer in self.writers:
                writer.close()
            await asyncio.gather(*(writer.wait_closed() for writer in self.writers), return_exceptions=True)
            await asyncio.gather(*self.pumps, return_exceptions=True)
            await server.wait_closed()


def test_a_connection_that_is_dead_without_a_word_is_found_out(
    postgres: Cluster, address: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def story() -> None:
        folder = tmp_path_factory.mktemp("w")
        wire = Wire(postgres, folder)
        through_wire = f"postgresql://{USER}@/fanout?host={folder}"
        async with wire.open(), process(through_wire, pulse=0.05, limit=0.6) as one, process(address) as other:
            wire.cut()
            await one.say(b"lost")
            assert one.backend.dropped == 1
            await one.reconnected()
            assert await other.heard.get() == GAP
            await other.say(b"heard again")
            while (heard := await one.heard.get()) == GAP:  # said before or after it listened again itself
                pass
            assert heard == b"heard again"

    tell(story())


def test_without_a_database_the_start_fails_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        backend = PostgresChannels(f"postgresql://me:secret@/none?host={tmp_path}", print, patience=0.2)
        with pytest.raises(BadDatabase, match=r"within 0\.2 seconds: .*(FileNotFound|Connect)") as refusal:
            await backend.on_startup()
        assert "secret" not in str(refusal.value)

    tell(story())


def test_a_cancelled_start_leaves_nothing_running(tmp_path: Path) -> None:
    async def story() -> None:
        backend = PostgresChannels(f"postgresql://me@/none?host={tmp_path}", print)
        starting = asyncio.create_task(backend.on_startup())
        await asyncio.sleep(0)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting

    tell(story())


def test_addresses_mean_the_same_as_to_the_rest_of_the_server(postgres: Cluster, address: str) -> None:
    async def story() -> None:
        database = Database(address + "&prepared_statement_cache_size=0")
        backend = PostgresChannels(database.url, print)
        await backend.on_startup()
        await backend.on_shutdown()
        await database.close()

    tell(story())
    plain = connect_arguments(make_url("postgresql+asyncpg://me:p%40ss@db.example:6432/chess?ssl=require"))
    assert plain == {
        "user": "me", "password": "p@ss", "host": "db.example", "port": 6432, "database": "chess", "ssl": "require",
    }  # fmt: skip
