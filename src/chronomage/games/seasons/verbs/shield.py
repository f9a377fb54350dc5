"""Carrying out sacrifices and discards from the hand, and the Shield of Zira that may stand in for them."""

from chronomage.games.seasons import choices as answers
from chronomage.games.seasons import ledger, zones
from chronomage.games.seasons.choices import IN_PLAY, NO
from chronomage.games.seasons.programs import SACRIFICE
from chronomage.games.seasons.table import KNOWN_SHIFT, Item, Player, Table
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

SHIELD_OF_ZIRA = 63
SHIELD_CRYSTALS = 10
CURSED_TREATISE = 42
RAVEN = 68


def shield_of(seat: Player) -> Item | None:
    """A Shield of Zira of the player's in play, if there is one."""
    for item in seat.in_play:
        if item.power == SHIELD_OF_ZIRA:
            return item
    return None


class OfferShield(Question[Table]):
    """A Shield of Zira may be sacrificed in place of the card; the frame's left says that it was."""

    kind = "shield"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        shield = shield_of(seat)
        if shield is None:
            return []
        if frame.program == SACRIFICE:
            item = seat.item(frame.item)
            if item is None or item.power == SHIELD_OF_ZIRA:
                return []
        return [NO, answers.in_play(shield.card, 0 if seat.nth(shield.card, 0) is shield else 1)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            seat = state.players[frame.player]
            shield = seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
            assert shield is not None
            frame.left = 1
            send_to_pile(state, frame.player, shield)
        return True


class CarryOutSacrifice(Deed[Table]):
    """The frame's card in play goes to the discard pile, unless a Shield has stood in for it."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is None:
            return
        if not frame.left:
            send_to_pile(state, frame.player, item)
        elif item.model:
            # What Raven imitated is gone, and the Shield has saved Raven alone.
            item.model = 0
            item.power = item.card


def send_to_pile(state: Table, player: int, item: Item) -> None:
    """A card in play is sacrificed; a Shield of Zira pays ten crystals for it."""
    seat = state.players[player]
    state.discard.append(item.card | state.settings.everyone << KNOWN_SHIFT)
    state.tell("card-sacrificed", player, card=item.card)
    if item.power == SHIELD_OF_ZIRA:
        ledger.gain_crystals(state, player, SHIELD_CRYSTALS)
    if item.power == CURSED_TREATISE:
        ledger.discard_energy(state, player, seat.reserve)
    zones.leave_play(state, player, item)


class CarryOutDiscard(Deed[Table]):
    """The card laid aside goes to the discard pile, or back into the hand where a Shield has stood in for it."""

    def act(self, state: Table, frame: Frame) -> None:
        if frame.left:
            zones.take_back_aside(state, frame.player)
        else:
            zones.discard_aside(state, frame.player, frame.note)
