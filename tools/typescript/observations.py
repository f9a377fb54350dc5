"""web/src/net/observations.ts: what one player may know, from the descriptions of the games' fields."""

from pathlib import Path
from typing import Final

from chronomage.games.seasons import fields as seasons
from chronomage.games.timemasters import fields as timemasters
from chronomage.kernel.fields import COMMON, Shape

PATH: Final = Path(__file__).parents[2] / "web" / "src" / "net" / "observations.ts"
HEADER: Final = """\
/**
 * What one player may know: docs/observation.md. No field is ever left out; a hidden card is null.
 *
 * Made by `make generated` from the fields.py of kernel and games: change it there.
 */

import type { CardName, GameName, Seat } from './types.ts';

/** A card that may be hidden. */
export type MaybeCard = CardName | null;
/** Energy tokens by their letters, such as `AAWF`. */
export type Tokens = string;
export type EnergyLetter = 'A' | 'W' | 'F' | 'E';
export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn';
export type SphereLevel = '1' | '2' | '3' | '4' | '5';
"""
SEE_BELOW: Final = ", see below"  # in a page, that is
FOOTER: Final = """\
/** Of any game: the rest is for its own folder to know. */
export type Observation = CommonObservation<GameName, object>;
"""


def written() -> str:
    """The whole file."""
    parts = [HEADER, interface(COMMON, f"interface {COMMON.name}<Game extends GameName, Player>")]
    for name, game in (("seasons", seasons), ("timemasters", timemasters)):
        inner = [shape for shape in vars(game).values() if isinstance(shape, Shape) and shape is not game.TABLE]
        parts += [interface(shape, f"export interface {shape.name}") for shape in inner]
        above = f"{COMMON.name}<'{name}', {game.PLAYER.name}>"
        parts.append(interface(game.TABLE, f"export interface {game.TABLE.name} extends {above}"))
    return "\n".join([*parts, FOOTER])


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
