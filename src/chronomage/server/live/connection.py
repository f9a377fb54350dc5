"""One client's connection: what it is told, and what it may still say."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from chronomage.server.close_codes import TOO_SLOW
from chronomage.server.rate_buckets import Bucket
from chronomage.server.tables.attendee import Attendee
from chronomage.server.transport.line import Line


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
