"""Cards of Time Masters put into a row: one with its descriptor, or many added up."""

from chronomage.encoding.timemasters import layout as at
from chronomage.encoding.timemasters.descriptor import LANE_BYTES, SUM_SIZE, Described
from chronomage.encoding.writing import put_number


def put_card(row: list[int], place: int, cards: Described, card: int) -> None:
    """What a card does; its descriptor begins at that place."""
    row.extend(cards.at(place, card))


def put_slot(row: list[int], place: int, cards: Described, card: int, count: int) -> None:
    """A card in a slot of its own, and how many there are of it."""
    put_number(row, place + at.SLOT_COUNT, count)
    put_card(row, place + at.SLOT_CARD, cards, card)


def put_sum(row: list[int], place: int, cards: Described, of: list[int]) -> None:
    """What many cards do together."""
    if of:
        put_total(row, place, added(cards, of))


def added(cards: Described, of: list[int]) -> int:
    """Many cards together, in lanes."""
    total = 0
    lanes = cards.lanes
    for card in of:
        total += lanes[card]
    return total


def put_total(row: list[int], place: int, total: int) -> None:
    """A sum; what is more than a place holds is the most it holds."""
    if not total:
        return
    data = total.to_bytes(SUM_SIZE * LANE_BYTES, "little")
    for start in range(0, SUM_SIZE * LANE_BYTES, LANE_BYTES):
        value = data[start] | data[start + 1] << 8
        if value:
            put_number(row, place, value)
        place += 1
