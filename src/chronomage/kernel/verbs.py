"""Verbs: the steps that effects and phases are made of. A verb acts, or asks one question."""

from typing import Generic, TypeVar

from chronomage.kernel.state import NOBODY, Frame, State
from chronomage.kernel.subclassing import mypyc_attr

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One step of a program; stateless, shared by all games being played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Verb[S]):
    """A verb that acts at once, without asking."""

    def act(self, state: S, frame: Frame) -> None:
        """Do it; programs pushed here run before the next step."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Verb[S]):
    """A verb that asks the frame's player, once or several times over."""

    kind = "choose"

    def begin(self, state: S, frame: Frame) -> None:
        """Prepare the frame, once, before the first time of asking; pushes nothing."""

    def choices(self, state: S, frame: Frame) -> list[int]:
        """The open choices in rising order; none means that there is nothing to ask. Changes nothing."""
        raise NotImplementedError

    def answer(self, state: S, frame: Frame, choice: int) -> bool:
        """Carry out an open choice; true when the question is settled, false to ask again."""
        raise NotImplementedError

    def other(self, state: S, frame: Frame) -> int:
        """The other player whose things are asked about, where the question is put about one after the other."""
        return NOBODY

    def settles_itself(self, state: S, frame: Frame) -> bool:
        """Whether an only choice is taken by the engine: not where that would give away something hidden."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Question[S]):
    """A question by which tokens or cards are picked one after the other, in rising order or as their owner likes.

    Nothing is taken out of a pick unasked. An only choice is answered by the machine where it takes nothing, or where
    the whole rest of the pick can only go that one way; never the first of several that could still be others.
    """

    counts = False  # whether the frame's `left` says how many answers are still wanted

    def takes(self, choice: int) -> bool:
        """Whether this choice takes something; the one that says that it is enough does not."""
        return True

    def is_forced(self, state: S, frame: Frame) -> bool:
        """Where one choice is open: whether nothing is left to choose in all the rest of the pick.

        Never where the player may stop, nor at the beginning of what the player only offers to give.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Verb[S]):
    """A question put to all players at once; it is settled when nobody has a choice left."""

    kind = "choose"

    def choices_of(self, state: S, frame: Frame, player: int) -> list[int]:
        """The choices open to that player; empty once they have answered. Changes nothing."""
        raise NotImplementedError

    def answer_of(self, state: S, frame: Frame, player: int, choice: int) -> None:
        """Carry out an open choice of that player."""
        raise NotImplementedError

    def count_of(self, state: S, frame: Frame, player: int) -> int:
        """How many answers that player still owes, where several are picked one after the other; else 0."""
        return 0

    def picked_of(self, state: S, frame: Frame, player: int) -> int:
        """How many that player has picked so far, where several are."""
        return 0

    def settled(self, state: S, frame: Frame) -> bool:
        """Called when all have answered: do what follows; false to ask everybody again."""
        return True

    def settles_itself(self, state: S, frame: Frame, player: int) -> bool:
        """Whether an only choice is taken by the engine: not where that would give away something hidden."""
        return False
