"""web/src/games/*/cardList.ts: the cards of a game as facts, from the types of its card_list.py."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Final

from chronomage.games.seasons import card_list as seasons
from chronomage.games.timemasters import card_list as timemasters
from tools.typescript.comments import comments_of
from tools.typescript.protocol import alias, interface, is_named
from tools.typescript.types import Writer, is_record

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
ELSEWHERE: Final = ("SeasonName", "EnergyLetter")  # what observations speak of too
HEADER: Final = """\
/**
 * The cards as facts, in no language: docs/protocol.md, "Cards".
 *
 * Made by `make generated` from src/chronomage/games/{game}/card_list.py: change it there.
 */
"""


def written(game: str, module: ModuleType) -> str:
    """The file of one game."""
    found = {name: each for name, each in vars(module).items() if is_named(each)}
    writer = Writer({each: name for name, each in found.items() if not is_record(each)})
    told = comments_of(module)
    imported = sorted(set(ELSEWHERE) & set(found))
    parts = [HEADER.format(game=game)]
    if imported:
        parts.append(f"import type {{ {', '.join(imported)} }} from './observations.ts';\n")
    for name, each in found.items():
        if is_record(each):
            parts.append(interface(writer, name, each, told.get(name, {})))
        elif name not in imported:
            parts.append(alias(writer, name, each))
    return "\n".join(parts)


GENERATED: Final[dict[Path, Callable[[], str]]] = {
    FOLDER / game / "cardList.ts": partial(written, game, module)
    for game, module in (("seasons", seasons), ("timemasters", timemasters))
}
