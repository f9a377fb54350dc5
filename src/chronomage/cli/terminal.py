"""What a game brings to the terminal: its board, its questions, its cards, and the words only it has."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from rich.console import RenderableType
from rich.text import Text

from chronomage.cli.asking import Asking
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Rules
from chronomage.kernel.viewers import WATCHER
from chronomage.pov.observation import Observation
from chronomage.texts import Catalogue, Saying


class Told(NamedTuple):
    """An event as somebody is told of it: what kind it is, and what there is to say."""

    kind: str
    saying: Saying


class Board(ABC):
    """What one player, or somebody who watches, may know of a game, ready to be drawn."""

    viewer: int

    @property
    def is_watched(self) -> bool:
        """Whether the viewer sits nowhere, and has no hand to look at."""
        return self.viewer == WATCHER

    @abstractmethod
    def draw(self) -> RenderableType:
        """The whole board."""

    @abstractmethod
    def own(self) -> RenderableType:
        """The part that changes with the viewer's own choices."""


B = TypeVar("B", bound=Board)
E = TypeVar("E")  # what can be looked up: a card, or another thing with a name and a rule


class Terminal(ABC, Generic[B, E]):
    """One game at the terminal, in one language."""

    welcome: ClassVar[str]  # the text that a game begins with
    sets: ClassVar[tuple[str, ...]]  # of cards, as --set names them
    board_at: ClassVar[tuple[str, ...]]  # kinds of decision at which the whole board is shown
    untold: ClassVar[tuple[str, ...]]  # events that the board says better, or that are no news to who has just chosen
    counted: ClassVar[tuple[str, ...]]  # events that count cards; who may know which ones hears of them by name as well
    longest_refrain: ClassVar[int]  # of sentences that repeat themselves and are said once
    commands: ClassVar[tuple[str, ...]]  # of its own, for looking at things
    help: ClassVar[tuple[str, ...]]  # the texts on its own commands
    help_on_signs: ClassVar[str]

    texts: Catalogue

    @abstractmethod
    def __init__(self, rules: Rules, language: str) -> None:
        """The terminal of a game with these rules."""

    @abstractmethod
    def board(self, observation: Observation[Any], names: Sequence[str]) -> B:
        """The board as the observer sees it."""

    @abstractmethod
    def question(self, decision: Decision, board: B) -> RenderableType:
        """A decision put to a person: the question, and its choices numbered from 1."""

    @abstractmethod
    def label(self, decision: Decision, choice: Choice, board: B) -> Text:
        """A choice in words, with what a person needs to weigh it."""

    @abstractmethod
    def entry_of(self, choice: Choice, board: B) -> E | None:
        """The card that a choice names, if it names one."""

    @abstractmethod
    def look(self, command: str, board: B) -> RenderableType:
        """What one of the game's own commands shows."""

    @abstractmethod
    def listed(self, only: str | None) -> Sequence[E]:
        """All cards, or those of one set."""

    @abstractmethod
    def find(self, wanted: str, only: str | None = None) -> Sequence[E]:
        """What has that number or name, in English or the terminal's language; failing that, a part of the name."""

    @abstractmethod
    def suggestion(self, wanted: str, only: str | None = None) -> str:
        """A name that was perhaps meant, as a sentence."""

    @abstractmethod
    def full_text(self, entry: E) -> RenderableType:
        """One card in full, for a player who asks what it does."""

    @abstractmethod
    def tables(self, entries: Sequence[E]) -> Sequence[RenderableType]:
        """The cards as tables."""

    @abstractmethod
    def plain(self, entry: E) -> dict[str, Any]:
        """One card as plain data."""

    @abstractmethod
    def ask_options(self, asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
        """The options of a new game: those given, and what a person answers about the others."""

    def say(self, key: str, **facts: object) -> str:
        """A text of the terminal game."""
        return self.texts.say("terminal." + key, **facts)

    def told(self, facts: Mapping[str, Any]) -> Told:
        """An event of a game that is played here, as it is told."""
        return Told(facts["kind"], self.texts.event_key(facts))

    def sentences(self, events: Sequence[Told], names: Sequence[str]) -> list[str]:
        """What came of one choice, in as many sentences as there are events."""
        return [self.texts.speak(event.saying, names) for event in events]

    def is_news(self, event: Told, listener: int) -> bool:
        """Whether to tell somebody at the table of this event, which he may know of."""
        if event.kind in self.counted:
            facts = event.saying.facts
            return listener not in (facts["player"], facts.get("other"))
        return event.kind not in self.untold

    def is_retold(self, facts: Mapping[str, Any]) -> bool:
        """Whether a story, in which nothing is hidden, tells of this event."""
        return facts["kind"] not in self.counted
