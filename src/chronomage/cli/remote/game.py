"""A game at a table of a server."""

import math
import queue
import shlex
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from chronomage.cli.remote.clock import face, faces, terms
from chronomage.cli.remote.keyboard import Keyboard, Typed
from chronomage.cli.remote.table_news import UNDID, changes, deed, names_at
from chronomage.cli.source import Hint, Leave, Source
from chronomage.cli.terminal import Terminal, Told
from chronomage.client import Background, Lost, RemoteSeat, stay
from chronomage.client.seat import BEFORE_ALL
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.rules import Outcome
from chronomage.kernel.viewers import WATCHER
from chronomage.pov.observation import Observation
from chronomage.protocol.answers import Answer, Changed, Entered, Said, Step, Update
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import ChatLine, OwnTable, TableView
from chronomage.texts import Saying

QUIET: Final = 0.3  # seconds without news after which what has happened is told
LONGEST: Final = 1.0  # seconds after which it is told although more is happening
RESULT: Final = 5.0  # seconds that the server has to write a result down
MOST_LINES: Final = 20  # of what was said before one came
CLOSED: Final = "closed"
FOR_GOOD: Final = "x"
STAY: Final = "n"
T = TypeVar("T")


class RemoteGame(Source):
    """One game as a client plays or watches it at a server."""

    tells_at_once: ClassVar = True
    help: ClassVar = (
        "server.help-ask-undo",
        "server.help-answer",
        "server.help-say",
        "server.help-return",
        "server.help-clocks",
    )

    def __init__(
        self,
        seat: RemoteSeat,
        table: TableView,
        network: Background,
        terminal: Terminal[Any, Any],
        console: Console,
        come_back_flags: Sequence[str],
        is_host: bool,
    ) -> None:
        super().__init__(terminal, console)
        self.seat = seat
        self.table = table  # as the person knows it
        self.network = network
        self.come_back_flags = come_back_flags
        self.is_host = is_host
        self.last_line = 0  # of what others have said
        self.inbox: queue.Queue[Typed | Answer | bool | Exception] = queue.Queue()
        self.keyboard = Keyboard(self.inbox.put)
        self.by_hand = sys.stdin.isatty()  # who types by hand may do so at any time; a script is read when asked
        self.typed: Typed | None = None  # while something happened that is to be told first
        self.prompted = False
        self.connected = True
        self.rematch: OwnTable | None = None  # where the person plays on once this game is over

    def sit_down(self) -> None:
        """Enter the table, and stay there whatever becomes of the connection."""
        self.seat.follow(self.inbox.put)
        if (told := terms(self.terminal.say, self.table.clock)) is not None:
            self.console.print(told)
        self.network.call(self.seat.client.connect())
        self.network.call(self.seat.enter(since=BEFORE_ALL))
        if self.seat.stood_in in ("left", "time") and self.seat.outcome is None:
            self.attempt(self.seat.take_back())
        self.network.start(self.remain())
        self.catch_up()

    async def remain(self) -> None:
        """Stay at the table; what makes that impossible is told as well."""
        try:
            await stay(self.seat, self.inbox.put)
        except ChronomageError as error:
            self.inbox.put(error)

    # What is known

    @property
    def viewer(self) -> int:
        """The person's seat, or WATCHER."""
        return WATCHER if self.seat.seat is None else self.seat.seat

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return names_at(self.table, self.terminal.texts)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.seat.outcome

    def observation(self) -> Observation[Any] | None:
        """All that the person may know now."""
        return None if self.seat.position is None else self.seat.observation()

    def decision(self) -> Decision | None:
        """The decision that is open to the person."""
        return self.seat.decision

    @property
    def is_asked(self) -> bool:
        """Whether somebody waits for the person: the game, or a player who wants to go back."""
        return self.connected and (self.decision() is not None or self.has_request)

    @property
    def has_request(self) -> bool:
        """Whether a player waits for the person to agree to go back."""
        asked = None if self.seat.position is None else self.seat.position.undo_asked
        return asked is not None and self.viewer in asked.waiting

    # What is heard

    def listen(self) -> str | None:
        """The next line; None as soon as there is something to tell."""
        typed, self.typed = self.typed, None
        if typed is not None:
            return self.line_of(typed)
        before = self.decision()  # first of all: the network's thread may open a decision at any moment from here on
        if self.by_hand or self.is_asked:
            self.prompt(self.prompt_text())
            self.keyboard.wish()
        patience: float | None = None  # for more of what has begun to happen
        latest = math.inf
        while time.monotonic() < latest:
            try:
                item = self.inbox.get(timeout=patience)
            except queue.Empty:
                break
            if isinstance(item, Typed):
                if not self.heard and self.decision() == before:
                    return self.line_of(item)
                # It was typed for what stood there before.
                self.typed = item if self.decision() == before else None
                break
            self.take(item)
            if self.outcome is not None or (self.is_asked and self.heard) or self.decision() != before:
                break
            if self.heard and patience is None:
                patience, latest = QUIET, time.monotonic() + LONGEST
        if self.prompted:
            self.prompted = False
            self.console.print()
        return None

    def prompt_text(self) -> str:
        """What stands before the place to type at; where the person has a clock, what it shows."""
        clocks = self.seat.time_left
        left = clocks[self.seat.seat] if clocks and self.seat.seat is not None else None
        key = "prompt" if self.is_asked else "server.prompt-waiting"
        return ("" if left is None else f"{face(left)} ") + self.terminal.say(key)

    def prompt(self, text: str) -> None:
        """Show where to type, unless that stands there."""
        if not self.prompted:
            self.console.print(Text(text, "bold"), end="")
            self.prompted = True

    def line_of(self, typed: Typed) -> str:
        """The line that was typed; one that is piped in is shown as if it had been typed."""
        self.prompted = False
        if typed.line is None:
            raise EOFError
        if not self.by_hand:
            self.console.print(typed.line)
        return typed.line

    def read(self, prompt: str) -> str:
        """The answer to a question that is not about the game, which goes on meanwhile."""
        self.prompted = False
        self.prompt(prompt)
        typed, self.typed = self.typed, None
        while typed is None:
            self.keyboard.wish()
            item = self.inbox.get()
            if isinstance(item, Typed):
                typed = item
            else:
                self.take(item)
                self.tell_after_game(prompt)
        return self.line_of(typed)

    def tell_after_game(self, prompt: str) -> None:
        """Say what others say and want once the game is over: no question of the game is put any more."""
        if self.outcome is None or not self.heard:
            return
        lines, self.heard, self.prompted = self.heard, [], False
        self.console.print()
        for line in lines:
            self.console.print(line)
        self.prompt(prompt)

    def catch_up(self) -> None:
        """Take in what has come already."""
        while True:
            try:
                item = self.inbox.get_nowait()
            except queue.Empty:
                return
            if isinstance(item, Typed):
                self.typed = item
            else:
                self.take(item)

    def take(self, item: Answer | bool | Exception) -> None:
        """Take in a message of the server, or what became of the connection."""
        if isinstance(item, Exception):
            raise item
        if isinstance(item, bool):
            self.connected = item
            self.heard.append(self.terminal.say("server.back" if item else "server.lost"))
        elif isinstance(item, Entered):
            self.table_changed(item.table)
            self.take_lines(item.chat)
            self.take_steps(item.steps)
        elif isinstance(item, Update):
            self.take_steps(item.steps)
        elif isinstance(item, Changed):
            self.table_changed(item.table)
        elif isinstance(item, Said):
            self.take_lines([item.line])

    def take_lines(self, lines: Sequence[ChatLine]) -> None:
        """What somebody said, each line once."""
        new = [line for line in lines if line.number > self.last_line]
        self.last_line = max([self.last_line, *(line.number for line in new)])
        self.heard += [f"{line.name}: {line.text}" for line in new[-MOST_LINES:]]

    def table_changed(self, table: TableView) -> None:
        """Who is at the table now."""
        self.heard += changes(self.terminal.say, self.table, table, self.seat.seat)
        self.table = table
        if table.status == CLOSED:
            raise Leave

    def take_steps(self, steps: Sequence[Step]) -> None:
        """What happened, one step after the other."""
        for step in steps:
            self.others_acted = self.others_acted or step.seat != self.viewer or step.did != "chose"
            told = deed(self.terminal.say, step, self.names)
            if told is not None:
                self.heard.append(told)
            if told is not None and step.choices and step.did != UNDID:
                self.heard.append(self.terminal.say("server.gone-back"))
            self.hear(Told(event.kind, Saying(event.key, event.facts)) for event in step.events)
        if self.has_request and any(step.did == "asked-undo" for step in steps):
            self.heard.append(self.how_far())
            self.heard.append(self.terminal.say("server.agree-or-refuse"))

    def how_far(self) -> str:
        """What would be taken back by what a player asks for."""
        asked = None if self.seat.position is None else self.seat.position.undo_asked
        assert asked is not None, "somebody has asked"
        told = [Told(event.kind, Saying(event.key, event.facts)) for event in asked.events]
        if not told:
            return self.terminal.say("server.how-far", amount=asked.choices)
        first = self.terminal.sentences(told[:1], self.names)[0]
        return self.terminal.say("server.how-far-first", amount=asked.choices, what=first)

    # What is done

    def attempt(self, errand: Any) -> bool:
        """Ask something of the server; false, and said why, where it refuses."""
        try:
            self.network.call(errand)
        except Refusal as refusal:
            self.catch_up()
            self.console.print(refusal.message)
            return False
        except Lost:
            self.connected = False  # until we are told that we are back
            self.catch_up()
            self.say("server.not-sent")
            return False
        self.catch_up()
        return True

    def choose(self, choice: Choice) -> bool:
        """Make a choice."""
        return self.attempt(self.seat.choose(choice.id))

    def undo(self) -> bool:
        """Take back the last choice, as far as nobody needs to be asked."""
        if self.seat.position is None or not self.seat.position.can_undo:
            self.say("nothing-to-undo")
            self.say("server.or-ask")
            return False
        return self.attempt(self.seat.undo())

    def hint(self, decision: Decision) -> Hint | None:
        """What a bot of the server would choose, and why."""
        try:
            hinted = self.network.call(self.seat.hint())
        except (Refusal, Lost) as error:
            self.console.print(str(error))
            return None
        choice = decision.find(hinted.choice)
        said = [Saying(reason.key, reason.facts) for reason in hinted.reasons]
        return None if choice is None else Hint(choice, said)

    def obey(self, command: str, rest: str) -> bool:
        """What can be done at a table with others."""
        if command == "t" and rest:
            self.attempt(self.seat.say(rest))
        elif command == "U" and self.seat.position is not None:
            self.attempt(self.seat.ask_undo())
        elif command in ("y", "n") and self.has_request:
            self.attempt(self.seat.answer_undo(agree=command == "y"))
        elif command == "r" and self.may_play_again:
            self.play_again()
        elif command == "r" and self.seat.stood_in is not None:
            self.attempt(self.seat.take_back())
        elif command == "k":
            self.show_clocks()
        else:
            return False
        return True

    def show_clocks(self) -> None:
        """What all clocks show now."""
        position = self.seat.position
        if position is None or position.clock is None:
            self.say("server.no-clocks")
            return
        for line in faces(self.names, self.seat.time_left, position.clock.running):
            self.console.print(Padding(line, (0, 0, 0, 2)))

    # Once the game is over

    @property
    def may_play_again(self) -> bool:
        """Whether the person can ask for a rematch."""
        return self.outcome is not None and self.seat.seat is not None

    @property
    def after_game(self) -> str:
        """The text on what can be done."""
        return "server.after-game" if self.may_play_again else super().after_game

    @property
    def goes_on(self) -> bool:
        """Whether there is a rematch, with the person at its table."""
        return self.rematch is not None

    def play_again(self) -> None:
        """Sit down for the rematch; set it up where nobody has."""
        try:
            self.rematch = self.once_written(lambda: self.seat.client.rematch(self.seat.table_id))
        except (Refusal, Lost) as error:
            self.console.print(str(error))

    def save(self, path: Path) -> bool:
        """Write the record that the server has of the finished game."""
        try:
            path.write_bytes(self.once_written(lambda: self.seat.client.record(self.seat.table_id, self.seat.invite)))
        except (OSError, Refusal, Lost) as error:
            self.say("cannot-save", path=path, reason=getattr(error, "strerror", None) or str(error))
            return False
        return True

    def once_written(self, errand: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Ask for something of a finished game, whose last choice is told before its result is written down."""
        deadline = time.monotonic() + RESULT
        while True:
            try:
                return self.network.call(errand())
            except Refusal as refusal:
                if refusal.code != "not-allowed" or time.monotonic() > deadline:
                    raise
            time.sleep(0.1)

    # Leaving

    def quit(self) -> None:
        """Leave for a while, or leave the seat to a bot."""
        if self.seat.seat is None:
            raise Leave
        begun = self.seat.position is not None
        answer = self.read(self.terminal.say("server.quit" if begun else "server.quit-waiting")).casefold()
        if answer == STAY:
            return
        if answer != FOR_GOOD or self.attempt(self.leave_seat()):
            raise Leave

    async def leave_seat(self) -> None:
        """Leave the seat: to a bot, or before the game begins to anybody; a table without its host is closed."""
        if self.seat.position is not None:
            await self.seat.leave()
        elif self.is_host:
            await self.seat.client.close_table(self.seat.table_id)
        else:
            await self.seat.client.get_up(self.seat.table_id)

    def left(self) -> None:
        """Say how to come back."""
        if self.table.status == CLOSED:
            self.say("server.closed")
        elif self.seat.seat is not None and self.outcome is None:
            command = shlex.join(["chronomage", "play", *self.come_back_flags])
            self.say_whole("server.come-back-with", command=command)
        self.say("goodbye")
