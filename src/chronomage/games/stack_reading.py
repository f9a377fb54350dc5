"""Reading what is under way at a table: the stack of frames, and whom its question is put to."""

from typing import Final

from chronomage.games.observation_entries import MANY, BadObservation, Entries, list_of, number_of
from chronomage.kernel import machine
from chronomage.kernel.errors import shorten
from chronomage.kernel.machine import Program
from chronomage.kernel.state import NOBODY, SEVERAL, Frame, State
from chronomage.kernel.verbs import Question, Together

FRAME_NUMBERS: Final = 11
# The bag of a frame can hold the serials of many cards one beside the other.
MOST_BAG: Final = (1 << 4096) - 1

HIDDEN_CHOICES: Final = [-1]  # somebody else has choices; which ones is not known


def read_stack(state: State, top: Entries, programs: list[Program], cards: int) -> None:
    """Put on the stack what the document says is under way, and ask whom it says must act.

    The choices of the player whose observation it is are hidden, too: the document does not have them.
    """
    frames = top.items("under_way")
    for place in range(len(frames)):
        state.stack.append(frame_of(frames[place], f"under_way[{place}]", state.seats, programs, cards))
    state.over = not state.stack
    state.asked = NOBODY
    if not state.stack:
        return
    frame = state.stack[-1]
    where = f"under_way[{len(frames) - 1}]"
    if frame.step == len(programs[frame.program]):
        raise BadObservation(f"{where} has nothing left to do.")
    verb = machine.asking_verb(programs, state)
    if isinstance(verb, Question):
        if not frame.begun:
            raise BadObservation(f"{where} asks a question that has not been begun.")
        state.asked = frame.player
    elif isinstance(verb, Together):
        state.asked = SEVERAL
        asked = top.numbers("must_act", 0, state.seats - 1)
        if not asked:
            raise BadObservation(f"must_act is empty, and {where} is a question.")
        state.open = [HIDDEN_CHOICES if player in asked else [] for player in range(state.seats)]
    else:
        raise BadObservation(f"{where} asks nobody anything.")


def frame_of(value: object, where: str, seats: int, programs: list[Program], cards: int) -> Frame:
    """One program under way, from its numbers."""
    given = list_of(value, where)
    if len(given) != FRAME_NUMBERS:
        raise BadObservation(f"{where} must have {FRAME_NUMBERS} numbers, not {shorten(value)}.")
    frame = Frame(
        number_of(given[0], where, 0, len(programs) - 1),
        number_of(given[3], where, 0, seats - 1),
        number_of(given[4], where, 0, cards),
        number_of(given[5], where, 0, MANY),
    )
    frame.step = number_of(given[1], where, 0, len(programs[frame.program]))
    frame.begun = number_of(given[2], where, 0, 1) == 1
    frame.left = number_of(given[6], where, -MANY, MANY)
    frame.floor = number_of(given[7], where, 0, MANY)
    frame.bag = number_of(given[8], where, 0, MOST_BAG)
    frame.note = number_of(given[9], where, 0, MANY)
    frame.picked = number_of(given[10], where, 0, MANY)
    return frame
