"""Paying for a spell with Ke of both kinds."""

from chronomage.games.timemasters import ke
from chronomage.games.timemasters.choices import EPHEMERAL
from chronomage.games.timemasters.table import Player, Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Question


def fewest_ephemeral(seat: Player, price: int) -> int:
    """How many ephemeral Ke must be used, since there are not enough permanent ones."""
    return max(0, price - seat.active)


class Pay(Question[Table]):
    """Choose how many ephemeral Ke to pay with; the price is what is left in the frame."""

    kind = "pay"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        most = min(frame.left, seat.ephemeral)
        return [EPHEMERAL + count for count in range(fewest_ephemeral(seat, frame.left), most + 1)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        ke.spend(state, frame.player, frame.left, choice - EPHEMERAL)
        return True
