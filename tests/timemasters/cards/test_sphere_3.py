"""Every card of the third sphere: what it costs, what it does, and what it does where little can be done."""

import pytest

from tests.timemasters.scenario import scenario

# --- Echo of the Moment ---


# Echo of the Moment: for 1 Ke, you may carry out once more what another spell in the spell area does.
def test_echo_of_the_moment_repeats_a_spell() -> None:
    me = {"hand": ["echo-of-the-moment", "focus"], "spells": ["charge", "suggestion"], "deck": ["timer", "charge"]}
    game = scenario(me)
    game.play(0, "play echo-of-the-moment")
    assert game.ke(0) == (3, 1, 0)
    assert game.kind == "echo"
    assert game.open == ["no", "suggestion", "charge"]
    game.play(0, "charge")
    assert game.ke(0) == (3, 1, 1)
    assert game.hand(0) == ["focus"]
    assert game.spells(0) == ["charge", "suggestion", "echo-of-the-moment"]
    drawing = scenario(me)
    drawing.play(0, "play echo-of-the-moment", "suggestion")
    assert drawing.ke(0) == (3, 1, 0)
    assert drawing.hand(0) == ["focus", "timer"]


# It may be left.
def test_echo_of_the_moment_declined() -> None:
    game = scenario({"hand": ["echo-of-the-moment"], "spells": ["charge"]})
    game.play(0, "play echo-of-the-moment")
    assert game.open == ["no", "charge"]
    game.play(0, "no")
    assert game.ke(0) == (3, 1, 0)
    assert game.kind == "main"


# Alone, or next to its like, it echoes nothing: an echo is not echoed.
@pytest.mark.parametrize("spells", [[], ["echo-of-the-moment"]])
def test_echo_of_the_moment_with_nothing_to_echo(spells: list[str]) -> None:
    game = scenario({"hand": ["echo-of-the-moment", "charge"], "spells": spells})
    game.play(0, "play echo-of-the-moment")
    assert game.kind == "main"
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == ["charge"]


# What is echoed asks anew.
def test_echo_of_the_moment_of_a_spell_with_a_choice() -> None:
    game = scenario({"hand": ["echo-of-the-moment", "focus", "charge"], "spells": ["small-offering"]})
    game.play(0, "play echo-of-the-moment", "small-offering")
    assert game.kind == "exile"
    game.play(0, "focus")
    assert game.ke(0) == (3, 1, 1)
    assert game.hand(0) == ["charge"]


# --- From Oblivion ---


# From Oblivion: for 2 Ke, take any two cards from your discard pile into the hand.
# Cards are picked in the order of the pack: after the Timer only Charge is left, and nobody is asked.
@pytest.mark.parametrize(
    ("picked", "hand", "left"),
    [
        (["focus", "timer"], ["focus", "timer"], "charge"),
        (["focus", "charge"], ["charge", "focus"], "timer"),
        (["timer"], ["charge", "timer"], "focus"),
    ],
)
def test_from_oblivion_takes_back_any_two_cards(picked: list[str], hand: list[str], left: str) -> None:
    game = scenario({"hand": ["from-oblivion"], "discard": ["charge", "focus", "timer"]})
    game.play(0, "play from-oblivion")
    assert game.kind == "take-back"
    assert game.open == ["focus", "timer"]
    game.play(0, *picked)
    assert game.hand(0) == hand
    assert game.discard(0) == [left]
    assert game.ke(0) == (2, 2, 0)
    assert game.kind == "main"


# Two cards or fewer are taken without a question.
@pytest.mark.parametrize("pile", [["focus"], ["charge", "timer"]])
def test_from_oblivion_with_a_small_pile(pile: list[str]) -> None:
    game = scenario({"hand": ["from-oblivion"], "discard": pile})
    game.play(0, "play from-oblivion")
    assert game.kind == "main"
    assert game.hand(0) == pile
    assert game.discard(0) == []


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


