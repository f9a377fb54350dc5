"""Games with the plain pack, whose cards say by their names what they do: `packs/plain.toml`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import chronomage as cm
from tests.timemasters.scenario import Scenario, scenario

PACK = str(Path(__file__).parent / "packs" / "plain.toml")
STARTING_DECK = sorted(["calm"] * 3 + ["dial"] + ["cost-1"] * 2 + ["cost-2"] * 2 + ["cost-3"] * 2)


def plain(*players: Mapping[str, Any], options: Mapping[str, Any] | None = None, **rest: Any) -> Scenario:
    """A position with the plain pack: players, and the rest of the document as keywords."""
    return scenario(*players, options={"pack": PACK, **(options or {})}, **rest)


def new_game(players: int = 2, seed: int = 0, **options: object) -> cm.Game:
    """A new game with the plain pack; player 0 begins unless the options say otherwise."""
    return cm.new_game("timemasters", players, seed, {"pack": PACK, "first_player": 0, **options})


def blanks(level: int, count: int) -> list[str]:
    """So many spells of that level that cost nothing and do nothing."""
    return [f"blank-{level}"] * count
