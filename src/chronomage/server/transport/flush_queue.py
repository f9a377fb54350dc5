"""Wires that have something to send."""

import asyncio
from typing import Final, Protocol
from weakref import WeakKeyDictionary

import structlog

log: Final = structlog.get_logger("chronomage.live")


class Sender(Protocol):
    """Hands over what it has kept."""

    loop: asyncio.AbstractEventLoop

    def flush(self) -> None:
        """Hand it over."""


class FlushQueue:
    """All that have something to send in one turn of an event loop hand it over at its end.

    When a group of choices has been written down, everybody who waits for one is told, and only then is the system
    called.
    """

    def __init__(self) -> None:
        self.senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """This one has something to send."""
        if not self.senders:
            sender.loop.call_soon(self.flush)
        self.senders.append(sender)

    def flush(self) -> None:
        """Let them hand it over."""
        senders, self.senders = self.senders, []
        for sender in senders:
            try:
                sender.flush()
            except Exception:
                log.exception("something could not be sent")


FLUSH_QUEUES: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, FlushQueue]] = WeakKeyDictionary()


def flush_queue_of(loop: asyncio.AbstractEventLoop) -> FlushQueue:
    """The outbox of an event loop: there is one for all its wires."""
    found = FLUSH_QUEUES.get(loop)
    if found is None:
        found = FLUSH_QUEUES[loop] = FlushQueue()
    return found
