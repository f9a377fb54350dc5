"""Verbs that give: crystals, energy, a higher gauge, the right to transmute."""

from chronomage.games.seasons import energy, ledger
from chronomage.games.seasons.choices import ENERGY
from chronomage.games.seasons.table import Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Pick


class GainCrystals(Deed[Table]):
    """Gain that many crystals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        ledger.gain_crystals(state, frame.player, self.amount)


class GainEnergy(Deed[Table]):
    """Gain these tokens."""

    def __init__(self, letters: str) -> None:
        self.bag = energy.read(letters)

    def act(self, state: Table, frame: Frame) -> None:
        ledger.gain_energy(state, frame.player, self.bag)


class RaiseGauge(Deed[Table]):
    """Raise the summoning gauge."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        ledger.raise_gauge(state, frame.player, self.amount)


class AllowTransmuting(Deed[Table]):
    """Gain the right to transmute until the end of the turn."""

    def act(self, state: Table, frame: Frame) -> None:
        state.players[frame.player].can_transmute = True
        state.tell("transmuting-allowed", frame.player)


class ChooseTokens(Pick[Table]):
    """Choose tokens from the stock one at a time, in rising order; the frame's bag gathers them."""

    kind = "gain-energy"
    counts = True

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def amount(self, state: Table, frame: Frame) -> int:
        """How many tokens the effect gives."""
        return self.count

    def begin(self, state: Table, frame: Frame) -> None:
        # More than a full reserve can never be kept, so no more is asked for: every reserve that could be the
        # result of choosing them all can still be reached.
        frame.left = min(self.amount(state, frame), ledger.reserve_limit(state.players[frame.player]))
        frame.floor = 0
        frame.bag = energy.EMPTY

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        return [ENERGY + kind for kind in range(frame.floor, 4)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        kind = choice - ENERGY
        frame.bag += energy.one(kind)
        frame.floor = kind
        frame.left -= 1
        if frame.left > 0:
            return False
        self.receive(state, frame)
        return True

    def is_forced(self, state: Table, frame: Frame) -> bool:
        # In rising order the last kind can only be followed by itself.
        return True

    def receive(self, state: Table, frame: Frame) -> None:
        """All tokens are chosen: they come at once."""
        ledger.gain_energy(state, frame.player, frame.bag)


class GainAny(ChooseTokens):
    """Gain that many tokens of any kind."""


class GainAnyNoted(ChooseTokens):
    """Gain as many tokens of any kind as an earlier verb has noted."""

    def amount(self, state: Table, frame: Frame) -> int:
        return frame.note


class GainAnyForOtherItems(ChooseTokens):
    """Gain a token of any kind for each other magic item in play."""

    def amount(self, state: Table, frame: Frame) -> int:
        return magic_items(state, frame.player, frame.item)


class PutAnyOnThis(ChooseTokens):
    """Put that many tokens of any kind on this card."""

    kind = "put-energy"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = self.count
        frame.floor = 0
        frame.bag = energy.EMPTY

    def receive(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is not None:
            ledger.put_tokens(state, frame.player, item, frame.bag)


class GainCrystalsForItems(Deed[Table]):
    """Gain crystals for each magic item in play; whether this one counts is a matter of the edition."""

    def __init__(self, each: int) -> None:
        self.each = each

    def act(self, state: Table, frame: Frame) -> None:
        but_for = 0 if state.settings.scepter_counts_itself else frame.item
        ledger.gain_crystals(state, frame.player, self.each * magic_items(state, frame.player, but_for))


class GainCrystalsForFamiliars(Deed[Table]):
    """Gain a crystal for each familiar in play."""

    def act(self, state: Table, frame: Frame) -> None:
        familiars = 0
        for item in state.players[frame.player].in_play:
            if not state.settings.is_item[item.card]:
                familiars += 1
        ledger.gain_crystals(state, frame.player, familiars)


class GainIdolCrystals(Deed[Table]):
    """Gain what the edition's Idol of the Familiar gives on entering."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.gain_crystals(state, frame.player, state.settings.idol_crystals)


def magic_items(state: Table, player: int, but_for: int) -> int:
    """How many magic items the player has in play, not counting the one with that serial."""
    found = 0
    for item in state.players[player].in_play:
        if item.serial != but_for and state.settings.is_item[item.card]:
            found += 1
    return found
