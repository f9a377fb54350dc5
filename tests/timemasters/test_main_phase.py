"""The main phase: pass, or play cards, launch Timers and discard cards for Ke, in any order."""

import pytest

from tests.timemasters.plain import blanks, plain

# --- passing ---


# Who passes turns all permanent Ke to their golden side.
def test_passing_restores_all_permanent_ke() -> None:
    game = plain({"active": 1, "exhausted": 5, "hand": ["calm"] * 5})
    game.play(0, "pass")
    assert game.ke(0) == (6, 0, 0)
    assert game.asked == 1


# Ephemeral Ke are gone once they are used: no pass brings them back, and none is lost by it.
@pytest.mark.parametrize("ephemeral", [0, 2])
def test_passing_leaves_ephemeral_ke_as_they_are(ephemeral: int) -> None:
    game = plain({"exhausted": 4, "ephemeral": ephemeral})
    game.play(0, "pass")
    assert game.ke(0) == (4, 0, ephemeral)


# Who passes does nothing else: no cards from spheres, only the end of the turn with its filling up.
def test_a_pass_is_followed_by_the_end_of_the_turn() -> None:
    game = plain({"hand": ["cost-1"], "deck": ["calm"] * 5})
    game.play(0, "pass")
    assert game.asked == 1
    assert game.hand(0) == ["calm"] * 4 + ["cost-1"]


# Either pass or act: after any action the pass is gone.
@pytest.mark.parametrize(
    "action", ["play cost-1", "play calm", "play dial", "put cost-1", "launch 1", "restore"], ids=lambda text: text
)
def test_who_has_acted_cannot_pass(action: str) -> None:
    game = plain({"timers": ["dial"], "hand": ["calm", "cost-1", "dial"], "exhausted": 1})
    assert "pass" in game.open
    game.play(0, action)
    if action == "restore":
        game.play(0, "calm", "cost-1")
    assert "pass" not in game.open
    assert "does nothing else" in game.refused(0, "pass")


# Nobody must do anything; a turn that is only ended restores nothing.
def test_a_turn_may_be_ended_without_passing() -> None:
    game = plain({"exhausted": 4})
    game.play(0, "end")
    assert game.ke(0) == (0, 4, 0)
    assert game.asked == 1


# --- Timers from the hand ---


# Timers are free and lie in the Timer area.
def test_a_timer_is_played_free_into_the_timer_area() -> None:
    game = plain({"hand": ["twin", "dial"], "active": 0})
    game.play(0, "play twin", "play dial")
    assert game.timers(0) == [("twin", [], []), ("dial", [], [])]
    assert game.ke(0) == (0, 0, 0)
    game.play(0, "end")  # a Timer is no spell: it gives no access to a sphere
    assert game.asked == 1
    assert [timer[0] for timer in game.timers(0)] == ["twin", "dial"]  # there they stay


# --- spells from the hand ---


# A spell costs what it says, and lies in the spell area.
@pytest.mark.parametrize(("card", "cost"), [("blank-1", 0), ("cost-1", 1), ("cost-2", 2), ("cost-3", 3)])
def test_a_spell_is_paid_and_goes_to_the_spell_area(card: str, cost: int) -> None:
    game = plain({"hand": [card]})
    game.play(0, f"play {card}")
    assert game.ke(0) == (4 - cost, cost, 0)
    assert game.spells(0) == [card]
    assert game.hand(0) == []


def test_who_cannot_pay_cannot_play() -> None:
    game = plain({"hand": ["cost-3"], "active": 2, "exhausted": 9})
    assert game.refused(0, "play cost-3") == "cost-3 costs 3 Ke, you have 2."


# Whoever plays a spell must do what it says.
def test_what_a_spell_says_must_be_done() -> None:
    game = plain({"hand": ["exile", "cost-1", "cost-3"]})
    game.play(0, "play exile")
    assert game.open == ["cost-1", "cost-3"]  # and no way around it
    for evasion in ("done", "no", "end", "pass"):
        game.refused(0, evasion)
    game.play(0, "cost-3")
    assert game.hand(0) == ["cost-1"]
    assert game.game.describe()["exiled"] == ["cost-3"]


