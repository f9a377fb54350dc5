"""The season marker: its moves, and what a new year and a changed season bring."""

from chronomage.games.hands import add_sorted
from chronomage.games.seasons import facts, knowledge
from chronomage.games.seasons.knowledge import hand_of, library_of
from chronomage.games.seasons.options import DROUGHT
from chronomage.games.seasons.programs import DROUGHT as DROUGHT_PROGRAM
from chronomage.games.seasons.programs import END_AT_ONCE, SEASON_CHANGES
from chronomage.games.seasons.table import NO_CARDS, Table, season_at


def move_marker(table: Table, spaces: int, starter: int) -> None:
    """Move the marker; a new year hands out its library cards, then a changed season acts, from `starter` clockwise."""
    if spaces == 0:
        return
    before = table.season()
    table.marker += spaces
    table.tell("marker-moved", table.turn, amount=spaces)
    while table.year_given < min(table.year(), facts.LAST_YEAR):
        table.year_given += 1
        give_library(table, table.year_given)
    if table.finished() and table.settings.ends_at_once:
        table.push(END_AT_ONCE, table.turn, 0, 0)
    if season_at(table.marker) != before:
        table.tell("season-changed", table.turn, amount=table.season() + 1)
        for step in range(table.seats - 1, -1, -1):
            table.push(SEASON_CHANGES, (starter + step) % table.seats, 0, 0)
        if spaces > 0 and table.season() == facts.SUMMER:
            summon_drought(table)


def summon_drought(table: Table) -> None:
    """Under Drought, once a year when summer comes, whoever alone has the most crystals must give something up."""
    if table.enchantment != DROUGHT or table.drought_year == table.year():
        return
    most = max(seat.crystals for seat in table.players)
    richest = [player for player in range(table.seats) if table.players[player].crystals == most]
    if len(richest) == 1:
        table.drought_year = table.year()
        table.push(DROUGHT_PROGRAM, richest[0], 0, 0)


def give_library(table: Table, year: int) -> None:
    """Everybody takes the cards put by for that year into the hand."""
    for player in range(table.seats):
        seat = table.players[player]
        cards = seat.second_year if year == 2 else seat.third_year
        for card in cards:
            add_sorted(seat.hand, card)
        if year == 2:
            seat.second_year = NO_CARDS
        else:
            seat.third_year = NO_CARDS
        emptied = not seat.second_year and not seat.third_year
        knowledge.widen_others(table, player, library_of(player), hand_of(player), emptied)
    table.tell("year-begins", table.turn, amount=year)
