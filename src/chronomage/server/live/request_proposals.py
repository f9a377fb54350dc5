"""From a player's message to what it proposes to happen in the game."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.protocol import requests
from chronomage.server.tables import proposals
from chronomage.server.tables.match import GAVE_UP, LEFT
from chronomage.server.tables.proposals import Proposal

Proposer = Callable[[Any, int], Proposal]  # of a message, and the seat of who sent it


def choice(request: requests.Choose, seat: int) -> Proposal:
    """Answer the open decision."""
    return proposals.PlayerChoice(seat, request.state, request.choice)


def undo(request: requests.Undo, seat: int) -> Proposal:
    """Take back one's last choice."""
    return proposals.Undo(seat, request.state)


def ask_undo(request: requests.AskUndo, seat: int) -> Proposal:
    """Ask the others to go back."""
    return proposals.AskUndo(seat, request.state)


def answer_undo(request: requests.AnswerUndo, seat: int) -> Proposal:
    """Agree to go back, or refuse."""
    return proposals.AnswerUndo(seat, request.state, request.number, request.agree)


def leave(request: requests.Leave, seat: int) -> Proposal:
    """Get up: a bot plays on."""
    return proposals.Leave(seat, LEFT)


def give_up(request: requests.GiveUp, seat: int) -> Proposal:
    """Give up for good."""
    return proposals.Leave(seat, GAVE_UP)


def come_back(request: requests.Return, seat: int) -> Proposal:
    """Take one's seat back."""
    return proposals.Return(seat)


# All messages that propose something; the others change no game.
PROPOSERS: Final[dict[type[requests.Request], Proposer]] = {
    requests.Choose: choice,
    requests.Undo: undo,
    requests.AskUndo: ask_undo,
    requests.AnswerUndo: answer_undo,
    requests.Leave: leave,
    requests.GiveUp: give_up,
    requests.Return: come_back,
}
