"""Every card of the third sphere: what it costs, what it does, and what it does where little can be done."""

import pytest

from tests.timemasters.scenario import scenario

# --- Echo of the Moment ---


# Echo of the Moment: for 2 Ke, you may carry out once more what another spell in the spell area does.
def test_echo_of_the_moment_repeats_a_spell() -> None:
    me = {"hand": ["echo-of-the-moment", "focus"], "spells": ["charge", "suggestion"], "deck": ["timer", "charge"]}
    game = scenario(me)
    game.play(0, "play echo-of-the-moment")
    assert game.ke(0) == (2, 2, 0)
    assert game.kind == "echo"
    assert game.open == ["no", "suggestion", "charge"]
    game.play(0, "charge")
    assert game.ke(0) == (2, 2, 2)
    assert game.hand(0) == ["focus"]
    assert game.spells(0) == ["charge", "suggestion", "echo-of-the-moment"]
    drawing = scenario(me)
    drawing.play(0, "play echo-of-the-moment", "suggestion")
    assert drawing.ke(0) == (2, 2, 0)
    assert drawing.hand(0) == ["charge", "focus", "timer"]


# It may be left.
def test_echo_of_the_moment_declined() -> None:
    game = scenario({"hand": ["echo-of-the-moment"], "spells": ["charge"]})
    game.play(0, "play echo-of-the-moment")
    assert game.open == ["no", "charge"]
    game.play(0, "no")
    assert game.ke(0) == (2, 2, 0)
    assert game.kind == "main"


# Alone, or next to its like, it echoes nothing: an echo is not echoed.
@pytest.mark.parametrize("spells", [[], ["echo-of-the-moment"]])
def test_echo_of_the_moment_with_nothing_to_echo(spells: list[str]) -> None:
    game = scenario({"hand": ["echo-of-the-moment", "charge"], "spells": spells})
    game.play(0, "play echo-of-the-moment")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge"]


# What is echoed asks anew.
def test_echo_of_the_moment_of_a_spell_with_a_choice() -> None:
    game = scenario({"hand": ["echo-of-the-moment", "focus", "charge"], "spells": ["small-offering"]})
    game.play(0, "play echo-of-the-moment", "small-offering")
    assert game.kind == "exile"
    game.play(0, "focus")
    assert game.ke(0) == (2, 2, 1)
    assert game.hand(0) == ["charge"]


# --- From Oblivion ---


# From Oblivion: for 3 Ke, take any card from your discard pile into the hand.
@pytest.mark.parametrize("card", ["focus", "timer", "charge"])
def test_from_oblivion_takes_back_any_card(card: str) -> None:
    pile = ["charge", "focus", "timer"]
    game = scenario({"hand": ["from-oblivion"], "discard": pile})
    game.play(0, "play from-oblivion")
    assert game.kind == "take-back"
    assert game.open == ["focus", "timer", "charge"]
    game.play(0, card)
    assert game.hand(0) == [card]
    assert game.discard(0) == [other for other in pile if other != card]
    assert game.ke(0) == (1, 3, 0)
    assert game.kind == "main"


# With an empty pile nothing is taken, neither from the deck nor from an opponent; the spell itself is not there yet.
def test_from_oblivion_with_an_empty_pile() -> None:
    game = scenario({"hand": ["from-oblivion"], "deck": ["focus"]}, {"discard": ["charge"]})
    game.play(0, "play from-oblivion")
    assert game.kind == "main"
    assert game.hand(0) == []
    assert game.deck(0) == ["focus"]
    assert game.discard(1) == ["charge"]
    assert game.spells(0) == ["from-oblivion"]


# --- Second Wind ---


# Second Wind: for 2 Ke, draw a card and restore one Ke.
def test_second_wind_draws_and_restores() -> None:
    game = scenario({"hand": ["second-wind"], "deck": ["focus", "charge"], "active": 3, "exhausted": 2})
    game.play(0, "play second-wind")
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["charge"]
    assert game.ke(0) == (2, 3, 0)
    assert game.spells(0) == ["second-wind"]


# Without a card the Ke comes all the same.
def test_second_wind_without_a_card() -> None:
    game = scenario({"hand": ["second-wind"]})
    game.play(0, "play second-wind")
    assert game.hand(0) == []
    assert game.ke(0) == (3, 1, 0)


# --- Shared Harvest ---


# Shared Harvest: for 1 Ke, gain two ephemeral Ke; each opponent restores one Ke.
def test_shared_harvest_gives_ephemeral_ke_and_restores_the_opponents() -> None:
    game = scenario({"hand": ["shared-harvest"]}, {"active": 1, "exhausted": 3}, {"active": 4, "exhausted": 0})
    game.play(0, "play shared-harvest")
    assert game.ke(0) == (3, 1, 2)
    assert game.ke(1) == (2, 2, 0)
    assert game.ke(2) == (4, 0, 0)


# No more than four ephemeral Ke.
def test_shared_harvest_beyond_four_ephemeral_ke() -> None:
    game = scenario({"hand": ["shared-harvest"], "ephemeral": 3})
    game.play(0, "play shared-harvest", "ephemeral 0")
    assert game.ke(0) == (3, 1, 4)


