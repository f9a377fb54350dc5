"""A WebSocket on which what comes and what is told takes the shortest way there is.

It reaches into uvicorn and websockets: `insides.py` lists what it relies on there.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from chronomage.server.close_codes import TOO_SLOW
from chronomage.server.transport.event_queue import EventQueue, Received
from chronomage.server.transport.flush_queue import flush_queue_of
from chronomage.server.transport.line import EXTENSION, MOST_UNREAD
from chronomage.server.transport.websocket_frames import head_of, text_of

LAST_WORDS: Final = 1.0  # seconds that it then has to hear that it is over


class WebSocketLine(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that its application can also read from and write to by itself.

    ASGI reads and sends by awaiting, one task for each connection. Almost all that comes and goes are whole texts, of
    clients who read: what comes is heard at once, and what goes needs nothing but a frame around it; the transport
    keeps what does not go out at once.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.events = EventQueue(self.loop)
        self.queue = self.events  # type: ignore[assignment]
        self.flush_queue = flush_queue_of(self.loop)
        self.unsent: list[bytes | memoryview] = []
        self.hear: Callable[[str], None] | None = None
        self.has_enough = False  # whether what comes next must wait
        self.gone: asyncio.Future[None] = self.loop.create_future()

    def handle_connect(self, event: Request) -> None:
        """Give the application its line."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    async def attend(self, hear: Callable[[str], None]) -> None:
        """Let every text of the client be heard as it comes, until it is gone; empty: something that is no text."""
        self.hear = hear
        self.events.listen(self.take)
        if not self.has_enough:
            self.go_on_reading()
        await self.gone

    def take(self, event: Received) -> None:
        """Something has come that is no simple text, or before anybody listened."""
        if event["type"] == "websocket.receive":
            assert self.hear is not None
            self.hear(event.get("text") or "")
        elif not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Let a text that has come whole and alone be heard; the rest of the protocol is for others to know."""
        if self.hear is None or not self.is_between_frames or (text := text_of(data)) is None:
            super().data_received(data)
            return
        try:
            heard = text.decode()
        except UnicodeDecodeError:
            super().data_received(data)  # it knows how to refuse that
        else:
            self.hear(heard)

    @property
    def is_between_frames(self) -> bool:
        """Whether what comes next begins a message: the parser of frames has all of the last, and waits for more."""
        conn = self.conn
        if self.close_sent or conn.state is not State.OPEN or conn.current_size is not None:
            return False
        waits_in = getattr(conn.parser, "gi_yieldfrom", None)
        return waits_in is not None and waits_in.__name__ == "at_eof"

    def send_receive_event_to_app(self) -> None:
        """What has come is heard already: there is nothing to wait for before the next."""
        super().send_receive_event_to_app()
        if self.hear is not None and not self.has_enough:
            self.go_on_reading()

    def stop_reading(self) -> None:
        """Let the client wait with what it has to say."""
        self.has_enough = True
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        """Hear what it has to say."""
        self.has_enough = False
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, *parts: bytes | memoryview) -> bool:
        """Send a text in one message; false where the client has left so much unread that it is let go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if not self.unsent:
            self.flush_queue.add(self)
        self.unsent.append(head_of(sum(map(len, parts))))
        self.unsent.extend(parts)
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
        self.go_on_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
