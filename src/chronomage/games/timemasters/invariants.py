"""What must hold at every moment of a game of Time Masters."""

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.knowledge import unclaimed_cards
from chronomage.games.timemasters.table import Player, Table
from chronomage.kernel.errors import BrokenInvariant


def check(table: Table) -> None:
    """Raise BrokenInvariant where a rule that always holds is broken."""
    check_cards(table)
    permanent = 0
    for player in range(table.seats):
        seat = table.players[player]
        permanent += seat.ke()
        require(seat.active >= 0 and seat.exhausted >= 0, f"player {player} has Ke below zero")
        most = facts.MOST_EPHEMERAL
        require(0 <= seat.ephemeral <= most, f"player {player} has {seat.ephemeral} ephemeral Ke")
        require(seat.hand == sorted(seat.hand), f"the hand of player {player} is out of order")
        require(seat.discard == sorted(seat.discard), f"the discard pile of player {player} is out of order")
        require(player == table.turn or not seat.area, f"player {player} has spells in play out of turn")
        require(player == table.turn or not seat.launched, f"player {player} has launched spells out of turn")
        check_timers(table, player)
        check_knowledge(table, player)
    require(permanent <= facts.ALL_KE, f"{permanent} permanent Ke are in play")
    spells = len(table.players[table.turn].area)
    untouched = not table.taken and not table.over
    exact = untouched and not table.pack.counts_more
    require(not exact or table.budget == spells, f"{table.budget} levels are open to {spells} spells")
    require(table.budget >= 0, "more was taken from the spheres than there are spells")


def require(condition: bool, message: str) -> None:
    """Raise with this message unless the condition holds."""
    if not condition:
        raise BrokenInvariant(message)


def check_cards(table: Table) -> None:
    """No card is lost or made: each level has as many as at the start, and none has too many copies."""
    pack = table.pack
    everything = table.every_card()
    counts = [0] * len(pack.names)
    for card in everything:
        counts[card] += 1
    for card in range(1, len(counts)):
        if counts[card] == 0:
            continue
        if counts[card] > pack.copies[card] * (table.seats if pack.level[card] == 0 else 1):
            raise BrokenInvariant(f"there are too many copies of {pack.names[card]}")
        if not table.settings.has_card(card):
            raise BrokenInvariant(f"{pack.names[card]} is not in this game")
    require(table.cards_by_level(everything) == table.sizes, "cards have been lost or made")
    for level in range(1, facts.SPHERES + 1):
        require(all(pack.level[card] == level for card in table.spheres[level]), f"sphere {level} has other cards")


def check_timers(table: Table, player: int) -> None:
    """Timers hold spells, no more than they have slots, each at a place of its own."""
    seat = table.players[player]
    places = [timer.place for timer in seat.timers]
    require(places == sorted(set(places)), f"the Timers of player {player} are out of order")
    for timer in seat.timers:
        require(len(timer.spells) <= table.pack.slots[timer.card], f"a Timer of player {player} is overfull")
        require(all(table.pack.is_spell[card] for card in timer.spells), f"player {player} has no spell on a Timer")
        require(not timer.delays or is_full(table, timer), f"player {player} delays a Timer that is not full")


def check_knowledge(table: Table, player: int) -> None:
    """What everybody believes about the player's hidden cards is true."""
    seat = table.players[player]
    unseen = seat.all_cards()
    for card in seat.owned:
        if card not in unseen:
            raise BrokenInvariant(f"everybody believes that player {player} has another {table.pack.names[card]}")
        unseen.remove(card)
    levels = sorted(table.pack.level[card] for card in unseen)
    claimed = sorted(claim.level for claim in seat.claims if claim.level)
    require(claimed == levels, f"everybody miscounts the cards that player {player} took unseen")
    require(claims_hold(table, seat), f"everybody believes something false of the hidden cards of player {player}")


def claims_hold(table: Table, seat: Player) -> bool:
    """Whether each claim, and each loose card, can be given a hidden card of its own that fulfils it."""
    hidden = [(card, HAND) for card in seat.hand] + [(card, DECK) for card in seat.deck]
    for timer in seat.timers:
        hidden += [(card, under(timer.place)) for card in timer.delays]
    claims = seat.claims + [Claim(card, 0, seat.loose) for card in unclaimed_cards(seat)]
    given: list[int] = [-1] * len(hidden)
    return all(find_card(table, claims, number, hidden, given, set()) for number in range(len(claims)))


def find_card(
    table: Table, claims: list[Claim], number: int, hidden: list[tuple[int, int]], given: list[int], seen: set[int]
) -> bool:
    """Give a claim a card, moving other claims to other cards where that makes room."""
    claim = claims[number]
    for at in range(len(hidden)):
        card, place = hidden[at]
        if at in seen or not claim.may_be(card, table.pack.level[card], place):
            continue
        seen.add(at)
        if given[at] < 0 or find_card(table, claims, given[at], hidden, given, seen):
            given[at] = number
            return True
    return False
