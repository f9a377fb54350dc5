"""What the tests of the ability tokens share: seats that have one, and games at the choice."""

from random import Random
from typing import Any

import chronomage as cm
from tests.seasons.driving import finish_prelude, kinds

TOKENS: dict[str, Any] = {"ability_tokens": True}
KINGDOM: dict[str, Any] = {"options": {"enchanted_kingdom": True, "ability_tokens": True}}
DECK = ["purse-of-io", "temporal-boots", "die-of-malice", "beggars-horn", "staff-of-spring"]
# What a used token is worth at the end of the game.
WORTH = {1: -5, 2: 6, 3: -5, 4: 10, 6: 0, 7: -6, 8: 18, 9: -5, 10: 3, 11: 9, 12: 0}
# A seat that can use its token, and what it answers after "ability".
USES: dict[int, tuple[dict[str, Any], list[str]]] = {
    1: ({}, ["no"]),
    2: ({"hand": ["purse-of-io", "crystal-orb"]}, ["crystal-orb"]),
    3: ({}, ["A", "F"]),
    4: ({"gauge": 1}, []),
    6: ({}, []),
    7: ({}, []),
    8: ({"reserve": "WWWW"}, []),
    9: ({}, []),
    10: ({}, ["back 2"]),
    11: ({}, []),
    12: ({}, ["purse-of-io", "temporal-boots"]),
}


def with_token(token: int, **facts: Any) -> dict[str, Any]:
    """A seat with that token."""
    return {"ability_token": token, **facts}


def new(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    return cm.new_game("seasons", players=players, seed=seed, options={**TOKENS, **options})


def at_the_choice(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    """A game at the moment when everybody chooses his token."""
    game = new(players, seed, **options)
    finish_prelude(game, Random(seed))
    assert kinds(game) == {"ability-token"}
    return game


def dealt(game: cm.Game) -> list[list[int]]:
    """The tokens dealt, by seat."""
    return [facts["ability_tokens"] for facts in game.describe()["players"]]
