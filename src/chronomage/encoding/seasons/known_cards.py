"""What a seat knows of cards that lie hidden: in the deck and the pile by their place, elsewhere by claims."""

from typing import Final

from chronomage.encoding.seasons import layout as at
from chronomage.encoding.writing import Met, put_number, put_weight
from chronomage.games.seasons.knowledge import ASIDE, CLAIM_BYTES, DECK, DISCARD, HAND, LIBRARY, count_of
from chronomage.games.seasons.table import CARD_MASK, EARLY_MARK, FAMILIAR_MARK, KNOWN_SHIFT, Table

EVERY_SEAT: Final = 0xF
# By the bits of those who know a card: one byte for each seat, 1 where it does.
BYTE_EACH: Final[list[int]] = [
    sum(1 << 8 * seat for seat in range(at.SEATS) if seats >> seat & 1) for seats in range(1 << at.SEATS)
]
AT_ONE_PLAYER: Final = HAND | LIBRARY | ASIDE


def put_piles(row: list[int], table: Table, seat: int) -> None:
    """Deck and discard pile, and all other cards that the seat knows to be somewhere."""
    in_deck = Met()
    in_discard = Met()
    put_deck(row, table, seat, in_deck)
    if table.discard:
        put_discard(row, table, seat, in_discard)
    claims = table.players[seat].claims
    if claims:
        put_claims(row, claims, seat, table.seats, in_deck, in_discard)


def put_deck(row: list[int], table: Table, seat: int, met: Met) -> None:
    """How many cards there are, which of them the seat knows by their place, and how many the others do."""
    deck = table.deck
    put_number(row, at.DECK_SIZE, len(deck))
    depth = len(deck)
    known = 1 << KNOWN_SHIFT + seat
    knowing = 0
    for entry in deck:
        depth -= 1
        if entry > CARD_MASK:
            knowing += BYTE_EACH[entry >> KNOWN_SHIFT & EVERY_SEAT]
            if entry & known:
                card = entry & CARD_MASK
                if depth:
                    put_weight(row, at.DECK_KNOWN + card - 1, nearness(depth), met.meet(card))
                else:
                    row.append((at.DECK_TOP + card - 1) * 256 + 1)
    if knowing:
        put_knowing(row, at.KNOWS_DECK, knowing, seat, table.seats)
        put_knowing(row, at.KNOWS_TOP, BYTE_EACH[deck[-1] >> KNOWN_SHIFT & EVERY_SEAT], seat, table.seats)


def put_discard(row: list[int], table: Table, seat: int, met: Met) -> None:
    """The same of the pile, and what everybody knows of its hidden cards."""
    discard = table.discard
    put_number(row, at.DISCARD_SIZE, len(discard))
    depth = len(discard)
    known = 1 << KNOWN_SHIFT + seat
    knowing = 0
    familiars = 0
    early = 0
    for entry in discard:
        depth -= 1
        if entry > CARD_MASK:
            knowing += BYTE_EACH[entry >> KNOWN_SHIFT & EVERY_SEAT]
            if entry & known:
                card = entry & CARD_MASK
                put_weight(row, at.DISCARD_KNOWN + card - 1, nearness(depth), met.meet(card))
            else:
                if entry & FAMILIAR_MARK:
                    familiars += 1
                if entry & EARLY_MARK:
                    early += 1
    put_knowing(row, at.KNOWS_DISCARD, knowing, seat, table.seats)
    put_number(row, at.FAMILIARS_IN_DISCARD, familiars)
    put_number(row, at.EARLY_IN_DISCARD, early)


def put_knowing(row: list[int], place: int, knowing: int, seat: int, seats: int) -> None:
    """How many cards each player knows by their place, one byte each: that much everybody knows."""
    place += at.PLAYERS
    for step in range(seats):
        put_number(row, place, knowing >> 8 * ((seat + step) % seats) & 0xFF)
        place += at.PLAYER_SIZE


def nearness(depth: int) -> int:
    """What a card counts that lies under so many others."""
    return at.NEAREST - depth if depth < at.NEAREST - at.FARTHEST else at.FARTHEST


def put_claims(row: list[int], claims: int, seat: int, seats: int, in_deck: Met, in_discard: Met) -> None:
    """The cards that the seat knows to be somewhere, shared out among the players and piles where they may be."""
    data = claims.to_bytes(count_of(claims) * CLAIM_BYTES, "little")
    held = [Met() for _ in range(seats)]
    for start in range(0, len(data), CLAIM_BYTES):
        card = data[start]
        places = data[start + 1] << 8 | data[start + 2] << 16
        shares = (1 if places & DECK else 0) + (1 if places & DISCARD else 0)
        for step in range(1, seats):
            if places >> (seat + step) % seats & AT_ONE_PLAYER:
                shares += 1
        if places & DECK:
            put_weight(row, at.DECK_KNOWN + card - 1, at.IN_PILE // shares, in_deck.meet(card))
        if places & DISCARD:
            put_weight(row, at.DISCARD_KNOWN + card - 1, at.IN_PILE // shares, in_discard.meet(card))
        for step in range(1, seats):
            weight = weight_of(places >> (seat + step) % seats)
            if weight:
                place = at.PLAYERS + step * at.PLAYER_SIZE + at.CLAIMED + card - 1
                put_weight(row, place, weight // shares, held[step].meet(card))


def weight_of(places: int) -> int:
    """What a claim counts by where at a player the card may lie; places are shifted so that he is player 0."""
    if places & ASIDE:
        return at.KNOWN_ASIDE
    if places & HAND:
        return at.KNOWN_IN_HAND_OR_LIBRARY if places & LIBRARY else at.KNOWN_IN_HAND
    return at.KNOWN_IN_LIBRARY if places & LIBRARY else 0
