"""Ratings of bots by their games against each other: Bradley and Terry's model, on the scale that chess players know.

A difference of 400 points means ten wins for each loss. The ratings are those that explain the wins best; how sure they
are follows from how much the wins would tell if they were played again (Fisher's information). That takes games of one
deal to be independent, so that the intervals are, if anything, too wide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10, sqrt
from typing import Any, Final

from chronomage.lab.statistics import Z_95

POINTS: Final = 400  # for ten wins to a loss
AVERAGE: Final = 1500  # of all bots of a league
PRIOR: Final = 0.5  # games won, and as many lost, against an average bot: who never loses has a rating, too
ROUNDS: Final = 2000
CLOSE: Final = 1e-7

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating, with its 95 % interval."""

    bot: str
    points: float
    low: float
    high: float

    def plain(self) -> dict[str, Any]:
        """The rating as plain data."""
        return {"bot": self.bot, "rating": round(self.points), "interval": [round(self.low), round(self.high)]}


def rate(bots: Sequence[str], won: Sequence[Sequence[float]]) -> list[Rating]:
    """A rating for each bot; `won` has how many games each has won against each."""
    strengths = fitted(won)
    ratings: list[Rating] = []
    for bot, strength, error in zip(bots, strengths, errors(strengths, won), strict=True):
        points, reach = AVERAGE + POINTS * log10(strength), Z_95 * error * POINTS / log(10)
        ratings.append(Rating(bot, points, points - reach, points + reach))
    return ratings


def fitted(won: Sequence[Sequence[float]]) -> list[float]:
    """The strengths that explain these wins best: one of strength a wins a / (a + b) of its games against one of b."""
    strengths = [1.0] * len(won)
    for _ in range(ROUNDS):
        better = [improved(number, strengths, won) for number in range(len(won))]
        middle = 10 ** (sum(map(log10, better)) / len(won))
        moved = max(abs(new / middle / old - 1) for new, old in zip(better, strengths, strict=True))
        strengths = [strength / middle for strength in better]
        if moved < CLOSE:
            break
    return strengths


def improved(number: int, strengths: Sequence[float], won: Sequence[Sequence[float]]) -> float:
    """A bot's strength, one step nearer to what its wins say, by the strengths of those it met."""
    own = strengths[number]
    expected = 2 * PRIOR / (own + 1)
    for other, strength in enumerate(strengths):
        if other != number:
            expected += (won[number][other] + won[other][number]) / (own + strength)
    return (PRIOR + sum(won[number])) / expected


def errors(strengths: Sequence[float], won: Sequence[Sequence[float]]) -> list[float]:
    """The standard error of the logarithm of each strength, as against the average of all."""
    size = len(strengths)
    information: Matrix = [[0.0] * size for _ in range(size)]
    for one in range(size):
        information[one][one] += 2 * PRIOR * told(strengths[one], 1.0)
        for other in range(one):
            each = (won[one][other] + won[other][one]) * told(strengths[one], strengths[other])
            information[one][one] += each
            information[other][other] += each
            information[one][other] -= each
            information[other][one] -= each
    covariance = centred(inverse(information))
    return [sqrt(max(0.0, covariance[number][number])) for number in range(size)]


def told(one: float, other: float) -> float:
    """How much one game between two strengths tells."""
    return one * other / (one + other) ** 2


def centred(covariance: Matrix) -> Matrix:
    """The covariance of what is left where the average of all is taken away: only differences can be measured."""
    size = len(covariance)
    rows = [sum(row) / size for row in covariance]
    whole = sum(rows) / size
    return [[covariance[i][j] - rows[i] - rows[j] + whole for j in range(size)] for i in range(size)]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix whose information is positive, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(number == at) for at in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number in range(size):
            factor = rows[number][column]
            if number != column and factor:
                rows[number] = [value - factor * own for value, own in zip(rows[number], rows[column], strict=True)]
    return [row[size:] for row in rows]
