"""The game at a table as its journal tells it: every process that reads the same entries comes to the same match."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from chronomage.game import Game, begin
from chronomage.kernel.errors import IllegalChoice
from chronomage.kernel.event import Event
from chronomage.kernel.rules import Rules
from chronomage.kits import rules_of
from chronomage.protocol.codes import Refusal
from chronomage.server.storage import entry as entries
from chronomage.server.storage.downtimes import Downtimes
from chronomage.server.storage.entry import Entry
from chronomage.server.storage.rows import BOT, TableRow
from chronomage.server.tables.clocks import GAME, NONE, Clocks

LONGEST_MESSAGE: Final = 400

# Whoever enters may be told all steps at once. A game has hundreds of choices; only going to and fro has no end.
MOST_STEPS: Final = 10_000

LEFT: Final = "left"
TIME: Final = "time"
GAVE_UP: Final = "gave-up"

BEGAN: Final = "began"


@dataclass(slots=True)
class Asked:
    """A player has asked that all go back; the number is that of the step, which no other request has."""

    number: int
    seat: int
    state: int
    choices: int
    waiting: set[int]


class Happening(NamedTuple):
    """What an entry brought about: everything, with nothing hidden. Views of it are made for each seat."""

    number: int  # of the step: 0 is the beginning, and the first entry of the journal makes the first step
    state: int
    at: int
    did: str
    seat: int
    content: str
    events: list[Event]
    taken_back: int = 0


class Match:
    """A game, its clocks, who is being stood in for, and what has been asked."""

    def __init__(self, row: TableRow, downtimes: Downtimes, rules: Rules | None = None) -> None:
        seats = len(row.seats)
        # Rules that are made of a document are found before: that takes a look into the database.
        rules = rules_of(row.game, row.options) if rules is None else rules
        self.game: Game = begin(rules, seats, int(row.seed), row.options, row.position)
        self.at = row.started_at or 0
        self.number = 0  # entries of the journal so far
        self.state = 0  # how often the game has changed: every choice, and every taking back
        self.since = [0] * seats  # the state from which on a seat's present question has stood as it is
        self.given = 0  # choices that were made before this table was set up, in another game: they stay
        self.brought: list[list[Event]] = []  # what each choice of the game's history brought about
        self.furthest = 0  # no new time for choices that were made before and taken back, unless all agreed to it
        self.is_bot = [seat.kind == BOT for seat in row.seats]
        self.stand_in: list[str | None] = [None] * seats
        self.by_person = [not is_bot for is_bot in self.is_bot]  # whether a person decides for that seat now
        self.asked_undo: Asked | None = None
        self.clocks = Clocks(row.clock, row.clock_seconds, seats, downtimes)
        self.clocks.move_on(self.at, self.ticking(), None, True)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.is_bot)

    def is_asked(self, seat: int) -> bool:
        """Whether the game waits for that seat."""
        return bool(self.game.state.choices_of(seat))

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for that seat now."""
        return self.by_person[seat]

    def ticking(self) -> list[bool]:
        """Whose clocks run."""
        return [self.is_person(seat) and self.is_asked(seat) for seat in range(self.seats)]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must decide now."""
        return [seat for seat, by_person in enumerate(self.by_person) if not by_person and self.is_asked(seat)]

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take back its last choice without asking anybody."""
        history = self.game.history
        if not history or history[-1][0] != seat or not self.by_person[seat] or self.number >= MOST_STEPS:
            return False
        return len(history) > max(self.game.undo_floor, self.given) and not self.game.over

    # What may be done: each of these raises a Refusal, or gives what is to be written down.

    def check_choice(self, seat: int, state: int, choice: str | int) -> str:
        """The text of a choice that this seat may make, having seen that state."""
        self.check_playing(seat)
        self.check_state(seat, state)
        if not self.is_asked(seat):
            raise Refusal("not-your-turn", "it is not your turn.")
        try:
            return self.game.rules.text_of(self.game.legal(seat, choice))
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)[:LONGEST_MESSAGE]) from error

    def check_undo(self, seat: int, state: int) -> str:
        """How many choices this seat takes back by itself."""
        self.check_playing(seat)
        self.check_now(state)
        self.check_length()
        self.last_choice(seat)
        if not self.can_undo(seat):
            raise Refusal(
                "illegal",
                "your last choice cannot be taken back: something hidden has come to light since, or another player "
                "has acted. You can ask the others to agree.",
            )
        return "1"

    def check_asking(self, seat: int, state: int) -> tuple[str, str]:
        """What asking all to go back means: undone at once where only bots are to be asked."""
        self.check_playing(seat)
        self.check_now(state)
        self.check_length()
        if self.asked_undo is not None and self.asked_undo.seat == seat:
            raise Refusal("not-allowed", "you have asked already, and not everybody has answered yet.")
        count = str(len(self.game.history) - self.last_choice(seat))
        others = any(self.is_person(other) for other in range(self.seats) if other != seat)
        return (entries.ASK_UNDO if others else entries.UNDO), count

    def last_choice(self, seat: int) -> int:
        """Where among all choices the last one of this seat stands."""
        history = self.game.history
        for at in range(len(history) - 1, self.given - 1, -1):
            if history[at][0] == seat:
                return at
        raise Refusal("illegal", "you have not chosen anything yet.")

    def check_answer(self, seat: int, state: int, number: int | None) -> None:
        """Whether this seat has been asked to agree, in that state and, where a number is given, by that request."""
        self.check_playing(seat)
        asked = self.asked_undo
        if asked is None or seat not in asked.waiting or state != asked.state or number not in (None, asked.number):
            raise Refusal("stale", "nobody waits for your answer to that any more.")

    def check_playing(self, seat: int) -> None:
        """Refuse those who no longer decide for their seat, and everybody once the game is over."""
        if self.game.over:
            raise Refusal("not-playing", "the game is over.")
        if not self.is_person(seat):
            raise Refusal("not-allowed", "a bot plays on your seat now; return first.")

    def check_state(self, seat: int, state: int) -> None:
        """Refuse what was meant for a question that this seat has answered, or that stands differently now.

        Where several players decide at once, the others' choices do not change the question.
        """
        if not self.since[seat] <= state <= self.state:
            raise Refusal("stale", "the game has moved on since then; look again.")

    def check_now(self, state: int) -> None:
        """Refuse what was not meant for the game as it is now."""
        if state != self.state:
            raise Refusal("stale", "the game has moved on since then; look again.")

    def check_length(self) -> None:
        """Refuse what could be done again and again for ever."""
        if self.number >= MOST_STEPS:
            raise Refusal("not-allowed", "this game has gone to and fro too often: from here it can only go on.")

    # What has happened.

    def apply(self, entry: Entry) -> Happening:
        """Carry out an entry, which is the next of the journal."""
        assert entry.number == self.number, (entry, self.number)
        self.number += 1
        self.at = max(self.at, entry.at)
        before = [self.game.state.choices_of(seat) for seat in range(self.seats)]
        events: list[Event] = []
        taken_back = 0
        progressed = None
        if entry.kind == entries.CHOICE:
            events = self.game.play(entry.seat, entry.content)
            self.brought.append(events)
            self.asked_undo = None
            if len(self.game.history) > self.furthest:
                self.furthest = len(self.game.history)
                progressed = entry.seat
        elif entry.kind == entries.GIVEN:
            self.take_over(entry.content)
        elif entry.kind == entries.UNDO:
            taken_back = int(entry.content)
        elif entry.kind == entries.ASK_UNDO:
            waiting = {seat for seat in range(self.seats) if self.is_person(seat) and seat != entry.seat}
            self.asked_undo = Asked(self.number, entry.seat, self.state, int(entry.content), waiting)
        elif entry.kind == entries.REFUSE:
            self.asked_undo = None
        elif entry.kind == entries.AGREE:
            taken_back = self.agree(entry.seat)
        elif entry.kind == entries.STAND_IN:
            self.stand_in[entry.seat] = entry.content
            self.by_person[entry.seat] = False
            taken_back = self.agree(entry.seat)
        elif entry.kind == entries.GIVE_UP:
            self.game.give_up(entry.seat)
            self.stand_in[entry.seat] = GAVE_UP
            self.asked_undo = None
        elif entry.kind == entries.RETURN:
            self.stand_in[entry.seat] = None
            self.by_person[entry.seat] = not self.is_bot[entry.seat]
        actors = {entry.seat} if entry.kind != entries.GIVEN else set(range(self.seats))
        if taken_back:
            actors.update(player for player, _ in self.game.history[-taken_back:])
            if taken_back == 1 and self.can_undo(entry.seat):
                self.game.undo(entry.seat)
            else:
                self.game.rewind(len(self.game.history) - taken_back)
            del self.brought[len(self.game.history) :]
            self.asked_undo = None
        agreed = bool(taken_back) and entry.kind != entries.UNDO
        if agreed:
            self.furthest = len(self.game.history)
        if taken_back or entry.kind in (entries.CHOICE, entries.GIVEN):
            self.state += 1
            self.follow_questions(actors, before)
        anew = agreed or entry.kind in (entries.CHOICE, entries.GIVEN)
        if self.clocks.kind != NONE:
            self.clocks.move_on(self.at, self.ticking(), progressed, anew)
        return Happening(self.number, self.state, self.at, entry.kind, entry.seat, entry.content, events, taken_back)

    def take_over(self, choices: str) -> None:
        """Go on from the middle of another game, which went as these lines say."""
        for line in choices.split("\n"):
            seat, _, text = line.partition(" ")
            self.brought.append(self.game.play(int(seat), text))
        self.given = self.furthest = len(self.game.history)

    def agree(self, seat: int) -> int:
        """A seat no longer stands against going back; how many choices that takes back, once nobody does."""
        asked = self.asked_undo
        if asked is None or (asked.seat == seat and self.stand_in[seat] is None):
            return 0
        if asked.seat == seat:  # who asked is gone
            self.asked_undo = None
            return 0
        asked.waiting.discard(seat)
        return 0 if asked.waiting else asked.choices

    def follow_questions(self, actors: set[int], before: list[list[int]]) -> None:
        """Whose question is another one now than before: two in a row of one player may offer the same choices."""
        for seat in range(self.seats):
            now = self.game.state.choices_of(seat)
            if seat in actors or now != before[seat]:
                self.since[seat] = self.state

    def opening(self) -> Happening:
        """What happened before the first choice."""
        return Happening(0, 0, self.clocks.at or self.at, BEGAN, -1, "", self.game.opening)

    def may_return(self, seat: int) -> bool:
        """Whether a player may take the seat back from the bot."""
        reason = self.stand_in[seat]
        out_of_time = reason == TIME and self.clocks.kind == GAME
        return reason is not None and reason != GAVE_UP and not out_of_time

    def places(self) -> list[int]:
        """By seat, the place it came in: who gave up comes after everybody else."""
        ranking = self.game.outcome.ranking
        gave_up = [reason == GAVE_UP for reason in self.stand_in]
        order = [(gave_up[seat], ranking[seat]) for seat in range(self.seats)]
        return [1 + sum(other < mine for other in order) for mine in order]
