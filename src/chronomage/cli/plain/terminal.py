"""Any game at the terminal: for kits that bring no terminal of their own."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from chronomage.cli.asking import Asking
from chronomage.cli.choosing import numbered
from chronomage.cli.plain.board import PlainBoard, shown
from chronomage.cli.terminal import Terminal
from chronomage.cli.typed import as_typed
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of
from chronomage.pov.observation import Observation
from chronomage.texts import texts_of
from chronomage.texts.plain import words

Card = Mapping[str, Any]  # its facts, of which only the name is certain


class PlainTerminal(Terminal[PlainBoard, Card]):
    """A game shown by its observations, and by the texts and cards of its kit where there are any."""

    welcome: ClassVar = "plain.welcome"
    sets: ClassVar = ()
    board_at: ClassVar = ()
    untold: ClassVar = ()
    counted: ClassVar = ()
    longest_refrain: ClassVar = 1
    commands: ClassVar = ()
    help: ClassVar = ()
    help_on_signs: ClassVar = "plain.help-signs"

    def __init__(self, rules: Rules, language: str) -> None:
        kit = kit_of(rules.name)
        self.title = kit.title
        self.rules = rules
        self.texts = texts_of(rules, language)
        cards = kit.part("cards", kit.cards)
        self.cards: list[Card] = [] if cards is None else cards(rules)["cards"]

    def say(self, key: str, **facts: object) -> str:
        """A text of the terminal game; some name the game."""
        return super().say(key, title=self.title, **facts)

    def board(self, observation: Observation[Any], names: Sequence[str]) -> PlainBoard:
        """The observation as tables."""
        return PlainBoard(observation, names)

    def question(self, decision: Decision, board: PlainBoard) -> RenderableType:
        """The question and its numbered choices."""
        rows = [(self.label(decision, choice, board), "") for choice in decision.choices]
        return numbered(self.texts.decision(decision), "", rows)

    def label(self, decision: Decision, choice: Choice, board: PlainBoard) -> Text:
        """A choice in words."""
        return Text(self.texts.choice(decision.kind, self.rules.form_of(choice.id), board.names))

    def entry_of(self, choice: Choice, board: PlainBoard) -> Card | None:
        """The card that the choice is about."""
        named = self.rules.form_of(choice.id).facts.get("card")
        return next((card for card in self.cards if card["name"] == named), None)

    def look(self, command: str, board: PlainBoard) -> RenderableType:
        """There are no commands of its own."""
        return ""

    def listed(self, only: str | None) -> Sequence[Card]:
        """All cards that the kit names."""
        return self.cards

    def find(self, wanted: str, only: str | None = None) -> Sequence[Card]:
        """Cards by their name or a part of it."""
        sought = as_typed(wanted)
        exact = [card for card in self.cards if sought in self.names_of(card)]
        return exact or [card for card in self.cards if any(sought in name for name in self.names_of(card))]

    def suggestion(self, wanted: str, only: str | None = None) -> str:
        """The nearest name."""
        close = get_close_matches(as_typed(wanted), [name for card in self.cards for name in self.names_of(card)], 1)
        return f" Did you mean {close[0]}?" if close else ""

    def full_text(self, entry: Card) -> RenderableType:
        """A card's name, its facts, and its rule where the texts have one."""
        facts = ", ".join(f"{words(name)} {shown(value)}" for name, value in entry.items() if name != "name")
        lines = (self.texts.card(entry["name"]), facts, self.texts.rule(entry["name"]))
        return Text("\n".join(line for line in lines if line))

    def tables(self, entries: Sequence[Card]) -> Sequence[RenderableType]:
        """All cards in one table."""
        names = dict.fromkeys(name for entry in entries for name in entry)
        table = Table(*(words(name) for name in names), box=None)
        for entry in entries:
            table.add_row(*(Text(shown(entry.get(name, ""))) for name in names))
        return [table]

    def plain(self, entry: Card) -> dict[str, Any]:
        """A card's facts."""
        return dict(entry)

    def ask_options(self, asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
        """What is not given has its default."""
        return dict(given)

    def names_of(self, card: Card) -> list[str]:
        """What a card is called, as somebody may type it."""
        return list(dict.fromkeys(as_typed(name) for name in (card["name"], self.texts.card(card["name"]))))
