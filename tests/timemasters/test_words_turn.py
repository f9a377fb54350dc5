"""Words about the turn: its beginning, limits on oneself, Timers that a card launches or delays, and the spheres."""

import pytest

from tests.timemasters.worded import plays, worded

FULL = {"card": "clock", "spells": ["blank"]}

# --- the beginning of a turn ---


# At the start of each turn of its player, and of nobody else.
def test_a_timer_acts_when_its_players_turn_begins() -> None:
    idle = {"hand": ["stone"] * 5}
    game = worded({**idle, "timers": ["each-draws"], "deck": ["hush", "cost-1"]}, idle)
    game.play(0, "end")
    assert len(game.hand(0)) == 5
    game.play(1, "end")
    assert len(game.hand(0)) == 6
    assert [event["source"] for event in game.told("cards-drawn")] == ["each-draws"]


# Before the Timer phase: the card that was drawn can delay a Timer.
def test_it_acts_before_the_timer_phase() -> None:
    timers = ["each-draws", FULL]
    game = worded({"timers": timers, "discard": ["hush"]}, {"hand": ["stone"] * 5}, turn=1)
    game.play(1, "end")
    assert game.kind == "timers"
    assert "delay 2" in game.open
    assert game.hand(0) == ["hush"]


# What asks is asked, one Timer after the other by their places.
def test_several_timers_act_in_the_order_of_their_places() -> None:
    me = {"timers": ["each-draws", "each-asks"], "active": 3, "exhausted": 1, "deck": ["hush"]}
    game = worded(me, {"hand": ["stone"] * 5}, turn=1)
    game.play(1, "end")
    assert (game.asked, game.kind) == (0, "either")
    assert game.hand(0) == ["hush"]
    game.play(0, "effect 1")
    assert game.ke(0) == (4, 0, 0)
    assert game.kind == "main"


# What counts more for the spheres does so for one turn, and a pass gives it up.
def test_levels_from_the_beginning_of_the_turn() -> None:
    game = worded({"timers": ["each-counts"], "hand": ["stone"] * 5}, {"hand": ["stone"] * 5}, turn=1)
    game.play(1, "end")
    assert game.game.describe()["budget"] == 1
    game.play(0, "end")
    assert "take 1" in game.open
    passing = worded({"timers": ["each-counts"], "hand": ["stone"] * 5}, {"hand": ["stone"] * 5}, turn=1)
    passing.play(1, "end")
    passing.play(0, "pass")
    assert passing.asked == 1


# --- one's own limits ---


def test_a_limit_on_oneself_holds_in_this_turn() -> None:
    game = plays("cap-2", {"hand": ["cost-3", "cost-1", "cost-1"]})
    assert game.player(0)["cap"] == 2
    assert "you may spend 2 in this turn" in game.refused(0, "play cost-3")
    game.play(0, "play cost-1", "end", "done")
    assert game.player(0)["cap"] is None
    assert [event["amount"] for event in plays("cap-2", {}).told("ke-capped-now")] == [2]


# Ke that have been spent before count.
def test_a_limit_counts_what_has_been_spent() -> None:
    game = worded({"hand": ["cost-1", "cap-2", "cost-3", "cost-1"]})
    game.play(0, "play cost-1", "play cap-2", "play cost-1")
    assert game.ke(0) == (2, 2, 0)


def test_ones_own_spells_get_dearer() -> None:
    game = plays("dearer-2", {"hand": ["cost-1", "cost-1"]})
    assert game.player(0)["next_spell"] == 2
    game.play(0, "play cost-1")
    assert game.ke(0) == (1, 3, 0)
    assert game.player(0)["next_spell"] == 0


def test_what_lasts_is_for_oneself_and_for_others() -> None:
    game = worded({"hand": ["cost-1"], "timers": ["own-dearer", "own-cap"]})
    game.play(0, "play cost-1")
    assert game.ke(0) == (2, 2, 0)
    assert "you may spend 2" in worded({"hand": ["cost-3"], "timers": ["own-cap"]}).refused(0, "play cost-3")
    others = worded({"hand": ["cost-3"], "deck": ["stone"] * 9}, {"timers": ["others-cheaper", "others-hand"]})
    others.play(0, "play cost-3", "end", "done")
    assert others.ke(0) == (2, 2, 0)
    assert len(others.hand(0)) == 6


# --- Timers ---


def test_a_card_launches_a_timer() -> None:
    game = plays("launch", {"timers": [FULL, "pair"]})
    assert (game.kind, game.open) == ("launch", ["timer 1", "timer 2"])
    game.play(0, "timer 1")
    assert [event["source"] for event in game.told("timer-launched")] == ["launch"]
    assert "release blank" in game.open
    game.play(0, "release blank")
    assert game.spells(0) == ["launch", "blank"]


