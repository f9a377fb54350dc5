"""What brings something about where no card does: numbers beyond those of the cards, and the words for them."""

from typing import Final

from chronomage.games.seasons import facts, programs
from chronomage.games.seasons.options import ARGOS_EMBRACE
from chronomage.games.seasons.options import DROUGHT as DROUGHT_ENCHANTMENT

DIE: Final = 101
BONUS: Final = 102
ABILITY_TOKEN: Final = 103
FULL_RESERVE: Final = 104
# The enchantments are numbered from here on.
ENCHANTMENT: Final = 110

PLAIN: Final = {DIE: "die", BONUS: "bonus", ABILITY_TOKEN: "ability-token", FULL_RESERVE: "full-reserve"}
OF_PROGRAM: Final = {
    programs.OPTIONAL_DIE: DIE,
    programs.EXCHANGE: BONUS,
    programs.DRAW_ONE: DIE,
    programs.DRAW_TWO: BONUS,
    programs.OVERFLOW: FULL_RESERVE,
    programs.EMBRACE: ENCHANTMENT + ARGOS_EMBRACE,
    programs.DROUGHT: ENCHANTMENT + DROUGHT_ENCHANTMENT,
    **{programs.ABILITY + token: ABILITY_TOKEN for token in range(1, len(facts.ABILITY_PRESTIGE))},
}


def source_name(source: int) -> str:
    """A card or an enchantment by its name, or the word for what is neither."""
    if source > ENCHANTMENT:
        return facts.ENCHANTMENTS[source - ENCHANTMENT - 1]
    return PLAIN[source] if source in PLAIN else facts.CARD_NAMES[source - 1]
