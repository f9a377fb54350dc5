"""The plan: which cards of the hand come next, which energy they want, and what a token is worth for that."""

from typing import Final

from chronomage.bots.apprentice.seasons.kingdom import HORN_CRYSTALS, projects
from chronomage.bots.apprentice.seasons.measures import price
from chronomage.bots.apprentice.seasons.outlook import END_OF_GAME, Outlook
from chronomage.bots.apprentice.seasons.worth import worth
from chronomage.games.seasons import energy, facts, ledger
from chronomage.games.seasons.card_numbers import (
    ELEMENTAL_AMULET,
    HAND_OF_FORTUNE,
    HORN_OF_PLENTY,
    LANTERN_OF_XIDIT,
    PENDANT_OF_RAGNOR,
    RAVEN,
    SCEPTER_OF_GREATNESS,
)
from chronomage.games.seasons.flow.summoning import leech_toll

NEEDED_TOKEN: Final = 4.0  # a token that a card of the plan still wants: more than any season pays
# Selling comes after everything that energy could be used for.
SELLING: Final = 0.01
SALE: Final = 0.7  # of the best rate that is near: a die with the right to transmute must come first
WAITING_RAVEN: Final = 6.0  # Raven enters once; a better item than the opponents have now may come
OVERFLOW: Final = 0.3  # a token that would only push out another


