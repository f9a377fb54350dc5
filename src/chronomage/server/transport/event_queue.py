"""What has come from a client and was not looked at yet."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

Received = dict[str, Any]  # an event, as ASGI has them


class EventQueue:
    """Stands in for the queue of uvicorn's WebSockets. What comes is kept until somebody listens, and no longer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Received] = deque()
        self.waiting: asyncio.Future[None] | None = None  # of the task that wants the next one
        self.listener: Callable[[Received], None] | None = None

    def put_nowait(self, event: Received) -> None:
        """Something has come."""
        if self.listener is not None:
            self.listener(event)
            return
        self.events.append(event)
        if self.waiting is not None:
            if not self.waiting.done():
                self.waiting.set_result(None)
            self.waiting = None

    async def get(self) -> Received:
        """Take out what has come first."""
        while not self.events:
            self.waiting = self.loop.create_future()
            await self.waiting
        return self.events.popleft()

    def listen(self, listener: Callable[[Received], None]) -> None:
        """Hear of everything at once from now on, and first of what has come already."""
        self.listener = listener
        while self.events:
            listener(self.events.popleft())

    def empty(self) -> bool:
        """Whether everything has been taken out."""
        return not self.events
