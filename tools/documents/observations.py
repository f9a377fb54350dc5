"""docs/observation.md: its tables of fields, from the games' descriptions; the text between them is written by hand."""

import re
from pathlib import Path
from typing import Final

from chronomage.games.seasons import fields as seasons
from chronomage.games.timemasters import fields as timemasters
from chronomage.kernel.fields import COMMON, UNBOUNDED, Field, Shape

PATH: Final = Path(__file__).parents[2] / "docs" / "observation.md"
SHAPES: Final = {
    shape.name: shape
    for shape in (
        COMMON,
        *[each for game in (seasons, timemasters) for each in vars(game).values() if isinstance(each, Shape)],
    )
}
TABLE: Final = re.compile(r"(<!-- fields of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def written() -> str:
    """The whole page, with its tables anew."""
    return TABLE.sub(lambda found: found[1] + table(SHAPES[found[2]]) + found[3], PATH.read_text(encoding="utf-8"))


def table(shape: Shape) -> str:
    """One table: a field in each row."""
    rows = ["| field | type | seen by | meaning |", "| --- | --- | --- | --- |"]
    rows += [row(field) for field in shape.fields]
    return "\n".join(rows) + "\n"


def row(field: Field) -> str:
    """One field."""
    name = f"`{field.name.removesuffix('?')}`"
    kind = field.kind.said
    if field.bounds is not None and UNBOUNDED not in field.bounds:
        kind += f", {field.bounds[0]} to {field.bounds[1]}"
    return f"| {f'**{name}**' if field.bold else name} | {kind} | {field.audience} | {field.meaning} |"
