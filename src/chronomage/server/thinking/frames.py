"""Frames: whole objects sent through a pipe, each with its length before it. Both ends are ours, so pickle will do."""

import pickle
import struct
from typing import IO, Any, Final

# What a process that thinks may say, each with its content: its id, a choice's id, a traceback.
READY: Final = "ready"
CHOSEN: Final = "chosen"
FAILED: Final = "failed"

LENGTH: Final = struct.Struct("!I")


def packed(content: object) -> bytes:
    """An object as it goes through the pipe."""
    data = pickle.dumps(content)
    return LENGTH.pack(len(data)) + data


def read_frame(stream: IO[bytes]) -> bytes | None:
    """Wait for the next frame; None when the other end is gone. `pickle.loads` makes an object of it."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else None


class Unpacker:
    """Puts frames together from the pieces in which they arrive."""

    def __init__(self) -> None:
        self.buffer = bytearray()

    def feed(self, data: bytes) -> list[Any]:
        """The objects that are now complete."""
        self.buffer += data
        found: list[Any] = []
        while len(self.buffer) >= LENGTH.size:
            (length,) = LENGTH.unpack_from(self.buffer)
            end = LENGTH.size + length
            if len(self.buffer) < end:
                break
            found.append(pickle.loads(bytes(self.buffer[LENGTH.size : end])))
            del self.buffer[:end]
        return found
