"""The few statistics that figures about games need."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054  # how many standard deviations hold 95 % of a normal distribution


@dataclass(frozen=True)
class Spread:
    """The mean of some numbers and their standard deviation."""

    mean: float
    sd: float

    def plain(self) -> dict[str, float]:
        """The two figures as plain data."""
        return {"mean": round(self.mean, 3), "sd": round(self.sd, 3)}


def spread(values: Sequence[float]) -> Spread:
    """Mean and sample standard deviation; one number has none."""
    return Spread(statistics.fmean(values), statistics.stdev(values) if len(values) > 1 else 0.0)


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate; shared successes may be fractions."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    weight = Z_95 * Z_95 / trials
    centre = (rate + weight / 2) / (1 + weight)
    reach = Z_95 * sqrt(rate * (1 - rate) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)
