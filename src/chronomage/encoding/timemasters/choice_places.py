"""Where each choice of Time Masters stands in the policy: cards and Timers by their slot, so that any pack fits.

No player can have more different cards than there are slots here: ten of the starting deck, a Timer X, and all cards
of the spheres.
"""

from typing import Final

from chronomage.encoding.layout import Layout
from chronomage.games.timemasters import choices, facts

SLOTS: Final = 64
SEATS: Final[int] = facts.MOST_PLAYERS
SIMPLE: Final = 40  # choices below name no Timer and no card


def words() -> tuple[str, ...]:
    """The texts of those that name no Timer and no card, by their number."""
    texts = [choices.WORDS.get(number, "") for number in range(SIMPLE)]
    texts[choices.FIRST] = "effect 1"
    texts[choices.SECOND] = "effect 2"
    for count in range(facts.MOST_EPHEMERAL + 1):
        texts[choices.EPHEMERAL + count] = f"ephemeral {count}"
    for level in range(1, facts.SPHERES + 1):
        texts[choices.TAKE + level] = f"take {level}"
        texts[choices.TAKE_CLOSED + level] = f"take-closed {level}"
    return tuple(texts)


POLICY: Final[Layout] = Layout()
WORD: Final[int] = POLICY.add("simple", SIMPLE, 1, "choices that name no Timer and no card, by their number", words())
LAUNCH: Final[int] = POLICY.add("launch", facts.MOST_TIMERS, 1, "an own Timer to launch, by slot")
DELAY: Final[int] = POLICY.add("delay", facts.MOST_TIMERS, 1, "an own Timer to delay, by slot")
TIMER: Final[int] = POLICY.add("timer", facts.MOST_TIMERS, 1, "an own Timer for something else, by slot")
PLAYER: Final[int] = POLICY.add("player", SEATS, 1, "an opponent, counted from the seat on")
CARD: Final[int] = POLICY.add("card", SLOTS, 1, "a card of the pile that is asked about, by slot")
PLAY: Final[int] = POLICY.add("play", SLOTS, 1, "a card of the hand to play, by slot")
PUT: Final[int] = POLICY.add("put", SLOTS, 1, "a spell of the hand to put on a Timer, by slot")
RELEASE: Final[int] = POLICY.add("release", SLOTS, 1, "a spell of a launched Timer to play, by slot")


def slot_of(cards: list[int], card: int) -> int:
    """How many different cards of a sorted pile come before this one."""
    slot = 0
    before = 0
    for each in cards:
        if each >= card:
            break
        if each != before:
            slot += 1
            before = each
    return slot
