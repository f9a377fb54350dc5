"""The Timer phase, and putting spells on Timers."""

from chronomage.games.hands import each_once
from chronomage.games.timemasters import ke, zones
from chronomage.games.timemasters.choices import CARD, DELAY, RELEASE, TIMER
from chronomage.games.timemasters.flow import any_moment
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.programs import DELAY as DELAY_PROGRAM
from chronomage.games.timemasters.programs import WHEN_DELAYED, WHEN_PUT, card_program
from chronomage.games.timemasters.table import Player, Table, Timer
from chronomage.games.timemasters.verbs.amounts import laid_on
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class TimerPhase(Question[Table]):
    """Every full Timer must be launched, or delayed with a card from the hand, in the order the player likes."""

    kind = "timers"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        waiting = [timer for timer in seat.timers if not timer.settled and is_full(state, timer)]
        if not waiting:
            return []
        launches = any_moment.launches(state, seat)
        delays = [DELAY + timer.place for timer in waiting] if seat.hand else []
        return any_moment.restores(seat) + launches + delays + any_moment.releases(seat)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if DELAY < choice < RELEASE:
            timer = state.players[frame.player].timer(choice - DELAY)
            assert timer is not None
            state.push(DELAY_PROGRAM, frame.player, timer.card, timer.place)
        else:
            any_moment.act(state, frame.player, choice)
        return False


class DelayTimer(Question[Table]):
    """Choose the card that goes face down under the Timer at the frame's place."""

    kind = "delay"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return each_once(state.players[frame.player].hand, CARD)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        timer = state.players[frame.player].timer(frame.item)
        assert timer is not None
        zones.delay_timer(state, frame.player, choice - CARD, timer)
        effect = state.push(card_program(timer.card, WHEN_DELAYED), frame.player, timer.card, timer.place)
        effect.bag = laid_on(timer)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].hand) == 1


def can_take(state: Table, player: int, timer: Timer, card: int, spendable: int) -> bool:
    """Whether the player could pay for this spell on that Timer, and it has an empty slot."""
    return not is_full(state, timer) and ke.cost(state, player, card, timer) <= spendable


def some_timer_takes(state: Table, player: int, seat: Player, card: int, spendable: int) -> bool:
    """Whether there is a Timer for this spell."""
    return any(can_take(state, player, timer, card, spendable) for timer in seat.timers)


class ChooseTimer(Question[Table]):
    """Choose the Timer that the frame's spell is put on."""

    kind = "put"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        spendable = ke.spendable(state, frame.player)
        return [
            TIMER + timer.place
            for timer in state.players[frame.player].timers
            if can_take(state, frame.player, timer, frame.card, spendable)
        ]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.item = choice - TIMER
        frame.left = ke.cost(state, frame.player, frame.card, state.players[frame.player].timer(frame.item))
        return True


class PutOnTimer(Deed[Table]):
    """The spell is paid for and goes on its Timer, which may act on that."""

    def act(self, state: Table, frame: Frame) -> None:
        timer = state.players[frame.player].timer(frame.item)
        assert timer is not None
        zones.put_on_timer(state, frame.player, frame.card, timer)
        effect = state.push(card_program(timer.card, WHEN_PUT), frame.player, timer.card, timer.place)
        effect.bag = laid_on(timer)
