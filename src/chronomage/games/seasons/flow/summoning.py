"""Summoning: what a card costs its player now, how it is paid, and how it enters play."""

from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.choices import DONE, ENERGY
from chronomage.games.seasons.programs import VASE
from chronomage.games.seasons.table import Player, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

STAFF_OF_SPRING = 6
STAFF_CRYSTALS = 3
HAND_OF_FORTUNE = 20
FORGOTTEN_VASE = 30
ELEMENTAL_AMULET = 31
ARCANO_LEECH = 33


def leech_toll(table: Table, player: int) -> int:
    """The crystals that summoning a card costs extra: one for each Arcano Leech among the opponents."""
    toll = 0
    for other in range(table.seats):
        if other != player:
            toll += table.players[other].count(ARCANO_LEECH)
    return toll


def spared(seat: Player, cost: int) -> int:
    """How many tokens of this cost Hands of Fortune take off; one is always left."""
    hands = seat.count(HAND_OF_FORTUNE)
    return max(0, min(hands, energy.total(cost) - 1)) if hands else 0


def can_summon_any(table: Table, player: int) -> bool:
    """Whether there is room, and nothing else forbids to summon at all."""
    return zones.has_room(table, player)


def summonable(table: Table, player: int, have: int) -> list[int]:
    """The different cards of the hand that the player can pay for with the energy he has."""
    seat = table.players[player]
    crystals = seat.crystals - leech_toll(table, player)
    hands = seat.count(HAND_OF_FORTUNE)
    energy_cost = table.settings.energy_cost
    crystal_cost = table.settings.crystal_cost
    found: list[int] = []
    last = 0
    for card in seat.hand:
        if card == last:
            continue
        last = card
        if crystal_cost[card] > crystals:
            continue
        cost = energy_cost[card]
        if card == ELEMENTAL_AMULET:
            if have:
                found.append(card)
        elif energy.covers(have, cost) or (hands and energy.lacking(have, cost) <= min(hands, energy.total(cost) - 1)):
            found.append(card)
    return found


class NameCard(Deed[Table]):
    """The card is named, and the energy that it costs is owed from here on."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.announce(state, frame.player, frame.card)
        frame.bag = state.settings.energy_cost[frame.card]
        frame.note = 0


class ChooseElements(Question[Table]):
    """For an Elemental Amulet: choose one to four different energies to pay; the note has them as bits."""

    kind = "elements"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.floor = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.card != ELEMENTAL_AMULET:
            return []
        seat = state.players[frame.player]
        found = [DONE] if elements_payable(seat, frame.note) else []
        for kind in range(frame.floor, 4):
            if can_be_completed(seat, frame.note | 1 << kind, kind + 1):
                found.append(ENERGY + kind)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            frame.bag = bag_of_elements(frame.note)
            return True
        kind = choice - ENERGY
        frame.note |= 1 << kind
        frame.floor = kind + 1
        return False


def bag_of_elements(elements: int) -> int:
    """One token of each of these energies."""
    bag = energy.EMPTY
    for kind in range(4):
        if elements >> kind & 1:
            bag += energy.one(kind)
    return bag


def elements_payable(seat: Player, elements: int) -> bool:
    """Whether the player can pay for just these energies."""
    if not elements:
        return False
    cost = bag_of_elements(elements)
    return energy.lacking(payable_energy(seat), cost) <= spared(seat, cost)


def can_be_completed(seat: Player, elements: int, floor: int) -> bool:
    """Whether these energies, or these and later ones, can be paid for."""
    if elements_payable(seat, elements):
        return True
    return any(can_be_completed(seat, elements | 1 << kind, kind + 1) for kind in range(floor, 4))


class Spare(Question[Table]):
    """Choose the energy that each Hand of Fortune takes off, so that the rest can be paid."""

    kind = "spare"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = spared(state.players[frame.player], frame.bag)
        frame.floor = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        have = payable_energy(state.players[frame.player])
        found: list[int] = []
        for kind in energy.pickable(frame.bag, frame.floor, frame.left):
            rest = frame.bag - energy.one(kind)
            # What is short below this kind can no longer be taken off, in rising order.
            below = (1 << (kind * 8)) - 1
            if energy.lacking(have, rest & below) == 0 and energy.lacking(have, rest) <= frame.left - 1:
                found.append(ENERGY + kind)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        kind = choice - ENERGY
        frame.bag -= energy.one(kind)
        frame.floor = kind
        frame.left -= 1
        return frame.left == 0


class PaySummoningCrystals(Deed[Table]):
    """Pay the card's crystals, and every Arcano Leech among the opponents its one."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lose_crystals(state, frame.player, state.settings.crystal_cost[frame.card])
        for opponent in state.opponents(frame.player):
            leeches = state.players[opponent].count(ARCANO_LEECH)
            if leeches:
                ledger.steal_crystals(state, opponent, frame.player, leeches)


class EnterSummoned(Deed[Table]):
    """The card enters play; Staffs of Spring and Forgotten Vases act before it does, though not for themselves."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        staffs = seat.count(STAFF_OF_SPRING)
        vases = seat.count(FORGOTTEN_VASE)
        seat.summoned += 1
        item = zones.enter_from_hand(state, frame.player, frame.card)
        state.tell("card-summoned", frame.player, card=frame.card)
        zones.act_on_entering(state, frame.player, item, frame.note)
        for _ in range(vases):
            state.push(VASE, frame.player, FORGOTTEN_VASE, 0)
        ledger.gain_crystals(state, frame.player, STAFF_CRYSTALS * staffs)
