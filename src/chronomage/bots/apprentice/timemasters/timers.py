"""Timers: which to fill, launch and give up."""

from typing import Final

from chronomage.bots.apprentice.picking import highest
from chronomage.bots.apprentice.timemasters.measures import SPELL
from chronomage.bots.apprentice.timemasters.moment import typical
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.plays import after_paying, effect_now, spell_effect
from chronomage.bots.apprentice.timemasters.worth import worth
from chronomage.games.timemasters import ke
from chronomage.games.timemasters.choices import DELAY, LAUNCH, NO, RELEASE, TIMER, YES
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.flow.timers import can_take
from chronomage.games.timemasters.packs.pack import DELAYED, LAUNCHED, PUT, Card
from chronomage.games.timemasters.table import Timer

WAITING: Final = 0.35  # what a spell loses that cannot be launched in this turn
TEMPO: Final = 0.08  # what a spell loses with each turn that it waits on a Timer
MOST_DELAYS: Final = 4  # that are thought of ahead
NEVER: Final = 1000.0
DELAY_CARD: Final = 0.1  # what the worst card of the hand is missed for
LYING: Final = 2.0  # turns for which a Timer would go on doing what it does by lying in play


def timer_at(outlook: Outlook, place: int) -> Timer:
    """The player's Timer at that place."""
    timer = outlook.seat.timer(place)
    assert timer is not None, "a choice names a Timer that is there"
    return timer


def launch_worth(outlook: Outlook, timer: Timer, stored: int) -> float:
    """What launching a Timer with so many spells brings beside the spells."""
    moment = outlook.moment()
    moment.stored = stored
    moment.delays = len(timer.delays)
    return worth(outlook.pack.card(timer.card).effects[LAUNCHED], moment)


def lying_worth(outlook: Outlook, timer: Timer) -> float:
    """What a Timer would bring by staying where it lies."""
    return LYING * outlook.appraisal.lasting[timer.card]


def waiting_gain(outlook: Outlook, timer: Timer, passed: int) -> float:
    """What a full Timer brings more if it is delayed as often as pays best, so many turns from now at the soonest.

    Every delay lays a card under it, and all cards under it are missing in the hand until it is launched.
    """
    card = outlook.pack.card(timer.card)
    stored = len(timer.spells)
    laid = len(timer.delays)
    at_once = delayed_launch(outlook, card, stored, laid)
    best = 0.0
    paid = 0.0
    missing = 0.0
    for more in range(1, MOST_DELAYS + 1):
        if passed + more >= outlook.turns_left:
            break
        moment = outlook.moment()
        moment.stored = stored
        moment.delays = laid + more
        paid += worth(card.effects[DELAYED], moment)
        missing += outlook.fresh * (laid + more)
        late = TEMPO * stored * (passed + more)
        best = max(best, delayed_launch(outlook, card, stored, laid + more) - at_once + paid - missing - late)
    return best


def delayed_launch(outlook: Outlook, card: Card, stored: int, delays: int) -> float:
    """What a Timer brings beside its spells when it is launched in a usual turn after so many delays."""
    moment = typical(stored, outlook.prices)
    moment.delays = delays
    return worth(card.effects[LAUNCHED], moment)


def keeping_gain(outlook: Outlook, timer: Timer) -> float:
    """What a Timer with its spells brings more if it is left to the next turn: its spells act when they are of use."""
    if outlook.turns_left <= 1.0 or not timer.spells:
        return 0.0
    gain = 0.0
    for card in timer.spells:
        gain += outlook.appraisal.effect[card] - effect_now(outlook, card) - TEMPO
    return gain + (waiting_gain(outlook, timer, 1) if is_full(outlook.table, timer) else 0.0)


def put_gain(outlook: Outlook, card: int, timer: Timer) -> float:
    """What putting a spell on a Timer and launching it brings beyond just playing the spell."""
    price = ke.cost(outlook.table, outlook.player, card, timer)
    stored = len(timer.spells) + 1
    moment = after_paying(outlook, price)
    moment.stored = stored
    gain = worth(outlook.pack.card(timer.card).effects[PUT], moment) + outlook.ke * (outlook.price(card) - price)
    gain += launch_worth(outlook, timer, stored) - launch_worth(outlook, timer, stored - 1)
    if stored == 1:
        gain -= lying_worth(outlook, timer)
    gain = max(gain, later_gain(outlook, card, timer, stored))
    if not outlook.table.settings.launches_any and stored + spells_left(outlook) < outlook.pack.slots[timer.card]:
        gain -= WAITING
    return gain


