"""Games with the pack `verbs`, and the ways in which its cards come to act."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.timemasters.scenario import Scenario

PACK = str(Path(__file__).parent / "packs" / "verbs.toml")

WAYS = ["spell", "focus", "timer", "put", "launched", "delayed"]
COUNTED_WAYS = ["per spell", "per timer", "per stored, put", "per stored, launched", "per spell, delayed", "per done"]


class Acting(Scenario):
    """A game with the pack `verbs`, in which what must always hold is checked after every choice."""

    def play(self, player: int, *choices: str) -> None:
        told = []
        for choice in choices:
            super().play(player, choice)
            self.game.rules.check(self.game.state)
            told += self.events
        self.events = told


def acting(*players: Mapping[str, Any], phase: str = "main", **rest: Any) -> Scenario:
    """A position with the pack `verbs`, in the main phase unless another is named; two players if fewer are named."""
    seats = [*players, *[{}] * (2 - len(players))]
    return Acting({"players": seats, "phase": phase, "options": {"pack": PACK}, **rest})


def act(way: str, name: str, me: Mapping[str, Any], *others: Mapping[str, Any]) -> Scenario:
    """Player 0 carries out what cards of that name do, in that way; the card itself is in nobody's hand any more."""
    hand = list(me.get("hand", []))
    if way == "spell":
        return played(name, me, *others)
    if way == "focus":
        return played(f"focus-{name}", me, *others)
    if way == "timer":
        return played(f"every-{name}", me, *others)
    if way == "put":
        game = acting({**me, "hand": [*hand, "blank"], "timers": [f"every-{name}"]}, *others)
        game.play(0, "put blank")
        return game
    full = {"card": f"every-{name}", "spells": ["blank"]}
    if way == "launched":
        game = acting({**me, "timers": [full]}, *others)
        game.play(0, "launch 1")
        return game
    assert way == "delayed"
    game = acting({**me, "hand": [*hand, "blank"], "timers": [full]}, *others, phase="timers")
    game.play(0, "delay 1", *(["blank"] if hand else []))
    return game


def act_counted(way: str, name: str, me: Mapping[str, Any], *others: Mapping[str, Any]) -> Scenario:
    """The same for amounts that are counted for something, of which there are two."""
    hand = list(me.get("hand", []))
    many = f"many-{name}"
    if way == "per spell":
        return played(f"{name}-1-per-spell", {**me, "spells": ["blank"]}, *others)
    if way == "per timer":
        return played(many, {**me, "timers": ["clock"]}, *others)
    if way == "per stored, put":
        timers = [{"card": many, "spells": ["blank"]}]
        game = acting({**me, "hand": [*hand, "blank"], "timers": timers}, *others)
        game.play(0, "put blank")
        return game
    full = {"card": many, "spells": ["blank", "blank"]}
    if way == "per stored, launched":
        game = acting({**me, "timers": [full]}, *others)
        game.play(0, "launch 1")
        return game
    if way == "per spell, delayed":
        beginning = {**me, "hand": [*hand, "blank"], "timers": [full], "spells": ["blank", "blank"]}
        game = acting(beginning, *others, phase="timers")
        game.play(0, "delay 1", *(["blank"] if hand else []))
        return game
    assert way == "per done"
    game = acting({**me, "hand": [*hand, f"done-{name}", "blank", "blank"]}, *others)
    # Two cards are all there is where nothing else is in the hand: then nobody is asked.
    game.play(0, f"play done-{name}", *(["blank", "blank"] if hand else []))
    return game


def played(card: str, me: Mapping[str, Any], *others: Mapping[str, Any]) -> Scenario:
    """Player 0 plays this card."""
    game = acting({**me, "hand": [*me.get("hand", []), card]}, *others)
    game.play(0, f"play {card}")
    return game
