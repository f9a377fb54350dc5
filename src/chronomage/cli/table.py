"""The table: a person at the keyboard, bots on the other seats, and everything the person can type."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from chronomage.bots import Bot, make_bot
from chronomage.cli.folding import folded
from chronomage.cli.scores import score_table
from chronomage.cli.terminal import Board, Terminal
from chronomage.game import Game
from chronomage.kernel.decision import Decision
from chronomage.kernel.errors import IllegalChoice
from chronomage.kernel.event import Event
from chronomage.lab.simulation import first_asked

PERSON: Final = 0
MOST_LINES: Final = 40
HINTING: Final = "apprentice"
# The lines of help before and after those of the game's own commands.
HELP: Final = ("help-number", "help-undo", "help-hint", "help-card")
HELP_AFTER: Final = ("help-board", "help-save-file", "help-quit")
YES: Final = ("y", "yes", "д", "да", "t", "tak", "т", "так")


class Leave(Exception):
    """The person has got up from the table."""


class TerminalTable:
    """One game between a person on seat 0 and bots."""

    def __init__(
        self,
        game: Game,
        terminal: Terminal[Any, Any],
        bots: Mapping[int, Bot],
        names: Sequence[str],
        console: Console,
        save_to: Path,
        resume_flags: Sequence[str],
    ) -> None:
        self.game = game
        self.terminal = terminal
        self.bots = bots
        self.names = names
        self.console = console
        self.save_to = save_to
        self.resume_flags = resume_flags
        self.heard: list[str] = []  # what the person has come to know since the last choice
        self.bots_acted = True  # since the board was last shown
        self.hinting = make_bot(HINTING, 0, game.rules.name)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self.hear(self.game.opening)
            while not self.game.over:
                if self.game.state.choices_of(PERSON):
                    self.ask_person()
                else:
                    self.ask_bot()
            self.finish()
        except Leave:
            self.leave()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()

    def say(self, key: str, **facts: object) -> None:
        """Print a text of the terminal game."""
        self.console.print(self.text(key, **facts))

    def text(self, key: str, **facts: object) -> str:
        """A text of the terminal game."""
        return self.terminal.say(key, **facts)

    def hear(self, events: Sequence[Event]) -> None:
        """Remember what the person may know of these events."""
        known = [self.game.event_facts(event) for event in events if event.visible_to(PERSON)]
        news = [facts for facts in known if self.terminal.is_news(facts, PERSON)]
        self.heard += self.terminal.sentences(news, self.names)

    def board(self) -> Board:
        """The board as the person sees it now."""
        board: Board = self.terminal.board(self.game.observe(PERSON), self.names)
        return board

    def ask_bot(self) -> None:
        """The next bot that must decide does."""
        player = first_asked(self.game)
        choice = self.bots[player].choose(self.game.observe(player), self.game.decision_of(player))
        self.hear(self.game.play(player, choice))
        self.bots_acted = True

    def ask_person(self) -> None:
        """Show what happened and what there is to choose, and read commands until one is a choice."""
        decision = self.game.decision_of(PERSON)
        board = self.board()
        self.tell_heard()
        if self.bots_acted or decision.kind in self.terminal.board_at:
            self.console.print(board.draw())
            self.bots_acted = False
        else:
            self.console.print(board.own())
        self.console.print(self.terminal.question(decision, board))
        while not self.obey(self.read(self.text("prompt")), decision):
            pass

    def tell_heard(self) -> None:
        """What happened since the person's last choice."""
        if not self.heard:
            return
        self.console.print()
        self.console.print(Text(self.text("what-happened"), "bold"))
        lines = folded(self.heard, self.terminal.longest_refrain)
        left_out = len(lines) - MOST_LINES
        if left_out > 0:
            self.console.print(Text("  " + self.text("and-more", amount=left_out), "dim"))
        for line in lines[-MOST_LINES:]:
            self.console.print(Padding(line, (0, 0, 0, 2)))
        self.console.print()
        self.heard = []

    def read(self, prompt: str) -> str:
        """A line from the keyboard; one that is piped in is shown as if it had been typed."""
        line = self.console.input(Text(prompt, "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def obey(self, line: str, decision: Decision) -> bool:
        """Carry out what the person typed; true when the game has moved and the question is to be put anew."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command.isdecimal():
            return self.choose(int(command), decision)
        if command == "u":
            return self.undo()
        if command == "b":
            self.console.print(self.board().draw())
            self.console.print(self.terminal.question(decision, self.board()))
        elif command == "h":
            self.show_hint(decision)
        elif command == "c":
            self.show_card(rest, decision)
        elif command in self.terminal.commands:
            self.console.print(Padding(self.terminal.look(command, self.board()), (0, 0, 0, 2)))
        elif command == "s":
            self.save(rest)
        elif command == "q":
            if self.read(self.text("quit")).casefold() in YES:
                raise Leave
        elif command == "?":
            self.show_help()
        elif line:
            self.say("not-a-command", command=command)
        return False

    def choose(self, number: int, decision: Decision) -> bool:
        """Make the choice with that number."""
        if not 1 <= number <= len(decision.choices):
            self.say("not-a-number")
            return False
        self.hear(self.game.play(PERSON, decision.choices[number - 1]))
        return True

    def undo(self) -> bool:
        """Take back the last choice."""
        try:
            self.game.undo(PERSON)
        except IllegalChoice:
            self.say("nothing-to-undo")
            return False
        self.heard = [self.text("undone")]
        self.bots_acted = True
        return True

    def show_hint(self, decision: Decision) -> None:
        """What a bot would choose here."""
        chosen = self.hinting.choose(self.game.observe(PERSON), decision)
        number = decision.choices.index(chosen) + 1
        said = self.terminal.label(decision, chosen, self.board()).plain
        self.say("hint", choice=f"{number} – {said}")

    def show_card(self, wanted: str, decision: Decision) -> None:
        """The text of the card in a choice, or of any card by its name."""
        if not wanted:
            self.say("name-a-card")
        elif wanted.isdecimal():
            choices = decision.choices
            is_one = 1 <= int(wanted) <= len(choices)
            entry = self.terminal.entry_of(choices[int(wanted) - 1], self.board()) if is_one else None
            if entry is None:
                self.say("no-card")
            else:
                self.show(entry)
        else:
            found = self.terminal.find(wanted)
            if not found:
                self.say("no-such-card", name=wanted)
            for entry in found:
                self.show(entry)

    def show(self, entry: Any) -> None:
        """A card in full."""
        self.console.print(Padding(self.terminal.full_text(entry), (0, 0, 0, 2)))

    def show_help(self) -> None:
        """All commands and signs."""
        for key in (*HELP, *self.terminal.help, *HELP_AFTER, self.terminal.help_on_signs):
            self.console.print(Padding(self.text(key), (0, 0, 0, 2)))

    def save(self, name: str) -> None:
        """Save the record to that file."""
        if not name:
            self.say("name-a-file")
        elif self.write(Path(name).expanduser()):
            self.say("saved", path=name)

    def write(self, path: Path) -> bool:
        """Write the record; false, and said why, where that cannot be."""
        try:
            self.game.record().save(path)
        except OSError as error:
            self.say("cannot-save", path=path, reason=error.strerror)
            return False
        return True

    def leave(self) -> None:
        """Save the game and say how to come back to it."""
        if self.game.history and not self.game.over and self.write(self.save_to):
            self.say("saved", path=self.save_to)
            command = shlex.join(["chronomage", "play", "--resume", str(self.save_to), *self.resume_flags])
            self.console.print(self.text("resume-with", command=command), soft_wrap=True)
        self.say("goodbye")

    def finish(self) -> None:
        """The end of the game: the last events, the score, the winner, and a last chance to save."""
        self.tell_heard()
        outcome = self.game.outcome
        self.console.print(score_table(outcome, self.names, self.terminal.texts))
        self.console.print()
        if len(outcome.winners) > 1:
            self.say("shared-win", names=", ".join(self.names[seat] for seat in outcome.winners))
        elif outcome.winners == [PERSON]:
            self.say("you-win")
        else:
            self.say("winner", name=self.names[outcome.winners[0]])
        while line := self.read(self.text("after-game") + ": "):
            command, _, rest = line.partition(" ")
            if command == "q":
                break
            if command == "s":
                self.save(rest.strip())
            else:
                self.say("not-a-command", command=command)
        self.say("goodbye")
