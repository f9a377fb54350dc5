"""Scenarios of Time Masters."""

from collections.abc import Mapping
from typing import Any

from tests.scripted import Scripted


class Scenario(Scripted):
    """A game of Time Masters."""

    def __init__(self, document: Mapping[str, Any], seed: int = 0) -> None:
        super().__init__("timemasters", document, seed)

    def ke(self, player: int) -> tuple[int, int, int]:
        """Active, exhausted and ephemeral Ke."""
        shown = self.player(player)
        return shown["active"], shown["exhausted"], shown["ephemeral"]

    def hand(self, player: int) -> list[str]:
        return sorted(self.player(player)["hand"])

    def deck(self, player: int) -> list[str]:
        """The deck, top first."""
        return list(self.player(player)["deck"])

    def discard(self, player: int) -> list[str]:
        return sorted(self.player(player)["discard"])

    def spells(self, player: int) -> list[str]:
        """The spell area, in the order played."""
        return list(self.player(player)["spells"])

    def timers(self, player: int) -> list[tuple[str, list[str], list[str]]]:
        """The Timers in play: name, spells on them, cards that delay them."""
        return [(timer["card"], timer["spells"], timer["delays"]) for timer in self.player(player)["timers"]]

    def sphere(self, level: int) -> list[str]:
        """A sphere from the top."""
        return list(self.game.describe()["spheres"][str(level)]["cards"])


def scenario(*players: Mapping[str, Any], seed: int = 0, **rest: Any) -> Scenario:
    """The position with these players (two if fewer are named) and the rest of the document as keywords."""
    seats = [*players, *[{}] * (2 - len(players))]
    return Scenario({"players": seats, **rest}, seed)
