"""Every card of the second sphere: what it costs, what it does, and what it does where little can be done."""

import pytest

from tests.timemasters.scenario import scenario

# --- Growth ---


# Growth: for 1 Ke, gain a permanent Ke, active side up.
def test_growth_adds_an_active_ke() -> None:
    game = scenario({"hand": ["growth"]})
    game.play(0, "play growth")
    assert game.ke(0) == (4, 1, 0)
    assert game.ke(1) == (4, 0, 0)
    assert game.spells(0) == ["growth"]


# The box has 24 Ke: with all of them out, none comes.
@pytest.mark.parametrize(("theirs", "after"), [(16, (7, 1, 0)), (17, (6, 1, 0))])
def test_growth_takes_from_the_box(theirs: int, after: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["growth"], "active": 7}, {"active": theirs})
    game.play(0, "play growth")
    assert game.ke(0) == after


# --- Slowdown ---


# Slowdown: for 1 Ke, each opponent spends at most three Ke in his next turn, ephemeral ones included.
def test_slowdown_caps_the_next_turn() -> None:
    them = {"hand": ["charge", "suggestion", "focus", "focus", "focus"], "active": 6, "ephemeral": 2}
    game = scenario({"hand": ["slowdown"]}, them, {})
    game.play(0, "play slowdown")
    assert game.ke(0) == (3, 1, 0)
    assert [game.player(player)["cap"] for player in range(3)] == [None, 3, 3]
    game.play(0, "end", "done")
    game.play(1, "play charge", "ephemeral 2")
    assert game.ke(1) == (6, 0, 1)
    assert game.player(1)["spent"] == 2
    assert "play suggestion" not in game.open
    assert "you may spend 3 in this turn and have spent 2" in game.refused(1, "play suggestion")
    game.play(1, "end", "done")
    assert game.player(1)["cap"] is None


# A spell of three Ke can still be paid.
def test_slowdown_lets_three_ke_be_spent() -> None:
    game = scenario({"hand": ["slowdown"]}, {"hand": ["energy-loop", "charge"], "active": 6})
    game.play(0, "play slowdown", "end", "done")
    game.play(1, "play energy-loop")
    assert game.ke(1) == (4, 2, 0)
    assert "you may spend 3 in this turn and have spent 3" in game.refused(1, "play charge")


# --- Morning Tide ---


# Morning Tide: for 2 Ke, restore half of your exhausted Ke, rounded up.
@pytest.mark.parametrize(
    ("active", "exhausted", "after"), [(2, 5, (4, 3, 0)), (2, 4, (3, 3, 0)), (4, 0, (3, 1, 0)), (3, 0, (2, 1, 0))]
)
def test_morning_tide_restores_half(active: int, exhausted: int, after: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["morning-tide"], "active": active, "exhausted": exhausted}, {"exhausted": 4})
    game.play(0, "play morning-tide")
    assert game.ke(0) == after
    assert game.ke(1) == (0, 4, 0)
    assert game.spells(0) == ["morning-tide"]


# --- Open Lecture ---


# Open Lecture: for 2 Ke, draw three cards; each opponent draws one.
def test_open_lecture_draws_three_and_one_for_each_opponent() -> None:
    deck = ["focus", "charge", "suggestion", "timer"]
    game = scenario({"hand": ["open-lecture"], "deck": deck}, {"deck": ["charge", "focus"]}, {"deck": ["suggestion"]})
    game.play(0, "play open-lecture")
    assert game.hand(0) == ["charge", "focus", "suggestion"]
    assert game.deck(0) == ["timer"]
    assert game.hand(1) == ["charge"]
    assert game.deck(1) == ["focus"]
    assert game.hand(2) == ["suggestion"]
    assert game.ke(0) == (2, 2, 0)


# Who has no cards draws none.
def test_open_lecture_with_few_cards() -> None:
    game = scenario({"hand": ["open-lecture"], "deck": ["focus"], "discard": ["charge"]})
    game.play(0, "play open-lecture")
    assert game.hand(0) == ["charge", "focus"]
    assert game.hand(1) == []


# --- Bitter Bargain ---


