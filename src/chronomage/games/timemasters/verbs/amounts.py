"""How much a verb is about, at the moment at which it acts."""

from typing import Final

from chronomage.games.timemasters.effect import (
    ALL,
    HALF,
    ONCE,
    PER_ACTIVE,
    PER_DELAY,
    PER_DONE,
    PER_EPHEMERAL,
    PER_EXHAUSTED,
    PER_HAND,
    PER_SPELL,
    PER_STORED,
    PER_TIMER,
    Amount,
    Condition,
)
from chronomage.games.timemasters.table import Table, Timer
from chronomage.kernel.state import Frame

ONE_DELAY: Final = 16  # in a frame's bag, above the spells: no Timer holds as many


def laid_on(timer: Timer) -> int:
    """What lies on and under a Timer as one number, for the bag of a frame: a launched Timer is gone when it acts."""
    return len(timer.spells) + ONE_DELAY * len(timer.delays)


def count(amount: Amount, state: Table, frame: Frame, whole: int) -> int:
    """The amount as a number; `whole` is what half and all are of, and halves are rounded up."""
    if amount.share == HALF:
        return (whole + 1) // 2
    if amount.share == ALL:
        return whole
    if amount.per == ONCE:
        return amount.number
    return amount.number * there_are(amount.per, state, frame)


def there_are(thing: int, state: Table, frame: Frame) -> int:
    """How many there are of what amounts are counted for; all of it is the acting player's.

    In a card's frame the bag holds what lies on and under the Timer, and the note the cards moved by the verb before.
    """
    seat = state.players[frame.player]
    if thing == PER_SPELL:
        return len(seat.area)
    if thing == PER_TIMER:
        return len(seat.timers)
    if thing == PER_STORED:
        return frame.bag % ONE_DELAY
    if thing == PER_DELAY:
        return frame.bag // ONE_DELAY
    if thing == PER_DONE:
        return frame.note
    if thing == PER_HAND:
        return len(seat.hand)
    if thing == PER_ACTIVE:
        return seat.active
    if thing == PER_EXHAUSTED:
        return seat.exhausted
    assert thing == PER_EPHEMERAL
    return seat.ephemeral


def holds(condition: Condition, state: Table, frame: Frame) -> bool:
    """Whether a condition is fulfilled now."""
    there = there_are(condition.thing, state, frame)
    return there < condition.number if condition.fewer else there >= condition.number
