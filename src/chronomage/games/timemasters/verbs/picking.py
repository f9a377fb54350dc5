"""Verbs that ask for cards, one at a time, in rising order; the frame's note counts them."""

from chronomage.games.hands import each_once
from chronomage.games.timemasters import facts, zones
from chronomage.games.timemasters.choices import CARD, DONE
from chronomage.games.timemasters.effect import Amount
from chronomage.games.timemasters.table import Table
from chronomage.games.timemasters.verbs.amounts import count
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Pick


class PickCards(Pick[Table]):
    """Pick so many cards of a pile, or where it is optional up to so many."""

    counts = True

    def __init__(self, amount: Amount, optional: bool = False, only: str = "", owed: bool = False) -> None:
        self.amount = amount
        self.optional = optional
        self.only = only  # this kind of card; "" for any
        self.owed = owed  # by an opponent's effect, which has set the amount in the frame's bag

    def whole_pile(self, state: Table, frame: Frame) -> list[int]:
        """The cards to pick from, sorted."""
        raise NotImplementedError

    def move(self, state: Table, frame: Frame, card: int) -> None:
        """What becomes of a picked card."""
        raise NotImplementedError

    def pile(self, state: Table, frame: Frame) -> list[int]:
        """Those of the right kind."""
        cards = self.whole_pile(state, frame)
        if not self.only:
            return cards
        pack = state.pack
        if self.only == facts.SPELL:
            return [card for card in cards if pack.is_spell[card]]
        if self.only == facts.FOCUS:
            return [card for card in cards if pack.is_focus[card]]
        return [card for card in cards if pack.is_timer[card]]

    def begin(self, state: Table, frame: Frame) -> None:
        size = len(self.pile(state, frame))
        frame.left = min(size, frame.bag if self.owed else count(self.amount, state, frame, size))
        frame.floor = 0
        frame.note = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        pile = self.pile(state, frame)
        if self.optional:
            return [DONE, *[choice for choice in each_once(pile, CARD) if choice >= CARD + frame.floor]]
        # Enough cards must be left above the one picked.
        pickable = [card for card in pile[: len(pile) - frame.left + 1] if card >= frame.floor]
        return each_once(pickable, CARD)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            return True
        frame.floor = choice - CARD
        frame.left -= 1
        frame.note += 1
        self.move(state, frame, choice - CARD)
        return frame.left == 0

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def is_forced(self, state: Table, frame: Frame) -> bool:
        if self.optional:
            return False
        pile = [card for card in self.pile(state, frame) if card >= frame.floor]
        return len(pile) == frame.left or pile[0] == pile[-1]

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        # Where all cards go, nobody learns anything from not being asked; elsewhere it would say that all are alike.
        return not self.optional and len(self.pile(state, frame)) == frame.left


class DiscardCards(PickCards):
    """Discard cards from the hand."""

    kind = "discard"

    def whole_pile(self, state: Table, frame: Frame) -> list[int]:
        return state.players[frame.player].hand

    def move(self, state: Table, frame: Frame, card: int) -> None:
        zones.discard_from_hand(state, frame.player, card)


class ExileCards(PickCards):
    """Exile cards from the hand."""

    kind = "exile"

    def whole_pile(self, state: Table, frame: Frame) -> list[int]:
        return state.players[frame.player].hand

    def move(self, state: Table, frame: Frame, card: int) -> None:
        zones.exile_from_hand(state, frame.player, card)


class PickDiscarded(PickCards):
    """Pick cards from the discard pile, which lies open."""

    def whole_pile(self, state: Table, frame: Frame) -> list[int]:
        return state.players[frame.player].discard

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return True


class ExileDiscarded(PickDiscarded):
    """Exile cards from the discard pile."""

    kind = "exile-discard"

    def move(self, state: Table, frame: Frame, card: int) -> None:
        zones.exile_from_discard(state, frame.player, card)


class TakeBack(PickDiscarded):
    """Take cards from the discard pile into the hand."""

    kind = "take-back"

    def move(self, state: Table, frame: Frame, card: int) -> None:
        zones.take_back(state, frame.player, card)
