"""The table: a person at the keyboard, bots on the other seats, and everything the person can type."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from chronomage.bots import Bot, make_bot
from chronomage.cli.board import Board
from chronomage.cli.cards import full_text
from chronomage.cli.choosing import entry_of, label, question
from chronomage.cli.folding import folded, is_named_to
from chronomage.cli.lookup import ABILITY_NUMBERED, CARD_CALLED, ENCHANTMENT_CALLED, Entry, find
from chronomage.cli.scores import score_table
from chronomage.game import Game
from chronomage.kernel.decision import Decision
from chronomage.kernel.errors import IllegalChoice
from chronomage.kernel.event import Event
from chronomage.lab.simulation import first_asked
from chronomage.texts import SeasonsTexts

PERSON: Final = 0
MOST_LINES: Final = 40
# The board says these better, or they say nothing new to who has just chosen.
UNTOLD: Final = (
    "die-rolled",
    "pack-seen",
    "draft-chosen",
    "split-chosen",
    "ability-dealt",
    "ability-chosen",
    "turn-began",
    "turn-ended",
    "round-ended",
)
SHOW_BOARD: Final = ("draft", "discard-dealt", "choose-nine", "split", "ability-token", "die", "turn")
HELP: Final = (
    "number",
    "undo",
    "hint",
    "card",
    "card-name",
    "enchantment",
    "library",
    "board",
    "save-file",
    "quit",
    "signs",
)
YES: Final = ("y", "yes", "д", "да", "t", "tak", "т", "так")


class Leave(Exception):
    """The person has got up from the table."""


class TerminalTable:
    """One game between a person on seat 0 and bots."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        texts: SeasonsTexts,
        console: Console,
        save_to: Path,
        resume_flags: Sequence[str],
    ) -> None:
        self.game = game
        self.bots = bots
        self.names = names
        self.texts = texts
        self.console = console
        self.save_to = save_to
        self.resume_flags = resume_flags
        self.heard: list[str] = []  # what the person has come to know since the last choice
        self.bots_acted = True  # since the board was last shown
        self.hinting = make_bot("apprentice", 0)

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
        return self.texts.say("terminal." + key, **facts)

    def hear(self, events: Sequence[Event]) -> None:
        """Remember what the person may know of these events."""
        for event in events:
            facts = self.game.event_facts(event)
            if event.visible_to(PERSON) and event.kind not in UNTOLD and not is_named_to(PERSON, facts):
                self.heard.append(self.texts.event(facts, self.names))

    def board(self) -> Board:
        """The board as the person sees it now."""
        return Board(self.game.observe(PERSON), self.names, self.texts)

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
        if self.bots_acted or decision.kind in SHOW_BOARD:
            self.console.print(board.draw())
            self.bots_acted = False
        else:
            self.console.print(board.player(PERSON))
        self.console.print(question(decision, board))
        while not self.obey(self.read(self.text("prompt")), decision):
            pass

    def tell_heard(self) -> None:
        """What happened since the person's last choice."""
        if not self.heard:
            return
        self.console.print()
        self.console.print(Text(self.text("what-happened"), "bold"))
        lines = folded(self.heard)
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
            self.console.print(question(decision, self.board()))
        elif command == "h":
            chosen = self.hinting.choose(self.game.observe(PERSON), decision)
            number = decision.choices.index(chosen) + 1
            said = label(decision, chosen, self.board()).plain
            self.say("hint", choice=f"{number} – {said}")
        elif command == "c":
            self.show_card(rest, decision)
        elif command == "e":
            self.show_expansion()
        elif command == "l":
            self.show_library()
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

    def show_card(self, wanted: str, decision: Decision) -> None:
        """The text of the card in a choice, or of any card by its name."""
        if not wanted:
            self.say("name-a-card")
        elif wanted.isdecimal():
            choices = decision.choices
            entry = entry_of(choices[int(wanted) - 1], self.board()) if 1 <= int(wanted) <= len(choices) else None
            if entry is None:
                self.say("no-card")
            else:
                self.show(entry)
        else:
            found = find(wanted, self.texts)
            if not found:
                self.say("no-such-card", name=wanted)
            for entry in found:
                self.show(entry)

    def show(self, entry: Entry) -> None:
        """A card, enchantment or ability token in full."""
        self.console.print(Padding(full_text(entry, self.texts), (0, 0, 0, 2)))

    def show_expansion(self) -> None:
        """The enchantment, and every player's ability token or the person's own that are still to choose from."""
        seen = self.game.observe(PERSON).plain()
        if seen["enchantment"] is not None:
            self.show(ENCHANTMENT_CALLED[seen["enchantment"]])
        for number in seen["players"][PERSON]["ability_tokens"]:
            self.show(ABILITY_NUMBERED[number])
        for name, player in zip(self.names, seen["players"], strict=True):
            if player["ability_token"] is not None:
                self.console.print(Text(name, "dim"))
                self.show(ABILITY_NUMBERED[player["ability_token"]])
        if seen["enchantment"] is None and seen["options"]["ability_tokens"] == "false":
            self.say("no-enchantment")

    def show_library(self) -> None:
        """The cards put by for later years, with what they do."""
        shown = self.game.observe(PERSON).plain()["players"][PERSON]["library"]
        if not any(shown.values()):
            self.console.print(f"{self.text('library', year='2, 3')}: {self.text('empty')}")
        for year, cards in shown.items():
            for name in cards:
                self.console.print(Text(self.text("your-library", year=year), "dim"))
                self.show(CARD_CALLED[name])

    def show_help(self) -> None:
        """All commands and signs."""
        for key in HELP:
            self.console.print(Padding(self.text("help-" + key), (0, 0, 0, 2)))

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
        self.console.print(score_table(outcome, self.names, self.texts))
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
