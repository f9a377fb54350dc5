"""web/src/games/*/forms.ts: the forms of a game's choices with their facts, from the tables in which they are made."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from chronomage.games.seasons import choices
from chronomage.games.timemasters import rules
from chronomage.kernel.form import Form
from tools.typescript.types import quoted

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_SPELLED_OUT: Final = 4  # values of a fact; one that has more is any text
HEADER: Final = """\
/**
 * The forms of choices, each with what it is about: docs/notation.md, "Forms".
 *
 * Made by `make generated` from src/chronomage/games/{game}/choices.py: change it there.
 */
"""

Facts = dict[str, dict[str, None]]  # the types of each fact, in their order


def written(game: str, forms: Iterable[Form]) -> str:
    """The file of one game."""
    found: dict[str, Facts] = {}
    for form in forms:
        facts = found.setdefault(form.name, {})
        for fact, value in form.facts.items():
            facts.setdefault(fact, {})[quoted(value) if isinstance(value, str) else "number"] = None
    lines = [f"  {quoted(name) if '-' in name else name}: {shape(facts)};\n" for name, facts in found.items()]
    return "\n".join([HEADER.format(game=game), "".join(["export interface Forms {\n", *lines, "}\n"])])


def shape(facts: Facts) -> str:
    """What the choices of one form are about."""
    told = [
        f"{fact}: {' | '.join(types) if len(types) <= MOST_SPELLED_OUT else 'string'}" for fact, types in facts.items()
    ]
    return f"{{ {'; '.join(told)} }}" if told else "object"


GENERATED: Final[dict[Path, Callable[[], str]]] = {
    FOLDER / game / "forms.ts": partial(written, game, forms.values())
    for game, forms in (("seasons", choices.FORMS), ("timemasters", rules.RULES.forms))
}