# --- Half a Life ---


# Half a Life: for 2 Ke, discard half of your hand, then restore half of your permanent Ke, both rounded up.
def test_half_a_life_discards_half_and_restores_half() -> None:
    hand = ["half-a-life", "focus", "charge", "timer"]
    game = scenario({"hand": hand, "active": 2, "exhausted": 5}, {"hand": ["charge", "focus"], "exhausted": 4})
    game.play(0, "play half-a-life")
    assert game.kind == "discard"
    assert "done" not in game.open
    game.play(0, "focus", "charge")
    assert game.hand(0) == ["timer"]
    assert game.discard(0) == ["charge", "focus"]
    assert game.ke(0) == (4, 3, 0)
    assert game.hand(1) == ["charge", "focus"]
    assert game.ke(1) == (0, 4, 0)


# Even numbers are halved evenly.
def test_half_a_life_with_even_numbers() -> None:
    game = scenario({"hand": ["half-a-life", "focus", "charge"], "active": 2, "exhausted": 4})
    game.play(0, "play half-a-life", "charge")
    assert game.hand(0) == ["focus"]
    assert game.ke(0) == (3, 3, 0)


# With nothing to discard the Ke come all the same.
def test_half_a_life_with_an_empty_hand() -> None:
    game = scenario({"hand": ["half-a-life"], "active": 2, "exhausted": 3})
    game.play(0, "play half-a-life")
    assert game.ke(0) == (3, 2, 0)
    assert game.discard(0) == []


# --- Fog over the Dial ---


# Fog over the Dial: for 3 Ke, each opponent discards a card of his choice; draw a card.
def test_fog_over_the_dial_lets_opponents_discard_and_draws() -> None:
    them = [{"hand": ["focus", "charge"]}, {}, {"hand": ["timer"]}]
    game = scenario({"hand": ["fog-over-the-dial", "timer"], "deck": ["suggestion", "charge"]}, *them)
    game.play(0, "play fog-over-the-dial")
    assert (game.asked, game.kind) == (1, "discard")
    assert game.open == ["focus", "charge"]
    game.play(1, "charge")
    assert game.hand(1) == ["focus"]
    assert game.discard(1) == ["charge"]
    assert game.hand(2) == []
    assert game.discard(3) == ["timer"]
    assert game.hand(0) == ["suggestion", "timer"]
    assert game.deck(0) == ["charge"]
    assert game.ke(0) == (1, 3, 0)
    assert (game.asked, game.kind) == (0, "main")


# Opponents without cards discard none, and the card is drawn all the same.
def test_fog_over_the_dial_with_nothing_to_discard() -> None:
    game = scenario({"hand": ["fog-over-the-dial"], "deck": ["focus"]})
    game.play(0, "play fog-over-the-dial")
    assert game.discard(1) == []
    assert game.hand(0) == ["focus"]


# --- Tithe of Hours ---


# Tithe of Hours: for 2 Ke, each opponent loses one ephemeral Ke, you gain one, and the first spell of your next turn
# costs one less.
def test_tithe_of_hours() -> None:
    me = {"hand": ["tithe-of-hours", "charge", "suggestion", "focus", "focus", "focus"], "active": 6}
    game = scenario(me, {"ephemeral": 3}, {"ephemeral": 1})
    game.play(0, "play tithe-of-hours")
    assert [game.ke(player) for player in range(3)] == [(4, 2, 1), (4, 0, 2), (4, 0, 0)]
    assert game.player(0)["next_spell"] == 0
    assert game.player(0)["next_turn_spell"] == -1
    game.play(0, "end", "done")
    game.play(1, "pass")
    game.play(2, "pass")
    game.play(0, "play suggestion", "ephemeral 0")
    assert game.ke(0) == (3, 3, 1)
    game.play(0, "play charge", "ephemeral 0")
    assert game.ke(0) == (1, 5, 3)


# The gain does not depend on what the opponents lose.
def test_tithe_of_hours_with_nothing_to_lose() -> None:
    game = scenario({"hand": ["tithe-of-hours"]})
    game.play(0, "play tithe-of-hours")
    assert game.ke(0) == (2, 2, 1)
    assert game.ke(1) == (4, 0, 0)


# --- Fiery Trance ---


