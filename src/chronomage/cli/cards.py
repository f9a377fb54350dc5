"""`chronomage cards`: every card of a game, with what it costs and does."""

from difflib import get_close_matches
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chronomage.cli import marks
from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import AsJson, GameName, Language
from chronomage.games import rules_of
from chronomage.games.seasons.facts import CARDS, CardFacts
from chronomage.kernel.errors import BadOption
from chronomage.texts import Catalogue, catalogue

PLAYERS = (2, 3, 4)


def cards(
    game: GameName,
    name: Annotated[str | None, Parameter(help="Only this card: its number, its name, or a part of it.")] = None,
    /,
    *,
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """List the cards of a game: number, name, type, cost, prestige and rule.

    Example: `chronomage cards seasons "amulet of fire" --lang ru`
    """
    rules_of(game)
    texts = catalogue(lang)
    found = list(CARDS) if name is None else find_cards(name, texts)
    if not found:
        raise BadOption(f"no card is like {name!r}.{suggestion(name or '', texts)}")
    if as_json:
        print_json([plain(card, texts) for card in found])
    else:
        screen().print(table_of(found, texts))
    return 0


def find_cards(wanted: str, texts: Catalogue) -> list[CardFacts]:
    """The cards with that number or name, in English or the catalogue's language; failing that, a part of the name."""
    sought = wanted.strip().casefold()
    if not sought:
        return []
    names = {card: {card.name, str(card.number), texts.card(card.name).casefold()} for card in CARDS}
    slug = sought.replace("'", "").replace("’", "").replace(" ", "-")
    exact = [card for card in CARDS if sought in names[card] or slug in names[card]]
    if exact or sought.isdecimal():
        return exact
    return [card for card in CARDS if slug in card.name or sought in texts.card(card.name).casefold()]


def suggestion(wanted: str, texts: Catalogue) -> str:
    """A name that was perhaps meant."""
    names = {texts.card(card.name).casefold(): texts.card(card.name) for card in CARDS}
    names |= {card.name: card.name for card in CARDS}
    close = get_close_matches(wanted.casefold(), names, 1)
    return f" Did you mean {names[close[0]]}?" if close else ""


def plain(card: CardFacts, texts: Catalogue) -> dict[str, Any]:
    """A card as plain data."""
    return {
        "number": card.number,
        "name": card.name,
        "title": texts.card(card.name),
        "type": card.type,
        "energy_cost": dict(zip(map(str, PLAYERS), card.energy_cost, strict=True)),
        "crystal_cost": dict(zip(map(str, PLAYERS), card.crystal_cost, strict=True)),
        "prestige": card.prestige,
        "rule": texts.rule(card.name),
    }


def table_of(found: list[CardFacts], texts: Catalogue) -> Table:
    """The cards as a table, the rule under the name."""
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(texts.say("terminal.number"), justify="right")
    table.add_column(texts.say("terminal.card"), ratio=1)
    table.add_column(texts.say("terminal.type"))
    table.add_column(texts.say("terminal.cost"), no_wrap=True)
    table.add_column(texts.say("terminal.prestige"), justify="right")
    for card in found:
        title = Group(Text(texts.card(card.name), "bold"), Padding(texts.rule(card.name), (0, 0, 1, 0)))
        kind = texts.say("terminal." + card.type.replace(" ", "-"))
        table.add_row(str(card.number), title, kind, cost_of(card), str(card.prestige))
    return table


def cost_of(card: CardFacts) -> Text:
    """The cost, by number of players where it varies."""
    costs = [marks.cost(*pair) for pair in zip(card.energy_cost, card.crystal_cost, strict=True)]
    if len({cost.plain for cost in costs}) == 1:
        return costs[0]
    lines = [Text(f"{players}: ", "dim") + cost for players, cost in zip(PLAYERS, costs, strict=True)]
    return Text("\n").join(lines)


def card_text(card: CardFacts, texts: Catalogue) -> Group:
    """One card in full, for a player who asks what it does."""
    head = Text(texts.card(card.name), "bold") + Text("  ") + cost_of_one_line(card)
    prestige = f"{texts.say('terminal.prestige')}: {card.prestige}"
    kind = texts.say("terminal." + card.type.replace(" ", "-"))
    return Group(head, Text(f"№ {card.number} · {kind} · {prestige}", "dim"), Text(texts.rule(card.name)))


def cost_of_one_line(card: CardFacts) -> Text:
    """The cost in one line."""
    return Text(" · ").join(cost_of(card).split("\n"))
