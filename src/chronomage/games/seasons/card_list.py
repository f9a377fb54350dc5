"""The cards of Seasons as facts, without any language: for those who leaf through them."""

from typing import Any, Final

from chronomage.games.seasons import facts, programs
from chronomage.games.seasons.card_numbers import ELEMENTAL_AMULET
from chronomage.games.seasons.effects import ACTIVATION, PROGRAMS
from chronomage.games.seasons.facts import CardFacts
from chronomage.kernel.rules import Rules

BASE: Final = "base"
EXPANSION: Final = "enchanted-kingdom"
LEVELS: Final = (("magician", facts.MAGICIAN_LAST), ("archmage", facts.ARCHMAGE_LAST))
EFFECTS: Final = (
    ("enter", programs.ENTER),
    ("round-end", programs.ROUND_END),
    ("season-change", programs.SEASON_CHANGE),
)


def cards(rules: Rules) -> dict[str, Any]:
    """Everything with facts of its own; names and rules are in the texts."""
    return {
        "game": rules.name,
        "cards": [card_facts(card) for card in facts.CARDS],
        "enchantments": [{"number": number, "name": name} for number, name in enumerate(facts.ENCHANTMENTS, 1)],
        "abilities": [
            {"number": number, "prestige": prestige, "needs_use": facts.ABILITY_NEEDS_USE[number]}
            for number, prestige in enumerate(facts.ABILITY_PRESTIGE)
            if number
        ],
        "transmutation": {
            season: dict(zip("AWFE", rates, strict=True))
            for season, rates in zip(facts.SEASONS, facts.TRANSMUTATION, strict=True)
        },
    }


def card_facts(card: CardFacts) -> dict[str, Any]:
    """A card; costs are by number of players."""
    is_base = card.number < facts.EXPANSION_FIRST
    number = card.number
    effects = [name for name, program in EFFECTS if PROGRAMS[program + number]]
    return {
        "number": number if is_base else number - facts.EXPANSION_FIRST + 1,
        "name": card.name,
        "set": BASE if is_base else EXPANSION,
        "level": next((level for level, last in LEVELS if number <= last), None),
        "apprentice_sets": [at for at, cards in enumerate(facts.APPRENTICE_SETS, 1) if number in cards],
        "type": card.type.replace(" ", "-"),
        "prestige": card.prestige,
        "energy_cost": {str(seats): cost for seats, cost in zip((2, 3, 4), card.energy_cost, strict=True)},
        "crystal_cost": {str(seats): cost for seats, cost in zip((2, 3, 4), card.crystal_cost, strict=True)},
        "any_energy": number == ELEMENTAL_AMULET,
        "copies": facts.COPIES,
        "effects": effects + (["activated"] if ACTIVATION[number] is not None else []),
    }
