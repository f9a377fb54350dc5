"""Verbs that look at cards: the top of the deck, the discard pile, and cards revealed until one fits."""

from chronomage.games.seasons import energy, zones
from chronomage.games.seasons.choices import CARD, ENERGY, NO, YES
from chronomage.games.seasons.programs import ENTER, FIRST_WAY
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.cards import drawn_choices
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Question


class TakeUpTop(Deed[Table]):
    """Take up the top cards of the deck to look at them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def act(self, state: Table, frame: Frame) -> None:
        zones.look_at_top_cards(state, frame.player, self.count)


class OrderTop(Question[Table]):
    """Put the cards taken up back on the deck one by one; the last one lies on top."""

    kind = "order-top"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return drawn_choices(state.players[frame.player].aside)

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        zones.put_on_deck(state, frame.player, choice - CARD)
        return not state.players[frame.player].aside

    def settles_itself(self, state: Table, frame: Frame) -> bool:
        return len(state.players[frame.player].aside) == 1


class LookAtOtherHands(Deed[Table]):
    """Look at the hands of all opponents."""

    def act(self, state: Table, frame: Frame) -> None:
        for opponent in state.opponents(frame.player):
            zones.see_hand(state, frame.player, opponent)


class NotePile(Deed[Table]):
    """Remember how high the discard pile is before this card's own sacrifice; the bag keeps it."""

    def act(self, state: Table, frame: Frame) -> None:
        frame.bag = len(state.discard)


class TakeFromPile(Deed[Table]):
    """Take the top cards of the discard pile as it was noted: what has been sacrificed since is none of them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def act(self, state: Table, frame: Frame) -> None:
        zones.take_from_pile(state, frame.player, self.count, len(state.discard) - frame.bag)


class PutRestUnderPile(Deed[Table]):
    """Put the cards looked at and not kept under the discard pile."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.put_under_pile(state, frame.player)


class NameEnergy(Question[Table]):
    """Name a kind of energy; the note keeps it."""

    kind = "name-energy"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [ENERGY + kind for kind in range(4)]

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.note = choice - ENERGY
        state.tell("energy-named", frame.player, bag=energy.one(frame.note))
        return True


class RevealUntil(Deed[Table]):
    """Reveal cards from the deck until one fits, and discard the others."""

    def fits(self, state: Table, frame: Frame, card: int) -> bool:
        """Whether this is the card looked for."""
        raise NotImplementedError

    def act(self, state: Table, frame: Frame) -> None:
        others: list[int] = []
        card = zones.reveal_top(state, frame.player)
        while card != zones.NO_CARD and not self.fits(state, frame, card):
            others.append(card)
            card = zones.reveal_top(state, frame.player)
        # Only now: a pile shuffled on the way must not bring them back, or the search might never end.
        for each in others:
            zones.discard_open(state, frame.player, each)


class RevealUntilFamiliar(RevealUntil):
    """Reveal cards until one is a familiar."""

    def fits(self, state: Table, frame: Frame, card: int) -> bool:
        return not state.settings.is_item[card]


class RevealUntilItemWithEnergy(RevealUntil):
    """Reveal cards until one is a magic item whose cost has the energy named; an Elemental Amulet's has any."""

    def fits(self, state: Table, frame: Frame, card: int) -> bool:
        return state.settings.is_item[card] and state.settings.costs(card, frame.note)


class TakeOrSearchAgain(Question[Table]):
    """Take the card found, or discard it, after which the search may be repeated once."""

    kind = "take-found"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        aside = state.players[frame.player].aside
        return [NO, CARD + aside[0]] if aside else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.left = 0
        if choice == NO:
            zones.discard_open(state, frame.player, state.players[frame.player].aside[0])
            frame.left = 1
        else:
            zones.keep_aside(state, frame.player, choice - CARD)
        return True


class SearchAgainOrNot(Question[Table]):
    """After the card found was discarded: search once more, or leave it."""

    kind = "search-again"

    def choices(self, state: Table, frame: Frame) -> list[int]:
        return [YES, NO] if frame.left else []

    def answer(self, state: Table, frame: Frame, choice: int) -> bool:
        frame.left = 0
        if choice == YES:
            state.push(FIRST_WAY + frame.program - ENTER, frame.player, frame.card, frame.item)
        return True


class TakeFound(Deed[Table]):
    """Take the card found: the second one cannot be refused."""

    def act(self, state: Table, frame: Frame) -> None:
        aside = state.players[frame.player].aside
        if aside:
            zones.keep_aside(state, frame.player, aside[0])
