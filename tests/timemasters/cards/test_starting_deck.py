"""Every card of the starting deck: what it costs, what it does, and what it does where little can be done."""

import pytest

from tests.timemasters.scenario import scenario

# --- Focus ---


# Focus: free; restore one Ke; it goes to the discard pile at once.
def test_focus_restores_one_ke() -> None:
    game = scenario({"hand": ["focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play focus")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == ["focus"]
    assert game.spells(0) == []
    assert game.kind == "main"


# Three of them restore three, and none of them opens a sphere.
def test_three_focus_restore_three_ke_and_open_no_sphere() -> None:
    game = scenario({"hand": ["focus"] * 3, "active": 0, "exhausted": 4}, {"exhausted": 4})
    game.play(0, "play focus", "play focus", "play focus")
    assert game.ke(0) == (3, 1, 0)
    assert game.ke(1) == (0, 4, 0)
    game.play(0, "end")
    assert game.asked == 1


# With nothing exhausted it restores nothing, and gives no ephemeral Ke instead.
def test_focus_with_nothing_to_restore() -> None:
    game = scenario({"hand": ["focus"], "active": 4})
    game.play(0, "play focus")
    assert game.ke(0) == (4, 0, 0)
    assert game.discard(0) == ["focus"]


# --- Timer ---


# Timer: free; one slot; it does nothing of its own. Lying in play it changes no costs and no hand.
def test_timer_lies_in_play() -> None:
    game = scenario({"hand": ["timer", "charge"], "active": 2, "exhausted": 2, "deck": ["focus"] * 6})
    game.play(0, "play timer")
    assert game.timers(0) == [("timer", [], [])]
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "play charge")
    assert game.ke(0) == (0, 4, 1)
    game.play(0, "end", "done")
    assert game.timers(0) == [("timer", [], [])]
    assert game.hand(0) == ["focus"] * 5
    assert game.player(1)["next_spell"] == 0
    assert game.player(1)["cap"] is None


# A spell put on it is paid, waits, and nothing else happens; a second one finds no room.
def test_timer_takes_one_spell() -> None:
    game = scenario({"hand": ["charge", "suggestion"], "timers": ["timer"], "deck": ["focus"] * 3})
    game.play(0, "put charge")
    assert game.timers(0) == [("timer", ["charge"], [])]
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["suggestion"]
    assert game.deck(0) == ["focus"] * 3
    assert game.refused(0, "put suggestion") == "you have no Timer with an empty slot."


# Launched, it is discarded and adds nothing: its spell is played free.
def test_timer_is_launched() -> None:
    game = scenario({"timers": [{"card": "timer", "spells": ["charge"]}], "hand": ["focus"], "exhausted": 4})
    assert game.open == ["launch 1", "delay 1"]
    game.play(0, "launch 1")
    assert game.ke(0) == (0, 4, 0)
    assert game.timers(0) == []
    assert game.discard(0) == ["timer"]
    game.play(0, "release charge")
    assert game.ke(0) == (0, 4, 1)
    assert game.spells(0) == ["charge"]


# Delayed, it takes the card and does nothing more.
def test_timer_is_delayed() -> None:
    me = {"timers": [{"card": "timer", "spells": ["charge"]}], "hand": ["focus", "suggestion"], "exhausted": 4}
    game = scenario({**me, "deck": ["focus"]})
    game.play(0, "delay 1", "focus")
    assert game.timers(0) == [("timer", ["charge"], ["focus"])]
    assert game.ke(0) == (0, 4, 0)
    assert game.hand(0) == ["suggestion"]
    assert game.deck(0) == ["focus"]


# --- Suggestion ---


# Suggestion: for 2 Ke, draw a card.
def test_suggestion_draws_a_card() -> None:
    game = scenario({"hand": ["suggestion"], "deck": ["focus", "charge", "energy-loop"]}, {"deck": ["focus"]})
    game.play(0, "play suggestion")
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["charge", "energy-loop"]
    assert game.ke(0) == (2, 2, 0)
    assert game.spells(0) == ["suggestion"]
    assert game.hand(1) == []


# With an empty deck the discard pile is drawn from; the spell itself is not in it, and alone it draws nothing.
def test_suggestion_with_an_empty_deck() -> None:
    game = scenario({"hand": ["suggestion"], "discard": ["charge"]})
    game.play(0, "play suggestion")
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == []
    assert game.spells(0) == ["suggestion"]
    alone = scenario({"hand": ["suggestion"]})
    alone.play(0, "play suggestion")
    assert alone.hand(0) == []
    assert alone.spells(0) == ["suggestion"]


# --- Charge ---


# Charge: for 2 Ke, gain one ephemeral Ke.
def test_charge_gives_an_ephemeral_ke() -> None:
    game = scenario({"hand": ["charge"]})
    game.play(0, "play charge")
    assert game.ke(0) == (2, 2, 1)
    assert game.ke(1) == (4, 0, 0)
    assert game.spells(0) == ["charge"]


# A fifth ephemeral Ke is lost; paid with ephemeral ones, it brings one of them back.
@pytest.mark.parametrize(("paid", "after"), [(0, (2, 2, 4)), (1, (3, 1, 4)), (2, (4, 0, 3))])
def test_charge_with_ephemeral_ke_at_hand(paid: int, after: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["charge"], "ephemeral": 4})
    game.play(0, "play charge", f"ephemeral {paid}")
    assert game.ke(0) == after


# --- Energy Loop ---


# Energy Loop: for 3 Ke, draw a card and restore one Ke.
def test_energy_loop_draws_and_restores() -> None:
    game = scenario({"hand": ["energy-loop"], "deck": ["focus", "charge", "suggestion"], "active": 3, "exhausted": 1})
    game.play(0, "play energy-loop")
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["charge", "suggestion"]
    assert game.ke(0) == (1, 3, 0)
    kinds = [event.kind for event in game.events if event.kind in ("card-drawn", "ke-restored")]
    assert kinds == ["card-drawn", "ke-restored"]


# Without a card the Ke comes all the same; without an exhausted Ke the card does.
def test_energy_loop_does_what_it_can() -> None:
    cardless = scenario({"hand": ["energy-loop"]})
    cardless.play(0, "play energy-loop")
    assert cardless.hand(0) == []
    assert cardless.ke(0) == (2, 2, 0)
    rested = scenario({"hand": ["energy-loop"], "deck": ["focus", "charge"], "ephemeral": 3})
    rested.play(0, "play energy-loop", "ephemeral 3")
    assert rested.hand(0) == ["focus"]
    assert rested.ke(0) == (4, 0, 0)
