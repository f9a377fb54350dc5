"""The table of Seasons: every number of an observation, named once; each constant is the first place of its slice."""

from typing import Any, Final

from chronomage.encoding.layout import Layout
from chronomage.games.seasons import facts
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.facts import ABILITY_PRESTIGE, CARD_NAMES, ENCHANTMENTS, SEASONS
from chronomage.kernel.verbs import Question, Together, Verb

SEATS: Final = 4  # the most there are; one that is not there is all zeros
CARDS: Final[int] = len(CARD_NAMES)
NAMES: Final[tuple[str, ...]] = CARD_NAMES
SIGNS: Final[tuple[str, ...]] = tuple(ENERGIES)
COUNTED: Final[tuple[str, ...]] = tuple(f"player {number}" for number in range(SEATS))  # from the seat on

# A card in play counts so much, and a little more where another card imitates it or its effect is still due: whoever
# reads the number can tell, and a net sees about 1 for each card.
IN_PLAY_EACH: Final = 60
IMITATING: Final = 1
DUE: Final = 3
# Which of those with the same power are turned: no two sets of them have the same sum.
USED_BY_RANK: Final[tuple[int, ...]] = (60, 61, 62, 64)

# What is known of a hidden card, by where at a player it may lie; shared out among all places where it may be.
KNOWN_IN_HAND: Final = 120
KNOWN_IN_HAND_OR_LIBRARY: Final = 110
KNOWN_IN_LIBRARY: Final = 100
KNOWN_ASIDE: Final = 90
IN_PILE: Final = 58
# A card of a deck or pile whose very place is known: more the nearer it lies to the top, and never nothing.
NEAREST: Final = 120
FARTHEST: Final = 60

GATHERED: Final = 2  # of a card in play that was chosen to be sacrificed with others, before all of them are


def kind_of(verb: Verb[Any]) -> str:
    """The kind of a question; empty for a verb that asks nothing."""
    if isinstance(verb, Question):
        return verb.kind
    return verb.kind if isinstance(verb, Together) else ""


KINDS: Final[tuple[str, ...]] = tuple(sorted({kind_of(verb) for program in PROGRAMS for verb in program} - {""}))

TABLE: Final[Layout] = Layout()

# Options.
NUMBER_OF_PLAYERS: Final[int] = TABLE.add("players", 3, 1, "how many there are", ("2", "3", "4"))
LEVEL: Final[int] = TABLE.add("level", 3, 1, "the option `level`", ("apprentice", "magician", "archmage"))
ENCHANTMENT: Final[int] = TABLE.add(
    "enchantment", len(ENCHANTMENTS), 1, "the one that lies over the game", ENCHANTMENTS
)
OPTIONS: Final[int] = TABLE.add(
    "options",
    12,
    1,
    "options that are not at their default",
    (
        "enchanted_kingdom=true",
        "ability_tokens=true",
        "discard_pile=public",
        "die_actions=optional",
        "gauge_limit=none",
        "game_end=at-once",
        "balance_of_ishtar=3",
        "balance_of_ishtar=4",
        "potion_of_life=plain",
        "idol_of_the_familiar=nothing",
        "scepter_of_greatness=all-items",
        "tie=cards-played",
    ),
)
DICE_LEFT_OUT: Final[int] = TABLE.add(
    "dice left out",
    4 * facts.DICE_PER_SEASON,
    1,
    "dice of the box that are not in use",
    tuple(f"{season} {die}" for season in SEASONS for die in range(1, facts.DICE_PER_SEASON + 1)),
)
LEFT_OUT: Final[int] = TABLE.add("left out", 1, 1 / 20, "cards of the box that a position leaves out")

