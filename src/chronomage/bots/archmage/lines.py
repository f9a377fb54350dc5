"""Lines: choices played on side by side in drawn games, each up to the next question that the net has to look at."""

from typing import Final

from chronomage.bots.policy import Policy
from chronomage.bots.searching.arm import Arm
from chronomage.bots.searching.ending import FOLLOWED, Ending, ending_for
from chronomage.encoding import Encoding
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State

FIGURES: Final = 3  # that a net says of a seat: won or lost from 1 to -1, the margin squashed, hundreds of points ahead
HUNDRED: Final = 100.0


class Line:
    """One choice in one drawn game: the question that it has come to, and how it has ended once it has."""

    def __init__(self, state: State, arm: Arm, world: int) -> None:
        self.state = state
        self.arm = arm
        self.world = world
        self.player = 0
        self.choices: list[int] = []
        self.places: list[int] = []
        self.path: list[int] = []
        self.ending: Ending | None = None


class Lines:
    """All lines of a search that are under way.

    A line ends with the game, or where its player is asked again in the last round that is looked at: there the net
    says how good it is. Until then the net answers for everybody, each by what that player may know.
    """

    def __init__(self, rules: Rules, policy: Policy, encoding: Encoding, player: int, last_round: int) -> None:
        self.rules = rules
        self.policy = policy
        self.encoding = encoding
        self.player = player
        self.last_round = last_round
        self.open: list[Line] = []
        self.ended: list[Line] = []

    def begin(self, world: State, number: int, arms: list[Arm]) -> None:
        """Begin a line for each of these choices in one drawn game."""
        for arm in arms:
            line = Line(self.rules.copy(world), arm, number)
            self.rules.play(line.state, self.player, arm.choice)
            self.run_on(line)

    def run_on(self, line: Line) -> None:
        """Play what is no decision, up to the next one or to the end."""
        state = line.state
        while not state.over:
            player = state.first_asked()
            choices = state.choices_of(player)
            if len(choices) > 1:
                line.player = player
                line.choices = choices
                self.open.append(line)
                return
            self.play(line, player, choices[0])
        line.ending = ending_for(self.rules, self.policy, state, self.player)
        self.ended.append(line)

    def play(self, line: Line, player: int, choice: int) -> None:
        """Play one step of a line, and note it where it is among the first."""
        if len(line.path) < 2 * FOLLOWED:
            line.path += [player, choice]
        self.rules.play(line.state, player, choice)

    def seen(self) -> list[list[int]]:
        """What the net sees at each open line."""
        return [self.encoding.encode(line.state, line.player) for line in self.open]

    def places(self) -> list[list[int]]:
        """Where in the policy the choices of each open line lie."""
        for line in self.open:
            line.places = self.encoding.places(line.state, line.player, line.choices)
        return [line.places for line in self.open]

    def viewpoints(self) -> list[int]:
        """At each open line, which seat the searching player is, counted from who is asked."""
        return [(self.player - line.player) % line.state.seats for line in self.open]

    def answer(self, preferences: list[float], figures: list[float], stop: bool) -> None:
        """Go on from every open line: the preferences for its choices, and three figures for our seat, all in one row.

        Where it is time to stop, all of them end here.
        """
        lines = self.open
        self.open = []
        first = 0
        for at in range(len(lines)):
            line = lines[at]
            count = len(line.places)
            if stop or (line.player == self.player and self.policy.round_of(line.state) >= self.last_round):
                line.ending = judged(figures, FIGURES * at)
                self.ended.append(line)
            else:
                best = first
                for place in range(first + 1, first + count):
                    if preferences[place] > preferences[best]:
                        best = place
                self.play(line, line.player, line.choices[best - first])
                self.run_on(line)
            first += count


def judged(figures: list[float], at: int) -> Ending:
    """What the net says of a line, as an ending: what it is taught to play for, from 0 to 1 instead of from -1."""
    won, squashed, hundreds = figures[at], figures[at + 1], figures[at + 2]
    return Ending(min(1.0, max(0.0, (won + 1) / 2)), HUNDRED * hundreds, (won + squashed + 2) / 4)
