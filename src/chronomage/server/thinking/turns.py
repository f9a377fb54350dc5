"""Turns: many lines, each served in its turn, one item at a time."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Turns(Generic[Item]):
    """However long one line is, another waits no longer than one item of each line before its own is served."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[Item]] = {}
        self.running: set[str] = set()
        # The lines that may be served, in order: they have an item, and none of theirs is being served.
        self.ring: OrderedDict[str, None] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.lines.values()))

    def __iter__(self) -> Iterator[Item]:
        return chain.from_iterable(self.lines.values())

    @property
    def any_ready(self) -> bool:
        """Whether there is an item to be served now."""
        return bool(self.ring)

    def add(self, line: str, item: Item) -> None:
        """Put an item at the end of a line."""
        self.lines.setdefault(line, deque()).append(item)
        if line not in self.running:
            self.ring.setdefault(line)

    def take(self) -> tuple[str, Item]:
        """The next item and its line, which waits until `finish`."""
        line, _ = self.ring.popitem(last=False)
        self.running.add(line)
        return line, self.lines[line].popleft()

    def finish(self, line: str) -> None:
        """The item that was taken from this line has been served: the line goes to the end of the ring."""
        self.running.remove(line)
        if self.lines[line]:
            self.ring[line] = None
        else:
            del self.lines[line]

    def remove(self, line: str, item: Item) -> None:
        """Take an item out of its line, if it is still there."""
        if item not in self.lines.get(line, ()):
            return
        self.lines[line].remove(item)
        if not self.lines[line] and line not in self.running:
            del self.lines[line], self.ring[line]
