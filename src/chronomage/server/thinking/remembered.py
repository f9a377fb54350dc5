"""The games a process has lately thought about, so that only the newest choices are played again."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from chronomage.game import Game, begin
from chronomage.kits import rules_of

MOST_GAMES: Final = 64


@dataclass(frozen=True)
class Remembered:
    """A game, and what it was begun with."""

    beginning: tuple[object, ...]
    game: Game


class RememberedGames:
    """At most so many games by their tables; the one that was not asked for longest is forgotten first."""

    def __init__(self, most: int = MOST_GAMES) -> None:
        self.most = most
        self.tables: OrderedDict[str, Remembered] = OrderedDict()

    def reach(
        self,
        table_id: str,
        name: str,
        players: int,
        seed: int,
        options: Mapping[str, str],
        history: Sequence[tuple[int, int]],
        position: Mapping[str, object] | None = None,
        documents: Mapping[str, str] | None = None,
    ) -> Game:
        """The game of that table as it stands after these choices. It is ours: look, and leave it as it is."""
        beginning = (name, players, seed, dict(options), position)
        # Taken out while it is played on: a game in which a choice went wrong is never used again.
        known = self.tables.pop(table_id, None)
        if known is None or known.beginning != beginning or not starts_with(history, known.game.history):
            known = Remembered(beginning, begin(rules_of(name, options, documents), players, seed, options, position))
        for player, choice in history[len(known.game.history) :]:
            known.game.carry_out(player, choice)
        self.tables[table_id] = known
        if len(self.tables) > self.most:
            self.tables.popitem(last=False)
        return known.game

    def forget(self, table_id: str) -> None:
        """Forget the game of a table."""
        self.tables.pop(table_id, None)


def starts_with(history: Sequence[tuple[int, int]], earlier: Sequence[tuple[int, int]]) -> bool:
    """Whether these choices begin with those."""
    return len(earlier) <= len(history) and list(history[: len(earlier)]) == list(earlier)
