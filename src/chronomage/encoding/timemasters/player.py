"""One player of Time Masters as numbers: what everybody sees, and what everybody can tell of hidden cards."""

from chronomage.encoding.timemasters import layout as at
from chronomage.encoding.timemasters.cards import added, put_sum, put_total
from chronomage.encoding.timemasters.descriptor import Described
from chronomage.encoding.writing import put_number
from chronomage.games.timemasters.claim import DECK, HAND
from chronomage.games.timemasters.table import NO_CAP, Player, Table, Timer


def timers_in_order(seat: Player) -> list[Timer]:
    """The player's Timers by their places: so are their slots."""
    timers = seat.timers
    for number in range(1, len(timers)):
        if timers[number - 1].place > timers[number].place:
            return sorted(timers, key=lambda timer: timer.place)
    return timers


def put_player(row: list[int], cards: Described, number: int, table: Table, player: int) -> None:
    """A player; counted from the seat on, he is this number."""
    place = at.PLAYERS + number * at.PLAYER_SIZE
    seat = table.players[player]
    row.append((place + at.PRESENT) * 256 + 1)
    if table.first == player:
        row.append((place + at.FIRST) * 256 + 1)
    if table.turn == player:
        row.append((place + at.TURN) * 256 + 1)
    if table.x_holder == player:
        row.append((place + at.HOLDS_X) * 256 + 1)
    put_ke(row, place, seat)
    put_number(row, place + at.HAND_SIZE, len(seat.hand))
    put_number(row, place + at.DECK_SIZE, len(seat.deck))
    put_number(row, place + at.DISCARD_SIZE, len(seat.discard))
    put_number(row, place + at.AREA_SIZE, len(seat.area))
    put_number(row, place + at.LAUNCHED_SIZE, len(seat.launched))
    put_number(row, place + at.ASIDE_SIZE, len(seat.aside))
    put_timers_in_play(row, place, cards, table, seat)
    put_known(row, place, cards, table, seat)


def put_ke(row: list[int], place: int, seat: Player) -> None:
    """Ke of both kinds, and what spells cost."""
    put_number(row, place + at.ACTIVE, seat.active)
    put_number(row, place + at.EXHAUSTED, seat.exhausted)
    put_number(row, place + at.EPHEMERAL, seat.ephemeral)
    put_number(row, place + at.SURCHARGE, seat.surcharge)
    put_number(row, place + at.SURCHARGE + 1, -seat.surcharge)
    put_number(row, place + at.SURCHARGE_LATER, seat.surcharge_later)
    put_number(row, place + at.SURCHARGE_LATER + 1, -seat.surcharge_later)
    if seat.cap != NO_CAP:
        row.append((place + at.CAP) * 256 + 4)
        put_number(row, place + at.CAP + 1, seat.cap)
    put_number(row, place + at.SPENT, seat.spent)
    if seat.acted:
        row.append((place + at.ACTED) * 256 + 1)


def put_timers_in_play(row: list[int], place: int, cards: Described, table: Table, seat: Player) -> None:
    """The Timers, and all cards that lie open before the player."""
    opened = added(cards, seat.discard) + added(cards, seat.area) + added(cards, seat.launched)
    opened += added(cards, seat.aside)
    if seat.timers:
        in_play = 0
        full = 0
        stored = 0
        delays = 0
        settled = 0
        for timer in seat.timers:
            in_play += cards.lanes[timer.card]
            opened += added(cards, timer.spells)
            stored += len(timer.spells)
            delays += len(timer.delays)
            if len(timer.spells) >= table.pack.slots[timer.card]:
                full += 1
            if timer.settled:
                settled += 1
        put_total(row, place + at.TIMERS_SUM, in_play)
        put_number(row, place + at.TIMERS_SIZE, len(seat.timers))
        put_number(row, place + at.FULL_TIMERS, full)
        put_number(row, place + at.STORED_SIZE, stored)
        put_number(row, place + at.DELAYS_SIZE, delays)
        put_number(row, place + at.SETTLED_SIZE, settled)
    put_total(row, place + at.OPEN_SUM, opened)


def put_known(row: list[int], place: int, cards: Described, table: Table, seat: Player) -> None:
    """The cards that everybody knows to be the player's, and where those that are hidden may be."""
    put_sum(row, place + at.OWNED_SUM, cards, seat.owned)
    points = 0
    for card in seat.owned:
        points += table.pack.points[card]
    if seat.claims:
        points += put_claims(row, place, cards, seat)
    put_number(row, place + at.POINTS, points)
    if seat.loose & HAND:
        row.append((place + at.LOOSE) * 256 + 1)
    if seat.loose & DECK:
        row.append((place + at.LOOSE + 1) * 256 + 1)
    put_number(row, place + at.LOOSE + 2, bits_in(seat.loose >> 2))


def put_claims(row: list[int], place: int, cards: Described, seat: Player) -> int:
    """What everybody knows of single hidden cards; the answer is what those taken unseen are worth."""
    known = 0
    unseen = [0] * len(at.LEVELS)
    in_hand = 0
    in_deck = 0
    under_timers = 0
    perhaps = 0
    points = 0
    for claim in seat.claims:
        known += cards.lanes[claim.card] * (at.CERTAIN if claim.places == HAND else 1)
        unseen[claim.level] += 1
        points += claim.level
        in_hand += claim.places & HAND
        in_deck += claim.places >> 1 & 1
        under_timers += bits_in(claim.places >> 2)
        if claim.copy:
            perhaps += 1
    put_total(row, place + at.KNOWN_SUM, known)
    for level in range(1, len(at.LEVELS) - 1):
        put_number(row, place + at.UNSEEN + level - 1, unseen[level])
    put_number(row, place + at.CLAIMS, in_hand)
    put_number(row, place + at.CLAIMS + 1, in_deck)
    put_number(row, place + at.CLAIMS + 2, under_timers)
    put_number(row, place + at.CLAIMS + 3, perhaps)
    return points


def bits_in(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count
