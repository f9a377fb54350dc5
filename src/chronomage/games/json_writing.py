"""Writing a table down as JSON text.

A table is written after every choice, for everybody who sees it. To make the text of its parts, without a dictionary
for each of them in between, takes a fraction of the time, and what is often the same is kept ready.
"""

import json
from collections.abc import Mapping
from typing import Final

from chronomage.kernel.state import Frame

NULL: Final = "null"
NOTHING: Final = "[]"


def flag(value: bool) -> str:
    """True or false."""
    return "true" if value else "false"


def quoted(names: list[str]) -> list[str]:
    """Each name as it stands in the text."""
    return [json.dumps(name) for name in names]


def entries(values: Mapping[str, object]) -> str:
    """Plain data under names."""
    return json.dumps(values, separators=(",", ":"))


def listed(parts: list[str]) -> str:
    """A list of what has been written already."""
    return "[" + ",".join(parts) + "]" if parts else NOTHING


def words(names: list[str]) -> str:
    """A list of names."""
    return listed(quoted(names))


def numbers(values: list[int]) -> str:
    """A list of numbers."""
    return listed([str(value) for value in values])


NULLS: Final = [listed([NULL] * count) for count in range(100)]


def nulls(count: int) -> str:
    """So many things that are hidden."""
    return NULLS[count] if count < len(NULLS) else listed([NULL] * count)


def frames(stack: list[Frame]) -> str:
    """What is under way."""
    return listed([numbers(frame.plain()) for frame in stack])
