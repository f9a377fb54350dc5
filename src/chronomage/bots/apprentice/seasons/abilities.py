"""Ability tokens: which to keep, and when the one kept is worth its points."""

from typing import Final

from chronomage.bots.apprentice.seasons.activations import hand_worth
from chronomage.bots.apprentice.seasons.draws import DRAW_A_CARD, draw_gain
from chronomage.bots.apprentice.seasons.measures import chosen_token
from chronomage.bots.apprentice.seasons.plan import SELLING, Plan
from chronomage.bots.apprentice.seasons.worth import in_play_worth
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.choices import TOKEN
from chronomage.games.seasons.flow.abilities import DISCARD_A_CARD, FOUR_WATERS, LOWER_GAUGE, MOVE_MARKER

TWO_TOKENS: Final = 3
TRANSMUTE: Final = 6
TWELVE_CRYSTALS: Final = 7
TWO_STEPS: Final = 9
OTHER_HANDS: Final = 11

# By its number: what a token brings this player in the end, its own points included, over the one that brings least.
# Measured in 8,000 games of apprentices who kept their tokens at random.
TOKEN_WORTH: Final = (0.0, 3.0, 8.0, 5.0, 9.0, 9.5, 6.0, 8.0, 5.5, 4.5, 3.0, 11.0, 0.0)
# A token is used once: while there are turns to come it must bring this much.
WELL_USED: Final = 10.0
WELL_SOLD: Final = 8.0  # the same for a sale: the last turn seldom finds more to sell


def keep(plan: Plan, choices: list[int]) -> list[float]:
    """What each token brings."""
    return [TOKEN_WORTH[choice - TOKEN] for choice in choices]


def ability_gain(plan: Plan) -> float:
    """What using the token now brings, its points included; nothing where it had better wait."""
    outlook = plan.outlook
    token = outlook.seat.ability
    points: int = facts.ABILITY_PRESTIGE[token]
    if token == OTHER_HANDS:
        return float(points)
    if token == DRAW_A_CARD:
        return draw_gain(plan) + points
    if token == DISCARD_A_CARD:
        return when_last(plan, points - least_card(plan))
    if token == TWO_TOKENS:
        return two_tokens(plan) + points
    if token == LOWER_GAUGE:
        # Whoever has more room than cards does not miss the step; at the end nobody does.
        return float(points) if outlook.is_last_turn() or outlook.room > outlook.pending + 1 else 0.0
    if token == TRANSMUTE:
        return SELLING * transmuted(plan)
    if token == TWELVE_CRYSTALS:
        return 12.0 + points if outlook.is_last_turn() or lacks_crystals(plan) else 0.0
    if token == FOUR_WATERS:
        return when_last(plan, points - four_waters(plan))
    if token == TWO_STEPS:
        return 2 * outlook.step_worth() + points if outlook.room <= 0 and outlook.pending > 1 else 0.0
    if token == MOVE_MARKER:
        return float(points) if outlook.turns <= 1 else 0.0
    return 0.0


def when_last(plan: Plan, gain: float) -> float:
    """The gain, if it will not be greater later."""
    return gain if plan.outlook.is_last_turn() or gain >= WELL_USED else 0.0


def least_card(plan: Plan) -> float:
    """What the card is worth, in hand or in play, that the player misses least."""
    least = 100.0
    for card in plan.outlook.seat.hand:
        least = min(least, hand_worth(plan, card))
    for item in plan.outlook.seat.in_play:
        least = min(least, in_play_worth(plan.outlook, item))
    return least


def two_tokens(plan: Plan) -> float:
    """Two tokens bring the card that they make payable."""
    target = plan.completed_by(plan.outlook.have, 2, 0)
    return plan.gain(target) if target and plan.outlook.turns <= 2 else 2 * chosen_token(plan.outlook)


def transmuted(plan: Plan) -> float:
    """What is sold at the better rate, where that is well over what the player may do anyway."""
    outlook = plan.outlook
    sold = plan.sale(outlook.have, 1)
    over = sold - (plan.sale(outlook.have, 0) if outlook.may_sell else 0.0)
    return sold if over >= WELL_SOLD or (outlook.is_last_turn() and over > 0) else 0.0


def lacks_crystals(plan: Plan) -> bool:
    """Whether twelve crystals would make a card payable."""
    outlook = plan.outlook
    for card in outlook.seat.hand:
        missing = outlook.settings.crystal_cost[card] + plan.toll - outlook.seat.crystals
        if 0 < missing <= 12 and outlook.may_summon and plan.lacks(card) == 0:
            return True
    return False


def four_waters(plan: Plan) -> float:
    """What four water are worth otherwise: not more than they are sold for, since they were kept for this."""
    return 4 * min(plan.surplus(energy.WATER), 2.0)
