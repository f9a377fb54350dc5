"""The conversation with a person at the table: what is shown, and everything that can be typed."""

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from chronomage.cli.folding import folded
from chronomage.cli.scores import score_table
from chronomage.cli.source import Leave, Source
from chronomage.cli.terminal import Board
from chronomage.kernel.decision import Decision
from chronomage.kernel.rules import Outcome

MOST_LINES: Final = 40
# The lines of help before and after those of the game's own commands.
HELP: Final = ("help-number", "help-undo", "help-hint", "help-card")
HELP_AFTER: Final = ("help-board",)
HELP_LAST: Final = ("help-quit",)


class Conversation:
    """One game as a person plays or watches it."""

    def __init__(self, source: Source, console: Console) -> None:
        self.source = source
        self.terminal = source.terminal
        self.console = console
        self.put: Decision | None = None  # the question that was put last, and has not been answered
        self.shown_round: int | None = None  # of the board that was shown last

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            while self.source.outcome is None:
                self.show()
                line = self.source.listen()
                if line is not None:
                    self.obey(line)
            self.finish(self.source.outcome)
        except Leave:
            self.source.left()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.source.left()

    def say(self, key: str, **facts: object) -> None:
        """Print a text of the terminal game."""
        self.console.print(self.text(key, **facts))

    def text(self, key: str, **facts: object) -> str:
        """A text of the terminal game."""
        return self.terminal.say(key, **facts)

    def board(self) -> Board | None:
        """The board as the person sees it now; None, and said so, before the game begins."""
        observation = self.source.observation()
        if observation is None:
            self.say("server.not-begun")
            return None
        board: Board = self.terminal.board(observation, self.source.names)
        return board

    # What is shown

    def show(self) -> None:
        """What is new: what happened, and what there is to choose."""
        decision = self.source.decision()
        if decision is None:
            self.put = None
            if self.source.tells_at_once:
                self.tell_heard()
                self.show_to_who_waits()
        elif decision == self.put:
            self.tell_heard()
        else:
            self.ask(decision)

    def show_to_who_waits(self) -> None:
        """The board for somebody who has nothing to decide: once, and to who only watches in every round."""
        observation = self.source.observation()
        if observation is None:
            return
        board: Board = self.terminal.board(observation, self.source.names)
        now = observation.rules.moment(observation.state)["round"]
        if self.shown_round is None or (board.is_watched and self.shown_round != now):
            self.shown_round = now
            self.console.print(board.draw())

    def ask(self, decision: Decision) -> None:
        """Put a question: what happened before it, the board, and the choices."""
        board = self.board()
        assert board is not None
        self.tell_heard(heading=True)
        if self.source.others_acted or decision.kind in self.terminal.board_at:
            self.console.print(board.draw())
            self.source.others_acted = False
        else:
            self.console.print(board.own())
        self.shown_round = 0
        self.console.print(self.terminal.question(decision, board))
        self.put = decision

    def tell_heard(self, heading: bool = False) -> None:
        """What happened since the person was last told."""
        if not self.source.heard:
            return
        if heading:
            self.console.print()
            self.console.print(Text(self.text("what-happened"), "bold"))
        lines = folded(self.source.heard, self.terminal.longest_refrain)
        left_out = len(lines) - MOST_LINES
        if left_out > 0:
            self.console.print(Text("  " + self.text("and-more", amount=left_out), "dim"))
        for line in lines[-MOST_LINES:]:
            self.console.print(Padding(line, (0, 0, 0, 2)))
        if heading:
            self.console.print()
        self.source.heard = []

    # What is typed

    def obey(self, line: str) -> None:
        """Carry out what the person typed."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command.isdecimal():
            self.choose(int(command))
        elif command == "u":
            if self.source.undo():
                self.put = None
        elif command == "b":
            self.show_board()
        elif command == "h":
            self.show_hint()
        elif command == "c":
            self.show_card(rest)
        elif command in self.terminal.commands:
            self.look(command)
        elif command == "q":
            self.source.quit()
        elif command == "?":
            self.show_help()
        elif line and not self.source.obey(command, rest):
            self.say("not-a-command", command=command)

    def choose(self, number: int) -> None:
        """Make the choice with that number."""
        decision = self.source.decision()
        if decision is None:
            self.say("server.not-your-turn")
        elif not 1 <= number <= len(decision.choices):
            self.say("not-a-number")
        elif self.source.choose(decision.choices[number - 1]):
            self.put = None

    def show_board(self) -> None:
        """The whole board once more, and the question."""
        board = self.board()
        if board is None:
            return
        self.console.print(board.draw())
        if self.put is not None:
            self.console.print(self.terminal.question(self.put, board))

    def show_hint(self) -> None:
        """What a bot would choose here."""
        decision = self.source.decision()
        if decision is None:
            self.say("server.not-your-turn")
            return
        hint = self.source.hint(decision)
        board = self.board()
        if hint is not None and board is not None:
            number = decision.choices.index(hint.choice) + 1
            said = self.terminal.label(decision, hint.choice, board).plain
            self.say("hint", choice=f"{number} – {said}")
            for reason in hint.because:
                self.console.print(Padding(self.terminal.texts.speak(reason, self.source.names), (0, 0, 0, 2)))

    def show_card(self, wanted: str) -> None:
        """The text of the card in a choice, or of any card by its name."""
        if not wanted:
            self.say("name-a-card")
        elif wanted.isdecimal():
            self.show_card_of(int(wanted))
        else:
            found = self.terminal.find(wanted)
            if not found:
                self.say("no-such-card", name=wanted)
            for entry in found:
                self.show_entry(entry)

    def show_card_of(self, number: int) -> None:
        """The text of the card in the choice with that number."""
        decision = self.source.decision()
        entry = None
        if decision is not None and 1 <= number <= len(decision.choices):
            board = self.board()
            assert board is not None
            entry = self.terminal.entry_of(decision.choices[number - 1], board)
        if entry is None:
            self.say("no-card")
        else:
            self.show_entry(entry)

    def show_entry(self, entry: Any) -> None:
        """A card in full."""
        self.console.print(Padding(self.terminal.full_text(entry), (0, 0, 0, 2)))

    def look(self, command: str) -> None:
        """What one of the game's own commands shows."""
        board = self.board()
        if board is not None:
            self.console.print(Padding(self.terminal.look(command, board), (0, 0, 0, 2)))

    def show_help(self) -> None:
        """All commands and signs."""
        keys = (*HELP, *self.terminal.help, *HELP_AFTER, *self.source.help, *HELP_LAST, self.terminal.help_on_signs)
        for key in keys:
            self.console.print(Padding(self.text(key), (0, 0, 0, 2)))

    # The end

    def finish(self, outcome: Outcome) -> None:
        """The end of the game: the last events, the score, the winner, and what can be done after it."""
        names = self.source.names
        self.tell_heard(heading=True)
        self.console.print(score_table(outcome, names, self.terminal.texts))
        self.console.print()
        if len(outcome.winners) > 1:
            self.say("shared-win", names=", ".join(names[seat] for seat in outcome.winners))
        elif outcome.winners == [self.source.viewer]:
            self.say("you-win")
        else:
            self.say("winner", name=names[outcome.winners[0]])
        while line := self.source.read(self.text(self.source.after_game) + ": "):
            command, _, rest = line.partition(" ")
            rest = rest.strip()
            if command == "q":
                break
            if command == "s":
                self.source.save_as(rest)
            elif not self.source.obey(command, rest):
                self.say("not-a-command", command=command)
            if self.source.goes_on:
                return
        self.say("goodbye")
