"""Refusals: what is not open gets a reason in a player's words, and changes nothing."""

from typing import Any

import pytest

import chronomage as cm
from tests.timemasters.plain import blanks, new_game, plain

FULL = {"card": "dial", "spells": ["cost-1"]}


# --- the main phase ---


@pytest.mark.parametrize(
    ("player", "choice", "reason"),
    [
        ({}, "play cost-1", "cost-1 is not in your hand"),
        ({}, "play calm", "calm is not in your hand"),
        ({}, "play dial", "dial is not in your hand"),
        ({"timers": ["dial"]}, "put cost-1", "cost-1 is not in your hand"),
        ({"hand": ["cost-2"], "active": 1}, "play cost-2", "cost-2 costs 2 Ke, you have 1"),
        ({"hand": ["cost-2"], "active": 0, "ephemeral": 1}, "play cost-2", "cost-2 costs 2 Ke, you have 1"),
        ({"hand": ["cost-2"], "cap": 1}, "play cost-2", "you may spend 1 in this turn and have spent 0"),
        ({"hand": ["cost-1"]}, "put cost-1", "you have no Timer with an empty slot"),
        ({"hand": ["cost-1"], "timers": [FULL]}, "put cost-1", "you have no Timer with an empty slot"),
        ({"hand": ["cost-1"], "timers": ["dial"], "active": 0}, "put cost-1", "cost-1 costs 1 Ke, you have 0"),
        ({}, "launch 1", "you have no Timer at place 1"),
        ({"timers": ["dial"]}, "launch 2", "you have no Timer at place 2"),
        ({"timers": [FULL]}, "release cost-1", "cost-1 is no spell of a Timer that you have launched"),
        ({"hand": ["cost-1"]}, "release cost-1", "cost-1 is no spell of a Timer that you have launched"),
        ({"hand": ["cost-1"]}, "restore", "restoring a Ke takes 2 cards to discard, you have 1"),
        ({"spells": ["cost-1"]}, "pass", "passing is for who does nothing else in the turn"),
        ({"hand": ["calm"], "timers": [FULL]}, "delay 1", "'delay 1' is not something to do in the main phase"),
        ({"spells": ["cost-1"]}, "take 1", "'take 1' is not something to do in the main phase"),
        ({"hand": ["cost-1"]}, "cost-1", "'cost-1' is not something to do in the main phase"),
        ({}, "done", "'done' is not something to do in the main phase"),
        ({"ephemeral": 2}, "ephemeral 1", "'ephemeral 1' is not something to do in the main phase"),
    ],
)
def test_in_the_main_phase(player: dict[str, Any], choice: str, reason: str) -> None:
    assert reason in plain(player, phase="main").refused(0, choice)


def test_spells_of_a_launched_timer_come_before_the_end() -> None:
    game = plain({"timers": [FULL]}, phase="main")
    game.play(0, "launch 1")
    assert game.refused(0, "end") == "spells of a launched Timer must be played first: cost-1."


# --- the Timer phase ---


@pytest.mark.parametrize(
    ("player", "choice", "reason"),
    [
        ({"timers": [FULL], "hand": ["calm"]}, "end", "a full Timer must be launched or delayed first"),
        ({"timers": [FULL], "hand": ["calm"]}, "pass", "a full Timer must be launched or delayed first"),
        ({"timers": [FULL], "hand": ["calm"]}, "launch 2", "you have no Timer at place 2"),
        ({"timers": [FULL], "hand": ["calm"]}, "delay 3", "you have no Timer at place 3"),
        ({"timers": [FULL, "twin"], "hand": ["calm"]}, "delay 2", "twin is not full"),
        ({"timers": [FULL], "hand": ["calm"]}, "play calm", "a full Timer must be launched or delayed first"),
    ],
)
def test_in_the_timer_phase(player: dict[str, Any], choice: str, reason: str) -> None:
    assert reason in plain(player).refused(0, choice)


def test_without_a_hand_card_no_timer_is_delayed() -> None:
    game = plain({"timers": [FULL, {"card": "heavy-timer", "spells": ["cost-1"]}]})
    assert game.refused(0, "delay 2") == "you have no card in hand to delay heavy-timer with."


def test_only_a_card_from_the_hand_delays() -> None:
    game = plain({"timers": [FULL], "hand": ["calm", "cost-2"]})
    game.play(0, "delay 1")
    assert "open are: calm, cost-2" in game.refused(0, "cost-3")
    assert "open are: calm, cost-2" in game.refused(0, "launch 1")


