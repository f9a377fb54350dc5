"""The server's end of a WebSocket: what comes and what is told takes the shortest way there is."""

from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from chronomage.server.live.inbox import Inbox

EXTENSION: Final = "chronomage.wire"  # where an application finds its wire among the extensions of its scope

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
SHORT: Final = 126  # from this length on, two bytes more say how long it is
LONG: Final = 1 << 16  # and from this, eight
MOST_UNREAD: Final = 4_000_000  # bytes that may wait for a client that does not read
LAST_WORDS: Final = 1.0  # seconds that it then has to hear that it is over

TOO_SLOW: Final = 4008  # the code with which such a WebSocket is closed


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that its application can also read from and write to by itself.

    ASGI sends by awaiting, one task for each connection. Almost all that we send are whole texts to clients who read;
    those need nothing but a frame around them, and the transport keeps what does not go out at once.

    What is told in one turn of the event loop goes out together at its end: when a group of choices has been written
    down, everybody who waits for one is told, and only then is the system called.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]
        self.unsent: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        """Give the application its wire."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    async def hear(self) -> str | None:
        """The next text of the client; empty: something that is no text. None: there will be no more."""
        event = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return (event.get("text") or "") if event["type"] == "websocket.receive" else None

    def tell(self, message: bytes) -> bool:
        """Send a text; false where the client has left so much unread that it is let go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        length = len(message)
        if length < SHORT:
            head = bytes((WHOLE_TEXT, length))
        elif length < LONG:
            head = bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(head)
        self.unsent.append(message)
        if self.transport.get_write_buffer_size() <= MOST_UNREAD:
            return True
        self.hang_up(TOO_SLOW)
        self.loop.call_later(LAST_WORDS, self.transport.abort)
        return False

    def flush(self) -> None:
        """Hand over what has been told."""
        if self.unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self.unsent))
        self.unsent.clear()

    def hang_up(self, code: int) -> None:
        """Close, after all that was told; the application hears of it as if the client had gone."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)


def wire_of(scope: Scope) -> Wire:
    """The wire of a connection that is served by one."""
    return cast(Wire, cast(dict[str, object], scope["extensions"])[EXTENSION])
