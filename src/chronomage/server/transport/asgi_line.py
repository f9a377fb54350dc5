"""A WebSocket as ASGI has it: the longer way, for versions of uvicorn that our own protocol does not fit."""

import asyncio
from collections import deque
from collections.abc import Callable

from litestar import WebSocket

from chronomage.server.close_codes import TOO_SLOW
from chronomage.server.transport.line import MOST_UNREAD


class AsgiLine:
    """Reads in the task of its connection, and sends in another one."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.socket = socket
        self.has_enough = False
        self.may_read = asyncio.Event()
        self.may_read.set()
        self.unsent: deque[str] = deque()
        self.unsent_size = 0
        self.close_code: int | None = None
        self.has_something_to_send = asyncio.Event()

    async def attend(self, hear: Callable[[str], None]) -> None:
        """Let every text of the client be heard as it comes, until it is gone; empty: something that is no text."""
        tasks = [asyncio.create_task(self.read(hear)), asyncio.create_task(self.send())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def read(self, hear: Callable[[str], None]) -> None:
        """Hear what comes, until the client has gone."""
        while True:
            await self.may_read.wait()
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            hear(event.get("text") or "")

    async def send(self) -> None:
        """Send what is told, until we hang up or the client has gone."""
        while True:
            await self.has_something_to_send.wait()
            self.has_something_to_send.clear()
            while self.unsent:
                text = self.unsent.popleft()
                await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
                self.unsent_size -= len(text)
            if self.close_code is not None:
                await self.socket.close(self.close_code)
                return

    def tell(self, *parts: bytes | memoryview) -> bool:
        """Send a text in one message; false where the client has left so much unread that it is let go."""
        if self.close_code is not None:
            return True
        text = b"".join(parts).decode()
        self.unsent.append(text)
        self.unsent_size += len(text)
        self.has_something_to_send.set()
        if self.unsent_size <= MOST_UNREAD:
            return True
        self.unsent.clear()
        self.hang_up(TOO_SLOW)
        return False

    def hang_up(self, code: int) -> None:
        """Close, after all that was told."""
        if self.close_code is None:
            self.close_code = code
            self.has_something_to_send.set()

    def stop_reading(self) -> None:
        """Let the client wait with what it has to say."""
        self.has_enough = True
        self.may_read.clear()

    def go_on_reading(self) -> None:
        """Hear what it has to say."""
        self.has_enough = False
        self.may_read.set()
