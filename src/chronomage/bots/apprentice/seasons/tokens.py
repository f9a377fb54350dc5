"""Tokens: which energy to gain, pay, sell, exchange or throw away."""

from typing import Final

from chronomage.bots.apprentice.seasons.activations import best_identical, mirror_from, mirror_target
from chronomage.bots.apprentice.seasons.kingdom_activations import cheapest_three
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.apprentice.seasons.turn import exchange_target
from chronomage.bots.apprentice.seasons.worth import element_worth
from chronomage.games.seasons import energy
from chronomage.games.seasons.card_numbers import GLUTTON_CAULDRON, JEWEL_OF_THE_ANCIENTS
from chronomage.games.seasons.choices import AMOUNT, AMULET, DONE, ENERGY
from chronomage.games.seasons.programs import ACTIVATE

COMPLETING: Final = 20.0  # a token that makes a card payable


def gain(plan: Plan, choices: list[int]) -> int:
    """The tokens worth most are chosen together; as they are named in rising order, the lowest comes first."""
    frame = plan.outlook.frame
    have = plan.outlook.have + frame.bag
    floor = choices[0] - ENERGY
    left = max(1, frame.left)
    # What makes a card payable at once comes before all else.
    target = plan.completed_by(have, left, floor)
    cost = plan.outlook.settings.energy_cost[target]
    lowest = 4
    for _ in range(left):
        best = floor
        best_worth = -1.0
        for kind in range(floor, 4):
            tokens = energy.count(have, kind) + 1
            worth = COMPLETING if tokens <= energy.count(cost, kind) else plan.keeping(kind, tokens)
            if worth > best_worth:
                best = kind
                best_worth = worth
        have += energy.one(best)
        lowest = min(lowest, best)
    return ENERGY + lowest


def put(plan: Plan, choices: list[int]) -> int:
    """The Cauldron gets what is missed least, the Amulet of Water what is wanted most."""
    # By what is being done: a Raven does as a Cauldron does.
    if plan.outlook.frame.program == ACTIVATE + GLUTTON_CAULDRON:
        return cheapest(plan, choices)
    return gain(plan, choices)


def pay(plan: Plan, choices: list[int]) -> int:
    """The tokens missed least are given together; as they are named in rising order, the lowest comes first."""
    frame = plan.outlook.frame
    seat = plan.outlook.seat
    reserve = seat.reserve
    amulet = plan.outlook.have - reserve
    lowest = choices[-1]
    for _ in range(max(1, frame.left)):
        best = -1
        best_worth = 1000.0
        for choice in range(choices[0], ENERGY + 4):
            kind = (choice - AMULET) % 4
            if energy.count(reserve if choice >= ENERGY else amulet, kind):
                worth = plan.keeping(kind, energy.count(reserve + amulet, kind))
                # Between equals the reserve pays: it can overflow, an amulet cannot.
                if worth < best_worth or (worth == best_worth and choice - kind == ENERGY and best < ENERGY):
                    best = choice
                    best_worth = worth
        if best < 0:
            break
        if best >= ENERGY:
            reserve -= energy.one(best - ENERGY)
        else:
            amulet -= energy.one(best - AMULET)
        lowest = min(lowest, best)
    return lowest if lowest in choices else choices[0]


def cheapest(plan: Plan, choices: list[int]) -> int:
    """The token missed least."""
    best = choices[0]
    best_worth = 1000.0
    for choice in choices:
        kind = (choice - AMULET) % 4
        worth = plan.keeping(kind, energy.count(plan.outlook.have, kind))
        if worth <= best_worth:
            best = choice
            best_worth = worth
    return best


def dearest(plan: Plan, choices: list[int]) -> int:
    """The token missed most."""
    best = choices[0]
    best_worth = -1.0
    for choice in choices:
        kind = choice - ENERGY
        worth = plan.keeping(kind, energy.count(plan.outlook.have, kind))
        if worth > best_worth:
            best = choice
            best_worth = worth
    return best


def source(plan: Plan, choices: list[int]) -> int:
    """Pay from a reserve that is filling up, else from the amulet."""
    return choices[-1] if energy.total(plan.outlook.seat.reserve) > 4 else choices[0]


def sell(plan: Plan, choices: list[int]) -> int:
    """The first token that sells for more than it is worth; no more when there is none."""
    best = choices[0]
    best_gain = -100.0
    for choice in choices:
        if choice == DONE:
            continue
        kind = (choice - AMULET) % 4
        gained = plan.rate(kind) - plan.keeping(kind, energy.count(plan.outlook.have, kind))
        if gained > 0:
            return choice
        if gained > best_gain:
            best = choice
            best_gain = gained
    return DONE if choices[0] == DONE else best


def exchange(plan: Plan, choices: list[int]) -> int:
    """Give what the card that is aimed at does not cost; what it does cost comes back."""
    target = exchange_target(plan, plan.outlook.frame.picked)
    cost = plan.outlook.settings.energy_cost[target]
    for choice in choices:
        kind = (choice - AMULET) % 4
        if energy.count(plan.outlook.have, kind) > energy.count(cost, kind):
            return choice
    return choices[-1]


def identical(plan: Plan, choices: list[int]) -> int:
    """The kind best given to the Balance of Ishtar, or missed least for the Jewel of the Ancients."""
    for_jewel = plan.outlook.frame.program == ACTIVATE + JEWEL_OF_THE_ANCIENTS
    choice = ENERGY + (cheapest_three(plan) if for_jewel else best_identical(plan))
    return choice if choice in choices else choices[0]


def elements(plan: Plan, choices: list[int]) -> int:
    """Pay an Elemental Amulet with every energy that brings more than it is worth."""
    best = choices[0]
    best_gain = -100.0
    for choice in choices:
        if choice == DONE:
            continue
        kind = choice - ENERGY
        tokens = energy.count(plan.outlook.have, kind)
        gained = element_worth(plan.outlook, kind) - plan.surplus(kind)
        if tokens and gained > 0:
            return choice
        if gained > best_gain:
            best = choice
            best_gain = gained
    return DONE if choices[0] == DONE else best


def change_from(plan: Plan, choices: list[int]) -> int:
    """The kind that the card aimed at with the Mirror can spare."""
    target = mirror_target(plan)
    choice = ENERGY + mirror_from(plan, target) if target else choices[0]
    return choice if choice in choices else choices[0]


def change_amount(plan: Plan, choices: list[int]) -> int:
    """As many as the card aimed at lacks."""
    target = mirror_target(plan)
    choice = AMOUNT + plan.lacks(target) if target else choices[0]
    return choice if choice in choices else choices[0]


def change_into(plan: Plan, choices: list[int]) -> int:
    """The kind that completes a card now that the others are given."""
    frame = plan.outlook.frame
    have = plan.outlook.have
    cost = plan.outlook.settings.energy_cost[plan.completed_by(have, frame.left, 0)]
    for choice in choices:
        kind = choice - ENERGY
        if energy.count(cost, kind) > energy.count(have, kind):
            return choice
    return dearest(plan, choices)
