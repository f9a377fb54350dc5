"""Redaction: a table of Seasons without what one seat, or somebody who watches, may not know."""

from chronomage.games.seasons.table import CARD_MASK, Table
from chronomage.games.seasons.visibility import known_places, veil
from chronomage.games.stack_reading import HIDDEN_CHOICES
from chronomage.kernel.random import Random
from chronomage.kernel.state import SEVERAL
from chronomage.kernel.viewers import WATCHER


def redact(table: Table, viewer: int) -> Table:
    """The table as the viewer knows it."""
    seen = table.copy()
    seen.random = Random(0, 0, 0, 0)
    seen.deck = seen_pile(table.deck, viewer)
    seen.discard = seen_pile(table.discard, viewer)
    for player in range(table.seats):
        if player != viewer:
            veil(table.players[player], seen.players[player])
    if seen.asked == SEVERAL:
        seen.open = [
            seen.open[player] if player == viewer or not seen.open[player] else HIDDEN_CHOICES
            for player in range(table.seats)
        ]
    elif seen.asked != viewer:
        seen.choices = []
    return seen


def seen_pile(entries: list[int], viewer: int) -> list[int]:
    """A deck or pile with the cards that the viewer knows, and what everybody knows of the others."""
    seen = [entry & ~CARD_MASK for entry in entries]
    for place in known_places(entries, viewer):
        seen[place] = entries[place]
    return seen


def unveil(table: Table) -> Table:
    """The table with all hands, libraries, packs, ability tokens and the pile open; the deck as a watcher sees it."""
    seen = redact(table, WATCHER)
    seen.discard = table.discard[:]
    for player in range(table.seats):
        seat, whole = seen.players[player], table.players[player]
        seat.hand = whole.hand[:]
        seat.aside = whole.aside[:]
        seat.second_year = whole.second_year[:]
        seat.third_year = whole.third_year[:]
        seat.abilities = whole.abilities[:]
        seat.ability_chosen = whole.ability_chosen
    return seen
