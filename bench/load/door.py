"""HTTP as far as it takes to become a guest and to set up a table, over a few connections that stay open."""

import asyncio
import time
from typing import Any, Final

import msgspec

CONNECTIONS: Final = 4
FRESH: Final = 3.0  # seconds after which the server may be about to hang up, having heard nothing


class Refused(Exception):
    """The server said no."""


class Line:
    """One connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.used = 0.0
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Send a request: the status and the body of the answer."""
        if self.streams is None or time.monotonic() - self.used > FRESH:
            await self.close()
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        answer = await asked(*self.streams, request)
        self.used = time.monotonic()
        return answer

    async def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            await self.streams[1].wait_closed()
            self.streams = None


class Door:
    """Asks the server over HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(CONNECTIONS):
            self.free.put_nowait(Line(port))

    async def ask(self, method: str, path: str, body: object, token: str | None = None) -> Any:
        """Ask, and read the answer."""
        line = await self.free.get()
        try:
            status, answer = await line.ask(request(self.port, method, path, body, token))
        finally:
            self.free.put_nowait(line)
        if status >= 400:
            raise Refused(f"{method} {path}: {status} {answer.decode(errors='replace')}")
        return msgspec.json.decode(answer) if answer else None

    async def close(self) -> None:
        """Hang up."""
        for _ in range(CONNECTIONS):
            await (await self.free.get()).close()


def request(port: int, method: str, path: str, body: object, token: str | None) -> bytes:
    """A request as it goes over the line."""
    content = msgspec.json.encode(body)
    lines = [
        f"{method} /api/v1{path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Content-Type: application/json",
        f"Content-Length: {len(content)}",
        *([] if token is None else [f"Authorization: Bearer {token}"]),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> tuple[int, bytes]:
    """Send a request: the status and the body of the answer."""
    writer.write(request)
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    _, has_body, length = head.partition(b"content-length:")
    body = await reader.readexactly(int(length.split(b"\r\n", 1)[0])) if has_body else b""
    return int(head[9:12]), body
