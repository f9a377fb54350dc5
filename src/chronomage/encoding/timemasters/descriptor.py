"""A card of Time Masters as numbers: not which one it is, but what it does, so that one net plays any pack."""

from typing import Final

from chronomage.encoding.layout import Layout
from chronomage.encoding.writing import put_number
from chronomage.games.timemasters.effect import ALL, HALF, OPPONENT, PER_WORDS, Effect
from chronomage.games.timemasters.facts import KINDS
from chronomage.games.timemasters.packs.pack import OCCASIONS, WANDERING, Card, Pack
from chronomage.games.timemasters.packs.vocabulary import LASTING, LASTING_FOR_OPPONENTS, TO_OPPONENTS
from chronomage.games.timemasters.packs.vocabulary import OWN as OWN_WORDS

OWN_VERBS: Final[tuple[str, ...]] = tuple(dict.fromkeys(word.verb for word in OWN_WORDS + LASTING))
OPPONENT_VERBS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(word.verb for word in TO_OPPONENTS + LASTING_FOR_OPPONENTS)
)
THINGS: Final[tuple[str, ...]] = PER_WORDS[1:]

LANE_BYTES: Final = 2
LANE_BITS: Final = 16

# How much of a verb there is: so much for each of a plain number, and about as much as these come to.
PLAIN: Final = 2
COUNTED: Final = 3  # for each of a number that is counted for something
HALF_OF_THEM: Final = 3
ALL_OF_THEM: Final = 6

CARD: Final[Layout] = Layout()
KIND: Final[int] = CARD.add("kind", 3, 1, "what it is", KINDS)
LEVEL: Final[int] = CARD.add("level", 1, 1 / 5, "the sphere that it comes from, and what it is worth")
WANDERS: Final[int] = CARD.add("wanders", 1, 1, "whether it is a Timer X")
COST: Final[int] = CARD.add("cost", 1, 1 / 3, "Ke, as printed")
SLOTS: Final[int] = CARD.add("slots", 1, 1 / 3, "spells that it holds")
OWN: Final[int] = CARD.add(
    "does",
    len(OWN_VERBS),
    1 / 6,
    f"how much of each verb: {PLAIN} for each, {COUNTED} for each where things are counted, {HALF_OF_THEM} for half, "
    f"{ALL_OF_THEM} for all; half of that under a condition or as one of two",
    OWN_VERBS,
)
OPPONENTS: Final[int] = CARD.add("does to opponents", len(OPPONENT_VERBS), 1 / 6, "the same to others", OPPONENT_VERBS)
# Of several cards together, only what stands above is told.
SUM_SIZE: Final[int] = CARD.size
OCCASION: Final[int] = CARD.add("occasions", len(OCCASIONS), 1 / 2, "how many effects it has on each", OCCASIONS)
COUNTS: Final[int] = CARD.add("counts", len(THINGS), 1, "effects that are counted for these", THINGS)
CONDITION: Final[int] = CARD.add("conditions", len(THINGS), 1, "lines that hang on how many of these there are", THINGS)
FEWER: Final[int] = CARD.add("fewer", 1, 1, "of those, lines that act where there are few")
EITHER: Final[int] = CARD.add("either", 1, 1, "lines of which one of two effects is chosen")
CHOSEN: Final[int] = CARD.add("chosen opponent", 1, 1, "effects on one opponent, whom the player chooses")
SHARE: Final[int] = CARD.add("shares", 2, 1, "effects on half or all of something", ("half", "all"))
MAY: Final[int] = CARD.add("may", 1, 1, "effects that can be declined")
ONLY: Final[int] = CARD.add("only", 3, 1, "effects on one kind of card", KINDS)
SIZE: Final[int] = CARD.size


class Described:
    """The cards of a pack by number, each as `place * 256 + value` for what is not zero; number 0 is no card."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.numbers: list[list[int]] = [[], *[numbers_of(card) for card in pack.cards]]
        # The same as one number, a lane of bits for each place of a sum: many cards are added up in few steps.
        self.lanes: list[int] = [in_lanes(numbers) for numbers in self.numbers]
        # Where cards have stood before, by the first place there: their numbers ready to be put into a row.
        self.placed: dict[int, list[list[int]]] = {}

    def at(self, place: int, card: int) -> list[int]:
        """A card whose descriptor begins at that place, as a row has it; not to be changed."""
        by_card = self.placed.get(place)
        if by_card is None:
            by_card = [[] for _ in self.numbers]
            self.placed[place] = by_card
        found = by_card[card]
        if not found:
            found = [place * 256 + number for number in self.numbers[card]]
            by_card[card] = found
        return found


def in_lanes(numbers: list[int]) -> int:
    """What of a card's numbers goes into a sum."""
    lanes = 0
    for number in numbers:
        if number >> 8 < SUM_SIZE:
            lanes |= (number & 0xFF) << LANE_BITS * (number >> 8)
    return lanes


def numbers_of(card: Card) -> list[int]:
    """One card, counted from the first place of its descriptor."""
    values = [0] * SIZE
    values[KIND + KINDS.index(card.kind)] = 1
    if card.level == WANDERING:
        values[WANDERS] = 1
    else:
        values[LEVEL] = card.level
    values[COST] = card.cost
    values[SLOTS] = card.slots
    for place, occasion in enumerate(OCCASIONS):
        for effect in card.effects[occasion]:
            values[OCCASION + place] += 1
            add_line(values, effect)
    return sparse(values)


def effect_numbers(effect: Effect) -> list[int]:
    """One effect by itself, in the places of a card."""
    values = [0] * SIZE
    add_effect(values, effect, False)
    return sparse(values)


def add_line(values: list[int], line: Effect) -> None:
    """What a line adds to its card: what happens only perhaps counts half."""
    condition = line.condition
    if condition is not None:
        values[CONDITION + condition.thing - 1] += 1
        if condition.fewer:
            values[FEWER] += 1
    if line.instead is not None:
        values[EITHER] += 1
    perhaps = condition is not None or line.instead is not None
    for effect in line.alternatives():
        add_effect(values, effect, perhaps)


def add_effect(values: list[int], effect: Effect, perhaps: bool) -> None:
    """What one effect adds to its card."""
    amount = effect.amount
    if amount.share == HALF:
        much = HALF_OF_THEM
        values[SHARE] += 1
    elif amount.share == ALL:
        much = ALL_OF_THEM
        values[SHARE + 1] += 1
    else:
        much = amount.number * (COUNTED if amount.per else PLAIN)
    if perhaps:
        much = (much + 1) // 2
    if effect.who == OPPONENT:
        values[CHOSEN] += 1
    if amount.per:
        values[COUNTS + amount.per - 1] += 1
    if effect.opponents:
        values[OPPONENTS + OPPONENT_VERBS.index(effect.verb)] += much
    else:
        values[OWN + OWN_VERBS.index(effect.verb)] += much
    if effect.optional:
        values[MAY] += 1
    if effect.kind:
        values[ONLY + KINDS.index(effect.kind)] += 1


def sparse(values: list[int]) -> list[int]:
    """What is not zero."""
    numbers: list[int] = []
    for place, value in enumerate(values):
        put_number(numbers, place, value)
    return numbers


MOST_PACKS: Final = 64  # that are kept ready
READY: Final[dict[int, Described]] = {}  # by the identity of the pack, which is held on to


def described(pack: Pack) -> Described:
    """The cards of this pack; worked out once."""
    found = READY.get(id(pack))
    if found is None:
        if len(READY) >= MOST_PACKS:
            READY.clear()
        found = Described(pack)
        READY[id(pack)] = found
    return found
