"""Frames: however a client's messages are cut up on their way, each is heard once, whole and in order."""

import json
import random
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from chronomage.server.transport.websocket_frames import LONG, SHORT, head_of, text_of
from tests.server.running import RunningServer

Cut = Callable[[bytes], list[bytes]]


def framed(payload: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


def ping(number: int, longer_by: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": number}).encode() + b" " * longer_by


class Line:
    """A WebSocket whose bytes are sent as a test wants them."""

    def __init__(self, server: RunningServer) -> None:
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/ws"))
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.protocol.send_request(self.protocol.connect())
        self.flush()
        self.frames: list[Frame] = []
        assert self.read()["type"] == "welcome"

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def next_frame(self) -> Frame:
        while not self.frames:
            data = self.socket.recv(1 << 16)
            assert data, "the server has hung up"
            self.protocol.receive_data(data)
            self.frames += [event for event in self.protocol.events_received() if isinstance(event, Frame)]
        return self.frames.pop(0)

    def read(self) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(bytes(self.next_frame().data))
        return answer

    def read_close(self) -> int:
        frame = self.next_frame()
        assert frame.opcode == Opcode.CLOSE
        return Close.parse(frame.data).code


@pytest.fixture
def line(shared_server: RunningServer) -> Iterator[Line]:
    line = Line(shared_server)
    yield line
    line.socket.close()


def whole(data: bytes) -> list[bytes]:
    return [data]


def by_bytes(data: bytes) -> list[bytes]:
    return [data[at : at + 1] for at in range(len(data))]


def at_random(data: bytes) -> list[bytes]:
    cuts = sorted(random.Random(len(data)).sample(range(1, len(data)), 12))
    return [data[first:last] for first, last in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("cut", [whole, by_bytes, at_random])
def test_messages_are_heard_in_order_however_they_are_cut(line: Line, cut: Cut) -> None:
    lengths = [0, 5, SHORT - 30, SHORT - 20, SHORT, 300, 900]
    line.send(*cut(b"".join(framed(ping(number, longer_by)) for number, longer_by in enumerate(lengths))))
    line.send(framed(ping(100)))
    heard = [line.read()["re"] for _ in range(len(lengths) + 1)]
    assert heard == [*range(len(lengths)), 100]


def test_a_message_in_fragments_with_a_ping_between(line: Line) -> None:
    text = ping(7)
    line.send(
        framed(text[:4], fin=False), Frame(Opcode.PING, b"there?").serialize(mask=True), framed(text[4:], Opcode.CONT)
    )
    frames = [line.next_frame(), line.next_frame()]
    assert sorted(frame.opcode for frame in frames) == [Opcode.TEXT, Opcode.PONG]
    line.send(framed(ping(8)))
    assert line.read()["re"] == 8


def test_a_text_inside_a_fragmented_message_is_against_the_protocol(line: Line) -> None:
    line.send(framed(ping(7)[:4], fin=False))
    line.send(framed(ping(8)))
    assert line.read_close() == CloseCode.PROTOCOL_ERROR


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=False), CloseCode.PROTOCOL_ERROR),
        (framed(b'{"type":"\xff"}'), CloseCode.INVALID_DATA),
    ],
    ids=["unmasked", "not UTF-8"],
)
def test_what_no_client_may_send_ends_the_connection(line: Line, data: bytes, code: CloseCode) -> None:
    line.send(data)
    assert line.read_close() == code


@pytest.mark.parametrize("length", [0, 1, SHORT - 1, SHORT, SHORT + 1, 5000, LONG - 1])
def test_a_whole_text_is_read_as_it_was_sent(length: int) -> None:
    text = random.Random(length).randbytes(length)
    frame = framed(text)
    assert text_of(frame) == text
    # Neither too little nor too much.
    assert text_of(frame[:-1]) is None
    assert text_of(frame + b"\x81") is None


NOT_FOR_US = {
    "nothing": b"",
    "long": framed(b"x" * LONG),
    "unfinished": framed(b"abc", fin=False),
    "continued": framed(b"abc", Opcode.CONT),
    "binary": framed(b"abc", Opcode.BINARY),
    "unmasked": Frame(Opcode.TEXT, b"abcdef").serialize(mask=False),
    "a short one that claims to be long": bytes((0x81, 0x80 | SHORT, 0, 3)) + b"keyyabc",
}


@pytest.mark.parametrize("frame", NOT_FOR_US.values(), ids=NOT_FOR_US)
def test_everything_else_is_left_to_those_who_know(frame: bytes) -> None:
    assert text_of(frame) is None


@pytest.mark.parametrize("length", [0, SHORT - 1, SHORT, LONG - 1, LONG, LONG + 1])
def test_heads_are_those_of_the_standard(length: int) -> None:
    assert head_of(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