class Plan:
    """What the player means to do with his energy."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.hands: int = outlook.seat.count(HAND_OF_FORTUNE)
        self.toll: int = leech_toll(outlook.table, outlook.player)
        self.purse: int = ledger.transmutation_addition(outlook.table, outlook.player, True)
        self.lanterns: int = outlook.seat.count(LANTERN_OF_XIDIT)
        self.horns: int = outlook.seat.count(HORN_OF_PLENTY)
        # What is neither a card nor for sale comes first: there is no second chance for it.
        self.wanted: int = projects(outlook)
        if outlook.table.round > 0:  # before the first one nothing is paid for
            self.want_cards()

    def want_cards(self) -> None:
        """Want the energy of the cards with most gain for what they still lack, as many as can be summoned soon."""
        outlook = self.outlook
        seat = outlook.seat
        cards = seat.hand[:]
        if 0 < years_end(outlook) <= 3:
            # The next year's cards are about to come: saving for them is no waste.
            cards.extend(seat.second_year if outlook.table.year_given < 2 else seat.third_year)
        ranks: list[tuple[float, int]] = []
        for card in cards:
            lacks = energy.lacking(outlook.have, outlook.settings.energy_cost[card])
            ranks.append((self.gain(card) - 3.0 * lacks, card))
        ranks.sort(reverse=True)
        most = max(1, outlook.can_still_summon())
        # A reserve that has shrunk may never hold what a dear card costs.
        max_held = outlook.limit + energy.total(outlook.have - seat.reserve) + self.hands
        for rank, card in ranks:
            if most == 0 or rank < -12 or energy.total(self.wanted) >= outlook.limit:
                break
            if outlook.turns * 2 < energy.lacking(outlook.have, outlook.settings.energy_cost[card]):
                continue
            if energy.total(outlook.settings.energy_cost[card]) > max_held:
                continue
            self.wanted += outlook.settings.energy_cost[card]
            most -= 1

    def gain(self, card: int) -> float:
        """What summoning this card now is worth all in all: also that it does not stay in the hand."""
        outlook = self.outlook
        step = 0.0 if outlook.room > outlook.pending else min(4.0, outlook.step_worth())
        patience = 0.0
        if outlook.turns > 2 and card in (SCEPTER_OF_GREATNESS, PENDANT_OF_RAGNOR):
            # They count the other items: better after those that are still to come.
            patience = 2.0 * min(3, outlook.pending - 1)
        if outlook.turns > 2 and card == RAVEN:
            patience = WAITING_RAVEN
        return worth(outlook, card) + outlook.left_in_hand - self.cost(card) - step - patience

    def cost(self, card: int) -> float:
        """What summoning the card costs, its tokens at what they would bring otherwise."""
        outlook = self.outlook
        if outlook.turns > 0:
            return price(outlook, card) + self.toll
        total = float(outlook.settings.crystal_cost[card] + self.toll)
        if outlook.may_sell:
            total += outlook.spirit * outlook.plain_token
        for kind in range(4):
            tokens = energy.count(outlook.settings.energy_cost[card], kind)
            if tokens:
                total += tokens * max(self.surplus(kind), self.rate(kind) if outlook.may_sell else 0.0)
        return total

    def payable(self, card: int) -> bool:
        """Whether the player has what the card costs, room on the gauge aside."""
        return self.lacks(card) == 0 and (
            self.outlook.seat.crystals >= self.outlook.settings.crystal_cost[card] + self.toll
        )

    def lacks(self, card: int) -> int:
        """How many tokens of the card's cost the player does not have, Hands of Fortune counted."""
        outlook = self.outlook
        if card == ELEMENTAL_AMULET:
            return max(0, 1 + outlook.spirit - energy.total(outlook.have))
        missing = self.short(outlook.have, card)
        if self.hands and missing:
            owed = energy.total(outlook.settings.energy_cost[card]) + outlook.spirit
            missing = max(0, missing - min(self.hands, owed - 1))
        return missing

    def short(self, have: int, card: int) -> int:
        """How many tokens of the card's cost are not among these, one of any kind for Nature Spirit included."""
        cost = self.outlook.settings.energy_cost[card]
        missing: int = energy.lacking(have, cost)
        if self.outlook.spirit and energy.total(have) <= energy.total(cost) - missing:
            missing += 1
        return missing

    def rate(self, kind: int) -> float:
        """What a token of that kind is sold for now, with the right to transmute."""
        return float(facts.TRANSMUTATION[self.outlook.table.season()][kind] + self.purse)

    def surplus(self, kind: int) -> float:
        """What keeping a token is worth that no card wants: a later sale."""
        outlook = self.outlook
        if outlook.turns == 0:
            return 3.0 * self.lanterns
        season = outlook.table.season()
        best = max(facts.TRANSMUTATION[season][kind], facts.TRANSMUTATION[(season + 1) % 4][kind])
        return max(SALE * (best + self.purse), 2.0 * self.lanterns)

    def keeping(self, kind: int, tokens: int) -> float:
        """What the last of so many tokens of that kind is worth to the player who has them."""
        if kind == energy.EARTH and tokens <= self.horns:
            return HORN_CRYSTALS
        if tokens <= energy.count(self.wanted, kind) and self.outlook.turns > 0:
            return NEEDED_TOKEN
        return self.surplus(kind)

    def keeping_all(self, bag: int) -> float:
        """What all these tokens together are worth."""
        total = 0.0
        for kind in range(4):
            for tokens in range(1, energy.count(bag, kind) + 1):
                total += self.keeping(kind, tokens)
        return total

    def sale(self, bag: int, addition: int) -> float:
        """What transmuting these tokens now brings over keeping them, with so many crystals more for each."""
        gained = 0.0
        for kind in range(4):
            rate = self.rate(kind) + addition
            for tokens in range(1, energy.count(bag, kind) + 1):
                gained += max(0.0, rate - self.keeping(kind, tokens))
        return gained

    def completed_by(self, have: int, tokens: int, floor: int) -> int:
        """The card with most gain that so many tokens more, none below the kind `floor`, make payable; 0 for none."""
        outlook = self.outlook
        best = 0
        best_gain = 0.0
        if not outlook.may_summon:
            return 0
        for card in outlook.seat.hand:
            cost = outlook.settings.energy_cost[card]
            if outlook.settings.crystal_cost[card] + self.toll > outlook.seat.crystals:
                continue
            lacks = energy.lacking(have, cost)
            open_lacks = energy.lacking(have >> (floor * 8), cost >> (floor * 8))
            if 0 < lacks == open_lacks and self.short(have, card) <= tokens:
                gain = self.gain(card)
                if gain > best_gain:
                    best = card
                    best_gain = gain
        return best


def years_end(outlook: Outlook) -> int:
    """How many spaces are left until cards of the library come; 0 where none are left to come."""
    if outlook.table.year_given >= facts.LAST_YEAR:
        return 0
    left: int = (outlook.table.year_given + 1) * facts.SPACES - outlook.table.marker
    return min(left, END_OF_GAME)
