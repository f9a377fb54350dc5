"""Every card of the first sphere: what it costs, what it does, and what it does where little can be done."""

import pytest

from tests.timemasters.scenario import scenario

# --- Passing Thought ---


# Passing Thought: for 2 Ke, draw three cards, then discard two.
def test_passing_thought_draws_three_and_discards_two() -> None:
    game = scenario({"hand": ["passing-thought", "timer"], "deck": ["focus", "charge", "charge", "suggestion"]})
    game.play(0, "play passing-thought")
    assert game.hand(0) == ["charge", "charge", "focus", "timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "focus", "timer")
    assert game.hand(0) == ["charge", "charge"]
    assert game.discard(0) == ["focus", "timer"]
    assert game.spells(0) == ["passing-thought"]


# With one card to draw, that one goes again.
def test_passing_thought_with_one_card() -> None:
    game = scenario({"hand": ["passing-thought"], "deck": ["focus"]})
    game.play(0, "play passing-thought")
    assert game.hand(0) == []
    assert game.discard(0) == ["focus"]
    assert game.spells(0) == ["passing-thought"]


# --- Weight of Time ---


# Weight of Time: for 2 Ke, each opponent's next spell costs one more, in his next turn.
def test_weight_of_time_makes_the_next_spell_dearer() -> None:
    game = scenario({"hand": ["weight-of-time"]}, {"hand": ["charge", "suggestion"], "active": 6}, {"active": 4})
    game.play(0, "play weight-of-time")
    assert game.ke(0) == (2, 2, 0)
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 1, 1]
    game.play(0, "end", "done")
    game.play(1, "play charge")
    assert game.ke(1) == (3, 3, 1)
    assert game.player(1)["next_spell"] == 0
    game.play(1, "play suggestion", "ephemeral 1")
    assert game.ke(1) == (2, 4, 0)


# Two of them add up; a turn without a spell wears them off.
def test_weight_of_time_twice() -> None:
    game = scenario({"hand": ["weight-of-time"] * 2}, {"hand": ["charge"], "active": 3})
    game.play(0, "play weight-of-time", "play weight-of-time")
    assert game.player(1)["next_spell"] == 2
    game.play(0, "end", "done")
    assert "costs 4 Ke, you have 3" in game.refused(1, "play charge")
    game.play(1, "pass")
    assert game.player(1)["next_spell"] == 0


# --- Smooth Flow ---


# Smooth Flow: for 2 Ke, the next spell this turn costs one less.
def test_smooth_flow_makes_the_next_spell_cheaper() -> None:
    game = scenario({"hand": ["smooth-flow", "energy-loop", "charge"], "active": 6})
    game.play(0, "play smooth-flow")
    assert game.ke(0) == (4, 2, 0)
    assert game.player(0)["next_spell"] == -1
    game.play(0, "play energy-loop")
    # Two paid instead of three, and one restored; nothing was there to draw.
    assert game.ke(0) == (3, 3, 0)
    assert game.player(0)["next_spell"] == 0
    game.play(0, "play charge")
    assert game.ke(0) == (1, 5, 1)


# It holds for this turn only.
def test_smooth_flow_ends_with_the_turn() -> None:
    game = scenario({"hand": ["smooth-flow"]})
    game.play(0, "play smooth-flow", "end", "done")
    assert game.player(0)["next_spell"] == 0
    assert game.player(1)["next_spell"] == 0


# --- Small Offering ---


# Small Offering: for 2 Ke, you may exile a card from the hand; if you do, gain one ephemeral Ke.
def test_small_offering_exiles_a_card_for_an_ephemeral_ke() -> None:
    game = scenario({"hand": ["small-offering", "focus", "charge"]})
    game.play(0, "play small-offering")
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "charge"]
    game.play(0, "charge")
    assert game.ke(0) == (2, 2, 1)
    assert game.hand(0) == ["focus"]
    assert game.discard(0) == []
    assert game.game.describe()["exiled"] == ["charge"]
    assert game.kind == "main"


# Who keeps his cards gains nothing.
def test_small_offering_declined() -> None:
    game = scenario({"hand": ["small-offering", "focus", "charge"]})
    game.play(0, "play small-offering", "done")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge", "focus"]
    assert game.game.describe()["exiled"] == []


# Nor does who has none.
def test_small_offering_with_an_empty_hand() -> None:
    game = scenario({"hand": ["small-offering"], "discard": ["focus"]})
    game.play(0, "play small-offering")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 0)
    assert game.discard(0) == ["focus"]


# --- Shed the Past ---


