"""Verbs that only cards of Enchanted Kingdom use: tokens on cards, thefts, and effects on everybody."""

from chronomage.games.seasons import energy, ledger, zones
from chronomage.games.seasons.card_numbers import SELENIAS_CODEX
from chronomage.games.seasons.choices import (
    ALL_DISCARD_CARD,
    ALL_DISCARD_ENERGY,
    AMULET,
    CARD,
    DONE,
    ENERGY,
    NO,
    TAKE_CRYSTALS,
    TAKE_ENERGY,
)
from chronomage.games.seasons.options import NATURE_SPIRIT
from chronomage.games.seasons.programs import DISCARD_CARD, DISCARD_FOUR_ENERGY, FIRST_WAY, SEASON_CHANGE, SECOND_WAY
from chronomage.games.seasons.table import Item, Table
from chronomage.games.seasons.verbs.cards import card_choices, draw_to_hand
from chronomage.games.seasons.verbs.payment import pay_token, token_choices
from chronomage.games.seasons.verbs.play_area import chosen_item, item_choices, put_chosen_token
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Pick, Question


class ShrinkReserve(Deed[Table]):
    """The reserve holds one token less while this card is in play; what is too much goes at once."""

    def act(self, state: Table, frame: Frame) -> None:
        ledger.check_overflow(state, frame.player)


class TakeAllFromThis(Deed[Table]):
    """The tokens on this card go into the reserve."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is not None:
            ledger.take_from_card(state, frame.player, item, item.tokens)


class TakeSomeFromThis(Pick[Table]):
    """Take at least one of the tokens on this card into the reserve; the bag gathers them."""

    kind = "take-tokens"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.bag = energy.EMPTY
        frame.floor = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        item = state.players[frame.player].item(frame.item)
        if item is None:
            return []
        left = item.tokens - frame.bag
        found = [DONE] if frame.bag else []
        return found + [ENERGY + kind for kind in energy.pickable(left, frame.floor, 1)]

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            item = state.players[frame.player].item(frame.item)
            if item is not None:
                ledger.take_from_card(state, frame.player, item, frame.bag)
            return True
        frame.floor = choice - ENERGY
        frame.bag += energy.one(frame.floor)
        return False


class MayPutToken(Question[Table]):
    """Put a token, of amulet or reserve, on this card, or do not."""

    kind = "may-put-energy"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        tokens = token_choices(state.players[frame.player], AMULET, 1)
        return [NO, *tokens] if tokens else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice != NO:
            put_chosen_token(state, frame, choice)
        return True


class DiscardForPlenty(Question[Table]):
    """Discard a token, of amulet or reserve; earth gives five crystals."""

    kind = "plenty"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return token_choices(state.players[frame.player], 0, 1)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        pay_token(state, frame.player, choice)
        if choice % 4 == (ENERGY + energy.EARTH) % 4:
            ledger.gain_crystals(state, frame.player, 5)
        return True


class PutOneOfThemOnThis(Deed[Table]):
    """One of the identical tokens just paid is put on this card."""

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is not None:
            ledger.put_tokens(state, frame.player, item, energy.one(frame.note))


class TakeCostlyItemBack(Question[Table]):
    """Take a magic item whose cost has energy back into the hand; no Codex. Nature Spirit gives every cost energy."""

    kind = "take-back"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        return item_choices(state, seat, [item for item in seat.in_play if self.is_costly(state, item)])

    def is_costly(self, state: Table, item: Item) -> bool:
        """Whether this card may be taken back."""
        if not state.settings.is_item[item.card] or item.card == SELENIAS_CODEX:
            return False
        if state.enchantment == NATURE_SPIRIT:
            return True
        return any(state.settings.costs(item.card, kind) for kind in range(4))

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        zones.return_to_hand(state, frame.player, chosen_item(state.players[frame.player], choice))
        return True


class EnergyOrCrystalsWithLook(Question[Table]):
    """Statue of Eolis: gain an energy, or two crystals and a look at the top card."""

    kind = "statue"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [TAKE_ENERGY, TAKE_CRYSTALS]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        way = FIRST_WAY if choice == TAKE_ENERGY else SECOND_WAY
        state.push(way + frame.program - SEASON_CHANGE, frame.player, frame.card, frame.item)
        return True


class GainIfTransmuterUsed(Deed[Table]):
    """Gain crystals if this card's right to transmute was used this round; ledger.py turns the card then."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def act(self, state: Table, frame: Frame) -> None:
        item = state.players[frame.player].item(frame.item)
        if item is not None and item.used:
            ledger.gain_crystals(state, frame.player, self.amount)


