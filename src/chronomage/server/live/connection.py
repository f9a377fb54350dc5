"""One client's connection: what it is told, and what it may still say."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from chronomage.server.close_codes import TOO_SLOW
from chronomage.server.rate_buckets import Bucket
from chronomage.server.tables.attendee import Attendee


class Line(Protocol):
    """The server's end of a WebSocket, as far as it matters here."""

    has_enough: bool

    def tell(self, *parts: bytes | memoryview) -> bool:
        """Send a text in one message; false where the client has left so much unread that it is let go."""

    def hang_up(self, code: int) -> None:
        """Close, after all that was told."""

    def stop_reading(self) -> None:
        """Let the client wait with what it has to say."""

    def go_on_reading(self) -> None:
        """Hear what it has to say."""


class Connection(Attendee):
    """Sends messages to one client without ever holding up anybody else."""

    def __init__(self, line: Line, messages: Bucket) -> None:
        super().__init__()
        self.line = line
        self.messages = messages  # how many more may come
        self.close_code: int | None = None
        self.errands: set[asyncio.Task[None]] = set()  # hints that are being thought about

    def answer(self, message: bytes, re: int | None) -> None:
        """Send a message, in answer to the client's message with that id where it has one."""
        if self.close_code is not None:
            return
        if re is None:
            told = self.line.tell(message)
        else:
            told = self.line.tell(b'{"re":%d,' % re, memoryview(message)[1:])
        if not told:
            self.close_code = TOO_SLOW

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something for this client while it goes on; it ends with the connection."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def close(self, code: int) -> None:
        """Close, after what has been sent."""
        if self.close_code is None:
            self.close_code = code
            self.line.hang_up(code)
