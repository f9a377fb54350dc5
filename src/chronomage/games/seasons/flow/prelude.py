"""The prelude: nine cards are dealt, drafted to the left, and put by for the three years."""

from chronomage.games.hands import add_sorted
from chronomage.games.seasons import facts, knowledge, zones
from chronomage.games.seasons.choices import CARD
from chronomage.games.seasons.knowledge import DECK, aside_of, hand_of, library_of
from chronomage.games.seasons.options import (
    ELEMENTAL_CONSTRUCTION,
    EXTENDED_EXPERIENCE,
    NATURAL_SELECTION,
    cards_dealt,
)
from chronomage.games.seasons.programs import ROUND
from chronomage.games.seasons.table import EARLY_MARK, Table
from chronomage.games.seasons.verbs.cards import card_choices
from chronomage.kernel.state import Frame
from chronomage.kernel.verbs import Deed, Together


def cards_a_year(state: Table) -> int:
    """How many cards are put by for each year."""
    return 4 if state.enchantment == EXTENDED_EXPERIENCE else 3


class Deal(Deed[Table]):
    """Shuffle all cards and deal each player nine; at the apprentice level, hand out the ready-made sets."""

    def act(self, state: Table, frame: Frame) -> None:
        pool = state.settings.card_pool()
        if state.settings.level == "apprentice":
            sets = chosen_sets(state)
            for player in range(state.seats):
                for card in facts.APPRENTICE_SETS[sets[player]]:
                    pool.remove(card)
                    state.players[player].hand.append(card)
                share_set(state, player)
            state.random.shuffle(pool)
            state.deck = pool
            return
        state.random.shuffle(pool)
        each = cards_dealt(state.enchantment)
        for player in range(state.seats):
            state.players[player].aside = sorted(pool[player * each : (player + 1) * each])
        state.deck = pool[state.seats * each :]
        for player in range(state.seats):
            tell_pack(state, player)


def chosen_sets(state: Table) -> list[int]:
    """Which ready-made set each seat gets; at random, no two seats get the same."""
    if state.settings.sets != "random":
        return [int(digit) - 1 for digit in state.settings.sets]
    sets = list(range(len(facts.APPRENTICE_SETS)))
    state.random.shuffle(sets)
    return sets


def share_set(state: Table, player: int) -> None:
    """Ready-made sets are no secret."""
    for viewer in range(state.seats):
        if viewer != player:
            for card in state.players[player].hand:
                knowledge.add_claim(state, viewer, card, hand_of(player), 0)


def tell_pack(state: Table, player: int) -> None:
    """Each player sees the cards of his pack."""
    if state.log is not None:
        for card in state.players[player].aside:
            state.tell("pack-seen", player, card=card, audience=player)


class Draft(Together[Table]):
    """Everybody keeps a card of his pack and passes the others to the left, until none are left."""

    kind = "draft"

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        seat = state.players[player]
        if len(seat.hand) > frame.left or state.enchantment == ELEMENTAL_CONSTRUCTION:
            return []
        return card_choices(seat.aside)

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        card = choice - CARD
        seat = state.players[player]
        seat.aside.remove(card)
        add_sorted(seat.hand, card)
        knowledge.widen_others(state, player, aside_of(player), hand_of(player), not seat.aside)
        state.tell("draft-chosen", player, card=card, audience=player)

    def settled(self, state: Table, frame: Frame) -> bool:
        if state.enchantment == ELEMENTAL_CONSTRUCTION or state.settings.level == "apprentice":
            return True
        frame.left += 1  # how many cards everybody has kept so far
        if not state.players[0].aside:
            state.tell("draft-ended", frame.player)
            return True
        pass_packs(state, frame.left)
        return False

    def settles_itself(self, state: Table, frame: Frame, player: int) -> bool:
        return len(state.players[player].aside) == 1


def pass_packs(state: Table, step: int) -> None:
    """Every pack goes to the left; who passes it on remembers it, who takes it up sees what has become of it."""
    state.revealed += 1
    packs = [seat.aside for seat in state.players]
    for player in range(state.seats):
        state.players[state.left_of(player)].aside = packs[player]
    for player in range(state.seats):
        knowledge.pass_asides(state, player)
        for card in packs[player]:
            knowledge.add_claim(state, player, card, aside_of(state.left_of(player)), step)
    for player in range(state.seats):
        for card in state.players[player].aside:
            knowledge.met(state, player, card, aside_of(player))
        knowledge.narrow(state, player, aside_of(player))
        tell_pack(state, player)
    state.tell("packs-passed", state.first)


