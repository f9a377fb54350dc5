"""Who may see what of a table of Time Masters: the one place that hides anything, for states and for texts alike."""

from chronomage.games.timemasters.table import UNKNOWN, Player, Table, Timer


def veil(seat: Player, shown: Player) -> None:
    """Show everybody else how many cards a player holds in hand and deck, and no more."""
    shown.hand = [UNKNOWN] * len(seat.hand)
    shown.deck = [UNKNOWN] * len(seat.deck)


def veiled_delays(timer: Timer) -> list[int]:
    """The cards under a Timer as everybody but its player sees them."""
    return [UNKNOWN] * len(timer.delays)


def own_deck(seat: Player) -> list[int]:
    """The deck as its player knows it: what is in it, in no order."""
    return sorted(seat.deck)


def top_of_sphere(table: Table, level: int) -> int:
    """The top card of a sphere where it lies open; all below it is hidden from everybody."""
    cards = table.spheres[level]
    return cards[-1] if cards and not table.covered >> level & 1 else UNKNOWN
