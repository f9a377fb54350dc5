"""Verbs that touch the other players."""

from chronomage.games.seasons import energy, ledger
from chronomage.games.seasons.choices import PLAYER
from chronomage.games.seasons.programs import SACRIFICE_ONE, TAKE_ITEM_BACK
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.cards import draw_to_hand
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class OpponentsLose(Deed[Table]):
    """Each opponent loses that many crystals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in state.opponents(frame.player):
            ledger.lose_crystals(state, opponent, self.amount)


class EachOpponentPays(Deed[Table]):
    """Each opponent who has a crystal gives one; the note says whether anybody had none."""

    def act(self, state: Table, frame: Frame) -> None:
        frame.note = 0
        for opponent in state.opponents(frame.player):
            if state.players[opponent].crystals == 0:
                frame.note = 1
            ledger.steal_crystals(state, frame.player, opponent, 1)


class StealIfRichest(Deed[Table]):
    """With more crystals than anybody else, steal that many from each opponent."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        mine = state.players[frame.player].crystals
        opponents = state.opponents(frame.player)
        for opponent in opponents:
            if state.players[opponent].crystals >= mine:
                return
        for opponent in opponents:
            ledger.steal_crystals(state, frame.player, opponent, self.amount)


class OpponentsSacrifice(Deed[Table]):
    """Each opponent sacrifices a card of his choice, from the left neighbour on."""

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in reversed(state.opponents(frame.player)):
            state.push(SACRIFICE_ONE, opponent, frame.card, 0)


class AllTakeItemBack(Deed[Table]):
    """Each player takes a magic item back into the hand, from the left neighbour on, this player last."""

    def act(self, state: Table, frame: Frame) -> None:
        state.push(TAKE_ITEM_BACK, frame.player, frame.card, 0)
        for opponent in reversed(state.opponents(frame.player)):
            state.push(TAKE_ITEM_BACK, opponent, frame.card, 0)


class OpponentsLowerGaugeAndDraw(Deed[Table]):
    """Each opponent's gauge falls by one and he draws a card, which he must keep."""

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in state.opponents(frame.player):
            ledger.lower_gauge(state, opponent, 1)
            draw_to_hand(state, opponent)


class OpponentsEnergyBecomesAir(Deed[Table]):
    """All energy in the opponents' reserves becomes air."""

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in state.opponents(frame.player):
            seat = state.players[opponent]
            tokens = energy.total(seat.reserve)
            if tokens:
                seat.reserve = tokens * energy.one(energy.AIR)
                state.tell("energy-became-air", opponent, amount=tokens, source=frame.card)


class CopyReserve(Question[Table]):
    """Choose an opponent and gain the same tokens as in his reserve."""

    kind = "opponent"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [PLAYER + opponent for opponent in range(state.seats) if opponent != frame.player]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        state.tell("reserve-copied", frame.player, card=frame.card, other=choice - PLAYER)
        ledger.gain_energy(state, frame.player, state.players[choice - PLAYER].reserve)
        return True
