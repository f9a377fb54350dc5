"""Knowledge: what everybody can tell of a player's hidden cards from what has happened in the open.

`owned` are the cards that everybody knows the player to have; a card taken unseen joins them when it is shown, and can
get into the deck only after that. Claims are about different hidden cards. Owned cards that are hidden and that no
claim is about may be in any of the `loose` places: those that cards of the present deck can have come to.
"""

from chronomage.games.hands import add_sorted
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.table import Player, Table


def claim_card(seat: Player, card: int, places: int) -> None:
    """Everybody knows that this card is in one of these places."""
    seat.claims = [*seat.claims, Claim(card, 0, places)]


def claim_unseen(seat: Player, level: int) -> None:
    """Everybody has seen the player take a card of this level into the hand, but not which."""
    seat.claims = [*seat.claims, Claim(0, level, HAND)]


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
    """A hidden card is about to be laid open from that place: the claim that it fulfils goes.

    Where several cards may have been the one shown, nobody can tell which; what is said of the others stays true if it
    allows for that.
    """
    if not seat.claims:
        return
    level = table.pack.level[card]
    candidates = [at for at in range(len(seat.claims)) if seat.claims[at].may_be(card, level, place)]
    if not candidates:
        return
    loose = seat.loose & place > 0 and unclaimed(seat, card) > 0  # whether it may be a card without a claim
    gone = candidates[0]
    for at in candidates:
        if seat.claims[at].card == card:
            gone = at
            break
    claim = seat.claims[gone]
    claims = seat.claims[:]
    if claim.card == card:
        allow_for(claims, candidates, gone, card, claim.places)
        if loose and claim.places & ~seat.loose:
            claims[gone] = Claim(card, 0, claim.places | seat.loose)  # of the two, either is left
        else:
            claims.pop(gone)
    elif loose:
        allow_for(claims, candidates, -1, card, seat.loose)
    else:
        for at in candidates:
            if at != gone:
                claims[at] = merged(claims[at], claim)
        claims.pop(gone)
        own(seat, card)
    seat.claims = claims


def allow_for(claims: list[Claim], candidates: list[int], gone: int, card: int, places: int) -> None:
    """The card shown may have been another candidate's: then the known one, in these places, takes its part."""
    for at in candidates:
        if at != gone:
            claims[at] = claims[at].or_known(card, places)


def merged(claim: Claim, gone: Claim) -> Claim:
    """A claim about a card taken unseen, after one like it was fulfilled that may have been this one."""
    wider = Claim(claim.card, claim.level, claim.places | gone.places, claim.copy, claim.copy_places)
    return wider.or_known(gone.copy, gone.copy_places) if gone.copy else wider


def unclaimed(seat: Player, card: int) -> int:
    """How many of an owned card are hidden without any claim about them."""
    count = seat.owned.count(card) - seat.open_cards().count(card)
    for claim in seat.claims:
        if claim.card == card:
            count -= 1
    return count


def unclaimed_cards(seat: Player) -> list[int]:
    """All owned cards that are hidden without any claim about them."""
    rest = seat.owned[:]
    for card in seat.open_cards():
        rest.remove(card)
    for claim in seat.claims:
        if claim.card:
            rest.remove(claim.card)
    return rest


def moved(seat: Player, source: int, target: int) -> None:
    """A hidden card went from one hidden place to another, and nobody knows which."""
    if seat.loose & source:
        seat.loose |= target
    for claim in seat.claims:
        if (claim.places | claim.copy_places) & source:
            seat.claims = [each.wider(source, target) for each in seat.claims]
            return


def emptied(seat: Player, place: int) -> None:
    """No hidden card is in that place any more."""
    seat.loose &= ~place
    for claim in seat.claims:
        if (claim.places | claim.copy_places) & place:
            seat.claims = [certain(seat, each.without(place)) for each in seat.claims]
            return


def fill_up(seat: Player) -> None:
    """A place as full as the cards that must be in it holds no other card: what that makes certain is written down."""
    if not seat.claims:
        return
    exclude_others(seat, HAND, len(seat.hand))
    for timer in seat.timers:
        if timer.delays:
            exclude_others(seat, under(timer.place), len(timer.delays))


def exclude_others(seat: Player, place: int, size: int) -> None:
    """Where that many claims hold in this place alone, all others hold elsewhere."""
    bound = 0
    for claim in seat.claims:
        if claim.places == place and not claim.copy:
            bound += 1
    if bound < size or (bound == len(seat.claims) and not seat.loose & place):
        return
    seat.loose &= ~place
    seat.claims = [
        claim if claim.places == place and not claim.copy else certain(seat, claim.without(place))
        for claim in seat.claims
    ]


def certain(seat: Player, claim: Claim) -> Claim:
    """A claim that can hold in one way alone, said so: the card taken unseen was the one shown, its copy is known."""
    if claim.places == 0 and claim.copy:
        own(seat, claim.copy)
        return Claim(claim.copy, 0, claim.copy_places)
    return claim


def deck_ran_out(seat: Player) -> None:
    """The deck is empty: every hidden card is in the hand or under a Timer. What is shuffled next has been seen."""
    emptied(seat, DECK)
    rest = unclaimed_cards(seat)
    if rest:
        seat.claims = seat.claims + [Claim(card, 0, seat.loose) for card in rest]
    seat.loose = DECK


def forget(seat: Player, card: int) -> None:
    """The one card of its kind has left the player in the open: no claim is about it any more."""
    seat.claims = [claim for claim in seat.claims if claim.card != card]


def hidden_places(seat: Player) -> int:
    """Every hidden place of the player in which a card can be."""
    places = HAND | DECK
    for timer in seat.timers:
        places |= under(timer.place)
    return places
