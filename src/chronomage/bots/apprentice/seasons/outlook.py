"""The outlook: how much of the game is left, and what the player has to spend in it."""

from typing import Final

from chronomage.games.seasons import energy, facts, ledger
from chronomage.games.seasons.card_numbers import THIEVING_FAIRIES
from chronomage.games.seasons.flow.enchantments import EMBRACE_PRICE
from chronomage.games.seasons.flow.summoning import held_by_roots
from chronomage.games.seasons.options import ARGOS_EMBRACE, ENTANGLING_ROOTS, IOS_BOUNTY, NATURE_SPIRIT
from chronomage.games.seasons.scoring import HAND_WORTH
from chronomage.games.seasons.table import CARD_MASK, NO_DIE, Player, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.state import Frame

END_OF_GAME: Final = (facts.LAST_YEAR + 1) * facts.SPACES
USUAL_PIPS: Final = 2  # of the die that nobody takes: the mean of 1, 2 and 3
STARS_A_TURN: Final = 0.6  # half of the faces bear a star, and those are taken first
TOKENS_A_TURN: Final = 1.7  # that a player gets of his die, over all faces
PLAIN_TOKEN: Final = 2.0  # crystals for a token of no special use, sold in a good season
BOUNTY: Final = 0.7  # what Io's Bounty adds to that: a crystal, wherever it is sold in the end


class Outlook:
    """One player's situation, read off the table once for each decision."""

    def __init__(self, table: Table, player: int) -> None:
        self.table = table
        self.player = player
        self.frame: Frame = table.stack[-1]  # what is being decided
        self.seat: Player = table.players[player]
        self.settings = table.settings
        self.opponents = table.seats - 1
        self.have: int = payable_energy(self.seat)
        self.limit: int = ledger.reserve_limit(self.seat)
        self.room: int = self.seat.gauge - len(self.seat.in_play)
        self.may_summon: bool = self.room > 0 and not held_by_roots(table, player)
        self.may_sell: bool = ledger.may_transmute(table, player)
        # What a card left in the hand costs at the end; with one ability token it gives something.
        self.left_in_hand: float = float(facts.HAND_PENALTY)
        if self.seat.ability == facts.WORTH_OF_HAND:
            self.left_in_hand = -float(HAND_WORTH)
        # What the enchantment makes of a card that comes to the hand, of a summoning, and of a token.
        self.arrival: float = float(EMBRACE_PRICE) if table.enchantment == ARGOS_EMBRACE else 0.0
        self.spirit: int = 1 if table.enchantment == NATURE_SPIRIT else 0
        self.plain_token: float = PLAIN_TOKEN + (BOUNTY if table.enchantment == IOS_BOUNTY else 0.0)
        # Cards that this player holds and means to summon some time.
        self.pending: int = len(self.seat.hand) + len(self.seat.second_year) + len(self.seat.third_year)
        self.turns: int = turns_to_come(table)
        self.seasons: int = max(0, (END_OF_GAME - table.marker + 2) // 3)

    def is_last_turn(self) -> bool:
        """Whether what is not turned into points now never will be."""
        return self.turns == 0

    def can_still_summon(self) -> int:
        """How many more cards the player will find room and energy for, as far as one can tell."""
        by_gauge = self.room + STARS_A_TURN * self.turns
        by_energy = (energy.total(self.have) + TOKENS_A_TURN * self.turns) / 2.5
        summons = int(min(by_gauge, by_energy) + 0.5)
        if self.table.enchantment == ENTANGLING_ROOTS:
            summons = min(summons, self.turns + (1 if self.may_summon else 0))
        return summons

    def step_worth(self) -> float:
        """What one step of the summoning gauge is worth: as much as the cards that lack room."""
        short = self.pending - self.room
        if short <= 0:
            # There is room for all; cards may still be drawn.
            return 1.0 if self.turns > 4 else 0.0
        if self.is_last_turn():
            return 5.0 if self.room <= 0 and self.seat.hand else 0.0
        if short > STARS_A_TURN * self.turns:
            return 7.0
        return 5.0 if self.room <= 0 and self.seat.hand else 3.0

    def draw_worth(self) -> float:
        """What a card from the deck is worth before it is seen."""
        if self.pending >= self.can_still_summon():
            kept = -2.0 if self.is_last_turn() else 0.5
        else:
            kept = min(7.0, 1.5 * self.turns)
        return max(kept, -self.left_in_hand) - self.arrival

    def known_card(self, depth: int) -> int:
        """The card that lies so deep in the deck, 0 for the top one, if this player knows it; else 0."""
        deck = self.table.deck
        return deck[len(deck) - 1 - depth] & CARD_MASK if depth < len(deck) else 0

    def fairies(self) -> int:
        """How many Thieving Fairies wait for this player to activate a card."""
        found = 0
        for opponent in range(self.table.seats):
            if opponent != self.player:
                found += self.table.players[opponent].count(THIEVING_FAIRIES)
        return found


def turns_to_come(table: Table) -> int:
    """How many more turns each player will have after the one of this round."""
    place = table.marker
    if table.dice:
        waiting = 0
        for die in table.dice:
            if die != NO_DIE:
                waiting += 1
        # The pips that move the marker are known once one die is left.
        place += table.leftover if waiting == 1 else USUAL_PIPS
    left = END_OF_GAME - place
    return (left + USUAL_PIPS - 1) // USUAL_PIPS if left > 0 else 0