class DiscardOne(Question[Table]):
    """Discard a card from the hand, if there is one; the note says whether."""

    kind = "discard"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return card_choices(state.players[frame.player].hand)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.note = 1
        zones.discard_from_hand(state, frame.player, choice - CARD)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].hand) == 1


class DrawAndTakeBonusBack(Deed[Table]):
    """After the discard: draw a card to keep, and the bonus marker goes back by one."""

    def act(self, state: Table, frame: Frame) -> None:
        if not frame.note:
            return
        draw_to_hand(state, frame.player)
        seat = state.players[frame.player]
        if seat.bonuses > 0:
            seat.bonuses -= 1
            state.tell("bonus-taken-back", frame.player, amount=seat.bonuses)


class DiscardAnyNumber(Pick[Table]):
    """Discard any number of cards from the hand; they lie on the pile in the order chosen. The note counts them.

    They lie aside until all are chosen; then a Shield of Zira may stand in for each.
    """

    kind = "discard-some"

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [DONE, *card_choices(state.players[frame.player].hand)]

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            zones.discard_laid_aside(state, frame.player)
            return True
        frame.note += 1
        zones.lay_aside(state, frame.player, choice - CARD)
        return False

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return not state.players[frame.player].hand


class DrawNoted(Deed[Table]):
    """Draw as many cards as were discarded, and keep them."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.draw_aside(state, frame.player, frame.note)
        seat = state.players[frame.player]
        while seat.aside:
            zones.keep_aside(state, frame.player, seat.aside[0])


class OpponentsLowerGaugeAndGain(Deed[Table]):
    """Each opponent's gauge falls by one, and he gains crystals."""

    def __init__(self, crystals: int) -> None:
        self.crystals = crystals

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in state.opponents(frame.player):
            ledger.lower_gauge(state, opponent, 1)
            ledger.gain_crystals(state, opponent, self.crystals)


class EverybodyDiscards(Question[Table]):
    """Choose: every player discards four energy of the reserve, or every player discards a card of the hand."""

    kind = "everybody-discards"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [ALL_DISCARD_ENERGY, ALL_DISCARD_CARD]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        program = DISCARD_FOUR_ENERGY if choice == ALL_DISCARD_ENERGY else DISCARD_CARD
        state.push(program, frame.player, frame.card, 0)
        for opponent in reversed(state.opponents(frame.player)):
            state.push(program, opponent, frame.card, 0)
        return True


class StealEnergy(Pick[Table]):
    """Take up to that many tokens from each opponent's reserve, from the left neighbour on; all come at once.

    The note counts the opponents that are done with, the bag gathers the tokens.
    """

    kind = "steal-energy"
    counts = True

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, state: Table, frame: Frame) -> None:
        frame.note = 0
        frame.bag = energy.EMPTY
        self.next_victim(frame)

    def next_victim(self, frame: Frame) -> None:
        """Begin with the next opponent."""
        frame.left = self.count
        frame.floor = 0
        frame.picked = 0

    def other(self, state: Table, frame: Frame) -> int:
        return state.opponents(frame.player)[frame.note]

    def choices(self, state: Table, frame: Frame) -> list[int]:
        if frame.note >= len(state.opponents(frame.player)):
            return []
        reserve = state.players[self.other(state, frame)].reserve
        kinds = energy.pickable(reserve, frame.floor, 1) if frame.left > 0 else []
        return [DONE, *[ENERGY + kind for kind in kinds]]

    def takes(self, choice: int) -> bool:
        return choice != DONE

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == DONE:
            frame.note += 1
            self.next_victim(frame)
            if frame.note < len(state.opponents(frame.player)):
                return False
            ledger.gain_energy(state, frame.player, frame.bag)
            return True
        frame.floor = choice - ENERGY
        frame.left -= 1
        frame.bag += energy.one(frame.floor)
        ledger.steal_energy(state, frame.player, self.other(state, frame), energy.one(frame.floor))
        return False
