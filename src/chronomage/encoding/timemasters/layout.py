"""The table of Time Masters: every number of an observation, named once; each constant is the first place of its slice.

Cards stand in slots, each with its descriptor, or are added up. A slot is for one card, however many copies there are.
"""

from typing import Final

from chronomage.encoding.layout import Layout
from chronomage.encoding.timemasters.descriptor import CARD, SUM_SIZE
from chronomage.games.timemasters import facts

SEATS: Final[int] = facts.MOST_PLAYERS  # one that is not there is all zeros
LEVELS: Final[tuple[str, ...]] = ("X", *[str(level) for level in range(facts.SPHERES + 1)])
COUNTED: Final[tuple[str, ...]] = tuple(f"player {number}" for number in range(SEATS))  # from the seat on

# Cards that have slots of their own; what is beyond is in the sums.
PILE_SLOTS: Final = 12
LAUNCHED_SLOTS: Final = 2
TIMER_SLOTS: Final = 4

SUMMED: Final = 1 / 5  # what a sum is scaled down by beside a single card
CERTAIN: Final = 2  # what a card counts in a sum of which it is certain that it is in the hand; otherwise 1

# Every kind of question.
KINDS: Final[tuple[str, ...]] = (
    "delay",
    "delay-timer",
    "discard",
    "echo",
    "either",
    "exile",
    "exile-discard",
    "launch",
    "main",
    "opponent",
    "pay",
    "put",
    "spheres",
    "take",
    "take-back",
    "throw-away",
    "throw-timer",
    "timers",
)


def summed(of: Layout) -> Layout:
    """The descriptor of many cards together: what they do, and not the fine print of each."""
    total = Layout()
    for each in of.slices:
        if each.first >= SUM_SIZE:
            break
        total.add(each.name, each.length, each.scale * SUMMED, each.meaning, each.labels)
    return total


SUM: Final[Layout] = summed(CARD)

TABLE: Final[Layout] = Layout()
NUMBER_OF_PLAYERS: Final[int] = TABLE.add("players", 3, 1, "how many there are", ("2", "3", "4"))
OPTIONS: Final[int] = TABLE.add(
    "options", 3, 1, "options that are not at their default", ("expansion=true", "promo=true", "launching=full")
)
ROUND: Final[int] = TABLE.add("round", 1, 1 / 25, "counts from 1")
TURN_CHOICES: Final[int] = TABLE.add("turn choices", 2, 1 / 30, "choices made in this turn", ("up to 255", "hundreds"))
BUDGET: Final[int] = TABLE.add("budget", 1, 1 / 5, "levels of the spheres that this turn's spells are still good for")
EMPTY_SPHERES: Final[int] = TABLE.add("empty spheres", 1, 1 / 2, "with two the game ends")
EXILED: Final[int] = TABLE.add("exiled", len(LEVELS), 1 / 5, "cards out of the game by level", LEVELS)
TIMER_X: Final[int] = TABLE.add(
    "timer X", 1, 1 / 5, "1: not played yet, 2: played in this turn, 3 and more: turns since"
)

# The open question, or what somebody else is asked.
KIND: Final[int] = TABLE.add("question", len(KINDS), 1, "the kind of the open decision", KINDS)
ASKED: Final[int] = TABLE.add("asked", SEATS, 1, "who must decide", COUNTED)
ASKED_IN_TURN: Final[int] = TABLE.add("own effect", 1, 1, "whether that is whose turn it is")
LEFT: Final[int] = TABLE.add("left", 1, 1 / 4, "how many answers it still wants, or the price to be paid")
PICKED: Final[int] = TABLE.add("picked", 1, 1 / 4, "how many answers the pick has had")
NOTE: Final[int] = TABLE.add("note", 1, 1 / 4, "cards that the effect has moved")
BAG: Final[int] = TABLE.add(
    "bag", 2, 1 / 4, "what it counts: spells on its Timer, cards under it", ("spells", "delays")
)
AT_TIMER: Final[int] = TABLE.add("at timer", TIMER_SLOTS, 1, "the own Timer that it is about, by slot")
QUESTION_CARD: Final[int] = TABLE.add_block("question card", CARD, 1)
EFFECTS: Final[int] = TABLE.add_block("effect", CARD, 2)
UNDER_WAY: Final[int] = TABLE.add_block("under way", SUM, 1)

