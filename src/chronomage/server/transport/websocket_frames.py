"""The frames of RFC 6455 that almost everything comes and goes in: whole messages of text."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for this machine
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a whole message of text
MASKED: Final = 0x80  # the bit of the second byte that all clients set
SHORT: Final = 126  # from this length on, two bytes more say how long it is
LONG: Final = 1 << 16  # and from this, eight
KEY: Final = 4  # bytes that a client's text is masked with


def head_of(length: int) -> bytes:
    """What goes before a text of that length."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8, "big")


def text_of(data: bytes) -> bytes | None:
    """The text of a client's frame, where that is all there is, and not a long one; None: something else has come."""
    if len(data) < 2 + KEY or data[0] != WHOLE_TEXT:
        return None
    size = data[1] ^ MASKED
    begin = 2
    if size == SHORT:
        size = int.from_bytes(data[2:4], "big")
        begin = 4
        if size < SHORT:
            return None
    elif size > SHORT:  # a long one, or one without a mask
        return None
    if len(data) != begin + KEY + size:
        return None
    return apply_mask(data[begin + KEY :], data[begin : begin + KEY])
