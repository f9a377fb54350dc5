"""Who may see what of a table of Seasons: the one place that hides anything, for states and for texts alike."""

from chronomage.games.seasons.table import (
    HIDDEN_CHOICE,
    KNOWN_SHIFT,
    NO_CLAIMS,
    OPEN_MARK,
    UNKNOWN,
    Player,
)
from chronomage.kernel.viewers import OMNISCIENT, WATCHER


def veil(seat: Player, shown: Player) -> None:
    """Show everybody else how many cards and ability tokens a player holds, and that one is chosen; no more."""
    shown.hand = [UNKNOWN] * len(seat.hand)
    shown.aside = [UNKNOWN] * len(seat.aside)
    shown.second_year = [UNKNOWN] * len(seat.second_year)
    shown.third_year = [UNKNOWN] * len(seat.third_year)
    shown.abilities = [UNKNOWN] * len(seat.abilities)
    shown.ability_chosen = HIDDEN_CHOICE if seat.ability_chosen else 0
    shown.claims = NO_CLAIMS


def seen_mark(viewer: int) -> int:
    """The bits of a card in a deck or pile of which one says that the viewer knows it."""
    if viewer == OMNISCIENT:
        return -1
    return OPEN_MARK if viewer == WATCHER else 1 << (KNOWN_SHIFT + viewer)


def known_places(entries: list[int], viewer: int) -> list[int]:
    """The places of a deck or pile, from its top on, whose cards the viewer knows: who has seen which is public."""
    mark = seen_mark(viewer)
    return [place for place in range(len(entries) - 1, -1, -1) if entries[place] & mark]
