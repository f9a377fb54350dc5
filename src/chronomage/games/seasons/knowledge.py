"""What each player knows of hidden cards: claims that a card lies in one of some places.

The cards that a player sees in the draft and passes on, and those that he looks at or gives away, are known to him to
be somewhere, often without his knowing where. A claim is four bytes: the card's number, the places where it may lie
(two bytes, one bit for each place), and the draft step that it comes from, or 0. Claims of one step are exclusive:
each opponent has taken at most one of those cards. Cards whose very place in the deck or pile is known are marked
there instead. Claims only ever say what is certain; widening one is safe, a wrong one never is.
"""

from typing import Final

from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, Table

DECK: Final = 1
DISCARD: Final = 2
CLAIM: Final = 4


def hand_of(player: int) -> int:
    """The place: that player's hand, in the prelude the cards chosen so far."""
    return 4 << player


def library_of(player: int) -> int:
    """The place: that player's libraries."""
    return 64 << player


def aside_of(player: int) -> int:
    """The place: that player's pack in the prelude, or the cards that he has drawn and not yet decided on."""
    return 1024 << player


def claim(card: int, places: int, step: int) -> bytes:
    """One claim."""
    return bytes((card, places & 0xFF, places >> 8, step))


def places_at(claims: bytes, at: int) -> int:
    """The places of the claim that begins there."""
    return claims[at + 1] | claims[at + 2] << 8


def add_claim(table: Table, viewer: int, card: int, places: int, step: int) -> None:
    """The viewer has come to know that this card lies in one of these places."""
    seat = table.players[viewer]
    seat.claims = seat.claims + claim(card, places, step)


def widen(table: Table, viewer: int, places: int, to: int) -> None:
    """A hidden card has gone from one of `places` to `to`: a claimed card that may have lain there may be here now."""
    seat = table.players[viewer]
    claims = seat.claims
    for at in range(0, len(claims), CLAIM):
        held = places_at(claims, at)
        if held & places:
            claims = claims[:at] + claim(claims[at], held | to, claims[at + 3]) + claims[at + CLAIM :]
    seat.claims = claims


def narrow(table: Table, viewer: int, place: int) -> None:
    """No claimed card lies there any longer."""
    seat = table.players[viewer]
    claims = seat.claims
    for at in range(0, len(claims), CLAIM):
        held = places_at(claims, at)
        if held & place:
            claims = claims[:at] + claim(claims[at], held & ~place, claims[at + 3]) + claims[at + CLAIM :]
    seat.claims = claims


def widen_others(table: Table, player: int, place: int, to: int, emptied: bool) -> None:
    """The player has moved a card from `place` to `to` unseen by the others; `emptied` where none is left there."""
    for viewer in range(table.seats):
        if viewer != player and table.players[viewer].claims:
            widen(table, viewer, place, to)
            if emptied:
                narrow(table, viewer, place)


def met(table: Table, viewer: int, card: int, place: int) -> None:
    """The viewer sees this card leave `place`: the claim that it lay there is used up.

    Where both copies are claimed, it may have been either: the claim that is left covers what both did.
    """
    seat = table.players[viewer]
    claims = seat.claims
    found = -1
    for at in range(0, len(claims), CLAIM):
        if claims[at] == card and places_at(claims, at) & place:
            if found >= 0:
                both = places_at(claims, found) | places_at(claims, at)
                claims = claims[:at] + claim(card, both, 0) + claims[at + CLAIM :]
            else:
                found = at
    if found >= 0:
        seat.claims = claims[:found] + claims[found + CLAIM :]


def met_by_all(table: Table, owner: int, card: int, place: int) -> None:
    """Everybody sees this card leave the owner's hidden place."""
    for viewer in range(table.seats):
        if viewer != owner and table.players[viewer].claims:
            met(table, viewer, card, place)


def forget_piles(table: Table) -> None:
    """The discard pile is about to be shuffled into the deck: whose place was known is now somewhere in the deck."""
    for viewer in range(table.seats):
        bit = 1 << (viewer + KNOWN_SHIFT)
        narrow_to_deck(table, viewer)
        for entry in table.discard:
            if entry & bit:
                add_claim(table, viewer, entry & CARD_MASK, DECK, 0)


def narrow_to_deck(table: Table, viewer: int) -> None:
    """Every claim on the discard pile becomes one on the deck."""
    widen(table, viewer, DISCARD, DECK)
    narrow(table, viewer, DISCARD)
