"""Verbs about cards on their way: drawing, keeping, giving, discarding, putting into play."""

from chronomage.games.hands import each_once
from chronomage.games.seasons import energy, zones
from chronomage.games.seasons.choices import CARD, DRAW, NO, YES
from chronomage.games.seasons.programs import BUY_TOP
from chronomage.games.seasons.table import CARD_MASK, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

ORB_PRICE = 4


def card_choices(cards: list[int]) -> list[int]:
    """One choice for each different card of a sorted list."""
    return each_once(cards, CARD)


def drawn_choices(cards: list[int]) -> list[int]:
    """One choice for each different card of those drawn, which lie as they came."""
    return each_once(sorted(cards), CARD)


class Draw(Deed[Table]):
    """Draw that many cards and look at them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def act(self, state: Table, frame: Frame) -> None:
        zones.draw_aside(state, frame.player, self.count)


class DrawForEachPlayer(Deed[Table]):
    """Draw as many cards as there are players and look at them."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.draw_aside(state, frame.player, state.seats)


class DrawToHand(Deed[Table]):
    """Draw a card; it must be kept."""

    def act(self, state: Table, frame: Frame) -> None:
        draw_to_hand(state, frame.player)


def draw_to_hand(state: Table, player: int) -> None:
    """The player draws a card and keeps it."""
    if zones.draw_aside(state, player, 1):
        zones.keep_aside(state, player, state.players[player].aside[0])


class Keep(Question[Table]):
    """Keep one of the drawn cards."""

    kind = "keep"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return drawn_choices(state.players[frame.player].aside)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        zones.keep_aside(state, frame.player, choice - CARD)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].aside) == 1


class KeepOrDiscard(Question[Table]):
    """Keep the drawn card, or discard it."""

    kind = "keep-or-discard"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        aside = state.players[frame.player].aside
        return [NO, CARD + aside[0]] if aside else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == NO:
            zones.discard_aside(state, frame.player)
        else:
            zones.keep_aside(state, frame.player, choice - CARD)
        return True


class DiscardRest(Deed[Table]):
    """Discard the drawn cards that were not kept."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.discard_aside(state, frame.player)


class GiveRest(Question[Table]):
    """Give each opponent, clockwise, one of the drawn cards that are left; the note counts who has been served."""

    kind = "give"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return drawn_choices(state.players[frame.player].aside)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        receiver = state.opponents(frame.player)[frame.note]
        frame.note += 1
        zones.give_aside(state, frame.player, receiver, choice - CARD)
        return False

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].aside) == 1


class PutDrawnIntoPlay(Question[Table]):
    """Put one of the drawn cards into play if there is room, and discard the others."""

    kind = "put-into-play"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if not zones.has_room(state, frame.player):
            return []
        return drawn_choices(zones.puttable(state.players[frame.player].aside))

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        item = zones.enter_from_aside(state, frame.player, choice - CARD)
        state.tell("card-put-into-play", frame.player, card=item.card)
        # The others go before the new card acts: it may draw cards of its own.
        zones.discard_aside(state, frame.player)
        zones.act_on_entering(state, frame.player, item, zones.ALL_ELEMENTS)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].aside) == 1


class PutIntoPlayFromHand(Question[Table]):
    """Put a card from the hand into play if there is room."""

    kind = "put-into-play"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if not zones.has_room(state, frame.player):
            return []
        return card_choices(zones.puttable(state.players[frame.player].hand))

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        item = zones.enter_from_hand(state, frame.player, choice - CARD)
        state.tell("card-put-into-play", frame.player, card=item.card)
        zones.act_on_entering(state, frame.player, item, zones.ALL_ELEMENTS)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].hand) == 1


class DrawOrDiscardShown(Question[Table]):
    """Draw a card and keep it, or discard one from the hand; it is shown to all, and the note is its worth."""

    kind = "draw-or-discard"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0  # where there is no card to draw or discard, nothing is worth anything

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found = card_choices(state.players[frame.player].hand)
        if state.deck or state.discard:
            found.insert(0, DRAW)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        seat = state.players[frame.player]
        if choice == DRAW:
            zones.draw_aside(state, frame.player, 1)
            card = seat.aside[0]
            zones.show_aside(state, frame.player, card)
            zones.keep_aside(state, frame.player, card)
        else:
            card = choice - CARD
            zones.discard_shown(state, frame.player, card)
        frame.note = max(0, state.settings.prestige[card])
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return not state.players[frame.player].hand


class LookAtTop(Deed[Table]):
    """Look at the top card of the deck."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.look_at_top(state, frame.player)


class BuyTopOrNot(Question[Table]):
    """Pay four energy to put the card just seen into play, or leave it."""

    kind = "buy-top"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        tokens = energy.total(payable_energy(state.players[frame.player]))
        if not state.deck or tokens < ORB_PRICE or not zones.has_room(state, frame.player):
            return []
        top = state.deck[-1] & CARD_MASK
        return [YES, NO] if zones.puttable([top]) else [NO]

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        # That it may not be put into play says which card it is.
        return False

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == YES:
            state.push(BUY_TOP, frame.player, frame.card, frame.item)
        return True


class EnterTop(Deed[Table]):
    """Put the top card of the deck into play."""

    def act(self, state: Table, frame: Frame) -> None:
        item = zones.enter_from_deck(state, frame.player)
        state.tell("card-put-into-play", frame.player, card=item.card)
        zones.act_on_entering(state, frame.player, item, zones.ALL_ELEMENTS)


class DiscardTop(Deed[Table]):
    """Discard the top card of the deck unseen."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.discard_top(state, frame.player)
