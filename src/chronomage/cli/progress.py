"""A progress bar for work that takes long."""

import time
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

LONG: Final = 2.0  # seconds
FIRST_LOOK: Final = 0.25  # seconds before which no guess is made of how long it will take


class Meter:
    """A bar that shows itself only on a terminal, and only for work that will take more than two seconds."""

    def __init__(self, label: str, total: float) -> None:
        self.label = label
        self.total = total
        self.done = 0.0
        self.start = time.monotonic()
        console = Console(stderr=True)
        self.wanted = console.is_terminal and Console().is_terminal
        self.bar = Progress(
            TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
            console=console, transient=True,
        )  # fmt: skip
        self.task = self.bar.add_task(label, total=total)

    def __enter__(self) -> "Meter":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.bar.live.is_started:
            self.bar.stop()

    def advance(self, amount: float = 1) -> None:
        """That much more is done."""
        self.reach(self.done + amount)

    def reach(self, done: float) -> None:
        """So much of the total is done."""
        self.done = done
        if not self.wanted:
            return
        if self.bar.live.is_started:
            self.bar.update(self.task, completed=done)
            return
        elapsed = time.monotonic() - self.start
        if elapsed > FIRST_LOOK and elapsed * self.total > LONG * done:
            self.bar.start()
