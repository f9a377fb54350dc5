"""Games with the pack `words`: conditions, choices, one chosen opponent, and what came with them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.timemasters.acting import Acting
from tests.timemasters.scenario import Scenario

PACK = str(Path(__file__).parent / "packs" / "words.toml")


def worded(*players: Mapping[str, Any], phase: str = "main", **rest: Any) -> Scenario:
    """A position with the pack `words`, in the main phase unless another is named; two players if fewer are named."""
    seats = [*players, *[{}] * (2 - len(players))]
    options = {"pack": PACK, **rest.pop("options", {})}
    return Acting({"players": seats, "phase": phase, "options": options, **rest})


def plays(card: str, me: Mapping[str, Any], *others: Mapping[str, Any], **rest: Any) -> Scenario:
    """Player 0 plays this card."""
    game = worded({**me, "hand": [*me.get("hand", []), card]}, *others, **rest)
    game.play(0, f"play {card}")
    return game
