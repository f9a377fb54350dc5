"""Access to the spheres: cards for as many levels as spells were played."""

from chronomage.games.timemasters import facts, zones
from chronomage.games.timemasters.choices import DONE, TAKE, TAKE_CLOSED
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Question


class SpherePhase(Question[Table]):
    """Take the open card of a sphere, or its first closed one for one spell more; one card from each sphere."""

    kind = "spheres"

    def begin(self, state: Table, frame: Frame) -> None:
        state.budget = len(state.players[frame.player].area)
        state.taken = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if state.budget <= 0:
            return []
        found = [DONE]
        closed: list[int] = []
        for level in range(1, facts.SPHERES + 1):
            if level <= state.budget and not state.taken >> level & 1:
                size = len(state.spheres[level])
                if size > 0:
                    found.append(TAKE + level)
                if size > 1 and level + facts.CLOSED_COSTS <= state.budget:
                    closed.append(TAKE_CLOSED + level)
        return found + closed

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            return True
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
