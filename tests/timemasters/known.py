"""Games with the pack `known`, whose cards never change: positions, random play, and a seat's samples."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import chronomage as cm
from tests.timemasters.scenario import Scenario

PACK = str(Path(__file__).parent / "packs" / "known.toml")

# Random play that uses what is hidden: closed cards, Timers filled and delayed. By the first word of a choice.
LIKED = {"delay": 6.0, "take-closed": 5.0, "put": 4.0, "take": 2.0, "end": 0.6, "pass": 0.3, "restore": 0.3}


def known_game(players: int = 2, seed: int = 0, **options: object) -> cm.Game:
    """A new game with the known pack."""
    return cm.new_game("timemasters", players, seed, {"pack": PACK, **options})


def story(*players: Mapping[str, Any], seed: int = 0, **rest: Any) -> Scenario:
    """A position with the known pack; two players if fewer are named."""
    options = {"pack": PACK, **rest.pop("options", {})}
    seats = [*players, *[{}] * (2 - len(players))]
    return Scenario({"players": seats, "options": options, **rest}, seed)


def liked_choice(game: cm.Game, random: Random) -> tuple[int, cm.Choice]:
    """Who is asked, and a random choice, such as hides and shows cards rather than not."""
    decision = game.decisions[0]
    weights = [LIKED.get(choice.text.split()[0], 1.0) for choice in decision.choices]
    return decision.player, random.choices(decision.choices, weights)[0]
