"""Sorted cards, as hands are kept: equal hands are then equal lists."""


def add_sorted(cards: list[int], card: int) -> None:
    """Put a card into a sorted list."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def each_once(cards: list[int], offset: int) -> list[int]:
    """One choice for each different card of a sorted list, numbered from an offset."""
    found: list[int] = []
    last = 0
    for card in cards:
        if card != last:
            found.append(offset + card)
            last = card
    return found
