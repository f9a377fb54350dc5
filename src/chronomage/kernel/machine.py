"""The machine: runs the stack until a question is open or nothing is left to do."""

from typing import Any

from chronomage.kernel.state import NOBODY, SEVERAL, Frame, State
from chronomage.kernel.verbs import Deed, Pick, Question, Together, Verb

Program = list[Verb[Any]]


def settle(programs: list[Program], state: State) -> None:
    """Run on until somebody must decide or the stack is empty, which is the end of the game."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        program = programs[frame.program]
        if frame.step >= len(program):
            stack.pop()
            continue
        verb = program[frame.step]
        if isinstance(verb, Deed):
            frame.step += 1
            verb.act(state, frame)
        elif isinstance(verb, Question):
            if ask(verb, state, frame):
                return
        elif isinstance(verb, Together) and ask_together(verb, state, frame):
            return
    stop(state)


def stop(state: State) -> None:
    """The game is over: nothing is under way any more, and nobody is asked anything."""
    state.over = True
    state.stack = []
    state.asked = NOBODY
    state.choices = []
    state.open = []


def ask(verb: Question[Any], state: State, frame: Frame) -> bool:
    """Open the question; false where it settled itself."""
    if not frame.begun:
        frame.begun = True
        verb.begin(state, frame)
    choices = verb.choices(state, frame)
    count = len(choices)
    if count == 0:
        finish_step(frame)
        return False
    if count == 1 and is_no_decision(verb, state, frame, choices[0]):
        carry_out(verb, state, frame, choices[0])
        return False
    state.asked = frame.player
    state.choices = choices
    return True


def is_no_decision(verb: Question[Any], state: State, frame: Frame, choice: int) -> bool:
    """Whether an only choice is answered here: it tells nothing, and takes nothing out of a pick that is open."""
    if isinstance(verb, Pick) and verb.takes(choice) and not verb.is_forced(state, frame):
        return False
    return verb.settles_itself(state, frame)


def carry_out(verb: Question[Any], state: State, frame: Frame, choice: int) -> None:
    """Have the question answered with this choice, by its player or here."""
    if isinstance(verb, Pick):
        frame.picked += 1
    if verb.answer(state, frame, choice):
        finish_step(frame)


def ask_together(verb: Together[Any], state: State, frame: Frame) -> bool:
    """Open the question to all who have not answered; false where nobody is left to ask."""
    waiting = False
    opened: list[list[int]] = []
    for player in range(state.seats):
        choices = verb.choices_of(state, frame, player)
        while len(choices) == 1 and verb.settles_itself(state, frame, player):
            verb.answer_of(state, frame, player, choices[0])
            choices = verb.choices_of(state, frame, player)
        if choices:
            waiting = True
        opened.append(choices)
    if waiting:
        state.asked = SEVERAL
        state.open = opened
        state.choices = []
        return True
    state.open = []
    if verb.settled(state, frame):
        finish_step(frame)
    return False


def answer(programs: list[Program], state: State, player: int, choice: int) -> None:
    """Carry out a choice that is open to that player, and run on to the next question."""
    frame = state.stack[-1]
    verb = programs[frame.program][frame.step]
    if isinstance(verb, Question):
        state.asked = NOBODY
        carry_out(verb, state, frame, choice)
    elif isinstance(verb, Together):
        verb.answer_of(state, frame, player, choice)
    settle(programs, state)


def finish_step(frame: Frame) -> None:
    """Move the frame on to its next step."""
    frame.begun = False
    frame.picked = 0
    frame.step += 1


def asking_verb(programs: list[Program], state: State) -> Verb[Any]:
    """The verb whose question is open."""
    frame = state.stack[-1]
    return programs[frame.program][frame.step]


def kind_asked(programs: list[Program], state: State) -> str:
    """The kind of the question that is open."""
    verb = asking_verb(programs, state)
    assert isinstance(verb, (Question, Together)), "only questions are asked"
    return verb.kind
