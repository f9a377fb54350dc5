"""Layout: the table of named slices that a row of numbers is made of. Code and documentation follow from it."""

import hashlib
from typing import NamedTuple


class Slice(NamedTuple):
    """Neighbouring places of one meaning. What a place holds, times the scale, is about 0 to 1."""

    name: str
    first: int
    length: int
    scale: float
    meaning: str
    labels: tuple[str, ...] = ()  # what each of its places is for, where that is not plain from the meaning


class Layout:
    """A table of slices, one after the other from place 0 on."""

    def __init__(self) -> None:
        self.slices: list[Slice] = []
        self.size = 0

    def add(self, name: str, length: int, scale: float, meaning: str, labels: tuple[str, ...] = ()) -> int:
        """Put a slice at the end; the answer is its first place."""
        if labels and len(labels) != length:
            raise ValueError(f"the slice {name} has {length} places and {len(labels)} labels.")
        first = self.size
        self.slices.append(Slice(name, first, length, scale, meaning, labels))
        self.size += length
        return first

    def add_block(self, name: str, block: "Layout", times: int) -> int:
        """Put another table at the end, that many times over; the answer is the first place of the first time."""
        first = self.size
        for number in range(times):
            for each in block.slices:
                self.add(f"{name} {number}: {each.name}", each.length, each.scale, each.meaning, each.labels)
        return first


def scales_of(slices: tuple[Slice, ...]) -> list[float]:
    """What the number at each place is multiplied by."""
    return [each.scale for each in slices for _ in range(each.length)]


def fingerprint_of(slices: tuple[Slice, ...], choices: tuple[Slice, ...]) -> str:
    """A short text that is another one as soon as any place is for something else, in whatever words that is said."""
    # Compiled code keeps scales as floats, whatever they are written as.
    table = [(each.name, each.first, each.length, float(each.scale), each.labels) for each in slices + choices]
    return hashlib.sha256(repr(table).encode()).hexdigest()[:16]
