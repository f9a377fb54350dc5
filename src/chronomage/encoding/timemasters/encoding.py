"""Time Masters as numbers: walks over all that a seat may know of a table, in the order of the layout."""

from typing import Final

from chronomage.encoding.encoding import Encoding
from chronomage.encoding.timemasters import choice_places as policy
from chronomage.encoding.timemasters import layout as at
from chronomage.encoding.timemasters.cards import put_card, put_slot, put_sum
from chronomage.encoding.timemasters.descriptor import Described, described
from chronomage.encoding.timemasters.player import put_player, timers_in_order
from chronomage.encoding.timemasters.question import DISCARDED, SPELLS, pile_of, put_question
from chronomage.encoding.writing import put_number
from chronomage.games.timemasters import choices, facts, ke
from chronomage.games.timemasters.table import UNKNOWN, Player, Table
from chronomage.games.timemasters.visibility import top_of_sphere
from chronomage.kernel.state import State


class TimeMastersEncoding(Encoding):
    """The encoding of Time Masters, one for all packs."""

    def __init__(self) -> None:
        super().__init__("timemasters", tuple(at.TABLE.slices), tuple(policy.POLICY.slices))

    def encode(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        cards = described(state.pack)
        row: list[int] = []
        put_table(row, state)
        put_question(row, cards, state, seat)
        put_spheres(row, cards, state)
        put_own(row, cards, state, seat)
        player = seat
        for number in range(state.seats):
            put_player(row, cards, number, state, player)
            player = state.left_of(player)
        return row

    def places(self, state: State, seat: int, choice_ids: list[int]) -> list[int]:
        assert isinstance(state, Table)
        return [place_of(state, seat, choice) for choice in choice_ids]


def place_of(table: Table, player: int, choice: int) -> int:
    """The place of one choice."""
    seat = table.players[player]
    if choice < choices.LAUNCH:
        return policy.WORD + choice
    if choice < choices.CARD:
        if choice < choices.DELAY:
            return policy.LAUNCH + timer_slot(seat, choice - choices.LAUNCH)
        if choice < choices.TIMER:
            return policy.DELAY + timer_slot(seat, choice - choices.DELAY)
        if choice < choices.PLAYER:
            return policy.TIMER + timer_slot(seat, choice - choices.TIMER)
        return policy.PLAYER + (choice - choices.PLAYER - player) % table.seats
    if choice < choices.PLAY:
        return policy.CARD + policy.slot_of(pile_cards(table, player), choice - choices.CARD)
    if choice < choices.PUT:
        return policy.PLAY + policy.slot_of(seat.hand, choice - choices.PLAY)
    if choice < choices.RELEASE:
        return policy.PUT + policy.slot_of(seat.hand, choice - choices.PUT)
    return policy.RELEASE + policy.slot_of(seat.launched, choice - choices.RELEASE)


def timer_slot(seat: Player, place: int) -> int:
    """The slot of the Timer at that place: Timers are ordered by their places."""
    slot = 0
    for timer in seat.timers:
        if timer.place < place:
            slot += 1
    return slot


def pile_cards(table: Table, player: int) -> list[int]:
    """The cards in the slots, sorted: the pile that the player is asked about, or the hand."""
    seat = table.players[player]
    pile = pile_of(table, player)
    if pile == DISCARDED:
        return seat.discard
    return sorted(seat.area) if pile == SPELLS else seat.hand


def put_table(row: list[int], table: Table) -> None:
    """What is common to all."""
    row.append((at.NUMBER_OF_PLAYERS + table.seats - 2) * 256 + 1)
    settings = table.settings
    if "expansion" in settings.sets:
        row.append(at.OPTIONS * 256 + 1)
    if "promo" in settings.sets:
        row.append((at.OPTIONS + 1) * 256 + 1)
    if not settings.launches_any:
        row.append((at.OPTIONS + 2) * 256 + 1)
    put_number(row, at.ROUND, table.round)
    put_number(row, at.TURN_CHOICES, table.turn_choices)
    if table.turn_choices > 255:
        put_number(row, at.TURN_CHOICES + 1, table.turn_choices // 256)
    put_number(row, at.BUDGET, table.budget)
    put_number(row, at.EMPTY_SPHERES, table.empty_spheres())
    if table.exiled:
        by_level = [0] * len(at.LEVELS)
        for card in table.exiled:
            by_level[table.pack.level[card] + 1] += 1
        for level, count in enumerate(by_level):
            put_number(row, at.EXILED + level, count)
    if table.x_holder >= 0:
        put_number(row, at.TIMER_X, table.x_turns + 3)


def put_spheres(row: list[int], cards: Described, table: Table) -> None:
    """Each sphere with its open card."""
    place = at.SPHERES
    for level in range(1, facts.SPHERES + 1):
        size = len(table.spheres[level])
        put_number(row, place + at.SPHERE_SIZE, size)
        if not size:
            row.append((place + at.SPHERE_EMPTY) * 256 + 1)
        if table.covered >> level & 1:
            row.append((place + at.SPHERE_COVERED) * 256 + 1)
        if table.taken >> level & 1:
            row.append((place + at.SPHERE_TAKEN) * 256 + 1)
        if level <= table.budget:
            row.append((place + at.SPHERE_WITHIN) * 256 + 1)
        top = top_of_sphere(table, level)
        if top != UNKNOWN:
            put_card(row, place + at.SPHERE_CARD, cards, top)
        place += at.SPHERE.size


def put_own(row: list[int], cards: Described, table: Table, player: int) -> None:
    """What the player alone knows, and what is in the slots."""
    seat = table.players[player]
    spendable = ke.spendable(table, player)
    put_number(row, at.SPENDABLE, spendable)
    pile = pile_of(table, player)
    row.append((at.PILE + pile) * 256 + 1)
    put_pile(row, cards, pile_cards(table, player))
    if not pile:
        put_prices(row, table, player, spendable)
    put_launched(row, cards, seat.launched)
    put_timers(row, cards, table, seat)
    put_sum(row, at.HAND_SUM, cards, seat.hand)
    put_sum(row, at.DECK_SUM, cards, seat.deck)
    delays = [card for timer in seat.timers for card in timer.delays]
    put_sum(row, at.DELAYED_SUM, cards, delays)


def put_pile(row: list[int], cards: Described, pile: list[int]) -> None:
    """The cards of a sorted pile in their slots."""
    slot = 0
    place = 0
    size = len(pile)
    while place < size:
        card = pile[place]
        count = 1
        while place + count < size and pile[place + count] == card:
            count += 1
        if slot < at.PILE_SLOTS:
            put_slot(row, at.PILE_CARDS + slot * at.SLOT_SIZE, cards, card, count)
        slot += 1
        place += count
    put_number(row, at.PILE_SIZE, slot)


def put_prices(row: list[int], table: Table, player: int, spendable: int) -> None:
    """What the spells of the hand cost now, where the hand is in the slots."""
    place = at.PILE_CARDS
    end = at.PILE_CARDS + at.PILE_SLOTS * at.SLOT_SIZE
    before = 0
    for card in table.players[player].hand:
        if card != before and place < end:
            if table.pack.is_spell[card]:
                price = ke.cost(table, player, card, None)
                put_number(row, place + at.SLOT_PRICE, price)
                if price <= spendable:
                    row.append((place + at.SLOT_PAYABLE) * 256 + 1)
            place += at.SLOT_SIZE
            before = card


def put_launched(row: list[int], cards: Described, launched: list[int]) -> None:
    """The spells of launched Timers in their slots."""
    slot = 0
    before = 0
    for card in launched:
        if card != before and slot < at.LAUNCHED_SLOTS:
            put_slot(row, at.LAUNCHED_CARDS + slot * at.SLOT_SIZE, cards, card, launched.count(card))
            slot += 1
            before = card


def put_timers(row: list[int], cards: Described, table: Table, seat: Player) -> None:
    """The own Timers in their slots."""
    place = at.TIMERS
    end = at.TIMERS + at.TIMER_SLOTS * at.TIMER_SIZE
    for timer in timers_in_order(seat):
        if place == end:
            break
        free = table.pack.slots[timer.card] - len(timer.spells)
        put_number(row, place + at.TIMER_SPELLS, len(timer.spells))
        put_number(row, place + at.TIMER_FREE, free)
        if free <= 0:
            row.append((place + at.TIMER_FULL) * 256 + 1)
        put_number(row, place + at.TIMER_DELAYS, len(timer.delays))
        if timer.settled:
            row.append((place + at.TIMER_SETTLED) * 256 + 1)
        put_card(row, place + at.TIMER_CARD, cards, timer.card)
        put_sum(row, place + at.TIMER_STORED, cards, timer.spells)
        place += at.TIMER_SIZE


ENCODING: Final = TimeMastersEncoding()
