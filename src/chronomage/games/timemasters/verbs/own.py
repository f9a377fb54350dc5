"""Verbs that change a player's own Ke and draw cards: they act at once."""

from chronomage.games.timemasters import ke, zones
from chronomage.games.timemasters.effect import Amount
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import count
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed


class Measured(Deed[Table]):
    """A deed of a certain amount."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount


class AddKe(Measured):
    """Gain permanent Ke."""

    def act(self, state: Table, frame: Frame) -> None:
        ke.gain_permanent(state, frame.player, count(self.amount, state, frame, 0))


class RestoreKe(Measured):
    """Turn exhausted Ke to their active side; half is half of all permanent Ke."""

    def act(self, state: Table, frame: Frame) -> None:
        ke.restore(state, frame.player, count(self.amount, state, frame, state.players[frame.player].ke()))


class ExhaustKe(Measured):
    """Turn active Ke to their exhausted side; half is half of all permanent Ke."""

    def act(self, state: Table, frame: Frame) -> None:
        ke.exhaust(state, frame.player, count(self.amount, state, frame, state.players[frame.player].ke()))


class GainEphemeral(Measured):
    """Gain ephemeral Ke."""

    def act(self, state: Table, frame: Frame) -> None:
        ke.gain_ephemeral(state, frame.player, count(self.amount, state, frame, 0))


class Draw(Measured):
    """Draw cards."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.draw(state, frame.player, count(self.amount, state, frame, 0))


class DrawAndRestore(Measured):
    """Draw a card, then restore a Ke, that many times."""

    def act(self, state: Table, frame: Frame) -> None:
        for _ in range(count(self.amount, state, frame, 0)):
            zones.draw(state, frame.player, 1)
            ke.restore(state, frame.player, 1)


class NextSpellCheaper(Measured):
    """The next spell of this turn costs less."""

    def act(self, state: Table, frame: Frame) -> None:
        ke.change_surcharge(state, frame.player, -count(self.amount, state, frame, 0))


class NextTurnCheaper(Measured):
    """The first spell of the player's next turn costs less."""

    def act(self, state: Table, frame: Frame) -> None:
        amount = count(self.amount, state, frame, 0)
        if amount:
            state.players[frame.player].surcharge_later -= amount
            state.tell("next-turn-cheaper", frame.player, amount=amount)
