"""Scenarios of Seasons."""

from collections.abc import Mapping
from typing import Any

from tests.scripted import Scripted


class Scenario(Scripted):
    """A game of Seasons."""

    def __init__(self, document: Mapping[str, Any], seed: int = 0) -> None:
        super().__init__("seasons", document, seed)

    def crystals(self, player: int) -> int:
        return int(self.player(player)["crystals"])

    def reserve(self, player: int) -> str:
        return str(self.player(player)["reserve"])

    def gauge(self, player: int) -> int:
        return int(self.player(player)["gauge"])

    def hand(self, player: int) -> list[str]:
        return sorted(self.player(player)["hand"])

    def in_play(self, player: int) -> list[str]:
        """Names of the cards in play, in the order in which they entered."""
        return [item["card"] for item in self.player(player)["in_play"]]

    def tokens(self, player: int, card: str, copy: int = 0) -> str:
        """The tokens on a card in play."""
        found = [item["tokens"] for item in self.player(player)["in_play"] if item["card"] == card]
        return str(found[copy])

    def used(self, player: int, card: str, copy: int = 0) -> bool:
        """Whether a card in play has been activated this round."""
        found = [item["used"] for item in self.player(player)["in_play"] if item["card"] == card]
        return bool(found[copy])

    @property
    def discard(self) -> list[str]:
        """The discard pile, top first."""
        pile = self.game.describe()["discard"]
        return [pile["known"][str(place)] for place in range(pile["size"])]

    def deck(self, count: int) -> list[str]:
        """The top cards of the deck, top first."""
        pile = self.game.describe()["deck"]
        return [pile["known"][str(place)] for place in range(min(count, pile["size"]))]


def scenario(*players: Mapping[str, Any], seed: int = 0, **rest: Any) -> Scenario:
    """The position with these players (two if fewer are named) and the rest of the document as keywords."""
    seats = [*players, *[{}] * (2 - len(players))]
    return Scenario({"players": seats, **rest}, seed)


def take_dice(game: Scenario) -> None:
    """Everybody takes the first die that gives no card, so that the next turn begins without a draw."""
    while not game.game.over and game.kind == "die":
        dice = game.game.describe()["dice"]
        place = next(place for place, die in enumerate(dice) if die is not None and not die["card"])
        game.play(game.asked, f"die {place + 1}")


def next_round(game: Scenario, *players: int) -> None:
    """These players end their turns; in the new round each takes a die that gives no card."""
    for player in players:
        game.play(player, "end")
    take_dice(game)
