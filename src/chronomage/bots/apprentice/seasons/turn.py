"""The turn: summon, activate, sell or use a bonus, whatever brings most now; end it when nothing brings anything."""

from typing import Final

from chronomage.bots.apprentice.seasons.abilities import ability_gain
from chronomage.bots.apprentice.seasons.activations import activation_gain
from chronomage.bots.apprentice.seasons.draws import draw_gain, vision_gain
from chronomage.bots.apprentice.seasons.plan import SELLING, Plan
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.choices import (
    ABILITY,
    ACTIVATE,
    BONUS_CARD,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    SUMMON,
    TRANSMUTE,
    VISION,
)

# A bonus is used only where it brings clearly more than it costs: until the end, a die may do the same for nothing.
BONUS_MARGIN: Final = 3.0


def turn(plan: Plan, choices: list[int]) -> list[float]:
    """What each choice gains; to end the turn gains nothing."""
    return [choice_gain(plan, choice) for choice in choices]


def choice_gain(plan: Plan, choice: int) -> float:
    """What a choice of the turn brings."""
    if choice >= ACTIVATE:
        item = plan.outlook.seat.nth((choice - ACTIVATE) // 2, (choice - ACTIVATE) % 2)
        return activation_gain(plan, item) if item is not None else 0.0
    if choice >= SUMMON:
        return plan.gain(choice - SUMMON)
    if choice == TRANSMUTE:
        return SELLING * plan.sale(plan.outlook.have, 0)
    if choice == BONUS_TRANSMUTE:
        return SELLING * (sale_gained(plan) - bonus_cost(plan))
    if choice == BONUS_GAUGE:
        return gauge_gained(plan) - bonus_cost(plan)
    if choice == BONUS_EXCHANGE:
        return exchange_gained(plan) - bonus_cost(plan)
    if choice == BONUS_CARD:
        return draw_gain(plan) - bonus_cost(plan)
    if choice == ABILITY:
        return ability_gain(plan)
    if choice == VISION:
        return vision_gain(plan)
    return 0.0


def bonus_cost(plan: Plan) -> float:
    """What the next bonus costs at the end, and the margin it must bring while there are turns to come."""
    used = plan.outlook.seat.bonuses
    penalty: int = facts.BONUS_PENALTY[used + 1] - facts.BONUS_PENALTY[used]
    return penalty + min(BONUS_MARGIN, plan.outlook.turns)


def sale_gained(plan: Plan) -> float:
    """What selling with a bonus brings over selling without it."""
    have = plan.outlook.have
    without = plan.sale(have, 0) if plan.outlook.may_sell else 0.0
    return plan.sale(have, 1) - without


def gauge_gained(plan: Plan) -> float:
    """A step of the gauge brings the best card that could be paid for now and has no room."""
    if plan.outlook.room > 0 or plan.outlook.turns > 6:
        return 0.0
    best = 0.0
    for card in plan.outlook.seat.hand:
        if plan.payable(card):
            best = max(best, plan.gain(card))
    return best


def exchange_gained(plan: Plan) -> float:
    """An exchange brings the card that it makes payable; before the end, such tokens come by themselves."""
    if not plan.outlook.may_summon or plan.outlook.turns > 2:
        return 0.0
    target = exchange_target(plan, 0)
    return plan.gain(target) if target else 0.0


def exchange_target(plan: Plan, given: int) -> int:
    """The card with most gain that two other tokens would make payable, so many of them given already; 0 for none."""
    outlook = plan.outlook
    best = 0
    best_gain = 0.0
    for card in outlook.seat.hand:
        cost = outlook.settings.energy_cost[card]
        spare = energy.total(outlook.have) + given - energy.total(cost) - outlook.spirit
        crystals = outlook.settings.crystal_cost[card] + plan.toll
        lacks = energy.lacking(outlook.have, cost)
        if 0 < lacks <= facts.EXCHANGED and spare >= 0 and crystals <= outlook.seat.crystals:
            gain = plan.gain(card)
            if gain > best_gain:
                best = card
                best_gain = gain
    return best