# Also one that is not full where only full ones are launched; and it may be declined.
def test_launching_by_a_card_is_free_of_the_option() -> None:
    game = plays("may-launch", {"timers": ["pair"]}, options={"launching": "full"})
    assert game.open == ["no", "timer 1"]
    game.play(0, "timer 1")
    assert game.timers(0) == []
    declined = plays("may-launch", {"timers": ["pair"]})
    declined.play(0, "no")
    assert len(declined.timers(0)) == 1


def test_a_card_delays_a_timer() -> None:
    full = {"card": "patient", "spells": ["blank"], "delays": ["hush"]}
    game = plays("may-delay", {"timers": [full, "clock"], "hand": ["cost-1", "cost-3"]})
    assert (game.kind, game.open) == ("delay-timer", ["no", "timer 1"])  # the other one is not full
    game.play(0, "timer 1", "cost-3")
    assert game.timers(0)[0] == ("patient", ["blank"], ["hush", "cost-3"])
    assert game.ke(0) == (4, 0, 2)  # for each card under it, the new one included


# A launched Timer counts the cards that delayed it, and the spells that lay on it.
def test_delays_are_counted_when_a_timer_is_launched() -> None:
    full = {"card": "patient", "spells": ["blank"], "delays": ["hush", "cost-1", "cost-1"]}
    game = worded({"timers": [full], "active": 1, "exhausted": 3})
    game.play(0, "launch 1")
    assert game.game.describe()["budget"] == 3
    assert game.ke(0) == (2, 2, 0)
    assert [event["amount"] for event in game.told("levels-added")] == [3]


def test_one_of_the_own_timers_is_discarded() -> None:
    game = plays("throw-timer", {"timers": [FULL, "pair"]})
    game.play(0, "timer 1")
    assert [timer[0] for timer in game.timers(0)] == ["pair"]
    assert game.discard(0) == ["blank", "clock"]


# --- the spheres ---


def test_a_card_counts_more_for_the_spheres() -> None:
    game = plays("count-more-2", {})
    assert game.game.describe()["budget"] == 3
    game.play(0, "end")
    assert "take 3" in game.open
    game.play(0, "done")
    assert game.game.describe()["budget"] == 0


SPHERES = {"1": ["either", "if-done", "if-active"], "2": ["one-capped", "one-gains"], "3": ["take-2"]}


# The open card of a sphere up to that level; the next one is laid open at once.
def test_a_card_is_taken_from_a_sphere() -> None:
    game = plays("take-2", {}, spheres=SPHERES)
    assert (game.kind, game.open) == ("take", ["take 1", "take 2"])
    game.play(0, "take 2")
    assert game.hand(0) == ["one-capped"]
    assert [(event["card"], event["source"]) for event in game.told("card-taken")] == [("one-capped", "take-2")]
    assert [event["card"] for event in game.told("sphere-opened")] == ["one-gains"]
    assert game.game.observe(1).plain()["spheres"]["2"]["cards"] == ["one-gains"]


# It is no access: no spell is used up, and another card of the sphere can be taken in the turn.
def test_a_card_taken_by_an_effect_does_not_count() -> None:
    game = plays("take-2", {"spells": ["blank"]}, spheres=SPHERES)
    game.play(0, "take 1", "end", "take 1")
    assert {"either", "if-done"} <= set(game.hand(0))
    assert game.game.describe()["budget"] == 1


def test_a_closed_card_is_taken_unseen() -> None:
    game = plays("take-closed-2", {}, spheres=SPHERES)
    assert game.open == ["take-closed 1", "take-closed 2"]
    game.play(0, "take-closed 1")
    assert game.hand(0) == ["if-done"]
    assert "if-done" not in game.game.observe(1).to_json()
    assert {event["audience"] for event in game.told("closed-seen")} == {0}


# It may be declined, and empty spheres have nothing.
def test_taking_may_be_declined() -> None:
    game = plays("may-take-5", {}, spheres={**SPHERES, "1": []})
    assert game.open == ["no", *[f"take {level}" for level in range(2, 6)]]
    game.play(0, "no")
    assert game.hand(0) == []


# In the sphere phase a sphere whose open card has gone has none until the turn ends.
def test_a_covered_sphere_has_no_open_card() -> None:
    timer = {"card": "clock", "spells": ["take-2"]}
    game = worded({"spells": ["blank"], "timers": [timer]}, spheres=SPHERES)
    game.play(0, "end", "take 1", "launch 1", "release take-2")
    assert game.hand(0) == sorted(["either", "one-capped"])  # sphere 2 was the only one left to choose


# The game ends with the turn in which an effect has emptied the second sphere.
@pytest.mark.parametrize("left", [1, 2])
def test_an_effect_may_empty_a_sphere(left: int) -> None:
    spheres = {"1": [], "2": ["one-capped", "one-gains"][:left]}
    game = plays("take-2", {}, spheres=spheres)
    assert not game.game.over  # the turn is played to its end
    game.play(0, "end")
    assert game.game.over == (left == 1)
