"""Verbs that touch every opponent, clockwise."""

from chronomage.games.timemasters import ke, zones
from chronomage.games.timemasters.effect import Amount
from chronomage.games.timemasters.programs import OPPONENT_DISCARDS, OPPONENT_THROWS_TIMER
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import count
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed


class ToOpponents(Deed[Table]):
    """Something that happens to each opponent."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        other = state.left_of(frame.player)
        while other != frame.player:
            self.touch(state, other, count(self.amount, state, frame, self.whole(state, other)))
            other = state.left_of(other)

    def whole(self, state: Table, player: int) -> int:
        """What half and all are of."""
        return state.players[player].ke()

    def touch(self, state: Table, player: int, amount: int) -> None:
        """What happens to one of them."""
        raise NotImplementedError


class OpponentsDearer(ToOpponents):
    """Their next spell costs more."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.change_surcharge(state, player, amount)


class OpponentsCapped(ToOpponents):
    """They spend at most so many Ke in their next turn."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        seat = state.players[player]
        seat.cap = min(seat.cap, amount)
        state.tell("ke-capped", player, amount=seat.cap)


class OpponentsExhaust(ToOpponents):
    """They turn active Ke to their exhausted side."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.exhaust(state, player, amount)


class OpponentsRestore(ToOpponents):
    """They restore Ke."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.restore(state, player, amount)


class OpponentsDraw(ToOpponents):
    """They draw cards."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        zones.draw(state, player, amount)


class OpponentsLoseEphemeral(ToOpponents):
    """They lose ephemeral Ke."""

    def whole(self, state: Table, player: int) -> int:
        return state.players[player].ephemeral

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.lose_ephemeral(state, player, amount)


class OpponentsDiscard(Deed[Table]):
    """They discard cards of their choice from their hands."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        for other in far_to_near(state, frame.player):
            size = len(state.players[other].hand)
            state.push(OPPONENT_DISCARDS, other, frame.card, 0).bag = count(self.amount, state, frame, size)


class OpponentsThrowTimer(Deed[Table]):
    """They discard one of their Timers each, with the spells on it."""

    def act(self, state: Table, frame: Frame) -> None:
        for other in far_to_near(state, frame.player):
            state.push(OPPONENT_THROWS_TIMER, other, frame.card, 0)


def far_to_near(state: Table, player: int) -> list[int]:
    """The opponents, last first: what is pushed last comes first."""
    return [(player + step) % state.seats for step in range(state.seats - 1, 0, -1)]
