"""Access to the spheres: cards for as many levels as spells were played."""

from chronomage.games.timemasters import facts, zones
from chronomage.games.timemasters.choices import DONE, LAUNCH, TAKE, TAKE_CLOSED
from chronomage.games.timemasters.flow import any_moment
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Pick


class SpherePhase(Pick[Table]):
    """Take the open card of a sphere, or its first closed one for one spell more; one card from each sphere.

    What can be done at any moment of the turn can be done here too: a card that was taken is in the hand, and the
    spells of a Timer that is launched now count as well.
    """

    kind = "spheres"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        taking = takes(state)
        if not taking and not state.taken and not seat.launched:
            return []  # nothing has happened since the main phase that could not have been done there
        found = [] if seat.launched else [DONE]
        if any_moment.turn_is_too_long(state):
            return found + taking + any_moment.releases(seat)
        launches = any_moment.launches(state, seat)
        return found + any_moment.restores(seat) + taking + launches + any_moment.releases(seat)

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            return True
        if choice < TAKE or choice > LAUNCH:
            any_moment.act(state, frame.player, choice)
            return False
        if choice >= TAKE_CLOSED:
            level = choice - TAKE_CLOSED
            zones.take_closed(state, frame.player, level)
            state.budget -= level + facts.CLOSED_COSTS
        else:
            level = choice - TAKE
            zones.take_open(state, frame.player, level)
            state.budget -= level
        state.taken |= 1 << level
        return False


def takes(state: Table) -> list[int]:
    """The cards of the spheres that can be taken."""
    found: list[int] = []
    closed: list[int] = []
    for level in range(1, min(facts.SPHERES, state.budget) + 1):
        if not state.taken >> level & 1:
            size = len(state.spheres[level])
            if size > 0:
                found.append(TAKE + level)
            if size > 1 and level + facts.CLOSED_COSTS <= state.budget:
                closed.append(TAKE_CLOSED + level)
    return found + closed
