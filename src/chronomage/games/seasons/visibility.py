"""Who may see what of a table of Seasons: the one place that hides anything, for states and for texts alike."""

from chronomage.games.seasons.table import (
    CARD_MASK,
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


def seen_entry(entry: int, mark: int) -> int:
    """A card in a deck or pile for who knows those with this mark: who has seen it is public, the card is not."""
    return entry if entry & mark else entry & ~CARD_MASK
