"""Verbs about spells and Timers in play."""

from chronomage.games.timemasters import zones
from chronomage.games.timemasters.choices import CARD, NO, TIMER, YES
from chronomage.games.timemasters.flow.launching import is_full, launch
from chronomage.games.timemasters.programs import DELAY, WHEN_PLAYED, card_program
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class Echo(Question[Table]):
    """Carry out once more what another spell in the spell area does; not one that echoes itself."""

    kind = "echo"

    def __init__(self, optional: bool, echoing: list[bool]) -> None:
        self.optional = optional
        self.echoing = echoing  # by card: whether it has this verb

    def choices(self, state: Table, frame: Frame) -> list[int]:
        spells = sorted({card for card in state.players[frame.player].area if not self.echoing[card]})
        if not spells:
            return []
        found = [CARD + card for card in spells]
        return [NO, *found] if self.optional else found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            card = choice - CARD
            state.tell("spell-echoed", frame.player, card=card)
            state.push(card_program(card, WHEN_PLAYED), frame.player, card, 0)
        return True


class ThrowAway(Deed[Table]):
    """Discard this Timer with the spells on it."""

    def act(self, state: Table, frame: Frame) -> None:
        throw_away_this(state, frame)


class MayThrowAway(Question[Table]):
    """Discard this Timer with the spells on it, or not."""

    kind = "throw-away"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [YES, NO] if state.players[frame.player].timer(frame.item) is not None else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == YES:
            throw_away_this(state, frame)
        return True


def throw_away_this(state: Table, frame: Frame) -> None:
    """Throw away the Timer that the frame is about, if it is still there."""
    timer = state.players[frame.player].timer(frame.item)
    if timer is not None:
        zones.throw_away(state, frame.player, timer)


class ThrowOwnTimer(Question[Table]):
    """Discard one of the own Timers with the spells on it."""

    kind = "throw-timer"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [TIMER + timer.place for timer in state.players[frame.player].timers]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        timer = state.players[frame.player].timer(choice - TIMER)
        assert timer is not None
        zones.throw_away(state, frame.player, timer)
        return True


class LaunchTimer(Question[Table]):
    """Launch one of the own Timers, full or not, whatever the game's options say of launching."""

    kind = "launch"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = [TIMER + timer.place for timer in state.players[frame.player].timers]
        return [NO, *found] if self.optional and found else found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            timer = state.players[frame.player].timer(choice - TIMER)
            assert timer is not None
            launch(state, frame.player, timer)
        return True


class DelayOwnTimer(Question[Table]):
    """Delay one of the own full Timers with a card from the hand; the card is asked for next."""

    kind = "delay-timer"

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        if not seat.hand:
            return []
        found = [TIMER + timer.place for timer in seat.timers if is_full(state, timer)]
        return [NO, *found] if self.optional and found else found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            timer = state.players[frame.player].timer(choice - TIMER)
            assert timer is not None
            state.push(DELAY, frame.player, timer.card, timer.place)
        return True
