"""Intervals and spreads, against figures worked out by hand."""

import pytest

from chronomage.lab.statistics import spread, wilson


# Of 10 trials 8 succeed: Wilson's interval as the textbooks have it.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
        (0, 0, 0.0, 1.0),
    ],
)
def test_an_interval_is_as_wide_as_its_trials_make_it(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_spread_is_a_mean_and_the_deviation_of_a_sample() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]).plain() == {"mean": 5.0, "sd": 2.138}
    assert spread([3]).plain() == {"mean": 3.0, "sd": 0.0}


def test_without_trials_any_rate_may_be() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