# What cannot be done does not happen; the spell has been played all the same and counts for the spheres.
@pytest.mark.parametrize("card", ["exile", "take-back", "draw", "discard-half", "opponents-throw-timer"])
def test_a_spell_whose_effect_is_impossible_counts_all_the_same(card: str) -> None:
    game = plain({"hand": [card]})
    game.play(0, f"play {card}")
    assert game.spells(0) == [card]
    game.play(0, "end")
    assert game.kind == "spheres"
    assert "take 1" in game.open


# --- Focus ---


# A Focus is free, and is discarded after its effect.
def test_a_focus_is_free_and_then_discarded() -> None:
    game = plain({"hand": ["calm"], "active": 0, "exhausted": 4})
    game.play(0, "play calm")
    assert game.ke(0) == (2, 2, 0)
    assert game.discard(0) == ["calm"]
    game.play(0, "end")  # it is no spell
    assert game.asked == 1


# It restores as many Ke as it says, and no more than are exhausted.
def test_a_focus_restores_no_more_than_is_exhausted() -> None:
    game = plain({"hand": ["calm"], "active": 3, "exhausted": 1})
    game.play(0, "play calm")
    assert game.ke(0) == (4, 0, 0)


# The same Focus can be played several times in a turn, with spells that take cards back from the discard pile.
def test_a_focus_taken_back_is_played_again() -> None:
    game = plain({"hand": ["calm", "take-back"], "active": 0, "exhausted": 4})
    game.play(0, "play calm", "play take-back", "play calm")
    assert game.ke(0) == (4, 0, 0)
    assert game.discard(0) == ["calm"]


# It is discarded after its effect: it cannot take itself back.
def test_a_focus_cannot_take_itself_back() -> None:
    game = plain({"hand": ["memory"], "discard": ["cost-1", "cost-2"]})
    game.play(0, "play memory")
    assert game.open == ["cost-1", "cost-2"]
    game.play(0, "cost-2")
    assert game.hand(0) == ["cost-2"]
    assert game.discard(0) == ["cost-1", "memory"]


def test_a_focus_alone_takes_nothing_back() -> None:
    game = plain({"hand": ["memory"]})
    game.play(0, "play memory")
    assert (game.hand(0), game.discard(0)) == ([], ["memory"])


# --- discarding two cards for a Ke ---


# Two cards discarded turn one exhausted Ke to its golden side.
def test_two_cards_restore_one_ke() -> None:
    game = plain({"hand": ["calm", "cost-1", "cost-2"], "active": 0, "exhausted": 4, "ephemeral": 1})
    game.play(0, "restore", "calm", "cost-2")
    assert game.ke(0) == (1, 3, 1)
    assert game.hand(0) == ["cost-1"]
    assert game.discard(0) == ["calm", "cost-2"]


# The same goes on as long as there are cards.
def test_it_is_repeated_while_there_are_cards() -> None:
    game = plain({"hand": ["calm"] * 3 + ["dial", "blank-5"], "active": 0, "exhausted": 4})
    game.play(0, "restore", "calm", "dial", "restore", "calm", "calm")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["blank-5"]
    assert game.refused(0, "restore") == "restoring a Ke takes 2 cards to discard, you have 1."


def test_the_last_two_cards_need_no_choosing() -> None:
    game = plain({"hand": ["calm", "dial"], "exhausted": 4})
    game.play(0, "restore")
    assert game.hand(0) == []
    assert game.ke(0) == (1, 3, 0)


# Cards under a Timer are not there to be discarded.
def test_delay_cards_cannot_be_discarded_for_a_ke() -> None:
    timer = {"card": "dial", "spells": ["cost-1"], "delays": ["calm", "calm"]}
    game = plain({"timers": [timer], "hand": ["cost-1"], "exhausted": 4}, phase="main")
    assert "you have 1" in game.refused(0, "restore")


# --- in any order ---


# Actions come in any order, as often as the player likes.
def test_actions_come_in_any_order() -> None:
    hand = ["cost-2", "calm", "dial", "cost-1", "cost-3", *blanks(1, 2)]
    game = plain({"hand": hand, "active": 2, "exhausted": 2})
    game.play(0, "play cost-2", "play dial", "play calm", "put cost-1", "restore", "blank-1", "blank-1")
    assert game.ke(0) == (2, 2, 0)
    game.play(0, "launch 1", "release cost-1")
    assert game.spells(0) == ["cost-2", "cost-1"]
    assert game.hand(0) == ["cost-3"]