# --- the spheres ---


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("take 4", "that needs 4 spells, you have 3 spells left to count"),
        ("take-closed 3", "that needs 4 spells, you have 3 spells left to count"),
        ("take-closed 2", "sphere 2 has no closed card left"),
        ("take 1", "sphere 1 has no card left"),
        ("play calm", "cards are played from the hand in the main phase alone"),
        ("put cost-1", "cards are played from the hand in the main phase alone"),
        ("restore", "restoring a Ke takes 2 cards to discard, you have 1"),
        ("launch 2", "you have no Timer at place 2"),
        ("release cost-1", "cost-1 is no spell of a Timer that you have launched"),
        ("pass", "open are: done, take 2, take 3, launch 1"),
        ("end", "open are: done, take 2, take 3, launch 1"),
    ],
)
def test_at_the_spheres(choice: str, reason: str) -> None:
    mage = {"spells": blanks(1, 3), "hand": ["calm"], "timers": ["dial"]}
    game = plain(mage, phase="main", spheres={"1": [], "2": ["grow"]})
    game.play(0, "end")
    assert reason in game.refused(0, choice)


# --- paying and picking ---


@pytest.mark.parametrize("choice", ["ephemeral 0", "ephemeral 4", "end", "play cost-3"])
def test_a_price_is_paid_in_one_of_the_possible_ways(choice: str) -> None:
    game = plain({"hand": ["cost-3", "cost-3"], "active": 2, "ephemeral": 4})
    game.play(0, "play cost-3")
    assert "open are: ephemeral 1, ephemeral 2, ephemeral 3" in game.refused(0, choice)


def test_only_cards_that_are_there_are_picked() -> None:
    game = plain({"hand": ["take-back", "dial"], "discard": ["calm", "cost-1"]})
    game.play(0, "play take-back")
    assert "open are: calm, cost-1" in game.refused(0, "dial")


# --- guards of our own ---


# A turn without end is cut short: after 300 choices only spells of launched Timers and the end are open.
def test_a_turn_of_300_choices_can_only_be_ended() -> None:
    game = plain({"hand": ["memory"], "discard": ["memory"], "timers": [FULL]}, phase="main")
    game.play(0, "launch 1")
    for _ in range(149):
        game.play(0, "play memory", "memory")
    assert "play memory" in game.open  # 299 so far
    game.play(0, "play memory", "memory")
    assert game.open == ["release cost-1"]
    assert "this turn has had 300 choices" in game.refused(0, "play memory")
    game.play(0, "release cost-1")
    assert game.open == ["end"]
    game.play(0, "end", "done")
    assert game.asked == 1


# A game without end is over after 200 rounds.
def test_a_game_of_200_rounds_is_over() -> None:
    game = plain({}, {"hand": ["blank-1"]}, round=200)
    game.play(0, "end")
    assert not game.game.over
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.winners == [1]


# --- whoever and whatever ---


def test_nobody_acts_out_of_turn() -> None:
    game = plain({}, {"hand": ["cost-1"]})
    reason = game.refused(1, "play cost-1")
    assert reason == "player 1 has nothing to decide now; waiting for player 0."


@pytest.mark.parametrize("player", [2, -1, True, "0", None])
def test_nobody_else_acts_at_all(player: object) -> None:
    game = new_game()
    before = game.describe()
    with pytest.raises(cm.IllegalChoice, match="there is no player"):
        game.play(player, "end")
    assert game.describe() == before


@pytest.mark.parametrize("choice", ["", "castle", "play", "play growth", "END", "launch 0", "take 6", "put calm"])
def test_what_means_nothing_is_no_choice(choice: str) -> None:
    assert f"{choice!r} is no choice; open are: end, pass" in plain().refused(0, choice)


@pytest.mark.parametrize("choice", [-1, 999, 10**9])
def test_a_number_that_means_nothing_is_no_choice(choice: int) -> None:
    game = new_game()
    with pytest.raises(cm.IllegalChoice, match=f"there is no choice number {choice}"):
        game.play(0, choice)


@pytest.mark.parametrize("choice", [None, 1.0, True, ["end"]])
def test_a_thing_that_is_no_choice_is_refused(choice: object) -> None:
    game = new_game()
    with pytest.raises(cm.IllegalChoice, match="is no choice"):
        game.play(0, choice)
