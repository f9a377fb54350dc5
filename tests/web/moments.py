"""Moments in the middle of a game: the first that is as somebody wants it, taken up again at a table."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import chronomage as cm

SEEDS = 2000
LAST = 4
Wanted = Callable[[cm.Game], bool]


@dataclass(frozen=True)
class Moment:
    """A game as far as it has come: so many choices of a record, or a position that somebody made."""

    game: str
    record: str = ""
    choices: int = 0
    players: int = 2
    position: dict[str, Any] | None = None

    def plan(self, *, open_seat: bool = False) -> dict[str, Any]:
        """The plan of a table that goes on from here: bots play with us, or whoever sits down."""
        other = {"kind": "open"} if open_seat else {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me"}, *[other] * (self.players - 1)]
        start: dict[str, Any] = {"record": self.record, "choices": self.choices}
        if self.position is not None:
            start = {"position": self.position}
        return {"game": self.game, "seats": seats, "from": start, "privacy": "link"}


def moment(game: str, wanted: Wanted, players: int = 2, first: int = 0, **options: str) -> Moment:
    """The first such moment of games that are played by chance: the same in every run.

    Whoever knows from which game on there is one need not wait for the search.
    """
    return moments(game, {"": wanted}, players, first, **options)[""]


def moments(
    game: str, wanted: Mapping[str, Wanted], players: int = 2, first: int = 0, **options: str
) -> dict[str, Moment]:
    """The first such moment of each kind, by their names: the games are played once for all of them."""
    found: dict[str, Moment] = {}
    for seed in range(first, first + SEEDS):
        played = cm.new_game(game, players=players, seed=seed, options=options)
        chance = random.Random(seed)
        choices = 0
        while not played.over:
            for name in wanted.keys() - found.keys():
                if wanted[name](played):
                    found[name] = Moment(game, played.record().text(), choices, players)
            if len(found) == len(wanted):
                return found
            decision = played.decisions[0]
            played.play(decision.player, chance.choice(decision.choices))
            choices += 1
    raise AssertionError(f"there is no {wanted.keys() - found.keys()} in {SEEDS} games of {game}")


def placed(game: str, **position: Any) -> Moment:
    """A position of one's own making: docs/position.md."""
    return Moment(game, players=len(position["players"]), position=position)


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