class ChooseWithoutPassing(Together[Table]):
    """Under Elemental Construction everybody keeps nine of the cards dealt; the others go back into the deck."""

    kind = "choose-nine"

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        seat = state.players[player]
        if state.enchantment != ELEMENTAL_CONSTRUCTION or len(seat.hand) == facts.CARDS_KEPT:
            return []
        return rising_choices(seat.aside, seat.hand, self.count_of(state, frame, player))

    def count_of(self, state: Table, frame: Frame, player: int) -> int:
        return facts.CARDS_KEPT - len(state.players[player].hand)

    def picked_of(self, state: Table, frame: Frame, player: int) -> int:
        return len(state.players[player].hand)

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        card = choice - CARD
        seat = state.players[player]
        seat.aside.remove(card)
        seat.hand.append(card)
        knowledge.widen_others(state, player, aside_of(player), hand_of(player), False)
        state.tell("draft-chosen", player, card=card, audience=player)

    def settled(self, state: Table, frame: Frame) -> bool:
        if state.enchantment == ELEMENTAL_CONSTRUCTION:
            for player in range(state.seats):
                seat = state.players[player]
                for card in seat.aside:
                    state.deck.append(card)
                    knowledge.add_claim(state, player, card, DECK, 0)
                seat.aside = []
            state.random.shuffle(state.deck)
            state.revealed += 1
            state.tell("draft-ended", frame.player)
        return True


class DiscardDealt(Together[Table]):
    """Under Natural Selection everybody discards one of his cards, before the draft and after it."""

    kind = "discard-dealt"

    def __init__(self, after_draft: bool) -> None:
        self.after_draft = after_draft

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        seat = state.players[player]
        if state.enchantment != NATURAL_SELECTION or (seat.aside if self.after_draft else seat.hand):
            return []
        return card_choices(seat.hand if self.after_draft else seat.aside)

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        # What is to be discarded lies in the place that is empty at this moment, until all have chosen.
        card = choice - CARD
        seat = state.players[player]
        if self.after_draft:
            seat.hand.remove(card)
            seat.aside.append(card)
            knowledge.widen_others(state, player, hand_of(player), aside_of(player), False)
        else:
            seat.aside.remove(card)
            seat.hand.append(card)
            knowledge.widen_others(state, player, aside_of(player), hand_of(player), False)

    def settled(self, state: Table, frame: Frame) -> bool:
        if state.enchantment != NATURAL_SELECTION:
            return True
        for player in state.turn_order():
            seat = state.players[player]
            if self.after_draft:
                zones.discard_aside(state, player)
            else:
                chosen = seat.hand
                seat.hand = []
                zones.discard_cards(state, player, chosen, hand_of(player), EARLY_MARK)
        return True


class LayOut(Deed[Table]):
    """The nine cards lie before their player, to be split."""

    def act(self, state: Table, frame: Frame) -> None:
        for player in range(state.seats):
            seat = state.players[player]
            seat.aside = sorted(seat.hand)
            seat.hand = []
            knowledge.widen_others(state, player, hand_of(player), aside_of(player), True)


def rising_choices(cards: list[int], chosen: list[int], wanted: int) -> list[int]:
    """The cards that can be chosen next in rising order: enough cards at or above must be left for the rest."""
    floor = chosen[-1] if chosen else 0
    count = len(cards)
    found: list[int] = []
    for place in range(count):
        card = cards[place]
        if card >= floor and (not found or found[-1] != CARD + card) and count - place >= wanted:
            found.append(CARD + card)
    return found


class Split(Together[Table]):
    """Everybody chooses the cards of the first year, then those of the second; the third year gets the rest."""

    kind = "split"

    def choices_of(self, state: Table, frame: Frame, player: int) -> list[int]:
        seat = state.players[player]
        if not seat.aside:
            return []
        return rising_choices(seat.aside, self.chosen(state, player), self.count_of(state, frame, player))

    def chosen(self, state: Table, player: int) -> list[int]:
        """The cards of the year that the player chooses now."""
        seat = state.players[player]
        return seat.hand if len(seat.hand) < cards_a_year(state) else seat.second_year

    def count_of(self, state: Table, frame: Frame, player: int) -> int:
        return cards_a_year(state) - len(self.chosen(state, player))

    def picked_of(self, state: Table, frame: Frame, player: int) -> int:
        return len(self.chosen(state, player))

    def answer_of(self, state: Table, frame: Frame, player: int, choice: int) -> None:
        card = choice - CARD
        seat = state.players[player]
        seat.aside.remove(card)
        if len(seat.hand) < cards_a_year(state):
            seat.hand.append(card)
            knowledge.widen_others(state, player, aside_of(player), hand_of(player), False)
            state.tell("split-chosen", player, card=card, amount=1, audience=player)
            return
        seat.second_year = [*seat.second_year, card]
        state.tell("split-chosen", player, card=card, amount=2, audience=player)
        if len(seat.second_year) == cards_a_year(state):
            seat.third_year = seat.aside
            seat.aside = []
        knowledge.widen_others(state, player, aside_of(player), library_of(player), not seat.aside)


class StartTournament(Deed[Table]):
    """The prelude is over."""

    def act(self, state: Table, frame: Frame) -> None:
        zones.show_top_cards(state)
        state.push(ROUND, state.first, 0, 0)
