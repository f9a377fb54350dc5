"""State: everything true about a game, as plain data, with the stack of what is still to be done."""

from typing import Final

from chronomage.kernel.event import Event
from chronomage.kernel.random import Random
from chronomage.kernel.subclassing import mypyc_attr
from chronomage.kernel.travel import Travels

NOBODY: Final = -1
SEVERAL: Final = -2


class Frame(Travels):
    """One program under way: which step is next, for whom, about which card, and what the step has gathered so far.

    A frame holds nothing hidden: everybody may know all of its numbers.
    """

    def __init__(self, program: int, player: int, card: int, item: int) -> None:
        self.program = program
        self.step = 0
        self.begun = False  # whether the question at this step has been prepared
        self.player = player
        self.card = card
        self.item = item  # the serial of the card in play that it is about
        self.left = 0  # how many answers the question still wants
        self.picked = 0  # how many answers the pick at this step has had; the machine counts them
        self.floor = 0  # answers come in rising order, so that each multiset has one sequence; this is the lowest now
        self.bag = 0
        self.note = 0

    def copy(self) -> "Frame":
        """An equal, independent frame."""
        frame = Frame(self.program, self.player, self.card, self.item)
        frame.step = self.step
        frame.begun = self.begun
        frame.left = self.left
        frame.floor = self.floor
        frame.bag = self.bag
        frame.note = self.note
        frame.picked = self.picked
        return frame

    def plain(self) -> list[int]:
        """The frame as numbers, for comparing, showing and writing down."""
        return [
            self.program,
            self.step,
            int(self.begun),
            self.player,
            self.card,
            self.item,
            self.left,
            self.floor,
            self.bag,
            self.note,
            self.picked,
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Travels):
    """What every game's state has; each game adds its own zones in a subclass."""

    def __init__(self, seats: int, random: Random) -> None:
        self.seats = seats
        self.random = random
        self.stack: list[Frame] = []
        self.log: list[Event] | None = None  # None: nobody listens
        self.over = False
        self.revealed = 0  # how often chance has spoken or something hidden has come to light: undo stops there
        self.asked = NOBODY  # the player who must answer, NOBODY, or SEVERAL at once
        self.choices: list[int] = []  # open to `asked`, sorted; replaced, never changed in place
        self.open: list[list[int]] = []  # by player, while SEVERAL are asked

    def push(self, program: int, player: int, card: int, item: int) -> Frame:
        """Put a program on top of the stack: it is done before anything below goes on."""
        frame = Frame(program, player, card, item)
        self.stack.append(frame)
        return frame

    def copy_kernel_into(self, other: "State") -> None:
        """Copy what this class holds, all but the log, into a state made by a subclass."""
        other.stack = [frame.copy() for frame in self.stack]
        other.over = self.over
        other.revealed = self.revealed
        other.asked = self.asked
        other.choices = self.choices
        other.open = self.open

    def copy(self) -> "State":
        """An equal, independent state; the log is not copied."""
        raise NotImplementedError

    def __copy__(self) -> "State":
        return self.copy()

    def first_asked(self) -> int:
        """The player who must answer; where several must, the first in seat order who has not."""
        if self.asked != SEVERAL:
            return self.asked
        player = 0
        while not self.open[player]:
            player += 1
        return player

    def choices_of(self, player: int) -> list[int]:
        """The choices open to that player now; empty where nothing is asked of them."""
        if self.asked == player:
            return self.choices
        if self.asked == SEVERAL:
            return self.open[player]
        return []