# Bitter Bargain: for 1 Ke, you may discard up to two cards; restore one Ke for each.
def test_bitter_bargain_restores_for_each_discarded_card() -> None:
    game = scenario({"hand": ["bitter-bargain", "focus", "charge", "timer"], "active": 1, "exhausted": 4})
    game.play(0, "play bitter-bargain")
    assert game.kind == "discard"
    assert game.open == ["done", "focus", "timer", "charge"]
    game.play(0, "focus", "charge")
    assert game.ke(0) == (2, 3, 0)
    assert game.hand(0) == ["timer"]
    assert game.discard(0) == ["charge", "focus"]
    assert game.kind == "main"


# One card is one Ke.
def test_bitter_bargain_for_one_card() -> None:
    game = scenario({"hand": ["bitter-bargain", "focus", "charge"], "active": 1, "exhausted": 4})
    game.play(0, "play bitter-bargain", "focus", "done")
    assert game.ke(0) == (1, 4, 0)
    assert game.hand(0) == ["charge"]
    assert game.discard(0) == ["focus"]


# No card, no Ke: declined, or with an empty hand.
def test_bitter_bargain_declined() -> None:
    game = scenario({"hand": ["bitter-bargain", "focus", "charge"], "active": 1, "exhausted": 4})
    game.play(0, "play bitter-bargain", "done")
    assert game.ke(0) == (0, 5, 0)
    assert game.hand(0) == ["charge", "focus"]
    empty = scenario({"hand": ["bitter-bargain"], "active": 1, "exhausted": 4})
    empty.play(0, "play bitter-bargain")
    assert empty.kind == "main"
    assert empty.ke(0) == (0, 5, 0)


# --- Burned Diary ---


# Burned Diary: for 1 Ke, you may exile a card from your discard pile; if you do, gain one ephemeral Ke.
def test_burned_diary_exiles_from_the_discard_pile() -> None:
    game = scenario({"hand": ["burned-diary", "timer"], "discard": ["focus", "charge", "charge"]})
    game.play(0, "play burned-diary")
    assert game.kind == "exile-discard"
    assert game.open == ["done", "focus", "charge"]
    game.play(0, "charge")
    assert game.ke(0) == (3, 1, 1)
    assert game.discard(0) == ["charge", "focus"]
    assert game.hand(0) == ["timer"]
    assert game.game.describe()["exiled"] == ["charge"]
    assert game.kind == "main"


# Declined, or with an empty pile, it gives nothing.
def test_burned_diary_declined() -> None:
    game = scenario({"hand": ["burned-diary"], "discard": ["focus", "charge"]})
    game.play(0, "play burned-diary", "done")
    assert game.ke(0) == (3, 1, 0)
    assert game.discard(0) == ["charge", "focus"]
    assert game.game.describe()["exiled"] == []
    empty = scenario({"hand": ["burned-diary", "focus"]}, {"discard": ["focus"]})
    empty.play(0, "play burned-diary")
    assert empty.kind == "main"
    assert empty.ke(0) == (3, 1, 0)
    assert empty.discard(1) == ["focus"]


# --- Heavy Eyelids ---


# Heavy Eyelids: for 2 Ke, each opponent exhausts one Ke; draw a card.
def test_heavy_eyelids_exhausts_a_ke_of_each_opponent_and_draws() -> None:
    them = [{"active": 3, "exhausted": 1, "ephemeral": 2}, {"active": 0, "exhausted": 4, "ephemeral": 1}]
    game = scenario({"hand": ["heavy-eyelids"], "deck": ["focus", "charge"]}, *them)
    game.play(0, "play heavy-eyelids")
    assert game.ke(0) == (2, 2, 0)
    assert game.ke(1) == (2, 2, 2)
    assert game.ke(2) == (0, 4, 1)
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["charge"]


# --- Inner Light ---


# Inner Light: free; restore one Ke and gain one ephemeral Ke.
def test_inner_light_restores_a_ke_and_gives_an_ephemeral_one() -> None:
    game = scenario({"hand": ["inner-light"], "active": 1, "exhausted": 3, "ephemeral": 1})
    game.play(0, "play inner-light")
    assert game.ke(0) == (2, 2, 2)
    assert game.ke(1) == (4, 0, 0)
    assert game.discard(0) == ["inner-light"]
    assert game.spells(0) == []


