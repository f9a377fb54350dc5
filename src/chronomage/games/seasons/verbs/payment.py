"""Verbs that take: paying energy and crystals, from the reserve or from an Amulet of Water."""

from chronomage.games.seasons import energy, facts, ledger
from chronomage.games.seasons.choices import AMULET, DONE, ENERGY
from chronomage.games.seasons.table import Player, Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Pick, Question


def token_choices(seat: Player, floor: int, left: int) -> list[int]:
    """The tokens, of amulet and reserve, that can be paid next when `left` are due in rising order from `floor` on."""
    amulet = ledger.amulet_energy(seat)
    found: list[int] = []
    beyond = energy.total(amulet) + energy.total(seat.reserve)
    for choice in range(AMULET, ENERGY + 4):
        if choice < ENERGY:
            here = energy.count(amulet, choice - AMULET)
        else:
            here = energy.count(seat.reserve, choice - ENERGY)
        if choice >= floor and here > 0 and beyond >= left:
            found.append(choice)
        beyond -= here
    return found


def tokens_go_one_way(seat: Player, floor: int, left: int) -> bool:
    """Whether `left` tokens of amulet and reserve, none below `floor`, can only be these: no more, or all alike."""
    amulet = ledger.amulet_energy(seat)
    if floor >= ENERGY:
        return energy.goes_one_way(seat.reserve, floor - ENERGY, left)
    beyond = energy.from_floor(amulet, floor - AMULET)
    if not beyond:
        return energy.goes_one_way(seat.reserve, 0, left)
    reserve = energy.total(seat.reserve)
    return beyond + reserve == left or (not reserve and energy.goes_one_way(amulet, floor - AMULET, left))


def pay_token(state: Table, player: int, choice: int) -> None:
    """Pay the chosen token."""
    if choice < ENERGY:
        ledger.discard_amulet_energy(state, player, choice - AMULET)
    else:
        ledger.discard_energy(state, player, energy.one(choice - ENERGY))


def payable_energy(seat: Player) -> int:
    """All tokens the player can pay with."""
    return seat.reserve + ledger.amulet_energy(seat)


