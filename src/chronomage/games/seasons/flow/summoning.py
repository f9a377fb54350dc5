"""Summoning: what a card costs its player now, how it is paid, and how it enters play."""

from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.card_numbers import (
    ARCANO_LEECH,
    ELEMENTAL_AMULET,
    FORGOTTEN_VASE,
    HAND_OF_FORTUNE,
    STAFF_OF_SPRING,
)
from chronomage.games.seasons.choices import DONE, ENERGY
from chronomage.games.seasons.options import ENTANGLING_ROOTS, NATURE_SPIRIT
from chronomage.games.seasons.programs import VASE
from chronomage.games.seasons.table import Player, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Pick, Question

STAFF_CRYSTALS = 3


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
    return zones.has_room(table, player) and not held_by_roots(table, player)


def held_by_roots(table: Table, player: int) -> bool:
    """Whether Entangling Roots hold the player: one card from the hand has been summoned this turn."""
    return table.enchantment == ENTANGLING_ROOTS and table.players[player].turn_summons > 0


def summonable(table: Table, player: int, have: int) -> list[int]:
    """The different cards of the hand that the player can pay for with the energy he has."""
    seat = table.players[player]
    crystals = seat.crystals - leech_toll(table, player)
    hands = seat.count(HAND_OF_FORTUNE)
    plain = hands == 0 and table.enchantment != NATURE_SPIRIT
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
        if card != ELEMENTAL_AMULET and plain:
            if energy.covers(have, energy_cost[card]):
                found.append(card)
        elif energy_is_enough(table, seat, card, have):
            found.append(card)
    return found


def energy_is_enough(table: Table, seat: Player, card: int, have: int) -> bool:
    """Whether this energy pays for the card, with what Hands of Fortune take off and Nature Spirit adds."""
    if card == ELEMENTAL_AMULET:
        return any(elements_payable(table, seat, 1 << kind, have) for kind in range(4))
    return is_payable(table, seat, table.settings.energy_cost[card], have)


def is_payable(table: Table, seat: Player, cost: int, have: int) -> bool:
    """Whether this energy pays that cost, the extra energy of Nature Spirit included."""
    if table.enchantment != NATURE_SPIRIT:
        return pays(seat, cost, have)
    return any(pays(seat, cost + energy.one(kind), have) for kind in range(4))


def pays(seat: Player, cost: int, have: int) -> bool:
    """Whether this energy pays that cost but for what Hands of Fortune take off."""
    return energy.lacking(have, cost) <= spared(seat, cost)


class NameCard(Deed[Table]):
    """The card is named, and the energy that it costs is owed from here on."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.announce(state, frame.player, frame.card)
        frame.bag = state.settings.energy_cost[frame.card]
        frame.note = 0


class ChooseElements(Pick[Table]):
    """For an Elemental Amulet: choose one to four different energies to pay; the note has them as bits."""

    kind = "elements"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.floor = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.card != ELEMENTAL_AMULET:
            return []
        found = [DONE] if frame.note and self.payable(state, frame, frame.note) else []
        for kind in range(frame.floor, 4):
            if self.can_be_completed(state, frame, frame.note | 1 << kind, kind + 1):
                found.append(ENERGY + kind)
        return found

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def payable(self, state: Table, frame: Frame, elements: int) -> bool:
        """Whether the player can pay for just these elements."""
        seat = state.players[frame.player]
        return elements_payable(state, seat, elements, payable_energy(seat))

    def can_be_completed(self, state: Table, frame: Frame, elements: int, floor: int) -> bool:
        """Whether these elements, or these and later ones, can be paid for."""
        if self.payable(state, frame, elements):
            return True
        return any(self.can_be_completed(state, frame, elements | 1 << kind, kind + 1) for kind in range(floor, 4))

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


def elements_payable(table: Table, seat: Player, elements: int, have: int) -> bool:
    """Whether this energy pays for an Elemental Amulet with just these elements."""
    return elements > 0 and is_payable(table, seat, bag_of_elements(elements), have)


class AddEnergyForSpirit(Question[Table]):
    """Under Nature Spirit a card summoned costs one energy more, of the player's choice."""

    kind = "nature-spirit"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if state.enchantment != NATURE_SPIRIT:
            return []
        seat = state.players[frame.player]
        have = payable_energy(seat)
        return [ENERGY + kind for kind in range(4) if pays(seat, frame.bag + energy.one(kind), have)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.bag += energy.one(choice - ENERGY)
        return True


class Spare(Pick[Table]):
    """Choose the energy that each Hand of Fortune takes off, so that the rest can be paid."""

    kind = "spare"
    counts = True

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

    def is_forced(self, state: Table, frame: Frame) -> bool:
        return frame.left == 1 or energy.goes_one_way(frame.bag, frame.floor, frame.left)


class PaySummoningCrystals(Deed[Table]):
    """Pay the card's crystals, and every Arcano Leech among the opponents its one."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lose_crystals(state, frame.player, state.settings.crystal_cost[frame.card])
        for opponent in state.opponents(frame.player):
            leeches = state.players[opponent].count(ARCANO_LEECH)
            if leeches:
                ledger.steal_crystals(state, opponent, frame.player, leeches, ARCANO_LEECH)


class EnterSummoned(Deed[Table]):
    """The card enters play; Staffs of Spring and Forgotten Vases act before it does, though not for themselves."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        staffs = seat.count(STAFF_OF_SPRING)
        vases = seat.count(FORGOTTEN_VASE)
        seat.turn_summons += 1
        item = zones.enter_from_hand(state, frame.player, frame.card)
        state.tell("card-summoned", frame.player, card=frame.card)
        zones.act_on_entering(state, frame.player, item, frame.note)
        for _ in range(vases):
            state.push(VASE, frame.player, FORGOTTEN_VASE, 0)
        ledger.gain_crystals(state, frame.player, STAFF_CRYSTALS * staffs, STAFF_OF_SPRING)
        # A card that shrinks the reserve does so as soon as it lies there, before the Vases.
        ledger.check_overflow(state, frame.player)
