"""The keyboard, read in a thread of its own: the game goes on while a person thinks."""

import threading
from collections.abc import Callable
from typing import NamedTuple


class Typed(NamedTuple):
    """A line that was typed; None: there will be no more."""

    line: str | None


class Keyboard:
    """Reads one line whenever that is wished, and hands it on."""

    def __init__(self, hand_on: Callable[[Typed], None]) -> None:
        self.hand_on = hand_on
        self.reading = False

    def wish(self) -> None:
        """Read the next line, unless it is being read already."""
        if not self.reading:
            self.reading = True
            threading.Thread(target=self.read, daemon=True, name="keyboard").start()

    def read(self) -> None:
        """Read one line."""
        try:
            typed = Typed(input().strip())
        except (EOFError, OSError, ValueError):  # of a keyboard that is gone, all of these come
            typed = Typed(None)
        self.reading = False
        self.hand_on(typed)
