"""Playouts: a game played on by a policy for all seats, and how well it ends for one of them."""

from math import tanh
from typing import Final

from chronomage.bots.policy import Policy
from chronomage.kernel import machine
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State

FOLLOWED: Final = 6  # choices after the first that are noted, for the line that is expected


class Ending:
    """How a playout ended for one player: the share of the win, the points ahead, and how good that is from 0 to 1."""

    def __init__(self, win: float, margin: int, value: float) -> None:
        self.win = win
        self.margin = margin
        self.value = value


def play_on(rules: Rules, policy: Policy, state: State, path: list[int]) -> int:
    """Play to the end, or for as many rounds as the policy sees ahead; the first steps are added to the path.

    A step is two numbers, the player and the choice. The answer is how many choices were made.
    """
    programs = rules.programs
    last = policy.round_of(state) + policy.rounds if policy.rounds else 0
    made = 0
    while not state.over:
        player = state.first_asked()
        choices = state.choices_of(player)
        choice = choices[0]
        if len(choices) > 1:
            choice = policy.choose(state, player, machine.kind_asked(programs, state), choices)
        if made < FOLLOWED:
            path.append(player)
            path.append(choice)
        made += 1
        rules.play(state, player, choice)
        if last and policy.round_of(state) > last:
            break
    return made


def ending_for(rules: Rules, policy: Policy, state: State, player: int) -> Ending:
    """How the game stands for that player: half of the value is the win, half how far ahead it is."""
    outcome = rules.outcome(state)
    margin, win = outcome.margin(player), outcome.share(player)
    return Ending(win, margin, 0.5 * win + 0.25 + 0.25 * tanh(margin / policy.scale))
