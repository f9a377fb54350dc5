"""Verbs about cards in play: activating, sacrificing, passing on, taking back."""

from chronomage.games.seasons import choices as answers
from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.card_numbers import HEART_OF_ARGOS, THIEVING_FAIRIES
from chronomage.games.seasons.choices import AMULET, CARD, ENERGY, IN_PLAY
from chronomage.games.seasons.programs import ACTIVATE, FIRST_WAY, SECOND_WAY
from chronomage.games.seasons.table import FAMILIAR_MARK, Item, Player, Table
from chronomage.games.seasons.verbs.payment import token_choices
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Pick, Question

CAULDRON_FULL = 7
CAULDRON_CRYSTALS = 15


def item_choices(table: Table, seat: Player, items: list[Item]) -> list[int]:
    """One choice for each of these cards in play, rising; the second of two copies only where it is not the same."""
    found: list[int] = []
    for item in items:
        first = seat.nth(item.card, 0)
        if first is item or first is None:
            found.append(answers.in_play(item.card, 0))
        elif first not in items or not alike(table, first, item):
            found.append(answers.in_play(item.card, 1))
    found.sort()
    return found


def alike(table: Table, first: Item, second: Item) -> bool:
    """Whether it makes no difference which of two copies is meant."""
    return (
        first.used == second.used
        and first.tokens == second.tokens
        and first.power == second.power
        and first.model == second.model
        and not is_model(table, first)
        and not is_model(table, second)
    )


def is_model(table: Table, item: Item) -> bool:
    """Whether some card in play imitates this one."""
    return any(other.model == item.serial for seat in table.players for other in seat.in_play)


