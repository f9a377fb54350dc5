"""Waiting for what only looking can tell: something in another process, which sends no word when it has happened.

What tells of itself (an event, a task, a message) is awaited instead. Nothing here waits for a while and hopes.
"""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

PATIENCE = 120.0  # seconds after which something is taken never to happen, on a machine that is very busy too
LOOK = 0.02


async def until(condition: Callable[[], bool | Awaitable[bool]], what: str, seconds: float = PATIENCE) -> None:
    """Wait until that is so."""
    deadline = time.monotonic() + seconds
    while True:
        found = condition()
        if await found if inspect.isawaitable(found) else found:
            return
        assert time.monotonic() < deadline, f"in {seconds:g} seconds it did not happen that {what}"
        await asyncio.sleep(LOOK)  # between two looks


def wait_until(condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait until that is so, where no event loop runs."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"in {seconds:g} seconds it did not happen that {what}"
        time.sleep(LOOK)  # between two looks
