"""What each player knows of hidden cards: claims that a card lies in one of some places.

The cards that a player sees in the draft and passes on, and those that he looks at or gives away, are known to him to
be somewhere, often without his knowing where. A claim is 32 bits: the card, the places where it may lie as one bit
each, and the draft step that it comes from, or 0. Claims of one step are exclusive: each opponent has taken at most
one of those cards. Cards whose very place in the deck or pile is known are marked there instead. Claims only ever say
what is certain; widening one is safe, a wrong one never is.

All claims of a player are one number, claim beside claim: what happens to all that may lie in a place happens in one
step, and copies of a state share it.
"""

from typing import Final

from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, Table

# The card takes the low eight bits, the places the next fourteen, the draft step the four above.
DECK: Final = 1 << 8
DISCARD: Final = 1 << 9
HAND: Final = 1 << 10  # of player 0; the others follow
LIBRARY: Final = 1 << 14
ASIDE: Final = 1 << 18
PLACES: Final = 0x3FFF00
PILES: Final = DECK | DISCARD
STEP_SHIFT: Final = 22
STEP_BITS: Final = 0xF << STEP_SHIFT

CLAIM_BITS: Final = 32
CLAIM_BYTES: Final = 4
CLAIM: Final = 0xFFFFFFFF


def lowest_bits(count: int) -> int:
    """A number with the lowest bit of each of that many claims."""
    bits = 0
    for place in range(count):
        bits |= 1 << (place * CLAIM_BITS)
    return bits


LOWEST: Final = [lowest_bits(count) for count in range(160)]


def hand_of(player: int) -> int:
    """The place: that player's hand, in the prelude the cards chosen so far."""
    return HAND << player


def library_of(player: int) -> int:
    """The place: that player's libraries."""
    return LIBRARY << player


def aside_of(player: int) -> int:
    """The place: that player's pack in the prelude, or the cards that he has drawn and not yet decided on."""
    return ASIDE << player


def count_of(claims: int) -> int:
    """How many claims there are."""
    return (claims.bit_length() + CLAIM_BITS - 1) // CLAIM_BITS


def each_claim(claims: int) -> list[int]:
    """The claims one by one."""
    return [claims >> (place * CLAIM_BITS) & CLAIM for place in range(count_of(claims))]


def card_in(claim: int) -> int:
    """The card that is claimed to be somewhere."""
    return claim & CARD_MASK


def step_of(claim: int) -> int:
    """The draft step that the claim comes from, or 0."""
    return claim >> STEP_SHIFT


def lying_at(claims: int, place: int) -> int:
    """The lowest bit of each claim that has this place."""
    return claims >> (place.bit_length() - 1) & LOWEST[count_of(claims)]


def add_claim(table: Table, viewer: int, card: int, places: int, step: int) -> None:
    """The viewer has come to know that this card lies in one of these places."""
    seat = table.players[viewer]
    seat.claims |= (card | places | step << STEP_SHIFT) << (count_of(seat.claims) * CLAIM_BITS)


def widen(table: Table, viewer: int, place: int, to: int) -> None:
    """A hidden card has gone from `place` to `to`: a claimed card that may have lain there may be here now."""
    seat = table.players[viewer]
    lying = lying_at(seat.claims, place)
    if not lying:
        return
    if to & PILES:
        # A card that may lie in a common pile can come to anybody: its draft step says nothing any more.
        seat.claims &= ~(lying * STEP_BITS)
    seat.claims |= lying * to


def narrow(table: Table, viewer: int, place: int) -> None:
    """No claimed card lies there any longer."""
    seat = table.players[viewer]
    lying = lying_at(seat.claims, place)
    if lying:
        seat.claims &= ~(lying * place)


def move(table: Table, viewer: int, place: int, to: int) -> None:
    """All cards at `place` have gone to `to`."""
    widen(table, viewer, place, to)
    narrow(table, viewer, place)


def pass_asides(table: Table, viewer: int) -> None:
    """What was claimed of a pack holds for the same pack at its next place, to the left."""
    seat = table.players[viewer]
    before = seat.claims
    for player in range(table.seats):
        seat.claims &= ~(lying_at(before, aside_of(player)) * aside_of(player))
    for player in range(table.seats):
        seat.claims |= lying_at(before, aside_of(player)) * aside_of(table.left_of(player))


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
    if not claims:
        return
    count = count_of(claims)
    cards = claims.to_bytes(count * CLAIM_BYTES, "little")
    found = -1
    for number in range(count):
        if cards[number * CLAIM_BYTES] == card:
            claim = claims >> (number * CLAIM_BITS) & CLAIM
            if not claim & place:
                continue
            if found < 0:
                found = number
                continue
            other = claims >> (found * CLAIM_BITS) & CLAIM
            both = card | (claim | other) & PLACES
            if step_of(claim) == step_of(other):
                both |= claim & STEP_BITS
            claims = claims & ~(CLAIM << (number * CLAIM_BITS)) | both << (number * CLAIM_BITS)
    if found >= 0:
        below = claims & ((1 << (found * CLAIM_BITS)) - 1)
        seat.claims = claims >> ((found + 1) * CLAIM_BITS) << (found * CLAIM_BITS) | below


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
