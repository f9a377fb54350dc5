"""Verbs about spells and Timers in play: echo, throw-away and throw-timer; and when Timers act."""

import pytest

from tests.timemasters.acting import WAYS, act, acting, played


# Echo carries out once more what a spell in the spell area does; the player chooses which, and must.
def test_echo_repeats_a_spell() -> None:
    game = played("echo", {"spells": ["add-ke-1", "gain-ephemeral-1", "add-ke-1"]})
    assert game.kind == "echo"
    assert game.open == ["add-ke-1", "gain-ephemeral-1"]
    game.play(0, "gain-ephemeral-1")
    assert game.ke(0) == (4, 0, 1)
    assert game.told("spell-echoed") == [
        {"kind": "spell-echoed", "audience": -1, "player": 0, "card": "gain-ephemeral-1"}
    ]
    assert game.spells(0) == ["add-ke-1", "gain-ephemeral-1", "add-ke-1", "echo"]


# The echoed spell counts once for the spheres.
def test_an_echoed_spell_counts_once() -> None:
    game = played("echo", {"spells": ["add-ke-1"]})
    game.play(0, "end")
    assert "take 2" in game.open
    assert "take 3" not in game.open


# Optional, it may be declined, on every occasion.
@pytest.mark.parametrize("way", WAYS)
def test_echo_may_be_declined(way: str) -> None:
    game = act(way, "may-echo", {"spells": ["add-ke-1"]})
    assert game.open == ["no", "add-ke-1"]
    game.play(0, "no")
    assert game.ke(0) == (4, 0, 0)
    assert game.kind == "main"
    again = act(way, "may-echo", {"spells": ["add-ke-1"]})
    again.play(0, "add-ke-1")
    assert again.ke(0) == (5, 0, 0)


# With no spell played there is nothing to echo, and nothing to ask.
@pytest.mark.parametrize("card", ["echo", "may-echo", "focus-echo", "every-echo"])
def test_nothing_to_echo(card: str) -> None:
    game = played(card, {"hand": ["stone"], "timers": ["clock"], "deck": ["stone"]})
    assert game.kind == "main"
    assert game.hand(0) == ["stone"]


# An echo is not echoed: neither itself, nor another like it, nor one that is optional.
def test_an_echo_is_not_echoed() -> None:
    game = played("echo", {"spells": ["echo", "may-echo"]})
    assert game.kind == "main"
    mixed = played("may-echo", {"spells": ["echo", "add-ke-1"]})
    assert mixed.open == ["no", "add-ke-1"]


# Two echoes echo twice.
def test_two_echoes() -> None:
    game = acting({"hand": ["echo", "echo"], "spells": ["add-ke-1"]})
    game.play(0, "play echo", "play echo")
    assert game.ke(0) == (6, 0, 0)


# A spell that counts the spells counts them as they are now, the echo included.
def test_echo_of_a_counting_spell() -> None:
    game = acting({"hand": ["gain-ephemeral-1-per-spell", "echo"]})
    game.play(0, "play gain-ephemeral-1-per-spell")
    assert game.ke(0) == (4, 0, 1)
    game.play(0, "play echo")
    assert game.ke(0) == (4, 0, 3)


# A spell that counts what it has just picked asks and counts anew.
def test_echo_of_a_picking_spell() -> None:
    game = played("echo", {"spells": ["doubled"], "hand": ["stone", "hush"], "exhausted": 4})
    assert game.open == ["done", "stone", "hush"]
    game.play(0, "hush", "done")
    assert game.ke(0) == (2, 2, 0)


# An echo of what touches opponents touches them again.
def test_echo_of_what_opponents_do() -> None:
    game = played("echo", {"spells": ["opponents-discard-1"]}, {"hand": ["stone", "hush"]})
    assert game.asked == 1
    game.play(1, "stone")
    assert game.hand(1) == ["hush"]
    assert game.asked == 0


# A spell still on a Timer is not in the spell area.
def test_echo_leaves_spells_on_timers_alone() -> None:
    game = played("echo", {"timers": [{"card": "pair", "spells": ["add-ke-1"]}]})
    assert game.kind == "main"
    assert game.ke(0) == (4, 0, 0)


# A Timer acts when it is played, when a spell is put on it, when it is launched and when it is delayed: each once.
def test_a_timer_acts_each_time() -> None:
    me = {"hand": ["every-gain-ephemeral-1", "blank", "stone", "hush"]}
    game = acting(me)
    game.play(0, "play every-gain-ephemeral-1")
    assert game.ke(0) == (4, 0, 1)
    game.play(0, "put blank")
    assert game.ke(0) == (4, 0, 2)
    game.play(0, "end")
    game.play(1, "pass")
    assert game.kind == "timers"
    game.play(0, "delay 1", "stone")
    assert game.ke(0) == (4, 0, 3)
    game.play(0, "launch 1")
    assert game.ke(0) == (4, 0, 4)
    assert game.player(0)["launched"] == ["blank"]


# `per stored` counts the spell that is just being put, and spells put before.
def test_stored_spells_are_counted_as_they_come() -> None:
    game = acting({"hand": ["blank", "stone"], "timers": ["many-gain-ephemeral"]})
    game.play(0, "put blank")
    assert game.ke(0) == (4, 0, 1)
    game.play(0, "put stone")
    assert game.ke(0) == (4, 0, 3)


