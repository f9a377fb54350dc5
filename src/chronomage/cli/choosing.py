"""How a decision is put to a person: the question, and its choices numbered from 1."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text


def numbered(asked: str, note: str, rows: Iterable[tuple[Text, str]]) -> RenderableType:
    """The question, a note under it, and the choices, each with what its card does where that is worth reading."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", width=4)
    grid.add_column()
    for number, (label, rule) in enumerate(rows, 1):
        grid.add_row(f"{number}", label)
        if rule:
            grid.add_row("", Text(rule, "dim"))
    question = Text(asked, "bold")
    if note:
        question += Text("\n" + note)
    return Group(Text(""), question, grid)
