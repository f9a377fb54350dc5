"""Verbs that act at once on the player, on each opponent clockwise, or on one whom the player has chosen."""

from chronomage.games.timemasters import ke, zones
from chronomage.games.timemasters.effect import OPPONENT, YOU, Amount
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import count
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed


class Touch(Deed[Table]):
    """Something that happens to players; the amount is counted for the one who acts."""

    def __init__(self, amount: Amount, who: int = YOU) -> None:
        self.amount = amount
        self.who = who

    def act(self, state: Table, frame: Frame) -> None:
        if self.who == YOU:
            self.reach(state, frame, frame.player)
        elif self.who == OPPONENT:
            self.reach(state, frame, frame.left)
        else:
            other = state.left_of(frame.player)
            while other != frame.player:
                self.reach(state, frame, other)
                other = state.left_of(other)

    def reach(self, state: Table, frame: Frame, player: int) -> None:
        """It happens to one of them."""
        self.touch(state, player, count(self.amount, state, frame, self.whole(state, player)))

    def whole(self, state: Table, player: int) -> int:
        """What half and all are of; nothing where a verb knows neither."""
        return 0

    def touch(self, state: Table, player: int, amount: int) -> None:
        """What happens."""
        raise NotImplementedError


class AddKe(Touch):
    """Gain permanent Ke."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.gain_permanent(state, player, amount)


class RestoreKe(Touch):
    """Turn exhausted Ke to their active side; half is half of the exhausted ones."""

    def whole(self, state: Table, player: int) -> int:
        return state.players[player].exhausted

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.restore(state, player, amount)


class ExhaustKe(Touch):
    """Turn active Ke to their exhausted side; half is half of the active ones."""

    def whole(self, state: Table, player: int) -> int:
        return state.players[player].active

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.exhaust(state, player, amount)


class GainEphemeral(Touch):
    """Gain ephemeral Ke."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.gain_ephemeral(state, player, amount)


class LoseEphemeral(Touch):
    """Lose ephemeral Ke."""

    def whole(self, state: Table, player: int) -> int:
        return state.players[player].ephemeral

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.lose_ephemeral(state, player, amount)


class Draw(Touch):
    """Draw cards."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        zones.draw(state, player, amount)


class DrawAndRestore(Touch):
    """Draw a card, then restore a Ke, that many times."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        for _ in range(amount):
            zones.draw(state, player, 1)
            ke.restore(state, player, 1)


class Cheaper(Touch):
    """The next spell costs less: of the player in this turn, of others in theirs."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.change_surcharge(state, player, -amount)


class Dearer(Touch):
    """The next spell costs more: of the player in this turn, of others in theirs."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.change_surcharge(state, player, amount)


class CheaperNextTurn(Touch):
    """The first spell of the player's next turn costs less."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.cheaper_next_turn(state, player, amount)


class Capped(Touch):
    """No more Ke may be spent: by the player in the rest of this turn, by others in their next one."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        ke.limit(state, player, amount)


class CountMore(Touch):
    """So many levels of the spheres more are open in this turn."""

    def touch(self, state: Table, player: int, amount: int) -> None:
        if amount:
            state.budget += amount
            state.tell("levels-added", player, amount=amount, source=state.cause())
