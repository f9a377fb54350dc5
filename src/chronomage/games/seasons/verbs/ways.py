"""Cards that are activated in one of two ways."""

from chronomage.games.seasons import energy
from chronomage.games.seasons.choices import BUY_ENERGY, BUY_TRANSMUTATION, DISCARD_TOP, LOOK
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.games.seasons.verbs.play_area import ChooseWay
from chronomage.kernel.state import Frame

PRICE = 3  # crystals, of the one way that each of these cards sells for crystals


class TokenOrTransmutation(ChooseWay):
    """Tree of Light: an energy for crystals, or the right to transmute for an energy."""

    def __init__(self) -> None:
        super().__init__(BUY_ENERGY, BUY_TRANSMUTATION)

    def first_is_open(self, state: Table, frame: Frame) -> bool:
        return state.players[frame.player].crystals >= PRICE

    def second_is_open(self, state: Table, frame: Frame) -> bool:
        return payable_energy(state.players[frame.player]) != energy.EMPTY


class LookOrDiscardTop(ChooseWay):
    """Crystal Orb: look at the top card, or discard it for crystals."""

    def __init__(self) -> None:
        super().__init__(LOOK, DISCARD_TOP)

    def first_is_open(self, state: Table, frame: Frame) -> bool:
        return True

    def second_is_open(self, state: Table, frame: Frame) -> bool:
        return state.players[frame.player].crystals >= PRICE
