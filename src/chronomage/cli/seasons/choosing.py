"""How a decision of Seasons is put to a person: costs, rates and faces beside the choices."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from chronomage.cli.choosing import numbered
from chronomage.cli.seasons import marks
from chronomage.cli.seasons.board import SeasonsBoard
from chronomage.cli.seasons.lookup import ABILITY_NUMBERED, CARD_CALLED, Entry
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.facts import CARDS_KEPT
from chronomage.games.seasons.ledger import transmutation_rate
from chronomage.kernel.decision import Choice, Decision

# Kinds of decision in which a new player wants to read what the cards do.
WITH_RULES: Final = (
    "draft",
    "discard-dealt",
    "ability-token",
    "keep",
    "keep-or-discard",
    "put-into-play",
    "buy-top",
    "imitate",
    "take-found",
    "order-top",
)
WITH_COSTS: Final = (
    "draft",
    "choose-nine",
    "discard-dealt",
    "split",
    "turn",
    "keep",
    "keep-or-discard",
    "give",
    "put-into-play",
    "take-found",
    "order-top",
    "discard",
    "discard-some",
)
ABILITY: Final = "ability"
DIE: Final = "die"
TOKEN: Final = "token"
OF_CARDS_IN_PLAY: Final = ("in-play", "activate")
IMITATE: Final = "imitate"


def entry_of(choice: Choice, board: SeasonsBoard) -> Entry | None:
    """The card or ability token that a choice names, if it names one."""
    form = board.rules.form_of(choice.id)
    if form.name == ABILITY:
        return ABILITY_NUMBERED.get(board.seen["players"][board.viewer]["ability_token"])
    if form.name == TOKEN:
        return ABILITY_NUMBERED.get(form.facts["ability"])
    return CARD_CALLED.get(form.facts.get("card", ""))


def question(decision: Decision, board: SeasonsBoard) -> RenderableType:
    """The question and its numbered choices."""
    rows = [(label(decision, choice, board), detail(decision, choice, board)) for choice in decision.choices]
    return numbered(board.texts.decision(decision), note(decision, board), rows)


def detail(decision: Decision, choice: Choice, board: SeasonsBoard) -> str:
    """The rule of the card that a choice names, where a new player wants to read it."""
    entry = entry_of(choice, board)
    wanted = decision.kind in WITH_RULES or is_first_of_nine(decision, board)
    return entry.rule(board.texts) if entry is not None and wanted else ""


def is_first_of_nine(decision: Decision, board: SeasonsBoard) -> bool:
    """Whether this is the first look at eighteen cards; their rules are too long to be shown nine times."""
    return decision.kind == "choose-nine" and not board.seen["players"][board.viewer]["hand"]


def note(decision: Decision, board: SeasonsBoard) -> str:
    """What the question itself does not say: how far along the choosing is, or whom and what it is about."""
    mine = board.seen["players"][board.viewer]
    if decision.kind == "split":
        return split_note(board)
    if decision.kind == "choose-nine":
        return f"{len(mine['hand']) + 1}/{CARDS_KEPT}"
    if decision.kind == "shield" and decision.card is None and mine["aside"]:
        return board.say("at-stake", card=board.texts.card(mine["aside"][0]))
    if decision.other is not None:
        return board.say("taken-from", name=board.names[decision.other])
    return ""


def split_note(board: SeasonsBoard) -> str:
    """Which card of which year is being chosen."""
    mine = board.seen["players"][board.viewer]
    first = len(mine["hand"])
    second = len(mine["library"]["2"])
    third = len(mine["library"]["3"])
    size = (first + second + third + len(mine["aside"])) // 3
    year, chosen = (1, first) if first < size else (2, second)
    return f"{board.say('year', year=year)}: {chosen + 1}/{size}"


def label(decision: Decision, choice: Choice, board: SeasonsBoard) -> Text:
    """A choice in words, with what a person needs to weigh it: a card's cost and prestige, a die's face."""
    form = board.rules.form_of(choice.id)
    text = Text(board.texts.choice(decision.kind, form, board.names))
    if form.name == DIE:
        face: dict[str, Any] = board.seen["dice"][form.facts["amount"] - 1]
        return text + Text(f": {board.texts.face(face)}")
    if "energy" in form.facts:
        letter = form.facts["energy"]
        text += Text("  ") + marks.energy(letter)
        if decision.kind == "transmute":
            rate = transmutation_rate(board.table, board.viewer, ENERGIES.index(letter))
            text += Text("  → ", "dim") + marks.crystals(rate)
        return text
    entry = entry_of(choice, board)
    if entry is None:
        return text
    if form.name == ABILITY:
        return text + Text(f": {entry.sign} {entry.title(board.texts)}")
    if entry.card is not None and decision.kind == IMITATE:
        return text + Text("  ") + board.printed_cost(entry.name)
    if entry.card is not None and decision.kind in WITH_COSTS and form.name not in OF_CARDS_IN_PLAY:
        prestige = f"  {board.say('prestige').lower()} {entry.card.prestige}"
        return text + Text("  ") + board.cost(entry.name) + Text(prestige, "dim")
    return text
