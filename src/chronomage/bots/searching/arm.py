"""Arm: one choice of a decision, with what came of it in the drawn games."""

from math import sqrt
from typing import Final

from chronomage.bots.searching.ending import FOLLOWED, Ending

FEWEST: Final = 4  # drawn games that both must have been played in, for one choice to be better than another


class Arm:
    """One choice, and how its lines ended; those of all choices are of the same drawn games, in the same order."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.values: list[float] = []
        self.total = 0.0
        self.wins = 0.0
        self.margins = 0.0
        self.paths: list[list[int]] = []

    def add(self, ending: Ending, path: list[int]) -> None:
        """Count a line."""
        self.values.append(ending.value)
        self.total += ending.value
        self.wins += ending.win
        self.margins += ending.margin
        self.paths.append(path)

    def mean(self) -> float:
        """How good it is, from 0 to 1."""
        return self.total / len(self.values) if self.values else 0.0

    def line(self) -> list[int]:
        """The steps that followed most often, as far as at least two lines agree; two numbers a step."""
        paths = self.paths
        line: list[int] = []
        for step in range(FOLLOWED):
            counts: dict[tuple[int, int], int] = {}
            for path in paths:
                if len(path) > 2 * step:
                    said = (path[2 * step], path[2 * step + 1])
                    counts[said] = counts.get(said, 0) + 1
            most = max(counts.values()) if counts else 0
            if most < 2:
                break
            common = min([said for said in counts if counts[said] == most])
            line += [common[0], common[1]]
            paths = [path for path in paths if path[2 * step : 2 * step + 2] == line[2 * step :]]
        return line


def surely_better(one: Arm, other: Arm, doubt: float) -> bool:
    """Whether one choice did better than another by so many standard errors, in the games that both were played in."""
    count = min(len(one.values), len(other.values))
    if count < FEWEST:
        return False
    total = 0.0
    squares = 0.0
    for at in range(count):
        gap = one.values[at] - other.values[at]
        total += gap
        squares += gap * gap
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return mean > doubt * error
