"""The cards of Seasons as facts, without any language: for those who leaf through them."""

from typing import Final, Literal, TypedDict, get_args

from chronomage.games.seasons import facts, programs
from chronomage.games.seasons.card_numbers import ELEMENTAL_AMULET
from chronomage.games.seasons.effects import ACTIVATION, PROGRAMS
from chronomage.games.seasons.facts import CardFacts
from chronomage.kernel.rules import Rules

SeasonName = Literal["winter", "spring", "summer", "autumn"]
EnergyLetter = Literal["A", "W", "F", "E"]
PlayerCount = Literal["2", "3", "4"]
CardSet = Literal["base", "enchanted-kingdom"]
CardLevel = Literal["magician", "archmage"]
CardType = Literal["magic-item", "familiar"]
Acting = Literal["enter", "round-end", "season-change", "activated"]

LEVELS: Final[tuple[tuple[CardLevel, int], ...]] = (
    ("magician", facts.MAGICIAN_LAST),
    ("archmage", facts.ARCHMAGE_LAST),
)
TYPES: Final[dict[str, CardType]] = {facts.MAGIC_ITEM: "magic-item", facts.FAMILIAR: "familiar"}
EFFECTS: Final[tuple[tuple[Acting, int], ...]] = (
    ("enter", programs.ENTER),
    ("round-end", programs.ROUND_END),
    ("season-change", programs.SEASON_CHANGE),
)


class SeasonsCard(TypedDict):
    """A card, but for its name and rule in a language."""

    number: int  # as printed; each set counts from 1
    name: str
    set: CardSet
    level: CardLevel | None  # null for the expansion
    apprentice_sets: list[int]
    type: CardType
    prestige: int
    energy_cost: dict[PlayerCount, str]
    crystal_cost: dict[PlayerCount, int]
    any_energy: bool  # paid with any energies, each at most once
    copies: int
    effects: list[Acting]  # when it acts; never: by lying there, or at the end of the game


class Enchantment(TypedDict):
    """An enchantment that may lie over the game."""

    number: int
    name: str


class Ability(TypedDict):
    """An ability token."""

    number: int
    prestige: int  # at the end of the game, once it has been used
    needs_use: bool  # otherwise it acts by itself


class SeasonsCards(TypedDict):
    """Everything with facts of its own; names and rules are in the texts."""

    game: str
    cards: list[SeasonsCard]
    enchantments: list[Enchantment]
    abilities: list[Ability]
    transmutation: dict[SeasonName, dict[EnergyLetter, int]]  # crystals for a token


def cards(rules: Rules) -> SeasonsCards:
    """Everything there is to leaf through."""
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
            season: dict(zip(get_args(EnergyLetter), rates, strict=True))
            for season, rates in zip(get_args(SeasonName), facts.TRANSMUTATION, strict=True)
        },
    }


def card_facts(card: CardFacts) -> SeasonsCard:
    """A card; costs are by number of players."""
    is_base = card.number < facts.EXPANSION_FIRST
    number = card.number
    effects = [name for name, program in EFFECTS if PROGRAMS[program + number]]
    if ACTIVATION[number] is not None:
        effects.append("activated")
    return {
        "number": number if is_base else number - facts.EXPANSION_FIRST + 1,
        "name": card.name,
        "set": "base" if is_base else "enchanted-kingdom",
        "level": next((level for level, last in LEVELS if number <= last), None),
        "apprentice_sets": [at for at, cards in enumerate(facts.APPRENTICE_SETS, 1) if number in cards],
        "type": TYPES[card.type],
        "prestige": card.prestige,
        "energy_cost": dict(zip(get_args(PlayerCount), card.energy_cost, strict=True)),
        "crystal_cost": dict(zip(get_args(PlayerCount), card.crystal_cost, strict=True)),
        "any_energy": number == ELEMENTAL_AMULET,
        "copies": facts.COPIES,
        "effects": effects,
    }
