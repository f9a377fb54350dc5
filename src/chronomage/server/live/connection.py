"""One client's connection: who it is, where it sits, and what it is told."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from chronomage.server.identity.person import Person
from chronomage.server.live.wire import TOO_SLOW, Wire
from chronomage.server.security.limits import Bucket

SIGNED_OFF: Final = 4001  # codes with which a WebSocket is closed
GOING_AWAY: Final = 1001


class Connection:
    """Sends messages to one client without ever holding up anybody else."""

    def __init__(self, wire: Wire, messages: Bucket) -> None:
        self.wire = wire
        self.messages = messages  # how many more may come
        self.person: Person | None = None
        self.tables: dict[str, int | None] = {}  # the tables entered, and the seat there; None: as a watcher
        self.close_code: int | None = None
        self.errands: set[asyncio.Task[None]] = set()  # hints that are being thought about

    def send(self, message: bytes) -> None:
        """Send a message."""
        if self.close_code is None and not self.wire.tell(message):
            self.close_code = TOO_SLOW

    def answer(self, message: bytes, re: int | None) -> None:
        """Send a message in answer to the client's message with that id."""
        self.send(message if re is None else b'{"re":%d,' % re + message[1:])

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something for this client while it goes on; it ends with the connection."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def close(self, code: int) -> None:
        """Close, after what has been sent."""
        if self.close_code is None:
            self.close_code = code
            self.wire.hang_up(code)
