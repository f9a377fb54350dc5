"""The options of Seasons: level, seats, and the points on which editions differ."""

from collections.abc import Mapping
from typing import Any, Final

from chronomage.games.json_writing import entries
from chronomage.games.option_checks import check_first_player, check_seats, given_texts
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import BALANCE_OF_ISHTAR, ELEMENTAL_AMULET
from chronomage.kernel.errors import BadOption, shorten
from chronomage.kernel.rules import Option
from chronomage.kernel.travel import Travels

NO_LIMIT: Final = 1_000

# The enchantments by number, as they are in facts.ENCHANTMENTS.
NO_ENCHANTMENT: Final = 0
ELEMENTAL_CONSTRUCTION: Final = 1
EXTENDED_EXPERIENCE: Final = 2
NATURAL_SELECTION: Final = 3
ENTANGLING_ROOTS: Final = 4
NATURE_SPIRIT: Final = 5
ARGOS_EMBRACE: Final = 6
IOS_BOUNTY: Final = 7
OLAFS_KNOWLEDGE: Final = 8
DROUGHT: Final = 9
VISION_OF_DESTINY: Final = 10

LEVEL: Final = Option(
    "level", ("apprentice", "magician", "archmage"), "archmage", "ready-made sets; cards 1-30; all cards 1-50"
)
SETS: Final = Option(
    "sets",
    ("1234", "random"),
    "1234",
    "apprentice level: which ready-made set each seat gets, in seat order; any digits from 1 to 4 will do",
)
FIRST_PLAYER: Final = Option(
    "first_player", ("random", "0", "1", "2", "3"), "random", "who rolls first; at a table, the youngest"
)
EDITION: Final = Option(
    "edition",
    ("current", "russian", "first"),
    "current",
    "a preset for the flags below: the later books with the FAQ, the Russian book to the letter, the first printing",
)
DISCARD_PILE: Final = Option("discard_pile", ("hidden", "public"), "hidden", "whether anybody may look through it")
DIE_ACTIONS: Final = Option(
    "die_actions", ("obligatory", "optional"), "obligatory", "whether each action of the die may be declined"
)
GAUGE_LIMIT: Final = Option("gauge_limit", ("15", "none"), "15", "the highest summoning gauge")
GAME_END: Final = Option(
    "game_end", ("end-of-round", "at-once"), "end-of-round", "when the game ends after the marker has left year 3"
)
BALANCE: Final = Option(
    "balance_of_ishtar",
    ("3-with-bonuses", "3", "4"),
    "3-with-bonuses",
    "3 identical energy into 9 crystals, transmutation bonuses adding; without bonuses; 4 into 12 at a cost of 6",
)
POTION_OF_LIFE: Final = Option(
    "potion_of_life",
    ("with-bonuses", "plain"),
    "with-bonuses",
    "whether transmutation bonuses add to it, as Purse of Io does",
)
IDOL: Final = Option(
    "idol_of_the_familiar", ("10-crystals", "nothing"), "10-crystals", "what it gives when it enters play"
)
SCEPTER: Final = Option("scepter_of_greatness", ("other-items", "all-items"), "other-items", "whether it counts itself")
TIE: Final = Option("tie", ("cards-in-play", "cards-played"), "cards-in-play", "what breaks a tie")

ENCHANTED_KINGDOM: Final = Option(
    "enchanted_kingdom", ("false", "true"), "false", "whether the expansion's twenty cards join the deck"
)
ENCHANTMENT: Final = Option(
    "enchantment", ("none", "random", *facts.ENCHANTMENTS), "none", "the enchantment that lies over the whole game"
)
ABILITY_TOKENS: Final = Option(
    "ability_tokens",
    ("false", "true"),
    "false",
    "whether each player is dealt three ability tokens and keeps one after the prelude",
)

OPTIONS: Final = (
    LEVEL,
    ENCHANTED_KINGDOM,
    ENCHANTMENT,
    ABILITY_TOKENS,
    SETS,
    FIRST_PLAYER,
    EDITION,
    DISCARD_PILE,
    DIE_ACTIONS,
    GAUGE_LIMIT,
    GAME_END,
    BALANCE,
    POTION_OF_LIFE,
    IDOL,
    SCEPTER,
    TIE,
)

# Where an edition differs from `current`, which is every flag's default.
EDITIONS: Final = {
    "current": {},
    "russian": {
        "die_actions": "optional",
        "gauge_limit": "none",
        "game_end": "at-once",
        "balance_of_ishtar": "3",
        "potion_of_life": "plain",
        "scepter_of_greatness": "all-items",
        "tie": "cards-played",
    },
    "first": {
        "die_actions": "optional",
        "balance_of_ishtar": "4",
        "potion_of_life": "plain",
        "idol_of_the_familiar": "nothing",
    },
}


