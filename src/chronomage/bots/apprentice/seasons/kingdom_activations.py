"""Activations of Enchanted Kingdom: what each of its cards in play would bring if it were activated now."""

from typing import Final

from chronomage.bots.apprentice.seasons.draws import draws_at_hand
from chronomage.bots.apprentice.seasons.kingdom import (
    JEWEL_FULL,
    JEWEL_SPREAD,
    JEWEL_TURNS,
)
from chronomage.bots.apprentice.seasons.measures import HARM
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.games.seasons import energy
from chronomage.games.seasons.card_numbers import (
    ARCANE_TELESCOPE,
    ARGOS_HAWK,
    FAIRY_MONOLITH,
    HEART_OF_ARGOS,
    JEWEL_OF_THE_ANCIENTS,
    POTION_OF_RESURRECTION,
)
from chronomage.games.seasons.table import Item

NOT_NOW: Final = -100.0
BEST_OF_FIVE: Final = 3.0  # how much better the best of the discard pile's top is than any card drawn
ORDERED: Final = 3.0  # the best of three cards on top, for who draws next
TELESCOPE_PRICE: Final = 2.0
STEP_LOST: Final = 4.0  # an opponent's step of the gauge
HAWK_CRYSTALS: Final = 6.0  # what each opponent gets for it


def kingdom_gain(plan: Plan, item: Item) -> float:
    """What the activated effect brings."""
    power = item.power
    if power == FAIRY_MONOLITH:
        return monolith(plan, item)
    if power == JEWEL_OF_THE_ANCIENTS:
        return jewel_gain(plan, item)
    if power == POTION_OF_RESURRECTION:
        return resurrection(plan)
    if power == ARCANE_TELESCOPE:
        return (ORDERED if draws_at_hand(plan.outlook) else 0.0) - TELESCOPE_PRICE
    if power == ARGOS_HAWK:
        return hawk(plan, item)
    return NOT_NOW


def heart_gain(plan: Plan) -> float:
    """What Hearts of Argos give for the first activation they see in a turn: an earth each, when the round ends."""
    outlook = plan.outlook
    hearts = 0
    for item in outlook.seat.in_play:
        if item.power == HEART_OF_ARGOS and not item.tokens:
            hearts += 1
    if not hearts or energy.total(outlook.seat.reserve) >= outlook.limit:
        return 0.0
    return hearts * plan.keeping(energy.EARTH, energy.count(outlook.have, energy.EARTH) + 1)


def monolith(plan: Plan, item: Item) -> float:
    """Its tokens come back when they make a card payable, when they can be sold, or when the reserve is empty."""
    outlook = plan.outlook
    held = energy.total(outlook.seat.reserve)
    fits = min(energy.total(item.tokens), outlook.limit - held)
    if fits <= 0:
        return NOT_NOW
    best = NOT_NOW
    if outlook.may_sell or outlook.is_last_turn():
        best = plan.sale(item.tokens, 0) if outlook.may_sell else 3.0 * plan.lanterns * fits
    if held <= 1 and fits > 2:
        best = max(best, 1.0)
    if outlook.may_summon:
        for card in outlook.seat.hand:
            cost = outlook.settings.energy_cost[card]
            lacks = energy.lacking(outlook.have, cost)
            if 0 < lacks <= fits and energy.covers(outlook.have + item.tokens, cost):
                best = max(best, plan.gain(card))
    return best


def jewel_gain(plan: Plan, item: Item) -> float:
    """Each token brings its part of what a full Jewel is worth, where it can still be filled in time."""
    missing = JEWEL_FULL - energy.total(item.tokens)
    if missing <= 0 or (missing - 1) * JEWEL_TURNS > plan.outlook.turns:
        return NOT_NOW
    kind = cheapest_three(plan)
    return JEWEL_SPREAD / missing - three_of(plan, kind) if kind >= 0 else NOT_NOW


def cheapest_three(plan: Plan) -> int:
    """The kind of which three tokens are missed least, or -1 where there are not three of any."""
    best = -1
    best_cost = 1000.0
    for kind in range(4):
        if energy.count(plan.outlook.have, kind) >= 3:
            cost = three_of(plan, kind)
            if cost < best_cost:
                best = kind
                best_cost = cost
    return best


def three_of(plan: Plan, kind: int) -> float:
    """What three tokens of that kind are worth to keep, those beyond the plan first; not those kept for the Jewel."""
    have = energy.count(plan.outlook.have, kind)
    return sum([min(plan.surplus(kind) + 1, plan.keeping(kind, have - given)) for given in range(3)])


def resurrection(plan: Plan) -> float:
    """The best of five cards that others did not want, while there is time to summon it."""
    outlook = plan.outlook
    if outlook.is_last_turn() or len(outlook.table.discard) < 3:
        return NOT_NOW
    if outlook.pending >= outlook.can_still_summon() and outlook.turns > 3:
        return NOT_NOW
    return outlook.draw_worth() + BEST_OF_FIVE


def hawk(plan: Plan, item: Item) -> float:
    """Its place for a better card, and a step of each opponent's for six crystals."""
    outlook = plan.outlook
    if outlook.room > 0:
        return NOT_NOW
    best = NOT_NOW
    for card in outlook.seat.hand:
        if plan.payable(card):
            best = max(best, plan.gain(card))
    harm = outlook.opponents * HARM * (STEP_LOST - HAWK_CRYSTALS)
    return best + harm - outlook.settings.prestige[item.card]
