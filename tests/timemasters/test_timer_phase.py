"""The Timer phase: every full Timer is launched, or delayed with a card from the hand."""

import pytest

from tests.timemasters.plain import plain


def full(card: str = "dial", *delays: str) -> dict[str, object]:
    """A Timer with one slot, and a spell on it."""
    return {"card": card, "spells": ["cost-1"], "delays": list(delays)}


# --- when there is one ---


# The phase is for full Timers: those without an empty slot.
@pytest.mark.parametrize("timer", ["dial", "twin", {"card": "twin", "spells": ["cost-1"]}])
def test_a_timer_with_an_empty_slot_calls_for_nothing(timer: object) -> None:
    assert plain({"timers": [timer], "hand": ["calm"]}).kind == "main"


@pytest.mark.parametrize("timer", [full(), {"card": "twin", "spells": ["cost-1", "cost-2"]}])
def test_a_full_timer_must_be_launched_or_delayed_first(timer: object) -> None:
    game = plain({"timers": [timer], "hand": ["calm", "cost-1"]})
    assert game.kind == "timers"
    assert game.open == ["restore", "launch 1", "delay 1"]
    for early in ("end", "pass", "play calm", "play cost-1", "put cost-1"):
        assert "launched or delayed first" in game.refused(0, early)
    game.refused(0, "release cost-1")


# It is about the player's own Timers.
def test_an_opponents_full_timer_calls_for_nothing() -> None:
    assert plain({}, {"timers": [full()], "hand": ["calm"]}).kind == "main"


# A Timer filled in a turn waits for the beginning of the next.
def test_a_timer_filled_in_a_turn_calls_at_the_start_of_the_next_one() -> None:
    game = plain({"hand": ["dial", "cost-1"], "deck": ["calm"] * 5})
    game.play(0, "play dial", "put cost-1", "end")
    assert game.timers(0) == [("dial", ["cost-1"], [])]
    game.play(1, "end")
    assert (game.asked, game.kind) == (0, "timers")


# --- launching ---


# A launched Timer goes to the discard pile, and its spells must be played in this turn.
def test_a_launched_timer_is_discarded_and_its_spells_wait() -> None:
    game = plain({"timers": [{"card": "twin", "spells": ["cost-3", "cost-1"]}], "hand": ["calm"], "active": 0})
    game.play(0, "launch 1")
    assert game.kind == "main"
    assert game.timers(0) == []
    assert game.discard(0) == ["twin"]
    assert "must be played first" in game.refused(0, "end")
    game.play(0, "release cost-1", "release cost-3")
    assert game.spells(0) == ["cost-1", "cost-3"]


# Who discards a full Timer discards all cards that delayed it, too.
def test_the_delay_cards_go_to_the_discard_pile_with_the_timer() -> None:
    game = plain({"timers": [full("dial", "calm", "cost-3")], "hand": ["cost-2"]})
    game.play(0, "launch 1")
    assert game.discard(0) == ["calm", "cost-3", "dial"]
    assert game.hand(0) == ["cost-2"]


# Nobody who launches can pass: launching is no pass.
def test_who_has_launched_cannot_pass() -> None:
    game = plain({"timers": [full(), "dial"], "hand": ["calm"], "exhausted": 4})
    game.play(0, "launch 1")
    assert "launches no Timer" in game.refused(0, "pass")
    game.play(0, "release cost-1")
    assert "launches no Timer" in game.refused(0, "pass")


# --- delaying ---


# To delay a Timer, any card from the hand goes under it, face down.
@pytest.mark.parametrize("card", ["calm", "dial", "cost-3"])
def test_any_hand_card_delays_a_timer(card: str) -> None:
    game = plain({"timers": [full()], "hand": [card, "cost-2"]})
    game.play(0, "delay 1", card)
    assert game.timers(0) == [("dial", ["cost-1"], [card])]
    assert game.hand(0) == ["cost-2"]
    assert game.kind == "main"


# Whoever has one card has no choice which.
def test_the_only_hand_card_needs_no_choosing() -> None:
    game = plain({"timers": [full()], "hand": ["calm"]})
    game.play(0, "delay 1")
    assert game.timers(0) == [("dial", ["cost-1"], ["calm"])]


# It lies face down: its owner knows it, the others see that there is one.
def test_a_delay_card_is_hidden_from_the_opponents() -> None:
    game = plain({"timers": [full()], "hand": ["calm", "cost-2"]}, {}, {})
    game.play(0, "delay 1", "cost-2")
    for viewer, seen in enumerate((["cost-2"], [None], [None])):
        (timer,) = game.game.observe(viewer).plain()["players"][0]["timers"]
        assert timer["delays"] == seen
    assert {event["audience"] for event in game.told("delay-card")} == {0}
    assert all(event["card"] == "dial" for event in game.told("timer-delayed"))


