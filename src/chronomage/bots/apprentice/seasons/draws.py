"""Draws: what the next card of the deck is worth, seen or unseen, and what to do with cards looked at."""

from typing import Final

from chronomage.bots.apprentice.seasons.measures import price
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.apprentice.seasons.worth import worth
from chronomage.games.seasons import energy
from chronomage.games.seasons.card_numbers import CRYSTAL_ORB, POTION_OF_POWER
from chronomage.games.seasons.choices import CARD, ENERGY, NO, YES
from chronomage.games.seasons.flow.turns import VISION_PRICE

DRAW_A_CARD: Final = 1  # the ability token
KNOWN_MOST: Final = 12.0  # no card is worth more before it is paid for
COMMON_FIND: Final = 5.0  # over its price: what a second search will bring, and that must be kept


def keeping_gain(plan: Plan, card: int) -> float:
    """What it brings to have one more card, this one, in the hand."""
    outlook = plan.outlook
    if outlook.is_last_turn():
        kept = -outlook.left_in_hand
        if outlook.may_summon and plan.payable(card):
            kept = max(kept, worth(outlook, card))
        return kept - outlook.arrival
    gain = worth(outlook, card) - price(outlook, card)
    if outlook.pending >= outlook.can_still_summon():
        # It takes the place of another card, which stays in the hand.
        least = 100.0
        for other in outlook.seat.hand:
            least = min(least, worth(outlook, other) - price(outlook, other))
        gain -= outlook.left_in_hand + max(0.0, least)
    return max(gain, -outlook.left_in_hand) - outlook.arrival


def draw_gain(plan: Plan) -> float:
    """What drawing a card is worth that may be kept or not: the top card's own worth where it is known."""
    top = plan.outlook.known_card(0)
    return min(KNOWN_MOST, max(0.0, keeping_gain(plan, top))) if top else plan.outlook.draw_worth()


def draws_at_hand(outlook: Outlook) -> bool:
    """Whether the player can still get at the top card in this turn."""
    if outlook.seat.ability == DRAW_A_CARD and not outlook.seat.ability_used:
        return True
    for item in outlook.seat.in_play:
        if item.power == POTION_OF_POWER and not item.used:
            return True
        if item.power == CRYSTAL_ORB and not item.used and outlook.room > 0 and energy.total(outlook.have) >= 4:
            return True
    return False


def vision_gain(plan: Plan) -> float:
    """To discard the open top card pays only for a much better one below it that can be had at once."""
    outlook = plan.outlook
    below = outlook.known_card(1)
    if not below or not draws_at_hand(outlook):
        return 0.0
    top = max(0.0, keeping_gain(plan, outlook.known_card(0)))
    return keeping_gain(plan, below) - top - VISION_PRICE


def order_top(plan: Plan, choices: list[int]) -> list[float]:
    """The last one put back lies on top: the best for who can draw it at once, else the worst, for the next player."""
    sign = -1.0 if draws_at_hand(plan.outlook) else 1.0
    return [sign * keeping_gain(plan, choice - CARD) for choice in choices]


def name_energy(plan: Plan, choices: list[int]) -> int:
    """The kind that the cards in hand leave most of: what is found can be paid with it."""
    outlook = plan.outlook
    best = choices[0]
    best_spare = -100
    for choice in choices:
        kind = choice - ENERGY
        spare = energy.count(outlook.have, kind) - energy.count(plan.wanted, kind)
        if spare > best_spare:
            best = choice
            best_spare = spare
    return best


def take_found(plan: Plan, choices: list[int]) -> list[float]:
    """What the card is worth that was found, or what is commonly found."""
    common = min(COMMON_FIND, plan.outlook.draw_worth())
    return [common if choice == NO else keeping_gain(plan, choice - CARD) for choice in choices]


def search_again(plan: Plan, choices: list[int]) -> int:
    """Not where another card is one too many: what is found now must be kept."""
    return YES if plan.outlook.draw_worth() > 1 and not plan.outlook.is_last_turn() else NO
