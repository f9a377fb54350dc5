"""At any moment of the own turn: two cards for a Ke, launching Timers, and playing the spells of launched ones."""

import pytest

from tests.timemasters.plain import blanks, plain
from tests.timemasters.scenario import Scenario

FULL = {"card": "dial", "spells": ["cost-1"]}


def at_the_spheres(spells: int, **mage: object) -> Scenario:
    """A player with so many spells played who has ended the main phase."""
    game = plain({"spells": blanks(1, spells), **mage}, phase="main")
    game.play(0, "end")
    return game


# --- two cards for a Ke ---


# "At any moment of your turn": after a card has been taken too, and it may be that one which is discarded.
def test_two_cards_are_discarded_for_a_ke_after_taking_a_card() -> None:
    game = plain(
        {"spells": blanks(1, 1), "hand": ["calm"], "active": 1, "exhausted": 3},
        phase="main",
        spheres={"1": ["draw", "spark"]},
    )
    game.play(0, "end")
    assert "restore" not in game.open  # one card in hand
    game.play(0, "take 1")
    assert game.open == ["done", "restore"]
    game.play(0, "restore")  # both cards go: nothing is asked
    assert game.ke(0) == (2, 2, 0)
    assert "draw" in game.hand(0) + game.discard(0) + game.deck(0)


# As often as there are cards.
def test_it_is_done_as_often_as_there_are_cards() -> None:
    game = at_the_spheres(1, hand=["calm", "calm", "cost-1", "cost-2", "cost-3"], active=0, exhausted=4)
    game.play(0, "restore", "calm", "calm", "restore", "cost-1", "cost-2")
    assert game.ke(0) == (2, 2, 0)
    assert game.open == ["done", "take 1"]


# In the Timer phase too; who has done so has acted, and cannot pass.
def test_in_the_timer_phase_it_is_an_action() -> None:
    game = plain({"timers": [FULL], "hand": ["calm", "calm", "cost-2"], "active": 0, "exhausted": 4})
    game.play(0, "restore", "calm", "calm")
    assert game.kind == "timers"
    assert game.ke(0) == (1, 3, 0)
    game.play(0, "delay 1")
    assert "does nothing else" in game.refused(0, "pass")


# Who passes does nothing else: the hand is kept as it is.
def test_after_a_pass_nothing_is_discarded() -> None:
    game = plain({"hand": ["calm", "calm", "cost-1"], "exhausted": 4})
    game.play(0, "pass")
    assert game.asked == 1
    assert game.told("card-discarded") == []


# Nobody else's turn is one's own.
def test_it_is_for_the_own_turn() -> None:
    game = plain({"hand": ["opponents-discard"]}, {"hand": ["calm", "calm", "dial"], "timers": ["dial"]})
    game.play(0, "play opponents-discard")
    assert game.asked == 1
    assert set(game.open) == {"calm", "dial"}


# An effect is carried out to its end first.
def test_not_in_the_middle_of_an_effect() -> None:
    game = plain({"hand": ["take-back", "calm", "calm"], "discard": ["cost-1", "cost-2"], "timers": ["dial"]})
    game.play(0, "play take-back")
    assert game.open == ["cost-1", "cost-2"]


# --- launching ---


# A Timer can be launched at the spheres: its spells must be played in this turn, and count.
def test_a_timer_launched_at_the_spheres_opens_more_of_them() -> None:
    game = at_the_spheres(1, timers=[{"card": "twin", "spells": ["cost-1", "cost-2"]}])
    assert game.open == ["done", "take 1", "launch 1"]
    game.play(0, "take 1", "launch 1")
    assert game.open == ["release cost-1", "release cost-2"]  # nobody ends the turn before they have been played
    assert "must be played first" in game.refused(0, "done")
    game.play(0, "release cost-2")
    assert game.game.describe()["budget"] == 1
    game.play(0, "release cost-1")
    assert game.open == ["done", "take 2"]  # sphere 1 has been taken from
    game.play(0, "take 2", "done")
    assert game.asked == 1
    assert len(game.hand(0)) == 5


# What the spells and the Timer do is done there as well.
def test_what_a_timer_does_is_done_at_the_spheres() -> None:
    timer = {"card": "waking-timer", "spells": ["grow"]}
    game = at_the_spheres(1, timers=[timer], active=0, exhausted=4)
    game.play(0, "launch 1")
    assert game.ke(0) == (1, 3, 0)
    game.play(0, "release grow")
    assert game.ke(0) == (2, 3, 0)


# Where only full Timers are launched, they are at the spheres too.
@pytest.mark.parametrize(("launching", "open_then"), [("any", True), ("full", False)])
def test_the_option_for_full_timers_holds_everywhere(launching: str, open_then: bool) -> None:
    mage = {"spells": blanks(1, 1), "timers": ["dial"]}
    game = plain(mage, phase="main", options={"launching": launching})
    game.play(0, "end")
    assert ("launch 1" in game.open) == open_then
    if not open_then:
        assert "only full Timers are launched" in game.refused(0, "launch 1")


# In the Timer phase others than the full ones, for what they do: here a card to delay the full one with.
def test_any_timer_is_launched_in_the_timer_phase() -> None:
    game = plain({"timers": [FULL, {"card": "twin", "spells": ["draw"]}], "deck": ["calm", "cost-2"]})
    assert game.open == ["launch 1", "launch 2"]
    game.play(0, "launch 2", "release draw")
    assert game.hand(0) == ["calm"]
    game.play(0, "delay 1")
    assert game.timers(0) == [("dial", ["cost-1"], ["calm"])]
    assert game.kind == "main"


# A Timer that was delayed can be launched before the next one is settled.
def test_a_delayed_timer_is_launched_in_the_timer_phase() -> None:
    game = plain({"timers": [FULL, {"card": "heavy-timer", "spells": ["cost-1"]}], "hand": ["calm", "cost-2"]})
    game.play(0, "delay 1", "calm", "launch 1")
    assert game.discard(0) == ["calm", "dial"]
    assert game.kind == "timers"


# --- when nobody is asked ---


# What can be done without a card taken could be done in the main phase: the turn ends with it.
def test_without_access_to_a_sphere_the_main_phase_is_the_last_word() -> None:
    game = plain({"hand": ["calm", "calm", "cost-1"], "timers": ["dial"]})
    game.play(0, "play calm", "end")
    assert game.asked == 1


# Cards from the hand are played in the main phase alone.
def test_no_card_is_played_from_the_hand_at_the_spheres() -> None:
    game = at_the_spheres(1, hand=["calm", "dial", "blank-2"])
    for choice in ("play calm", "play dial", "play blank-2"):
        assert game.refused(0, choice) == "cards are played from the hand in the main phase alone."


# The guard against turns without end holds at the spheres as well.
def test_a_turn_of_300_choices_is_ended_at_the_spheres() -> None:
    mage = {"hand": ["memory", "cost-1"], "discard": ["memory", "calm"], "timers": ["dial"], "spells": ["cost-1"]}
    game = plain(mage, phase="main")
    for _ in range(150):
        game.play(0, "play memory", "memory")
    assert game.open == ["end"]
    game.play(0, "end")
    assert "restore" not in game.open
    assert "launch 1" not in game.open
    assert "take 1" in game.open
    assert "this turn has had 300 choices" in game.refused(0, "restore")