class Settings(Travels):
    """The options of one game made ready for use; never changed, shared by all copies of a state."""

    def __init__(self, seats: int, chosen: dict[str, str]) -> None:
        self.seats = seats
        self.chosen = chosen
        self.chosen_in_text = entries(dict(sorted(chosen.items())))
        self.everyone = (1 << seats) - 1
        self.level = chosen["level"]
        self.sets = chosen["sets"]
        self.first_player = chosen["first_player"]
        self.discard_is_public = chosen["discard_pile"] == "public"
        self.die_is_optional = chosen["die_actions"] == "optional"
        self.gauge_limit = 15 if chosen["gauge_limit"] == "15" else NO_LIMIT
        self.ends_at_once = chosen["game_end"] == "at-once"
        self.balance_size = 4 if chosen["balance_of_ishtar"] == "4" else 3
        self.balance_takes_bonuses = chosen["balance_of_ishtar"] == "3-with-bonuses"
        self.life_takes_bonuses = chosen["potion_of_life"] == "with-bonuses"
        self.idol_crystals = 10 if chosen["idol_of_the_familiar"] == "10-crystals" else 0
        self.scepter_counts_itself = chosen["scepter_of_greatness"] == "all-items"
        self.with_expansion = chosen["enchanted_kingdom"] == "true"
        self.enchantment = chosen["enchantment"]
        self.with_abilities = chosen["ability_tokens"] == "true"
        self.tie_by_played = chosen["tie"] == "cards-played"
        # By card number; number 0 is no card.
        self.energy_cost = [0]
        self.crystal_cost = [0]
        self.prestige = [0]
        self.is_item = [False]
        self.copies = [0]  # how many of it are in the game
        for card in facts.CARDS:
            self.energy_cost.append(energy.read(card.energy_cost[seats - 2]))
            self.crystal_cost.append(card.crystal_cost[seats - 2])
            self.prestige.append(card.prestige)
            self.is_item.append(card.type == facts.MAGIC_ITEM)
            self.copies.append(facts.COPIES if self.has_card(len(self.copies)) else 0)
        if self.balance_size == 4:
            self.crystal_cost[BALANCE_OF_ISHTAR] = facts.FIRST_EDITION_BALANCE_CRYSTALS

    def __reduce__(self) -> str | tuple[Any, ...]:
        return Settings, (self.seats, self.chosen)

    def costs(self, card: int, kind: int) -> bool:
        """Whether the card's cost has that kind of energy; an Elemental Amulet's may have any."""
        return card == ELEMENTAL_AMULET or energy.count(self.energy_cost[card], kind) > 0

    def has_card(self, card: int) -> bool:
        """Whether that card belongs to this game."""
        if card >= facts.EXPANSION_FIRST:
            return self.with_expansion
        return self.level == "archmage" or card <= facts.MAGICIAN_LAST

    def card_pool(self) -> list[int]:
        """Every physical card in this game, by number."""
        pool: list[int] = []
        for card in range(len(self.copies)):
            for _ in range(self.copies[card]):
                pool.append(card)
        return pool

    def possible_enchantments(self) -> list[int]:
        """The enchantments that this level and number of players allow, by number from 1."""
        pool = len(self.card_pool())
        found: list[int] = []
        for number in range(1, len(facts.ENCHANTMENTS) + 1):
            if number > NATURAL_SELECTION or (self.level != "apprentice" and self.seats * cards_dealt(number) <= pool):
                found.append(number)
        return found


def cards_dealt(enchantment: int) -> int:
    """How many cards each player is dealt before the prelude."""
    if enchantment == ELEMENTAL_CONSTRUCTION:
        return 18
    if enchantment == EXTENDED_EXPERIENCE:
        return 12
    return 11 if enchantment == NATURAL_SELECTION else 9


def settle_options(seats: int, given: Mapping[Any, object]) -> Settings:
    """Check the given options and fill in the rest; a BadOption says what is allowed."""
    check_seats("Seasons", seats)
    texts = given_texts("Seasons", OPTIONS, given, free=("sets",))
    if "sets" in texts:
        texts["sets"] = texts["sets"].lower()
        check_sets(seats, texts["sets"])
    check_first_player(seats, texts.get("first_player", FIRST_PLAYER.default))
    edition = EDITIONS[texts.get("edition", EDITION.default)]
    chosen = {option.name: option.default for option in OPTIONS}
    chosen.update(edition)
    chosen.update(texts)
    settings = Settings(seats, chosen)
    check_expansion(settings)
    return settings


def check_expansion(settings: Settings) -> None:
    """Refuse what the expansion does not go together with."""
    if settings.with_expansion and settings.level == "apprentice":
        raise BadOption("the cards of Enchanted Kingdom join the magician's or the archmage's level.")
    if settings.enchantment in facts.ENCHANTMENTS:
        number = facts.ENCHANTMENTS.index(settings.enchantment) + 1
        if number not in settings.possible_enchantments():
            if settings.level == "apprentice":
                raise BadOption(f"{settings.enchantment} changes the draft, and the apprentice level has none.")
            raise BadOption(
                f"{settings.enchantment} deals {settings.seats} players {cards_dealt(number)} cards each, "
                f"and there are only {len(settings.card_pool())}; play the archmage level or add Enchanted Kingdom."
            )


def check_sets(seats: int, text: str) -> None:
    """Refuse ready-made sets that do not exist or need a third copy of a card."""
    if text == "random":
        return
    if len(text) < seats or any(digit not in "1234" for digit in text):
        raise BadOption(
            f"sets can be random, or one digit from 1 to 4 for each of the {seats} seats; not {shorten(text)}."
        )
    dealt = [number for digit in text[:seats] for number in facts.APPRENTICE_SETS[int(digit) - 1]]
    for number in dealt:
        if dealt.count(number) > facts.COPIES:
            raise BadOption(f"sets {text!r} would need a third copy of {facts.CARD_NAMES[number - 1]}; there are two.")
