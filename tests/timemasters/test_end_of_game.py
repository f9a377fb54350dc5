"""The end of the game: two empty spheres; points by level, then Ke, then cards of level five."""

from typing import Any

import pytest

from tests.timemasters.plain import blanks, plain
from tests.timemasters.scenario import Scenario


def last_turn(first: dict[str, Any], *others: dict[str, Any], spells: int = 1) -> Scenario:
    """Sphere 2 is empty, sphere 1 has one card left, and player 0 has these many spells to count."""
    game = plain({"spells": blanks(1, spells), **first}, *others, phase="main", spheres={"1": ["blank-1"], "2": []})
    game.play(0, "end")
    return game


# --- when ---


# The game ends as soon as two spheres are empty.
def test_the_game_ends_when_the_second_sphere_is_emptied() -> None:
    game = last_turn({})
    assert not game.game.over
    game.play(0, "take 1")
    assert game.game.over
    assert game.game.decisions == []


# One empty sphere is not enough.
def test_one_empty_sphere_ends_nothing() -> None:
    game = plain({"spells": ["cost-1"]}, phase="main", spheres={"1": ["blank-1"]})
    game.play(0, "end", "take 1")
    assert game.sphere(1) == []
    assert game.asked == 1


# The player who empties it finishes taking cards; then the game is over, and nobody else has another turn.
def test_the_player_finishes_taking_cards() -> None:
    game = last_turn({}, spells=4)
    game.play(0, "take 1")
    assert not game.game.over
    assert game.open == ["done", "take 3"]
    game.play(0, "take 3", "done")
    assert game.game.over
    assert game.game.outcome.scores == [4 + 1 + 3, 0]


def test_who_needs_no_more_cards_ends_it_with_done() -> None:
    game = last_turn({}, spells=4)
    game.play(0, "take 1")
    game.play(0, "done")
    assert game.game.over


# Both spheres can be emptied in the same turn.
def test_two_spheres_emptied_in_one_turn() -> None:
    game = plain({"spells": blanks(1, 3)}, phase="main", spheres={"1": ["draw"], "2": ["grow"]})
    game.play(0, "end", "take 2", "take 1", "done")
    assert game.game.over


# Rounds are not played to their end.
def test_the_others_have_no_turn_after_the_end() -> None:
    game = plain(
        {}, {"spells": ["cost-1"]}, {}, {}, first_player=0, turn=1, phase="main", spheres={"1": ["blank-1"], "4": []}
    )
    game.play(1, "end", "take 1")
    assert game.game.over
    assert game.refused(2, "end") == "the game is over."


# --- points ---


# Every card is worth its level, wherever it lies: hand, deck, discard pile, spell area, on and under Timers, a Timer.
@pytest.mark.parametrize(
    "place",
    [
        {"hand": ["blank-5"]},
        {"deck": ["blank-5"]},
        {"discard": ["blank-5"]},
        {"timers": [{"card": "dial", "spells": ["blank-5"]}]},
        {"timers": [{"card": "dial", "spells": ["cost-1"], "delays": ["blank-5"]}]},
    ],
    ids=["hand", "deck", "discard pile", "on a Timer", "under a Timer"],
)
def test_a_card_is_worth_its_level_wherever_it_lies(place: dict[str, Any]) -> None:
    game = last_turn({}, place)
    game.play(0, "take 1")
    assert game.game.outcome.scores == [1 + 1, 5]


def test_a_timer_in_play_and_the_spell_area_are_worth_their_levels() -> None:
    game = plain({"spells": ["blank-3"], "timers": ["twin"]}, phase="main")
    assert game.game.outcome.scores == [3 + 4, 0]


def test_points_of_all_levels_add_up() -> None:
    hand = ["blank-1", "blank-2", "memory", "twin", "blank-5", "blank-5", "calm"]
    game = plain({"hand": hand})
    assert game.game.outcome.scores == [1 + 2 + 3 + 4 + 5 + 5, 0]
    assert game.game.outcome.breakdown[0]["sphere_5"] == 10


# An exiled card is back in the box: it counts for nobody.
def test_exiled_cards_count_for_nobody() -> None:
    game = plain({"hand": ["exile", "blank-5"]})
    assert game.game.outcome.scores == [3 + 5, 0]
    game.play(0, "play exile")
    assert game.game.describe()["exiled"] == ["blank-5"]
    assert game.game.outcome.scores == [3, 0]


# Most points win.
def test_most_points_win() -> None:
    game = last_turn({}, {"hand": ["blank-3"]}, {"hand": ["blank-5"]})
    game.play(0, "take 1")
    assert game.game.outcome.scores == [2, 3, 5]
    assert game.game.outcome.winners == [2]
    assert game.game.outcome.ranking == [3, 2, 1]


# --- ties ---


# Equal points: most Ke win, on whichever side they lie.
def test_a_tie_goes_to_most_ke() -> None:
    game = last_turn({"active": 1, "exhausted": 4}, {"hand": ["blank-2"], "active": 4})
    game.play(0, "take 1")
    assert game.game.outcome.scores == [2, 2]
    assert game.game.outcome.winners == [0]


# Ephemeral Ke count as much as permanent ones.
def test_ephemeral_ke_count_in_a_tie() -> None:
    game = last_turn({"active": 5}, {"hand": ["blank-2"], "active": 4, "ephemeral": 2})
    game.play(0, "take 1")
    assert game.game.outcome.winners == [1]
    assert game.game.outcome.ranking == [2, 1]


# Equal Ke too: most cards of level five.
def test_then_most_cards_of_level_five() -> None:
    game = last_turn(
        {"hand": ["blank-3"], "active": 3, "ephemeral": 1},
        {"hand": ["blank-5"]},
    )
    game.play(0, "take 1")
    assert game.game.outcome.scores == [5, 5]
    assert game.game.outcome.winners == [1]


# More points beat all of that.
def test_points_come_before_ke_and_level_five() -> None:
    game = last_turn({"hand": ["blank-4"], "active": 1}, {"hand": ["blank-5"], "active": 8, "ephemeral": 4})
    game.play(0, "take 1")
    assert game.game.outcome.scores == [6, 5]
    assert game.game.outcome.winners == [0]


def test_ke_come_before_level_five() -> None:
    game = last_turn({"hand": ["blank-3"], "active": 5}, {"hand": ["blank-5"], "active": 4})
    game.play(0, "take 1")
    assert game.game.outcome.scores == [5, 5]
    assert game.game.outcome.winners == [0]


# All equal: the win is shared.
def test_then_the_win_is_shared() -> None:
    game = last_turn({}, {"hand": ["blank-2"]}, {"hand": ["blank-1"]})
    game.play(0, "take 1")
    assert game.game.outcome.winners == [0, 1]
    assert game.game.outcome.ranking == [1, 1, 3]
