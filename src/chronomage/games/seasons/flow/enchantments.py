"""Enchantments that act by themselves: Argos' Embrace and Drought."""

from chronomage.games.seasons import ledger, zones
from chronomage.games.seasons.choices import CARD, IN_PLAY, SHRINK_RESERVE
from chronomage.games.seasons.facts import ENCHANTMENTS
from chronomage.games.seasons.options import NO_ENCHANTMENT
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.cards import card_choices
from chronomage.games.seasons.verbs.play_area import chosen_item, item_choices
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question

EMBRACE_PRICE = 5


class LayEnchantment(Deed[Table]):
    """The chosen enchantment, or one at random, lies over the game from here on."""

    def act(self, state: Table, frame: Frame) -> None:
        name = state.settings.enchantment
        if name == "random":
            possible = state.settings.possible_enchantments()
            state.enchantment = possible[state.random.below(len(possible))]
        else:
            state.enchantment = ENCHANTMENTS.index(name) + 1 if name in ENCHANTMENTS else NO_ENCHANTMENT
        if state.enchantment:
            state.tell("enchantment-laid", state.first, amount=state.enchantment)


class GiveUpCard(Question[Table]):
    """Discard a card from the hand or sacrifice one in play."""

    kind = "give-up-card"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        return card_choices(seat.hand) + item_choices(state, seat, seat.in_play)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice >= IN_PLAY:
            zones.sacrifice(state, frame.player, chosen_item(state.players[frame.player], choice))
        else:
            zones.discard_from_hand(state, frame.player, choice - CARD)
        return True

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        seat = state.players[frame.player]
        return len(seat.hand) + len(seat.in_play) == 1


class PayForEmbrace(GiveUpCard):
    """Cards have come to the hand: pay five crystals, or where they are not there give up a card."""

    def begin(self, state: Table, frame: Frame) -> None:
        frame.left = 0
        if state.players[frame.player].crystals >= EMBRACE_PRICE:
            frame.left = 1
            ledger.lose_crystals(state, frame.player, EMBRACE_PRICE)

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [] if frame.left else super().choices(state, frame)


class SufferDrought(Question[Table]):
    """Sacrifice a card in play, or let the reserve shrink by one for good."""

    kind = "drought"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        seat = state.players[frame.player]
        return [SHRINK_RESERVE, *item_choices(state, seat, seat.in_play)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        if choice == SHRINK_RESERVE:
            ledger.shrink_reserve(state, frame.player)
        else:
            zones.sacrifice(state, frame.player, chosen_item(state.players[frame.player], choice))
        return True
