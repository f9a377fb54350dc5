"""What a player can do at any moment of the own turn: two cards for a Ke, launching Timers, playing their spells.

The moments are those between two actions, in every phase before the end of the turn; who has passed has none.
"""

from chronomage.games.hands import each_once
from chronomage.games.timemasters import facts, zones
from chronomage.games.timemasters.choices import LAUNCH, RELEASE, RESTORE
from chronomage.games.timemasters.flow.launching import is_full, launch
from chronomage.games.timemasters.programs import RESTORE as RESTORE_PROGRAM
from chronomage.games.timemasters.programs import WHEN_PLAYED, card_program
from chronomage.games.timemasters.table import Player, Table


def turn_is_too_long(state: Table) -> bool:
    """Whether so many choices have been made in this turn that it can only be ended."""
    return state.turn_choices >= facts.MOST_CHOICES


def restores(seat: Player) -> list[int]:
    """The choice to discard two cards for a Ke, where there are as many."""
    return [RESTORE] if len(seat.hand) >= facts.CARDS_FOR_KE else []


def launches(state: Table, seat: Player) -> list[int]:
    """The Timers that can be launched."""
    anything = state.settings.launches_any
    return [LAUNCH + timer.place for timer in seat.timers if anything or is_full(state, timer)]


def releases(seat: Player) -> list[int]:
    """The spells of launched Timers: the turn cannot end before they have been played."""
    return each_once(seat.launched, RELEASE)


def act(state: Table, player: int, choice: int) -> None:
    """Carry out one of these choices; the turn can then no longer be passed."""
    seat = state.players[player]
    seat.acted = True
    if choice >= RELEASE:
        card = choice - RELEASE
        zones.release_spell(state, player, card)
        state.push(card_program(card, WHEN_PLAYED), player, card, 0)
    elif choice == RESTORE:
        state.push(RESTORE_PROGRAM, player, 0, 0)
    else:
        timer = seat.timer(choice - LAUNCH)
        assert timer is not None
        launch(state, player, timer)
