"""Ending: how a line that was played on stands for one player."""

from math import tanh
from typing import Final

from chronomage.bots.policy import Policy
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State

FOLLOWED: Final = 6  # choices after the first that are noted, for the line that is expected


class Ending:
    """How a line ended for one player: the share of the win, the points ahead, and how good that is from 0 to 1."""

    def __init__(self, win: float, margin: float, value: float) -> None:
        self.win = win
        self.margin = margin
        self.value = value


def ending_for(rules: Rules, policy: Policy, state: State, player: int) -> Ending:
    """How the game stands for that player: half of the value is the win, half how far ahead it is."""
    outcome = rules.outcome(state)
    margin, win = outcome.margin(player), outcome.share(player)
    return Ending(win, margin, 0.5 * win + 0.25 + 0.25 * tanh(margin / policy.scale))
