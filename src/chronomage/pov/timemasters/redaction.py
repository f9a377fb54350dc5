"""Redaction: a table of Time Masters without what one seat, or somebody who watches, may not know."""

from chronomage.games.timemasters.table import UNKNOWN, Table
from chronomage.games.timemasters.visibility import own_deck, top_of_sphere, veil, veiled_delays
from chronomage.kernel.random import Random
from chronomage.kernel.viewers import WATCHER


def redact(table: Table, viewer: int) -> Table:
    """The table as the viewer knows it: open cards, own cards, and of the own deck what is in it but not the order."""
    seen = table.copy()
    seen.random = Random(0, 0, 0, 0)
    seen.spheres = [covered_sphere(table, level) for level in range(len(table.spheres))]
    for player in range(table.seats):
        seat = seen.players[player]
        if player == viewer:
            seat.deck = own_deck(seat)
        else:
            veil(seat, seat)
            for timer in seat.timers:
                timer.delays = veiled_delays(timer)
    if seen.asked != viewer:
        seen.choices = []
    return seen


def unveil(table: Table) -> Table:
    """The table with all hands, decks and cards under Timers open, the decks in no order; closed cards stay closed."""
    seen = redact(table, WATCHER)
    for player in range(table.seats):
        seat, whole = seen.players[player], table.players[player]
        seat.hand = whole.hand[:]
        seat.deck = own_deck(whole)
        for timer, held in zip(seat.timers, whole.timers, strict=True):
            timer.delays = held.delays[:]
    return seen


def covered_sphere(table: Table, level: int) -> list[int]:
    """A sphere of which only the open top card is known."""
    hidden = [UNKNOWN] * len(table.spheres[level])
    if hidden:
        hidden[-1] = top_of_sphere(table, level)
    return hidden
