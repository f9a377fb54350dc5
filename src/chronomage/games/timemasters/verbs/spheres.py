"""Verbs that take a card from a sphere, whatever the spells of the turn are good for."""

from chronomage.games.timemasters import zones
from chronomage.games.timemasters.choices import NO, TAKE, TAKE_CLOSED
from chronomage.games.timemasters.table import Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Question


class Take(Question[Table]):
    """Take a card of a sphere up to a level, or none where that is allowed."""

    kind = "take"

    def __init__(self, level: int, optional: bool, first: int, fewest: int) -> None:
        self.level = level
        self.optional = optional
        self.first = first  # what the choices are counted from
        self.fewest = fewest  # cards of a sphere that has one to take

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        for level in range(1, self.level + 1):
            if len(state.spheres[level]) >= self.fewest and not state.covered >> level & 1:
                found.append(self.first + level)
        return [NO, *found] if self.optional and found else found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            self.take(state, frame.player, choice - self.first)
        return True

    def take(self, state: Table, player: int, level: int) -> None:
        """Take the card of that sphere."""
        raise NotImplementedError


class TakeFromSphere(Take):
    """Take the open card of a sphere; the next one is laid open at once.

    It is no access to the spheres: it uses up no spell, and another card of the sphere can be taken in the turn.
    """

    def __init__(self, level: int, optional: bool) -> None:
        super().__init__(level, optional, TAKE, 1)

    def take(self, state: Table, player: int, level: int) -> None:
        zones.take_open(state, player, level)
        zones.turn_up(state, level)


class TakeClosed(Take):
    """Take the first closed card of a sphere, unseen by the others."""

    def __init__(self, level: int, optional: bool) -> None:
        super().__init__(level, optional, TAKE_CLOSED, 2)

    def take(self, state: Table, player: int, level: int) -> None:
        zones.take_closed(state, player, level)