# The spheres, from level 1 on.
SPHERE: Final[Layout] = Layout()
SPHERE_SIZE: Final[int] = SPHERE.add("size", 1, 1 / 10, "cards left")
SPHERE_EMPTY: Final[int] = SPHERE.add("empty", 1, 1, "whether none is left")
SPHERE_COVERED: Final[int] = SPHERE.add("covered", 1, 1, "whether its top card is closed until the turn ends")
SPHERE_TAKEN: Final[int] = SPHERE.add("taken", 1, 1, "whether a card of it was taken in this turn")
SPHERE_WITHIN: Final[int] = SPHERE.add("within", 1, 1, "whether the budget covers its open card")
SPHERE_CARD: Final[int] = SPHERE.add_block("card", CARD, 1)
SPHERES: Final[int] = TABLE.add_block("sphere", SPHERE, facts.SPHERES)

# The cards of one pile of the player, each in a slot: the hand, or the pile that the question is about.
SLOT: Final[Layout] = Layout()
SLOT_COUNT: Final[int] = SLOT.add("count", 1, 1 / 2, "how many of it there are")
SLOT_PRICE: Final[int] = SLOT.add("price", 1, 1 / 4, "of a spell in hand: Ke to play it now")
SLOT_PAYABLE: Final[int] = SLOT.add("payable", 1, 1, "of a spell in hand: whether the player can pay that now")
SLOT_CARD: Final[int] = SLOT.add_block("card", CARD, 1)
PILE: Final[int] = TABLE.add(
    "pile", 3, 1, "what the slots hold: the hand, or what a question is about", ("hand", "discard", "spells")
)
PILE_SIZE: Final[int] = TABLE.add("pile size", 1, 1 / 12, "different cards in it")
PILE_CARDS: Final[int] = TABLE.add_block("slot", SLOT, PILE_SLOTS)
LAUNCHED_CARDS: Final[int] = TABLE.add_block("launched", SLOT, LAUNCHED_SLOTS)
SLOT_SIZE: Final[int] = SLOT.size

# The own Timers, by their places.
TIMER: Final[Layout] = Layout()
TIMER_SPELLS: Final[int] = TIMER.add("spells", 1, 1 / 3, "how many are on it")
TIMER_FREE: Final[int] = TIMER.add("free", 1, 1 / 3, "how many more it holds")
TIMER_FULL: Final[int] = TIMER.add("full", 1, 1, "whether it is full")
TIMER_DELAYS: Final[int] = TIMER.add("delays", 1, 1 / 2, "cards under it")
TIMER_SETTLED: Final[int] = TIMER.add("settled", 1, 1, "whether it has been delayed in this turn's Timer phase")
TIMER_CARD: Final[int] = TIMER.add_block("card", CARD, 1)
TIMER_STORED: Final[int] = TIMER.add_block("stored", SUM, 1)
TIMERS: Final[int] = TABLE.add_block("timer", TIMER, TIMER_SLOTS)
TIMER_SIZE: Final[int] = TIMER.size

# The rest of what the player alone knows.
SPENDABLE: Final[int] = TABLE.add("spendable", 1, 1 / 8, "Ke that the player can still spend in this turn")
HAND_SUM: Final[int] = TABLE.add_block("hand", SUM, 1)
DECK_SUM: Final[int] = TABLE.add_block("deck", SUM, 1)
DELAYED_SUM: Final[int] = TABLE.add_block("under timers", SUM, 1)

