"""A round: the dice, the turns, what the round's end and a changed season bring, and the marker's move."""

from chronomage.games.seasons import choices as answers
from chronomage.games.seasons import facts
from chronomage.games.seasons.choices import AUTO, DIE
from chronomage.games.seasons.effects import PROGRAMS, ROUND_END_ORDER, SEASON_CHANGE_ORDER
from chronomage.games.seasons.marker import move_marker
from chronomage.games.seasons.programs import ROUND_END, ROUND_ENDS, SEASON_CHANGE, TURN
from chronomage.games.seasons.table import NO_DIE, Item, Player, Table
from chronomage.games.seasons.verbs.play_area import chosen_item
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class StartRound(Deed[Table]):
    """Straighten all cards; the first player rolls one die more than there are players."""

    def act(self, state: Table, frame: Frame) -> None:
        state.round += 1
        for seat in state.players:
            seat.die = NO_DIE
            for item in seat.in_play:
                item.used = False
        state.dice_season = state.season()
        size = state.seats + 1
        state.revealed += 1
        state.dice = []
        for place in range(size):
            die = state.season_dice[state.dice_season * size + place]
            state.dice.append(facts.face_code(state.dice_season, die, state.random.below(facts.FACES)))
        frame.player = state.first
        state.tell("round-began", state.first, amount=state.round)
        for place in range(size):
            state.tell("die-rolled", state.first, amount=state.dice[place] + 1, other=place)


class TakeDice(Question[Table]):
    """Each player takes a die, from the first player on; one is left over."""

    kind = "die"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = state.seats

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [DIE + place for place in range(len(state.dice)) if state.dice[place] != NO_DIE]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        place = choice - DIE
        state.players[frame.player].die = state.dice[place]
        state.tell("die-taken", frame.player, amount=state.dice[place] + 1, other=place)
        state.dice[place] = NO_DIE
        frame.player = state.left_of(frame.player)
        frame.left -= 1
        if frame.left > 0:
            return False
        for die in state.dice:
            if die != NO_DIE:
                state.leftover = state.face(die).pips
        return True


class PlayTurns(Deed[Table]):
    """Everybody has a turn, from the first player on."""

    def act(self, state: Table, frame: Frame) -> None:
        for player in reversed(state.turn_order()):
            state.push(TURN, player, 0, 0)


class EndRound(Deed[Table]):
    """Everybody's cards that act at the end of the round do, from the first player on."""

    def act(self, state: Table, frame: Frame) -> None:
        state.tell("round-ended", state.first, amount=state.round)
        for player in reversed(state.turn_order()):
            state.push(ROUND_ENDS, player, 0, 0)


class MoveByLeftoverDie(Deed[Table]):
    """The next player becomes first, and the marker moves by the pips of the die that nobody took."""

    def act(self, state: Table, frame: Frame) -> None:
        state.first = state.left_of(state.first)
        state.dice = []
        move_marker(state, state.leftover, state.first)


class NextRound(Deed[Table]):
    """Go on with another round, or end the game."""

    def act(self, state: Table, frame: Frame) -> None:
        if state.finished():
            end_game(state)
        else:
            frame.step = 0


class EndAtOnce(Deed[Table]):
    """The game is over here and now."""

    def act(self, state: Table, frame: Frame) -> None:
        end_game(state)


def end_game(state: Table) -> None:
    """Nothing more is to be done."""
    state.stack.clear()
    state.tell("game-ended", state.first)


class MarkDue(Deed[Table]):
    """Mark the player's cards whose effect of this kind is now due."""

    def __init__(self, base: int) -> None:
        self.base = base

    def act(self, state: Table, frame: Frame) -> None:
        for item in state.players[frame.player].in_play:
            item.due = len(PROGRAMS[self.base + item.power]) > 0


class InAnyOrder(Question[Table]):
    """Carry out the effects that are due in the order the player likes, or in the automatic one."""

    kind = "order"

    def __init__(self, base: int, order: list[int]) -> None:
        self.base = base
        self.order = order

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0  # becomes 1 once the player leaves the rest to the automatic order

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        due = [item for item in seat.in_play if item.due]
        if not due:
            return []
        if frame.note or len(due) == 1 or all(item.power == due[0].power for item in due):
            return [choice_of(seat, self.first_of(due))]
        found = [AUTO]
        for item in due:
            found.append(choice_of(seat, item))
        found.sort()
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == AUTO:
            frame.note = 1
            return False
        item = chosen_item(state.players[frame.player], choice)
        item.due = False
        state.push(self.base + item.power, frame.player, item.card, item.serial)
        return False

    def first_of(self, due: list[Item]) -> Item:
        """The one that comes first in the automatic order."""
        best = due[0]
        for item in due:
            if self.order.index(item.power) < self.order.index(best.power):
                best = item
        return best


def choice_of(seat: Player, item: Item) -> int:
    """The choice that names this card in play."""
    return answers.in_play(item.card, seat.copy_of(item))


def round_end_program() -> list[Deed[Table] | Question[Table]]:
    """The end of the round for one player."""
    return [MarkDue(ROUND_END), InAnyOrder(ROUND_END, ROUND_END_ORDER)]


def season_change_program() -> list[Deed[Table] | Question[Table]]:
    """A changed season for one player."""
    return [MarkDue(SEASON_CHANGE), InAnyOrder(SEASON_CHANGE, SEASON_CHANGE_ORDER)]