# Fiery Trance: free; restore one Ke; you may exile a card from the hand, and if you do, gain one ephemeral Ke.
def test_fiery_trance_restores_and_exiles_for_an_ephemeral_ke() -> None:
    game = scenario({"hand": ["fiery-trance", "focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play fiery-trance")
    assert game.ke(0) == (2, 2, 0)
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "charge"]
    game.play(0, "focus")
    assert game.ke(0) == (2, 2, 1)
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == ["fiery-trance"]
    assert game.game.describe()["exiled"] == ["focus"]
    assert game.spells(0) == []


# Declined, or with an empty hand, it only restores.
def test_fiery_trance_declined() -> None:
    game = scenario({"hand": ["fiery-trance", "focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play fiery-trance", "done")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge", "focus"]
    assert game.game.describe()["exiled"] == []
    empty = scenario({"hand": ["fiery-trance"], "active": 1, "exhausted": 3})
    empty.play(0, "play fiery-trance")
    assert empty.kind == "main"
    assert empty.ke(0) == (2, 2, 0)
    assert empty.discard(0) == ["fiery-trance"]


# --- Water Clock ---


# Water Clock: free; one slot; spells put on it cost one less.
def test_water_clock_makes_spells_put_on_it_cheaper() -> None:
    game = scenario({"hand": ["water-clock", "energy-loop", "suggestion"], "active": 2, "exhausted": 2})
    game.play(0, "play water-clock", "put energy-loop")
    assert game.ke(0) == (0, 4, 0)
    assert game.timers(0) == [("water-clock", ["energy-loop"], [])]
    free = scenario({"hand": ["weight-of-time"], "timers": ["water-clock"], "active": 0, "exhausted": 4})
    free.play(0, "put weight-of-time")
    assert free.ke(0) == (0, 4, 0)
    assert free.timers(0) == [("water-clock", ["weight-of-time"], [])]


# Spells played, and spells put on another Timer, cost what they say.
def test_water_clock_changes_no_other_cost() -> None:
    game = scenario({"hand": ["suggestion", "charge", "energy-loop"], "timers": ["timer", "water-clock"], "active": 9})
    game.play(0, "play suggestion")
    assert game.ke(0) == (7, 2, 0)
    game.play(0, "put charge", "timer 1")
    assert game.ke(0) == (5, 4, 0)
    game.play(0, "put energy-loop")
    assert game.ke(0) == (3, 6, 0)
    assert game.timers(0) == [("timer", ["charge"], []), ("water-clock", ["energy-loop"], [])]


# The opponents pay in full.
def test_water_clock_is_for_its_owner() -> None:
    game = scenario({"timers": ["water-clock"]}, {"hand": ["charge"], "timers": ["timer"]})
    game.play(0, "end")
    game.play(1, "put charge")
    assert game.ke(1) == (2, 2, 0)


# Put on, launched or delayed, it does nothing more.
def test_water_clock_on_other_occasions() -> None:
    timer = {"card": "water-clock", "spells": ["charge"]}
    me = {"timers": [timer], "hand": ["focus", "suggestion"], "exhausted": 4, "deck": ["timer"]}
    launched = scenario(me)
    launched.play(0, "launch 1", "release charge")
    assert launched.ke(0) == (0, 4, 2)
    assert launched.discard(0) == ["water-clock"]
    assert launched.player(0)["next_spell"] == 0
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.ke(0) == (0, 4, 0)
    assert delayed.hand(0) == ["suggestion"]
    assert delayed.timers(0) == [("water-clock", ["charge"], ["focus"])]


# --- Cracked Hourglass ---


# Cracked Hourglass: free; one slot; when a spell is put on it, gain four ephemeral Ke and discard it with the spell.
def test_cracked_hourglass_breaks_for_four_ephemeral_ke() -> None:
    game = scenario({"hand": ["cracked-hourglass", "suggestion", "focus"], "deck": ["timer"] * 2})
    game.play(0, "play cracked-hourglass")
    assert game.timers(0) == [("cracked-hourglass", [], [])]
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "put suggestion")
    assert game.ke(0) == (2, 2, 4)
    assert game.timers(0) == []
    assert game.discard(0) == ["cracked-hourglass", "suggestion"]
    # The spell was never played: nothing is drawn, and no sphere opens.
    assert game.hand(0) == ["focus"]
    assert game.spells(0) == []
    game.play(0, "end")
    assert game.asked == 1


# Beyond four ephemeral Ke nothing comes, and it breaks all the same.
def test_cracked_hourglass_with_ephemeral_ke_at_hand() -> None:
    game = scenario({"hand": ["charge"], "timers": ["cracked-hourglass"], "ephemeral": 3})
    game.play(0, "put charge", "ephemeral 1")
    assert game.ke(0) == (3, 1, 4)
    assert game.timers(0) == []


# Launched, delayed or just lying there, it does nothing.
def test_cracked_hourglass_on_other_occasions() -> None:
    empty = scenario({"timers": ["cracked-hourglass"], "hand": ["charge"]})
    empty.play(0, "launch 1")
    assert empty.ke(0) == (4, 0, 0)
    assert empty.discard(0) == ["cracked-hourglass"]
    timer = {"card": "cracked-hourglass", "spells": ["charge"]}
    me = {"timers": [timer], "hand": ["focus", "suggestion"], "exhausted": 4}
    launched = scenario(me)
    launched.play(0, "launch 1", "release charge")
    assert launched.ke(0) == (0, 4, 2)
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.ke(0) == (0, 4, 0)
    assert delayed.timers(0) == [("cracked-hourglass", ["charge"], ["focus"])]
    lying = scenario({"timers": ["cracked-hourglass"], "hand": ["charge"]})
    lying.play(0, "play charge")
    assert lying.ke(0) == (2, 2, 2)
    assert lying.timers(0) == [("cracked-hourglass", [], [])]
