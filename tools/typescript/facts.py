"""web/src/games/*/facts.ts: the numbers of a game's rules that the client draws or counts with."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from chronomage.games.seasons import facts as seasons
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.rules import RULES as SEASONS_RULES
from chronomage.games.timemasters import facts as timemasters
from tools.typescript.types import quoted

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
HEADER: Final = """\
/**
 * Numbers of the rules that the table draws or counts with.
 *
 * Made by `make generated` from src/chronomage/games/{game}/facts.py: change it there.
 */
"""


class Fact(NamedTuple):
    """A constant of the client, by the name that it has in the rules."""

    name: str
    value: object
    meaning: str


YEARS: Final = range(seasons.FIRST_YEAR, seasons.LAST_YEAR + 1)
SEASONS: Final = (
    Fact("PLAYER_COUNTS", [str(seats) for seats in SEASONS_RULES.seats], "How many may play, as costs name it"),
    Fact("SEASONS", seasons.SEASONS, "In their order"),
    Fact("ENERGIES", tuple(ENERGIES), "In the order in which they are always told"),
    Fact("SPACES", seasons.SPACES, "Of the wheel; every season has as many"),
    Fact("YEARS", tuple(YEARS), "From the first to the last"),
    Fact("LIBRARY_YEARS", [str(year) for year in YEARS[1:]], "For which cards are put by, as a library names them"),
    Fact("LAST_YEAR", seasons.LAST_YEAR, "After it the game is over"),
    Fact("CARDS_KEPT", seasons.CARDS_KEPT, "Of those dealt"),
    Fact("RESERVE_LIMIT", seasons.RESERVE_LIMIT, "Tokens, as long as no card changes it"),
    Fact("BONUS_PENALTY", seasons.BONUS_PENALTY, "The prestige that bonuses cost, by how many were used"),
    Fact("APPRENTICE_SETS", len(seasons.APPRENTICE_SETS), "Of ready-made cards"),
    Fact(
        "TRANSMUTATION",
        {
            season: dict(zip(ENERGIES, rates, strict=True))
            for season, rates in zip(seasons.SEASONS, seasons.TRANSMUTATION, strict=True)
        },
        "Crystals for a token, by season",
    ),
)
TIME_MASTERS: Final = (
    Fact("SPHERE_LEVELS", tuple(range(1, timemasters.SPHERES + 1)), "A sphere has one each"),
    Fact("CLOSED_COSTS", timemasters.CLOSED_COSTS, "Spells more than the open card of the same sphere"),
    Fact("MOST_EPHEMERAL", timemasters.MOST_EPHEMERAL, "Ephemeral Ke that one may have"),
    Fact("CARDS_FOR_KE", timemasters.CARDS_FOR_KE, "Discarded to restore one Ke"),
    Fact("WANDERING_TURNS", timemasters.WANDERING_TURNS, "Of its holder, after which Timer X moves on"),
)


def written(game: str, facts: Sequence[Fact]) -> str:
    """The file of one game."""
    constants = [f"/** {fact.meaning}. */\nexport const {fact.name} = {constant(fact.value)};\n" for fact in facts]
    return "\n".join([HEADER.format(game=game), *constants])


def constant(value: object) -> str:
    """A value that TypeScript knows exactly: nothing in it can be changed."""
    return literal(value) if isinstance(value, int) else f"{literal(value)} as const"


def literal(value: object) -> str:
    """A value as TypeScript writes it; an object of objects has a line for each."""
    if isinstance(value, dict):
        parts = [f"{key}: {literal(part)}" for key, part in value.items()]
        if any(isinstance(part, dict) for part in value.values()):
            return "".join(["{\n", *(f"  {part},\n" for part in parts), "}"])
        return f"{{ {', '.join(parts)} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(literal(part) for part in value)}]"
    return quoted(value)


GENERATED: Final[dict[Path, Callable[[], str]]] = {
    FOLDER / game / "facts.ts": partial(written, game, facts)
    for game, facts in (("seasons", SEASONS), ("timemasters", TIME_MASTERS))
}
