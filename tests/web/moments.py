"""Moments in the middle of a game: the first that is as somebody wants it, taken up again at a table."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import chronomage as cm

SEEDS = 2000
LAST = 4
Wanted = Callable[[cm.Game], bool]


@dataclass(frozen=True)
class Moment:
    """A game as far as it has come."""

    game: str
    record: str
    choices: int
    players: int = 2

    def plan(self, *, open_seat: bool = False) -> dict[str, Any]:
        """The plan of a table that goes on from here: bots play with us, or whoever sits down."""
        other = {"kind": "open"} if open_seat else {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me"}, *[other] * (self.players - 1)]
        start = {"record": self.record, "choices": self.choices}
        return {"game": self.game, "seats": seats, "from": start, "privacy": "link"}


def moment(game: str, wanted: Wanted, players: int = 2, first: int = 0, **options: str) -> Moment:
    """The first such moment of games that are played by chance: the same in every run.

    Whoever knows from which game on there is one need not wait for the search.
    """
    for seed in range(first, first + SEEDS):
        played = cm.new_game(game, players=players, seed=seed, options=options)
        chance = random.Random(seed)
        choices = 0
        while not played.over:
            if wanted(played):
                return Moment(game, played.record().text(), choices, players)
            decision = played.decisions[0]
            played.play(decision.player, chance.choice(decision.choices))
            choices += 1
    raise AssertionError(f"there is no such moment in {SEEDS} games of {game}")


def ending(game: str, **options: str) -> Moment:
    """Shortly before the end."""
    played = cm.new_game(game, options=options)
    chance = random.Random(1)
    while not played.over:
        decision = played.decisions[0]
        played.play(decision.player, chance.choice(decision.choices))
    record = played.record()
    return Moment(game, record.text(), len(record.choices) - LAST)


def asks(kind: str, *texts: str) -> Wanted:
    """We are asked this, and have choices that begin with each of these texts."""

    def wanted(game: cm.Game) -> bool:
        decision = game.decisions[0]
        return (
            decision.player == 0
            and decision.kind == kind
            and all(any(choice.text.startswith(text) for choice in decision.choices) for text in texts)
        )

    return wanted


def in_round(number: int, kind: str) -> Wanted:
    """We are asked this in that round, or in a later one."""
    return lambda game: asks(kind)(game) and game.observe(0).plain()["round"] >= number
