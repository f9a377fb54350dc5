"""docs/encoding.md: its tables of slices, from the games' encodings; the text between them is written by hand."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from chronomage.encoding import Slice, encoding_of

PATH: Final = Path(__file__).parents[2] / "docs" / "encoding.md"
TABLE: Final = re.compile(r"(<!-- (\w+) of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
NUMBERED: Final = re.compile(r"^(.*?) (\d+)$")
FEW: Final = 8  # labels that are all written out
OFTEN: Final = 12  # times that the same slices stand together, from which on they have a table of their own
HEAD: Final = ("| places | slice | times | what it says |", "| --- | --- | --- | --- |")
BELOW: Final = ", see below"

Group = tuple[str, list[Slice]]  # neighbours whose names begin alike


def written() -> str:
    """The whole page, with its tables anew."""
    return TABLE.sub(lambda found: found[1] + table(found[2], found[3]) + found[4], PATH.read_text(encoding="utf-8"))


def table(what: str, game: str) -> str:
    """The table of what an observation, or the policy, is made of."""
    encoding = encoding_of(game)
    if what == "choices":
        rows = [f"{encoding.choices} places.", "", "| places | slice | what it is for |", "| --- | --- | --- |"]
        rows += [f"| {places(each)} | `{each.name}` | {told(each)} |" for each in encoding.choice_slices]
        return "\n".join(rows) + "\n"
    size = f"{encoding.size} numbers; fingerprint `{encoding.fingerprint}`."
    return "\n".join([size, "", *observation_rows(list(encoding.slices))]) + "\n"


def observation_rows(slices: list[Slice]) -> Iterator[str]:
    """The rows of a game's table, and of what stands in many of its places, such as a card, a table of its own."""
    groups = [(prefix, list(found)) for prefix, found in groupby(slices, lambda each: each.name.rpartition(": ")[0])]
    shapes = Counter(shape(group) for group in groups if group[0])
    often = [found for found, times in shapes.items() if len(found) > 1 and times >= OFTEN]
    yield from HEAD
    for group in groups:
        yield from rows_of([whole(group)] if shape(group) in often else group[1], slices)
    if often:
        single = next(found for prefix, found in groups if shape((prefix, found)) == max(often, key=len))
        added = next((found for prefix, found in groups if shape((prefix, found)) in often and summed(found)), single)
        yield ""
        yield (
            "A card, counted from its first place. Several cards together have the first "
            f"{length(added)} of these places, added up, and times a fifth:"
        )
        yield ""
        yield from HEAD
        for each in single:
            here = each._replace(name=each.name.rpartition(": ")[2], first=each.first - single[0].first)
            yield f"| {places(here)} | `{here.name}` | {scale(here)} | {told(here)} |"


def shape(group: Group) -> tuple[str, ...]:
    """The names of a group's slices, without what they begin with."""
    return tuple(each.name.rpartition(": ")[2] for each in group[1])


def whole(group: Group) -> Slice:
    """One slice for a whole group."""
    prefix, found = group
    meaning = ("cards together" if summed(found) else "a card") + BELOW
    name = prefix.removesuffix(" 0") if prefix.count(": ") or NUMBERED.match(prefix) else prefix
    return Slice(name, found[0].first, length(found), 1, meaning)


def length(found: list[Slice]) -> int:
    """How many places these slices have together."""
    return sum(each.length for each in found)


def summed(found: list[Slice]) -> bool:
    """Whether these are the slices of several cards together: then no flag counts whole."""
    return all(each.scale < 1 for each in found)


def rows_of(found: list[Slice], slices: list[Slice]) -> Iterator[str]:
    """The rows of these; of a block that is there several times over, such as a player's, the first stands for all."""
    numbers = {block for each in slices if (block := block_of(each.name)) is not None}
    for each in found:
        block = block_of(each.name)
        if block is None:
            yield f"| {places(each)} | `{each.name}` | {scale(each)} | {told(each)} |"
        elif block[1] == 0:
            last = max(number for name, number in numbers if name == block[0])
            name = each.name.replace(f"{block[0]} 0: ", f"{block[0]} 0 to {last}: ", 1) if last else each.name
            again = f", and every {step_of(block[0], slices)} on" if last else ""
            yield f"| {places(each)}{again} | `{name}` | {scale(each)} | {told(each)} |"


def block_of(name: str) -> tuple[str, int] | None:
    """The block that a slice belongs to, and the how manieth of its kind that is."""
    block, colon, _ = name.partition(": ")
    found = NUMBERED.match(block) if colon else None
    return None if found is None else (found[1], int(found[2]))


def step_of(block: str, slices: list[Slice]) -> int:
    """How many places lie between two blocks of a kind."""
    firsts = [next(each.first for each in slices if block_of(each.name) == (block, number)) for number in (0, 1)]
    return firsts[1] - firsts[0]


def places(each: Slice) -> str:
    """The first and the last place."""
    return str(each.first) if each.length == 1 else f"{each.first}–{each.first + each.length - 1}"


def scale(each: Slice) -> str:
    """What a number is multiplied by."""
    if each.meaning.endswith(BELOW):
        return ""
    return "1" if each.scale == 1 else f"1/{1 / each.scale:g}"


def told(each: Slice) -> str:
    """What a slice says, and what its places are for, as long as those are few."""
    if not each.labels or len(each.labels) > FEW:
        return each.meaning
    return f"{each.meaning} ({', '.join(f'`{label}`' for label in each.labels)})"
