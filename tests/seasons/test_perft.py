"""Perft: the number of choice sequences of a given length from fixed positions. A changed count is a changed rule."""

import pytest

import chronomage as cm
from tests.seasons.scenario import scenario


def perft(game: cm.Game, depth: int) -> int:
    """How many sequences of that many choices there are; where several must act, the first in seat order does."""
    if depth == 0 or game.over:
        return 1
    decision = game.decisions[0]
    if depth == 1:
        return len(decision.choices)
    total = 0
    for choice in decision.choices:
        after = game.copy()
        after.play(decision.player, choice)
        total += perft(after, depth - 1)
    return total


START = cm.new_game("seasons", seed=11, options={"first_player": 0})
TRANSMUTING = scenario(
    {"reserve": "AWWF", "gauge": 2, "hand": ["purse-of-io", "amulet-of-water"]}, die={"transmute": True, "star": True}
).game
AMULETS = scenario(
    {
        "reserve": "AWF",
        "gauge": 6,
        "crystals": 9,
        "hand": ["elemental-amulet", "damned-soul-of-onys"],
        "in_play": [{"card": "amulet-of-water", "tokens": "WFE"}, "hand-of-fortune", "tree-of-light"],
    },
    deck=["divine-chalice", "staff-of-spring"],
).game
ACTIVATING = scenario(
    {
        "reserve": "AAAWF",
        "gauge": 9,
        "crystals": 4,
        "in_play": [
            "balance-of-ishtar",
            "kairn-the-destroyer",
            "mirror-of-the-seasons",
            "dragon-skull",
            "glutton-cauldron",
            "glutton-cauldron",
        ],
    },
    {"in_play": ["thieving-fairies"], "crystals": 3},
).game


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        pytest.param(START, [9, 81, 648, 5184], id="draft"),
        pytest.param(TRANSMUTING, [7, 32, 125, 447], id="transmuting"),
        pytest.param(AMULETS, [7, 31, 135, 558], id="amulets"),
        pytest.param(ACTIVATING, [9, 44, 204, 882], id="activating"),
    ],
)
def test_perft(game: cm.Game, counts: list[int]) -> None:
    assert [perft(game, depth) for depth in range(1, 5)] == counts
