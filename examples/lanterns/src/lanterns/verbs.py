"""The course of a game: what is done and asked in a round."""

from chronomage.kernel.machine import Program
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question, Together

from lanterns.table import COPIES, HAND, LANTERNS, NONE, Table

GAME, ROUND, LUCK = range(3)  # the programs by number

# Choices by number: a lantern lit is its own number.
TAKE, ROLL = 11, 12
TEXTS = {**{lantern: f"light {lantern}" for lantern in LANTERNS}, TAKE: "take", ROLL: "roll"}
DIE = 6
ENOUGH = 15  # gems that nobody risks


def rolled(table: Table) -> int:
    """What the die shows."""
    table.revealed += 1
    return 1 + table.random.below(DIE)


class Deal(Deed[Table]):
    """Shuffle the lanterns; everybody gets three."""

    def act(self, state: Table, frame: Frame) -> None:
        state.deck = [lantern for lantern in LANTERNS for _ in range(COPIES)]
        state.random.shuffle(state.deck)
        for player in range(state.seats):
            for _ in range(HAND):
                state.draw(player)


class PlayRounds(Deed[Table]):
    """A round, and then this again, until all rounds have been played."""

    def act(self, state: Table, frame: Frame) -> None:
        if state.round < int(state.options["rounds"]):
            frame.step -= 1
            state.push(ROUND, 0, 0, 0)


class RollPrize(Deed[Table]):
    """How many gems there are to be had."""

    def act(self, state: Table, frame: Frame) -> None:
        state.round += 1
        state.prize = rolled(state)
        state.tell("prize-rolled", round=state.round, gems=state.prize)


class Light(Together[Table]):
    """Everybody secretly lights a lantern."""

    kind = "light"

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        return sorted(set(state.hands[player])) if state.bids[player] == NONE else []

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        state.hands[player].remove(choice)
        state.bids[player] = choice
        state.tell("lantern-lit", player, player=player, lantern=choice)


class Compare(Deed[Table]):
    """The brightest lantern that only one player has lit wins."""

    def act(self, state: Table, frame: Frame) -> None:
        bids, state.bids = state.bids, [NONE] * state.seats
        state.lit += bids
        state.revealed += 1
        for player, lantern in enumerate(bids):
            state.tell("lantern-shown", player=player, lantern=lantern)
        alone = [lantern for lantern in bids if bids.count(lantern) == 1]
        if not alone:
            state.tell("prize-lost", gems=state.prize)
            return
        state.winner = bids.index(max(alone))
        state.push(LUCK, state.winner, 0, 0)


class TryLuck(Question[Table]):
    """Take the gems, or roll for more: a 1 loses them all."""

    kind = "luck"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [TAKE, ROLL] if state.prize < ENOUGH else [TAKE]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == TAKE:
            state.gems[frame.player] += state.prize
            state.tell("prize-taken", player=frame.player, gems=state.prize)
            return True
        die = rolled(state)
        state.tell("die-rolled", player=frame.player, die=die)
        if die == 1:
            state.tell("prize-lost", gems=state.prize)
            return True
        state.prize += die
        return False


class Refill(Deed[Table]):
    """Everybody draws a lantern."""

    def act(self, state: Table, frame: Frame) -> None:
        state.prize = 0
        for player in range(state.seats):
            state.draw(player)


PROGRAMS: list[Program] = [
    [Deal(), PlayRounds()],
    [RollPrize(), Light(), Compare(), Refill()],
    [TryLuck()],
]
