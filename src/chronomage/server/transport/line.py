"""The server's end of a WebSocket, whoever serves it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

EXTENSION: Final = "chronomage.line"  # where an application finds its line among the extensions of its scope
MOST_UNREAD: Final = 4_000_000  # bytes that may wait for a client that does not read


class Line(Protocol):
    """A WebSocket that is read from and written to in plain calls."""

    has_enough: bool  # whether what comes next must wait

    async def attend(self, hear: Callable[[str], None]) -> None:
        """Let every text of the client be heard as it comes, until it is gone; empty: something that is no text."""

    def tell(self, *parts: bytes | memoryview) -> bool:
        """Send a text in one message; false where the client has left so much unread that it is let go."""

    def hang_up(self, code: int) -> None:
        """Close, after all that was told."""

    def stop_reading(self) -> None:
        """Let the client wait with what it has to say."""

    def go_on_reading(self) -> None:
        """Hear what it has to say."""


def line_of(scope: Mapping[str, Any]) -> Line | None:
    """The line of a WebSocket that our own protocol serves; None: another serves it."""
    line: Line | None = (scope.get("extensions") or {}).get(EXTENSION)
    return line
