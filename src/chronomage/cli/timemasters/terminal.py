"""Time Masters at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from chronomage.cli.asking import Asking
from chronomage.cli.folding import folded
from chronomage.cli.terminal import Terminal, Told
from chronomage.cli.timemasters import cards, choosing, lookup, setup
from chronomage.cli.timemasters.board import TimeMastersBoard
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import Card
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Rules
from chronomage.pov.observation import Observation
from chronomage.texts.timemasters.texts import time_masters_texts

NEW_TURN = "turn-began"


class TimeMastersTerminal(Terminal[TimeMastersBoard, Card]):
    """Time Masters with the cards of one pack, in one language."""

    welcome: ClassVar = "timemasters.welcome"
    sets: ClassVar = facts.SETS
    board_at: ClassVar = ("timers",)
    untold: ClassVar = ("sphere-opened",)
    counted: ClassVar = ("cards-drawn", "closed-taken")
    longest_refrain: ClassVar = 1
    commands: ClassVar = ("d",)
    help: ClassVar = ("timemasters.help-card-name", "timemasters.help-discard")
    help_on_signs: ClassVar = "timemasters.help-signs"

    def __init__(self, rules: Rules, language: str) -> None:
        assert isinstance(rules, TimeMastersRules)
        self.pack = rules.pack
        self.texts = self.said = time_masters_texts(language, rules.pack)

    def board(self, observation: Observation[Any], names: Sequence[str]) -> TimeMastersBoard:
        """The spheres, the players and the own hand."""
        return TimeMastersBoard(observation, names, self.said)

    def question(self, decision: Decision, board: TimeMastersBoard) -> RenderableType:
        """The question, with costs, open cards and Timers beside the choices."""
        return choosing.question(decision, board)

    def label(self, decision: Decision, choice: Choice, board: TimeMastersBoard) -> Text:
        """A choice with a cost, a sphere's open card, or what is on a Timer."""
        return choosing.label(decision, choice, board)

    def entry_of(self, choice: Choice, board: TimeMastersBoard) -> Card | None:
        """The card that a choice names, itself or by its sphere or place."""
        return choosing.card_of(choice, board)

    def look(self, command: str, board: TimeMastersBoard) -> RenderableType:
        """The discard piles and the exiled cards."""
        return board.discard_piles()

    def listed(self, only: str | None) -> Sequence[Card]:
        """The cards of the pack in the order of its file."""
        return lookup.cards_of(self.pack, only)

    def find(self, wanted: str, only: str | None = None) -> Sequence[Card]:
        """Cards of the pack by name."""
        return lookup.find(wanted, self.said, lookup.cards_of(self.pack, only))

    def suggestion(self, wanted: str, only: str | None = None) -> str:
        """The nearest name."""
        return lookup.suggestion(wanted, self.said, lookup.cards_of(self.pack, only))

    def full_text(self, entry: Card) -> RenderableType:
        """A card with its facts and rule."""
        return cards.full_text(entry, self.said)

    def tables(self, entries: Sequence[Card]) -> Sequence[RenderableType]:
        """All cards in one table."""
        return [cards.cards_table(entries, self.said)]

    def plain(self, entry: Card) -> dict[str, Any]:
        """A card as plain data."""
        return cards.plain(entry, self.said)

    def ask_options(self, asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
        """Which sets of the pack join the spheres."""
        return setup.ask_options(asking, given)

    def sentences(self, events: Sequence[Told], names: Sequence[str]) -> list[str]:
        """What came of one choice in one line: a turn has many choices. A new turn begins a new line."""
        lines: list[list[str]] = []
        for event in events:
            if not lines or event.kind == NEW_TURN:
                lines.append([])
            lines[-1].append(self.texts.speak(event.saying, names))
        return [" ".join(folded(line, self.longest_refrain)) for line in lines]
