"""Seating the players: an empty table before anything is dealt."""

from chronomage.games.seasons import facts
from chronomage.games.seasons.options import Settings
from chronomage.games.seasons.table import Player, Table
from chronomage.kernel.random import Random


def empty_table(settings: Settings, random: Random) -> Table:
    """A table with its players seated and the dice of each season chosen: one more than there are players."""
    table = Table(settings, random)
    table.players = [Player() for _ in range(settings.seats)]
    for _ in facts.SEASONS:
        dice = list(range(facts.DICE_PER_SEASON))
        random.shuffle(dice)
        table.season_dice.extend(dice[: settings.seats + 1])
    return table
