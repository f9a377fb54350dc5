"""A WebSocket client of a few lines: clients share the cores with the server that is measured, so they must be cheap.

It speaks as much of RFC 6455 as this server needs: whole text frames, pings and the closing.
"""

import asyncio
import base64
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81  # all frames here are the last of their message
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
# A client's frames must be masked. A mask of zeros leaves them as they are, and is as much work for the server.
MASK: Final = b"\0\0\0\0"
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

Hear = Callable[[bytes], None]


class Unexpected(Exception):
    """The server sent something that it never should."""


class Wire(asyncio.Protocol):
    """One WebSocket. Each message that comes is given to `hear` at once."""

    def __init__(self, hear: Hear, opening: bytes, key: bytes) -> None:
        self.hear = hear
        self.opening = opening
        self.accepted = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()
        self.on_loss: Callable[[str], None] | None = None  # called where it was not we who hung up
        self.rest = b""
        self.is_open = False
        self.close_code: int | None = None
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self.opening)

    def connection_lost(self, error: Exception | None) -> None:
        """The other side is gone."""
        self.closed.set()
        if self.on_loss is not None:
            self.on_loss(f"the connection is lost: {error or self.close_code}")
        if not self.opened.done():
            self.opened.set_exception(error or Unexpected("hung up at once"))

    def data_received(self, data: bytes) -> None:
        """Take all whole frames off what has come."""
        if self.rest:
            data = self.rest + data
        at = 0 if self.is_open else self.open(data)
        if at is None:
            self.rest = data
            return
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            begin = at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin], "big")
            end = begin + length
            if size < begin or size < end:
                break
            if data[at] == TEXT:
                self.hear(data[begin:end])
            else:
                self.control(data[at], data[begin:end])
            at = end
        self.rest = data[at:]

    def open(self, data: bytes) -> int | None:
        """Where the first frame begins, once the server has agreed to a WebSocket; None where it has not said all."""
        head, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return None
        if not head.startswith(b"HTTP/1.1 101") or self.accepted not in head:
            raise Unexpected(head.decode(errors="replace"))
        self.is_open = True
        self.opened.set_result(None)
        return len(head) + 4

    def control(self, kind: int, content: bytes) -> None:
        """Answer a ping, or the closing."""
        if kind == PING:
            self.transport.write(bytes([PONG, MASKED | len(content)]) + MASK + content)
        elif kind == CLOSE:
            self.close_code = int.from_bytes(content[:2], "big")
            self.transport.close()
        elif kind != PONG:
            raise Unexpected(f"a frame that begins with {kind:#x}")

    def send(self, message: bytes) -> None:
        """Send a text message."""
        length = len(message)
        if length < 126:
            head = bytes([TEXT, MASKED | length])
        else:
            head = bytes([TEXT, MASKED | 126]) + length.to_bytes(2, "big")
        self.transport.write(head + MASK + message)

    async def close(self) -> None:
        """Hang up in good order."""
        self.on_loss = None
        if not self.closed.is_set():
            self.transport.write(bytes([CLOSE, MASKED | 2]) + MASK + (1000).to_bytes(2, "big"))
            await self.closed.wait()


async def connect(port: int, path: str, hear: Hear, token: str | None = None) -> Wire:
    """A new WebSocket to a server on this machine."""
    key = base64.b64encode(secrets.token_bytes(16))
    lines = [
        b"GET " + path.encode() + b" HTTP/1.1",
        b"Host: 127.0.0.1:%d" % port,
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
        *([] if token is None else [b"Authorization: Bearer " + token.encode()]),
    ]
    opening = b"\r\n".join(lines) + b"\r\n\r\n"
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(hear, opening, key), "127.0.0.1", port)
    await wire.opened
    return wire
