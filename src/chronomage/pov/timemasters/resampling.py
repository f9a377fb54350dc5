"""Resampling: tables of Time Masters drawn at random that agree with what a seat has seen.

Every deal that agrees is as likely as any other; docs/resampling.md says what that means, and what it leaves out.
"""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, under
from chronomage.games.timemasters.knowledge import unclaimed_cards
from chronomage.games.timemasters.table import UNKNOWN, Player, Table
from chronomage.kernel import machine
from chronomage.kernel.errors import ChronomageError
from chronomage.kernel.random import Random
from chronomage.kernel.verbs import Question
from chronomage.pov.placing import Lot, Placing, fraction

MOST_TRIES: Final = 10_000


class Worlds:
    """The tables that agree with what a seat has seen: worked out once, and drawn from as often as one likes."""

    def __init__(self, seen: Table, viewer: int) -> None:
        self.seen = seen
        self.viewer = viewer
        self.levels = [Level(seen, viewer, level) for level in range(1, facts.SPHERES + 1)]
        self.others = [Hidden(seen, player) for player in range(seen.seats) if player != viewer]

    def draw(self, random: Random) -> Table:
        """One of the tables."""
        for _ in range(MOST_TRIES):
            table = self.seen.copy()
            # A generator of its own: the next shuffle must not hang together with the cards drawn here.
            table.random = random.split()
            random.shuffle(table.players[self.viewer].deck)
            if self.fill(table, random) and (table.over or table.asked == self.viewer or reopen(table)):
                return table
        raise ChronomageError("no state was found that agrees with this observation.")

    def fill(self, table: Table, random: Random) -> bool:
        """Draw the spheres and the other players' cards; false where all is to be drawn again."""
        table.spheres = table.spheres[:]
        unseen: list[list[int]] = [[]]
        for level in self.levels:
            unseen.append(level.deal(table, random))
        for hidden in self.others:
            cards = [unseen[claim.level].pop() for claim in hidden.taken_unseen]
            if not hidden.fill(table.players[hidden.player], cards, random):
                return False
        return True


class Level:
    """The cards of one level that the viewer has not seen: in the sphere, in the box, or with others who took them."""

    def __init__(self, seen: Table, viewer: int, level: int) -> None:
        self.level = level
        self.wanted = seen.spheres[level].count(UNKNOWN)
        for player in range(seen.seats):
            if player != viewer:
                self.wanted += sum(claim.level == level for claim in seen.players[player].claims)
        self.cards = unseen_cards(seen, viewer, level)
        self.certain = picked_unseen(seen, self.cards, level)  # hand-picked: they are not in the box
        for card in self.certain:
            self.cards.remove(card)

    def deal(self, table: Table, random: Random) -> list[int]:
        """Fill the closed slots of the sphere; the answer is what is left for those who took cards unseen."""
        random.shuffle(self.cards)
        cards = self.certain + self.cards[: self.wanted - len(self.certain)]
        random.shuffle(cards)
        table.spheres[self.level] = [card or cards.pop() for card in table.spheres[self.level]]
        return cards


class Hidden:
    """The hidden cards of another player: in the hand, in the deck and under Timers."""

    def __init__(self, seen: Table, player: int) -> None:
        seat = seen.players[player]
        self.player = player
        self.claims = seat.claims
        self.taken_unseen = [claim for claim in seat.claims if claim.level]
        self.loose = seat.loose
        self.rest = unclaimed_cards(seat)
        self.places = [HAND, DECK] + [under(timer.place) for timer in seat.timers]
        self.sizes = [len(seat.hand), len(seat.deck)] + [len(timer.delays) for timer in seat.timers]
        # By which of the cards taken unseen turn out to be the one shown since, one bit each: then they may lie in
        # more places.
        self.placings: dict[int, Placing] = {}
        self.widest = 0
        for number in range(len(self.taken_unseen)):
            if self.taken_unseen[number].copy:
                self.widest |= 1 << number

    def fill(self, seat: Player, unseen: list[int], random: Random) -> bool:
        """Put the hidden cards somewhere, those taken unseen being these; false where they are to be drawn again."""
        shown = 0
        for number in range(len(unseen)):
            if unseen[number] == self.taken_unseen[number].copy:
                shown |= 1 << number
        placing = self.placing(shown)
        if self.widest:
            # Cards that can lie in fewer ways are as much rarer.
            most = self.placing(self.widest).all_ways()
            if fraction(random) * most >= placing.all_ways():
                return False
        cards = placing.draw(random)
        if len(cards) < placing.slots:
            return False
        pour(seat, [unseen[-1 - card] if card < 0 else card for card in cards])
        return True

    def placing(self, shown: int) -> Placing:
        """How the hidden cards can lie; a card taken unseen stands there as a number below 0."""
        if shown not in self.placings:
            lots: dict[int, Lot] = {}
            self.add(lots, self.loose, self.rest)
            number = 0
            for claim in self.claims:
                if claim.card:
                    self.add(lots, claim.places, [claim.card])
                else:
                    wider = shown >> number & 1
                    self.add(lots, claim.places | claim.copy_places if wider else claim.places, [-1 - number])
                    number += 1
            self.placings[shown] = Placing(self.sizes, [0] * len(self.sizes), list(lots.values()))
        return self.placings[shown]

    def add(self, lots: dict[int, Lot], places: int, cards: list[int]) -> None:
        """Add cards that may lie in these places."""
        holes = 0
        for number in range(len(self.places)):
            if self.places[number] & places:
                holes |= 1 << number
        if holes not in lots:
            lots[holes] = Lot(holes, 0, [])
        lots[holes].cards += cards


def unseen_cards(table: Table, viewer: int, level: int) -> list[int]:
    """The cards of a level that may lie closed in its sphere, in the box, or with somebody who took them unseen."""
    pool = table.settings.pools[level][:]
    known = table.exiled + table.players[viewer].all_cards() + table.spheres[level]
    for player in range(table.seats):
        if player != viewer:
            known = known + table.players[player].owned
    for card in known:
        if card != UNKNOWN and table.pack.level[card] == level:
            pool.remove(card)
    return pool


def picked_unseen(table: Table, unseen: list[int], level: int) -> list[int]:
    """The hand-picked cards of a sphere that the viewer has not seen anywhere."""
    found: list[int] = []
    for card in table.settings.picked_of(level):
        picked = table.settings.picked.count(card)
        seen = table.settings.pools[level].count(card) - unseen.count(card)
        if found.count(card) < picked - seen:
            found.append(card)
    return found


def pour(seat: Player, cards: list[int]) -> None:
    """The cards drawn for a player's slots go there, in the order of the slots."""
    middle = len(seat.hand)
    after = middle + len(seat.deck)
    seat.hand = sorted(cards[:middle])
    seat.deck = cards[middle:after]
    for timer in seat.timers:
        size = len(timer.delays)
        timer.delays = sorted(cards[after : after + size])
        after += size


def reopen(table: Table) -> bool:
    """Open the choices of the other player who must decide; false where there would be nothing to choose from.

    So it can be with one who is in the middle of picking cards in rising order: they hold a card that can come next.
    """
    verb = machine.asking_verb(table.pack.programs, table)
    if isinstance(verb, Question):
        table.choices = verb.choices(table, table.stack[-1])
    return len(table.choices) > 0
