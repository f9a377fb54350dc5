"""Access to the spheres: the cards that are worth most for the levels that may be taken."""

from typing import Final

from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.choices import DONE, LAUNCH, NO, TAKE, TAKE_CLOSED

END_IN_FRONT: Final = 20.0  # taking the card that ends the game
END_BEHIND: Final = -20.0
USED: Final = 0.4  # of what a card would bring, measured by itself, is left in a deck where others wait as well
CARD_MORE: Final = 0.5  # what one card more in the deck takes from all others, beyond that
NOW: Final = 0.5  # the card comes to the hand at once


def take(outlook: Outlook, choices: list[int]) -> int:
    """The first card of the best set that the budget allows; DONE where nothing is worth taking."""
    budget = outlook.table.budget
    uses = NOW + outlook.uses_left()
    best = [0.0] * (budget + 1)  # by the levels that may be taken, what the best set is worth
    first = [DONE] * (budget + 1)  # and the choice it begins with
    for level in range(1, facts.SPHERES + 1):
        better = best[:]
        begins = first[:]
        for choice, price in ((TAKE + level, level), (TAKE_CLOSED + level, level + facts.CLOSED_COSTS)):
            if choice in choices:
                worth = card_worth(outlook, choice, level, uses)
                for levels in range(price, budget + 1):
                    if best[levels - price] + worth > better[levels]:
                        better[levels] = best[levels - price] + worth
                        begins[levels] = choice
        best = better
        first = begins
    return first[budget] if first[budget] in choices else choices[-1]  # spells of launched Timers come first


def estimates(outlook: Outlook, choices: list[int]) -> list[float | None]:
    """What each card is worth by itself, whatever else it leaves room for; nothing is said of other things to do."""
    uses = NOW + outlook.uses_left()
    worths: list[float | None] = []
    for choice in choices:
        if not TAKE < choice < LAUNCH:
            worths.append(0.0 if choice == DONE else None)
            continue
        level = choice - TAKE_CLOSED if choice > TAKE_CLOSED else choice - TAKE
        worths.append(card_worth(outlook, choice, level, uses))
    return worths


def card_worth(outlook: Outlook, choice: int, level: int, uses: float) -> float:
    """The points of the card on offer, and what it will bring compared with a card drawn in its stead."""
    sphere = outlook.table.spheres[level]
    appraisal = outlook.appraisal
    use = appraisal.of_level[level] if choice >= TAKE_CLOSED else appraisal.use[sphere[-1]]
    worth = level + USED * (use - outlook.fresh) * uses - CARD_MORE
    if len(sphere) == 1 and outlook.table.empty_spheres() == facts.SPHERES_TO_END - 1:
        worth += END_IN_FRONT if outlook.lead() + level > 0 else END_BEHIND
    return worth


def take_by_effect(outlook: Outlook, choices: list[int]) -> list[float]:
    """What the card of each sphere is worth that an effect lets the player take; to take none brings nothing."""
    return [0.0 if choice == NO else taken_worth(outlook, choice) for choice in choices]


def taken_worth(outlook: Outlook, choice: int) -> float:
    """What that card is worth."""
    level = choice - TAKE_CLOSED if choice > TAKE_CLOSED else choice - TAKE
    return card_worth(outlook, choice, level, NOW + outlook.uses_left())
