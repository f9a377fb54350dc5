"""What runs in a process that thinks: take a thought, answer it, and so on until the server is gone."""

import importlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from typing import IO, Any, Final

from chronomage.server.thinking.frames import CHOSEN, FAILED, READY, packed, read_frame

# The server has answers to give in the meantime.
NICENESS: Final = 5
# The server ends a process that thinks too long. Should the server itself be gone, the process ends this much later.
GRACE: Final = 5.0


def main() -> None:
    """Think until nobody asks. Arguments: the thinking function as module:function, and the seconds for one thought."""
    let_the_server_decide()
    where, seconds = sys.argv[1:]
    incoming, outgoing = private_pipes()
    think = function_at(where)
    outgoing.write(packed((READY, os.getpid())))
    outgoing.flush()
    try:
        while (frame := read_frame(incoming)) is not None:
            end_by_itself_after(float(seconds) + GRACE)
            answer = answer_to(frame, think)
            end_by_itself_after(0)
            outgoing.write(packed(answer))
            outgoing.flush()
    except BrokenPipeError:
        os._exit(0)  # nobody is there to hear the answer, nor to be told so


def let_the_server_decide() -> None:
    """Leave the end to the server, and the processor too when it wants it."""
    # Both are sent to all processes at once, by Ctrl-C and by service supervisors; the server may have games to finish.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def private_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The pipes from and to the server, out of reach of anything that reads from or prints to the terminal."""
    incoming = os.fdopen(os.dup(0), "rb")
    outgoing = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return incoming, outgoing


def function_at(where: str) -> Callable[[Any], Any]:
    """The function named `module:function`."""
    module, _, name = where.partition(":")
    found: Callable[[Any], Any] = getattr(importlib.import_module(module), name)
    return found


def end_by_itself_after(seconds: float) -> None:
    """Have the system end this process then, whatever it is doing; 0: not any more."""
    if sys.platform != "win32":  # which cannot
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answer_to(frame: bytes, think: Callable[[Any], Any]) -> tuple[str, Any]:
    """The choice, or what went wrong."""
    try:
        return CHOSEN, think(pickle.loads(frame))
    except Exception:
        return FAILED, traceback.format_exc()


if __name__ == "__main__":
    main()