# The wheel, and what is common to all.
YEAR: Final[int] = TABLE.add("year", 5, 1, "under the marker; 0: before the first, 4: past the last", tuple("01234"))
SPACE: Final[int] = TABLE.add(
    "space", facts.SPACES, 1, "the marker's space", tuple(str(space + 1) for space in range(facts.SPACES))
)
SEASON: Final[int] = TABLE.add("season", 4, 1, "under the marker", SEASONS)
SPACES_LEFT: Final[int] = TABLE.add("spaces left", 1, 1 / 36, "until the marker leaves the last year")
LIBRARY_YEAR: Final[int] = TABLE.add(
    "library year", 2, 1, "whether the cards of years 2 and 3 were handed out", ("2", "3")
)
DROUGHT_YEAR: Final[int] = TABLE.add(
    "drought year", 1, 1 / 4, "the last year in which Drought has acted, and 1; 0: none"
)
ROUND: Final[int] = TABLE.add("round", 1, 1 / 24, "counts from 1; 0: the prelude")
TURN_CHOICES: Final[int] = TABLE.add("turn choices", 2, 1 / 50, "choices made in this turn", ("up to 255", "hundreds"))
DICE_SEASON: Final[int] = TABLE.add("dice season", 4, 1, "whose dice are being rolled", SEASONS)
LEFTOVER: Final[int] = TABLE.add("leftover pips", 1, 1 / 3, "of the die that nobody took")
DECK_SIZE: Final[int] = TABLE.add("deck size", 1, 1 / 60, "cards in the deck")
DISCARD_SIZE: Final[int] = TABLE.add("discard size", 1, 1 / 60, "cards in the pile")
FAMILIARS_IN_DISCARD: Final[int] = TABLE.add(
    "hidden familiars", 1, 1 / 4, "hidden cards of the pile known to be familiars"
)
EARLY_IN_DISCARD: Final[int] = TABLE.add(
    "early discards", 1, 1 / 4, "hidden cards of the pile discarded before the draft"
)
DECK_TOP: Final[int] = TABLE.add("deck top", CARDS, 1, "the top card, where it is known, by card", NAMES)
DECK_KNOWN: Final[int] = TABLE.add(
    "in deck",
    CARDS,
    1 / NEAREST,
    f"other cards of the deck, by card: {NEAREST - 1} right under the top, one less for each card above it; where the "
    f"place is not known {IN_PILE}, divided as in `held`",
    NAMES,
)
DISCARD_KNOWN: Final[int] = TABLE.add(
    "in discard",
    CARDS,
    1 / NEAREST,
    f"cards of the pile, by card: {NEAREST} on top, one less for each card above it; where the place is not known "
    f"{IN_PILE}, divided as in `held`",
    NAMES,
)

# A die, on the table or taken.
DIE: Final[Layout] = Layout()
DIE_PIPS: Final[int] = DIE.add("pips", 3, 1, "of the face", ("1", "2", "3"))
DIE_ENERGY: Final[int] = DIE.add("energy", 4, 1 / 2, "tokens it gives", SIGNS)
DIE_CRYSTALS: Final[int] = DIE.add("crystals", 1, 1 / 6, "crystals it gives")
DIE_SIGNS: Final[int] = DIE.add("signs", 3, 1, "what else is on it", ("star", "card", "transmute"))
DIE_NUMBER: Final[int] = DIE.add("number", 5, 1, "which of its season's dice it is", tuple("12345"))
DIE_CUSTOM: Final[int] = DIE.add("custom", 1, 1, "whether it is none of the box")
DIE_SIZE: Final[int] = DIE.size
DICE: Final[int] = TABLE.add_block("die", DIE, facts.DICE_PER_SEASON)

# What the player alone knows.
HAND: Final[int] = TABLE.add(
    "hand", CARDS, 1 / 2, "the own hand; in the prelude, the cards chosen so far, by card", NAMES
)
LACKING: Final[int] = TABLE.add(
    "lacking",
    CARDS,
    1 / 3,
    "of each card in hand: how many tokens of its cost reserve and Amulets of Water lack, and 1 where crystals lack",
    NAMES,
)
SECOND_YEAR: Final[int] = TABLE.add("year 2", CARDS, 1 / 2, "the own cards put by for year 2, by card", NAMES)
THIRD_YEAR: Final[int] = TABLE.add("year 3", CARDS, 1 / 2, "the own cards put by for year 3, by card", NAMES)
ASIDE: Final[int] = TABLE.add(
    "aside", CARDS, 1 / 2, "the own pack in the prelude; later, cards drawn and not yet decided on, by card", NAMES
)
TOKENS: Final[tuple[str, ...]] = tuple(str(token) for token in range(1, len(ABILITY_PRESTIGE)))
ABILITIES_DEALT: Final[int] = TABLE.add(
    "ability tokens dealt", len(TOKENS), 1, "to the player, until all chose", TOKENS
)
ABILITY_CHOSEN: Final[int] = TABLE.add("ability token chosen", len(TOKENS), 1, "by the player, until all chose", TOKENS)

