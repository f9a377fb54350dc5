"""The main phase: what costs nothing and wastes nothing, then spells, then what is left; or a pass."""

from typing import Final

from chronomage.bots.apprentice.timemasters.cards import in_hand
from chronomage.bots.apprentice.timemasters.measures import SPELL
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.plays import effect_now, spell_effect, spell_now
from chronomage.bots.apprentice.timemasters.timers import best_put, keeping_gain, launch_worth, lying_worth, timer_at
from chronomage.games.timemasters.choices import DELAY, END, LAUNCH, PASS, PLAY, PUT, RELEASE, RESTORE
from chronomage.games.timemasters.flow.launching import is_full

PASS_FOR: Final = 2  # exhausted Ke at least
RETURNED: Final = 1  # Ke that a spell mostly brings back in one way or another
SPARE: Final = 0.5  # of a Ke: what a card is worth that can only be discarded
ENOUGH: Final = 150  # choices in a turn: cards that fetch each other back could go on without end
NO_WASTE: Final = 0.05  # an effect that falls short by no more than this wastes nothing
MOST_WASTE: Final = 0.4  # of the usual effect of a Focus that is played all the same; otherwise it waits
TIMER_IN_PLAY: Final = 0.1  # an empty Timer before the player: better than in the hand, where it takes up room
ROOM_ON_TIMER: Final = 0.5  # an empty slot: a spell of a later turn can still join
LAST_TURNS: Final = 1.5  # in which no Timer waits for another spell


class Action:
    """An open choice, what it brings now, and what of its usual effect would be wasted now."""

    def __init__(self, choice: int, brings: float, waste: float) -> None:
        self.choice = choice
        self.brings = brings
        self.waste = max(0.0, waste)


def act(outlook: Outlook, choices: list[int]) -> int:
    """One action after another, until nothing brings anything more."""
    if PASS in choices and passing_is_best(outlook):
        return PASS
    if outlook.table.turn_choices > ENOUGH:
        return the_end(choices)
    free = free_actions(outlook, choices)
    action = best([each for each in free if each.waste <= NO_WASTE])
    if action is None:
        action = best(paid_actions(outlook, choices))
    if action is None:
        action = best([each for each in free if not waits(outlook, each)])
    if action is not None:
        return action.choice
    if RESTORE in choices and restoring_is_best(outlook):
        return RESTORE
    return the_end(choices)


def brought(outlook: Outlook, choices: list[int]) -> list[float | None]:
    """What each action brings now; of the end, a pass and a restoration nothing is said."""
    brings = {each.choice: each.brings for each in free_actions(outlook, choices) + paid_actions(outlook, choices)}
    return [brings.get(choice) for choice in choices]


def the_end(choices: list[int]) -> int:
    """The end of the phase; the spells of launched Timers, which come last, must be played before it, good or bad."""
    return END if END in choices else choices[-1]


def best(actions: list[Action]) -> Action | None:
    """Of the actions that bring something, the one that brings most and wastes least."""
    found: Action | None = None
    for action in actions:
        if action.brings > 0 and (found is None or action.brings - action.waste > found.brings - found.waste):
            found = action
    return found


def free_actions(outlook: Outlook, choices: list[int]) -> list[Action]:
    """What costs no Ke: Focus, Timers, launching them, and the spells of launched ones."""
    found: list[Action] = []
    for choice in choices:
        if choice >= RELEASE:
            found.append(free_action(outlook, choice, choice - RELEASE, SPELL))
        elif PLAY <= choice < PUT and outlook.pack.is_focus[choice - PLAY]:
            found.append(free_action(outlook, choice, choice - PLAY, 0.0))
        elif PLAY <= choice < PUT and outlook.pack.is_timer[choice - PLAY]:
            lasting = outlook.appraisal.lasting[choice - PLAY]
            found.append(free_action(outlook, choice, choice - PLAY, TIMER_IN_PLAY + lasting))
        elif LAUNCH < choice < DELAY:
            found.append(launch_action(outlook, choice))
    return found


def free_action(outlook: Outlook, choice: int, card: int, more: float) -> Action:
    """Playing a card for nothing; it brings something more than its effect."""
    effect = effect_now(outlook, card)
    return Action(choice, effect + more, outlook.appraisal.effect[card] - effect)


def launch_action(outlook: Outlook, choice: int) -> Action:
    """Launching a Timer with the spells on it."""
    timer = timer_at(outlook, choice - LAUNCH)
    brings = SPELL * len(timer.spells) + launch_worth(outlook, timer, len(timer.spells))
    if not timer.spells:
        brings -= lying_worth(outlook, timer)
    kept = keeping_gain(outlook, timer)
    if not is_full(outlook.table, timer) and outlook.turns_left > LAST_TURNS:
        kept += ROOM_ON_TIMER
    if kept > 0:
        return Action(choice, -kept, 0.0)
    return Action(choice, brings, 0.0 if is_full(outlook.table, timer) else ROOM_ON_TIMER)


def paid_actions(outlook: Outlook, choices: list[int]) -> list[Action]:
    """Spells to play, or to put on a Timer where that brings more."""
    found: list[Action] = []
    for choice in choices:
        if PLAY <= choice < PUT and outlook.pack.is_spell[choice - PLAY]:
            card = choice - PLAY
            waste = outlook.appraisal.effect[card] - spell_effect(outlook, card)
            found.append(Action(choice, spell_now(outlook, card), waste))
        elif PUT <= choice < RELEASE:
            gain = best_put(outlook, choice - PUT)
            if gain > NO_WASTE:
                found.append(Action(choice, outlook.appraisal.use[choice - PUT] + gain, 0.0))
    return found


def waits(outlook: Outlook, action: Action) -> bool:
    """Whether this is a Focus for another turn, since too much of it would be wasted now."""
    card = action.choice - PLAY
    if not PLAY <= action.choice < PUT or not outlook.pack.is_focus[card]:
        return False
    return action.waste > MOST_WASTE * outlook.appraisal.effect[card]


def restoring_is_best(outlook: Outlook) -> bool:
    """Whether the two worst cards are worth less than a Ke and the cards drawn for them when the turn ends."""
    if not outlook.seat.exhausted:
        return not outlook.seat.acted  # a hand that can do nothing would be the same for ever
    worths = sorted([in_hand(outlook, card) for card in outlook.seat.hand])
    return worths[0] + worths[1] < outlook.ke + 2 * outlook.fresh


def passing_is_best(outlook: Outlook) -> bool:
    """Whether the Ke that a pass restores are worth more than the cards that a turn brings in place of those used."""
    seat = outlook.seat
    if seat.exhausted < PASS_FOR or outlook.turns_left <= 1.0:
        return False
    return seat.exhausted * outlook.ke > turn_worth(outlook)


def turn_worth(outlook: Outlook) -> float:
    """What acting brings: a fresh card for each that is played or discarded, and less for those discarded in need."""
    means = float(outlook.spendable())
    prices: list[int] = []
    total = 0.0
    spare = 0
    for card in outlook.seat.hand:
        if outlook.pack.is_focus[card]:
            means += outlook.appraisal.effect[card] / outlook.ke
            total += outlook.fresh
        elif outlook.pack.is_spell[card]:
            prices.append(outlook.price(card))
        else:
            spare += 1
    for price in sorted(prices):
        if price <= means:
            means -= price - RETURNED
            total += outlook.fresh
        else:
            spare += 1
    return total + spare * SPARE * outlook.ke