# In the Timer phase a launched Timer acts as in the main phase.
def test_launching_in_the_timer_phase() -> None:
    me = {"timers": [{"card": "many-draw", "spells": ["blank", "stone"]}], "deck": ["hush"] * 3, "hand": ["clock"]}
    game = acting(me, phase="timers")
    game.play(0, "launch 1")
    assert game.hand(0) == ["clock", "hush", "hush"]
    assert game.kind == "main"


# Timers that are not full act with fewer spells.
def test_launching_a_timer_that_is_not_full() -> None:
    game = acting({"timers": [{"card": "many-draw", "spells": ["blank"]}], "deck": ["hush"] * 3})
    game.play(0, "launch 1")
    assert game.hand(0) == ["hush"]


# Delaying is for a Timer's own text: that of the card face down is ignored.
def test_the_delay_card_does_nothing() -> None:
    me = {"timers": [{"card": "clock", "spells": ["blank"]}], "hand": ["focus-add-ke-1"]}
    game = acting(me, phase="timers")
    game.play(0, "delay 1")
    assert game.ke(0) == (4, 0, 0)
    assert game.timers(0) == [("clock", ["blank"], ["focus-add-ke-1"])]


# A Timer thrown away when a spell is put on it takes the spell with it: it is paid for and never played.
def test_a_timer_thrown_away_takes_the_spell() -> None:
    game = acting({"hand": ["cost-2"], "timers": ["brittle"]})
    game.play(0, "put cost-2")
    assert game.timers(0) == []
    assert game.discard(0) == ["brittle", "cost-2"]
    assert game.ke(0) == (2, 2, 0)
    assert game.player(0)["launched"] == []
    assert len(game.told("timer-thrown-away")) == 1
    game.play(0, "end")
    assert game.asked == 1


# What comes after it still happens, and counts the spells that were on it.
def test_throw_away_and_then() -> None:
    game = acting({"hand": ["stone"], "timers": [{"card": "brittle-pair", "spells": ["blank"]}], "deck": ["hush"] * 3})
    game.play(0, "put stone")
    assert game.timers(0) == []
    assert game.discard(0) == ["blank", "brittle-pair", "stone"]
    assert game.hand(0) == ["hush", "hush"]


# Once gone, it cannot be thrown away again, and nobody is asked.
def test_a_timer_is_thrown_away_once() -> None:
    game = acting({"hand": ["stone"], "timers": ["clock", "twice-gone"]})
    game.play(0, "put stone", "timer 2")
    assert game.kind == "main"
    assert game.timers(0) == [("clock", [], [])]
    assert game.discard(0) == ["stone", "twice-gone"]


# Optional, the Timer may stay; what follows happens either way.
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_throwing_away_may_be_declined(answer: str) -> None:
    game = acting({"hand": ["stone"], "timers": ["loose"], "deck": ["hush"]})
    game.play(0, "put stone")
    assert game.kind == "throw-away"
    assert game.open == ["yes", "no"]
    game.play(0, answer)
    assert game.timers(0) == ([] if answer == "yes" else [("loose", ["stone"], [])])
    assert game.hand(0) == ["hush"]


# A Timer may throw itself away as soon as it is played.
def test_a_timer_thrown_away_when_played() -> None:
    game = played("fleeting", {"deck": ["hush"]})
    assert game.timers(0) == []
    assert game.discard(0) == ["fleeting"]
    assert game.hand(0) == ["hush"]
    kept = played("doubtful", {})
    kept.play(0, "no")
    assert kept.timers(0) == [("doubtful", [], [])]
    gone = played("doubtful", {})
    gone.play(0, "yes")
    assert gone.discard(0) == ["doubtful"]


# Thrown away when it is delayed, its spells and all delay cards go with it, the new one included.
def test_a_timer_thrown_away_when_delayed() -> None:
    full = {"card": "impatient", "spells": ["add-ke-1"], "delays": ["hush"]}
    game = acting({"timers": [full], "hand": ["stone", "blank"]}, phase="timers")
    game.play(0, "delay 1", "stone")
    assert game.kind == "main"
    assert game.timers(0) == []
    assert game.discard(0) == ["add-ke-1", "hush", "impatient", "stone"]
    assert [told["card"] for told in game.told("delay-discarded")] == ["stone", "hush"]
    assert game.ke(0) == (4, 0, 0)


# Or not, if the player likes.
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_delayed_timer_may_be_thrown_away(answer: str) -> None:
    game = acting({"timers": [{"card": "restless", "spells": ["stone"]}], "hand": ["hush"]}, phase="timers")
    game.play(0, "delay 1", answer)
    assert game.kind == "main"
    assert game.timers(0) == ([] if answer == "yes" else [("restless", ["stone"], ["hush"])])
    assert game.discard(0) == (["hush", "restless", "stone"] if answer == "yes" else [])


# Only the Timer that says so is thrown away, not its like.
def test_another_timer_of_the_same_name_stays() -> None:
    game = acting({"hand": ["stone"], "timers": ["brittle", "brittle"]})
    game.play(0, "put stone", "timer 2")
    assert [timer["place"] for timer in game.player(0)["timers"]] == [1]
    assert game.discard(0) == ["brittle", "stone"]


# An opponent's throw-timer in his Timer's launch reaches this player's full Timer before his next turn.
def test_throw_timer_on_launch() -> None:
    timers = [{"card": "every-opponents-throw-timer", "spells": ["blank"]}]
    game = acting({"timers": timers}, {"timers": [{"card": "clock", "spells": ["stone"]}]})
    game.play(0, "launch 1")
    assert game.timers(1) == []
    assert game.discard(1) == ["clock", "stone"]
    game.play(0, "release blank", "end", "done")
    assert game.kind == "main"
    assert game.asked == 1
