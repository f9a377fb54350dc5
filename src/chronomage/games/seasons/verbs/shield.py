"""Carrying out sacrifices and discards from the hand, and the Shield of Zira that may stand in for them."""

from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.card_numbers import CURSED_TREATISE, SHIELD_OF_ZIRA
from chronomage.games.seasons.choices import NO
from chronomage.games.seasons.programs import SACRIFICE
from chronomage.games.seasons.table import Item, Table
from chronomage.games.seasons.verbs.play_area import chosen_item, item_choices
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

SHIELD_CRYSTALS = 10


def is_doomed(state: Table, item: Item) -> bool:
    """Whether the card is to be sacrificed already."""
    return any(frame.program == SACRIFICE and frame.item == item.serial for frame in state.stack)


class OfferShield(Question[Table]):
    """A Shield of Zira may be sacrificed in place of the card; the frame's left says that one was."""

    kind = "shield"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        shields = [item for item in seat.in_play if item.power == SHIELD_OF_ZIRA and not is_doomed(state, item)]
        if not shields or (frame.program == SACRIFICE and seat.item(frame.item) is None):
            return []
        return [NO, *item_choices(state, seat, shields)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            frame.left = 1
            send_to_pile(state, frame.player, chosen_item(state.players[frame.player], choice))
            ledger.gain_crystals(state, frame.player, SHIELD_CRYSTALS, SHIELD_OF_ZIRA)
        return True


class CarryOutSacrifice(Deed[Table]):
    """The frame's card in play goes to the discard pile, unless a Shield has stood in for it."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is None:
            return
        if not frame.left:
            send_to_pile(state, frame.player, item)
        elif item.model and not is_in_play(state, item.model):
            # What Raven imitated is gone, and the Shield has saved Raven alone.
            item.model = 0
            item.power = item.card
            item.tokens = energy.EMPTY
            ledger.check_overflow(state, frame.player)


def is_in_play(state: Table, serial: int) -> bool:
    """Whether the card with that serial is still in play anywhere."""
    return any(item.serial == serial for seat in state.players for item in seat.in_play)


def send_to_pile(state: Table, player: int, item: Item) -> None:
    """A card in play is sacrificed."""
    state.discard.append(state.laid_open(item.card))
    state.tell("card-sacrificed", player, card=item.card, source=state.cause())
    if item.power == CURSED_TREATISE:
        ledger.discard_energy(state, player, state.players[player].reserve, item.card)
    zones.leave_play(state, player, item)


class CarryOutDiscard(Deed[Table]):
    """The first card laid aside is discarded, or goes back into the hand where a Shield has stood in for it."""

    def act(self, state: Table, frame: Frame) -> None:
        if frame.left:
            zones.take_back_aside(state, frame.player)
        else:
            zones.discard_first_aside(state, frame.player, frame.note)
