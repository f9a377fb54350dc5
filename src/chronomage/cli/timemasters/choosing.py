"""How a decision of Time Masters is put to a person: costs, open cards and Timers beside the choices."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from chronomage.cli.choosing import numbered
from chronomage.cli.timemasters.board import TimeMastersBoard
from chronomage.games.timemasters import facts, ke
from chronomage.games.timemasters.flow.launching import is_full
from chronomage.games.timemasters.packs.pack import Card
from chronomage.kernel.decision import Choice, Decision

# Kinds of decision about cards that do not lie in the hand, where what they do stands beside them.
WITH_RULES: Final = ("spheres", "take", "take-back", "exile-discard", "echo")
PICKING: Final = ("discard", "exile", "exile-discard", "take-back")
OF_TIMERS: Final = ("launch", "delay", "timer")
TAKE: Final = "take"
PLAY: Final = "play"
PUT: Final = "put"


def question(decision: Decision, board: TimeMastersBoard) -> RenderableType:
    """The question and its numbered choices."""
    rows = [(label(decision, choice, board), detail(decision, choice, board)) for choice in decision.choices]
    return numbered(board.texts.decision(decision), note(decision, board), rows)


def card_of(choice: Choice, board: TimeMastersBoard) -> Card | None:
    """The card that a choice names, itself or by its sphere or its place."""
    form = board.rules.form_of(choice.id)
    if form.name == TAKE:
        return board.card(board.seen["spheres"][str(form.facts["amount"])]["cards"][0])
    if form.name in OF_TIMERS:
        return board.card(timer_at(form.facts["amount"], board)["card"])
    return board.card(form.facts["card"]) if "card" in form.facts else None


def timer_at(place: int, board: TimeMastersBoard) -> dict[str, Any]:
    """The viewer's Timer at that place."""
    timers: list[dict[str, Any]] = board.seen["players"][board.viewer]["timers"]
    return next(timer for timer in timers if timer["place"] == place)


def label(decision: Decision, choice: Choice, board: TimeMastersBoard) -> Text:
    """A choice in words, with what a person needs to weigh it: a cost, a sphere's open card, a Timer's spells."""
    form = board.rules.form_of(choice.id)
    text = Text(board.texts.choice(decision.kind, form, board.names))
    card = card_of(choice, board)
    if card is None:
        return text
    if form.name == TAKE:
        return text + Text(f": {board.texts.card(card.name)} · ") + board.kind(card.name)
    if form.name in OF_TIMERS:
        place = form.facts["amount"]
        return text + Text(": ") + board.timer_contents(timer_at(place, board)) + cost_there(decision, place, board)
    if form.name == PLAY and card.kind == facts.SPELL:
        return text + priced(board, [board.price(card)])
    if form.name == PUT:
        return text + priced(board, prices_on_timers(card, board))
    return text


def detail(decision: Decision, choice: Choice, board: TimeMastersBoard) -> str:
    """The rule of the card that a choice names, where it is not seen in the hand."""
    card = card_of(choice, board)
    return board.texts.rule(card.name) if card is not None and decision.kind in WITH_RULES else ""


def priced(board: TimeMastersBoard, prices: list[int]) -> Text:
    """What a spell costs now; a span where that depends on the Timer."""
    span = "–".join(str(price) for price in sorted({min(prices), max(prices)}))
    return Text("  ") + Text(board.say("price", amount=span), "dim")


def prices_on_timers(card: Card, board: TimeMastersBoard) -> list[int]:
    """What a spell costs on each of the viewer's Timers with an empty slot."""
    timers = [timer for timer in board.table.players[board.viewer].timers if not is_full(board.table, timer)]
    return [ke.cost(board.table, board.viewer, card.number, timer) for timer in timers]


def cost_there(decision: Decision, place: int, board: TimeMastersBoard) -> Text:
    """What the spell that is on its way costs on that Timer."""
    if decision.kind != PUT or decision.card is None:
        return Text("")
    timer = board.table.players[board.viewer].timer(place)
    return priced(board, [ke.cost(board.table, board.viewer, board.card(decision.card).number, timer)])


def note(decision: Decision, board: TimeMastersBoard) -> str:
    """What the question itself does not say: how much is left to take, to choose or to pay."""
    frame = board.table.stack[-1]
    if decision.kind == "spheres":
        return board.say("budget", amount=board.seen["budget"])
    if decision.kind == "pay":
        return board.say("to-pay", amount=frame.left)
    if decision.kind in PICKING:
        return board.say("to-choose", amount=frame.left)
    if decision.kind == "either" and decision.card is not None:
        return board.texts.rule(decision.card)
    if decision.kind == "delay":
        timer = timer_at(frame.item, board)
        return f"{board.say('timer', place=frame.item)}: {board.texts.card(timer['card'])}"
    return ""
