"""The board of any game, from its observation alone: names with values, and one column for each player."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chronomage.cli.terminal import Board
from chronomage.pov.observation import Observation
from chronomage.texts.plain import words

PLAYERS: Final = "players"
MUST_ACT: Final = "must_act"
# Entries that say nothing new to somebody who plays.
LEFT_OUT: Final = ("game", "player", "options", "under_way", MUST_ACT, PLAYERS)
HIDDEN: Final = "?"
NOTHING: Final = "–"


class PlainBoard(Board):
    """Everything that the viewer may know, as it stands in the observation."""

    def __init__(self, observation: Observation[Any], names: Sequence[str]) -> None:
        self.viewer = observation.player
        self.names = names
        self.seen = observation.plain()

    def draw(self) -> RenderableType:
        """What belongs to nobody, then what each player has."""
        shared = Table.grid(padding=(0, 2))
        for name, value in self.seen.items():
            if name not in LEFT_OUT:
                shared.add_row(Text(words(name), "bold"), Text(shown(value)))
        players = self.seen.get(PLAYERS)
        if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
            return shared
        return Group(shared, self.by_player(players))

    def own(self) -> RenderableType:
        """All of it: nobody knows which part a choice changes."""
        return self.draw()

    def by_player(self, players: Sequence[Mapping[str, Any]]) -> Table:
        """One line for each entry that any player has."""
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for seat in range(len(players)):
            table.add_column(Text(self.called(seat)))
        for name in dict.fromkeys(name for player in players for name in player):
            table.add_row(Text(words(name), "bold"), *(Text(shown(player.get(name))) for player in players))
        return table

    def called(self, seat: int) -> str:
        """A player's name, marked while they must decide."""
        name = self.names[seat] if seat < len(self.names) else str(seat)
        return f"► {name}" if seat in self.seen.get(MUST_ACT, ()) else name


def shown(value: object) -> str:
    """A value of an observation in one line; what is null is hidden."""
    if value is None:
        return HIDDEN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{words(str(name))} {shown(each)}" for name, each in value.items()) or NOTHING
    if isinstance(value, list):
        return ", ".join(shown(each) for each in value) or NOTHING
    return str(value)
