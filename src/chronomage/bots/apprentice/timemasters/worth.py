"""Worth: what the effects of a card bring at a moment, verb by verb."""

from collections.abc import Callable
from typing import Final

from chronomage.bots.apprentice.timemasters.measures import CAPACITY, HARM, SPELL
from chronomage.bots.apprentice.timemasters.moment import Moment, count, holds
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import Amount, Effect

Weigh = Callable[[Moment, Amount], float]

DISCARDED: Final = 0.2  # the worst card of an opponent's hand
AS_KE: Final = 0.5  # of a Ke: what the worst card of the hand is worth, since two are discarded for one
USABLE: Final = 1  # Ke with which a card drawn can be played in the same turn
OFFERS: Final = ("throw-away", "delay", "launch", "take", "take-closed")  # declined where they bring nothing
CAP_FROM: Final = 6  # Ke that nobody spends more than in a turn: a higher cap hurts nobody


def add_ke(moment: Moment, amount: Amount) -> float:
    """Permanent Ke come active side up."""
    gained = count(amount, moment, 0)
    moment.active += gained
    return gained * (1 + CAPACITY) * moment.ke


def restore(moment: Moment, amount: Amount) -> float:
    """Only exhausted Ke can be restored."""
    restored = min(moment.exhausted, count(amount, moment, moment.exhausted))
    moment.exhausted -= restored
    moment.active += restored
    return restored * moment.ke


def exhaust(moment: Moment, amount: Amount) -> float:
    """Only active Ke can be exhausted."""
    exhausted = min(moment.active, count(amount, moment, moment.active))
    moment.active -= exhausted
    moment.exhausted += exhausted
    return -exhausted * moment.ke


def gain_ephemeral(moment: Moment, amount: Amount) -> float:
    """Beyond four they are lost."""
    gained = min(moment.room, count(amount, moment, 0))
    moment.room -= gained
    return gained * moment.ke


def draw(moment: Moment, amount: Amount) -> float:
    """Cards in hand before the turn ends: without Ke they can only be discarded for some."""
    drawn = count(amount, moment, 0)
    moment.hand += drawn
    if moment.means() >= USABLE:
        return drawn * moment.card
    return drawn * min(moment.card, AS_KE * moment.ke) if moment.exhausted else 0.0


def draw_restore(moment: Moment, amount: Amount) -> float:
    """A card and a Ke, so many times."""
    return draw(moment, amount) + restore(moment, amount)


def discard(moment: Moment, amount: Amount) -> float:
    """The worst cards go."""
    moment.done = min(moment.hand, count(amount, moment, moment.hand))
    moment.hand -= moment.done
    return -moment.done * AS_KE * moment.ke


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
    return moment.done * moment.card * 1.5


def cheaper(moment: Moment, amount: Amount) -> float:
    """So many Ke saved on the next spell."""
    return count(amount, moment, 0) * moment.ke


def cheaper_later(moment: Moment, amount: Amount) -> float:
    """So many Ke saved in the next turn."""
    return count(amount, moment, 0) * moment.ke * 0.9


def echo(moment: Moment, amount: Amount) -> float:
    """What a usual spell does."""
    return moment.card if moment.spells > 0 else 0.0


def throw_away(moment: Moment, amount: Amount) -> float:
    """The Timer's spells are not played."""
    return -moment.stored * SPELL


def dearer(moment: Moment, amount: Amount) -> float:
    """So many Ke that an opponent pays more."""
    return count(amount, moment, 0) * moment.ke * HARM


def cap(moment: Moment, amount: Amount) -> float:
    """What an opponent would spend beyond it."""
    return max(0, CAP_FROM - count(amount, moment, 0)) * moment.ke * HARM * 0.5


def opponents_discard(moment: Moment, amount: Amount) -> float:
    """Their worst cards go."""
    return count(amount, moment, facts.HAND_SIZE) * DISCARDED * HARM


def opponents_exhaust(moment: Moment, amount: Amount) -> float:
    """They mostly have some active Ke left."""
    return min(2, count(amount, moment, facts.STARTING_KE)) * moment.ke * HARM * 0.8


