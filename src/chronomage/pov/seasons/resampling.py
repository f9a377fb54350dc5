"""Resampling: tables of Seasons drawn at random that agree with what a seat has seen.

Every deal that agrees is as likely as any other; docs/resampling.md says what that means, and what it leaves out.
"""

from typing import Final

from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.facts import ABILITY_PRESTIGE, CARDS_KEPT
from chronomage.games.seasons.flow.prelude import ChooseWithoutPassing, Draft, Split, cards_a_year
from chronomage.games.seasons.knowledge import (
    DECK,
    DISCARD,
    STEP_BITS,
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
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.random import Random
from chronomage.kernel.verbs import Question, Together
from chronomage.pov.placing import Lot, Placing

MOST_TRIES: Final = 1000
MARKS: Final = FAMILIAR_MARK | EARLY_MARK
NO_GATE: Final = 0

# Places beyond those that claims name: the pile's slots for familiars alone, and those that no claimed card lies in.
FAMILIARS: Final = 1 << 26
EARLY: Final = 1 << 27


class Hole:
    """A hidden place with room for cards; its slots are numbered through all holes."""

    def __init__(self, place: int, start: int, size: int, player: int, gate: int) -> None:
        self.place = place
        self.start = start
        self.size = size
        self.player = player  # whose it is, or -1
        self.gate = gate  # of this player, whom at most one card of a draft step has come to


class Worlds:
    """The tables that agree with what a seat has seen: worked out once, and drawn from as often as one likes."""

    def __init__(self, seen: Table, viewer: int) -> None:
        self.seen = seen
        self.viewer = viewer
        self.deck_is_closed = seen.deck.count(UNKNOWN) == len(seen.deck)  # nobody knows any of its cards
        self.holes: list[Hole] = []
        self.find_holes()
        sizes = [hole.size for hole in self.holes]
        self.placing = Placing(sizes, [hole.gate for hole in self.holes], self.find_lots())
        splitting = is_asking(seen, Split)
        self.choosing = cards_a_year(seen) if splitting else CARDS_KEPT if is_asking(seen, ChooseWithoutPassing) else 0
        self.splitting = splitting

    def draw(self, random: Random) -> Table:
        """One of the tables."""
        for _ in range(MOST_TRIES):
            cards = self.placing.draw(random)
            if not cards and self.holes:
                break
            table = self.seen.copy()
            # A generator of its own: the next roll must not hang together with the cards drawn here.
            table.random = random.split()
            for hole in self.holes:
                drawn = cards[hole.start : hole.start + hole.size]
                if hole.player >= 0:
                    pour(table, hole, drawn)
                elif hole.place == DECK and self.deck_is_closed:
                    table.deck = drawn
                else:
                    pour_entries(table, hole.place, drawn)
            if self.choosing:
                self.restore_choices(table, random)
            if table.settings.with_abilities:
                deal_abilities(table, self.viewer, random)
            if reopen(table, self.viewer):
                return table
        raise ChronomageError("no state was found that agrees with this observation.")

    def find_holes(self) -> None:
        """Every hidden place that holds a card."""
        seen = self.seen
        self.add_hole(FAMILIARS, unknown_in(seen.discard, FAMILIAR_MARK), -1, NO_GATE)
        self.add_hole(EARLY, unknown_in(seen.discard, EARLY_MARK), -1, NO_GATE)
        self.add_hole(DISCARD, unknown_in(seen.discard, 0), -1, NO_GATE)
        self.add_hole(DECK, len(seen.deck) if self.deck_is_closed else unknown_in(seen.deck, 0), -1, NO_GATE)
        # A pack of the draft may hold several cards of one step: its player has not chosen among them.
        in_draft = is_asking(seen, Draft)
        for player in range(seen.seats):
            if player != self.viewer:
                seat = seen.players[player]
                gate = 1 << player
                self.add_hole(hand_of(player), len(seat.hand), player, gate)
                self.add_hole(aside_of(player), len(seat.aside), player, NO_GATE if in_draft else gate)
                self.add_hole(library_of(player), len(seat.second_year) + len(seat.third_year), player, gate)

    def add_hole(self, place: int, size: int, player: int, gate: int) -> None:
        """Note a hidden place, where it holds any card."""
        if size:
            start = self.holes[-1].start + self.holes[-1].size if self.holes else 0
            self.holes.append(Hole(place, start, size, player, gate))

    def find_lots(self) -> list[Lot]:
        """All hidden cards, sorted by where they may lie."""
        settings = self.seen.settings
        unclaimed = self.unseen_cards()
        by_places: dict[int, Lot] = {}
        for claim in lone_steps_cleared(each_claim(self.seen.players[self.viewer].claims)):
            card = card_in(claim)
            unclaimed[card] -= 1
            places = claim & ~CARD_MASK
            if places & DISCARD and not settings.is_item[card]:
                places |= FAMILIARS
            if places not in by_places:
                by_places[places] = Lot(self.holes_at(places), step_of(claim), [])
            by_places[places].cards.append(card)
        return list(by_places.values()) + self.unclaimed_lots(unclaimed)

    def unseen_cards(self) -> list[int]:
        """By card, how many of it the viewer does not see."""
        seen = self.seen
        seat = seen.players[self.viewer]
        unseen = seen.settings.copies[:]
        for card in seat.hand + seat.aside + seat.second_year + seat.third_year + seen.left_out:
            unseen[card] -= 1
        for player in seen.players:
            for item in player.in_play:
                unseen[item.card] -= 1
        for entry in seen.discard if self.deck_is_closed else seen.deck + seen.discard:
            unseen[entry & CARD_MASK] -= 1
        unseen[UNKNOWN] = 0
        return unseen

    def unclaimed_lots(self, unclaimed: list[int]) -> list[Lot]:
        """The cards of which nothing is known: magic items apart, where some slots take none."""
        items, others = Lot(self.holes_at(~FAMILIARS), 0, []), Lot(self.holes_at(-1), 0, [])
        with_familiars = items.holes != others.holes
        for card in range(len(unclaimed)):
            lot = items if with_familiars and self.seen.settings.is_item[card] else others
            for _ in range(unclaimed[card]):
                lot.cards.append(card)
        return [items, others] if with_familiars else [others]

    def holes_at(self, places: int) -> int:
        """The holes at these places, one bit each."""
        found = 0
        for number in range(len(self.holes)):
            if self.holes[number].place & places:
                found |= 1 << number
        return found

    def restore_choices(self, table: Table, random: Random) -> None:
        """Who is in the middle of choosing cards in rising order has begun a choice that can be finished: draw one."""
        size = self.choosing
        for player in range(table.seats):
            seat = table.players[player]
            if player != self.viewer and seat.aside:
                if len(seat.hand) < size:
                    seat.hand, seat.aside = begun_choice(seat.hand, seat.aside, size, random)
                elif self.splitting:
                    seat.second_year, seat.aside = begun_choice(seat.second_year, seat.aside, size, random)


def is_asking(table: Table, kind: type[Together[Table]]) -> bool:
    """Whether the prelude is at that question."""
    return len(table.stack) > 0 and isinstance(machine.asking_verb(PROGRAMS, table), kind)


def unknown_in(entries: list[int], mark: int) -> int:
    """How many cards of a deck or pile with this mark are not known."""
    unknown = 0
    for entry in entries:
        if entry & CARD_MASK == UNKNOWN and entry & MARKS == mark:
            unknown += 1
    return unknown


def lone_steps_cleared(claims: list[int]) -> list[int]:
    """The claims, without the draft step of one that has no other of its step beside it: it excludes nothing."""
    of_step = [0] * 16
    for claim in claims:
        of_step[step_of(claim)] += 1
    return [claim & ~STEP_BITS if of_step[step_of(claim)] == 1 else claim for claim in claims]


def pour(table: Table, hole: Hole, cards: list[int]) -> None:
    """The cards drawn for a player's hidden place go there."""
    seat = table.players[hole.player]
    if hole.place == hand_of(hole.player):
        seat.hand = sorted(cards)
    elif hole.place == aside_of(hole.player):
        # A pack of the prelude is sorted like a hand; drawn cards lie as they came.
        seat.aside = cards if table.round else sorted(cards)
    else:
        middle = len(seat.second_year)
        seat.second_year, seat.third_year = sorted(cards[:middle]), sorted(cards[middle:])


def pour_entries(table: Table, place: int, cards: list[int]) -> None:
    """The cards drawn for the deck or the pile go to the unknown ones there that have the mark of the place."""
    entries = table.deck if place == DECK else table.discard
    mark = FAMILIAR_MARK if place == FAMILIARS else EARLY_MARK if place == EARLY else 0
    filled = 0
    for at in range(len(entries)):
        entry = entries[at]
        if entry & CARD_MASK == UNKNOWN and entry & MARKS == mark:
            entries[at] = entry | cards[filled]
            filled += 1


def begun_choice(chosen: list[int], rest: list[int], size: int, random: Random) -> tuple[list[int], list[int]]:
    """The first cards of a random choice of that size, as many as have been chosen, and what is left."""
    cards = chosen + rest
    random.shuffle(cards)
    whole = sorted(cards[:size])
    return whole[: len(chosen)], sorted(cards[size:] + whole[len(chosen) :])


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


def reopen(table: Table, viewer: int) -> bool:
    """Open the other players' choices; false where a player who must decide would have nothing to choose from."""
    if table.over or table.asked == viewer:
        return True
    frame = table.stack[-1]
    verb = machine.asking_verb(PROGRAMS, table)
    if isinstance(verb, Question):
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
