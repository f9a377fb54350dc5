"""The cards of Time Masters: listed in a table, told in full, and as plain data."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chronomage.cli.timemasters import marks
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import WANDERING, Card
from chronomage.texts.timemasters.texts import TimeMastersTexts


def level_of(card: Card) -> str:
    """The level of a card's sphere as it is printed."""
    return "X" if card.level == WANDERING else str(card.level)


def kind_and_cost(card: Card, texts: TimeMastersTexts) -> Text:
    """What kind of card it is, with a spell's printed cost or a Timer's slots."""
    shown = Text(texts.kind(card.kind))
    if card.kind == facts.SPELL:
        return shown + Text(f" {card.cost}", "bold")
    return shown + Text(" ") + marks.slots(card.slots) if card.kind == facts.TIMER else shown


def plain(card: Card, texts: TimeMastersTexts) -> dict[str, Any]:
    """A card as plain data; what its kind does not have is left out."""
    shown: dict[str, Any] = {
        "set": card.set,
        "name": card.name,
        "title": card.title(texts.language),
        "kind": card.kind,
        "level": "X" if card.level == WANDERING else card.level,
    }
    if card.kind == facts.SPELL:
        shown["cost"] = card.cost
    if card.kind == facts.TIMER:
        shown["slots"] = card.slots
    shown["copies"] = card.copies
    shown["wizard"] = card.wizard or None
    shown["rule"] = texts.rule(card.name)
    return shown


def cards_table(cards: Sequence[Card], texts: TimeMastersTexts) -> Table:
    """The cards as a table; copies are those in the pack, or of a starting card in each player's deck."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(texts.say("terminal.timemasters.level"), justify="right", no_wrap=True)
    table.add_column(texts.say("terminal.card"), ratio=1)
    table.add_column(texts.say("terminal.type"), no_wrap=True)
    table.add_column(texts.say("terminal.timemasters.set"), no_wrap=True)
    table.add_column("×", justify="right", no_wrap=True)
    for card in cards:
        name = Text(card.title(texts.language), "bold")
        if card.wizard:
            name += Text(f"  {texts.wizard(card.wizard)}", "dim")
        named = Group(name, Padding(texts.rule(card.name), (0, 0, 1, 0)))
        source = texts.say(f"terminal.timemasters.set-{card.set}")
        table.add_row(level_of(card), named, kind_and_cost(card, texts), source, str(card.copies))
    return table


def full_text(card: Card, texts: TimeMastersTexts) -> Group:
    """One card in full, for a player who asks what it does."""
    return Group(
        Text(card.title(texts.language), "bold"), Text(texts.line(card.name), "dim"), Text(texts.rule(card.name))
    )