# The open question, or what somebody else is asked.
KIND: Final[int] = TABLE.add("question", len(KINDS), 1, "the kind of the open decision", KINDS)
QUESTION_CARD: Final[int] = TABLE.add("question card", CARDS, 1, "the card that it is about, by card", NAMES)
QUESTION_SECOND: Final[int] = TABLE.add("question second", 1, 1, "whether that is the second of two copies in play")
ASKED: Final[int] = TABLE.add("asked", SEATS, 1, "who must decide something now", COUNTED)
QUESTION_PLAYER: Final[int] = TABLE.add("question player", SEATS, 1, "whose effect it is", COUNTED)
LEFT: Final[int] = TABLE.add("left", 1, 1 / 4, "how many answers it still wants, where it counts them")
PICKED: Final[int] = TABLE.add("picked", 1, 1 / 4, "how many answers the pick has had")
FLOOR: Final[int] = TABLE.add("floor", 1, 1 / 28, "the lowest answer that the pick still takes, at most 255")
NOTE: Final[int] = TABLE.add(
    "note", 5, 1 / 8, "what the effect has noted: the number, and its four lowest bits, 8 each"
)
BAG: Final[int] = TABLE.add("bag", 4, 1 / 3, "tokens that the effect has gathered or that are owed", SIGNS)
UNDER_WAY: Final[int] = TABLE.add(
    "under way",
    CARDS,
    1 / 2,
    f"by card: 1 where its effect goes on after this question, {GATHERED} for each that was chosen to be sacrificed",
    NAMES,
)

