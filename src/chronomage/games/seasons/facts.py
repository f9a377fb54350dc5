"""The printed facts: what each card costs, what it is and what it is worth; the dice and the rates of the seasons."""

from typing import Final

from chronomage.games.seasons import energy
from chronomage.kernel.travel import Travels

MAGIC_ITEM: Final = "magic item"
FAMILIAR: Final = "familiar"

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")

FIRST_YEAR: Final = 1
LAST_YEAR: Final = 3
SPACES: Final = 12

CARDS_KEPT: Final = 9  # of those dealt, for the three years
RESERVE_LIMIT: Final = 7
GRIMOIRE_LIMIT: Final = 10
EXCHANGED: Final = 2  # tokens, by one bonus
BONUS_PENALTY: Final = (0, 5, 12, 20)
HAND_PENALTY: Final = 5
COPIES: Final = 2


class CardFacts:
    """What is printed on a card, but for its effect. Costs are by number of players: two, three, four."""

    def __init__(
        self,
        number: int,
        name: str,
        type: str,
        prestige: int,
        energy_cost: tuple[str, str, str],
        crystal_cost: tuple[int, int, int],
    ) -> None:
        self.number = number
        self.name = name
        self.type = type
        self.prestige = prestige
        self.energy_cost = energy_cost
        self.crystal_cost = crystal_cost


def item(number: int, name: str, prestige: int, energies: str = "", crystals: int = 0) -> CardFacts:
    """A magic item; its cost is the same for any number of players."""
    return CardFacts(number, name, MAGIC_ITEM, prestige, (energies, energies, energies), (crystals, crystals, crystals))


def familiar(number: int, name: str, prestige: int, energies: str = "", crystals: int = 0) -> CardFacts:
    """A familiar whose cost is the same for any number of players."""
    return CardFacts(number, name, FAMILIAR, prestige, (energies, energies, energies), (crystals, crystals, crystals))


def familiar_by_players(
    number: int,
    name: str,
    prestige: int,
    energies: tuple[str, str, str] = ("", "", ""),
    crystals: tuple[int, int, int] = (0, 0, 0),
) -> CardFacts:
    """A familiar whose cost depends on the number of players."""
    return CardFacts(number, name, FAMILIAR, prestige, energies, crystals)


CARDS: Final = (
    item(1, "amulet-of-air", 6, "AA"),
    item(2, "amulet-of-fire", 6, "FF"),
    item(3, "amulet-of-earth", 6, "EE"),
    item(4, "amulet-of-water", 6, "WW"),
    item(5, "balance-of-ishtar", 4, crystals=2),
    item(6, "staff-of-spring", 9, "EEE"),
    item(7, "temporal-boots", 8),
    item(8, "purse-of-io", 6, "AF"),
    item(9, "divine-chalice", 10, "AWFE"),
    familiar(10, "syllas-the-faithful", 14, "FFF"),
    familiar_by_players(11, "figrim-the-avaricious", 7, crystals=(3, 6, 9)),
    familiar(12, "naria-the-prophetess", 8, crystals=3),
    item(13, "wondrous-chest", 4, "WF"),
    item(14, "beggars-horn", 8, "AE"),
    item(15, "die-of-malice", 8),
    familiar(16, "kairn-the-destroyer", 9, "AAA"),
    familiar(17, "amsug-longneck", 8, "AW"),
    item(18, "bespelled-grimoire", 8, "WE"),
    item(19, "ragfields-helm", 10, "AAA"),
    item(20, "hand-of-fortune", 9, "AFE", crystals=3),
    familiar(21, "lewis-greyface", 6, "AF"),
    item(22, "runic-cube-of-eolis", 30, crystals=20),
    item(23, "potion-of-power", 0, "FF"),
    item(24, "potion-of-dreams", 0, "AA"),
    item(25, "potion-of-knowledge", 0, "WW"),
    item(26, "potion-of-life", 0, "EE"),
    item(27, "hourglass-of-time", 6, "AWFE"),
    item(28, "scepter-of-greatness", 8, "AWFE"),
    item(29, "olafs-blessed-statue", 0, "WWW"),
    item(30, "yjangs-forgotten-vase", 6, "WFE"),
    item(31, "elemental-amulet", 2),
    item(32, "tree-of-light", 12, "EE"),
    familiar_by_players(33, "arcano-leech", 8, crystals=(2, 5, 8)),
    item(34, "crystal-orb", 6, "FE"),
    item(35, "glutton-cauldron", 0),
    item(36, "vampiric-crown", 0, "AW"),
    item(37, "dragon-skull", 9, "WFE"),
    familiar(38, "demon-of-argos", 16, "AWFE"),
    familiar_by_players(39, "titus-deepgaze", 4, ("F", "FF", "FFF")),
    familiar(40, "air-elemental", 12, "AAA"),
    familiar_by_players(41, "thieving-fairies", 6, crystals=(0, 3, 6)),
    item(42, "cursed-treatise-of-arus", -10, "W"),
    item(43, "idol-of-the-familiar", 0, "AWFE"),
    item(44, "necrotic-kriss", 6, "AAW"),
    item(45, "lantern-of-xidit", 24, "FFFEEE"),
    item(46, "sealed-chest-of-urm", 10, "WWE"),
    item(47, "mirror-of-the-seasons", 8, crystals=3),
    item(48, "pendant-of-ragnor", 0, "AWF"),
    familiar_by_players(49, "sid-nightshade", 6, ("E", "EE", "EEE")),
    familiar(50, "damned-soul-of-onys", -5, "W"),
    # Enchanted Kingdom numbers its cards 1 to 20; here they go on from the base game's.
    item(51, "heart-of-argos", 7, "EE"),
    item(52, "horn-of-plenty", 4, "WE"),
    item(53, "fairy-monolith", 6, "EE"),
    item(54, "selenias-codex", 6, "AW"),
    item(55, "scroll-of-ishtar", 7, "FF"),
    item(56, "mesodaes-lantern", 24, "AAAWWW"),
    item(57, "statue-of-eolis", 6, "WFE"),
    item(58, "familiar-catcher", 7, "AF"),
    item(59, "ios-transmuter", 6, "WE"),
    item(60, "throne-of-renewal", 10, "WFF"),
    item(61, "potion-of-resurrection", 0, "FE"),
    item(62, "jewel-of-the-ancients", 10, "FF"),
    item(63, "shield-of-zira", 5, "A"),
    item(64, "steadfast-die", 10, "AE"),
    item(65, "amulet-of-time", 9, "WW"),
    item(66, "arcane-telescope", 8),
    familiar(67, "argos-hawk", 4, "AE"),
    familiar(68, "raven-the-usurper", 2, "F"),
    familiar(69, "warden-of-argos", 6, "A"),
    familiar_by_players(70, "ratty-nightshade", 8, crystals=(2, 4, 6)),
)

