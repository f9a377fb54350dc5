"""The lock of a table."""

import asyncio
from collections import deque


class TableLock:
    """Held while a table changes. Unlike asyncio's, it can be had at once where it is free, without waiting."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.held

    def seize(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Give it to who has waited longest, or let it be free."""
        while self.waiting:
            next_one = self.waiting.popleft()
            if not next_one.done():  # still wants it
                next_one.set_result(None)
                return
        self.held = False

    async def acquire(self) -> None:
        """Take it once it is free."""
        if self.seize():
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was ours already
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
