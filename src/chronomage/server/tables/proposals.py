"""What can be proposed to happen in a game, by a player, a bot or a clock."""

from typing import Final

from chronomage.protocol.codes import Refusal
from chronomage.server.now import now
from chronomage.server.storage import entry as entries
from chronomage.server.tables.match import GAVE_UP, LEFT, TIME, Match

ANY_STATE: Final = -1


class Proposal:
    """Something that is to happen at a seat. It is checked against the match, and once more where that has moved on."""

    def __init__(self, seat: int, state: int = ANY_STATE) -> None:
        self.seat = seat
        self.state = state  # of the game, as whoever proposes it has seen it

    def check(self, match: Match) -> tuple[str, str]:
        """Refuse, or say what is to be written down: the kind of entry and its content."""
        raise NotImplementedError


class PlayerChoice(Proposal):
    """A player answers the open decision."""

    def __init__(self, seat: int, state: int, choice: str | int) -> None:
        super().__init__(seat, state)
        self.choice = choice

    def check(self, match: Match) -> tuple[str, str]:
        """Whether that choice is open."""
        return entries.CHOICE, match.check_choice(self.seat, self.state, self.choice)


class BotChoice(Proposal):
    """A bot answers the open decision, in the state that it has thought about."""

    def __init__(self, seat: int, state: int, choice: int) -> None:
        super().__init__(seat, state)
        self.choice = choice

    def check(self, match: Match) -> tuple[str, str]:
        """Whether the game still waits for this bot."""
        if match.state != self.state or match.is_person(self.seat) or match.game.over:
            raise Refusal("stale", "the game has moved on.")
        return entries.CHOICE, match.game.rules.text_of(match.game.legal(self.seat, self.choice))


class Undo(Proposal):
    """A player takes back their last choice."""

    def check(self, match: Match) -> tuple[str, str]:
        """Whether nobody else is concerned."""
        return entries.UNDO, match.check_undo(self.seat, self.state)


class AskUndo(Proposal):
    """A player asks the others to go back to before their last choice."""

    def check(self, match: Match) -> tuple[str, str]:
        """Whether there is something to be taken back, and somebody to ask."""
        return match.check_asking(self.seat, self.state)


class AnswerUndo(Proposal):
    """A player agrees to go back, or refuses."""

    def __init__(self, seat: int, state: int, number: int | None, agree: bool) -> None:
        super().__init__(seat, state)
        self.number = number
        self.agree = agree

    def check(self, match: Match) -> tuple[str, str]:
        """Whether somebody waits for that answer."""
        match.check_answer(self.seat, self.state, self.number)
        return (entries.AGREE if self.agree else entries.REFUSE), ""


class Leave(Proposal):
    """A player leaves or gives up: a bot plays on, but where one of two gives up the game is over."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(seat)
        self.reason = reason

    def check(self, match: Match) -> tuple[str, str]:
        """Whether they have not left already."""
        stands = match.stand_in[self.seat]
        if match.game.over:
            raise Refusal("not-playing", "the game is over.")
        if stands == GAVE_UP or (stands is not None and self.reason == LEFT):
            raise Refusal("not-allowed", "a bot plays on your seat already.")
        if self.reason == GAVE_UP and match.seats == 2:
            return entries.GIVE_UP, ""
        return entries.STAND_IN, self.reason


class Return(Proposal):
    """A player takes their seat back from the bot."""

    def check(self, match: Match) -> tuple[str, str]:
        """Whether they may."""
        if match.stand_in[self.seat] is None:
            raise Refusal("not-allowed", "you are playing on your seat.")
        if match.game.over or not match.may_return(self.seat):
            raise Refusal("not-allowed", "you cannot return to this game.")
        if match.stand_in[self.seat] == TIME and match.is_asked(self.seat):
            raise Refusal("not-allowed", "your time ran out and the bot is choosing; return when it has.")
        match.check_length()
        return entries.RETURN, ""


class TimeOut(Proposal):
    """A clock has run out: a bot plays on."""

    def check(self, match: Match) -> tuple[str, str]:
        """Whether it has, after all."""
        left = match.clocks.left(self.seat, now())
        if match.game.over or not match.clocks.running[self.seat] or left is None or left > 0:
            raise Refusal("stale", "there is time left.")
        return entries.STAND_IN, TIME