# Shed the Past: for 2 Ke, discard a card, then draw two.
def test_shed_the_past_discards_one_and_draws_two() -> None:
    game = scenario({"hand": ["shed-the-past", "focus", "charge"], "deck": ["timer", "energy-loop", "suggestion"]})
    game.play(0, "play shed-the-past")
    assert game.kind == "discard"
    assert game.open == ["focus", "charge"]
    game.play(0, "charge")
    assert game.hand(0) == ["energy-loop", "focus", "timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.discard(0) == ["charge"]
    assert game.ke(0) == (2, 2, 0)


# The discard comes first: with an empty deck the discarded card may come back.
def test_shed_the_past_discards_before_it_draws() -> None:
    game = scenario({"hand": ["shed-the-past", "charge"]})
    game.play(0, "play shed-the-past")
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == []


# With no card to discard two are drawn all the same.
def test_shed_the_past_with_an_empty_hand() -> None:
    game = scenario({"hand": ["shed-the-past"], "deck": ["focus", "charge", "suggestion"]})
    game.play(0, "play shed-the-past")
    assert game.hand(0) == ["charge", "focus"]
    assert game.discard(0) == []


# --- Scattered Seconds ---


# Scattered Seconds: for 2 Ke, each opponent loses one ephemeral Ke; the first spell of your next turn costs one less.
def test_scattered_seconds() -> None:
    me = {"hand": ["scattered-seconds", "charge", "suggestion", "focus", "focus", "focus"], "active": 6}
    game = scenario(me, {"ephemeral": 2}, {"ephemeral": 0})
    game.play(0, "play scattered-seconds")
    assert [game.ke(player) for player in range(3)] == [(4, 2, 0), (4, 0, 1), (4, 0, 0)]
    assert game.player(0)["next_spell"] == 0
    assert game.player(0)["next_turn_spell"] == -1
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == -1
    game.play(1, "pass")
    game.play(2, "pass")
    game.play(0, "play suggestion")
    assert game.ke(0) == (3, 3, 0)
    game.play(0, "play charge")
    assert game.ke(0) == (1, 5, 1)


# One's own ephemeral Ke stay, and a spell of the same turn costs what it says.
def test_scattered_seconds_in_the_same_turn() -> None:
    game = scenario({"hand": ["scattered-seconds", "suggestion"], "ephemeral": 1})
    game.play(0, "play scattered-seconds", "ephemeral 0")
    assert game.ke(0) == (2, 2, 1)
    game.play(0, "play suggestion", "ephemeral 0")
    assert game.ke(0) == (0, 4, 1)
    assert game.player(0)["next_turn_spell"] == -1


# --- Recollection ---


# Recollection: for 2 Ke, take a Focus from your discard pile into the hand.
def test_recollection_takes_back_a_focus() -> None:
    game = scenario({"hand": ["recollection"], "discard": ["charge", "focus", "focus", "timer"]})
    game.play(0, "play recollection")
    assert game.hand(0) == ["focus"]
    assert game.discard(0) == ["charge", "focus", "timer"]
    assert game.ke(0) == (2, 2, 0)


# Of several kinds of Focus the player chooses, and must take one.
def test_recollection_lets_choose_among_focus_cards() -> None:
    game = scenario({"hand": ["recollection"], "discard": ["focus", "deep-breath", "charge"]})
    game.play(0, "play recollection")
    assert game.kind == "take-back"
    assert game.open == ["focus", "deep-breath"]
    game.play(0, "deep-breath")
    assert game.hand(0) == ["deep-breath"]
    assert game.discard(0) == ["charge", "focus"]


# Without a Focus there nothing is taken.
def test_recollection_without_a_focus() -> None:
    game = scenario(
        {"hand": ["recollection"], "discard": ["charge", "timer"], "deck": ["focus"]}, {"discard": ["focus"]}
    )
    game.play(0, "play recollection")
    assert game.kind == "main"
    assert game.hand(0) == []
    assert game.discard(0) == ["charge", "timer"]
    assert game.discard(1) == ["focus"]


# --- Deep Breath ---


# Deep Breath: free; discard a card, then restore two Ke.
def test_deep_breath_discards_a_card_and_restores_two_ke() -> None:
    game = scenario({"hand": ["deep-breath", "focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play deep-breath")
    assert game.kind == "discard"
    assert game.open == ["focus", "charge"]
    game.play(0, "charge")
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == ["focus"]
    assert game.discard(0) == ["charge", "deep-breath"]
    assert game.spells(0) == []


# With no card to discard the Ke come all the same.
def test_deep_breath_with_an_empty_hand() -> None:
    game = scenario({"hand": ["deep-breath"], "active": 0, "exhausted": 3})
    game.play(0, "play deep-breath")
    assert game.ke(0) == (2, 1, 0)
    assert game.discard(0) == ["deep-breath"]


# With nothing to restore the card is lost all the same.
def test_deep_breath_with_nothing_to_restore() -> None:
    game = scenario({"hand": ["deep-breath", "charge"]})
    game.play(0, "play deep-breath")
    assert game.ke(0) == (4, 0, 0)
    assert game.discard(0) == ["charge", "deep-breath"]


# --- Sundial ---


# Sundial: free; one slot; when a spell is put on it, restore one Ke.
def test_sundial_restores_a_ke_when_a_spell_is_put_on_it() -> None:
    game = scenario({"hand": ["sundial", "charge", "suggestion"]})
    game.play(0, "play sundial")
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "put charge")
    assert game.ke(0) == (3, 1, 0)
    assert game.timers(0) == [("sundial", ["charge"], [])]
    assert game.refused(0, "put suggestion") == "you have no Timer with an empty slot."


# The cost must be there before: what it restores does not pay for the spell.
def test_sundial_does_not_help_to_pay() -> None:
    game = scenario({"hand": ["charge"], "timers": ["sundial"], "active": 1, "exhausted": 3})
    assert game.refused(0, "put charge") == "charge costs 2 Ke, you have 1."


# Neither launched, nor delayed, nor by lying there does it restore anything.
def test_sundial_on_other_occasions() -> None:
    me = {"timers": [{"card": "sundial", "spells": ["charge"]}], "hand": ["focus", "suggestion"], "exhausted": 4}
    launched = scenario(me)
    launched.play(0, "launch 1", "release charge")
    assert launched.ke(0) == (0, 4, 1)
    assert launched.discard(0) == ["sundial"]
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.ke(0) == (0, 4, 0)
    assert delayed.timers(0) == [("sundial", ["charge"], ["focus"])]
    lying = scenario({"timers": ["sundial"], "hand": ["charge"], "active": 2, "exhausted": 2})
    lying.play(0, "play charge")
    assert lying.ke(0) == (0, 4, 1)


# --- Twin Pendulum ---


# Twin Pendulum: free; two slots; when it is launched, restore one Ke for each spell on it.
def test_twin_pendulum_restores_ke_when_it_is_launched() -> None:
    timer = {"card": "twin-pendulum", "spells": ["charge", "suggestion"]}
    game = scenario({"timers": [timer], "hand": ["focus"], "active": 1, "exhausted": 3, "deck": ["focus"] * 2})
    game.play(0, "launch 1")
    assert game.ke(0) == (3, 1, 0)
    assert game.discard(0) == ["twin-pendulum"]
    game.play(0, "release suggestion", "release charge")
    assert game.ke(0) == (3, 1, 1)
    assert game.hand(0) == ["focus", "focus"]
    assert game.spells(0) == ["suggestion", "charge"]


# Not full, it restores Ke for the spells that do lie on it.
@pytest.mark.parametrize(("spells", "then"), [([], (1, 3, 0)), (["charge"], (2, 2, 0))])
def test_twin_pendulum_not_full(spells: list[str], then: tuple[int, int, int]) -> None:
    game = scenario({"timers": [{"card": "twin-pendulum", "spells": spells}], "active": 1, "exhausted": 3})
    assert game.kind == "main"
    game.play(0, "launch 1")
    assert game.ke(0) == then


# Twin Pendulum: when it is launched, two levels more are open for each card that delays it.
@pytest.mark.parametrize(("delays", "levels"), [([], 2), (["focus"], 4), (["focus", "timer"], 6)])
def test_twin_pendulum_pays_for_waiting(delays: list[str], levels: int) -> None:
    timer = {"card": "twin-pendulum", "spells": ["charge", "suggestion"], "delays": delays}
    game = scenario({"timers": [timer], "hand": ["focus"]})
    game.play(0, "launch 1", "release charge", "release suggestion", "end")
    assert game.game.describe()["budget"] == levels


# It takes two spells, restores nothing for them, and nothing when it is delayed.
def test_twin_pendulum_on_other_occasions() -> None:
    game = scenario({"hand": ["twin-pendulum", "charge", "suggestion", "focus", "focus", "energy-loop"], "active": 7})
    game.play(0, "play twin-pendulum", "put charge", "put suggestion")
    assert game.ke(0) == (3, 4, 0)
    assert game.timers(0) == [("twin-pendulum", ["charge", "suggestion"], [])]
    assert game.refused(0, "put energy-loop") == "you have no Timer with an empty slot."
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "delay 1", "energy-loop")
    assert game.ke(0) == (3, 4, 0)
    assert game.timers(0) == [("twin-pendulum", ["charge", "suggestion"], ["energy-loop"])]
