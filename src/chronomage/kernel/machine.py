"""The machine: runs the stack until a question is open or nothing is left to do."""

from typing import Any

from chronomage.kernel.state import NOBODY, SEVERAL, Frame, State
from chronomage.kernel.verbs import Deed, Question, Together, Verb

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
    state.over = True
    state.asked = NOBODY
    state.choices = []


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
    if count == 1 and verb.settles_itself(state, frame):
        if verb.answer(state, frame, choices[0]):
            finish_step(frame)
        return False
    state.asked = frame.player
    state.choices = choices
    return True


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
        if verb.answer(state, frame, choice):
            finish_step(frame)
    elif isinstance(verb, Together):
        verb.answer_of(state, frame, player, choice)
    settle(programs, state)


def finish_step(frame: Frame) -> None:
    """Move the frame on to its next step."""
    frame.begun = False
    frame.step += 1


def asking_verb(programs: list[Program], state: State) -> Verb[Any]:
    """The verb whose question is open."""
    frame = state.stack[-1]
    return programs[frame.program][frame.step]
