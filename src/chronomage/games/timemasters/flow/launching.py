"""Launching a Timer."""

from chronomage.games.timemasters import zones
from chronomage.games.timemasters.programs import WHEN_LAUNCHED, card_program
from chronomage.games.timemasters.table import Table, Timer
from chronomage.games.timemasters.verbs.amounts import laid_on


def is_full(state: Table, timer: Timer) -> bool:
    """Whether the Timer has no empty slot."""
    return len(timer.spells) >= state.pack.slots[timer.card]


def launch(state: Table, player: int, timer: Timer) -> None:
    """Launch a Timer and carry out what it does then."""
    laid = laid_on(timer)
    zones.launch(state, player, timer)
    state.push(card_program(timer.card, WHEN_LAUNCHED), player, timer.card, timer.place).bag = laid
