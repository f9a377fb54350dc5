"""What each player knows of hidden cards: claims that a card lies in one of some places.

The cards that a player sees in the draft and passes on, and those that he looks at or gives away, are known to him to
be somewhere, often without his knowing where. A claim is one number: the card, the places where it may lie as one bit
each, and the draft step that it comes from, or 0. Claims of one step are exclusive: each opponent has taken at most
one of those cards. Cards whose very place in the deck or pile is known are marked there instead. Claims only ever say
what is certain; widening one is safe, a wrong one never is.
"""

from typing import Final

from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, Table

# The card takes the low eight bits, the places the next fourteen, the draft step those above.
DECK: Final = 1 << 8
DISCARD: Final = 1 << 9
HAND: Final = 1 << 10  # of player 0; the others follow
LIBRARY: Final = 1 << 14
ASIDE: Final = 1 << 18
PLACES: Final = 0x3FFF00
PILES: Final = DECK | DISCARD
STEP_SHIFT: Final = 22


def hand_of(player: int) -> int:
    """The place: that player's hand, in the prelude the cards chosen so far."""
    return HAND << player


def library_of(player: int) -> int:
    """The place: that player's libraries."""
    return LIBRARY << player


def aside_of(player: int) -> int:
    """The place: that player's pack in the prelude, or the cards that he has drawn and not yet decided on."""
    return ASIDE << player


def card_in(claim: int) -> int:
    """The card that is claimed to be somewhere."""
    return claim & CARD_MASK


def step_of(claim: int) -> int:
    """The draft step that the claim comes from, or 0."""
    return claim >> STEP_SHIFT


def add_claim(table: Table, viewer: int, card: int, places: int, step: int) -> None:
    """The viewer has come to know that this card lies in one of these places."""
    seat = table.players[viewer]
    seat.claims = [*seat.claims, card | places | step << STEP_SHIFT]


def widen(table: Table, viewer: int, place: int, to: int) -> None:
    """A hidden card has gone from `place` to `to`: a claimed card that may have lain there may be here now."""
    seat = table.players[viewer]
    claims = seat.claims
    changed = False
    for at in range(len(claims)):
        claim = claims[at]
        if claim & place and not claim & to:
            if not changed:
                claims = claims[:]
                changed = True
            # A card that may lie in a common pile can come to anybody: its draft step says nothing any more.
            claims[at] = (claim & (PLACES | CARD_MASK) if to & PILES else claim) | to
    if changed:
        seat.claims = claims


def narrow(table: Table, viewer: int, place: int) -> None:
    """No claimed card lies there any longer."""
    seat = table.players[viewer]
    claims = seat.claims
    changed = False
    for at in range(len(claims)):
        claim = claims[at]
        if claim & place:
            if not changed:
                claims = claims[:]
                changed = True
            claims[at] = claim & ~place
    if changed:
        seat.claims = claims


def move(table: Table, viewer: int, place: int, to: int) -> None:
    """All cards at `place` have gone to `to`."""
    widen(table, viewer, place, to)
    narrow(table, viewer, place)


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
    found = -1
    for at in range(len(seat.claims)):
        claim = seat.claims[at]
        if claim & CARD_MASK == card and claim & place:
            if found >= 0:
                other = seat.claims[found]
                both = card | (claim | other) & PLACES
                if step_of(claim) == step_of(other):
                    both |= step_of(claim) << STEP_SHIFT
                claims = seat.claims[:]
                claims[at] = both
                del claims[found]
                seat.claims = claims
                return
            found = at
    if found >= 0:
        seat.claims = seat.claims[:found] + seat.claims[found + 1 :]


def met_by_all(table: Table, owner: int, card: int, place: int) -> None:
    """Everybody sees this card leave the owner's hidden place."""
    for viewer in range(table.seats):
        if viewer != owner and table.players[viewer].claims:
            met(table, viewer, card, place)


def forget_piles(table: Table) -> None:
    """The discard pile is about to be shuffled into the deck: whose place was known is now somewhere in the deck."""
    for viewer in range(table.seats):
        bit = 1 << (viewer + KNOWN_SHIFT)
        move(table, viewer, DISCARD, DECK)
        for entry in table.discard:
            if entry & bit:
                add_claim(table, viewer, entry & CARD_MASK, DECK, 0)
