"""Card 27: Hourglass of Time."""

import pytest

from tests.seasons.cards.common import LAST_MOVE
from tests.seasons.scenario import scenario


# Hourglass of Time: one energy of each kind to summon; it gives nothing on entering.
def test_hourglass_costs_one_of_each() -> None:
    game = scenario({"hand": ["hourglass-of-time"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon hourglass-of-time")
    assert game.reserve(0) == ""
    assert game.kind == "turn"
    assert "has no effect to activate" in game.refused(0, "activate hourglass-of-time")


# When the season changes at the end of a round: one energy of any kind.
def test_hourglass_gives_energy_with_the_new_season() -> None:
    game = scenario({"in_play": ["hourglass-of-time"], "gauge": 1}, space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.asked == 0
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "F"
    assert game.game.describe()["season"] == "spring"
    assert game.kind == "die"


# Within a season it gives nothing.
def test_hourglass_sleeps_within_a_season() -> None:
    game = scenario({"in_play": ["hourglass-of-time"], "gauge": 1}, space=1, leftover_pips=2)
    game.play(0, "end")
    game.play(1, "end")
    assert game.reserve(0) == ""
    assert game.kind == "die"


# The new year is a new season too; its library cards come first.
def test_hourglass_at_the_turn_of_the_year() -> None:
    game = scenario(
        {"in_play": ["hourglass-of-time"], "gauge": 1, "library": {"2": ["purse-of-io"]}}, space=11, leftover_pips=3
    )
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "gain-energy"
    assert game.hand(0) == ["purse-of-io"]
    game.play(0, "A")
    assert game.reserve(0) == "A"
    assert game.game.describe()["year"] == 2


# It acts on the move that ends the game as well: a Lantern of Xidit counts its token.
def test_hourglass_on_the_last_move() -> None:
    game = scenario({"in_play": ["hourglass-of-time", "lantern-of-xidit"], "gauge": 2}, **LAST_MOVE)
    game.play(0, "end")
    game.play(1, "end")
    assert not game.game.over
    game.play(0, "W")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["effects"] == 3


# Where the game ends at once, the season's effects of that very move still come first.
def test_hourglass_where_the_game_ends_at_once() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "in_play": ["hourglass-of-time", "lantern-of-xidit"], "gauge": 3},
        options={"edition": "russian"},
        year=3,
        space=12,
    )
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.kind == "gain-energy"
    game.play(0, "W")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["effects"] == 3


# Temporal Boots that change the season set it off at once, forward and back.
@pytest.mark.parametrize(("space", "move"), [(3, "forward 1"), (4, "back 1"), (1, "back 1"), (12, "forward 2")])
def test_hourglass_and_temporal_boots(space: int, move: str) -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "in_play": ["hourglass-of-time"], "gauge": 2},
        year=2,
        space=space,
    )
    game.play(0, "summon temporal-boots", move)
    assert game.kind == "gain-energy"
    game.play(0, "E")
    assert game.reserve(0) == "E"
    assert game.kind == "turn"


# Boots that stay within the season do not.
def test_hourglass_and_boots_within_a_season() -> None:
    game = scenario({"hand": ["temporal-boots"], "in_play": ["hourglass-of-time"], "gauge": 2}, space=4)
    game.play(0, "summon temporal-boots", "forward 2")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# An opponent's Boots feed it too, in the opponent's turn.
def test_hourglass_and_an_opponents_boots() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, {"in_play": ["hourglass-of-time"], "gauge": 1}, space=3)
    game.play(0, "summon temporal-boots", "forward 3")
    assert game.asked == 1
    game.play(1, "A")
    assert game.reserve(1) == "A"
    assert game.asked == 0


# Both of its copies act, and a full reserve overflows after each.
def test_two_hourglasses_and_a_full_reserve() -> None:
    game = scenario(
        {"reserve": "AAAAAA", "in_play": ["hourglass-of-time", "hourglass-of-time"], "gauge": 2},
        space=3,
        leftover_pips=1,
    )
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "W")
    assert game.reserve(0) == "AAAAAAW"
    game.play(0, "F")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAWF"
    assert game.kind == "die"


# With four players they act in turn order from the new first player.
def test_hourglasses_of_four_players_from_the_new_first_player() -> None:
    owner = {"in_play": ["hourglass-of-time"], "gauge": 1}
    game = scenario(owner, {}, owner, {}, space=6, leftover_pips=2)
    for player in range(4):
        game.play(player, "end")
    assert game.asked == 2
    game.play(2, "W")
    assert game.asked == 0
    game.play(0, "F")
    assert game.reserve(2) == "W"
    assert game.reserve(0) == "F"
    assert game.asked == 1
    assert game.kind == "die"


# Who owns several effects of the new season chooses their order, or takes the automatic one.
def test_hourglass_and_figrim_in_any_order() -> None:
    owner = {"in_play": ["figrim-the-avaricious", "hourglass-of-time"], "gauge": 2}
    game = scenario(owner, {"crystals": 5}, space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play figrim-the-avaricious", "in-play hourglass-of-time"]
    game.play(0, "in-play hourglass-of-time")
    assert game.crystals(0) == 0
    game.play(0, "A")
    assert game.reserve(0) == "A"
    assert game.crystals(0) == 1
    assert game.crystals(1) == 4
