"""Seasons at the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from chronomage.cli.asking import Asking
from chronomage.cli.seasons import cards, choosing, lookup, setup
from chronomage.cli.seasons.board import SeasonsBoard
from chronomage.cli.seasons.lookup import ABILITY_NUMBERED, CARD_CALLED, ENCHANTMENT_CALLED, Entry
from chronomage.cli.terminal import Terminal
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.rules import Rules
from chronomage.pov.observation import Observation
from chronomage.texts.seasons.texts import seasons_texts

EXPANSION_COMMAND = "e"
LIBRARY_COMMAND = "l"


class SeasonsTerminal(Terminal[SeasonsBoard, Entry]):
    """Seasons with Enchanted Kingdom, in one language."""

    welcome: ClassVar = "welcome"
    sets: ClassVar = lookup.SETS
    board_at: ClassVar = ("draft", "discard-dealt", "choose-nine", "split", "ability-token", "die", "turn")
    untold: ClassVar = (
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
    counted: ClassVar = ("cards-drawn", "cards-kept", "cards-given", "cards-discarded")
    longest_refrain: ClassVar = 2  # a transmuted token is two: it is discarded, and crystals are gained
    commands: ClassVar = (EXPANSION_COMMAND, LIBRARY_COMMAND)
    help: ClassVar = ("help-card-name", "help-enchantment", "help-library")
    help_on_signs: ClassVar = "help-signs"

    def __init__(self, rules: Rules, language: str) -> None:
        self.texts = self.said = seasons_texts(language)

    def board(self, observation: Observation[Any], names: Sequence[str]) -> SeasonsBoard:
        """The wheel, the dice, the players and the own hand."""
        return SeasonsBoard(observation, names, self.said)

    def question(self, decision: Decision, board: SeasonsBoard) -> RenderableType:
        """The question, with costs, rates and faces beside the choices."""
        return choosing.question(decision, board)

    def label(self, decision: Decision, choice: Choice, board: SeasonsBoard) -> Text:
        """A choice with a card's cost and prestige, or a die's face."""
        return choosing.label(decision, choice, board)

    def entry_of(self, choice: Choice, board: SeasonsBoard) -> Entry | None:
        """The card or ability token that a choice names."""
        return choosing.entry_of(choice, board)

    def look(self, command: str, board: SeasonsBoard) -> RenderableType:
        """The expansion's tokens, or the library."""
        return Group(*(self.expansion(board) if command == EXPANSION_COMMAND else self.library(board)))

    def expansion(self, board: SeasonsBoard) -> Iterator[RenderableType]:
        """The enchantment, and every player's ability token or the viewer's own that are still to choose from."""
        seen = board.seen
        if seen["enchantment"] is not None:
            yield self.full_text(ENCHANTMENT_CALLED[seen["enchantment"]])
        for number in board.dealt_tokens():
            yield self.full_text(ABILITY_NUMBERED[number])
        for name, player in zip(board.names, seen["players"], strict=True):
            if player["ability_token"] is not None:
                yield Text(name, "dim")
                yield self.full_text(ABILITY_NUMBERED[player["ability_token"]])
        if seen["enchantment"] is None and seen["options"]["ability_tokens"] == "false":
            yield Text(self.say("no-enchantment"))

    def library(self, board: SeasonsBoard) -> Iterator[RenderableType]:
        """The cards put by for later years, with what they do."""
        shown = {} if board.is_watched else board.seen["players"][board.viewer]["library"]
        if not any(shown.values()):
            yield Text(f"{self.say('library', year='2, 3')}: {self.say('empty')}")
        for year, names in shown.items():
            for name in names:
                yield Text(self.say("your-library", year=year), "dim")
                yield self.full_text(CARD_CALLED[name])

    def listed(self, only: str | None) -> Sequence[Entry]:
        """The cards of both sets, or one set with enchantments and ability tokens as sets of their own."""
        return lookup.CARDS if only is None else self.among(only)

    def among(self, only: str | None) -> Sequence[Entry]:
        """Everything that has a name, or what one set holds."""
        return lookup.ENTRIES if only is None else [entry for entry in lookup.ENTRIES if entry.source == only]

    def find(self, wanted: str, only: str | None = None) -> Sequence[Entry]:
        """Cards, enchantments and ability tokens, by number or name."""
        return lookup.find(wanted, self.said, self.among(only))

    def suggestion(self, wanted: str, only: str | None = None) -> str:
        """The nearest name."""
        return lookup.suggestion(wanted, self.said, self.among(only))

    def full_text(self, entry: Entry) -> RenderableType:
        """A card, enchantment or ability token in full."""
        return cards.full_text(entry, self.said)

    def tables(self, entries: Sequence[Entry]) -> Sequence[RenderableType]:
        """Cards, enchantments and ability tokens, each in their table."""
        return cards.tables_of(entries, self.said)

    def plain(self, entry: Entry) -> dict[str, Any]:
        """A card, enchantment or ability token as plain data."""
        return cards.plain(entry, self.said)

    def ask_options(self, asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
        """The level, and how much of Enchanted Kingdom."""
        return setup.ask_options(asking, given)

    def is_retold(self, facts: Mapping[str, Any]) -> bool:
        """All but what is said twice."""
        # Which card or token is kept says enough; and what two players hear of the same card is said once.
        if facts["kind"] in ("pack-seen", "ability-chosen"):
            return False
        return super().is_retold(facts) and not (facts["kind"] == "card-given" and facts["audience"] == facts["other"])
