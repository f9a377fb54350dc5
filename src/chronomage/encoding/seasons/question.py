"""What is being asked: the open decision, what has been picked so far, and what goes on after it."""

from typing import Final

from chronomage.encoding.seasons import layout as at
from chronomage.encoding.writing import put_number
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.play_area import ChooseToSacrifice, is_gathered
from chronomage.kernel.state import SEVERAL, Frame

# By program and step: the place of the kind that it asks, or 0; and whether its bag gathers cards and not tokens.
KIND_PLACES: Final[list[list[int]]] = [
    [at.KIND + at.KINDS.index(at.kind_of(verb)) if at.kind_of(verb) else 0 for verb in program] for program in PROGRAMS
]
GATHERS_CARDS: Final[list[list[bool]]] = [
    [isinstance(verb, ChooseToSacrifice) for verb in program] for program in PROGRAMS
]


def put_question(row: list[int], table: Table, seat: int) -> None:
    """The open question, put to this seat or to others; nothing once the game is over."""
    stack = table.stack
    if not stack:
        return
    frame = stack[-1]
    put_asked(row, table, seat)
    row.append(KIND_PLACES[frame.program][frame.step] * 256 + 1)
    row.append((at.QUESTION_PLAYER + counted(frame.player, seat, table.seats)) * 256 + 1)
    if frame.card:
        row.append((at.QUESTION_CARD + frame.card - 1) * 256 + 1)
        if frame.item and is_second(table, frame):
            row.append(at.QUESTION_SECOND * 256 + 1)
    put_number(row, at.LEFT, frame.left)
    put_number(row, at.PICKED, frame.picked)
    put_number(row, at.FLOOR, frame.floor)
    note = frame.note
    if note:
        put_number(row, at.NOTE, note)
        for bit in range(4):
            if note >> bit & 1:
                row.append((at.NOTE + 1 + bit) * 256 + 8)
    bag = frame.bag
    if bag and not GATHERS_CARDS[frame.program][frame.step]:
        for kind in range(4):
            put_number(row, at.BAG + kind, bag & 0xFF)
            bag >>= 8
    put_under_way(row, table)


def counted(player: int, seat: int, seats: int) -> int:
    """A player counted from the seat on."""
    player -= seat
    return player if player >= 0 else player + seats


def put_asked(row: list[int], table: Table, seat: int) -> None:
    """Who must decide something."""
    if table.asked >= 0:
        row.append((at.ASKED + counted(table.asked, seat, table.seats)) * 256 + 1)
    elif table.asked == SEVERAL:
        for player in range(table.seats):
            if table.open[player]:
                row.append((at.ASKED + counted(player, seat, table.seats)) * 256 + 1)


def is_second(table: Table, frame: Frame) -> bool:
    """Whether the card in play that a frame is about has an elder copy beside it."""
    for item in table.players[frame.player].in_play:
        if item.serial == frame.item:
            return False
        if item.card == frame.card:
            return True
    return False


def put_under_way(row: list[int], table: Table) -> None:
    """The cards of the frames below the top, and those in play that the top one gathers."""
    stack = table.stack
    top = len(stack) - 1
    if GATHERS_CARDS[stack[top].program][stack[top].step] and stack[top].bag:
        put_gathering(row, table)
        return
    for place in range(top):
        card = stack[place].card
        if card and not is_below(stack, place, card):
            row.append((at.UNDER_WAY + card - 1) * 256 + 1)


def put_gathering(row: list[int], table: Table) -> None:
    """The same where there is something in both: seldom, and so at leisure."""
    stack = table.stack
    frame = stack[-1]
    for card in range(1, at.CARDS + 1):
        value = 1 if is_below(stack, len(stack) - 1, card) else 0
        for item in table.players[frame.player].in_play:
            if item.card == card and is_gathered(frame.bag, item.serial):
                value += at.GATHERED
        put_number(row, at.UNDER_WAY + card - 1, value)


def is_below(stack: list[Frame], place: int, card: int) -> bool:
    """Whether a frame below that place is about the card."""
    return any(stack[number].card == card for number in range(place))
