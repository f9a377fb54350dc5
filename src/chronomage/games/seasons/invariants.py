"""What must hold at every moment of a game of Seasons."""

from typing import Final

from chronomage.games.seasons import energy, facts, knowledge, ledger
from chronomage.games.seasons.card_numbers import (
    AMULET_OF_WATER,
    FAIRY_MONOLITH,
    GLUTTON_CAULDRON,
    HEART_OF_ARGOS,
    JEWEL_OF_THE_ANCIENTS,
)
from chronomage.games.seasons.programs import OVERFLOW
from chronomage.games.seasons.table import CARD_MASK, KNOWN_SHIFT, Table
from chronomage.kernel.errors import BrokenInvariant

MANY = 99
TOKEN_LIMITS: Final = {
    AMULET_OF_WATER: 4,
    GLUTTON_CAULDRON: 6,
    HEART_OF_ARGOS: 1,
    FAIRY_MONOLITH: MANY,
    JEWEL_OF_THE_ANCIENTS: MANY,
}


def check(table: Table) -> None:
    """Raise BrokenInvariant where a rule that always holds is broken."""
    check_cards(table)
    for player in range(table.seats):
        seat = table.players[player]
        require(seat.crystals >= 0, f"player {player} has {seat.crystals} crystals")
        require(0 <= seat.gauge <= table.settings.gauge_limit, f"player {player} has a gauge of {seat.gauge}")
        require(0 <= seat.bonuses <= 3, f"player {player} has used {seat.bonuses} bonuses")
        require(seat.hand == sorted(seat.hand), f"the hand of player {player} is out of order")
        check_tokens(table, player)
        check_claims(table, player)


def require(condition: bool, message: str) -> None:
    """Raise with this message unless the condition holds."""
    if not condition:
        raise BrokenInvariant(message)


def check_cards(table: Table) -> None:
    """Every card of the pool is somewhere, once."""
    found = [entry & CARD_MASK for entry in table.deck] + [entry & CARD_MASK for entry in table.discard]
    found += table.left_out
    for seat in table.players:
        found += seat.hand + seat.aside + seat.second_year + seat.third_year
        found += [item.card for item in seat.in_play]
    require(sorted(found) == table.settings.card_pool(), "cards have been lost or made")


def check_tokens(table: Table, player: int) -> None:
    """No reserve is overfull unless the player is about to discard, and cards hold what they may."""
    seat = table.players[player]
    overflowing = any(frame.program == OVERFLOW and frame.player == player for frame in table.stack)
    full = energy.total(seat.reserve) > ledger.reserve_limit(seat)
    require(not full or overflowing, f"the reserve of player {player} is overfull")
    for item in seat.in_play:
        limit = token_limit(item.power)
        require(energy.total(item.tokens) <= limit, f"{facts.CARD_NAMES[item.card - 1]} holds too many tokens")


def token_limit(card: int) -> int:
    """How many tokens may lie on a card."""
    return TOKEN_LIMITS.get(card, 0)


def check_claims(table: Table, viewer: int) -> None:
    """What a player claims to know is true: the claimed cards can be found, each in one of its places."""
    claims = knowledge.each_claim(table.players[viewer].claims)
    if not claims:
        return
    places = hidden_places(table, viewer)
    for claim in claims:
        card = knowledge.card_in(claim)
        claimed = claim & knowledge.PLACES
        found = 0
        for place in places[card]:
            if place & claimed:
                found += 1
        wanted = 0
        for other in claims:
            if knowledge.card_in(other) == card and not other & knowledge.PLACES & ~claimed:
                wanted += 1
        if found < wanted:
            name = facts.CARD_NAMES[card - 1]
            raise BrokenInvariant(f"player {viewer} wrongly believes to know where {name} is")


def hidden_places(table: Table, viewer: int) -> list[list[int]]:
    """By card, the places where its copies really lie, for each copy that the viewer does not see."""
    places: list[list[int]] = [[] for _ in range(len(facts.CARD_NAMES) + 1)]
    for entry in table.deck:
        if not entry >> (KNOWN_SHIFT + viewer) & 1:
            places[entry & CARD_MASK].append(knowledge.DECK)
    for entry in table.discard:
        if not entry >> (KNOWN_SHIFT + viewer) & 1:
            places[entry & CARD_MASK].append(knowledge.DISCARD)
    for other in range(table.seats):
        if other != viewer:
            seat = table.players[other]
            lie_at(places, seat.hand, knowledge.hand_of(other))
            lie_at(places, seat.aside, knowledge.aside_of(other))
            lie_at(places, seat.second_year, knowledge.library_of(other))
            lie_at(places, seat.third_year, knowledge.library_of(other))
    return places


def lie_at(places: list[list[int]], cards: list[int], place: int) -> None:
    """These cards lie there."""
    for card in cards:
        places[card].append(place)
