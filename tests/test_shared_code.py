"""No shared code names a game: a third one is added without touching it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from chronomage.kits.registry import BUILT_IN

pytestmark = pytest.mark.long  # nothing of it is compiled

SOURCES = Path(__file__).parents[1] / "src" / "chronomage"
# The one place that names the games which are built in.
REGISTRY = Path("kits/registry.py")
WORDS = (*BUILT_IN, "time_masters")


def shared() -> list[Path]:
    """The files that belong to no game: a game is at home in a folder of its name in any layer, and in its kit."""
    files = [path.relative_to(SOURCES) for path in sorted(SOURCES.rglob("*.py"))]
    own = [path for path in files if {*path.parent.parts, path.stem} & set(BUILT_IN)]
    return [path for path in files if path not in own and path != REGISTRY]


def docstrings(tree: ast.Module) -> set[int]:
    """The nodes that are docstrings: examples for people, which may name a game."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """All names and texts that a file's code is made of, with their lines."""
    tree = ast.parse(source)
    left_out = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in left_out:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.alias):
            yield node.lineno, node.name


def named_in(source: str) -> list[int]:
    """The lines that name a game."""
    return [line for line, text in words_of(source) if any(word.casefold() in text.casefold() for word in WORDS)]


@pytest.mark.parametrize("path", shared(), ids=str)
def test_shared_code_names_no_game(path: Path) -> None:
    source = (SOURCES / path).read_text(encoding="utf-8")
    assert named_in(source) == []


@pytest.mark.parametrize(
    "source",
    [
        "from chronomage.games.seasons import facts",
        "import chronomage.pov.timemasters.pov",
        "game = 'seasons'",
        "isinstance(rules, TimeMastersRules)",
        "texts.seasons_texts('en')",
        "help = f'Which: {x}, or Seasons'",
    ],
)
def test_every_way_of_naming_a_game_is_found(source: str) -> None:
    assert named_in(source)


def test_a_docstring_may_show_an_example() -> None:
    assert not named_in('def f():\n    """Example: `chronomage simulate seasons`"""\n')
