"""Perft: the number of choice sequences of a given length from fixed positions. A changed count is a changed rule."""

import pytest

import chronomage as cm
from tests.seasons.test_perft import perft
from tests.timemasters.known import known_game, story

START = known_game(2, 11, first_player=0)
# One Focus in an otherwise empty game: end, pass, or play it; after that, end.
LONELY = story({"hand": ["focus"]}, {"hand": ["focus"]}).game
# Two full Timers, two cards: each Timer is launched or delayed, in either order; or both cards go for a Ke.
TIMERS = story(
    {
        "hand": ["focus", "spark"],
        "timers": [{"card": "timer", "spells": ["charge"]}, {"card": "hourglass", "spells": ["gift"]}],
    }
).game
# Three spells played: 3, 2 + 1, or 1, each sphere once, and closed cards for one more.
SPHERES = story(
    {"spells": ["spark", "charge", "charge"]},
    spheres={"1": ["spark", "recall"], "2": ["gift", "raid"], "3": ["vision"]},
    phase="main",
).game
# Ke of both kinds, a Timer with two slots, a cap, and cards to discard.
PAYING = story(
    {
        "hand": ["charge", "energy-loop", "banish", "focus"],
        "deck": ["suggestion", "spark", "focus"],
        "timers": ["pendulum"],
        "active": 2,
        "exhausted": 2,
        "ephemeral": 2,
        "cap": 3,
    }
).game
# Opponents discard, throw away Timers, and draw, in the middle of a turn.
MEDDLING = story(
    {"hand": ["raid", "storm", "gift"]},
    {"hand": ["spark", "focus", "focus"], "timers": ["timer", "hourglass"], "deck": ["charge", "charge"]},
    {"hand": ["recall", "gift"], "timers": ["timer"]},
).game


@pytest.mark.parametrize(
    ("game", "counts"),
    [
        pytest.param(START, [7, 42, 219, 1044], id="start"),
        pytest.param(LONELY, [3, 7, 17, 41], id="lonely"),
        pytest.param(TIMERS, [5, 14, 40, 110], id="timers"),
        pytest.param(SPHERES, [1, 6, 12, 54], id="spheres"),
        pytest.param(PAYING, [11, 36, 208, 825], id="paying"),
        pytest.param(MEDDLING, [6, 26, 110, 432], id="meddling"),
    ],
)
def test_perft(game: cm.Game, counts: list[int]) -> None:
    assert [perft(game, depth) for depth in range(1, 5)] == counts
