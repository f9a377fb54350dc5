"""Picking: the best of several choices, the worst of several cards."""


def highest(choices: list[int], worths: list[float]) -> int:
    """The choice that is worth most; the first of equals."""
    best = 0
    for at in range(1, len(choices)):
        if worths[at] > worths[best]:
            best = at
    return choices[best]


def first_of_worst(cards: list[int], worths: list[float], wanted: int) -> int:
    """Of so many cards that are worth least, the one with the lowest number: cards are named in rising order."""
    order = sorted([(worths[at], cards[at]) for at in range(len(cards))])
    return min([card for _, card in order[:wanted]])
