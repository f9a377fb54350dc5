"""Driving whole games: random play, the prelude, and the pool of cards of a level."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import chronomage as cm


def pool(level: str = "archmage") -> list[str]:
    """Every physical card of the level, sorted by name."""
    deck = cm.position("seasons", {"options": {"level": level}}).describe()["deck"]
    return sorted(deck["known"].values())


def rest_of_pool(level: str, *taken: str) -> list[str]:
    """The pool without these cards, each taken once."""
    left = Counter(pool(level))
    left.subtract(taken)
    assert min(left.values()) >= 0
    return sorted(left.elements())


def asked(game: cm.Game) -> list[int]:
    """The players who must act now."""
    return [decision.player for decision in game.decisions]


def kinds(game: cm.Game) -> set[str]:
    """The kinds of the open decisions."""
    return {decision.kind for decision in game.decisions}


def step(game: cm.Game, random: Random) -> list[cm.Event]:
    """Somebody who must act takes a random choice."""
    decision = random.choice(game.decisions)
    return game.play(decision.player, random.choice(decision.choices))


def play_randomly(game: cm.Game, random: Random, most: int = 100_000) -> None:
    """Random choices to the end of the game, or that many."""
    for _ in range(most):
        if game.over:
            return
        step(game, random)


def finish_draft(game: cm.Game, random: Random) -> None:
    """Random choices until the draft is over."""
    while kinds(game) == {"draft"}:
        step(game, random)


def finish_prelude(game: cm.Game, random: Random) -> None:
    """Random choices until the first dice are rolled."""
    while kinds(game) & {"draft", "split"}:
        step(game, random)


def seat(game: cm.Game, player: int) -> dict[str, Any]:
    """All about one player, with nothing hidden."""
    found: dict[str, Any] = game.describe()["players"][player]
    return found


def own_cards(facts: dict[str, Any]) -> list[str]:
    """All cards that a player holds in hand, aside and in his libraries, sorted."""
    return sorted(facts["hand"] + facts["aside"] + facts["library"]["2"] + facts["library"]["3"])


def samples(game: cm.Game, player: int, count: int = 25) -> Iterator[cm.Game]:
    """Games drawn from what that player knows."""
    observation = game.observe(player)
    for number in range(count):
        yield observation.resample(number)


def hidden_cards(game: cm.Game, player: int) -> Counter[str]:
    """What that player holds in hand, aside and in his libraries."""
    return Counter(own_cards(seat(game, player)))
