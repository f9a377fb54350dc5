"""A game on this computer: a person on seat 0, bots on the others."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from rich.console import Console
from rich.text import Text

from chronomage.bots import Bot, ask, game_facts, make_bot
from chronomage.bots.asking import open_choice
from chronomage.cli.source import Hint, Leave, Source
from chronomage.cli.terminal import Terminal
from chronomage.game import Game
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.errors import IllegalChoice
from chronomage.kernel.event import Event
from chronomage.kernel.rules import Outcome
from chronomage.kits import kit_of
from chronomage.lab.simulation import derived_seed
from chronomage.pov.observation import Observation
from chronomage.texts.hints import hint_saying

PERSON: Final = 0
YES: Final = ("y", "yes", "д", "да", "t", "tak", "т", "так")


class LocalGame(Source):
    """One game between a person and bots, which can be saved."""

    tells_at_once: ClassVar = False
    help: ClassVar = ("help-save-file",)

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
        super().__init__(terminal, console)
        self.game = game
        self.bots = bots
        self.players = names
        self.save_to = save_to
        self.resume_flags = resume_flags
        self.hinting = make_bot(kit_of(game.rules.name).stand_in, game.rules.name)
        self.begin_bots()
        self.take_in(game.opening)

    def begin_bots(self) -> None:
        """Have all bots begin this game, or begin it again from where it stands now."""
        seed = self.game.required_seed()
        for seat, bot in (*self.bots.items(), (PERSON, self.hinting)):
            bot.begin(game_facts(self.game.rules, self.game.state, derived_seed(seed, f"bot {seat}")), seat)

    @property
    def viewer(self) -> int:
        """The person's seat."""
        return PERSON

    @property
    def names(self) -> Sequence[str]:
        """The players' names by seat."""
        return self.players

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.game.outcome if self.game.over else None

    def observation(self) -> Observation[Any]:
        """All that the person may know now."""
        return self.game.observe(PERSON)

    def decision(self) -> Decision | None:
        """The decision that is open to the person."""
        return self.game.decision_of(PERSON) if self.game.state.choices_of(PERSON) else None

    def take_in(self, events: Sequence[Event]) -> None:
        """Remember what the person may know of these events."""
        self.hear(self.terminal.told(self.game.event_facts(event)) for event in events if event.visible_to(PERSON))

    def listen(self) -> str | None:
        """A line from the keyboard where the person is asked; otherwise the next bot decides."""
        if self.decision() is not None:
            return self.read(self.terminal.say("prompt"))
        player = self.game.state.first_asked()
        choice = ask(self.bots[player], self.game.observe(player), self.game.decision_of(player))
        self.take_in(self.game.play(player, choice))
        self.others_acted = True
        return None

    def read(self, prompt: str) -> str:
        """A line from the keyboard; one that is piped in is shown as if it had been typed."""
        line = self.console.input(Text(prompt, "bold")).strip()
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def choose(self, choice: Choice) -> bool:
        """Make a choice."""
        self.take_in(self.game.play(PERSON, choice))
        return True

    def undo(self) -> bool:
        """Take back the last choice."""
        try:
            self.game.undo(PERSON)
        except IllegalChoice:
            self.say("nothing-to-undo")
            return False
        self.begin_bots()  # what they remember may be of choices that were never made
        self.heard = [self.terminal.say("undone")]
        self.others_acted = True
        return True

    def hint(self, decision: Decision) -> Hint:
        """What a bot would choose here, and why."""
        explained = self.hinting.explain(self.game.observe(PERSON), decision)
        texts = self.terminal.texts
        said = [hint_saying(texts, self.game.rules, decision.kind, reason) for reason in explained.because]
        return Hint(open_choice(self.hinting, decision, explained.chosen), said)

    def obey(self, command: str, rest: str) -> bool:
        """Save the game at any time."""
        if command != "s":
            return False
        self.save_as(rest)
        return True

    def save(self, path: Path) -> bool:
        """Write the record."""
        try:
            self.game.record().save(path)
        except OSError as error:
            self.say("cannot-save", path=path, reason=error.strerror)
            return False
        return True

    def quit(self) -> None:
        """Make sure, and leave."""
        if self.read(self.terminal.say("quit")).casefold() in YES:
            raise Leave

    def left(self) -> None:
        """Save the game and say how to come back to it."""
        if self.game.history and not self.game.over and self.save(self.save_to):
            self.say("saved", path=self.save_to)
            command = shlex.join(["chronomage", "play", "--resume", str(self.save_to), *self.resume_flags])
            self.say_whole("resume-with", command=command)
        self.say("goodbye")
