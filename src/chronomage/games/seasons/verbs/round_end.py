"""Verbs of the end of a round."""

from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.gains import ChooseTokens
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed


class GainCrystalsIfRich(Deed[Table]):
    """With at least that many tokens in the reserve, gain crystals."""

    def __init__(self, tokens: int, crystals: int) -> None:
        self.tokens = tokens
        self.crystals = crystals

    def act(self, state: Table, frame: Frame) -> None:
        if energy.total(state.players[frame.player].reserve) >= self.tokens:
            ledger.gain_crystals(state, frame.player, self.crystals)


class GainAnyIfPoor(ChooseTokens):
    """With at most that many tokens in the reserve, gain some of any kind."""

    def __init__(self, tokens: int, count: int) -> None:
        super().__init__(count)
        self.tokens = tokens

    def amount(self, state: Table, frame: Frame) -> int:
        return self.count if energy.total(state.players[frame.player].reserve) <= self.tokens else 0


class LoseCrystals(Deed[Table]):
    """Lose that many crystals, or all there are."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        ledger.lose_crystals(state, frame.player, self.amount)


class SacrificeThisIfNoted(Deed[Table]):
    """Sacrifice this card if an earlier verb has noted so."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if frame.note and item is not None:
            zones.sacrifice(state, frame.player, item)
