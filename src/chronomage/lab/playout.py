"""Random play at full speed: no events, no checks, no handles."""

from chronomage.kernel import machine
from chronomage.kernel.random import Random
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State


def play_out(rules: Rules, state: State, random: Random) -> int:
    """Play random choices to the end of the game; answers with their number."""
    decisions = 0
    while not state.over:
        play_one(rules, state, random)
        decisions += 1
    return decisions


def play_some(rules: Rules, state: State, random: Random, count: int) -> None:
    """Play that many random choices, or to the end of the game."""
    while count > 0 and not state.over:
        play_one(rules, state, random)
        count -= 1


def play_one(rules: Rules, state: State, random: Random) -> None:
    """Play one random choice; where several must act, the first in seat order does."""
    player = state.first_asked()
    choices = state.choices_of(player)
    rules.play(state, player, choices[random.below(len(choices))])


def fresh(rules: Rules, players: int, seed: int, options: dict[str, object]) -> State:
    """A new game at its first question, with nobody listening."""
    state = rules.new(players, seed, options)
    machine.settle(rules.programs, state)
    return state


def copy_many(rules: Rules, state: State, times: int) -> None:
    """Copy a state that many times, for measuring."""
    for _ in range(times):
        rules.copy(state)
