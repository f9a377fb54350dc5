"""Positions for asking whether a bot is fair: from games of every size with everything in them, played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

import chronomage as cm

EVERYTHING: dict[str, dict[str, Any]] = {
    "seasons": {"enchanted_kingdom": True, "enchantment": "random", "ability_tokens": True},
    "timemasters": {"expansion": True, "promo": True},
}
OFTEN = 0.05  # the part of all decisions that are taken


def positions(name: str, count: int, seed: int = 0) -> Iterator[cm.Game]:
    """So many games of two to four players in which there is something to choose."""
    chance = Random(seed)
    number = found = 0
    while found < count:
        game = cm.new_game(name, 2 + number % 3, 1000 * seed + number, EVERYTHING[name])
        number += 1
        while not game.over and found < count:
            decision = game.decisions[0]
            if len(decision.choices) > 1 and chance.random() < OFTEN:
                found += 1
                yield game.copy()
            game.play(decision.player, chance.choice(decision.choices))
