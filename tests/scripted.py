"""Scripted games: a position, every choice scripted, and what is then true. An unscripted choice fails the test."""

from collections.abc import Mapping
from typing import Any

import chronomage as cm


class Scripted:
    """A game started from a position and driven by scripted choices."""

    def __init__(self, game: str, document: Mapping[str, Any], seed: int = 0) -> None:
        self.game = cm.position(game, document, seed)
        self.events: list[cm.Event] = []  # of the last call of `play`

    def play(self, player: int, *choices: str) -> None:
        """This player, and nobody else, is asked each time and answers so."""
        self.events = []
        for choice in choices:
            asked = [decision.player for decision in self.game.decisions]
            assert asked == [player], f"before {choice!r}: asked are {asked}, not player {player}"
            self.events += self.game.play(player, choice)

    @property
    def kind(self) -> str:
        """The kind of the one open decision."""
        (decision,) = self.game.decisions
        return decision.kind

    @property
    def asked(self) -> int:
        """The one player asked."""
        (decision,) = self.game.decisions
        return decision.player

    @property
    def open(self) -> list[str]:
        """The texts of the open choices of the one player asked."""
        (decision,) = self.game.decisions
        return [choice.text for choice in decision.choices]

    def refused(self, player: int, choice: str) -> str:
        """The reason why this choice is refused; the game must be left as it was."""
        before = self.game.describe()
        try:
            self.game.play(player, choice)
        except cm.IllegalChoice as error:
            assert self.game.describe() == before
            return str(error)
        raise AssertionError(f"{choice!r} was accepted")

    def player(self, player: int) -> dict[str, Any]:
        """All about one player, with nothing hidden."""
        found: dict[str, Any] = self.game.describe()["players"][player]
        return found

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the events of that kind among the last ones."""
        return [self.game.event_facts(event) for event in self.events if event.kind == kind]