class DiscardTokens(Pick[Table]):
    """Discard so many tokens of the reserve."""

    counts = True

    def amount(self, state: Table, frame: Frame) -> int:
        """How many must go."""
        raise NotImplementedError

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = self.amount(state, frame)
        frame.floor = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        reserve = state.players[frame.player].reserve
        return [ENERGY + kind for kind in energy.pickable(reserve, frame.floor, frame.left)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.floor = choice - ENERGY
        frame.left -= 1
        ledger.discard_energy(state, frame.player, energy.one(frame.floor))
        return frame.left == 0

    def is_forced(self, state: Table, frame: Frame) -> bool:
        return energy.goes_one_way(state.players[frame.player].reserve, frame.floor, frame.left)


class DiscardExcess(DiscardTokens):
    """Discard tokens from an overfull reserve down to its limit."""

    kind = "overflow"

    def amount(self, state: Table, frame: Frame) -> int:
        seat = state.players[frame.player]
        return energy.total(seat.reserve) - ledger.reserve_limit(seat)


class DiscardFromReserve(DiscardTokens):
    """Discard that many tokens of the reserve, or all there are."""

    kind = "discard-energy"

    def __init__(self, count: int) -> None:
        self.count = count

    def amount(self, state: Table, frame: Frame) -> int:
        return min(self.count, energy.total(state.players[frame.player].reserve))


class PayAny(Pick[Table]):
    """Pay that many tokens of any kind."""

    kind = "pay-any"
    counts = True

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = self.count
        frame.floor = AMULET

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        return token_choices(state.players[frame.player], frame.floor, frame.left)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.floor = choice
        frame.left -= 1
        pay_token(state, frame.player, choice)
        return frame.left == 0

    def is_forced(self, state: Table, frame: Frame) -> bool:
        return tokens_go_one_way(state.players[frame.player], frame.floor, frame.left)


class GiveForExchange(PayAny):
    """Give two tokens for as many others."""

    kind = "exchange"

    def __init__(self) -> None:
        super().__init__(facts.EXCHANGED)

    def is_forced(self, state: Table, frame: Frame) -> bool:
        # These tokens are no price of something chosen before: to give them is what the player is asked.
        return frame.picked > 0 and super().is_forced(state, frame)


class Owe(Deed[Table]):
    """Have these tokens paid by the verbs that follow."""

    def __init__(self, letters: str) -> None:
        self.bag = energy.read(letters)

    def act(self, state: Table, frame: Frame) -> None:
        frame.bag = self.bag


class ChooseIdentical(Question[Table]):
    """Choose the kind of which identical tokens are owed; the note keeps it."""

    kind = "identical"

    def __init__(self, size: int) -> None:
        self.size = size

    def wanted(self, state: Table) -> int:
        """How many identical tokens it takes."""
        return self.size

    def choices(self, state: Table, frame: Frame) -> list[int]:
        have = payable_energy(state.players[frame.player])
        size = self.wanted(state)
        return [ENERGY + kind for kind in range(4) if energy.count(have, kind) >= size]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.note = choice - ENERGY
        frame.bag = self.wanted(state) * energy.one(frame.note)
        return True


class ChooseBalanced(ChooseIdentical):
    """The same, as many as the edition's Balance of Ishtar takes."""

    def __init__(self) -> None:
        super().__init__(0)

    def wanted(self, state: Table) -> int:
        return state.settings.balance_size


class PayForced(Deed[Table]):
    """Pay what is owed at once where there is no Amulet of Water to choose."""

    def act(self, state: Table, frame: Frame) -> None:
        if frame.bag and not ledger.amulet_energy(state.players[frame.player]):
            ledger.discard_energy(state, frame.player, frame.bag)
            frame.bag = energy.EMPTY


class ChooseSource(Question[Table]):
    """Pay what is owed kind by kind: a token from the amulet, or all that is left of the kind from the reserve."""

    kind = "pay"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if not frame.bag:
            return []
        kind = first_kind(frame.bag)
        seat = state.players[frame.player]
        found: list[int] = []
        if energy.count(ledger.amulet_energy(seat), kind):
            found.append(AMULET + kind)
        if energy.count(seat.reserve, kind) >= energy.count(frame.bag, kind):
            found.append(ENERGY + kind)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        kind = first_kind(frame.bag)
        if choice < ENERGY:
            ledger.discard_amulet_energy(state, frame.player, kind)
            frame.bag -= energy.one(kind)
        else:
            owed = energy.count(frame.bag, kind) * energy.one(kind)
            ledger.discard_energy(state, frame.player, owed)
            frame.bag -= owed
        return frame.bag == energy.EMPTY


def first_kind(bag: int) -> int:
    """The lowest kind in a bag that is not empty."""
    kind = 0
    while not energy.count(bag, kind):
        kind += 1
    return kind


class PayCrystals(Deed[Table]):
    """Pay that many crystals; that they are there was checked before."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lose_crystals(state, frame.player, self.amount)


class Transmute(Pick[Table]):
    """Transmute tokens of amulet and reserve, as many as the player likes, and at least one."""

    kind = "transmute"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.floor = AMULET

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = token_choices(state.players[frame.player], frame.floor, 1)
        if frame.picked:
            found.insert(0, DONE)
        return found

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            return True
        frame.floor = choice
        ledger.transmute(state, frame.player, (choice - AMULET) % 4, choice < ENERGY)
        return False


class TransmuteIdentical(Deed[Table]):
    """The identical tokens just paid become crystals: three each, and one for each Purse of Io or bonus."""

    def act(self, state: Table, frame: Frame) -> None:
        settings = state.settings
        addition = ledger.transmutation_addition(state, frame.player, settings.balance_takes_bonuses)
        ledger.gain_crystals(state, frame.player, settings.balance_size * (3 + addition))


class TransmuteReserve(Deed[Table]):
    """Every token of the reserve becomes that many crystals, and one for each Purse of Io or bonus."""

    def __init__(self, each: int) -> None:
        self.each = each

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        tokens = energy.total(seat.reserve)
        addition = ledger.transmutation_addition(state, frame.player, state.settings.life_takes_bonuses)
        ledger.discard_energy(state, frame.player, seat.reserve)
        ledger.gain_crystals(state, frame.player, tokens * (self.each + addition))


class DiscardReserve(Deed[Table]):
    """Discard all energy of the reserve."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.discard_energy(state, frame.player, state.players[frame.player].reserve)
