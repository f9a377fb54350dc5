"""What time it is."""

import time


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
