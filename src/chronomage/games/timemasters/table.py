"""The table: the state of a game of Time Masters as plain data."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim
from chronomage.games.timemasters.options import Settings
from chronomage.kernel.event import EVERYBODY, Event
from chronomage.kernel.random import Random
from chronomage.kernel.state import State
from chronomage.kernel.travel import Travels

# What a card hidden from the observer reads as.
UNKNOWN: Final = 0

NO_CAP: Final = 1000

# How far Timer X has come: not played yet, played in this turn, or the whole turns of its holder since.
X_WAITS: Final = -2
X_STARTS: Final = -1


class Timer(Travels):
    """A Timer in play."""

    def __init__(self, card: int, place: int) -> None:
        self.card = card
        self.place = place  # its place in the Timer area, from 1; it keeps it
        self.spells: list[int] = []  # in the order in which they were put on it
        self.delays: list[int] = []  # cards face down under it, sorted
        self.settled = False  # whether it has been delayed in this turn's Timer phase

    def copy(self) -> "Timer":
        """An equal, independent Timer."""
        timer = Timer(self.card, self.place)
        timer.spells = self.spells[:]
        timer.delays = self.delays[:]
        timer.settled = self.settled
        return timer


class Player(Travels):
    """One seat. Hand, discard pile and launched spells stay sorted; `owned` and `claims` are replaced, not changed."""

    def __init__(self) -> None:
        self.active = facts.STARTING_KE
        self.exhausted = 0
        self.ephemeral = 0
        self.surcharge = 0  # on the next spell: the +1 and -1 tokens, which cancel each other
        self.surcharge_later = 0  # on the first spell of the next turn
        self.cap = NO_CAP  # on the Ke spent in the turn
        self.spent = 0  # Ke of both kinds in this turn
        self.acted = False  # whether this turn can no longer be passed
        self.hand: list[int] = []
        self.deck: list[int] = []  # its top is at the end
        self.discard: list[int] = []
        self.area: list[int] = []  # the spell area, in the order played
        self.launched: list[int] = []  # spells of launched Timers, to be played this turn
        self.aside: list[int] = []  # cards that are being played: a Focus, or a spell on its way to a Timer
        self.timers: list[Timer] = []
        self.owned: list[int] = []  # what everybody knows to be this player's, sorted
        self.claims: list[Claim] = []  # what everybody knows of its hidden cards; see knowledge.py
        self.loose = HAND | DECK  # where known cards without a claim may be

    def copy(self) -> "Player":
        """An equal, independent player."""
        player = Player()
        player.active = self.active
        player.exhausted = self.exhausted
        player.ephemeral = self.ephemeral
        player.surcharge = self.surcharge
        player.surcharge_later = self.surcharge_later
        player.cap = self.cap
        player.spent = self.spent
        player.acted = self.acted
        player.hand = self.hand[:]
        player.deck = self.deck[:]
        player.discard = self.discard[:]
        player.area = self.area[:]
        player.launched = self.launched[:]
        player.aside = self.aside[:]
        player.timers = [timer.copy() for timer in self.timers]
        player.owned = self.owned
        player.claims = self.claims
        player.loose = self.loose
        return player

    def ke(self) -> int:
        """Permanent Ke, on either side."""
        return self.active + self.exhausted

    def timer(self, place: int) -> Timer | None:
        """The Timer at that place, if there is one."""
        for timer in self.timers:
            if timer.place == place:
                return timer
        return None

    def held(self) -> int:
        """The cards that count as hand cards: the hand, and those that delay Timers."""
        count = len(self.hand)
        for timer in self.timers:
            count += len(timer.delays)
        return count

    def open_cards(self) -> list[int]:
        """Every card of the player that lies open before all."""
        cards = self.discard + self.area + self.launched + self.aside
        for timer in self.timers:
            cards.append(timer.card)
            cards += timer.spells
        return cards

    def all_cards(self) -> list[int]:
        """Every card the player owns, wherever it lies."""
        cards = self.open_cards() + self.hand + self.deck
        for timer in self.timers:
            cards += timer.delays
        return cards


class Table(State):
    """Everything true about a game of Time Masters. `spheres` and `exiled` are replaced, never changed in place."""

    def __init__(self, settings: Settings, random: Random) -> None:
        super().__init__(settings.seats, random)
        self.settings = settings
        self.pack = settings.pack
        self.players: list[Player] = []
        self.spheres: list[list[int]] = []  # by level, from 1 on; top at the end
        self.sizes: list[int] = []  # how many cards of each level are in the game, those of Timer X last; never changed
        self.covered = 0  # bit by level: the sphere's top card is closed, until the turn ends
        self.taken = 0  # bit by level: a card of it was taken in this turn
        self.budget = 0  # how many levels of the spheres this turn's spells are still good for
        self.exiled: list[int] = []
        self.first = 0
        self.turn = 0
        self.round = 1
        self.turn_choices = 0
        self.x_holder = -1
        self.x_turns = X_WAITS

    def copy(self) -> "Table":
        """An equal, independent table; the log is not copied."""
        table = Table(self.settings, self.random.copy())
        self.copy_kernel_into(table)
        table.players = [player.copy() for player in self.players]
        table.spheres = self.spheres
        table.sizes = self.sizes
        table.covered = self.covered
        table.taken = self.taken
        table.budget = self.budget
        table.exiled = self.exiled
        table.first = self.first
        table.turn = self.turn
        table.round = self.round
        table.turn_choices = self.turn_choices
        table.x_holder = self.x_holder
        table.x_turns = self.x_turns
        return table

    def cards_by_level(self, cards: list[int]) -> list[int]:
        """How many of these cards there are of each level; the last number is for Timer X."""
        counts = [0] * (facts.SPHERES + 2)
        for card in cards:
            counts[self.pack.level[card]] += 1
        return counts

    def every_card(self) -> list[int]:
        """Every card in the game, exiled ones included."""
        cards = self.exiled[:]
        for seat in self.players:
            cards += seat.all_cards()
        for sphere in self.spheres:
            cards += sphere
        return cards

    def count_cards(self) -> None:
        """Note how many cards of each level are in the game, once all have been dealt."""
        self.sizes = self.cards_by_level(self.every_card())

    def left_of(self, player: int) -> int:
        """The next player clockwise."""
        return player + 1 if player + 1 < self.seats else 0

    def empty_spheres(self) -> int:
        """How many spheres have no card left."""
        empty = 0
        for level in range(1, facts.SPHERES + 1):
            if not self.spheres[level]:
                empty += 1
        return empty

    def cause(self) -> int:
        """The card whose effect is being carried out; 0: none."""
        return self.stack[-1].card if self.stack else 0

    def tell(
        self,
        kind: str,
        player: int,
        card: int = 0,
        amount: int = 0,
        place: int = 0,
        source: int = 0,
        audience: int = EVERYBODY,
    ) -> None:
        """Log an event, where anybody listens; facts that say nothing are left out.

        The source is the card that brought it about, where that is another one.
        """
        if self.log is None:
            return
        event_facts = {"player": player}
        if card:
            event_facts["card"] = card
        if amount:
            event_facts["amount"] = amount
        if place:
            event_facts["timer"] = place
        if source and source != card:
            event_facts["source"] = source
        self.log.append(Event(kind, audience, event_facts))
