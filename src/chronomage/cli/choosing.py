"""How a decision is put to a person: the question, and its choices numbered from 1."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from chronomage.cli import marks
from chronomage.cli.board import NUMBER_OF, Board
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.facts import CARDS, CardFacts
from chronomage.games.seasons.ledger import transmutation_rate
from chronomage.kernel.decision import Choice, Decision
from chronomage.texts.choices import AMULET, ENERGY, parse

# Kinds of decision in which a new player wants to read what the cards do.
WITH_RULES: Final = ("draft", "keep", "keep-or-discard", "put-into-play", "buy-top")
WITH_COSTS: Final = ("draft", "split", "turn", "keep", "keep-or-discard", "give", "put-into-play")


def card_of(choice: Choice) -> CardFacts | None:
    """The card that a choice names, if it names one."""
    _, detail = parse(choice.text)
    number = NUMBER_OF.get(detail)
    return None if number is None else CARDS[number - 1]


def question(decision: Decision, board: Board) -> RenderableType:
    """The question and its numbered choices."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", width=4)
    grid.add_column()
    for number, choice in enumerate(decision.choices, 1):
        grid.add_row(f"{number}", label(decision, choice, board))
        card = card_of(choice)
        if card is not None and decision.kind in WITH_RULES:
            grid.add_row("", Text(board.texts.rule(card.name), "dim"))
    asked = Text(board.texts.decision(decision), "bold")
    if decision.kind == "split":
        asked += Text("\n" + split_note(board))
    return Group(Text(""), asked, grid)


def split_note(board: Board) -> str:
    """Which card of which year is being chosen."""
    mine = board.seen["players"][board.viewer]
    first = len(mine["hand"])
    second = len(mine["library"]["2"])
    third = len(mine["library"]["3"])
    size = (first + second + third + len(mine["aside"])) // 3
    year, chosen = (1, first) if first < size else (2, second)
    return f"{board.say('year', year=year)}: {chosen + 1}/{size}"


def label(decision: Decision, choice: Choice, board: Board) -> Text:
    """A choice in words, with what a person needs to weigh it: a card's cost and prestige, a die's face."""
    text = Text(board.texts.choice(decision.kind, choice.text, board.names))
    form, detail = parse(choice.text)
    if form == "die":
        face: dict[str, Any] = board.seen["dice"][int(detail) - 1]
        return text + Text(f": {board.texts.face(face)}")
    if form in (ENERGY, AMULET):
        text += Text("  ") + marks.energy(detail)
        if decision.kind == "transmute":
            rate = transmutation_rate(board.table, board.viewer, ENERGIES.index(detail))
            text += Text("  → ", "dim") + marks.crystals(rate)
        return text
    card = card_of(choice)
    if card is not None and decision.kind in WITH_COSTS and not form.startswith(("in-play", "activate")):
        prestige = f"  {board.say('prestige').lower()} {card.prestige}"
        return text + Text("  ") + board.cost(card.name) + Text(prestige, "dim")
    return text
