"""Connections that ask nothing, or never finish asking, are closed; those that ask, and WebSockets, are not."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from websockets.asyncio.client import connect

from chronomage.server.settings import Settings
from chronomage.server.transport import http_protocol as protocol_module
from chronomage.server.transport.http_protocol import BoundedHttpProtocol, http_protocol

LIMIT = 120.0


@get("/", sync_to_thread=False)
def hello() -> str:
    return "hello"


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    await socket.accept()
    await socket.send_text(await socket.receive_text())


class TellingServer(uvicorn.Server):
    """Tells when it has begun."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.begun.set()


@asynccontextmanager
async def served(settings: Settings) -> AsyncIterator[int]:
    """A small application behind our protocol; the port it is at."""
    app = Litestar([hello, echo], logging_config=None, openapi_config=None)
    config = uvicorn.Config(
        app, port=0, http=http_protocol(settings), ws="websockets-sansio", log_config=None, lifespan="off"
    )
    server = TellingServer(config)
    task = asyncio.create_task(server._serve())
    await server.begun.wait()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_module, "LOOK", 0.1)


NO_LIMIT = Settings(database_url="", connections_an_address=0)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: here\r\n", b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nabc"],
)
def test_who_does_not_finish_asking_is_cut_off(sent: bytes) -> None:
    async def story() -> None:
        async with served(NO_LIMIT) as port, asyncio.timeout(LIMIT):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            with suppress(ConnectionError):
                while await reader.read(1000):  # the end: we were cut off
                    pass
            writer.close()

    asyncio.run(story())


@pytest.mark.usefixtures("quick")
def test_who_asked_and_then_waits_is_not_and_a_websocket_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, real = asyncio.Semaphore(0), BoundedHttpProtocol.look

    def look(protocol: BoundedHttpProtocol) -> None:
        real(protocol)
        looks.release()

    monkeypatch.setattr(BoundedHttpProtocol, "look", look)

    async def story() -> None:
        async with served(NO_LIMIT) as port, asyncio.timeout(LIMIT):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            async with connect(f"ws://127.0.0.1:{port}/echo") as line:
                for _ in range(3):
                    writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
                    answer = await reader.readuntil(b"hello")
                    assert answer.startswith(b"HTTP/1.1 200")
                    for _ in range(3):  # two at who waits, and one at the WebSocket
                        await looks.acquire()
                await line.send("still here")
                assert await line.recv() == "still here"
            writer.close()

    asyncio.run(story())


def test_one_address_has_so_many_connections_and_no_more() -> None:
    async def story() -> None:
        async with served(Settings(database_url="", connections_an_address=1)) as port, asyncio.timeout(LIMIT):
            pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with suppress(ConnectionError):
                assert await reader.read() == b""
            pairs.append((reader, writer))
            for _, each in pairs:
                each.close()

    asyncio.run(story())
