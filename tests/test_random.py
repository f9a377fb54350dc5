"""Chance is fair: each number is as likely as the other, for limits that do not divide the generator's range too."""

from collections import Counter

import pytest

from chronomage.kernel.random import seeded


# Of three quarters of all words, a third is a quarter of them. Words beyond the limit that were folded down rather than
# drawn again would fall there, and make it half of all draws.
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_below_a_limit_that_does_not_divide_the_range_are_equally_likely(seed: int) -> None:
    random, third = seeded(seed), 1 << 30
    drawn = [random.below(3 * third) for _ in range(3000)]
    for part in range(3):
        assert abs(sum(number // third == part for number in drawn) - 1000) < 120


def test_a_shuffle_gives_every_order_as_often() -> None:
    random = seeded(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        random.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


# Records hold seeds: whoever replays one must get the same numbers, on every platform and for ever.
def test_a_seed_gives_the_same_numbers_everywhere() -> None:
    random = seeded(7)
    assert [random.below(100) for _ in range(10)] == [35, 55, 1, 36, 37, 34, 92, 81, 56, 17]
