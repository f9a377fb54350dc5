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
from chronomage.games.seasons.table import CARD_MASK, Item

MEAN_PRESTIGE: Final = 6  # of a card from the deck


def keep(plan: Plan, choices: list[int]) -> list[float]:
    """What each card gains."""
    return [plan.gain(choice - CARD) for choice in choices]


def keep_or_discard(plan: Plan, choices: list[int]) -> list[float]:
    """Keep a card that will be summoned: one too many stays in the hand and costs points."""
    return [0.0 if choice == NO else keeping_gain(plan, choice - CARD) for choice in choices]


def give(plan: Plan, choices: list[int]) -> list[float]:
    """What is given away with each card."""
    return [-worth(plan.outlook, choice - CARD) for choice in choices]


def put_into_play(plan: Plan, choices: list[int]) -> list[float]:
    """What each card gives, and saves if it comes from the hand."""
    gains: list[float] = []
    for choice in choices:
        card = choice - CARD
        gain = worth(plan.outlook, card)
        if card in plan.outlook.seat.hand:
            gain += price(plan.outlook, card)
        gains.append(gain)
    return gains


def draw_or_discard(plan: Plan, choices: list[int]) -> list[float]:
    """For the Vampiric Crown: the tokens that fit, less the card that is lost, or a card drawn for the mean."""
    outlook = plan.outlook
    free = max(0, outlook.limit - energy.total(outlook.seat.reserve))
    gains: list[float] = []
    for choice in choices:
        if choice == DRAW:
            gains.append(min(MEAN_PRESTIGE, free) * chosen_token(outlook) + outlook.draw_worth())
        else:
            card = choice - CARD
            gained = min(outlook.settings.prestige[card], free) * chosen_token(outlook)
            gains.append(gained - hand_worth(plan, card))
    return gains


def buy_top(plan: Plan, choices: list[int]) -> int:
    """Four tokens of any kind for a card that is worth more, wherever there is room for it."""
    outlook = plan.outlook
    card = outlook.table.deck[-1] & CARD_MASK
    tokens = 0.0 if outlook.is_last_turn() else 4 * outlook.plain_token
    return YES if worth(outlook, card) > tokens + min(4.0, outlook.step_worth()) else NO


def named_item(plan: Plan, choice: int) -> Item:
    """The card in play that a choice names."""
    item = plan.outlook.seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
    assert item is not None, "a choice names a card that is there"
    return item


def take_back(plan: Plan, choices: list[int]) -> list[float]:
    """What each item gains by being summoned again."""
    outlook = plan.outlook
    gains: list[float] = []
    for choice in choices:
        item = named_item(plan, choice)
        again = worth(outlook, item.card) - price(outlook, item.card) if outlook.turns > 0 else 0.0
        gains.append(again - in_play_worth(outlook, item))
    return gains


def give_up(plan: Plan, choices: list[int]) -> list[float]:
    """What is lost with each card, in hand or in play."""
    lost: list[float] = []
    for choice in choices:
        if choice >= IN_PLAY:
            lost.append(-in_play_worth(plan.outlook, named_item(plan, choice)))
        else:
            lost.append(-hand_worth(plan, choice - CARD))
    return lost


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