# Half a Life: for 1 Ke, restore half of your exhausted Ke, that one included, draw a card, then discard half of your
# hand; both are rounded up.
def test_half_a_life_restores_half_draws_and_discards_half() -> None:
    me = {"hand": ["half-a-life", "focus", "charge"], "deck": ["timer", "suggestion"], "active": 2, "exhausted": 4}
    game = scenario(me, {"hand": ["charge", "focus"], "exhausted": 4})
    game.play(0, "play half-a-life")
    assert game.kind == "discard"
    assert game.open == ["focus", "timer"]  # two of three in the order of the pack; what was drawn can go
    assert game.ke(0) == (4, 2, 0)  # three of five
    game.play(0, "focus", "charge")
    assert game.hand(0) == ["timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.discard(0) == ["charge", "focus"]
    assert game.ke(0) == (4, 2, 0)
    assert game.hand(1) == ["charge", "focus"]
    assert game.ke(1) == (0, 4, 0)


# Even numbers are halved evenly.
def test_half_a_life_with_even_numbers() -> None:
    game = scenario({"hand": ["half-a-life", "focus"], "deck": ["charge"], "active": 2, "exhausted": 3})
    game.play(0, "play half-a-life", "charge")
    assert game.hand(0) == ["focus"]
    assert game.discard(0) == ["charge"]
    assert game.ke(0) == (3, 2, 0)  # two of four


# With nothing to discard the Ke come all the same.
def test_half_a_life_with_an_empty_hand() -> None:
    game = scenario({"hand": ["half-a-life"], "active": 2, "exhausted": 3})
    game.play(0, "play half-a-life")
    assert game.ke(0) == (3, 2, 0)
    assert game.discard(0) == []


# A single card, the one just drawn, goes at once.
def test_half_a_life_discards_what_it_drew() -> None:
    game = scenario({"hand": ["half-a-life"], "deck": ["focus", "charge"]})
    game.play(0, "play half-a-life")
    assert game.kind == "main"
    assert game.hand(0) == []
    assert game.discard(0) == ["focus"]
    assert game.deck(0) == ["charge"]
    assert game.ke(0) == (4, 0, 0)  # the one paid for it comes back


# --- Fog over the Dial ---


# Fog over the Dial: for 2 Ke, each opponent discards a card of his choice; draw a card.
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
    assert game.ke(0) == (2, 2, 0)
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
    assert game.ke(0) == (1, 5, 2)


# The gain does not depend on what the opponents lose.
def test_tithe_of_hours_with_nothing_to_lose() -> None:
    game = scenario({"hand": ["tithe-of-hours"]})
    game.play(0, "play tithe-of-hours")
    assert game.ke(0) == (2, 2, 1)
    assert game.ke(1) == (4, 0, 0)


# --- Fiery Trance ---


# Fiery Trance: free; restore two Ke; you may exile a card from the hand, and if you do, gain one ephemeral Ke.
def test_fiery_trance_restores_and_exiles_for_an_ephemeral_ke() -> None:
    game = scenario({"hand": ["fiery-trance", "focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play fiery-trance")
    assert game.ke(0) == (3, 1, 0)
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "charge"]
    game.play(0, "focus")
    assert game.ke(0) == (3, 1, 1)
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == ["fiery-trance"]
    assert game.game.describe()["exiled"] == ["focus"]
    assert game.spells(0) == []


# Declined, or with an empty hand, it only restores.
def test_fiery_trance_declined() -> None:
    game = scenario({"hand": ["fiery-trance", "focus", "charge"], "active": 1, "exhausted": 3})
    game.play(0, "play fiery-trance", "done")
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == ["charge", "focus"]
    assert game.game.describe()["exiled"] == []
    empty = scenario({"hand": ["fiery-trance"], "active": 1, "exhausted": 3})
    empty.play(0, "play fiery-trance")
    assert empty.kind == "main"
    assert empty.ke(0) == (3, 1, 0)
    assert empty.discard(0) == ["fiery-trance"]


# --- Water Clock ---


# Water Clock: free; one slot; spells put on it cost two less.
def test_water_clock_makes_spells_put_on_it_cheaper() -> None:
    game = scenario({"hand": ["water-clock", "energy-loop", "suggestion"], "active": 2, "exhausted": 2})
    game.play(0, "play water-clock", "put energy-loop")
    assert game.ke(0) == (1, 3, 0)
    assert game.timers(0) == [("water-clock", ["energy-loop"], [])]
    for spell in ("weight-of-time", "growth"):  # for 2 Ke and for 1: a cost below zero is zero
        free = scenario({"hand": [spell], "timers": ["water-clock"], "active": 0, "exhausted": 4})
        free.play(0, f"put {spell}")
        assert free.ke(0) == (0, 4, 0)
        assert free.timers(0) == [("water-clock", [spell], [])]


# Spells played, and spells put on another Timer, cost what they say.
def test_water_clock_changes_no_other_cost() -> None:
    game = scenario({"hand": ["suggestion", "charge", "energy-loop"], "timers": ["timer", "water-clock"], "active": 9})
    game.play(0, "play suggestion")
    assert game.ke(0) == (7, 2, 0)
    game.play(0, "put charge", "timer 1")
    assert game.ke(0) == (5, 4, 0)
    game.play(0, "put energy-loop")
    assert game.ke(0) == (4, 5, 0)
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
    assert launched.ke(0) == (0, 4, 1)
    assert launched.discard(0) == ["water-clock"]
    assert launched.player(0)["next_spell"] == 0
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.ke(0) == (0, 4, 0)
    assert delayed.hand(0) == ["suggestion"]
    assert delayed.timers(0) == [("water-clock", ["charge"], ["focus"])]


# --- Cracked Hourglass ---


# Cracked Hourglass: free; one slot; when a spell is put on it, gain two ephemeral Ke; beyond four they are lost.
@pytest.mark.parametrize(("have", "then"), [(0, 2), (3, 4)])
def test_cracked_hourglass_gives_ephemeral_ke(have: int, then: int) -> None:
    me = {"hand": ["cracked-hourglass", "suggestion", "focus"], "deck": ["timer"], "ephemeral": have}
    game = scenario(me)
    game.play(0, "play cracked-hourglass")
    assert game.timers(0) == [("cracked-hourglass", [], [])]
    assert game.ke(0) == (4, 0, have)
    game.play(0, "put suggestion", *(["ephemeral 0"] if have else []))
    assert game.ke(0) == (2, 2, then)
    assert game.timers(0) == [("cracked-hourglass", ["suggestion"], [])]
    assert game.hand(0) == ["focus"]  # the spell is not played yet
    assert game.spells(0) == []


# Cracked Hourglass: delayed, it is discarded with the spell on it and the card that delays it; launched or just lying
# there, it does nothing.
def test_cracked_hourglass_on_other_occasions() -> None:
    empty = scenario({"timers": ["cracked-hourglass"], "hand": ["charge"]})
    empty.play(0, "launch 1")
    assert empty.ke(0) == (4, 0, 0)
    assert empty.discard(0) == ["cracked-hourglass"]
    timer = {"card": "cracked-hourglass", "spells": ["charge"]}
    me = {"timers": [timer], "hand": ["focus", "suggestion"], "exhausted": 4}
    launched = scenario(me)
    launched.play(0, "launch 1", "release charge")
    assert launched.ke(0) == (0, 4, 1)
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.ke(0) == (0, 4, 0)
    assert delayed.timers(0) == []
    assert delayed.discard(0) == ["charge", "cracked-hourglass", "focus"]
    assert delayed.spells(0) == []
    lying = scenario({"timers": ["cracked-hourglass"], "hand": ["charge"]})
    lying.play(0, "play charge")
    assert lying.ke(0) == (2, 2, 1)
    assert lying.timers(0) == [("cracked-hourglass", [], [])]
