"""One process at a time holds a file, on every system: the lock goes when the file is closed or the process ends."""

import sys
from typing import TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def lock_at_once(file: TextIO) -> None:
    """Lock an open file for this process; an OSError where another process has it."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
