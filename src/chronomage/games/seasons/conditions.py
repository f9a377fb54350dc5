"""What a card needs before it can be activated, and how to say that it is missing."""

from chronomage.games.seasons import energy, zones
from chronomage.games.seasons.table import Item, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.reason import Reason


def needs_tokens(card: str, amount: int, have: int) -> Reason:
    """That a card needs more tokens than the player can pay with."""
    text = f"{card} needs {amount} energy, you have {have}"
    return Reason("needs-tokens", text, {"card": card, "amount": amount, "have": have})


def needs_crystals(card: str, amount: int, have: int) -> Reason:
    """That a card needs more crystals than the player has."""
    crystals = "crystal" if amount == 1 else "crystals"
    text = f"{card} needs {amount} {crystals}, you have {have}"
    return Reason("needs-crystals", text, {"card": card, "amount": amount, "have": have})


class Condition:
    """A price or state of things without which a card cannot be activated."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        """Whether the card can be activated as things stand."""
        return True

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        """What this card lacks."""
        raise NotImplementedError


class Tokens(Condition):
    """That many tokens of any kind, of amulet or reserve."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return energy.total(payable_energy(table.players[player])) >= self.count

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return needs_tokens(card, self.count, energy.total(payable_energy(table.players[player])))


class WaterToken(Condition):
    """One water, of amulet or reserve."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return energy.count(payable_energy(table.players[player]), energy.WATER) > 0

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return Reason("needs-water", f"{card} needs 1 water, you have 0", {"card": card})


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

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        size = self.wanted(table)
        text = f"{card} needs {size} identical energy, you have none in that number"
        return Reason("needs-identical", text, {"card": card, "amount": size})


class BalancedTokens(IdenticalTokens):
    """As many identical tokens as the edition's Balance of Ishtar takes."""

    def __init__(self) -> None:
        super().__init__(0)

    def wanted(self, table: Table) -> int:
        return table.settings.balance_size


class TokenOrCrystals(Condition):
    """A token of any kind, or that many crystals."""

    def __init__(self, crystals: int) -> None:
        self.crystals = crystals

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return seat.crystals >= self.crystals or payable_energy(seat) != energy.EMPTY

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        text = f"{card} needs 1 energy or {self.crystals} crystals, you have neither"
        return Reason("needs-token-or-crystals", text, {"card": card, "amount": self.crystals})


class CardsInDeck(Condition):
    """A card in the deck or the discard pile."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return bool(table.deck) or bool(table.discard)

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return Reason("needs-deck", f"{card} needs a card in the deck, there is none", {"card": card})


class CardToPutIntoPlay(Condition):
    """A card in the hand that may be put into play, and room for it once this one is sacrificed."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return bool(zones.puttable(seat.hand)) and len(seat.in_play) - 1 < seat.gauge

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        if not zones.puttable(table.players[player].hand):
            text = f"{card} needs a card in your hand that may be put into play, you have none"
            return Reason("needs-card-to-put", text, {"card": card})
        text = f"{card} needs room on your summoning gauge for the card it puts into play"
        return Reason("needs-room", text, {"card": card})


class CardsInPlay(Condition):
    """That many cards in play."""

    def __init__(self, count: int) -> None:
        self.count = count

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return len(table.players[player].in_play) >= self.count

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        have = len(table.players[player].in_play)
        text = f"{card} needs {self.count} cards in play, you have {have}"
        return Reason("needs-cards-in-play", text, {"card": card, "amount": self.count, "have": have})


class FamiliarToGiveUp(Condition):
    """A familiar in the hand or in play."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        is_item = table.settings.is_item
        for card in seat.hand:
            if not is_item[card]:
                return True
        return any(not is_item[other.card] for other in seat.in_play)

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        text = f"{card} needs a familiar in your hand or in play, you have none"
        return Reason("needs-familiar", text, {"card": card})


class EnergyAndCrystal(Condition):
    """A token, of amulet or reserve, and a crystal to change it with."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        seat = table.players[player]
        return seat.crystals > 0 and payable_energy(seat) != energy.EMPTY

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        if table.players[player].crystals == 0:
            return Reason("needs-a-crystal", f"{card} needs at least 1 crystal, you have 0", {"card": card})
        return needs_tokens(card, 1, 0)


class Never(Condition):
    """Not in the free part of a turn: the card acts at the start of it."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return False

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return Reason("before-die", f"{card} acts only at the start of your turn, before your die", {"card": card})


class Crystals(Condition):
    """That many crystals."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return table.players[player].crystals >= self.amount

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return needs_crystals(card, self.amount, table.players[player].crystals)


class TokensOnThis(Condition):
    """A token on the card itself."""

    def holds(self, table: Table, player: int, item: Item) -> bool:
        return item.tokens != energy.EMPTY

    def why_not(self, table: Table, player: int, card: str) -> Reason:
        return Reason("needs-token-on-it", f"{card} needs a token lying on it, there is none", {"card": card})
