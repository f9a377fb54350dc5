"""The table: everything true about a game of Lanterns, as plain data."""

from chronomage.kernel.event import EVERYBODY, Event
from chronomage.kernel.random import Random
from chronomage.kernel.state import State

LANTERNS = range(1, 11)
COPIES = 4
HAND = 3
NONE = 0  # where a lantern could be and none is
UNKNOWN = -1  # in a redacted table: a lantern that the viewer does not know


class Table(State):
    """Lanterns are numbers; hands are sorted."""

    def __init__(self, seats: int, random: Random, options: dict[str, str]) -> None:
        super().__init__(seats, random)
        self.options = options  # never changed
        self.round = 0
        self.prize = 0
        self.winner = 0  # of the last round that had one
        self.deck: list[int] = []  # the next lantern is the last
        self.lit: list[int] = []  # in earlier rounds
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[int] = [NONE] * seats  # of this round, secret until all are made
        self.gems: list[int] = [0] * seats

    def copy(self) -> "Table":
        """An equal, independent table."""
        table = Table(self.seats, self.random.copy(), self.options)
        self.copy_kernel_into(table)
        table.round = self.round
        table.prize = self.prize
        table.winner = self.winner
        table.deck = self.deck[:]
        table.lit = self.lit[:]
        table.hands = [hand[:] for hand in self.hands]
        table.bids = self.bids[:]
        table.gems = self.gems[:]
        return table

    def tell(self, kind: str, audience: int = EVERYBODY, **facts: int) -> None:
        """Say what has happened, where anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, audience, facts))

    def draw(self, player: int) -> None:
        """A lantern from the deck into a hand."""
        if self.deck:
            lantern = self.deck.pop()
            self.hands[player] = sorted([*self.hands[player], lantern])
            self.revealed += 1
            self.tell("lantern-drawn", player, player=player, lantern=lantern)
