"""Search: the choices of one decision, each played on in the same drawn games, the worse half given up again and again.

Sequential halving: all choices get as many playouts at first, then the better half shares as many again, and so on.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Final

from chronomage.bots.magician.playouts import FOLLOWED, Ending, ending_for, play_on
from chronomage.bots.policy import Policy
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.pov.pov import Pov

DRAWN: Final = 8  # games drawn at a time
# What the policy would do is given up only for a choice that is better by so many standard errors: with few playouts
# the luckiest choice of many looks better than it is.
DOUBT: Final = 1.0
FEWEST: Final = 4  # drawn games that both must have been played in


class Arm:
    """One choice, and how its playouts ended; those of all choices are of the same drawn games, in the same order."""

    def __init__(self, choice: int) -> None:
        self.choice = choice
        self.values: list[float] = []
        self.total = 0.0
        self.wins = 0.0
        self.margins = 0
        self.paths: list[list[int]] = []

    def add(self, ending: Ending, path: list[int]) -> None:
        """Count a playout."""
        self.values.append(ending.value)
        self.total += ending.value
        self.wins += ending.win
        self.margins += ending.margin
        self.paths.append(path)

    def mean(self) -> float:
        """How good it is, from 0 to 1."""
        return self.total / len(self.values) if self.values else 0.0

    def line(self) -> list[int]:
        """The steps that followed most often, as far as at least two playouts agree; two numbers a step."""
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


class Search:
    """One decision of one player, thought about."""

    def __init__(
        self, rules: Rules, pov: Pov, policy: Policy, seen: State, player: int, choices: list[int], usual: int
    ) -> None:
        self.rules = rules
        self.pov = pov
        self.policy = policy
        self.seen = seen  # redacted: nothing else of the game comes in here
        self.player = player
        self.arms = [Arm(choice) for choice in choices]
        self.usual = self.arms[choices.index(usual)]  # what the policy would choose
        self.playouts = 0
        self.worlds: list[State] = []

    def run(self, random: Random, playouts: int, seconds: float) -> None:
        """Play so many playouts, or for so long, whichever ends first; less than none is no bound."""
        alive = self.arms[:]
        rounds = 0
        while 1 << rounds < len(alive):
            rounds += 1
        now = perf_counter()
        end = now + seconds if seconds >= 0 else inf
        for number in range(rounds):
            left = rounds - number
            wanted = max(1, (playouts - self.playouts) // (left * len(alive))) if playouts >= 0 else -1
            now = perf_counter()
            until = now + (end - now) / left
            if not self.play_worlds(alive, random, wanted, playouts, until):
                break
            alive = self.better_half(alive)

    def play_worlds(self, alive: list[Arm], random: Random, wanted: int, playouts: int, until: float) -> bool:
        """Play the choices in so many more drawn games; false where not even one could be finished."""
        done = 0
        while done != wanted:
            if playouts >= 0 and self.playouts + len(alive) > playouts:
                break
            if not self.play_world(alive, self.next_world(random), until):
                break
            done += 1
        return done > 0

    def play_world(self, alive: list[Arm], world: State, until: float) -> bool:
        """Play each choice on in one drawn game; false, and nothing is counted, where time runs out over it."""
        endings: list[Ending] = []
        paths: list[list[int]] = []
        for arm in alive:
            if perf_counter() >= until:
                return False
            state = self.rules.copy(world)
            path: list[int] = []
            self.rules.play(state, self.player, arm.choice)
            play_on(self.rules, self.policy, state, path)
            endings.append(ending_for(self.rules, self.policy, state, self.player))
            paths.append(path)
        for at in range(len(alive)):
            alive[at].add(endings[at], paths[at])
        self.playouts += len(alive)
        return True

    def next_world(self, random: Random) -> State:
        """A game drawn from what the player knows."""
        if not self.worlds:
            self.worlds = self.pov.resample_many(self.seen, self.player, random, DRAWN)
        return self.worlds.pop()

    def better_half(self, alive: list[Arm]) -> list[Arm]:
        """The better half of these choices, and the usual one, with which the best will be compared."""
        order = sorted([(-alive[at].mean(), at) for at in range(len(alive))])
        kept = [alive[at] for _, at in order[: (len(alive) + 1) // 2]]
        if self.usual not in kept:
            kept.append(self.usual)
        return kept

    def chosen(self) -> Arm:
        """The best of the choices played most often, where it is surely better than the usual one."""
        most = max([len(arm.values) for arm in self.arms])
        best = self.usual
        for arm in self.arms:
            if len(arm.values) == most and arm.mean() > best.mean():
                best = arm
        return best if surely_better(best, self.usual) else self.usual


def surely_better(one: Arm, other: Arm) -> bool:
    """Whether one choice did better than another in the games that both were played in, beyond doubt enough."""
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
    return mean > DOUBT * error
