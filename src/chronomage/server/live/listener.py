"""Listening to a client: its messages are carried out one after the other."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from chronomage.protocol.codes import Refusal
from chronomage.protocol.requests import AtTable, Choose, Numbered, Request
from chronomage.server.close_codes import FLOODED
from chronomage.server.live.connection import Connection
from chronomage.server.live.entered_tables import EnteredTables
from chronomage.server.live.request_proposals import PROPOSERS, Proposer
from chronomage.server.live.request_reading import number_of, read
from chronomage.server.tables.table_changes import TableChanges

PATIENCE: Final = 100  # messages refused for their speed until the connection is closed


class Host(Protocol):
    """What is needed of the server's ServerProcess to listen."""

    closing: bool
    largest_message: int
    changes: TableChanges

    def count_choice(self, seconds: float) -> None:
        """A choice has been made and told."""


class Handlers(Protocol):
    """Carries out what may take its time."""

    def take_time(self, request: Request, done: Callable[[], None]) -> None:
        """Carry out a message; `done` is called afterwards."""

    def refuse_for(self, request: Request | Numbered | None, error: Exception) -> None:
        """Say why something was not done."""


class Listener:
    """Has messages carried out as they come; one waits for another. A flood is refused, then cut off."""

    def __init__(self, host: Host, connection: Connection, entered_tables: EnteredTables, handlers: Handlers) -> None:
        self.host = host
        self.connection = connection
        self.entered_tables = entered_tables
        self.handlers = handlers
        self.unheard: deque[str] = deque()
        self.is_busy = False
        self.impatience = 0
        self.finished: asyncio.Future[None] | None = None

    def hear(self, text: str) -> None:
        """A message has come."""
        self.unheard.append(text)
        if self.is_busy:
            self.connection.line.stop_reading()
        else:
            self.go_on()

    def go_on(self) -> None:
        """The last message is carried out: on to the next, until one takes its time."""
        self.is_busy = False
        while self.unheard and self.connection.close_code is None:
            if not self.carry_out(self.unheard.popleft()):
                self.is_busy = True
                return
        if self.connection.line.has_enough:
            self.connection.line.go_on_reading()
        if self.finished is not None and not self.finished.done():
            self.finished.set_result(None)

    def carry_out(self, text: str) -> bool:
        """Carry out a message, or say why not; false where that is still under way."""
        request: Request | None = None
        try:
            self.check_may_speak(text)
            request = read(text)
            proposer = PROPOSERS.get(type(request))
            if proposer is None or not isinstance(request, AtTable):
                self.handlers.take_time(request, self.go_on)
            else:
                self.propose(request, proposer)
        except Exception as error:
            self.handlers.refuse_for(request or number_of(text), error)
            if self.impatience > PATIENCE:
                self.connection.close(FLOODED)
            return True
        return False

    def check_may_speak(self, text: str) -> None:
        """Refuse a message without looking at it."""
        largest = self.host.largest_message
        if len(text) > largest:
            raise Refusal("oversized", f"a message has at most {largest} characters.")
        if not self.connection.messages.take():
            self.impatience += 1
            raise Refusal("too-fast", "too many messages at once; wait a moment.")
        if self.host.closing:
            raise Refusal("closing", "the server is stopping; connect again in a moment.")

    def propose(self, request: AtTable, proposer: Proposer) -> None:
        """Have something done in a game; what becomes of it is told to everybody at the table, or to us why not."""
        live, seat = self.entered_tables.seated(request)
        began = time.perf_counter()

        def then(error: Exception | None) -> None:
            if error is not None:
                self.handlers.refuse_for(request, error)
            elif type(request) is Choose:
                self.host.count_choice(time.perf_counter() - began)
            self.go_on()

        self.host.changes.make(live, proposer(request, seat), then, self.connection, request.id)

    async def finish(self) -> None:
        """The client is gone: what it has said before is still carried out."""
        if self.is_busy:
            self.finished = asyncio.get_running_loop().create_future()
            await self.finished
