"""How much a verb is about, at the moment at which it acts."""

from chronomage.games.timemasters.effect import ALL, HALF, PER_DONE, PER_SPELL, PER_STORED, PER_TIMER, Amount
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import Frame


def count(amount: Amount, state: Table, frame: Frame, whole: int) -> int:
    """The amount as a number; `whole` is what half and all are of, and halves are rounded up.

    In a card's frame the bag holds the spells on the Timer, and the note the cards moved by the verb before.
    """
    if amount.share == HALF:
        return (whole + 1) // 2
    if amount.share == ALL:
        return whole
    number = amount.number
    if amount.per == PER_SPELL:
        return number * len(state.players[frame.player].area)
    if amount.per == PER_TIMER:
        return number * len(state.players[frame.player].timers)
    if amount.per == PER_STORED:
        return number * frame.bag
    if amount.per == PER_DONE:
        return number * frame.note
    return number
