"""Prices: what a Ke and a card are worth to a deck, in spells played.

Every turn brings about as many cards, and two of them can always be discarded for a Ke. So a deck has a balance: each
card that is seen is either played, which spends or brings Ke, or is half a Ke. The price of a Ke is the one at which
a player who plays all that is worth it, and discards the rest, has as many Ke coming as going. The price of a card is
what a card of the deck then brings.
"""

from typing import Final

HALF_A_KE: Final = 0.5  # what a card discarded is good for
GIVEN: Final = 0.12  # Ke for each card seen that come from the start and from passing
CHEAPEST: Final = 0.15
DEAREST: Final = 0.9
DEAREST_CARD: Final = 0.6  # a deck that draws itself whole has no use for more
HALVINGS: Final = 10  # steps to the price of a Ke
SETTLING: Final = 3  # steps to the price of a card
FIRST_GUESS: Final = 0.4
IN_TIME: Final = 0.85  # of what a card brings is left to one that is drawn in the middle of the turn


class Prices:
    """What a Ke and a card are worth."""

    def __init__(self, ke: float, card: float) -> None:
        self.ke = ke
        self.card = card


class Yields:
    """What every card of a pack brings when it is used, apart from each other: levels and harm, Ke, and cards."""

    def __init__(self, base: list[float], ke: list[float], card: list[float]) -> None:
        self.base = base
        self.ke = ke
        self.card = card

    def use(self, number: int, prices: Prices) -> float:
        """What a card brings each time that it is used, at these prices."""
        return self.base[number] + self.ke[number] * prices.ke + self.card[number] * prices.card


def prices_of(yields: Yields, deck: list[int]) -> Prices:
    """The prices at which the Ke of a deck come and go alike."""
    low, high = CHEAPEST, DEAREST
    prices = Prices(FIRST_GUESS, FIRST_GUESS)
    for _ in range(HALVINGS):
        prices.ke = (low + high) / 2
        for _ in range(SETTLING):
            prices.card = min(DEAREST_CARD, IN_TIME * mean_use(yields, deck, prices))
        if balance(yields, deck, prices) + GIVEN < 0:
            low = prices.ke
        else:
            high = prices.ke
    return prices


def mean_use(yields: Yields, deck: list[int], prices: Prices) -> float:
    """What a card of the deck brings, be it played or discarded."""
    total = 0.0
    for card in deck:
        total += max(yields.use(card, prices), HALF_A_KE * prices.ke)
    return total / max(1, len(deck))


def balance(yields: Yields, deck: list[int], prices: Prices) -> float:
    """How many Ke come with each card that is seen; below zero where more go."""
    total = 0.0
    for card in deck:
        is_played = yields.use(card, prices) > HALF_A_KE * prices.ke
        total += yields.ke[card] if is_played else HALF_A_KE
    return total / max(1, len(deck))