# Each player.
PLAYER: Final[Layout] = Layout()
PRESENT: Final[int] = PLAYER.add("present", 1, 1, "whether there is such a player")
FIRST: Final[int] = PLAYER.add("first", 1, 1, "whether the player began the round")
TURN: Final[int] = PLAYER.add("turn", 1, 1, "whether it is the player's turn")
CRYSTALS: Final[int] = PLAYER.add("crystals", 1, 1 / 100, "crystals, up to 255")
FEW_CRYSTALS: Final[int] = PLAYER.add("few crystals", 2, 1 / 20, "the same up to 8 (times 2) and up to 20", ("8", "20"))
MANY_CRYSTALS: Final[int] = PLAYER.add("many crystals", 1, 1, "256 crystals count 1")
GAUGE: Final[int] = PLAYER.add("gauge", 1, 1 / 15, "the summoning gauge")
ROOM: Final[int] = PLAYER.add(
    "room", 2, 1 / 4, "cards that the gauge still allows; 4 where it is any", ("cards", "any")
)
BONUSES: Final[int] = PLAYER.add("bonuses", 3, 1, "bonuses used: at least so many", tuple("123"))
RESERVE: Final[int] = PLAYER.add("reserve", 4, 1 / 4, "tokens by kind", SIGNS)
AT_LEAST_TWO: Final[int] = PLAYER.add("two tokens", 4, 1, "whether there are two of a kind", SIGNS)
AT_LEAST_THREE: Final[int] = PLAYER.add("three tokens", 4, 1, "whether there are three of a kind", SIGNS)
TOKENS_HELD: Final[int] = PLAYER.add("tokens", 1, 1 / 7, "tokens in the reserve")
TOKENS_FREE: Final[int] = PLAYER.add("free tokens", 1, 1 / 7, "how many more the reserve holds")
RESERVE_LIMIT: Final[int] = PLAYER.add(
    "reserve limit", 2, 1 / 3, "how many it holds above and below 7", ("above", "below")
)
RESERVE_LOST: Final[int] = PLAYER.add("reserve lost", 1, 1 / 3, "how many fewer by Drought")
RESERVE_WORTH: Final[int] = PLAYER.add(
    "reserve worth", 1, 1 / 20, "crystals for the whole reserve in this season, unaided"
)
AMULETS: Final[int] = PLAYER.add("amulet tokens", 4, 1 / 2, "tokens on Amulets of Water", SIGNS)
HELD_TOKENS: Final[int] = PLAYER.add("card tokens", 4, 1 / 3, "tokens on other cards", SIGNS)
HOLDERS: Final[int] = PLAYER.add(
    "token holders",
    8,
    1 / 4,
    "how many tokens lie on the first and on the second card of a power",
    (
        "glutton-cauldron",
        "glutton-cauldron 2",
        "heart-of-argos",
        "heart-of-argos 2",
        "fairy-monolith",
        "fairy-monolith 2",
        "jewel-of-the-ancients",
        "jewel-of-the-ancients 2",
    ),
)
CAN_TRANSMUTE: Final[int] = PLAYER.add("can transmute", 1, 1, "whether transmuting is allowed now")
TRANSMUTE_BONUS: Final[int] = PLAYER.add("transmute bonus", 1, 1 / 3, "crystals added to each token by bonuses")
PLAYED: Final[int] = PLAYER.add("played", 1, 1 / 15, "cards that came into play in the whole game")
TURN_SUMMONS: Final[int] = PLAYER.add("turn summons", 1, 1 / 3, "cards summoned in this turn")
DIE_ACTED: Final[int] = PLAYER.add("die acted", 1, 1, "whether the die has acted this turn")
VISION_USED: Final[int] = PLAYER.add("vision used", 1, 1, "whether Vision of Destiny was used this turn")
ABILITY: Final[int] = PLAYER.add("ability token", len(TOKENS), 1, "the one kept", TOKENS)
ABILITY_USED: Final[int] = PLAYER.add("ability used", 1, 1, "whether it has been used")
ABILITIES_HELD: Final[int] = PLAYER.add(
    "ability choice", 2, 1 / 3, "tokens dealt; 3: one is chosen", ("dealt", "chosen")
)
HAND_SIZE: Final[int] = PLAYER.add("hand size", 1, 1 / 5, "cards in hand; in the prelude, chosen so far")
ASIDE_SIZE: Final[int] = PLAYER.add("aside size", 1, 1 / 5, "cards aside: the pack of the prelude, cards just drawn")
LIBRARY_SIZES: Final[int] = PLAYER.add("library sizes", 2, 1 / 3, "cards put by", ("year 2", "year 3"))
ITEMS: Final[int] = PLAYER.add("in play size", 1, 1 / 10, "cards in play")
FAMILIARS: Final[int] = PLAYER.add("familiars", 1, 1 / 4, "familiars in play")
PRESTIGE: Final[int] = PLAYER.add(
    "prestige", 2, 1 / 60, "printed on the cards in play: gained, lost", ("gained", "lost")
)
DUE_EFFECTS: Final[int] = PLAYER.add(
    "due", 1, 1 / 3, "cards whose effect of the round's end or the season is still to come"
)
KNOWS_TOP: Final[int] = PLAYER.add("knows top", 1, 1, "whether the player knows the top card of the deck")
KNOWS_DECK: Final[int] = PLAYER.add("knows deck", 1, 1 / 4, "cards of the deck whose place the player knows")
KNOWS_DISCARD: Final[int] = PLAYER.add("knows discard", 1, 1 / 20, "cards of the pile whose place the player knows")
TAKEN_DIE: Final[int] = PLAYER.add_block("taken die", DIE, 1)
IN_PLAY: Final[int] = PLAYER.add(
    "in play",
    CARDS,
    1 / IN_PLAY_EACH,
    f"by power: {IN_PLAY_EACH} for each card that has it, {IMITATING} more where it imitates it, {DUE} where it is due",
    NAMES,
)
USED: Final[int] = PLAYER.add(
    "turned",
    CARDS,
    1 / USED_BY_RANK[0],
    "by power: of those that have it, the eldest first, those that are turned: "
    + ", ".join(str(rank) for rank in USED_BY_RANK),
    NAMES,
)
CLAIMED: Final[int] = PLAYER.add(
    "held",
    CARDS,
    1 / KNOWN_IN_HAND,
    f"cards that the player is known to hold, by card: {KNOWN_IN_HAND} in hand, {KNOWN_IN_HAND_OR_LIBRARY} in hand or "
    f"put by, {KNOWN_IN_LIBRARY} put by, {KNOWN_ASIDE} maybe aside; divided by how many players and piles it may be at",
    NAMES,
)
PLAYER_SIZE: Final[int] = PLAYER.size
PLAYERS: Final[int] = TABLE.add_block("player", PLAYER, SEATS)
