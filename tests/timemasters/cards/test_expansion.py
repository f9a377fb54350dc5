"""The cards of the expansion in the pack `verguya`, one after the other: what each costs and does."""

from collections.abc import Mapping
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import Scenario, scenario

# Level, kind, cost of a spell or slots of a Timer, copies.
PRINTED = {
    "bookmark": (1, "spell", 3, 2),
    "candle-clock": (1, "timer", 1, 2),
    "song-of-the-gears": (2, "spell", 2, 2),
    "painful-clarity": (2, "focus", 0, 2),
    "lost-hours": (3, "spell", 2, 2),
    "turn-back-the-hands": (4, "spell", 2, 2),
    "pyre-of-years": (4, "spell", 2, 2),
    "yoke-of-ages": (5, "timer", 1, 2),
}


def expanded(*players: Mapping[str, Any], **rest: Any) -> Scenario:
    """A position of a game with the expansion."""
    return scenario(*players, options={"expansion": True}, **rest)


# All cards of the expansion, with their levels, kinds, costs or slots, and copies.
def test_what_is_printed() -> None:
    cards = [card for card in load_pack("verguya").cards if card.set == "expansion"]
    assert {card.name: (card.level, card.kind, card.cost + card.slots, card.copies) for card in cards} == PRINTED


# Without the option no position can name them.
@pytest.mark.parametrize("card", PRINTED)
def test_they_need_the_option(card: str) -> None:
    with pytest.raises(cm.BadPosition, match="set the option expansion"):
        scenario({"hand": [card]})
    assert expanded({"hand": [card]}).hand(0) == [card]


# Bookmark: draw a card; the first spell of your next turn costs one Ke less.
def test_bookmark() -> None:
    game = expanded({"hand": ["bookmark", "charge", "charge"], "deck": ["focus", "timer"], "active": 8})
    game.play(0, "play bookmark")
    assert game.ke(0) == (5, 3, 0)
    assert game.hand(0) == ["charge", "charge", "focus"]
    game.play(0, "play charge")
    assert game.ke(0) == (3, 5, 1)  # in this turn nothing is cheaper
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == -1
    game.play(1, "pass")
    game.play(0, "play charge", "ephemeral 0")
    assert game.ke(0) == (2, 6, 2)
    assert game.player(0)["next_spell"] == 0


# Candle Clock: when a spell is put on it, restore one Ke; you may exile a card from the hand.
def test_candle_clock() -> None:
    game = expanded({"hand": ["candle-clock", "charge", "focus", "timer"]})
    game.play(0, "play candle-clock", "put charge")
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "timer"]
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "focus")
    assert game.ke(0) == (3, 1, 0)
    assert game.game.describe()["exiled"] == ["focus"]
    assert game.hand(0) == ["timer"]
    assert game.timers(0) == [("candle-clock", ["charge"], [])]
    # Launched it does nothing of its own.
    game.play(0, "launch 1")
    assert game.kind == "main"
    assert game.ke(0) == (3, 1, 0)


def test_candle_clock_without_exile() -> None:
    game = expanded({"timers": ["candle-clock"], "hand": ["charge", "focus"]})
    game.play(0, "put charge", "done")
    assert game.ke(0) == (3, 1, 0)
    assert game.game.describe()["exiled"] == []
    assert game.hand(0) == ["focus"]
    bare = expanded({"timers": ["candle-clock"], "hand": ["charge"]})
    bare.play(0, "put charge")
    assert bare.kind == "main"
    assert bare.ke(0) == (3, 1, 0)


def test_a_delayed_candle_clock_does_nothing() -> None:
    full = {"card": "candle-clock", "spells": ["charge"]}
    game = expanded({"timers": [full], "hand": ["focus", "timer"], "active": 2, "exhausted": 2})
    game.play(0, "delay 1", "focus")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 0)
    assert game.timers(0) == [("candle-clock", ["charge"], ["focus"])]


# Song of the Gears: restore one Ke for each of your Timers in play.
@pytest.mark.parametrize(
    ("timers", "then"),
    [([], (1, 5, 0)), (["timer"], (2, 4, 0)), (["timer", "candle-clock", "yoke-of-ages"], (4, 2, 0))],
)
def test_song_of_the_gears(timers: list[str], then: tuple[int, int, int]) -> None:
    me = {"hand": ["song-of-the-gears"], "timers": timers, "active": 3, "exhausted": 3}
    game = expanded(me, {"timers": ["timer"]})
    game.play(0, "play song-of-the-gears")
    assert game.ke(0) == then
    assert game.spells(0) == ["song-of-the-gears"]


# Painful Clarity: restore three Ke, then discard a card.
def test_painful_clarity() -> None:
    game = expanded({"hand": ["painful-clarity", "focus", "timer", "charge"], "active": 0, "exhausted": 4})
    game.play(0, "play painful-clarity")
    assert game.kind == "discard"
    assert game.open == ["focus", "timer", "charge"]
    assert game.ke(0) == (3, 1, 0)
    game.play(0, "timer")
    assert game.kind == "main"
    assert game.hand(0) == ["charge", "focus"]
    assert game.discard(0) == ["painful-clarity", "timer"]
    assert game.spells(0) == []


def test_painful_clarity_with_an_empty_hand() -> None:
    game = expanded({"hand": ["painful-clarity"], "active": 0, "exhausted": 4})
    game.play(0, "play painful-clarity")
    assert game.kind == "main"
    assert game.ke(0) == (3, 1, 0)


