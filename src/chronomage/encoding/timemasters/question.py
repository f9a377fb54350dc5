"""What is being asked at a table of Time Masters, and about which pile of cards."""

from typing import Any, Final

from chronomage.encoding.timemasters import layout as at
from chronomage.encoding.timemasters.cards import put_card, put_total
from chronomage.encoding.timemasters.descriptor import SIZE, Described, effect_numbers
from chronomage.encoding.timemasters.player import timers_in_order
from chronomage.encoding.writing import put_number
from chronomage.games.timemasters.effect import Effect
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import ONE_DELAY
from chronomage.games.timemasters.verbs.choosing import ChooseOpponent, Either
from chronomage.games.timemasters.verbs.picking import PickDiscarded
from chronomage.games.timemasters.verbs.timers import Echo
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Question, Verb

KIND_PLACES: Final[dict[str, int]] = {kind: at.KIND + number for number, kind in enumerate(at.KINDS)}

# The piles that can be in the slots, in the order of the layout's labels.
IN_HAND: Final = 0
DISCARDED: Final = 1
SPELLS: Final = 2


def asking(table: Table) -> Verb[Any]:
    """The verb whose question is open."""
    frame = table.stack[-1]
    return table.pack.programs[frame.program][frame.step]


def pile_of(table: Table, player: int) -> int:
    """Which of the player's piles is in the slots."""
    if table.asked == player:
        verb = asking(table)
        if isinstance(verb, PickDiscarded):
            return DISCARDED
        if isinstance(verb, Echo):
            return SPELLS
    return IN_HAND


def put_question(row: list[int], cards: Described, table: Table, seat: int) -> None:
    """The open question, put to this seat or to another; nothing once the game is over."""
    if not table.stack:
        return
    frame = table.stack[-1]
    verb = asking(table)
    if isinstance(verb, Question):
        row.append(KIND_PLACES[verb.kind] * 256 + 1)
    asked = frame.player - seat
    row.append((at.ASKED + (asked if asked >= 0 else asked + table.seats)) * 256 + 1)
    if frame.player == table.turn:
        row.append(at.ASKED_IN_TURN * 256 + 1)
    put_number(row, at.LEFT, frame.left)
    put_number(row, at.PICKED, frame.picked)
    put_number(row, at.NOTE, frame.note)
    put_number(row, at.BAG, frame.bag % ONE_DELAY)
    put_number(row, at.BAG + 1, frame.bag // ONE_DELAY)
    if isinstance(verb, Either):
        put_effect(row, at.EFFECTS, verb.first)
        put_effect(row, at.EFFECTS + SIZE, verb.second)
    elif isinstance(verb, ChooseOpponent):
        put_effect(row, at.EFFECTS, verb.effect)
    if frame.item and frame.player == seat:
        put_timer_asked(row, table, frame)
    if frame.card:
        put_card(row, at.QUESTION_CARD, cards, frame.card)
    put_under_way(row, cards, table)


def put_effect(row: list[int], place: int, effect: Effect) -> None:
    """An effect that the question is about: one of two, or what is done to the opponent who is chosen."""
    for number in effect_numbers(effect):
        row.append(place * 256 + number)


def put_timer_asked(row: list[int], table: Table, frame: Frame) -> None:
    """The slot of the own Timer that the question is about."""
    for slot, timer in enumerate(timers_in_order(table.players[frame.player])):
        if timer.place == frame.item and slot < at.TIMER_SLOTS:
            row.append((at.AT_TIMER + slot) * 256 + 1)


def put_under_way(row: list[int], cards: Described, table: Table) -> None:
    """The cards whose effects go on after this question."""
    total = 0
    for place in range(len(table.stack) - 1):
        total += cards.lanes[table.stack[place].card]
    put_total(row, at.UNDER_WAY, total)
