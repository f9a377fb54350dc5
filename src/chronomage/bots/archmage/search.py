"""The archmage's search: many lines side by side, so that the net looks at all of them at once."""

from time import perf_counter
from typing import Any, Final

from chronomage.bots.archmage.lines import Line, Lines
from chronomage.bots.nets.judge import Judge, Judgement
from chronomage.bots.searching.arm import Arm
from chronomage.bots.searching.halving import Halving
from chronomage.encoding import dense
from chronomage.kernel.random import Random

SIDE_BY_SIDE: Final = 64  # lines that the net looks at at once: twice as many are hardly quicker, and later in the end


class JudgedLines(Halving):
    """Plays choices on by the net for some rounds, and has it judge where they lead to."""

    judge: Judge
    judgement: Judgement  # what the net says before the search
    rounds: int  # that a line is played on for

    def play_worlds(self, alive: list[Arm], random: Random, wanted: int, until: float) -> int:
        """As many drawn games at a time as fit side by side; where time runs out, lines end where they are."""
        last_round = self.policy.round_of(self.seen) + self.rounds
        lines = Lines(self.rules, self.policy, self.judge.encoding, self.player, last_round)
        begun = 0
        stop = perf_counter() >= until
        while True:
            while begun != wanted and not stop and (not lines.open or len(lines.open) + len(alive) <= SIDE_BY_SIDE):
                lines.begin(self.next_world(random), begun, alive)
                begun += 1
            if not lines.open:
                break
            self.step(lines, stop)
            stop = stop or perf_counter() >= until
        for line in sorted(lines.ended, key=in_order):
            assert line.ending is not None
            line.arm.add(line.ending, line.path)
        return begun

    def step(self, lines: Lines, stop: bool) -> None:
        """Have the net look at all open lines, and go on by what it says."""
        numpy = self.judge.numpy
        policy, values = self.judge.run(dense.values(self.judge.encoding, lines.seen()))
        found = dense.packed(lines.places())
        rows = numpy.arange(len(found.lengths))
        preferences = policy[numpy.repeat(rows, found.lengths), found.numbers]
        figures: Any = values[rows, lines.viewpoints()]
        lines.answer(preferences.tolist(), figures.ravel().tolist(), stop)


def in_order(line: Line) -> int:
    """Lines are counted in the order of the games that they were played in, whichever ended first."""
    return line.world
