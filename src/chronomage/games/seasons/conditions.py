"""What a card needs before it can be activated, and how to say that it is missing."""

from chronomage.games.seasons import energy, zones
from chronomage.games.seasons.table import Item, Table
from chronomage.games.seasons.verbs.payment import payable_energy


class Condition:
    """A price or state of things without which a card cannot be activated."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        """Whether the card can be activated as things stand."""
        return True

    def why_not(self, table: Table, player: int) -> str:
        """What is missing, in a player's words."""
        return ""


class Tokens(Condition):
    """That many tokens of any kind, of amulet or reserve."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return energy.total(payable_energy(table.players[player])) >= self.count

    def why_not(self, table: Table, player: int) -> str:
        return f"needs {self.count} energy, you have {energy.total(payable_energy(table.players[player]))}"


class WaterToken(Condition):
    """One water, of amulet or reserve."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return energy.count(payable_energy(table.players[player]), energy.WATER) > 0

    def why_not(self, table: Table, player: int) -> str:
        return "needs 1 water, you have 0"


class IdenticalTokens(Condition):
    """That many identical tokens."""

    def __init__(self, size: int) -> None:
        self.size = size

    def wanted(self, table: Table) -> int:
        """How many it takes."""
        return self.size

    def holds(self, table: Table, player: int, item: Item) -> bool:
        have = payable_energy(table.players[player])
        size = self.wanted(table)
        return any(energy.count(have, kind) >= size for kind in range(4))

    def why_not(self, table: Table, player: int) -> str:
        return f"needs {self.wanted(table)} identical energy, you have none in that number"


class BalancedTokens(IdenticalTokens):
    """As many identical tokens as the edition's Balance of Ishtar takes."""

    def __init__(self) -> None:
        super().__init__(0)

    def wanted(self, table: Table) -> int:
        return table.settings.balance_size


class TokenInReserve(Condition):
    """A token in the reserve itself."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return table.players[player].reserve != energy.EMPTY

    def why_not(self, table: Table, player: int) -> str:
        return "needs energy in your reserve, you have none"


class TokenOrCrystals(Condition):
    """A token of any kind, or that many crystals."""

    def __init__(self, crystals: int) -> None:
        self.crystals = crystals

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return seat.crystals >= self.crystals or payable_energy(seat) != energy.EMPTY

    def why_not(self, table: Table, player: int) -> str:
        return f"needs 1 energy or {self.crystals} crystals, you have neither"


class CardsInDeck(Condition):
    """A card in the deck or the discard pile."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return bool(table.deck) or bool(table.discard)

    def why_not(self, table: Table, player: int) -> str:
        return "needs a card in the deck, there is none"


class CardToPutIntoPlay(Condition):
    """A card in the hand that may be put into play, and room for it once this one is sacrificed."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return bool(zones.puttable(seat.hand)) and len(seat.in_play) - 1 < seat.gauge

    def why_not(self, table: Table, player: int) -> str:
        if not zones.puttable(table.players[player].hand):
            return "needs a card in your hand that may be put into play, you have none"
        return "needs room on your summoning gauge for the card it puts into play"


class CardsInPlay(Condition):
    """That many cards in play."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return len(table.players[player].in_play) >= self.count

    def why_not(self, table: Table, player: int) -> str:
        return f"needs {self.count} cards in play, you have {len(table.players[player].in_play)}"


class FamiliarToGiveUp(Condition):
    """A familiar in the hand or in play."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        is_item = table.settings.is_item
        for card in seat.hand:
            if not is_item[card]:
                return True
        return any(not is_item[other.card] for other in seat.in_play)

    def why_not(self, table: Table, player: int) -> str:
        return "needs a familiar in your hand or in play, you have none"


class EnergyAndCrystal(Condition):
    """A token in the reserve and a crystal to change it with."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return seat.crystals > 0 and seat.reserve != energy.EMPTY

    def why_not(self, table: Table, player: int) -> str:
        if table.players[player].crystals == 0:
            return "needs at least 1 crystal, you have 0"
        return "needs energy in your reserve, you have none"


class Never(Condition):
    """Not in the free part of a turn: the card has a moment of its own."""

    def __init__(self, when: str) -> None:
        self.when = when

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return False

    def why_not(self, table: Table, player: int) -> str:
        return self.when


class Crystals(Condition):
    """That many crystals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return table.players[player].crystals >= self.amount

    def why_not(self, table: Table, player: int) -> str:
        return f"needs {self.amount} crystals, you have {table.players[player].crystals}"


class TokensOnThis(Condition):
    """A token on the card itself."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return item.tokens != energy.EMPTY

    def why_not(self, table: Table, player: int) -> str:
        return "needs a token lying on it, there is none"
