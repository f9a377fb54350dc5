"""Placing: as many ways as counting them one by one finds, and each drawn as often as the others."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from chronomage.kernel.random import seeded
from chronomage.pov.placing import Lot, Placing
from tests.counting import assert_as_counted

Way = tuple[int, ...]  # by slot, the card that lies there


class Problem:
    """Holes and lots to place: at random, but small enough to count."""

    def __init__(self, random: Random) -> None:
        self.sizes = [random.randint(1, 2) for _ in range(random.randint(2, 4))]
        self.gates = [random.choice([0, 1, 2]) for _ in self.sizes]
        slots = sum(self.sizes)
        self.lots: list[Lot] = []
        cards = list(range(1, slots + 1))
        while cards:
            count = random.randint(1, min(3, len(cards)))
            holes = random.randrange(1, 1 << len(self.sizes))
            self.lots.append(Lot(holes, random.choice([0, 0, 1, 2]), cards[:count]))
            del cards[:count]

    def every_way(self) -> Iterator[Way]:
        """Every way to place the cards, one by one."""
        holes = [hole for hole, size in enumerate(self.sizes) for _ in range(size)]
        cards = [(card, lot) for lot in self.lots for card in lot.cards]

        def place(at: int, taken: dict[int, int], passed: frozenset[tuple[int, int]]) -> Iterator[Way]:
            if at == len(cards):
                yield tuple(taken[slot] for slot in range(len(holes)))
                return
            card, lot = cards[at]
            for slot, hole in enumerate(holes):
                if slot in taken or not lot.holes >> hole & 1:
                    continue
                gate = (lot.step, self.gates[hole])
                if all(gate):
                    if gate not in passed:
                        yield from place(at + 1, {**taken, slot: card}, passed | {gate})
                else:
                    yield from place(at + 1, {**taken, slot: card}, passed)

        return place(0, {}, frozenset())

    def placing(self) -> Placing:
        return Placing(self.sizes, self.gates, self.lots)


@pytest.mark.parametrize("seed", range(6))
def test_all_ways_are_counted(seed: int) -> None:
    random = Random(seed)
    found = 0
    for _ in range(60):
        problem = Problem(random)
        ways = sum(1 for _ in problem.every_way())
        assert problem.placing().all_ways() == ways
        drawn = problem.placing().draw(seeded(seed))
        assert bool(drawn) == bool(ways)
        found += ways > 1
    assert found > 10


# Of problems in which lots overlap and exclude each other, every way is drawn as often as the others.
def test_every_way_is_as_likely() -> None:
    random, generator = Random(3), seeded(3)
    tried = 0
    while tried < 12:
        problem = Problem(random)
        ways = Counter[object](problem.every_way())
        placing = problem.placing()
        if 3 <= len(ways) <= 60 and sum(turn.branches for turn in placing.turns) > 1:
            tried += 1
            assert_as_counted(Counter(tuple(placing.draw(generator)) for _ in range(40 * len(ways))), ways)


# Where holes lie within each other, nothing needs to be counted.
def test_nested_holes_need_no_counting() -> None:
    lots = [Lot(0b0001, 0, [1, 2]), Lot(0b0011, 0, [3, 4]), Lot(0b0100, 0, [5]), Lot(0b1111, 0, [6, 7, 8, 9])]
    placing = Placing([3, 2, 2, 2], [0, 0, 0, 0], lots)
    assert sorted(placing.draw(seeded(1))) == list(range(1, 10))
    assert not any(turn.branches for turn in placing.turns)


def test_cards_that_cannot_be_placed() -> None:
    assert Placing([1, 1], [0, 0], [Lot(0b01, 0, [1, 2])]).draw(seeded(1)) == []
    assert Placing([1, 1], [0, 0], [Lot(0b01, 0, [1])]).draw(seeded(1)) == []
    assert Placing([2, 1], [1, 1], [Lot(0b11, 1, [1, 2]), Lot(0b11, 0, [3])]).draw(seeded(1)) == []
    assert Placing([1], [0], [Lot(0, 0, [1])]).draw(seeded(1)) == []
