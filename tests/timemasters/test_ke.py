"""Ke: permanent and ephemeral ones, how they are paid, and the reminder tokens that change what is paid."""

import pytest

from tests.timemasters.plain import plain

# --- permanent Ke ---


# A permanent Ke is added golden side up.
def test_an_added_ke_is_active() -> None:
    game = plain({"hand": ["grow"], "active": 0, "exhausted": 4})
    game.play(0, "play grow")
    assert game.ke(0) == (1, 4, 0)


# The box has 24 permanent Ke; beyond them none is gained.
@pytest.mark.parametrize(("others", "gained"), [(18, 1), (19, 1), (20, 0)])
def test_there_are_24_permanent_ke(others: int, gained: int) -> None:
    game = plain({"hand": ["grow"]}, {"active": others - 3, "exhausted": 3})
    game.play(0, "play grow")
    assert game.ke(0) == (4 + gained, 0, 0)


def test_the_spell_counts_where_no_ke_is_left() -> None:
    game = plain({"hand": ["grow"]}, {"active": 20})
    game.play(0, "play grow")
    assert game.spells(0) == ["grow"]
    assert game.told("ke-added") == []


# Restoring half rounds up: of three Ke, two are restored.
def test_half_is_rounded_up_for_ke() -> None:
    game = plain({"hand": ["restore-half"], "active": 0, "exhausted": 3})
    game.play(0, "play restore-half")
    assert game.ke(0) == (2, 1, 0)


# And discarding half: of five cards, three go.
def test_half_is_rounded_up_for_cards() -> None:
    game = plain({"hand": ["discard-half", "calm", "calm", "calm", "dial", "cost-1"]})
    game.play(0, "play discard-half", "calm", "calm", "calm")
    assert game.hand(0) == ["cost-1", "dial"]
    assert game.discard(0) == ["calm"] * 3


# Draw a card, then restore a Ke.
def test_draw_and_restore() -> None:
    game = plain({"hand": ["draw-restore"], "deck": ["dial", "calm"], "active": 0, "exhausted": 2})
    game.play(0, "play draw-restore")
    assert game.hand(0) == ["dial"]
    assert game.ke(0) == (1, 1, 0)


# --- ephemeral Ke ---


# Ephemeral Ke are kept until they are used, and then they are gone.
def test_ephemeral_ke_are_kept_and_vanish_when_used() -> None:
    game = plain({"hand": ["spark", "cost-1"], "active": 0})
    game.play(0, "play spark", "end", "done")
    assert game.ke(0) == (0, 0, 1)
    game.play(1, "end")
    assert game.ke(0) == (0, 0, 1)
    game.play(0, "play cost-1")
    assert game.ke(0) == (0, 0, 0)


# Nobody has more than four; what goes beyond is lost.
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 4), (4, 4)])
def test_nobody_has_more_than_four_ephemeral_ke(before: int, after: int) -> None:
    game = plain({"hand": ["blaze"], "ephemeral": before})
    game.play(0, "play blaze")
    assert game.ke(0) == (4, 0, after)


# They cannot be restored: the discard of two cards and a Focus turn permanent Ke only.
def test_restoring_is_for_permanent_ke() -> None:
    game = plain({"hand": ["cost-1", "calm", "dial", "dial"], "active": 0, "ephemeral": 1})
    game.play(0, "play cost-1", "play calm", "restore")
    assert game.ke(0) == (0, 0, 0)


# --- paying ---


# Who has both kinds chooses how to pay.
@pytest.mark.parametrize(("answer", "after"), [(0, (2, 2, 3)), (1, (3, 1, 2)), (2, (4, 0, 1))])
def test_the_player_chooses_how_to_pay(answer: int, after: tuple[int, int, int]) -> None:
    game = plain({"hand": ["cost-2"], "ephemeral": 3})
    game.play(0, "play cost-2")
    assert game.kind == "pay"
    assert game.open == ["ephemeral 0", "ephemeral 1", "ephemeral 2"]
    game.play(0, f"ephemeral {answer}")
    assert game.ke(0) == after
    assert game.spells(0) == ["cost-2"]