def chosen_item(seat: Player, choice: int) -> Item:
    """The card in play that the choice names."""
    item = seat.nth((choice - IN_PLAY) // 2, (choice - IN_PLAY) % 2)
    assert item is not None
    return item


class Activated(Deed[Table]):
    """The card counts as activated from here on: its price is paid, and other cards take notice."""

    def act(self, state: Table, frame: Frame) -> None:
        # A Heart keeps its earth until the round ends, so one without has seen no activation in this turn.
        for item in state.players[frame.player].in_play:
            if item.power == HEART_OF_ARGOS and not item.tokens:
                ledger.put_tokens(state, frame.player, item, energy.one(energy.EARTH))
        for opponent in state.opponents(frame.player):
            for _ in range(state.players[opponent].count(THIEVING_FAIRIES)):
                ledger.steal_crystals(state, opponent, frame.player, 1, THIEVING_FAIRIES)
                ledger.gain_crystals(state, opponent, 1, THIEVING_FAIRIES)


class SacrificeThis(Deed[Table]):
    """Sacrifice this card."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is not None:
            zones.sacrifice(state, frame.player, item)


class ChooseWay(Question[Table]):
    """Choose one of the card's two ways to be activated, where both can be paid."""

    kind = "way"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def first_is_open(self, state: Table, frame: Frame) -> bool:
        """Whether the first way can be taken now."""
        raise NotImplementedError

    def second_is_open(self, state: Table, frame: Frame) -> bool:
        """Whether the second way can be taken now."""
        raise NotImplementedError

    def choices(self, state: Table, frame: Frame) -> list[int]:
        found: list[int] = []
        if self.first_is_open(state, frame):
            found.append(self.first)
        if self.second_is_open(state, frame):
            found.append(self.second)
        return found

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        way = FIRST_WAY if choice == self.first else SECOND_WAY
        state.push(way + frame.program - ACTIVATE, frame.player, frame.card, frame.item)
        return True


class SacrificeOne(Question[Table]):
    """Sacrifice one of the cards in play."""

    kind = "sacrifice"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        return item_choices(state, seat, seat.in_play)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        zones.sacrifice(state, frame.player, chosen_item(state.players[frame.player], choice))
        return True


class ChooseToSacrifice(Pick[Table]):
    """Choose several cards in play to sacrifice, in rising order; the bag gathers their serials, 16 bits each."""

    kind = "sacrifice"
    counts = True

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = self.count
        frame.floor = 0
        frame.bag = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.left <= 0:
            return []
        seat = state.players[frame.player]
        open_items = [item for item in seat.in_play if not is_gathered(frame.bag, item.serial)]
        found = [choice for choice in item_choices(state, seat, open_items) if choice >= frame.floor]
        return [choice for choice in found if reachable(seat, open_items, choice) >= frame.left]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        item = chosen_item(state.players[frame.player], choice)
        frame.bag = frame.bag << 16 | item.serial
        frame.floor = choice
        frame.left -= 1
        return frame.left == 0

    def is_forced(self, state: Table, frame: Frame) -> bool:
        seat = state.players[frame.player]
        open_items = [item for item in seat.in_play if not is_gathered(frame.bag, item.serial)]
        return frame.left == 1 or reachable(seat, open_items, frame.floor) == frame.left


def is_gathered(bag: int, serial: int) -> bool:
    """Whether the serial is among those gathered."""
    while bag:
        if bag & 0xFFFF == serial:
            return True
        bag >>= 16
    return False


def reachable(seat: Player, items: list[Item], choice: int) -> int:
    """How many of the items can still be chosen in rising order from this choice on."""
    found = 0
    for item in items:
        copy = seat.copy_of(item)
        if answers.in_play(item.card, copy) >= choice:
            found += 1
    return found


class SacrificeChosen(Deed[Table]):
    """Sacrifice all the cards gathered."""

    def act(self, state: Table, frame: Frame) -> None:
        bag = frame.bag
        while bag:
            item = state.players[frame.player].item(bag & 0xFFFF)
            if item is not None:
                zones.sacrifice(state, frame.player, item)
            bag >>= 16


class TakeItemBack(Question[Table]):
    """Take one of the magic items in play back into the hand."""

    kind = "take-back"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        return item_choices(state, seat, [item for item in seat.in_play if state.settings.is_item[item.card]])

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        zones.return_to_hand(state, frame.player, chosen_item(state.players[frame.player], choice))
        return True


class GiveUpFamiliar(Question[Table]):
    """Discard a familiar from the hand or sacrifice one in play."""

    kind = "give-up-familiar"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        found: list[int] = []
        for card in seat.hand:
            if not state.settings.is_item[card] and (not found or found[-1] != CARD + card):
                found.append(CARD + card)
        return found + item_choices(
            state, seat, [item for item in seat.in_play if not state.settings.is_item[item.card]]
        )

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice >= IN_PLAY:
            zones.sacrifice(state, frame.player, chosen_item(state.players[frame.player], choice))
        else:
            zones.discard_from_hand(state, frame.player, choice - CARD, FAMILIAR_MARK)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return not state.players[frame.player].hand


class PassToTheLeft(Deed[Table]):
    """This card goes to the left neighbour, straightened, whatever his gauge allows."""

    def act(self, state: Table, frame: Frame) -> None:
        seat = state.players[frame.player]
        item = seat.item(frame.item)
        if item is None:
            return
        receiver = state.left_of(frame.player)
        zones.leave_play(state, frame.player, item)
        item.used = False
        state.players[receiver].in_play.append(item)
        state.tell("card-passed", frame.player, card=item.card, other=receiver)


class PutToken(Question[Table]):
    """Put a token, of amulet or reserve, on this card."""

    kind = "put-energy"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return token_choices(state.players[frame.player], AMULET, 1)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        put_chosen_token(state, frame, choice)
        return True


def put_chosen_token(state: Table, frame: Frame, choice: int) -> None:
    """The chosen token of amulet or reserve is put on the frame's card."""
    item = state.players[frame.player].item(frame.item)
    if item is not None:
        ledger.put_token(state, frame.player, item, (choice - AMULET) % 4, choice < ENERGY)


class EmptyFullCauldron(Deed[Table]):
    """With the seventh token: 15 crystals, the tokens to the reserve, the card sacrificed; overflow comes last."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is None or energy.total(item.tokens) < CAULDRON_FULL:
            return
        ledger.gain_crystals(state, frame.player, CAULDRON_CRYSTALS)
        tokens = item.tokens
        item.tokens = energy.EMPTY
        ledger.gain_energy(state, frame.player, tokens)
        zones.sacrifice(state, frame.player, item)
