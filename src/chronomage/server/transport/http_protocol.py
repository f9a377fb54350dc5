"""HTTP with an end to patience: who connects and does not ask is cut off before others lack what they need.

It reaches into uvicorn: `insides.py` lists what it relies on there.
"""

import asyncio
import sys
from collections import Counter
from typing import ClassVar, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from chronomage.server.settings import Settings

if sys.platform != "win32":  # which has no such limits, nor the module
    import resource

# A request that is not whole in two looks is given up.
LOOK: Final = 10.0
log: Final = structlog.get_logger("chronomage.http_protocol")


class BoundedHttpProtocol(H11Protocol):
    """HTTP, with an end to requests that never come whole, and to too many connections of one address."""

    most_of_an_address = 0  # 0: no limit
    trusted: frozenset[str] = frozenset()  # proxies, through which everybody comes
    connected: ClassVar[Counter[str]]
    looked = False
    handle: asyncio.TimerHandle | None = None
    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.connected[self.address] += 1
        counts = self.most_of_an_address and self.address not in self.trusted
        if counts and self.connected[self.address] > self.most_of_an_address:
            log.warning("too many connections of one address")
            transport.abort()
            return
        self.handle = self.loop.call_later(LOOK, self.look)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed, and no WebSocket has come of it."""
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        """Count and watch this connection no longer."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
        if self.address:
            self.connected[self.address] -= 1
            if self.connected[self.address] <= 0:
                del self.connected[self.address]
            self.address = ""

    def look(self) -> None:
        """Close the connection if a request has been under way since the last look."""
        if self.transport.get_protocol() is not self:  # it has become a WebSocket, which is counted as such
            self.forget()
            return
        if self.is_waiting and self.looked:
            log.info("a request did not come whole in time")
            self.transport.abort()
            return
        self.looked = self.is_waiting
        self.handle = self.loop.call_later(LOOK, self.look)

    @property
    def is_waiting(self) -> bool:
        """Whether a request has begun, or is to begin, and is not whole."""
        if self.conn.their_state is h11.IDLE:
            return self.cycle is None or bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY


def http_protocol(settings: Settings) -> type[BoundedHttpProtocol]:
    """The protocol of one server process."""

    class Protocol(BoundedHttpProtocol):
        most_of_an_address = settings.connections_an_address * 2  # a browser has several beside its WebSocket
        trusted = frozenset(address.strip() for address in settings.trusted_proxies.split(","))
        connected: ClassVar[Counter[str]] = Counter()

    return Protocol


def allow_many_files() -> None:
    """Every connection is an open file: take as many as the system lets us have."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
