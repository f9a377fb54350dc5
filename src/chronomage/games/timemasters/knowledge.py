"""Knowledge: what everybody can tell of a player's hidden cards from what has happened in the open.

A claim says that the player has a certain card, or a card of a certain level that only he has seen, and in which of
his hidden places it may be: hand, deck, or face down under a Timer. Claims are about different cards, none of them
open. Hidden cards that no claim is about may be in any hidden place; everybody knows which they are, since all cards
were seen when they were taken, dealt or discarded. A card taken unseen can get into the deck only by being seen first.
"""

from typing import Final

from chronomage.games.hands import add_sorted
from chronomage.games.timemasters.table import Player, Table

HAND: Final = 1
DECK: Final = 2
TIMER_SHIFT: Final = 1  # the bit of the first Timer's place is one above the deck's
PLACES: Final = 0xFFFF
CODE_SHIFT: Final = 16
VEILED: Final = 600  # from here on, codes mean a level: a card taken unseen


def under(place: int) -> int:
    """The hidden place under the Timer at that place."""
    return 1 << (TIMER_SHIFT + place)


def code_of(claim: int) -> int:
    """The card that a claim is about, or VEILED and a level."""
    return claim >> CODE_SHIFT


def places_of(claim: int) -> int:
    """The hidden places that a claim allows."""
    return claim & PLACES


def claim_card(seat: Player, card: int, places: int) -> None:
    """Everybody knows that this card is in one of these places."""
    seat.claims = [*seat.claims, card << CODE_SHIFT | places]


def claim_veiled(seat: Player, level: int) -> None:
    """Everybody has seen the player take a card of this level into the hand, but not which."""
    seat.claims = [*seat.claims, (VEILED + level) << CODE_SHIFT | HAND]


def own(seat: Player, card: int) -> None:
    """Everybody knows that the player has this card now."""
    owned = seat.owned[:]
    add_sorted(owned, card)
    seat.owned = owned


def disown(seat: Player, card: int) -> None:
    """Everybody knows that the player has lost this card."""
    owned = seat.owned[:]
    owned.remove(card)
    seat.owned = owned


def shown(table: Table, seat: Player, card: int, place: int) -> None:
    """A hidden card is about to be laid open from that place: the claim that may have been about it is fulfilled.

    Whichever claim it was, the others that it may have been stay true if they allow the fulfilled one's places too.
    """
    if not seat.claims:
        return
    veiled = VEILED + table.pack.level[card]
    named = -1
    hidden = -1
    for at in range(len(seat.claims)):
        claim = seat.claims[at]
        if claim & place:
            if claim >> CODE_SHIFT == card and named < 0:
                named = at
            elif claim >> CODE_SHIFT == veiled and hidden < 0:
                hidden = at
    if named >= 0:
        drop(seat, named, card, veiled, place)
    elif hidden >= 0:
        if unclaimed(seat, card) > 0:
            # Either the card taken unseen, or one like it that was known: which one is left cannot be told.
            loosen(seat, veiled, place, PLACES)
        else:
            drop(seat, hidden, card, veiled, place)
            own(seat, card)


def drop(seat: Player, at: int, card: int, veiled: int, place: int) -> None:
    """Take out a claim, and let those that the shown card may have fulfilled instead allow its places."""
    places = places_of(seat.claims[at])
    seat.claims = seat.claims[:at] + seat.claims[at + 1 :]
    loosen(seat, card, place, places)
    loosen(seat, veiled, place, places)


def loosen(seat: Player, code: int, place: int, places: int) -> None:
    """Let every claim with this code that allows this place allow these places too."""
    for at in range(len(seat.claims)):
        claim = seat.claims[at]
        if claim & place and claim >> CODE_SHIFT == code and claim | places != claim:
            seat.claims = [*seat.claims[:at], claim | places, *seat.claims[at + 1 :]]


def unclaimed(seat: Player, card: int) -> int:
    """How many of a known card are hidden without any claim about where."""
    count = seat.owned.count(card) - seat.open_cards().count(card)
    for claim in seat.claims:
        if claim >> CODE_SHIFT == card:
            count -= 1
    return count


def widen(seat: Player, source: int, target: int) -> None:
    """A hidden card went from one hidden place to another, and nobody knows which."""
    for claim in seat.claims:
        if claim & source and not claim & target:
            seat.claims = [each | target if each & source else each for each in seat.claims]
            return


def deck_ran_out(seat: Player) -> None:
    """The deck is empty: every hidden card is in the hand or under a Timer, and stays there until it is shown."""
    held = HAND
    for timer in seat.timers:
        if timer.delays:
            held |= under(timer.place)
    claims = [claim & ~DECK for claim in seat.claims]
    rest = seat.owned[:]
    for card in seat.open_cards():
        rest.remove(card)
    for claim in claims:
        if code_of(claim) < VEILED:
            rest.remove(code_of(claim))
    for card in rest:
        claims.append(card << CODE_SHIFT | held)
    seat.claims = claims


def forget(seat: Player, card: int) -> None:
    """The one card of its kind has left the player's hidden cards in the open: no claim is about it any more."""
    seat.claims = [claim for claim in seat.claims if code_of(claim) != card]
