"""What decisions turn out to be worth: each seat's own sequence, whoever decides in between."""

import random
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="training needs torch: make torch")

from chronomage.lab.training.rollout import Rollout, by_seat, from_player, worth  # noqa: E402

DISCOUNTING = 0.9


def rollout_of(steps: int, rows: int, seed: int) -> Rollout:
    """Games of two to four players with made-up figures, which end now and then."""
    chance = random.Random(seed)
    torch.manual_seed(seed)
    rollout = Rollout(steps, 1, rows, 1, 1, "cpu")
    rollout.expected.normal_()
    rollout.last_expected.normal_()
    rollout.figures.normal_()
    rollout.last_figures.normal_()
    for row in range(rows):
        players = chance.randint(2, 4)
        for step in range(steps + 1):
            ended = chance.random() < 0.2
            if ended:
                players = chance.randint(2, 4)
            about = torch.tensor([chance.randrange(players), 0, players, int(ended)])
            if step < steps:
                rollout.about[step, 0, row] = about
            else:
                rollout.last_about[0, row] = about
    return rollout


def told(rollout: Rollout, row: int, step: int, seat: int) -> tuple[float, bool]:
    """Going forward from after a step: a seat's value at its next decision or at the game's end, and how it goes on.

    This is the same quantity, told the other way round: recursively, for one seat of one game.
    """
    steps = rollout.shape[0]
    about = rollout.about[step + 1, 0, row] if step + 1 < steps else rollout.last_about[0, row]
    figures = rollout.figures[step + 1, 0, row] if step + 1 < steps else rollout.last_figures[0, row]
    player, _, players, ended = about.tolist()
    if ended:
        return figures[seat], True
    turned = (seat - player) % players
    if step + 1 == steps:
        return rollout.last_expected[0, row, turned], True
    if player != seat:
        return told(rollout, row, step + 1, seat)
    expected = rollout.expected[step + 1, 0, row, 0]
    later, _ = told(rollout, row, step + 1, seat)
    return expected + DISCOUNTING * (later - expected), False


def test_the_worth_of_decisions_is_what_a_forward_telling_says() -> None:
    rollout = rollout_of(steps=12, rows=30, seed=5)
    gains, targets = worth(rollout, DISCOUNTING)
    for row in range(30):
        for step in range(12):
            player, _, players, _ = rollout.about[step, 0, row].tolist()
            for turned in range(players):
                later, _ = told(rollout, row, step, (player + turned) % players)
                assert torch.allclose(targets[step, 0, row, turned], torch.as_tensor(later), atol=1e-5)
            surprise = targets[step, 0, row, 0] - rollout.expected[step, 0, row, 0]
            assert gains[step, 0, row].item() == pytest.approx((surprise[0] + surprise[1]).item() / 2, abs=1e-5)


def test_seats_are_counted_from_the_player_on_and_back() -> None:
    values = torch.arange(24.0).reshape(2, 4, 3)
    player, players = torch.tensor([2, 1]), torch.tensor([4, 3])
    turned = from_player(values, player, players)
    assert turned[0, :, 0].tolist() == [6.0, 9.0, 0.0, 3.0]
    assert turned[1, :3, 0].tolist() == [15.0, 18.0, 12.0]
    assert torch.equal(by_seat(turned, player, players)[0], values[0])
    assert torch.equal(by_seat(turned, player, players)[1, :3], values[1, :3])
