"""The prelude: which cards to draft, and for which year to put them by."""

from typing import Final

from chronomage.bots.apprentice.seasons.estimates import BRING_CARDS, estimated_worth
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.games.seasons import energy
from chronomage.games.seasons.choices import CARD
from chronomage.games.seasons.facts import CARDS_KEPT
from chronomage.games.seasons.flow.prelude import cards_a_year

# How much of the game is usually left when a card of each year's hand is summoned.
TURNS: Final = (0, 14, 9, 3)
SEASONS: Final = (0, 10, 6, 2)
CARDS_TO_COME: Final = (0, 8, 5, 2)
SECOND_COPY: Final = 3  # what a card loses beside its like
TOKEN_OF_A_KIND: Final = 2.6  # what a cost weighs here: dear cards wait long for the very tokens they want


def net_worth(outlook: Outlook, card: int, year: int) -> float:
    """What a card brings over its cost when it is summoned in that year."""
    tokens = energy.total(outlook.settings.energy_cost[card])
    cost = outlook.settings.crystal_cost[card] + TOKEN_OF_A_KIND * tokens
    if card in BRING_CARDS:
        cost += outlook.arrival
    return estimated_worth(card, outlook.opponents, TURNS[year], SEASONS[year], CARDS_TO_COME[year]) - cost


def draft(plan: Plan, choices: list[int]) -> list[float]:
    """What each card brings in its best year; a second copy of one that is kept already is worth a bit less."""
    return [drafted_worth(plan.outlook, choice - CARD, plan.outlook.seat.hand) for choice in choices]


def drafted_worth(outlook: Outlook, card: int, kept: list[int]) -> float:
    """What a card brings in its best year to a player who has kept these."""
    card_worth = max(net_worth(outlook, card, 1), net_worth(outlook, card, 3))
    return card_worth - SECOND_COPY if card in kept else card_worth


def choose_nine(plan: Plan, choices: list[int]) -> int:
    """The nine best cards are chosen together; as they are named in rising order, the lowest still missing comes."""
    missing = best_nine(plan.outlook)
    for card in plan.outlook.seat.hand:
        if card in missing:
            missing.remove(card)
    for choice in choices:
        if choice - CARD in missing:
            return choice
    return choices[0]


def best_nine(outlook: Outlook) -> list[int]:
    """The nine cards of those dealt that bring most, in no special order."""
    cards = sorted(outlook.seat.hand + outlook.seat.aside)
    ranks: list[tuple[float, int]] = []
    last = 0
    for card in cards:
        ranks.append((drafted_worth(outlook, card, [last]), card))
        last = card
    ranks.sort(reverse=True)
    return [card for _, card in ranks[:CARDS_KEPT]]


def discard_dealt(plan: Plan, choices: list[int]) -> list[float]:
    """What is lost with each card."""
    return [-drafted_worth(plan.outlook, choice - CARD, []) for choice in choices]


def split(plan: Plan, choices: list[int]) -> int:
    """The lowest card still to be put into this year: cards that lose most by waiting come first."""
    outlook = plan.outlook
    seat = outlook.seat
    cards = sorted(seat.hand + seat.second_year + seat.aside)
    first = most_urgent(outlook, cards, 1)
    wanted = first
    taken = seat.hand
    if len(seat.hand) == cards_a_year(outlook.table):
        for card in first:
            cards.remove(card)
        wanted = most_urgent(outlook, cards, 2)
        taken = seat.second_year
    missing = wanted[:]
    for card in taken:
        if card in missing:
            missing.remove(card)
    for choice in choices:
        if choice - CARD in missing:
            return choice
    return choices[0]


def most_urgent(outlook: Outlook, cards: list[int], year: int) -> list[int]:
    """A year's cards: those that lose most if they wait for the next year, in rising order."""
    ranks: list[tuple[float, int]] = []
    for card in cards:
        ranks.append((urgency(outlook, card, year), card))
    ranks.sort(reverse=True)
    return sorted([card for _, card in ranks[: cards_a_year(outlook.table)]])


def urgency(outlook: Outlook, card: int, year: int) -> float:
    """What a card loses by a year's waiting, and a little for what it brings soon for little."""
    loss = net_worth(outlook, card, year) - net_worth(outlook, card, year + 1)
    return loss - 0.3 * energy.total(outlook.settings.energy_cost[card])
