"""Timers in the main phase: putting spells on them, launching them, and what they do of their own."""

import pytest

from tests.timemasters.plain import plain

# --- putting ---


# A spell put on a Timer is paid then; it works only when its Timer is launched.
def test_a_spell_is_paid_when_it_is_put_on_a_timer() -> None:
    game = plain({"timers": ["dial"], "hand": ["cost-3", "blaze"]})
    game.play(0, "put cost-3")
    assert game.ke(0) == (1, 3, 0)
    assert game.timers(0) == [("dial", ["cost-3"], [])]
    assert game.spells(0) == []


def test_a_spell_on_a_timer_does_nothing_until_the_launch() -> None:
    game = plain({"timers": ["dial"], "hand": ["blaze"]})
    game.play(0, "put blaze")
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "launch 1", "release blaze")
    assert game.ke(0) == (4, 0, 3)


# While it lies there it does not count for the spheres.
def test_a_spell_on_a_timer_does_not_count_for_the_spheres() -> None:
    game = plain({"timers": ["twin"], "hand": ["cost-1", "cost-2"]})
    game.play(0, "put cost-1", "put cost-2", "end")
    assert game.asked == 1
    game = plain({"timers": ["twin"], "hand": ["cost-1", "cost-2"]})
    game.play(0, "put cost-1", "play cost-2", "end")
    assert game.game.describe()["budget"] == 1


# Neither a Focus nor another Timer goes on a Timer: only spells.
@pytest.mark.parametrize("card", ["calm", "dial", "twin"])
def test_only_spells_go_on_timers(card: str) -> None:
    game = plain({"timers": ["twin"], "hand": [card, "cost-1"]})
    assert "put cost-1" in game.open
    assert f"put {card}" not in game.open
    game.refused(0, f"put {card}")


# A Timer has one or two slots.
@pytest.mark.parametrize(("timer", "slots"), [("dial", 1), ("twin", 2)])
def test_a_full_timer_takes_no_more(timer: str, slots: int) -> None:
    game = plain({"timers": [timer], "hand": ["blank-1"] * 3})
    game.play(0, *["put blank-1"] * slots)
    assert game.refused(0, "put blank-1") == "you have no Timer with an empty slot."
    assert len(game.timers(0)[0][1]) == slots


def test_without_a_timer_nothing_is_put() -> None:
    assert "no Timer with an empty slot" in plain({"hand": ["cost-1"]}).refused(0, "put cost-1")


# With several Timers the player says which.
def test_the_player_chooses_the_timer() -> None:
    timers = [{"card": "dial", "spells": ["cost-1"]}, "twin", "giving-timer"]
    game = plain({"timers": timers, "hand": ["blank-1"]}, phase="main")
    game.play(0, "put blank-1")
    assert game.open == ["timer 2", "timer 3"]
    game.play(0, "timer 3")
    assert game.timers(0)[2] == ("giving-timer", ["blank-1"], [])


def test_a_spell_too_dear_is_not_put() -> None:
    game = plain({"timers": ["dial"], "hand": ["cost-2"], "active": 1})
    assert game.refused(0, "put cost-2") == "cost-2 costs 2 Ke, you have 1."


# --- launching ---


# Any number of Timers can be launched, those played in this turn too; the Timers are discarded.
def test_any_number_of_timers_is_launched_also_new_ones() -> None:
    game = plain({"timers": ["heavy-timer"], "hand": ["dial", "twin", "cost-1"]})
    game.play(0, "play dial", "play twin", "launch 3", "launch 1", "launch 2")
    assert game.timers(0) == []
    assert game.discard(0) == ["dial", "heavy-timer", "twin"]


# Put a spell on a Timer and activate it in the same turn: of course.
def test_a_spell_can_be_put_and_released_in_the_same_turn() -> None:
    game = plain({"hand": ["dial", "cost-3"]})
    game.play(0, "play dial", "put cost-3", "launch 1", "release cost-3")
    assert game.ke(0) == (1, 3, 0)  # paid once
    assert game.spells(0) == ["cost-3"]
    assert game.discard(0) == ["dial"]


# A Timer that is not full can be launched with what lies on it.
def test_a_timer_that_is_not_full_can_be_launched() -> None:
    game = plain({"timers": [{"card": "twin", "spells": ["cost-2"]}]})
    game.play(0, "launch 1", "release cost-2")
    assert game.spells(0) == ["cost-2"]


# The spells of a launched Timer must all be played in this turn, and cost nothing then.
def test_released_spells_are_free_and_must_all_be_played() -> None:
    game = plain({"timers": [{"card": "twin", "spells": ["cost-3", "cost-3"]}], "active": 0}, phase="main")
    game.play(0, "launch 1")
    assert "must be played first: cost-3, cost-3" in game.refused(0, "end")
    game.play(0, "release cost-3")
    assert "must be played first: cost-3" in game.refused(0, "end")
    game.play(0, "release cost-3", "end")
    assert game.game.describe()["budget"] == 2  # and they count


