"""Where the game at the terminal comes from: what the conversation with the person needs of it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.console import Console

from chronomage.cli.terminal import Terminal, Told
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Outcome
from chronomage.pov.observation import Observation
from chronomage.texts import Saying


class Hint(NamedTuple):
    """What a bot would choose, and why, as far as it can say."""

    choice: Choice
    because: Sequence[Saying]


class Leave(Exception):
    """The person has got up from the table."""


class Source(ABC):
    """A game that a person plays or watches, on this computer or at a server."""

    tells_at_once: ClassVar[bool]  # whether the person hears of things while others play, or when asked again
    help: ClassVar[tuple[str, ...]]  # the texts on commands that only such a game has

    def __init__(self, terminal: Terminal[Any, Any], console: Console) -> None:
        self.terminal = terminal
        self.console = console
        self.heard: list[str] = []  # what the person has come to know, and was not told yet
        self.others_acted = True  # since the whole board was last shown

    def say(self, key: str, **facts: object) -> None:
        """Print a text of the terminal game."""
        self.console.print(self.terminal.say(key, **facts))

    def say_whole(self, key: str, **facts: object) -> None:
        """Print a text with a command or an address in it that somebody may want to copy."""
        self.console.print(self.terminal.say(key, **facts), soft_wrap=True)

    def hear(self, events: Iterable[Told]) -> None:
        """Remember what came of one choice, as far as it is news."""
        news = [event for event in events if self.terminal.is_news(event, self.viewer)]
        self.heard += self.terminal.sentences(news, self.names)

    @property
    @abstractmethod
    def viewer(self) -> int:
        """The seat of the person, or WATCHER."""

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The players' names by seat."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None as long as it has not."""

    @property
    def after_game(self) -> str:
        """The text on what can be done once the game is over."""
        return "after-game"

    @property
    def goes_on(self) -> bool:
        """Whether the person plays another game after this one."""
        return False

    @abstractmethod
    def observation(self) -> Observation[Any] | None:
        """All that the person may know now; None before the game begins."""

    @abstractmethod
    def decision(self) -> Decision | None:
        """The decision that is open to the person."""

    @abstractmethod
    def listen(self) -> str | None:
        """The next line that the person types; None as soon as something has happened instead."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """The answer to a question that is not about the game."""

    @abstractmethod
    def choose(self, choice: Choice) -> bool:
        """Make a choice; false, and said why, where that cannot be."""

    @abstractmethod
    def undo(self) -> bool:
        """Take back the person's last choice; false, and said why, where that cannot be."""

    @abstractmethod
    def hint(self, decision: Decision) -> Hint | None:
        """What a bot would choose; None, and said why, where there is no hint."""

    @abstractmethod
    def obey(self, command: str, rest: str) -> bool:
        """Carry out a command that only such a game has; false where it is none."""

    @abstractmethod
    def save(self, path: Path) -> bool:
        """Write the record to a file; false, and said why, where that cannot be."""

    @abstractmethod
    def quit(self) -> None:
        """The person wants to leave: make sure of it, and raise Leave."""

    @abstractmethod
    def left(self) -> None:
        """The person is gone: say how to come back."""

    def save_as(self, name: str) -> None:
        """Save the record to the file of that name."""
        if not name:
            self.say("name-a-file")
        elif self.save(Path(name).expanduser()):
            self.say("saved", path=name)
