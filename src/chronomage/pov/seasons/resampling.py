"""Resampling: tables of Seasons drawn at random that agree with what a seat has seen."""

from typing import Final

from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.facts import ABILITY_PRESTIGE
from chronomage.games.seasons.flow.prelude import CARDS_KEPT, ChooseWithoutPassing, Draft, Split, cards_a_year
from chronomage.games.seasons.knowledge import (
    DECK,
    DISCARD,
    aside_of,
    card_in,
    each_claim,
    hand_of,
    library_of,
    step_of,
)
from chronomage.games.seasons.table import (
    CARD_MASK,
    EARLY_MARK,
    FAMILIAR_MARK,
    HIDDEN_CHOICE,
    UNKNOWN,
    Table,
)
from chronomage.kernel import machine
from chronomage.kernel.random import Random
from chronomage.kernel.verbs import Question, Together
from chronomage.pov.placing import Claimed, place

MOST_TRIES: Final = 1000
MARKS: Final = FAMILIAR_MARK | EARLY_MARK
NOWHERE: Final = 0  # a place that no claim can mean


class Hole:
    """A hidden place with room for cards that are still to be drawn."""

    def __init__(self, place: int, size: int, player: int, only: list[bool] | None = None) -> None:
        self.place = place
        self.size = size
        self.player = player  # whose it is, or -1
        self.is_pack = False  # a pack of the draft, which may hold several cards of one draft step
        self.only = only  # by card, whether it may lie here; None: any card may
        self.cards: list[int] = []

    def takes(self, card: int) -> bool:
        """Whether there is room for this card."""
        return len(self.cards) < self.size and (self.only is None or self.only[card])


def fill(table: Table, viewer: int, random: Random) -> bool:
    """Put a card into every hidden place, the claimed ones where they may be; false where that does not come out."""
    pool = unseen_cards(table, viewer)
    holes = find_holes(table, viewer)
    if not place_claims(table, viewer, holes, random):
        return False
    for hole in holes:
        for card in hole.cards:
            pool.remove(card)
    random.shuffle(pool)
    for hole in holes:  # those that do not take every card come first
        for card in pool[::-1]:
            if hole.takes(card):
                hole.cards.append(card)
                pool.remove(card)
        if len(hole.cards) < hole.size:
            return False
        random.shuffle(hole.cards)
    pour_piles(table, holes)
    for hole in holes:
        if hole.player >= 0:
            pour(table, hole)
    restore_split(table, viewer, random)
    deal_abilities(table, viewer, random)
    return True


def deal_abilities(table: Table, viewer: int, random: Random) -> None:
    """Deal the others ability tokens that the viewer has not seen, where they are still to choose."""
    tokens = [token for token in range(1, len(ABILITY_PRESTIGE)) if token not in table.players[viewer].abilities]
    for seat in table.players:
        if seat.ability in tokens:
            tokens.remove(seat.ability)
    random.shuffle(tokens)
    for player in range(table.seats):
        seat = table.players[player]
        if player != viewer and seat.abilities:
            seat.abilities = sorted(tokens.pop() for _ in seat.abilities)
            if seat.ability_chosen == HIDDEN_CHOICE:
                seat.ability_chosen = seat.abilities[random.below(len(seat.abilities))]


def unseen_cards(table: Table, viewer: int) -> list[int]:
    """All cards whose place the viewer does not see."""
    pool = table.settings.card_pool()
    seat = table.players[viewer]
    for card in seat.hand + seat.aside + seat.second_year + seat.third_year:
        pool.remove(card)
    for player in table.players:
        for item in player.in_play:
            pool.remove(item.card)
    for entry in table.deck + table.discard:
        if entry & CARD_MASK != UNKNOWN:
            pool.remove(entry & CARD_MASK)
    return pool


def find_holes(table: Table, viewer: int) -> list[Hole]:
    """Every hidden place."""
    familiars = [not is_item for is_item in table.settings.is_item]
    holes = [
        Hole(DISCARD, unknown_in(table.discard, FAMILIAR_MARK), -1, familiars),
        Hole(NOWHERE, unknown_in(table.discard, EARLY_MARK), -1),
        Hole(DISCARD, unknown_in(table.discard, 0), -1),
        Hole(DECK, unknown_in(table.deck, 0), -1),
    ]
    in_draft = is_asking(table, Draft)
    for player in range(table.seats):
        if player != viewer:
            seat = table.players[player]
            holes.append(Hole(hand_of(player), len(seat.hand), player))
            aside = Hole(aside_of(player), len(seat.aside), player)
            aside.is_pack = in_draft
            holes.append(aside)
            holes.append(Hole(library_of(player), len(seat.second_year) + len(seat.third_year), player))
    return holes