# Each player.
PLAYER: Final[Layout] = Layout()
PRESENT: Final[int] = PLAYER.add("present", 1, 1, "whether there is such a player")
FIRST: Final[int] = PLAYER.add("first", 1, 1, "whether the player began the round")
TURN: Final[int] = PLAYER.add("turn", 1, 1, "whether it is the player's turn")
ACTIVE: Final[int] = PLAYER.add("active", 1, 1 / 8, "permanent Ke that is ready")
EXHAUSTED: Final[int] = PLAYER.add("exhausted", 1, 1 / 8, "permanent Ke that is spent")
EPHEMERAL: Final[int] = PLAYER.add("ephemeral", 1, 1 / 4, "ephemeral Ke")
SURCHARGE: Final[int] = PLAYER.add("next spell", 2, 1 / 3, "how much it costs more or less", ("more", "less"))
SURCHARGE_LATER: Final[int] = PLAYER.add("next turn's spell", 2, 1 / 3, "the same of the first one", ("more", "less"))
CAP: Final[int] = PLAYER.add("cap", 2, 1 / 4, "4 where Ke are capped, and how many may be spent", ("capped", "most"))
SPENT: Final[int] = PLAYER.add("spent", 1, 1 / 8, "Ke spent in this turn")
ACTED: Final[int] = PLAYER.add("acted", 1, 1, "whether the turn can no longer be passed")
HAND_SIZE: Final[int] = PLAYER.add("hand size", 1, 1 / 5, "cards in hand")
DECK_SIZE: Final[int] = PLAYER.add("deck size", 1, 1 / 10, "cards in the deck")
DISCARD_SIZE: Final[int] = PLAYER.add("discard size", 1, 1 / 10, "cards in the discard pile")
AREA_SIZE: Final[int] = PLAYER.add("spells played", 1, 1 / 4, "cards in the spell area")
LAUNCHED_SIZE: Final[int] = PLAYER.add("launched size", 1, 1 / 3, "spells of launched Timers, to be played this turn")
ASIDE_SIZE: Final[int] = PLAYER.add("aside size", 1, 1, "cards that are just being played")
TIMERS_SIZE: Final[int] = PLAYER.add("timers size", 1, 1 / 3, "Timers in play")
FULL_TIMERS: Final[int] = PLAYER.add("full timers", 1, 1 / 2, "of those, full ones")
STORED_SIZE: Final[int] = PLAYER.add("stored size", 1, 1 / 4, "spells on Timers")
DELAYS_SIZE: Final[int] = PLAYER.add("delays size", 1, 1 / 3, "cards under Timers")
SETTLED_SIZE: Final[int] = PLAYER.add("settled timers", 1, 1 / 2, "Timers delayed in this turn's Timer phase")
POINTS: Final[int] = PLAYER.add("points", 1, 1 / 40, "levels of all cards owned")
HOLDS_X: Final[int] = PLAYER.add("holds X", 1, 1, "whether Timer X is the player's")
UNSEEN: Final[int] = PLAYER.add(
    "unseen", facts.SPHERES, 1 / 2, "cards taken unseen and not shown since, by level", LEVELS[2:]
)
CLAIMS: Final[int] = PLAYER.add(
    "known places",
    4,
    1 / 4,
    "known cards that may be in hand, deck, under Timers; or another",
    ("hand", "deck", "timers", "or"),
)
LOOSE: Final[int] = PLAYER.add(
    "others in", 3, 1, "where other cards owned may be; under how many Timers", ("hand", "deck", "timers")
)
OWNED_SUM: Final[int] = PLAYER.add_block("owned", SUM, 1)
OPEN_SUM: Final[int] = PLAYER.add_block("open", SUM, 1)
TIMERS_SUM: Final[int] = PLAYER.add_block("in play", SUM, 1)
KNOWN_SUM: Final[int] = PLAYER.add_block("known", SUM, 1)
PLAYER_SIZE: Final[int] = PLAYER.size
PLAYERS: Final[int] = TABLE.add_block("player", PLAYER, SEATS)
