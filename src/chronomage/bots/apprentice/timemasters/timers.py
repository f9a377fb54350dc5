"""Timers: which to fill, launch and give up."""

from typing import Final

from chronomage.bots.apprentice.picking import highest
from chronomage.bots.apprentice.timemasters.measures import KE, SPELL
from chronomage.bots.apprentice.timemasters.moment import present
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.plays import after_paying
from chronomage.bots.apprentice.timemasters.worth import worth
from chronomage.games.timemasters import ke
from chronomage.games.timemasters.choices import DELAY, LAUNCH, NO, TIMER, YES
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.flow.timers import can_take
from chronomage.games.timemasters.packs.pack import DELAYED, LAUNCHED, PUT
from chronomage.games.timemasters.table import Timer

WAITING: Final = 0.35  # what a spell loses that cannot be launched in this turn
DELAY_CARD: Final = 0.1  # what the worst card of the hand is missed for
LYING: Final = 2.0  # turns for which a Timer would go on doing what it does by lying in play


def timer_at(outlook: Outlook, place: int) -> Timer:
    """The player's Timer at that place."""
    timer = outlook.seat.timer(place)
    assert timer is not None, "a choice names a Timer that is there"
    return timer


def launch_worth(outlook: Outlook, timer: Timer, stored: int) -> float:
    """What launching a Timer with so many spells brings beside the spells."""
    moment = present(outlook.seat)
    moment.stored = stored
    moment.delays = len(timer.delays)
    return worth(outlook.pack.card(timer.card).effects[LAUNCHED], moment)


def lying_worth(outlook: Outlook, timer: Timer) -> float:
    """What a Timer would bring by staying where it lies."""
    return LYING * outlook.appraisal.lasting[timer.card]


def put_gain(outlook: Outlook, card: int, timer: Timer) -> float:
    """What putting a spell on a Timer and launching it brings beyond just playing the spell."""
    price = ke.cost(outlook.table, outlook.player, card, timer)
    stored = len(timer.spells) + 1
    moment = after_paying(outlook, price)
    moment.stored = stored
    gain = worth(outlook.pack.card(timer.card).effects[PUT], moment) + KE * (outlook.price(card) - price)
    gain += launch_worth(outlook, timer, stored) - launch_worth(outlook, timer, stored - 1)
    if stored == 1:
        gain -= lying_worth(outlook, timer)
    if not outlook.table.settings.launches_any and stored + spells_left(outlook) < outlook.pack.slots[timer.card]:
        gain -= WAITING
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
    """Launch every full Timer, the one first that brings most: its spells are paid for, and a delay costs a card."""
    timers = [timer_at(outlook, choice - LAUNCH) for choice in choices if LAUNCH < choice < DELAY]
    waiting = [timer for timer in timers if is_full(outlook.table, timer) and not timer.settled]
    worths = [launch_worth(outlook, timer, len(timer.spells)) for timer in waiting]
    return highest([LAUNCH + timer.place for timer in waiting], worths)


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
    moment = present(outlook.seat)
    moment.stored = len(timer.spells)
    moment.delays = len(timer.delays) + 1
    return worth(outlook.pack.card(timer.card).effects[DELAYED], moment) - DELAY_CARD
