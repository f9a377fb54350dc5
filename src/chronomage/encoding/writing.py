"""Writing numbers into a row: `place * 256 + value` for each place that is not zero."""

from typing import Final

MOST: Final = 255
HALF: Final = 50


def put_number(row: list[int], place: int, value: int) -> None:
    """A number from 0 on; more than a place holds is the most it holds."""
    if value > 0:
        row.append(place * 256 + (value if value < MOST else MOST))


def put_cards(row: list[int], first: int, cards: list[int]) -> None:
    """How many of each card there are; cards are sorted and numbered from 1, so that copies are neighbours."""
    before = 0
    for card in cards:
        if card == before:
            row[-1] += 1
        else:
            row.append((first + card - 1) * 256 + 1)
            before = card


class Met:
    """The cards that a slice of the row has a number for: a second copy adds to it.

    One bit for each card, in two numbers: so none of them is larger than what a machine's word holds.
    """

    def __init__(self) -> None:
        self.low = 0
        self.high = 0

    def meet(self, card: int) -> bool:
        """Whether that card was met before; it is from now on."""
        if card < HALF:
            bit = 1 << card
            if self.low & bit:
                return True
            self.low |= bit
        else:
            bit = 1 << card - HALF
            if self.high & bit:
                return True
            self.high |= bit
        return False


def put_weight(row: list[int], place: int, weight: int, met: bool) -> None:
    """A number, or more of it where the place has been met before: that is seldom, and looked for from the end."""
    if not met:
        row.append(place * 256 + weight)
        return
    at = len(row) - 1
    while row[at] >> 8 != place:
        at -= 1
    row[at] += weight