# In the order the player likes, with other actions between them.
@pytest.mark.parametrize("order", [("draw", "blaze"), ("blaze", "draw")])
def test_released_spells_are_played_in_any_order(order: tuple[str, str]) -> None:
    game = plain({"timers": [{"card": "twin", "spells": ["draw", "blaze"]}], "hand": ["calm"]}, phase="main")
    game.play(0, "launch 1", f"release {order[0]}", "play calm", f"release {order[1]}")
    assert game.spells(0) == list(order)


def test_spells_of_several_timers_are_mixed_at_will() -> None:
    timers = [{"card": "twin", "spells": ["cost-1", "cost-2"]}, {"card": "dial", "spells": ["cost-3"]}]
    game = plain({"timers": timers}, phase="main")
    game.play(0, "launch 1", "release cost-2", "launch 2", "release cost-3", "release cost-1")
    assert game.spells(0) == ["cost-2", "cost-3", "cost-1"]


# Also where its effect cannot be carried out a released spell is played, and counts.
def test_a_released_spell_without_possible_effect_counts() -> None:
    game = plain({"timers": [{"card": "dial", "spells": ["exile"]}]}, phase="main")
    game.play(0, "launch 1", "release exile", "end")
    assert game.game.describe()["budget"] == 1


# What has been put on a Timer stays paid: dearer spells are dearer when they are paid for, not when released.
def test_reminder_tokens_wait_for_the_next_spell_that_is_paid() -> None:
    game = plain(
        {"timers": [{"card": "dial", "spells": ["cost-1"]}], "hand": ["cost-1"], "next_spell": 1}, phase="main"
    )
    game.play(0, "launch 1", "release cost-1")
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "play cost-1")
    assert game.ke(0) == (2, 2, 0)


def test_a_spell_put_on_a_timer_uses_up_the_reminder_token() -> None:
    game = plain({"timers": ["dial"], "hand": ["cost-1"] * 2, "next_spell": 1})
    game.play(0, "put cost-1")
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "play cost-1")
    assert game.ke(0) == (1, 3, 0)


# --- Timers with effects of their own ---


# Some act at once when a spell is put on them.
def test_a_timer_that_acts_when_a_spell_is_put_on_it() -> None:
    game = plain({"timers": ["giving-timer"], "hand": ["cost-1", "cost-2"]})
    game.play(0, "put cost-1")
    assert game.ke(0) == (3, 1, 1)
    game.play(0, "put cost-2", "ephemeral 0")
    assert game.ke(0) == (1, 3, 2)


# Some when they are launched: after the discard, before their spells.
def test_a_timer_that_acts_when_it_is_launched() -> None:
    game = plain({"timers": [{"card": "waking-timer", "spells": ["cost-1"]}], "exhausted": 4}, phase="main")
    game.play(0, "launch 1")
    assert game.ke(0) == (1, 3, 0)
    assert game.spells(0) == []


# Some must be thrown away, and all spells on them are discarded with them, unplayed.
def test_a_timer_that_is_thrown_away_takes_its_spells_with_it() -> None:
    game = plain({"timers": ["thrown-timer"], "hand": ["blaze"], "exhausted": 4})
    game.play(0, "put blaze")
    assert game.timers(0) == []
    assert game.discard(0) == ["blaze", "thrown-timer"]
    assert game.ke(0) == (1, 3, 0)  # the Timer has acted, the spell has not
    game.play(0, "end")
    assert game.asked == 1


# Some touch the opponents.
def test_a_timer_that_touches_the_opponents() -> None:
    game = plain({"timers": [{"card": "heavy-timer", "spells": ["cost-1"]}]}, {"hand": ["cost-2"]}, phase="main")
    game.play(0, "launch 1")
    assert game.player(1)["next_spell"] == 1


# An opponent's effect throws away a Timer of the victim's choice, with spells and delay cards.
def test_an_opponent_chooses_which_timer_is_thrown_away() -> None:
    timers = ["dial", {"card": "waking-timer", "spells": ["cost-1"], "delays": ["calm"]}]
    game = plain({"hand": ["opponents-throw-timer"]}, {"timers": timers})
    game.play(0, "play opponents-throw-timer")
    assert (game.asked, game.open) == (1, ["timer 1", "timer 2"])
    game.play(1, "timer 2")
    assert game.timers(1) == [("dial", [], [])]
    assert game.discard(1) == ["calm", "cost-1", "waking-timer"]
    assert game.asked == 0
