"""Seating the players: an empty table before anything is dealt."""

from chronomage.games.timemasters.options import Settings
from chronomage.games.timemasters.table import Player, Table
from chronomage.kernel.random import Random


def empty_table(settings: Settings, random: Random) -> Table:
    """A table with its players seated."""
    table = Table(settings, random)
    table.players = [Player() for _ in range(settings.seats)]
    return table
