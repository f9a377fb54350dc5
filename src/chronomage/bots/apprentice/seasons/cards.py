"""Cards: which to keep, give away, put into play, sacrifice or take back."""

from typing import Final

from chronomage.bots.apprentice.seasons.activations import hand_worth
from chronomage.bots.apprentice.seasons.draws import keeping_gain
from chronomage.bots.apprentice.seasons.measures import chosen_token, price
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.apprentice.seasons.worth import in_play_worth, worth
from chronomage.games.seasons import energy
from chronomage.games.seasons.choices import (
    BACK,
    CARD,
    DRAW,
    FORWARD,
    IN_PLAY,
    NO,
    PLAYER,
    YES,
)
from chronomage.games.seasons.scoring import outcome
from chronomage.games.seasons.table import CARD_MASK

MEAN_PRESTIGE: Final = 6  # of a card from the deck


def keep(plan: Plan, choices: list[int]) -> int:
    """The card with most gain."""
    best = choices[0]
    for choice in choices:
        if plan.gain(choice - CARD) > plan.gain(best - CARD):
            best = choice
    return best


def keep_or_discard(plan: Plan, choices: list[int]) -> int:
    """Keep a card that will be summoned: one too many stays in the hand and costs points."""
    return choices[-1] if keeping_gain(plan, choices[-1] - CARD) > 0 else NO


def give(plan: Plan, choices: list[int]) -> int:
    """The card that is worth least."""
    best = choices[0]
    for choice in choices:
        if worth(plan.outlook, choice - CARD) < worth(plan.outlook, best - CARD):
            best = choice
    return best


def put_into_play(plan: Plan, choices: list[int]) -> int:
    """The card that gives and saves most."""
    best = choices[0]
    best_gain = -100.0
    for choice in choices:
        card = choice - CARD
        gain = worth(plan.outlook, card)
        if card in plan.outlook.seat.hand:
            gain += price(plan.outlook, card)
        if gain > best_gain:
            best = choice
            best_gain = gain
    return best


def draw_or_discard(plan: Plan, choices: list[int]) -> int:
    """For the Vampiric Crown: the tokens that fit, less the card that is lost, or a card drawn for the mean."""
    outlook = plan.outlook
    free = max(0, outlook.limit - energy.total(outlook.seat.reserve))
    best = choices[0]
    best_gain = -100.0
    for choice in choices:
        if choice == DRAW:
            gain = min(MEAN_PRESTIGE, free) * chosen_token(outlook) + outlook.draw_worth()
        else:
            card = choice - CARD
            gain = min(outlook.settings.prestige[card], free) * chosen_token(outlook) - hand_worth(plan, card)
        if gain > best_gain:
            best = choice
            best_gain = gain
    return best


def buy_top(plan: Plan) -> int:
    """Four tokens of any kind for a card that is worth more, wherever there is room for it."""
    outlook = plan.outlook
    card = outlook.table.deck[-1] & CARD_MASK
    tokens = 0.0 if outlook.is_last_turn() else 4 * outlook.plain_token
    return YES if worth(outlook, card) > tokens + min(4.0, outlook.step_worth()) else NO


def sacrifice(plan: Plan, choices: list[int]) -> int:
    """The card in play that is worth least."""
    best = choices[0]
    best_worth = 1000.0
    for choice in choices:
        item = plan.outlook.seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
        if item is not None:
            item_worth = in_play_worth(plan.outlook, item)
            if item_worth < best_worth:
                best = choice
                best_worth = item_worth
    return best


def take_back(plan: Plan, choices: list[int]) -> int:
    """The item that gains most by being summoned again."""
    outlook = plan.outlook
    best = choices[0]
    best_gain = -1000.0
    for choice in choices:
        item = outlook.seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
        if item is None:
            continue
        again = worth(outlook, item.card) - price(outlook, item.card) if outlook.turns > 0 else 0.0
        gain = again - in_play_worth(outlook, item)
        if gain > best_gain:
            best = choice
            best_gain = gain
    return best


def give_up(plan: Plan, choices: list[int]) -> int:
    """The card, in hand or in play, that is worth least."""
    outlook = plan.outlook
    best = choices[0]
    best_worth = 1000.0
    for choice in choices:
        if choice >= IN_PLAY:
            item = outlook.seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
            lost = in_play_worth(outlook, item) if item is not None else 0.0
        else:
            lost = hand_worth(plan, choice - CARD)
        if lost < best_worth:
            best = choice
            best_worth = lost
    return best


def move_marker(plan: Plan, choices: list[int]) -> int:
    """Back, for more turns, while there are cards to summon or points to catch up; else on to the end."""
    outlook = plan.outlook
    scores = outcome(outlook.table).scores
    leads = scores[outlook.player] == max(scores)
    direction = FORWARD if leads and outlook.pending == 0 and outlook.turns <= 2 else BACK
    return direction + 2 if direction + 2 in choices else direction + 1


def opponent(plan: Plan, choices: list[int]) -> int:
    """The opponent with most energy in the reserve."""
    best = choices[0]
    players = plan.outlook.table.players
    for choice in choices:
        if energy.total(players[choice - PLAYER].reserve) > energy.total(players[best - PLAYER].reserve):
            best = choice
    return best
