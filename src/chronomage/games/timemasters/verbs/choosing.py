"""Verbs by which a card goes one way or another: conditions, a choice of two effects, and whom it is about."""

from chronomage.games.timemasters.choices import FIRST, PLAYER, SECOND
from chronomage.games.timemasters.effect import OPPONENT, Amount, Condition, Effect
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import count, holds
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class Unless(Deed[Table]):
    """Leave out so many steps of the program, unless the condition is fulfilled."""

    def __init__(self, condition: Condition, steps: int) -> None:
        self.condition = condition
        self.steps = steps

    def act(self, state: Table, frame: Frame) -> None:
        if not holds(self.condition, state, frame):
            frame.step += self.steps


class Skip(Deed[Table]):
    """Leave out so many steps of the program: they belong to the effect that was not chosen."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def act(self, state: Table, frame: Frame) -> None:
        frame.step += self.steps


class Either(Question[Table]):
    """Choose one of two effects: the steps of the first follow, and those of the second after them."""

    kind = "either"

    def __init__(self, first: Effect, second: Effect, steps: int) -> None:
        self.first = first  # for those who weigh them
        self.second = second
        self.steps = steps  # up to the second

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [FIRST, SECOND]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == SECOND:
            frame.step += self.steps
        return True


class ChooseOpponent(Question[Table]):
    """Choose the opponent whom the next step is about; the frame's `left` names the seat."""

    kind = "opponent"

    def __init__(self, effect: Effect) -> None:
        self.effect = effect  # for those who weigh it

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [PLAYER + player for player in range(state.seats) if player != frame.player]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.left = choice - PLAYER
        return True


class AskOthers(Deed[Table]):
    """Others must do something of their own choice: each opponent clockwise, or the chosen one.

    The program asks them; the frame's bag is how much is wanted of each.
    """

    def __init__(self, program: int, amount: Amount, who: int, of_hand: bool) -> None:
        self.program = program
        self.amount = amount
        self.who = who
        self.of_hand = of_hand  # whether half and all are of the hand, and not of the discard pile

    def act(self, state: Table, frame: Frame) -> None:
        for other in [frame.left] if self.who == OPPONENT else far_to_near(state, frame.player):
            seat = state.players[other]
            whole = len(seat.hand if self.of_hand else seat.discard)
            state.push(self.program, other, frame.card, 0).bag = count(self.amount, state, frame, whole)


def far_to_near(state: Table, player: int) -> list[int]:
    """The opponents, last first: what is pushed last comes first."""
    return [(player + step) % state.seats for step in range(state.seats - 1, 0, -1)]
