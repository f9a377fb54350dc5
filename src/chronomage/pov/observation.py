"""Observation: all that one player, or somebody who watches, may know, and games drawn at random that agree with it."""

import json
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from chronomage.kernel.errors import ChronomageError, shorten
from chronomage.kernel.random import Random, seeded
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kernel.travel import Travels
from chronomage.kernel.viewers import OMNISCIENT, WATCHER
from chronomage.pov.pov import Pov

G = TypeVar("G")


class Observation(Travels, Generic[G]):
    """What one player may know. `state` is the redacted state, for reading fast; `plain()` is the same in words.

    The `player` of somebody who watches is WATCHER, -1; in words it is null.
    """

    def __init__(
        self, rules: Rules, pov: Pov, state: State, player: int, make_game: Callable[[Rules, State], G]
    ) -> None:
        self.rules = rules
        self.pov = pov
        self.state = state
        self.player = player
        self.make_game = make_game  # how a playable game is made of a state; the pov layer knows no games

    def plain(self) -> dict[str, Any]:
        """The observation as plain data; what is hidden is null."""
        plain: dict[str, Any] = json.loads(self.to_json())
        return plain

    def to_json(self) -> str:
        """The observation as JSON, equal for equal observations. It hides nothing: the state holds what is seen."""
        return headed(self.player, self.rules.write(self.state, [OMNISCIENT])[0])

    def resample(self, rng: Any) -> G:
        """A playable game that agrees with this observation; `rng` is a seed or a generator with `getrandbits`."""
        self.check_player()
        return self.make_game(self.rules, self.pov.resample(self.state, self.player, random_from(rng)))

    def resample_many(self, rng: Any, count: int) -> list[G]:
        """That many games as `resample` gives them, drawn independently of each other, for less each."""
        self.check_player()
        states = self.pov.resample_many(self.state, self.player, random_from(rng), count)
        return [self.make_game(self.rules, state) for state in states]

    def check_player(self) -> None:
        """Refuse to draw a game for somebody who watches."""
        if self.player == WATCHER:
            raise ChronomageError("somebody who only watches knows too little to draw a game from; observe a player.")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        who = "a watcher" if self.player == WATCHER else f"player {self.player}"
        return f"<Observation of {who}: {self.to_json()}>"


def written(rules: Rules, state: State, viewers: list[int]) -> list[str]:
    """What each of these viewers may know of a state, as JSON."""
    return [headed(viewer, text) for viewer, text in zip(viewers, rules.write(state, viewers), strict=True)]


def headed(viewer: int, text: str) -> str:
    """The JSON of a state under the number of who sees it so."""
    return f'{{"player":{viewer if viewer >= 0 else "null"},{text[1:]}'


def random_from(rng: Any) -> Random:
    """Our own generator, from a seed, from itself, or from any generator that gives random bits."""
    if isinstance(rng, Random):
        return rng.split()
    if isinstance(rng, int):
        return seeded(rng)
    if not hasattr(rng, "getrandbits"):
        raise ChronomageError(f"resampling takes a seed or a generator with `getrandbits`, not {shorten(rng)}.")
    return seeded(rng.getrandbits(128))
