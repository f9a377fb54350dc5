"""Chance is fair: each number is as likely as the other, for limits that do not divide the generator's range too."""

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