# As many ephemeral Ke as are missing must be used.
def test_missing_ke_must_be_paid_with_ephemeral_ones() -> None:
    game = plain({"hand": ["cost-3"], "active": 1, "ephemeral": 3})
    game.play(0, "play cost-3")
    assert game.open == ["ephemeral 2", "ephemeral 3"]
    game.play(0, "ephemeral 2")
    assert game.ke(0) == (0, 1, 1)


# Where there is only one way to pay, nobody is asked.
@pytest.mark.parametrize(
    ("active", "ephemeral", "after"), [(3, 0, (0, 3, 0)), (0, 4, (0, 0, 1)), (1, 2, (0, 1, 0))], ids=str
)
def test_the_only_way_to_pay_is_taken(active: int, ephemeral: int, after: tuple[int, int, int]) -> None:
    game = plain({"hand": ["cost-3"], "active": active, "ephemeral": ephemeral})
    game.play(0, "play cost-3")
    assert game.ke(0) == after


# A spell that is put on a Timer is paid in the same way.
def test_a_spell_put_on_a_timer_can_be_paid_both_ways() -> None:
    game = plain({"hand": ["cost-2"], "timers": ["dial"], "ephemeral": 1})
    game.play(0, "put cost-2")
    assert game.open == ["ephemeral 0", "ephemeral 1"]
    game.play(0, "ephemeral 1")
    assert game.ke(0) == (3, 1, 0)
    assert game.timers(0) == [("dial", ["cost-2"], [])]


# --- dearer and cheaper ---


# A +1 token: the next spell costs one more, and only the next.
def test_the_next_spell_costs_one_more() -> None:
    game = plain({"hand": ["dearer"]}, {"hand": ["cost-1", "cost-1"]})
    game.play(0, "play dearer")
    assert game.player(1)["next_spell"] == 1
    game.play(0, "end", "done")
    game.play(1, "play cost-1")
    assert game.ke(1) == (2, 2, 0)
    game.play(1, "play cost-1")
    assert game.ke(1) == (1, 3, 0)


def test_who_cannot_pay_the_dearer_spell_cannot_play_it() -> None:
    game = plain({"hand": ["cost-3"], "active": 3, "next_spell": 1})
    assert game.refused(0, "play cost-3") == "cost-3 costs 4 Ke, you have 3."


# Who lays the token is not touched by it.
def test_the_token_is_for_the_opponents() -> None:
    game = plain({"hand": ["dearer", "cost-1"]})
    game.play(0, "play dearer", "play cost-1")
    assert game.ke(0) == (3, 1, 0)


def test_two_tokens_add_up() -> None:
    game = plain({"hand": ["dearer", "dearer"]}, {"hand": ["cost-1"]})
    game.play(0, "play dearer", "play dearer", "end", "done")
    game.play(1, "play cost-1")
    assert game.ke(1) == (1, 3, 0)


# A reminder token lies there for the player's next turn: whether he plays a spell or not, passes or not.
@pytest.mark.parametrize("idle", ["end", "pass"])
def test_a_token_lasts_for_the_next_turn_only(idle: str) -> None:
    game = plain({"hand": ["dearer", "cap"]}, {"hand": ["cost-3", "cost-3"]})
    game.play(0, "play dearer", "play cap", "end", "done")
    assert (game.player(1)["next_spell"], game.player(1)["cap"]) == (1, 3)
    game.play(1, idle)
    assert (game.player(1)["next_spell"], game.player(1)["cap"]) == (0, None)
    game.play(0, "end")
    game.play(1, "play cost-3")
    assert game.ke(1) == (1, 3, 0)


# Tokens may be given to a player who is going to pass; they hinder no pass.
def test_tokens_hinder_no_pass() -> None:
    game = plain({"hand": ["dearer"]}, {"exhausted": 4})
    game.play(0, "play dearer", "end", "done")
    game.play(1, "pass")
    assert game.ke(1) == (4, 0, 0)


# A -1 token: the next spell costs one less.
def test_the_next_spell_costs_one_less() -> None:
    game = plain({"hand": ["cheaper", "cost-2", "cost-1"]})
    game.play(0, "play cheaper", "play cost-2")
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "play cost-1")
    assert game.ke(0) == (2, 2, 0)


