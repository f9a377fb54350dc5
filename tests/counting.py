"""Counting: every deal that agrees with what is known, one by one, and whether draws fall as the count says.

Nothing here knows of the sampler: a deal is one way to put cards into slots, and every card says where it may lie.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

Deal = Mapping[str, tuple[str, ...]]  # by zone, the cards in its slots
View = Callable[[Deal], object]

# Draws that fall as they should come out this far off once in a billion times.
DEVIATIONS = 6.0


@dataclass(frozen=True)
class Card:
    """One hidden card: its name, the zones that it may lie in, and the draft step that it was passed on in, if any."""

    name: str
    zones: tuple[str, ...]
    step: int = 0


def every_deal(cards: list[Card], room: Mapping[str, int], owners: Mapping[str, str] | None = None) -> Iterator[Deal]:
    """Every way to put the cards into the slots; an owner of zones has at most one card of each step."""
    slots = [zone for zone, size in room.items() for _ in range(size)]
    assert len(slots) == len(cards)

    def place(rest: list[Card], taken: dict[int, str], passed: frozenset[tuple[int, str]]) -> Iterator[Deal]:
        if not rest:
            yield {zone: tuple(taken[at] for at in range(len(slots)) if slots[at] == zone) for zone in room}
            return
        card = rest[0]
        for at in range(len(slots)):
            if at in taken or slots[at] not in card.zones:
                continue
            gate = (card.step, (owners or {}).get(slots[at], ""))
            if card.step and gate[1] and gate in passed:
                continue
            yield from place(rest[1:], {**taken, at: card.name}, passed | {gate} if card.step else passed)

    yield from place(cards, {}, frozenset())


def lying(*names: str) -> View:
    """Where each of these cards lies; of several copies, the places of all."""
    return lambda deal: tuple(
        tuple(sorted(zone for zone, cards in deal.items() for card in cards if card == name)) for name in names
    )


def contents(*zones: str) -> View:
    """What these zones hold, in no order."""
    return lambda deal: tuple(tuple(sorted(deal[zone])) for zone in zones)


def assert_as_counted(drawn: Counter[object], counted: Counter[object]) -> None:
    """The draws are distributed as the count says: nothing that was not counted, and the rest by chi-square."""
    assert set(drawn) <= set(counted)
    draws, deals = drawn.total(), counted.total()
    assert len(counted) > 1
    assert min(counted.values()) * draws / deals >= 5, "too few draws to tell"
    off = sum((drawn[key] - draws * count / deals) ** 2 / (draws * count / deals) for key, count in counted.items())
    assert off < limit(len(counted) - 1), f"chi-square {off:.1f} with {len(counted) - 1} degrees of freedom"


def limit(freedom: int) -> float:
    """What chi-square with so many degrees of freedom exceeds once in a billion times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + DEVIATIONS * math.sqrt(spread)) ** 3