# The first printing's Balance of Ishtar cost more.
FIRST_EDITION_BALANCE_CRYSTALS: Final = 6

MAGICIAN_LAST: Final = 30
ARCHMAGE_LAST: Final = 50
EXPANSION_FIRST: Final = 51

ENCHANTMENTS: Final = (
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "nature-spirit",
    "argos-embrace",
    "ios-bounty",
    "olafs-knowledge",
    "drought",
    "vision-of-destiny",
)

# What an ability token gives or costs at the end of the game once it has been used; by its number, from 1.
ABILITY_PRESTIGE: Final = (0, -5, 6, -5, 10, 0, 0, -6, 18, -5, 3, 9, 0)
ABILITIES_EACH: Final = 3
WORTH_OF_HAND: Final = 5  # the token that makes cards left in hand worth something
# Number 0 is no token, and token 5 acts by itself.
ABILITY_NEEDS_USE: Final = tuple(number not in (0, WORTH_OF_HAND) for number in range(len(ABILITY_PRESTIGE)))

APPRENTICE_SETS: Final = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)

# Crystals for a token of air, water, fire, earth, by season.
TRANSMUTATION: Final = (
    (1, 1, 2, 3),  # winter
    (2, 1, 3, 1),  # spring
    (3, 2, 1, 1),  # summer
    (1, 3, 1, 2),  # autumn
)

# A season's dice carry its main energy (A), its second (B) and its rare one (R); the fourth never shows.
ENERGY_ROLES: Final = (
    {"A": "W", "B": "A", "R": "F"},  # winter
    {"A": "E", "B": "W", "R": "A"},  # spring
    {"A": "F", "B": "E", "R": "W"},  # summer
    {"A": "A", "B": "F", "R": "E"},  # autumn
)

DICE_PER_SEASON: Final = 5
FACES: Final = 6


class Face(Travels):
    """One face of a die: pips for the marker, and the actions it gives."""

    def __init__(self, pips: int, bag: int, crystals: int, star: bool, card: bool, transmute: bool) -> None:
        self.pips = pips
        self.bag = bag
        self.crystals = crystals
        self.star = star
        self.card = card
        self.transmute = transmute


# Pips, energy by its role in the season, crystals, and the signs: * star, c card, t transmutation.
DICE: Final = (
    (
        (1, "AA", 3, ""),
        (1, "AB", 0, "t"),
        (2, "", 0, "c"),
        (2, "AA", 0, "*"),
        (3, "BB", 0, "*"),
        (3, "R", 0, "*t"),
    ),
    (
        (1, "B", 0, "*t"),
        (1, "RR", 0, "*"),
        (2, "AA", 1, ""),
        (2, "AB", 0, "t"),
        (3, "", 0, "c"),
        (3, "AA", 0, "*"),
    ),
    (
        (1, "", 0, "c"),
        (1, "AA", 0, "*"),
        (2, "B", 0, "*t"),
        (2, "R", 0, "*"),
        (3, "AA", 3, ""),
        (3, "AB", 0, "t"),
    ),
    (
        (1, "AA", 0, "*"),
        (1, "AB", 0, "t"),
        (2, "", 6, ""),
        (2, "AA", 2, ""),
        (3, "B", 0, "*t"),
        (3, "R", 0, "*"),
    ),
    (
        (1, "B", 0, "*t"),
        (1, "R", 0, "*"),
        (2, "AA", 1, ""),
        (2, "BB", 0, "t"),
        (3, "", 6, ""),
        (3, "AA", 0, "*"),
    ),
)


def all_faces() -> list[Face]:
    """Every face of every die, at the place `face_code` gives it."""
    faces = []
    for roles in ENERGY_ROLES:
        for die in DICE:
            for pips, energies, crystals, signs in die:
                bag = energy.read("".join(roles[role] for role in energies))
                faces.append(Face(pips, bag, crystals, "*" in signs, "c" in signs, "t" in signs))
    return faces


def face_code(season: int, die: int, face: int) -> int:
    """The number of a face among all faces of all dice."""
    return (season * DICE_PER_SEASON + die) * FACES + face


ALL_FACES: Final = all_faces()
CARD_NAMES: Final = tuple(card.name for card in CARDS)