def opponents_restore(moment: Moment, amount: Amount) -> float:
    """What they gain is lost for us."""
    return -min(3, count(amount, moment, facts.STARTING_KE)) * moment.ke * HARM


def opponents_draw(moment: Moment, amount: Amount) -> float:
    """They draw less when their turn ends."""
    return -count(amount, moment, 0) * moment.card * HARM * 0.5


def lose_ephemeral(moment: Moment, amount: Amount) -> float:
    """Not everybody has any."""
    return min(1, count(amount, moment, 2)) * moment.ke * HARM * 0.4


def throw_timer(moment: Moment, amount: Amount) -> float:
    """Not everybody has a Timer, and few are full."""
    return 0.15 * HARM


def lasting_cheaper(moment: Moment, amount: Amount) -> float:
    """For every spell of every turn."""
    return count(amount, moment, 0) * moment.ke * 2


def lasting_hand(moment: Moment, amount: Amount) -> float:
    """So many cards more for every turn."""
    return count(amount, moment, 0) * moment.card


def lasting_cheaper_here(moment: Moment, amount: Amount) -> float:
    """Counted where a spell is put on the Timer."""
    return 0.0


def lose_own_ephemeral(moment: Moment, amount: Amount) -> float:
    """Only what is there can be lost."""
    have = facts.MOST_EPHEMERAL - moment.room
    lost = min(have, count(amount, moment, have))
    moment.room += lost
    return -lost * moment.ke


def own_dearer(moment: Moment, amount: Amount) -> float:
    """So many Ke more for the next spell, if there is one."""
    return -count(amount, moment, 0) * moment.ke * 0.8


def own_cap(moment: Moment, amount: Amount) -> float:
    """What is active beyond it cannot be spent in this turn; it is not lost."""
    return -max(0, moment.active - amount.number) * moment.ke * 0.5


def count_more(moment: Moment, amount: Amount) -> float:
    """A level is what a spell brings."""
    return count(amount, moment, 0) * SPELL


def take_card(moment: Moment, amount: Amount) -> float:
    """A card of that level: its points, and its use in the hand."""
    return amount.number * SPELL + moment.card


def launch_timer(moment: Moment, amount: Amount) -> float:
    """It could be launched anyway, as a rule."""
    return 0.0


def delay_timer(moment: Moment, amount: Amount) -> float:
    """A card from the hand goes under a Timer, for what that Timer does then."""
    moment.hand = max(0, moment.hand - 1)
    return -DISCARDED * 0.5


def throw_own_timer(moment: Moment, amount: Amount) -> float:
    """The least of one's Timers goes."""
    return -0.3 if moment.timers > 0 else 0.0


def opponents_gain_ke(moment: Moment, amount: Amount) -> float:
    """What they gain is lost for us."""
    return -count(amount, moment, 0) * (1 + CAPACITY) * moment.ke * HARM


def opponents_gain_ephemeral(moment: Moment, amount: Amount) -> float:
    """What they gain is lost for us."""
    return -count(amount, moment, 0) * moment.ke * HARM


def opponents_draw_restore(moment: Moment, amount: Amount) -> float:
    """A card and a Ke for them, so many times."""
    return opponents_draw(moment, amount) + opponents_restore(moment, amount)


def opponents_exile(moment: Moment, amount: Amount) -> float:
    """Their worst cards go for good, which mostly does them no harm."""
    return opponents_discard(moment, amount) * 0.8


def opponents_exile_discarded(moment: Moment, amount: Amount) -> float:
    """They choose what they like least."""
    return 0.0


def opponents_take_back(moment: Moment, amount: Amount) -> float:
    """They take what they like best."""
    return -count(amount, moment, facts.HAND_SIZE) * moment.card * HARM


def opponents_cheaper(moment: Moment, amount: Amount) -> float:
    """So many Ke that they save."""
    return -count(amount, moment, 0) * moment.ke * HARM


