"""The outlook: one player's situation, read off the table once for each decision."""

from typing import Final

from chronomage.bots.apprentice.timemasters.appraisal import Appraisal, appraiser_of
from chronomage.bots.apprentice.timemasters.moment import Moment, present
from chronomage.games.timemasters import facts, ke, scoring
from chronomage.games.timemasters.table import Player, Table

PACE: Final = 0.8  # cards that a player takes in a turn from the two spheres that run out first
CARDS_A_TURN: Final = 7.0  # that a player sees
LATE: Final = 2.0  # turns before the end in which Ke begin to lose their worth


class Outlook:
    """What a player knows and has when he is asked."""

    def __init__(self, table: Table, player: int) -> None:
        self.table = table
        self.pack = table.pack
        self.player = player
        self.seat: Player = table.players[player]
        self.appraisal: Appraisal = appraiser_of(table.pack).appraisal(self.seat.all_cards())
        self.prices = self.appraisal.prices
        self.ke: float = self.prices.ke
        self.fresh: float = self.appraisal.fresh  # a card drawn unseen
        self.turns_left: float = turns_left(table)
        self.thrift: float = min(1.0, self.turns_left / LATE)  # how much of its worth a Ke still has

    def moment(self) -> Moment:
        """The player's means now."""
        return present(self.seat, self.prices)

    def spendable(self) -> int:
        """How many Ke the player can still spend in this turn."""
        return ke.spendable(self.table, self.player)

    def price(self, card: int) -> int:
        """What a spell costs now."""
        return ke.cost(self.table, self.player, card, None)

    def uses_left(self) -> float:
        """How often a card in the deck will about come to the hand again."""
        return self.turns_left * CARDS_A_TURN / max(facts.STARTING_CARDS, len(self.seat.all_cards()))

    def lead(self) -> int:
        """By how many points the player is ahead of the best opponent, as far as he can know."""
        best = 0
        for other in range(self.table.seats):
            if other != self.player:
                best = max(best, sum(scoring.points(self.table, self.table.players[other]).values()))
        return sum(scoring.points(self.table, self.seat).values()) - best


def turns_left(table: Table) -> float:
    """How many turns each player will about have after this one: the game ends when a second sphere is empty."""
    sizes = sorted([len(table.spheres[level]) for level in range(1, facts.SPHERES + 1)])
    return sum(sizes[: facts.SPHERES_TO_END]) / (PACE * table.seats)
