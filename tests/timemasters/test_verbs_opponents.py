"""Verbs that touch every opponent: with one of them and with two, on every occasion, and at their limits."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.timemasters.acting import COUNTED_WAYS, WAYS, act, act_counted, acting, played

# The verb, what each opponent has, his answers, and what has become of it.
ONE: list[tuple[str, Mapping[str, Any], list[str], Mapping[str, Any]]] = [
    ("dearer-1", {}, [], {"next_spell": 1}),
    ("cap-3", {}, [], {"cap": 3}),
    ("discard-1", {"hand": ["stone", "hush"]}, ["stone"], {"hand": ["hush"], "discard": ["stone"]}),
    ("exhaust-1", {"active": 2, "exhausted": 1}, [], {"active": 1, "exhausted": 2}),
    ("restore-1", {"active": 1, "exhausted": 3}, [], {"active": 2, "exhausted": 2}),
    ("draw-1", {"deck": ["stone", "hush"]}, [], {"hand": ["stone"], "deck": ["hush"]}),
    ("lose-ephemeral-1", {"ephemeral": 3}, [], {"ephemeral": 2}),
    (
        "throw-timer",
        {"timers": ["clock", {"card": "pair", "spells": ["stone"]}]},
        ["timer 2"],
        {"discard": ["stone", "pair"]},
    ),
]
TWO: list[tuple[str, Mapping[str, Any], list[str], Mapping[str, Any]]] = [
    ("dearer", {}, [], {"next_spell": 2}),
    ("discard", {"hand": ["stone", "stone", "hush"]}, ["stone", "hush"], {"hand": ["stone"]}),
    ("exhaust", {"active": 3, "exhausted": 1}, [], {"active": 1, "exhausted": 3}),
    ("restore", {"active": 1, "exhausted": 3}, [], {"active": 3, "exhausted": 1}),
    ("draw", {"deck": ["stone", "hush", "stone"]}, [], {"hand": ["stone", "hush"], "deck": ["stone"]}),
    ("lose-ephemeral", {"ephemeral": 3}, [], {"ephemeral": 1}),
]
UNTOUCHED = ("active", "exhausted", "ephemeral", "hand", "deck", "next_spell", "next_turn_spell", "cap")


# Each of two opponents is touched in the same way, on whatever occasion, and the player himself is not.
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("name", "before", "answers", "after"), ONE, ids=[row[0] for row in ONE])
def test_both_opponents_are_touched(
    way: str, name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    mine = {"deck": ["stone"], "exhausted": 2, "ephemeral": 2, "discard": ["hush"]}
    game = act(way, f"opponents-{name}", mine, before, before)
    for player in (1, 2):
        game.play(player, *answers)
    for player in (1, 2):
        assert {key: game.player(player)[key] for key in after} == after
    unhurt = acting(mine).player(0)
    assert {key: game.player(0)[key] for key in UNTOUCHED} == {key: unhurt[key] for key in UNTOUCHED}
    assert game.asked == 0
    assert game.kind == "main"


# Against one opponent.
@pytest.mark.parametrize(("name", "before", "answers", "after"), ONE, ids=[row[0] for row in ONE])
def test_one_opponent_is_touched(
    name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    game = act("spell", f"opponents-{name}", {}, before)
    game.play(1, *answers)
    assert {key: game.player(1)[key] for key in after} == after


# An amount is counted for what the player has, not for what the opponents have.
@pytest.mark.parametrize("way", COUNTED_WAYS)
@pytest.mark.parametrize(("name", "before", "answers", "after"), TWO, ids=[row[0] for row in TWO])
def test_an_amount_is_counted(
    way: str, name: str, before: Mapping[str, Any], answers: list[str], after: Mapping[str, Any]
) -> None:
    opponent = {**before, "timers": ["pair", "pair"]}
    game = act_counted(way, f"opponents-{name}", {}, opponent)
    game.play(1, *answers)
    assert {key: game.player(1)[key] for key in after} == after
    assert game.asked == 0


# The opponents answer clockwise, from the left of the player whose card it is.
def test_opponents_answer_clockwise() -> None:
    hand = {"hand": ["stone", "hush"]}
    game = acting(hand, {"hand": ["opponents-discard-1"]}, hand, hand, turn=1)
    game.play(1, "play opponents-discard-1")
    for player in (2, 3, 0):
        assert game.asked == player
        assert game.kind == "discard"
        assert game.open == ["stone", "hush"]
        game.play(player, "hush")
    assert game.asked == 1


# Each opponent's half is half of his own hand, rounded up: of five cards three, of two one, of none nothing.
def test_each_discards_half_of_his_own_hand() -> None:
    others = [{"hand": ["stone"] * 5}, {"hand": ["hush", "stone"]}, {}]
    game = played("opponents-discard-half", {"hand": ["stone"]}, *others)
    game.play(1, "stone", "stone", "stone")
    game.play(2, "stone")
    assert game.asked == 0
    assert game.hand(1) == ["stone", "stone"]
    assert game.hand(2) == ["hush"]
    assert game.hand(0) == ["stone"]


# All of it, or no more than there is: then nobody is asked.
@pytest.mark.parametrize("card", ["opponents-discard-all", "opponents-discard-2"])
def test_an_opponent_discards_all(card: str) -> None:
    game = played(card, {}, {"hand": ["hush", "stone"]}, {"hand": ["stone"]}, {})
    assert game.asked == 0
    assert game.discard(1) == ["hush", "stone"]
    assert game.discard(2) == ["stone"]
    assert game.discard(3) == []


# Picks go in rising order for opponents too.
def test_an_opponents_picks_are_in_rising_order() -> None:
    game = played("opponents-discard-2", {}, {"hand": ["blank", "stone", "hush"]})
    assert "is no answer to this question" in game.refused(1, "hush")
    game.play(1, "stone")
    assert game.open == ["hush"]


# A spell gets dearer in the opponent's next turn, the first one only.
def test_the_opponents_next_spell_is_dearer() -> None:
    game = played("opponents-dearer-1", {}, {"hand": ["cost-1", "cost-2"]})
    game.play(0, "end", "done")
    game.play(1, "play cost-1")
    assert game.ke(1) == (2, 2, 0)
    game.play(1, "play cost-2")
    assert game.ke(1) == (0, 4, 0)


# On a Timer as well; and a spell may become too dear.
def test_a_spell_becomes_too_dear() -> None:
    game = played("opponents-dearer-3", {}, {"hand": ["cost-1", "cost-2"], "timers": ["clock"]})
    game.play(0, "end", "done")
    assert "costs 5 Ke, you have 4" in game.refused(1, "play cost-2")
    game.play(1, "put cost-1")
    assert game.ke(1) == (0, 4, 0)


# The token lasts for the opponent's next turn, even if he passes.
def test_the_token_is_gone_after_a_pass() -> None:
    game = played("opponents-dearer-1", {}, {"hand": ["cost-1"]})
    game.play(0, "end", "done")
    game.play(1, "pass")
    assert game.player(1)["next_spell"] == 0


# Tokens of two cards add up, and meet the opponent's own -1.
def test_dearer_and_cheaper_meet() -> None:
    game = acting({"hand": ["opponents-dearer-1", "opponents-dearer-1"]}, {"next_spell": -1, "hand": ["cost-2"]})
    game.play(0, "play opponents-dearer-1")
    assert game.player(1)["next_spell"] == 0
    game.play(0, "play opponents-dearer-1", "end", "done")
    game.play(1, "play cost-2")
    assert game.ke(1) == (1, 3, 0)


# A -1 for the next turn and a +1 laid before it come to nothing.
def test_cheaper_next_turn_meets_dearer() -> None:
    game = played("cheaper-next-turn-1", {"hand": ["cost-2"]}, {"hand": ["opponents-dearer-1"]})
    game.play(0, "end", "done")
    game.play(1, "play opponents-dearer-1", "end", "done")
    assert game.player(0)["next_spell"] == 0
    game.play(0, "play cost-2")
    assert game.ke(0) == (2, 2, 0)


# A cap counts all Ke spent in the next turn, ephemeral ones included, and is gone after it.
def test_a_cap_counts_all_ke() -> None:
    game = played("opponents-cap-3", {}, {"hand": ["cost-1", "cost-2", "cost-3"], "ephemeral": 2})
    game.play(0, "end", "done")
    game.play(1, "play cost-2", "ephemeral 2")
    assert "you may spend 3 in this turn and have spent 2" in game.refused(1, "play cost-3")
    game.play(1, "play cost-1")
    assert game.ke(1) == (3, 1, 0)
    game.play(1, "end", "done")
    assert game.player(1)["cap"] is None


# The lower of two caps holds, whichever comes first.
@pytest.mark.parametrize("cards", [["opponents-cap-3", "opponents-cap-1"], ["opponents-cap-1", "opponents-cap-3"]])
def test_the_lower_cap_holds(cards: list[str]) -> None:
    game = acting({"hand": cards})
    game.play(0, *[f"play {card}" for card in cards])
    assert game.player(1)["cap"] == 1


# A cap does not touch what costs nothing, and ends with a pass too.
def test_a_cap_and_a_pass() -> None:
    game = played("opponents-cap-1", {}, {"hand": ["blank", "cost-2"]})
    game.play(0, "end", "done")
    assert "play blank" in game.open
    assert "play cost-2" not in game.open
    game.play(1, "pass")
    assert game.player(1)["cap"] is None


# Opponents exhaust and restore no more than they have; half is half of all their permanent Ke.
@pytest.mark.parametrize(
    ("card", "active", "exhausted", "then"),
    [
        ("opponents-exhaust-1", 0, 4, (0, 4, 0)),
        ("opponents-exhaust-half", 3, 0, (1, 2, 0)),
        ("opponents-exhaust-half", 1, 4, (0, 5, 0)),
        ("opponents-exhaust-all", 4, 1, (0, 5, 0)),
        ("opponents-restore-1", 4, 0, (4, 0, 0)),
        ("opponents-restore-half", 0, 3, (2, 1, 0)),
        ("opponents-restore-all", 1, 4, (5, 0, 0)),
    ],
)
def test_opponents_turn_their_ke(card: str, active: int, exhausted: int, then: tuple[int, int, int]) -> None:
    game = played(card, {"active": 2, "exhausted": 2}, {"active": active, "exhausted": exhausted}, {"active": 0})
    assert game.ke(1) == then
    assert game.ke(2) == (0, 0, 0)
    assert game.ke(0) == (2, 2, 0)


# Half of his own ephemeral Ke, rounded up, or all of them.
@pytest.mark.parametrize(("have", "half"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_opponents_lose_ephemeral_ke(have: int, half: int) -> None:
    assert played("opponents-lose-ephemeral-half", {"ephemeral": 3}, {"ephemeral": have}).ke(1) == (4, 0, half)
    assert played("opponents-lose-ephemeral-all", {"ephemeral": 3}, {"ephemeral": have}).ke(1) == (4, 0, 0)
    assert played("opponents-lose-ephemeral-1", {"ephemeral": 3}, {"ephemeral": have}).ke(1)[2] == max(0, have - 1)
    assert played("opponents-lose-ephemeral-all", {"ephemeral": 3}, {"ephemeral": have}).ke(0) == (4, 0, 3)


# An opponent without cards in the deck shuffles his discard pile; without any he draws none.
def test_opponents_draw_as_far_as_they_can() -> None:
    game = played("opponents-draw-3", {}, {"deck": ["hush"], "discard": ["stone"]}, {"deck": ["stone"] * 4})
    assert game.hand(1) == ["hush", "stone"]
    assert game.discard(1) == []
    assert game.hand(2) == ["stone"] * 3
    # Nobody else sees what was drawn.
    assert {told["audience"] for told in game.told("card-drawn")} == {1, 2}


# A thrown Timer takes its spells and its delay cards with it; who has none loses none, who has one is not asked.
def test_an_opponent_throws_a_timer() -> None:
    full = {"card": "pair", "spells": ["stone", "draw-1"], "delays": ["hush"]}
    others = [{"timers": [full], "deck": ["blank"]}, {}]
    game = played("opponents-throw-timer", {"timers": ["clock"]}, *others)
    assert game.asked == 0
    assert game.timers(1) == []
    assert game.discard(1) == ["draw-1", "hush", "pair", "stone"]
    assert game.hand(1) == []
    assert game.timers(0) == [("clock", [], [])]


# The Timers that are left keep their places.
def test_the_other_timers_keep_their_places() -> None:
    game = played("opponents-throw-timer", {}, {"timers": ["clock", "pair", "slope"]})
    assert game.kind == "throw-timer"
    assert game.open == ["timer 1", "timer 2", "timer 3"]
    game.play(1, "timer 2")
    assert [timer["place"] for timer in game.player(1)["timers"]] == [1, 3]


# Counting nothing, no token is laid, and nobody's spell is said to be dearer or cheaper.
def test_a_token_of_nothing_is_not_told() -> None:
    game = played("done-opponents-dearer", {})
    assert game.player(1)["next_spell"] == 0
    assert game.told("spell-dearer") + game.told("spell-cheaper") == []