# Lost Hours: each opponent discards a card of his choice and exhausts one Ke; you draw a card.
def test_lost_hours() -> None:
    me = {"hand": ["lost-hours", "focus"], "deck": ["charge", "suggestion"]}
    game = expanded(me, {"hand": ["focus", "timer"]}, {"active": 2})
    game.play(0, "play lost-hours")
    assert game.kind == "discard"
    assert game.open == ["focus", "timer"]
    game.play(1, "timer")
    assert game.asked == 0
    assert game.hand(1) == ["focus"]
    assert game.discard(1) == ["timer"]
    assert game.ke(0) == (2, 2, 0)
    assert game.ke(1) == (3, 1, 0)
    assert game.ke(2) == (1, 1, 0)
    assert game.hand(0) == ["charge", "focus"]
    assert game.deck(0) == ["suggestion"]


# The last card goes without a question; without Ke or cards nothing happens.
def test_lost_hours_against_the_poor() -> None:
    game = expanded({"hand": ["lost-hours"]}, {"hand": ["focus"], "active": 0, "exhausted": 4}, {"active": 0})
    game.play(0, "play lost-hours")
    assert game.asked == 0
    assert game.discard(1) == ["focus"]
    assert game.ke(1) == (0, 4, 0)
    assert game.ke(2) == (0, 0, 0)


# Turn Back the Hands: take a Timer back from the discard pile, then draw two cards.
def test_turn_back_the_hands() -> None:
    pile = ["focus", "timer", "yoke-of-ages"]
    game = expanded({"hand": ["turn-back-the-hands"], "discard": pile, "deck": ["charge", "suggestion", "energy-loop"]})
    game.play(0, "play turn-back-the-hands")
    assert game.kind == "take-back"
    assert game.open == ["timer", "yoke-of-ages"]
    game.play(0, "yoke-of-ages")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge", "suggestion", "yoke-of-ages"]
    assert game.discard(0) == ["focus", "timer"]
    assert game.deck(0) == ["energy-loop"]


def test_turn_back_the_hands_without_a_timer() -> None:
    game = expanded({"hand": ["turn-back-the-hands"], "discard": ["focus"], "deck": ["charge", "suggestion"]})
    game.play(0, "play turn-back-the-hands")
    assert game.kind == "main"
    assert game.hand(0) == ["charge", "suggestion"]
    assert game.discard(0) == ["focus"]


# Pyre of Years: you may exile up to two cards from the hand and restore one Ke for each; gain three ephemeral Ke.
@pytest.mark.parametrize(
    ("answers", "exiled", "then"),
    [
        (["focus", "timer"], ["focus", "timer"], (3, 3, 3)),
        (["timer", "done"], ["timer"], (2, 4, 3)),
        (["done"], [], (1, 5, 3)),
    ],
)
def test_pyre_of_years(answers: list[str], exiled: list[str], then: tuple[int, int, int]) -> None:
    game = expanded({"hand": ["pyre-of-years", "focus", "timer", "charge"], "active": 3, "exhausted": 3})
    game.play(0, "play pyre-of-years")
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "timer", "charge"]
    game.play(0, *answers)
    assert game.kind == "main"
    assert game.ke(0) == then
    assert game.game.describe()["exiled"] == exiled
    assert len(game.hand(0)) == 3 - len(exiled)
    assert game.discard(0) == []


def test_pyre_of_years_with_an_empty_hand() -> None:
    game = expanded({"hand": ["pyre-of-years"]})
    game.play(0, "play pyre-of-years")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 3)


# Yoke of Ages: when a spell is put on it, each opponent's next spell costs one Ke more and he loses an ephemeral Ke;
# you draw a card.
def test_yoke_of_ages() -> None:
    me = {"hand": ["yoke-of-ages", "charge"], "deck": ["focus", "timer"]}
    game = expanded(me, {"hand": ["suggestion"], "ephemeral": 2}, {})
    game.play(0, "play yoke-of-ages")
    assert game.player(1)["next_spell"] == 0
    assert game.ke(1) == (4, 0, 2)
    game.play(0, "put charge")
    assert game.ke(0) == (2, 2, 0)
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 1, 1]
    assert game.ke(1) == (4, 0, 1)
    assert game.ke(2) == (4, 0, 0)
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["timer"]
    # Launched it does nothing of its own.
    game.play(0, "launch 1")
    assert game.hand(0) == ["focus"]
    assert game.player(1)["next_spell"] == 1
    assert game.ke(1) == (4, 0, 1)
    game.play(0, "release charge", "end", "done")
    game.play(1, "play suggestion", "ephemeral 0")
    assert game.ke(1) == (1, 3, 1)


def test_a_delayed_yoke_of_ages_does_nothing() -> None:
    full = {"card": "yoke-of-ages", "spells": ["charge"]}
    game = expanded({"timers": [full], "hand": ["focus", "timer"], "deck": ["charge"]}, {"ephemeral": 2})
    game.play(0, "delay 1", "focus")
    assert game.timers(0) == [("yoke-of-ages", ["charge"], ["focus"])]
    assert game.hand(0) == ["timer"]
    assert game.player(1)["next_spell"] == 0
    assert game.ke(1) == (4, 0, 2)