def unknown_in(entries: list[int], mark: int) -> int:
    """How many cards of a deck or pile with this mark are not known."""
    unknown = 0
    for entry in entries:
        if entry & CARD_MASK == UNKNOWN and entry & MARKS == mark:
            unknown += 1
    return unknown


def place_claims(table: Table, viewer: int, holes: list[Hole], random: Random) -> bool:
    """Put every claimed card into one of its places; false where the claims cannot all hold."""
    claims = each_claim(table.players[viewer].claims)
    if not claims:
        return True
    claimed = []
    for claim in claims:
        card = card_in(claim)
        fitting = [number for number in range(len(holes)) if holes[number].place & claim and holes[number].takes(card)]
        claimed.append(Claimed(card, step_of(claim), fitting))
    owners = [-1 if hole.is_pack else hole.player for hole in holes]
    found = place(claimed, [hole.size for hole in holes], owners, random)
    for number in range(len(found)):
        holes[found[number]].cards.append(claimed[number].card)
    return len(found) > 0


def pour_piles(table: Table, holes: list[Hole]) -> None:
    """The cards drawn for the deck and the discard pile go there."""
    familiars, early, discard, deck = holes[0], holes[1], holes[2], holes[3]
    pour_entries(table.deck, 0, deck.cards)
    pour_entries(table.discard, FAMILIAR_MARK, familiars.cards)
    pour_entries(table.discard, EARLY_MARK, early.cards)
    pour_entries(table.discard, 0, discard.cards)


def pour_entries(entries: list[int], mark: int, cards: list[int]) -> None:
    """Fill in the unknown cards with this mark of a deck or pile."""
    filled = 0
    for at in range(len(entries)):
        entry = entries[at]
        if entry & CARD_MASK == UNKNOWN and entry & MARKS == mark:
            entries[at] = entry | cards[filled]
            filled += 1


def pour(table: Table, hole: Hole) -> None:
    """The cards drawn for a player's hidden place go there."""
    seat = table.players[hole.player]
    if hole.place == hand_of(hole.player):
        seat.hand = sorted(hole.cards)
    elif hole.place == aside_of(hole.player):
        seat.aside = sorted(hole.cards)
    else:
        middle = len(seat.second_year)
        seat.second_year, seat.third_year = sorted(hole.cards[:middle]), sorted(hole.cards[middle:])


def is_asking(table: Table, kind: type[Together[Table]]) -> bool:
    """Whether the prelude is at that question."""
    return len(table.stack) > 0 and isinstance(machine.asking_verb(PROGRAMS, table), kind)


def restore_split(table: Table, viewer: int, random: Random) -> None:
    """Who is in the middle of choosing cards in rising order has begun a choice that can be finished: draw one."""
    splitting = is_asking(table, Split)
    if not splitting and not is_asking(table, ChooseWithoutPassing):
        return
    size = cards_a_year(table) if splitting else CARDS_KEPT
    for player in range(table.seats):
        seat = table.players[player]
        if player != viewer and seat.aside:
            if len(seat.hand) < size:
                seat.hand, seat.aside = begun_choice(seat.hand, seat.aside, size, random)
            elif splitting:
                seat.second_year, seat.aside = begun_choice(seat.second_year, seat.aside, size, random)


def begun_choice(chosen: list[int], rest: list[int], size: int, random: Random) -> tuple[list[int], list[int]]:
    """The first cards of a random choice of that size, as many as have been chosen, and what is left."""
    cards = chosen + rest
    random.shuffle(cards)
    whole = sorted(cards[:size])
    return whole[: len(chosen)], sorted(cards[size:] + whole[len(chosen) :])


def reopen(table: Table, viewer: int) -> bool:
    """Open the other players' choices; false where a player who must decide would have nothing to choose from."""
    if table.over:
        return True
    frame = table.stack[-1]
    verb = machine.asking_verb(PROGRAMS, table)
    if isinstance(verb, Question):
        if table.asked != viewer:
            table.choices = verb.choices(table, frame)
        return len(table.choices) > 0
    if isinstance(verb, Together):
        opened: list[list[int]] = []
        for player in range(table.seats):
            choices = verb.choices_of(table, frame, player)
            if bool(choices) != bool(table.open[player]):
                return False
            opened.append(choices)
        table.open = opened
    return True