# Its own text is ignored: nothing is restored, paid or counted.
@pytest.mark.parametrize("card", ["calm", "cost-3", "spark", "waking-timer"])
def test_the_text_of_a_delay_card_is_ignored(card: str) -> None:
    game = plain({"timers": [full()], "hand": [card, "cost-2"], "active": 3, "exhausted": 3})
    game.play(0, "delay 1", card)
    assert game.ke(0) == (3, 3, 0)
    game.play(0, "end")
    assert game.asked == 1  # no access to any sphere
    assert game.timers(0) == [("dial", ["cost-1"], [card])]


# A Timer can be delayed again and again.
def test_a_timer_is_delayed_as_often_as_its_player_likes() -> None:
    game = plain({"timers": [full()], "hand": ["cost-3", "calm"], "deck": ["cost-2"] * 3})
    for card in ("cost-3", "calm", "cost-2"):
        game.play(0, "delay 1", card, "end")
        game.play(1, "end")
    assert game.timers(0) == [("dial", ["cost-1"], ["calm", "cost-2", "cost-3"])]
    assert game.kind == "timers"
    game.play(0, "launch 1")
    assert {"calm", "cost-2", "cost-3", "dial"} <= set(game.discard(0))


# Cards under Timers count as hand cards: with none in hand and one under a Timer, four are drawn, not five.
def test_the_rulebooks_example_of_filling_up() -> None:
    game = plain({"timers": [full()], "hand": ["calm"], "deck": ["cost-2"] * 3 + ["cost-3"] * 3})
    game.play(0, "delay 1")
    assert game.hand(0) == []
    game.play(0, "end")
    assert len(game.hand(0)) == 4


# --- several Timers ---


# Each full Timer is settled by itself, in the order its player likes; one with an empty slot stays out of it.
def test_each_full_timer_is_launched_or_delayed_by_itself_in_any_order() -> None:
    timers = [full(), full("waking-timer"), "twin", full("heavy-timer")]
    game = plain({"timers": timers, "hand": ["calm", "cost-2", "cost-3"]})
    assert game.open == ["restore", *[f"launch {place}" for place in range(1, 5)], "delay 1", "delay 2", "delay 4"]
    game.play(0, "delay 4", "calm")
    assert game.open == ["restore", *[f"launch {place}" for place in range(1, 5)], "delay 1", "delay 2"]
    game.play(0, "launch 1")
    assert game.open == ["restore", *[f"launch {place}" for place in range(2, 5)], "delay 2", "release cost-1"]
    game.play(0, "delay 2", "cost-3")
    assert game.kind == "main"
    assert game.timers(0) == [
        ("waking-timer", ["cost-1"], ["cost-3"]),
        ("twin", [], []),
        ("heavy-timer", ["cost-1"], ["calm"]),
    ]


# Once is enough for a turn.
def test_a_timer_is_delayed_once_in_a_turn() -> None:
    game = plain({"timers": [full(), full("waking-timer")], "hand": ["calm", "cost-2", "cost-3"]})
    game.play(0, "delay 1", "calm")
    assert "dial has been delayed" in game.refused(0, "delay 1")


# Who passes delays every full Timer.
def test_who_has_delayed_every_full_timer_can_pass() -> None:
    game = plain({"timers": [full(), full("heavy-timer")], "hand": ["calm", "cost-2", "cost-3"], "exhausted": 4})
    game.play(0, "delay 1", "calm", "delay 2", "cost-2", "pass")
    assert game.ke(0) == (4, 0, 0)
    assert len(game.timers(0)) == 2


# With too few hand cards to delay them all, passing is not possible.
def test_with_too_few_cards_to_delay_all_timers_nobody_passes() -> None:
    game = plain({"timers": [full(), full("heavy-timer")], "hand": ["calm"], "exhausted": 4})
    game.play(0, "delay 1")
    assert game.open == ["launch 1", "launch 2"]  # one of them has to be
    game.play(0, "launch 2")
    assert "launches no Timer" in game.refused(0, "pass")
    assert game.open[0] != "end"


def test_without_a_hand_card_a_full_timer_is_launched() -> None:
    game = plain({}, {"timers": [full()], "exhausted": 4})
    game.play(0, "end")
    assert game.timers(1) == []
    assert game.open == ["release cost-1"]


# Timers can be launched at any moment of the turn: also one that was delayed at its beginning.
def test_a_delayed_timer_can_be_launched_in_the_main_phase() -> None:
    game = plain({"timers": [full()], "hand": ["calm", "cost-2"]})
    game.play(0, "delay 1", "calm", "launch 1")
    assert game.discard(0) == ["calm", "dial"]
    game.play(0, "release cost-1")
    assert game.spells(0) == ["cost-1"]


# What a Timer does when it is launched, it does in the Timer phase as well.
def test_a_timer_launched_in_the_timer_phase_acts() -> None:
    game = plain({"timers": [full("waking-timer")], "hand": ["calm"], "active": 1, "exhausted": 3})
    game.play(0, "launch 1")
    assert game.ke(0) == (2, 2, 0)
