"""Verbs that change something into something else: the season, a kind of energy, a payment into effects."""

from chronomage.games.seasons import energy, ledger
from chronomage.games.seasons.choices import AMOUNT, AUTO, BACK, ENERGY, FORWARD
from chronomage.games.seasons.marker import move_marker
from chronomage.games.seasons.programs import ANY_TWO
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.cards import draw_to_hand
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Question

ELEMENT_CRYSTALS = 5


class MoveSeasonMarker(Question[Table]):
    """Move the season marker one to three spaces forward or back."""

    kind = "move-marker"

    def steps(self) -> list[int]:
        """How far it may be moved."""
        return [1, 2, 3]

    def choices(self, state: Table, frame: Frame) -> list[int]:
        forward = [FORWARD + step - 1 for step in self.steps()]
        # There is a year 0 before the first, and nothing before that.
        return forward + [BACK + step - 1 for step in self.steps() if state.marker >= step]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        spaces = choice - FORWARD + 1 if choice < BACK else BACK - choice - 1
        move_marker(state, spaces, state.first)
        return True


class MoveMarkerByTwo(MoveSeasonMarker):
    """Move the season marker two spaces forward or back."""

    def steps(self) -> list[int]:
        return [2]


class ChooseKindToChange(Question[Table]):
    """Choose the kind of energy, of amulet and reserve, to be changed; the note keeps it."""

    kind = "change-from"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [ENERGY + kind for kind in energy.pickable(payable_energy(state.players[frame.player]), 0, 1)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.note = choice - ENERGY
        return True


class PayCrystalForEach(Question[Table]):
    """Choose how many tokens to change and pay a crystal for each; the bag has the tokens, which are paid next."""

    kind = "change-amount"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        most = min(energy.count(payable_energy(seat), frame.note), seat.crystals)
        return [AMOUNT + amount for amount in range(1, most + 1)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.left = choice - AMOUNT
        frame.bag = frame.left * energy.one(frame.note)
        ledger.lose_crystals(state, frame.player, frame.left)
        return True


class ChangeInto(Question[Table]):
    """Choose the other kind that the tokens just paid become; they go to the reserve."""

    kind = "change-into"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [ENERGY + kind for kind in range(4) if kind != frame.note]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        ledger.gain_energy(state, frame.player, frame.left * energy.one(choice - ENERGY))
        return True


class EffectOfEachElement(Question[Table]):
    """Carry out the effect of each energy that the card was paid with, in the player's order; the note has the rest.

    Air raises the gauge by 1, water gives two tokens, fire draws a card to keep, earth gives 5 crystals.
    """

    kind = "next-element"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = 0  # becomes 1 once the player leaves the rest to the automatic order

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = [ENERGY + kind for kind in range(4) if frame.note >> kind & 1]
        if len(found) < 2:
            return found
        return [found[0]] if frame.left else [AUTO, *found]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == AUTO:
            frame.left = 1
            return False
        kind = choice - ENERGY
        frame.note &= ~(1 << kind)
        if kind == energy.AIR:
            ledger.raise_gauge(state, frame.player, 1)
        elif kind == energy.WATER:
            state.push(ANY_TWO, frame.player, frame.card, frame.item)
        elif kind == energy.FIRE:
            draw_to_hand(state, frame.player)
        else:
            ledger.gain_crystals(state, frame.player, ELEMENT_CRYSTALS)
        return frame.note == 0