# A fifth ephemeral Ke is lost.
def test_inner_light_with_four_ephemeral_ke() -> None:
    game = scenario({"hand": ["inner-light"], "ephemeral": 4})
    game.play(0, "play inner-light")
    assert game.ke(0) == (4, 0, 4)


# --- Chiming Clock ---


# Chiming Clock: free; one slot; when a spell is put on it, draw a card.
def test_chiming_clock_draws_when_a_spell_is_put_on_it() -> None:
    game = scenario({"hand": ["chiming-clock", "charge", "suggestion"], "deck": ["focus", "timer"]})
    game.play(0, "play chiming-clock")
    assert game.hand(0) == ["charge", "suggestion"]
    game.play(0, "put charge")
    assert game.hand(0) == ["focus", "suggestion"]
    assert game.deck(0) == ["timer"]
    assert game.ke(0) == (2, 2, 0)
    assert game.timers(0) == [("chiming-clock", ["charge"], [])]
    assert game.refused(0, "put suggestion") == "you have no Timer with an empty slot."


# With no card to draw none comes.
def test_chiming_clock_without_a_card() -> None:
    game = scenario({"timers": ["chiming-clock"], "hand": ["charge"]})
    game.play(0, "put charge")
    assert game.hand(0) == []
    assert game.timers(0) == [("chiming-clock", ["charge"], [])]


# Neither launched, nor delayed, nor by lying there does it draw.
def test_chiming_clock_on_other_occasions() -> None:
    timer = {"card": "chiming-clock", "spells": ["charge"]}
    me = {"timers": [timer], "hand": ["focus", "suggestion"], "deck": ["timer", "energy-loop"]}
    launched = scenario(me)
    launched.play(0, "launch 1", "release charge")
    assert launched.hand(0) == ["focus", "suggestion"]
    assert launched.ke(0) == (4, 0, 1)
    assert launched.discard(0) == ["chiming-clock"]
    delayed = scenario(me)
    delayed.play(0, "delay 1", "focus")
    assert delayed.hand(0) == ["suggestion"]
    assert delayed.deck(0) == ["timer", "energy-loop"]
    lying = scenario({"timers": ["chiming-clock"], "deck": ["focus"] * 6})
    lying.play(0, "end")
    assert lying.hand(0) == ["focus"] * 5


# --- Stone Dial ---


# Stone Dial: free; two slots; when it is launched, each opponent's next spell costs one more for each spell on it.
@pytest.mark.parametrize("spells", [[], ["charge"], ["charge", "suggestion"]])
def test_stone_dial_makes_spells_dearer_for_each_spell_on_it(spells: list[str]) -> None:
    game = scenario({"timers": [{"card": "stone-dial", "spells": spells}]}, {}, {}, phase="main")
    game.play(0, "launch 1")
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, len(spells), len(spells)]
    assert game.discard(0) == ["stone-dial"]
    game.play(0, *[f"release {spell}" for spell in spells])
    assert game.spells(0) == spells


# That is what the opponent pays.
def test_stone_dial_is_paid_for_by_the_opponent() -> None:
    timer = {"card": "stone-dial", "spells": ["charge", "charge"]}
    game = scenario({"timers": [timer]}, {"hand": ["suggestion", "energy-loop"], "active": 7}, phase="main")
    game.play(0, "launch 1", "release charge", "release charge", "end", "done")
    game.play(1, "play suggestion")
    assert game.ke(1) == (3, 4, 0)
    game.play(1, "play energy-loop")
    assert game.player(1)["spent"] == 7


# Filled, delayed or just lying there, it touches nobody.
def test_stone_dial_on_other_occasions() -> None:
    game = scenario({"hand": ["stone-dial", "charge", "suggestion", "focus", "focus", "energy-loop"], "active": 7})
    game.play(0, "play stone-dial", "put charge", "put suggestion")
    assert game.ke(0) == (3, 4, 0)
    assert game.player(1)["next_spell"] == 0
    assert game.refused(0, "put energy-loop") == "you have no Timer with an empty slot."
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "delay 1", "focus")
    assert game.player(1)["next_spell"] == 0
    assert game.player(1)["cap"] is None
    assert game.timers(0) == [("stone-dial", ["charge", "suggestion"], ["focus"])]
    game.play(0, "play energy-loop")
    assert game.player(0)["spent"] == 3
