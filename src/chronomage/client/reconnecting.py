"""Staying at a table: whenever the connection is lost, it is opened again and nothing is missed."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

from chronomage.client.client import Lost
from chronomage.client.seat import RemoteSeat
from chronomage.protocol.codes import Refusal

SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
PASSING: Final = ("closing", "too-fast", "storage")  # refusals that are over in a moment


async def come_back(seat: RemoteSeat) -> None:
    """Connect and enter again, with longer and longer pauses while that fails; a Refusal where it never will."""
    pause = SHORTEST_PAUSE
    while True:
        try:
            await seat.client.connect()
            await seat.enter()
            return
        except Lost:
            pass
        except Refusal as refusal:
            if refusal.code not in PASSING:
                raise
        # Not all clients of a server that has just started are to come at the same moment.
        await asyncio.sleep(pause * random.uniform(0.5, 1))
        pause = min(2 * pause, LONGEST_PAUSE)


async def stay(seat: RemoteSeat, tell: Callable[[bool], None]) -> None:
    """Come back for ever; says false when the connection is lost, and true when all is well again."""
    while True:
        await seat.client.until_lost()
        tell(False)
        await come_back(seat)
        tell(True)
