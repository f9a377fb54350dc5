"""Enchanted: the answers to what only the cards and enchantments of Enchanted Kingdom ask."""

from typing import Final

from chronomage.bots.apprentice.seasons.activations import hand_worth
from chronomage.bots.apprentice.seasons.kingdom import (
    HORN_CRYSTALS,
    SHIELD_CRYSTALS,
    all_discard_cards,
    all_discard_energy,
    imitation,
)
from chronomage.bots.apprentice.seasons.measures import chosen_token
from chronomage.bots.apprentice.seasons.plan import NEEDED_TOKEN, Plan
from chronomage.bots.apprentice.seasons.worth import in_play_worth
from chronomage.games.seasons import energy
from chronomage.games.seasons.choices import (
    ALL_DISCARD_CARD,
    ALL_DISCARD_ENERGY,
    AMULET,
    AT_PLAYER,
    CARD,
    DONE,
    ENERGY,
    IN_PLAY,
    NO,
    SHRINK_RESERVE,
    TAKE_CRYSTALS,
    TAKE_ENERGY,
)
from chronomage.games.seasons.programs import SACRIFICE

STATUE_CRYSTALS: Final = 2.0
SMALLER_RESERVE: Final = 0.6  # what a place of the reserve is worth in each turn to come
PLACES_FOR_DICE: Final = 2  # of the reserve, that the next die will fill


def shield(plan: Plan, choices: list[int]) -> int:
    """The Shield stands in where the card saved and ten crystals are worth more than the Shield itself."""
    outlook = plan.outlook
    frame = outlook.frame
    stand_in = outlook.seat.nth((choices[-1] - IN_PLAY) // 2, (choices[-1] - IN_PLAY) % 2)
    saved = 0.0
    if frame.program == SACRIFICE:
        item = outlook.seat.item(frame.item)
        saved = in_play_worth(outlook, item) if item is not None else 0.0
    elif outlook.seat.aside:
        saved = hand_worth(plan, outlook.seat.aside[0])
    lost = in_play_worth(outlook, stand_in) if stand_in is not None else 0.0
    return choices[-1] if saved + SHIELD_CRYSTALS > lost else NO


def drought(plan: Plan, choices: list[int]) -> int:
    """The reserve may shrink, unless there is a card in play that is worth even less."""
    outlook = plan.outlook
    best = SHRINK_RESERVE
    best_lost = SMALLER_RESERVE * outlook.turns
    for choice in choices:
        if choice >= IN_PLAY:
            item = outlook.seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
            lost = in_play_worth(outlook, item) if item is not None else best_lost
            if lost < best_lost:
                best = choice
                best_lost = lost
    return best


def imitate(plan: Plan, choices: list[int]) -> list[float]:
    """What each item brings Raven over its price."""
    return [
        imitation(plan.outlook, (choice - AT_PLAYER) % 200 // 2) if choice >= AT_PLAYER else 0.0 for choice in choices
    ]


def discard_some(plan: Plan, choices: list[int]) -> int:
    """A card that will not be summoned is given for another, while there is time to summon that."""
    outlook = plan.outlook
    if outlook.is_last_turn():
        return DONE
    for choice in choices:
        if choice != DONE and hand_worth(plan, choice - CARD) < outlook.draw_worth() - 2:
            return choice
    return DONE


def everybody_discards(plan: Plan, choices: list[int]) -> int:
    """What hurts the others more than this player."""
    outlook = plan.outlook
    return ALL_DISCARD_ENERGY if all_discard_energy(outlook) >= all_discard_cards(outlook) else ALL_DISCARD_CARD


def add_for_spirit(plan: Plan, choices: list[int]) -> list[float]:
    """For Nature Spirit, what is lost with each token once the card's own cost is paid."""
    lost: list[float] = []
    for choice in choices:
        kind = choice - ENERGY
        left = energy.count(plan.outlook.have, kind) - energy.count(plan.outlook.frame.bag, kind)
        lost.append(-plan.keeping(kind, left) if left > 0 else -NEEDED_TOKEN)
    return lost


def take_from_monolith(plan: Plan, choices: list[int]) -> int:
    """All tokens where they fit; else those that are needed."""
    outlook = plan.outlook
    frame = outlook.frame
    item = outlook.seat.item(frame.item)
    waiting = energy.total(item.tokens - frame.bag) if item is not None else 0
    free = outlook.limit - energy.total(outlook.seat.reserve) - energy.total(frame.bag)
    if free <= 0 and DONE in choices:
        return DONE
    for choice in choices:
        if choice == DONE:
            continue
        kind = choice - ENERGY
        tokens = energy.count(outlook.have + frame.bag, kind) + 1
        if waiting <= free or plan.keeping(kind, tokens) >= NEEDED_TOKEN:
            return choice
    return choices[-1]


def put_on_monolith(plan: Plan, choices: list[int]) -> int:
    """What is missed least makes room for the next die, as long as there is one."""
    outlook = plan.outlook
    if outlook.turns == 0 or energy.total(outlook.seat.reserve) + PLACES_FOR_DICE <= outlook.limit:
        return NO
    best = NO
    best_worth = HORN_CRYSTALS
    for choice in choices:
        if choice >= ENERGY:  # a token of the amulet makes no room
            kind = choice - ENERGY
            token_worth = plan.keeping(kind, energy.count(outlook.have, kind))
            if token_worth < best_worth:
                best = choice
                best_worth = token_worth
    return best


def plenty(plan: Plan, choices: list[int]) -> list[float]:
    """What each token brings: an earth its five crystals, any other nothing but its loss."""
    gains: list[float] = []
    for choice in choices:
        kind = (choice - AMULET) % 4
        gain = -plan.keeping(kind, energy.count(plan.outlook.have, kind))
        if kind == energy.EARTH:
            gain += HORN_CRYSTALS + 1
        gains.append(gain)
    return gains


def statue(plan: Plan, choices: list[int]) -> int:
    """An energy where it fits and is of use, else two crystals."""
    outlook = plan.outlook
    fits = energy.total(outlook.seat.reserve) < outlook.limit
    return TAKE_ENERGY if fits and outlook.turns > 0 and chosen_token(outlook) > STATUE_CRYSTALS else TAKE_CRYSTALS


def steal(plan: Plan, choices: list[int]) -> int:
    """The tokens worth most are taken together; as they are named in rising order, the lowest comes first."""
    outlook = plan.outlook
    frame = outlook.frame
    if len(choices) == 1:
        return DONE
    have = outlook.have + frame.bag
    victim = outlook.table.players[outlook.table.opponents(outlook.player)[frame.note]]
    reserve = victim.reserve
    lowest = choices[-1]
    for _ in range(frame.left):
        best = -1
        best_worth = -1.0
        for choice in range(choices[1], ENERGY + 4):
            kind = choice - ENERGY
            token_worth = plan.keeping(kind, energy.count(have, kind) + 1)
            if energy.count(reserve, kind) and token_worth > best_worth:
                best = choice
                best_worth = token_worth
        if best < 0:
            break
        reserve -= energy.one(best - ENERGY)
        have += energy.one(best - ENERGY)
        lowest = min(lowest, best)
    return lowest
