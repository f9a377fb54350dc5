"""web/src/net/observations.ts, and one for each game in its folder: what one player may know, as the fields say."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Final

from chronomage.games.seasons import fields as seasons
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.facts import SEASONS
from chronomage.games.timemasters import fields as timemasters
from chronomage.games.timemasters.facts import SPHERES
from chronomage.kernel.fields import COMMON, Shape
from tools.typescript.types import quoted

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
HEADER: Final = """\
/**
 * What one player may know: docs/observation.md. No field is ever left out; a hidden card is null.
 *
 * Made by `make generated` from {source}: change it there.
 */

"""
COMMON_TYPES: Final = """\
import type { CardName, GameName, Seat } from './types.ts';

/** A card that may be hidden. */
export type MaybeCard = CardName | null;
"""
FROM_NET: Final = {"../../net/observations.ts": (COMMON.name, "MaybeCard"), "../../net/types.ts": ("CardName", "Seat")}
SEE_BELOW: Final = ", see below"  # in a page, that is
FOOTER: Final = """\
/** Of any game: the rest is for its own folder to know. */
export type Observation = CommonObservation<GameName, object>;
"""
# Types that the fields of a game name.
OF_SEASONS: Final = {
    "Tokens": "string",  # their letters, such as `AAWF`
    "EnergyLetter": " | ".join(quoted(letter) for letter in ENERGIES),
    "SeasonName": " | ".join(quoted(season) for season in SEASONS),
}
OF_TIME_MASTERS: Final = {"SphereLevel": " | ".join(quoted(str(level)) for level in range(1, SPHERES + 1))}


def common() -> str:
    """What all games have."""
    head = f"export interface {COMMON.name}<Game extends GameName, Player>"
    header = HEADER.format(source="src/chronomage/kernel/fields.py")
    return "\n".join([header + COMMON_TYPES, interface(COMMON, head), FOOTER])


def written(name: str, game: ModuleType, types: Mapping[str, str]) -> str:
    """The file of one game."""
    parts = ["".join(f"export type {called} = {meant};\n" for called, meant in types.items())]
    inner = [shape for shape in vars(game).values() if isinstance(shape, Shape) and shape is not game.TABLE]
    parts += [interface(shape, f"export interface {shape.name}") for shape in inner]
    above = f"{COMMON.name}<'{name}', {game.PLAYER.name}>"
    parts.append(interface(game.TABLE, f"export interface {game.TABLE.name} extends {above}"))
    header = HEADER.format(source=f"src/chronomage/games/{name}/fields.py")
    return header + "\n".join([imports("".join(parts)), *parts])


def imports(body: str) -> str:
    """What a game's file takes from all games' types."""
    lines = []
    for path, names in FROM_NET.items():
        used = [name for name in names if re.search(rf"\b{name}\b", body)]
        lines.append(f"import type {{ {', '.join(used)} }} from '{path}';\n")
    return "".join(lines)


def interface(shape: Shape, head: str) -> str:
    """One type, with what is said of each of its fields."""
    lines = [f"/** {shape.about} */", head + " {"]
    for field in shape.fields:
        if field.kind.typescript:
            meaning = field.meaning.removesuffix(SEE_BELOW)
            if meaning:
                lines.append(f"  /** {meaning[:1].upper()}{meaning[1:]}. */")
            lines.append(f"  {field.name}: {field.kind.typescript};")
    return "\n".join([*lines, "}", ""])


GENERATED: Final[dict[Path, Callable[[], str]]] = {
    SOURCES / "net" / "observations.ts": common,
    SOURCES / "games" / "seasons" / "observations.ts": partial(written, "seasons", seasons, OF_SEASONS),
    SOURCES / "games" / "timemasters" / "observations.ts": partial(
        written, "timemasters", timemasters, OF_TIME_MASTERS
    ),
}