def opponents_delay(moment: Moment, amount: Amount) -> float:
    """Few have a full Timer before their turn begins, and it costs them a card."""
    return 0.05 * HARM


def lasting_dearer(moment: Moment, amount: Amount) -> float:
    """For every spell of every turn."""
    return -lasting_cheaper(moment, amount)


def lasting_cap(moment: Moment, amount: Amount) -> float:
    """What one would spend beyond it."""
    return -max(0, CAP_FROM - amount.number) * moment.ke * 0.5


def opponents_lasting_hand(moment: Moment, amount: Amount) -> float:
    """They have more cards in every turn."""
    return -lasting_hand(moment, amount) * HARM


OWN: Final[dict[str, Weigh]] = {
    "add-ke": add_ke,
    "restore": restore,
    "exhaust": exhaust,
    "gain-ephemeral": gain_ephemeral,
    "lose-ephemeral": lose_own_ephemeral,
    "draw": draw,
    "draw-restore": draw_restore,
    "discard": discard,
    "exile": exile,
    "exile-discard": exile_discarded,
    "take-back": take_back,
    "cheaper": cheaper,
    "cheaper-next-turn": cheaper_later,
    "dearer": own_dearer,
    "cap": own_cap,
    "count-more": count_more,
    "take": take_card,
    "take-closed": take_card,
    "echo": echo,
    "launch": launch_timer,
    "delay": delay_timer,
    "throw-timer": throw_own_timer,
    "throw-away": throw_away,
}
TO_OPPONENTS: Final[dict[str, Weigh]] = {
    "add-ke": opponents_gain_ke,
    "restore": opponents_restore,
    "exhaust": opponents_exhaust,
    "gain-ephemeral": opponents_gain_ephemeral,
    "lose-ephemeral": lose_ephemeral,
    "draw": opponents_draw,
    "draw-restore": opponents_draw_restore,
    "discard": opponents_discard,
    "exile": opponents_exile,
    "exile-discard": opponents_exile_discarded,
    "take-back": opponents_take_back,
    "cheaper": opponents_cheaper,
    "dearer": dearer,
    "cap": cap,
    "delay": opponents_delay,
    "throw-timer": throw_timer,
}
LASTING: Final[dict[str, Weigh]] = {
    "cheaper": lasting_cheaper,
    "cheaper-here": lasting_cheaper_here,
    "dearer": lasting_dearer,
    "cap": lasting_cap,
    "hand": lasting_hand,
}
LASTING_FOR_OPPONENTS: Final[dict[str, Weigh]] = {
    "cheaper": opponents_cheaper,
    "dearer": dearer,
    "cap": cap,
    "hand": opponents_lasting_hand,
}


def worth(effects: list[Effect], moment: Moment) -> float:
    """What these effects bring one after the other; the moment is used up."""
    total = 0.0
    for effect in effects:
        if effect.condition is None or holds(effect.condition, moment):
            total += line_worth(effect, moment)
    return total


def line_worth(effect: Effect, moment: Moment) -> float:
    """What an effect brings, or the better one of two."""
    if effect.instead is None:
        return effect_worth(effect, moment)
    other = moment.copy()
    if effect_worth(effect.instead, other) > effect_worth(effect, moment.copy()):
        return effect_worth(effect.instead, moment)
    return effect_worth(effect, moment)


def effect_worth(effect: Effect, moment: Moment) -> float:
    """What one effect brings; one that the player may leave costs nothing."""
    if effect.opponents:
        return TO_OPPONENTS[effect.verb](moment, effect.amount)
    if effect.optional and effect.verb in OFFERS:
        return max(0.0, OWN[effect.verb](moment.copy(), effect.amount))
    return OWN[effect.verb](moment, effect.amount)


def lasting_worth(effects: list[Effect], moment: Moment) -> float:
    """What these effects bring for each turn that their Timer lies in play."""
    total = 0.0
    for effect in effects:
        weigh = LASTING_FOR_OPPONENTS[effect.verb] if effect.opponents else LASTING[effect.verb]
        total += weigh(moment, effect.amount)
    return total
