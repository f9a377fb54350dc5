"""Sequential halving: all choices get as many lines at first, then the better half shares as many again, and so on."""

from math import inf
from time import perf_counter
from typing import Final

from chronomage.bots.policy import Policy
from chronomage.bots.searching.arm import Arm, surely_better
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.pov.pov import Pov

DRAWN: Final = 8  # games drawn at a time


@mypyc_attr(allow_interpreted_subclasses=True)
class Halving:
    """One decision of one player, thought about; how a choice is played on is up to the class made of this one.

    What is usual, the choice of a quick policy, is given up only for one that is better by `doubt` standard errors:
    with few lines the luckiest choice of many looks better than it is.
    """

    def __init__(
        self,
        rules: Rules,
        pov: Pov,
        policy: Policy,
        seen: State,
        player: int,
        choices: list[int],
        usual: int,
        doubt: float,
    ) -> None:
        self.rules = rules
        self.pov = pov
        self.policy = policy
        self.seen = seen  # redacted: nothing else of the game comes in here
        self.player = player
        self.arms = [Arm(choice) for choice in choices]
        self.usual = self.arms[choices.index(usual)]
        self.doubt = doubt
        self.lines = 0  # that were played on
        self.worlds: list[State] = []

    def play_worlds(self, alive: list[Arm], random: Random, wanted: int, until: float) -> int:
        """Play these choices on in so many more drawn games, or for as long as there is time; answers how many it was.

        Less than none wanted is no bound.
        """
        raise NotImplementedError

    def run(self, alive: list[Arm], random: Random, lines: int, seconds: float) -> None:
        """Try these choices in so many lines, or for so long, whichever ends first; less than none is no bound."""
        rounds = 0
        while 1 << rounds < len(alive):
            rounds += 1
        end = perf_counter() + seconds if seconds >= 0 else inf
        for number in range(rounds):
            left = rounds - number
            wanted = -1
            if lines >= 0:
                room = (lines - self.lines) // len(alive)
                wanted = min(room, max(1, room // left))
            now = perf_counter()
            played = self.play_worlds(alive, random, wanted, now + (end - now) / left)
            if not played:
                break
            self.lines += played * len(alive)
            alive = self.better_half(alive)

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
        return best if surely_better(best, self.usual, self.doubt) else self.usual
