"""Worth: what the effects of a card bring at a moment, verb by verb."""

from collections.abc import Callable
from typing import Final

from chronomage.bots.apprentice.timemasters.measures import CARD, HARM, KE, PERMANENT, SPELL
from chronomage.bots.apprentice.timemasters.moment import Moment, count
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import Amount, Effect

Weigh = Callable[[Moment, Amount], float]

DISCARDED: Final = 0.2  # the worst card of the hand
CAP_FROM: Final = 6  # Ke that nobody spends more than in a turn: a higher cap hurts nobody


def add_ke(moment: Moment, amount: Amount) -> float:
    """Permanent Ke come active side up."""
    gained = count(amount, moment, 0)
    moment.active += gained
    return gained * (KE + PERMANENT)


def restore(moment: Moment, amount: Amount) -> float:
    """Only exhausted Ke can be restored."""
    restored = min(moment.exhausted, count(amount, moment, moment.active + moment.exhausted))
    moment.exhausted -= restored
    moment.active += restored
    return restored * KE


def exhaust(moment: Moment, amount: Amount) -> float:
    """Only active Ke can be exhausted."""
    exhausted = min(moment.active, count(amount, moment, moment.active + moment.exhausted))
    moment.active -= exhausted
    moment.exhausted += exhausted
    return -exhausted * KE


def gain_ephemeral(moment: Moment, amount: Amount) -> float:
    """Beyond four they are lost."""
    gained = min(moment.room, count(amount, moment, 0))
    moment.room -= gained
    return gained * KE


def draw(moment: Moment, amount: Amount) -> float:
    """Cards in hand before the turn ends."""
    drawn = count(amount, moment, 0)
    moment.hand += drawn
    return drawn * CARD


def draw_restore(moment: Moment, amount: Amount) -> float:
    """A card and a Ke, so many times."""
    return draw(moment, amount) + restore(moment, amount)


def discard(moment: Moment, amount: Amount) -> float:
    """The worst cards go."""
    moment.done = min(moment.hand, count(amount, moment, moment.hand))
    moment.hand -= moment.done
    return -moment.done * DISCARDED


def exile(moment: Moment, amount: Amount) -> float:
    """A starting card goes from the hand: that the deck gets thinner is worth next to nothing."""
    return discard(moment, amount)


def exile_discarded(moment: Moment, amount: Amount) -> float:
    """A starting card goes; it is what each brings that counts."""
    moment.done = min(moment.discard, count(amount, moment, moment.discard))
    return 0.0


def take_back(moment: Moment, amount: Amount) -> float:
    """A card of one's choice: better than a card drawn."""
    moment.done = min(moment.discard, count(amount, moment, moment.discard))
    moment.hand += moment.done
    return moment.done * CARD * 1.5


def cheaper(moment: Moment, amount: Amount) -> float:
    """So many Ke saved on the next spell."""
    return count(amount, moment, 0) * KE


def cheaper_later(moment: Moment, amount: Amount) -> float:
    """So many Ke saved in the next turn."""
    return count(amount, moment, 0) * KE * 0.9


def echo(moment: Moment, amount: Amount) -> float:
    """What a usual spell does."""
    return CARD if moment.spells > 0 else 0.0


def throw_away(moment: Moment, amount: Amount) -> float:
    """The Timer's spells are not played."""
    return -moment.stored * SPELL


def dearer(moment: Moment, amount: Amount) -> float:
    """So many Ke that an opponent pays more."""
    return count(amount, moment, 0) * KE * HARM


def cap(moment: Moment, amount: Amount) -> float:
    """What an opponent would spend beyond it."""
    return max(0, CAP_FROM - count(amount, moment, 0)) * KE * HARM * 0.5


def opponents_discard(moment: Moment, amount: Amount) -> float:
    """Their worst cards go."""
    return count(amount, moment, facts.HAND_SIZE) * DISCARDED * HARM


def opponents_exhaust(moment: Moment, amount: Amount) -> float:
    """They mostly have some active Ke left."""
    return min(2, count(amount, moment, facts.STARTING_KE)) * KE * HARM * 0.8


def opponents_restore(moment: Moment, amount: Amount) -> float:
    """What they gain is lost for us."""
    return -min(3, count(amount, moment, facts.STARTING_KE)) * KE * HARM


def opponents_draw(moment: Moment, amount: Amount) -> float:
    """They draw less when their turn ends."""
    return -count(amount, moment, 0) * CARD * HARM * 0.5


def lose_ephemeral(moment: Moment, amount: Amount) -> float:
    """Not everybody has any."""
    return min(1, count(amount, moment, 2)) * KE * HARM * 0.4


def throw_timer(moment: Moment, amount: Amount) -> float:
    """Not everybody has a Timer, and few are full."""
    return 0.15 * HARM


def lasting_cheaper(moment: Moment, amount: Amount) -> float:
    """For every spell of every turn."""
    return count(amount, moment, 0) * KE * 2


def lasting_hand(moment: Moment, amount: Amount) -> float:
    """So many cards more for every turn."""
    return count(amount, moment, 0) * CARD


def lasting_cheaper_here(moment: Moment, amount: Amount) -> float:
    """Counted where a spell is put on the Timer."""
    return 0.0


OWN: Final[dict[str, Weigh]] = {
    "add-ke": add_ke,
    "restore": restore,
    "exhaust": exhaust,
    "gain-ephemeral": gain_ephemeral,
    "draw": draw,
    "draw-restore": draw_restore,
    "discard": discard,
    "exile": exile,
    "exile-discard": exile_discarded,
    "take-back": take_back,
    "cheaper": cheaper,
    "cheaper-next-turn": cheaper_later,
    "echo": echo,
    "throw-away": throw_away,
}
TO_OPPONENTS: Final[dict[str, Weigh]] = {
    "dearer": dearer,
    "cap": cap,
    "discard": opponents_discard,
    "exhaust": opponents_exhaust,
    "restore": opponents_restore,
    "draw": opponents_draw,
    "lose-ephemeral": lose_ephemeral,
    "throw-timer": throw_timer,
}
LASTING: Final[dict[str, Weigh]] = {
    "cheaper": lasting_cheaper,
    "cheaper-here": lasting_cheaper_here,
    "hand": lasting_hand,
}


def worth(effects: list[Effect], moment: Moment) -> float:
    """What these effects bring one after the other; the moment is used up."""
    total = 0.0
    for effect in effects:
        weigh = TO_OPPONENTS[effect.verb] if effect.opponents else OWN[effect.verb]
        if effect.optional and effect.verb == "throw-away":
            continue
        total += weigh(moment, effect.amount)
    return total


def lasting_worth(effects: list[Effect], moment: Moment) -> float:
    """What these effects bring for each turn that their Timer lies in play."""
    total = 0.0
    for effect in effects:
        weigh = TO_OPPONENTS[effect.verb] if effect.opponents else LASTING[effect.verb]
        total += weigh(moment, effect.amount)
    return total
