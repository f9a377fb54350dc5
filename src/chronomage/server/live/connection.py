"""One client's connection: what is sent waits in order, and whoever does not read is let go."""

import asyncio
import itertools
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from chronomage.server.identity.person import Person

MOST_WAITING: Final = 400  # messages
MOST_WAITING_CHARACTERS: Final = 4_000_000

NUMBERS: Final = itertools.count(1)
SIGNED_OFF: Final = 4001
TOO_SLOW: Final = 4008  # the codes with which a WebSocket is closed
GOING_AWAY: Final = 1001


class Connection:
    """Sends messages to one client without ever holding up anybody else."""

    def __init__(self, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.socket = socket
        self.key = f"connection {next(NUMBERS)}"
        self.person: Person | None = None
        self.tables: dict[str, int | None] = {}  # the tables entered, and the seat there; None: as a watcher
        self.waiting: deque[str] = deque()
        self.size = 0  # of what is waiting, in characters
        self.woken = asyncio.Event()
        self.close_code: int | None = None
        self.handler: asyncio.Task[Any] | None = None  # what serves this connection
        self.errands: set[asyncio.Task[None]] = set()  # hints that are being thought about

    def send(self, message: bytes) -> None:
        """Send a message when its turn comes."""
        if self.close_code is not None:
            return
        text = message.decode()
        self.size += len(text)
        if len(self.waiting) >= MOST_WAITING or self.size > MOST_WAITING_CHARACTERS:
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.woken.set()

    def answer(self, message: bytes, re: int | None) -> None:
        """Send a message in answer to the client's message with that id."""
        self.send(message if re is None else b'{"re":%d,' % re + message[1:])

    def run_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something for this client while it goes on; it ends with the connection."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def close(self, code: int) -> None:
        """Send what is waiting, then close; who is too slow gets nothing more."""
        self.close_code = code
        self.woken.set()
        if code == TOO_SLOW:
            self.waiting.clear()
            if self.handler is not None:
                self.handler.cancel()  # nothing can be sent, perhaps not even that it is over

    async def run(self) -> None:
        """Send what is waiting, until the connection is closed."""
        try:
            while True:
                while self.waiting:
                    text = self.waiting.popleft()
                    await self.socket.send_data(text, mode="text")
                    self.size -= len(text)
                if self.close_code is not None:
                    await self.socket.close(self.close_code)
                    return
                self.woken.clear()
                await self.woken.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.close_code = self.close_code or GOING_AWAY  # the reader notices by itself