def later_gain(outlook: Outlook, card: int, timer: Timer, stored: int) -> float:
    """What putting a spell on a Timer for a later turn brings beyond just playing it."""
    if outlook.turns_left <= 1.0:
        return 0.0
    moment = outlook.moment()
    moment.stored = stored
    gain = worth(outlook.pack.card(timer.card).effects[PUT], moment)
    gain += outlook.appraisal.effect[card] - spell_effect(outlook, card) - TEMPO
    if stored == outlook.pack.slots[timer.card]:
        filled = timer.copy()
        filled.spells.append(card)
        gain += waiting_gain(outlook, filled, 1)
    return gain


def spells_left(outlook: Outlook) -> int:
    """How many spells the hand has for a Timer beside the one that is put on it first."""
    spells = len([card for card in outlook.seat.hand if outlook.pack.is_spell[card]])
    return spells if outlook.seat.aside else spells - 1


def best_put(outlook: Outlook, card: int) -> float:
    """What putting a spell on the best Timer for it brings; nothing where playing it is as good."""
    spendable = outlook.spendable()
    most = 0.0
    for timer in outlook.seat.timers:
        if can_take(outlook.table, outlook.player, timer, card, spendable):
            most = max(most, put_gain(outlook, card, timer))
    return most


def put(outlook: Outlook, choices: list[int]) -> list[float]:
    """What each Timer brings for the spell that has been laid aside."""
    card = outlook.table.stack[-1].card
    return [put_gain(outlook, card, timer_at(outlook, choice - TIMER)) for choice in choices]


def timer_phase(outlook: Outlook, choices: list[int]) -> int:
    """Delay what pays for waiting; launch the others, the one first that brings most: their spells are paid for."""
    worths = phase_worths(outlook, choices)
    return highest(choices, [-NEVER if worth is None else worth for worth in worths])


def phase_worths(outlook: Outlook, choices: list[int]) -> list[float | None]:
    """What launching each full Timer brings, or delaying it; nothing is said of what else could be done."""
    return [phase_worth(outlook, choice) for choice in choices]


def phase_worth(outlook: Outlook, choice: int) -> float | None:
    """What a choice of the Timer phase brings; a delay is better than a launch by what waiting pays."""
    if not LAUNCH < choice < RELEASE:
        return None
    timer = timer_at(outlook, choice - DELAY if choice > DELAY else choice - LAUNCH)
    if not is_full(outlook.table, timer) or timer.settled:
        return None
    launched = SPELL * len(timer.spells) + launch_worth(outlook, timer, len(timer.spells))
    if choice < DELAY:
        return launched
    gain = waiting_gain(outlook, timer, 0)
    return launched + gain if gain > 0 else launched - DELAY_CARD


def throw_away(outlook: Outlook, choices: list[int]) -> int:
    """Not with spells on it, nor while it does something by lying there."""
    timer = timer_at(outlook, outlook.table.stack[-1].item)
    return NO if timer.spells or lying_worth(outlook, timer) > 0 else YES


def throw_timer(outlook: Outlook, choices: list[int]) -> list[float]:
    """What is lost with each Timer: its spells and its use."""
    timers = [timer_at(outlook, choice - TIMER) for choice in choices]
    return [
        -(SPELL * len(timer.spells) + outlook.appraisal.use[timer.card] + lying_worth(outlook, timer))
        for timer in timers
    ]


def launch(outlook: Outlook, choices: list[int]) -> list[float]:
    """What launching each Timer brings; to launch none brings nothing."""
    return [0.0 if choice == NO else launched_now(outlook, timer_at(outlook, choice - TIMER)) for choice in choices]


def launched_now(outlook: Outlook, timer: Timer) -> float:
    """What a Timer brings that is launched at once, less what it would bring by lying there."""
    stored = len(timer.spells)
    return SPELL * stored + launch_worth(outlook, timer, stored) - lying_worth(outlook, timer)


def delay_timer(outlook: Outlook, choices: list[int]) -> list[float]:
    """What each Timer does when it is delayed, less the card that goes under it; to delay none brings nothing."""
    return [0.0 if choice == NO else delay_worth(outlook, timer_at(outlook, choice - TIMER)) for choice in choices]


def delay_worth(outlook: Outlook, timer: Timer) -> float:
    """What a delay of this Timer brings."""
    moment = outlook.moment()
    moment.stored = len(timer.spells)
    moment.delays = len(timer.delays) + 1
    return worth(outlook.pack.card(timer.card).effects[DELAYED], moment) - DELAY_CARD
