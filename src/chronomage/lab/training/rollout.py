"""Rollout: the decisions of one round of play, kept where the net learns, and what they turned out to be worth."""

from typing import Any

import torch

from chronomage.lab.training.games import FIGURES, MOST_SEATS


class Rollout:
    """By step, group and row: what was seen, open, chosen and expected, and how the games ended that ended."""

    def __init__(self, steps: int, groups: int, rows: int, size: int, choices: int, device: Any) -> None:
        shape = (steps, groups, rows)
        self.shape = shape
        self.seen = torch.zeros(*shape, size, dtype=torch.uint8, device=device)
        self.open = torch.zeros(*shape, choices, dtype=torch.bool, device=device)
        self.about = torch.zeros(*shape, 4, dtype=torch.int64, device=device)
        self.figures = torch.zeros(*shape, MOST_SEATS, FIGURES, device=device)
        self.chosen = torch.zeros(shape, dtype=torch.int64, device=device)
        self.likelihood = torch.zeros(shape, device=device)  # the logarithm, of what was chosen
        self.expected = torch.zeros(*shape, MOST_SEATS, FIGURES, device=device)
        # What the nets are asked after the last step, and whether games ended there.
        self.last_about = torch.zeros(groups, rows, 4, dtype=torch.int64, device=device)
        self.last_figures = torch.zeros(groups, rows, MOST_SEATS, FIGURES, device=device)
        self.last_expected = torch.zeros(groups, rows, MOST_SEATS, FIGURES, device=device)


def by_seat(values: Any, player: Any, players: Any) -> Any:
    """Values from the player on, put by seat: what is said of seat p + r stands at r."""
    seats = torch.arange(MOST_SEATS, device=values.device)
    turned = torch.remainder(seats - player[..., None], players[..., None])
    return torch.gather(values, -2, turned[..., None].expand(values.shape))


def from_player(values: Any, player: Any, players: Any) -> Any:
    """Values by seat, put from the player on."""
    seats = torch.arange(MOST_SEATS, device=values.device)
    turned = torch.remainder(seats + player[..., None], players[..., None])
    return torch.gather(values, -2, turned[..., None].expand(values.shape))


def worth(rollout: Rollout, discounting: float) -> tuple[Any, Any]:
    """What each decision brought beyond what was expected; and what was to be expected after it, by seat from it on.

    Each seat's decisions are a sequence of their own: its value is corrected by its own next one, or by the game's end.
    A seat's value is taken from who sees its cards, but at the end of a rollout from whoever is asked there.
    """
    steps = rollout.shape[0]
    about = rollout.last_about
    following = by_seat(rollout.last_expected, about[..., 0], about[..., 2])
    surprise = torch.zeros_like(following)
    ended, figures = about[..., 3], rollout.last_figures
    gains = torch.zeros(rollout.shape, device=following.device)
    targets = torch.zeros_like(rollout.expected)
    for step in reversed(range(steps)):
        over = ended[..., None, None] > 0
        following = torch.where(over, figures, following)
        surprise = torch.where(over, torch.zeros_like(surprise), surprise)
        about = rollout.about[step]
        player, players = about[..., 0], about[..., 2]
        own = torch.nn.functional.one_hot(player, MOST_SEATS).bool()[..., None]
        expected = by_seat(rollout.expected[step], player, players)
        later = following + discounting * surprise  # by seat: what is to be expected after this decision
        targets[step] = from_player(later, player, players)
        surprise = torch.where(own, later - expected, surprise)
        following = torch.where(own, expected, following)
        mine = torch.gather(surprise, -2, player[..., None, None].expand(*player.shape, 1, FIGURES))[..., 0, :]
        gains[step] = (mine[..., 0] + mine[..., 1]) / 2  # what is played for: half the win, half the margin squashed
        ended, figures = about[..., 3], rollout.figures[step]
    return gains, targets
