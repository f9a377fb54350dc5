"""The cards of Seasons, its enchantments and ability tokens: listed in tables, told in full, and as plain data."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chronomage.cli.seasons import marks
from chronomage.cli.seasons.lookup import ABILITY_TOKENS, ENCHANTMENTS, Entry
from chronomage.games.seasons.card_numbers import ELEMENTAL_AMULET
from chronomage.games.seasons.facts import ABILITY_PRESTIGE, CardFacts
from chronomage.texts.seasons.texts import SeasonsTexts

PLAYERS = (2, 3, 4)


def plain(entry: Entry, texts: SeasonsTexts) -> dict[str, Any]:
    """A card, enchantment or ability token as plain data."""
    shown: dict[str, Any] = {
        "set": entry.source,
        "number": entry.number,
        "name": entry.name,
        "title": entry.title(texts),
    }
    if entry.card is not None:
        shown["type"] = entry.card.type
        shown["energy_cost"] = dict(zip(map(str, PLAYERS), entry.card.energy_cost, strict=True))
        if entry.card.number == ELEMENTAL_AMULET:
            shown["energy_cost"] = dict.fromkeys(map(str, PLAYERS), "any of A W F E, each at most once")
        shown["crystal_cost"] = dict(zip(map(str, PLAYERS), entry.card.crystal_cost, strict=True))
        shown["prestige"] = entry.card.prestige
    elif entry.source == ABILITY_TOKENS:
        shown["prestige_when_used"] = ABILITY_PRESTIGE[entry.number]
    shown["rule"] = entry.rule(texts)
    return shown


def tables_of(found: Sequence[Entry], texts: SeasonsTexts) -> list[Table]:
    """One table for the cards, one for the enchantments and one for the ability tokens, as far as there are any."""
    cards = [entry for entry in found if entry.card is not None]
    enchantments = [entry for entry in found if entry.source == ENCHANTMENTS]
    tokens = [entry for entry in found if entry.source == ABILITY_TOKENS]
    tables = ((card_table, cards), (enchantment_table, enchantments), (token_table, tokens))
    return [table(entries, texts) for table, entries in tables if entries]


def new_table(texts: SeasonsTexts, heading: str) -> Table:
    """A table that begins with the number and the name."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(texts.say("terminal.number"), justify="right", no_wrap=True)
    table.add_column(texts.say("terminal." + heading), ratio=1)
    return table


def named(entry: Entry, texts: SeasonsTexts) -> Group:
    """The name, and the rule under it."""
    return Group(Text(entry.title(texts), "bold"), Padding(entry.rule(texts), (0, 0, 1, 0)))


def card_table(found: Sequence[Entry], texts: SeasonsTexts) -> Table:
    """The cards as a table."""
    table = new_table(texts, "card")
    table.add_column(texts.say("terminal.type"))
    table.add_column(texts.say("terminal.cost"), no_wrap=True)
    table.add_column(texts.say("terminal.prestige"), justify="right")
    for entry in found:
        if entry.card is not None:
            prestige = str(entry.card.prestige)
            table.add_row(entry.sign, named(entry, texts), entry.kind(texts), cost_of(entry.card, texts), prestige)
    return table


def enchantment_table(found: Sequence[Entry], texts: SeasonsTexts) -> Table:
    """The enchantments as a table."""
    table = new_table(texts, "enchantment")
    for entry in found:
        table.add_row(entry.sign, named(entry, texts))
    return table


def token_table(found: Sequence[Entry], texts: SeasonsTexts) -> Table:
    """The ability tokens as a table, with the prestige for using them."""
    table = new_table(texts, "ability-token")
    table.add_column(texts.say("terminal.prestige"), justify="right")
    for entry in found:
        table.add_row(entry.sign, named(entry, texts), prestige_when_used(entry))
    return table


def prestige_when_used(entry: Entry) -> str:
    """What using the ability token gives or costs."""
    prestige = ABILITY_PRESTIGE[entry.number]
    return f"{prestige:+}" if prestige else "0"


def cost_of(card: CardFacts, texts: SeasonsTexts) -> Text:
    """The cost, by number of players where it varies."""
    if card.number == ELEMENTAL_AMULET:
        return Text(texts.say("terminal.any-energy"))
    costs = [marks.cost(*pair) for pair in zip(card.energy_cost, card.crystal_cost, strict=True)]
    if len({cost.plain for cost in costs}) == 1:
        return costs[0]
    lines = [Text(f"{players}: ", "dim") + cost for players, cost in zip(PLAYERS, costs, strict=True)]
    return Text("\n").join(lines)


def full_text(entry: Entry, texts: SeasonsTexts) -> Group:
    """One card, enchantment or ability token in full, for a player who asks what it does."""
    head = Text(entry.title(texts), "bold")
    facts = [f"№ {entry.sign}", entry.kind(texts)]
    if entry.card is not None:
        head += Text("  ") + cost_of_one_line(entry.card, texts)
        facts.append(f"{texts.say('terminal.prestige')}: {entry.card.prestige}")
    elif entry.source == ABILITY_TOKENS:
        facts.append(f"{texts.say('terminal.prestige')}: {prestige_when_used(entry)}")
    return Group(head, Text(" · ".join(facts), "dim"), Text(entry.rule(texts)))


def cost_of_one_line(card: CardFacts, texts: SeasonsTexts) -> Text:
    """The cost in one line."""
    return Text(" · ").join(cost_of(card, texts).split("\n"))
