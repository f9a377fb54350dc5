"""Listening to a client: its messages are carried out one after the other."""

import asyncio
from collections import deque
from typing import Final

from chronomage.protocol.answers import Problem, encode
from chronomage.server.house import House
from chronomage.server.live.connection import Connection
from chronomage.server.live.dispatch import Dispatch, number_of

FLOODED: Final = 4029
PATIENCE: Final = 100  # messages refused for their speed until the connection is closed


class Listener:
    """Has messages carried out as they come; one waits for another. A flood is refused, then cut off."""

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self.dispatch = Dispatch(house, connection, self.go_on)
        self.unheard: deque[str] = deque()
        self.is_busy = False
        self.impatience = 0
        self.finished: asyncio.Future[None] | None = None
        self.dispatch.welcome()

    def hear(self, text: str) -> None:
        """A message has come."""
        self.unheard.append(text)
        if self.is_busy:
            self.connection.wire.stop_reading()
        else:
            self.go_on()

    def go_on(self) -> None:
        """The last message is carried out: on to the next, until one takes its time."""
        self.is_busy = False
        while self.unheard and self.connection.close_code is None:
            if not self.carry_out(self.unheard.popleft()):
                self.is_busy = True
                return
        if self.connection.wire.has_enough:
            self.connection.wire.go_on_reading()
        if self.finished is not None and not self.finished.done():
            self.finished.set_result(None)

    def carry_out(self, text: str) -> bool:
        """Carry out a message, or refuse it; false where that is still under way."""
        connection, largest = self.connection, self.house.settings.largest_message
        if len(text) > largest:
            self.refuse(text, "oversized", f"a message has at most {largest} characters.")
        elif not connection.messages.take():
            self.impatience += 1
            self.refuse(text, "too-fast", "too many messages at once; wait a moment.")
            if self.impatience > PATIENCE:
                connection.close(FLOODED)
        elif self.house.closing:
            self.refuse(text, "closing", "the server is stopping; connect again in a moment.")
        else:
            return self.dispatch.obey(text)
        return True

    def refuse(self, text: str, code: str, message: str) -> None:
        """Refuse a message without looking at more of it than its number."""
        numbered = number_of(text)
        problem = encode(Problem(code=code, message=message))
        self.connection.answer(problem, None if numbered is None else numbered.id)

    async def finish(self) -> None:
        """The client is gone: what it has said before is still carried out."""
        if self.is_busy:
            self.finished = asyncio.get_running_loop().create_future()
            await self.finished