# What makes the next spell of this turn cheaper is over with the turn.
def test_an_unused_token_of_this_turn_is_gone_in_the_next() -> None:
    game = plain({"hand": ["cheaper", "cost-2"]})
    game.play(0, "play cheaper", "end", "done")
    game.play(1, "end")
    game.play(0, "play cost-2")
    assert game.ke(0) == (2, 2, 0)


# No cost is below zero, and the token is used up all the same.
def test_a_cost_is_never_below_zero() -> None:
    game = plain({"hand": ["cost-1", "cost-1"], "next_spell": -3, "exhausted": 1})
    game.play(0, "play cost-1")
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "play cost-1")
    assert game.ke(0) == (2, 2, 0)


# +1 and -1 meet and cancel each other.
def test_plus_and_minus_cancel_each_other() -> None:
    game = plain({"hand": ["dearer"]}, {"hand": ["cost-2"], "next_spell": -1})
    game.play(0, "play dearer")
    assert game.player(1)["next_spell"] == 0
    game.play(0, "end", "done")
    game.play(1, "play cost-2")
    assert game.ke(1) == (2, 2, 0)


def test_a_token_laid_for_the_own_next_turn_meets_that_of_an_opponent() -> None:
    game = plain({"hand": ["cheaper-later", "cost-2"]}, {"hand": ["dearer"]})
    game.play(0, "play cheaper-later", "end", "done")
    game.play(1, "play dearer", "end", "done")
    game.play(0, "play cost-2")
    assert game.ke(0) == (2, 2, 0)


def test_a_token_laid_for_the_own_next_turn_is_not_for_this_one() -> None:
    game = plain({"hand": ["cheaper-later", "cost-2", "cost-2"]})
    game.play(0, "play cheaper-later", "play cost-2", "end", "done")
    assert game.ke(0) == (2, 2, 0)
    game.play(1, "end")
    game.play(0, "play cost-2")
    assert game.ke(0) == (1, 3, 0)


# --- the cap ---


# A 3 token: in the next turn no more than three Ke are spent, in all.
def test_a_cap_holds_for_all_ke_of_the_turn() -> None:
    game = plain({"hand": ["cap"]}, {"hand": ["cost-2", "cost-1", "cost-1"], "active": 9})
    game.play(0, "play cap", "end", "done")
    game.play(1, "play cost-2", "play cost-1")
    assert game.refused(1, "play cost-1") == "cost-1 costs 1 Ke; you may spend 3 in this turn and have spent 3."


# Ephemeral Ke count as well.
def test_a_cap_counts_ephemeral_ke() -> None:
    game = plain({"hand": ["cost-2", "cost-2"], "active": 4, "ephemeral": 4, "cap": 3})
    game.play(0, "play cost-2", "ephemeral 2")
    assert "have spent 2" in game.refused(0, "play cost-2")


# So do Ke paid for a spell on a Timer.
def test_a_cap_counts_what_is_put_on_timers() -> None:
    game = plain({"hand": ["cost-3", "cost-1"], "timers": ["twin"], "active": 9, "cap": 3})
    game.play(0, "put cost-3")
    assert "have spent 3" in game.refused(0, "put cost-1")


# Spells without cost, and those of launched Timers, are not touched by it.
def test_a_cap_does_not_touch_what_is_free() -> None:
    timer = {"card": "dial", "spells": ["cost-3"]}
    game = plain({"hand": ["blank-1", "cost-3"], "timers": [timer], "cap": 3}, phase="main")
    game.play(0, "play cost-3", "play blank-1", "launch 1", "release cost-3")
    assert game.spells(0) == ["cost-3", "blank-1", "cost-3"]


# After that turn it is over.
def test_a_cap_is_over_after_the_turn() -> None:
    game = plain({}, {"hand": ["cost-3", "cost-1"], "active": 9, "cap": 3}, turn=1)
    game.play(1, "play cost-3", "end", "done")
    game.play(0, "end")
    game.play(1, "play cost-3", "play cost-1")
    assert game.ke(1) == (2, 7, 0)
