"""Moments: what the worth of an effect hangs on when it acts."""

from chronomage.bots.apprentice.timemasters.prices import Prices
from chronomage.games.timemasters import facts
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
from chronomage.games.timemasters.table import Player


class Moment:
    """One player's means as an effect finds them; effects change them as they are weighed."""

    def __init__(self, active: int, exhausted: int, room: int, hand: int, spells: int, timers: int) -> None:
        self.active = active
        self.exhausted = exhausted
        self.room = room  # for ephemeral Ke
        self.hand = hand
        self.spells = spells  # in the spell area
        self.timers = timers
        self.discard = 0  # the cards in the discard pile
        self.stored = 0  # spells on the Timer that acts
        self.delays = 0  # cards that delay it
        self.done = 0  # cards moved by the effect before
        self.ke = 0.0  # what a Ke is worth, and a card: see prices.py
        self.card = 0.0

    def copy(self) -> "Moment":
        """An equal moment, to weigh one of two effects with."""
        moment = Moment(self.active, self.exhausted, self.room, self.hand, self.spells, self.timers)
        moment.discard = self.discard
        moment.stored = self.stored
        moment.delays = self.delays
        moment.done = self.done
        moment.ke = self.ke
        moment.card = self.card
        return moment

    def means(self) -> int:
        """The Ke of both kinds that can be spent."""
        return self.active + facts.MOST_EPHEMERAL - self.room

    def pay(self, price: int, ephemeral: int) -> None:
        """A spell is paid for, so much of it in ephemeral Ke."""
        self.active -= price - ephemeral
        self.exhausted += price - ephemeral
        self.room += ephemeral


def typical(slots: int, prices: Prices) -> Moment:
    """The middle of a turn like any other, with a Timer of so many slots full."""
    moment = Moment(active=2, exhausted=3, room=3, hand=3, spells=2, timers=1)
    moment.discard = 4
    moment.stored = slots
    moment.ke = prices.ke
    moment.card = prices.card
    return moment


def present(seat: Player, prices: Prices) -> Moment:
    """The player's means now."""
    room = facts.MOST_EPHEMERAL - seat.ephemeral
    moment = Moment(seat.active, seat.exhausted, room, len(seat.hand), len(seat.area), len(seat.timers))
    moment.discard = len(seat.discard)
    moment.ke = prices.ke
    moment.card = prices.card
    return moment


def count(amount: Amount, moment: Moment, whole: int) -> int:
    """The amount as a number; `whole` is what half and all are of."""
    if amount.share == HALF:
        return (whole + 1) // 2
    if amount.share == ALL:
        return whole
    return amount.number if amount.per == ONCE else amount.number * there_are(amount.per, moment)


def there_are(thing: int, moment: Moment) -> int:
    """How many there are of what amounts are counted for."""
    if thing == PER_SPELL:
        return moment.spells
    if thing == PER_TIMER:
        return moment.timers
    if thing == PER_STORED:
        return moment.stored
    if thing == PER_DELAY:
        return moment.delays
    if thing == PER_DONE:
        return moment.done
    if thing == PER_HAND:
        return moment.hand
    if thing == PER_ACTIVE:
        return moment.active
    if thing == PER_EXHAUSTED:
        return moment.exhausted
    assert thing == PER_EPHEMERAL
    return facts.MOST_EPHEMERAL - moment.room


def holds(condition: Condition, moment: Moment) -> bool:
    """Whether a condition would be fulfilled."""
    there = there_are(condition.thing, moment)
    return there < condition.number if condition.fewer else there >= condition.number
