"""The cards of sphere 4 in the pack `verguya`, one after the other: what each costs and does."""

import pytest

from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import scenario

# Kind, cost of a spell or slots of a Timer, copies.
PRINTED = {
    "deep-roots": ("spell", 2, 2),
    "chain-of-hours": ("spell", 1, 2),
    "flood-of-memories": ("spell", 2, 2),
    "unlived-day": ("spell", 2, 2),
    "leaden-noon": ("spell", 2, 2),
    "jammed-gears": ("spell", 2, 2),
    "fevered-insight": ("spell", 2, 2),
    "perfect-silence": ("focus", 0, 2),
    "astrolabe": ("timer", 2, 2),
    "clock-tower": ("timer", 2, 2),
}


# All cards of the sphere, with their kinds, costs or slots, and copies.
def test_what_is_printed() -> None:
    cards = [card for card in load_pack("verguya").cards if card.set == "base" and card.level == 4]
    assert {card.name: (card.kind, card.cost + card.slots, card.copies) for card in cards} == PRINTED


# Deep Roots: gain one permanent Ke, and restore two.
@pytest.mark.parametrize(("exhausted", "then"), [(3, (5, 3, 0)), (0, (5, 0, 0))])
def test_deep_roots(exhausted: int, then: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["deep-roots", "focus"], "active": 4, "exhausted": exhausted})
    game.play(0, "play deep-roots")
    assert game.ke(0) == then
    assert game.hand(0) == ["focus"]
    assert game.spells(0) == ["deep-roots"]
    assert game.kind == "main"


# Chain of Hours: restore one Ke for each spell in the spell area, itself included.
@pytest.mark.parametrize(
    ("before", "then"), [([], (3, 3, 0)), (["suggestion"], (4, 2, 0)), (["suggestion", "charge", "charge"], (6, 0, 0))]
)
def test_chain_of_hours(before: list[str], then: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["chain-of-hours"], "spells": before, "active": 3, "exhausted": 3})
    game.play(0, "play chain-of-hours")
    assert game.ke(0) == then
    assert game.spells(0) == [*before, "chain-of-hours"]


# It counts spells, not Timers or other cards, and not those of a Timer that are still to be played.
def test_chain_of_hours_counts_played_spells_only() -> None:
    timer = {"card": "astrolabe", "spells": ["suggestion", "charge"]}
    game = scenario({"hand": ["chain-of-hours", "focus"], "timers": [timer], "active": 3, "exhausted": 3}, phase="main")
    game.play(0, "launch 1")
    assert game.ke(0) == (5, 1, 0)  # the Astrolabe restores two
    game.play(0, "play chain-of-hours")
    assert game.ke(0) == (5, 1, 0)  # one paid, one restored


# Flood of Memories: draw three cards, then discard one of the hand.
def test_flood_of_memories() -> None:
    deck = ["suggestion", "charge", "energy-loop", "timer"]
    game = scenario({"hand": ["flood-of-memories", "focus"], "deck": deck})
    game.play(0, "play flood-of-memories")
    assert game.kind == "discard"
    assert game.open == ["focus", "suggestion", "charge", "energy-loop"]  # it is no choice whether
    game.play(0, "charge")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["energy-loop", "focus", "suggestion"]
    assert game.deck(0) == ["timer"]
    assert game.discard(0) == ["charge"]


def test_flood_of_memories_with_nothing_to_draw() -> None:
    game = scenario({"hand": ["flood-of-memories"]})
    game.play(0, "play flood-of-memories")
    assert game.kind == "main"
    assert game.hand(0) == []
    single = scenario({"hand": ["flood-of-memories"], "deck": ["focus"]})
    single.play(0, "play flood-of-memories")
    assert single.hand(0) == []
    assert single.discard(0) == ["focus"]


# Unlived Day: take a card back from the discard pile, draw one, and restore a Ke.
def test_unlived_day() -> None:
    game = scenario({"hand": ["unlived-day"], "discard": ["focus", "timer"], "deck": ["charge", "suggestion"]})
    game.play(0, "play unlived-day")
    assert game.kind == "take-back"
    assert game.open == ["focus", "timer"]
    assert game.deck(0) == ["charge", "suggestion"]
    game.play(0, "timer")
    assert game.ke(0) == (3, 1, 0)
    assert game.hand(0) == ["charge", "timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.discard(0) == ["focus"]


def test_unlived_day_with_nothing_to_take_back() -> None:
    game = scenario({"hand": ["unlived-day"], "deck": ["charge", "suggestion"]})
    game.play(0, "play unlived-day")
    assert game.kind == "main"
    assert game.hand(0) == ["charge"]
    assert game.ke(0) == (3, 1, 0)


# Leaden Noon: each opponent exhausts one Ke and pays one Ke more for his next spell; you draw a card.
def test_leaden_noon() -> None:
    hand = {"hand": ["suggestion"]}
    game = scenario({"hand": ["leaden-noon"], "deck": ["focus", "timer"]}, hand, {"active": 0, "exhausted": 4})
    game.play(0, "play leaden-noon")
    assert game.ke(0) == (2, 2, 0)
    assert game.ke(1) == (3, 1, 0)
    assert game.ke(2) == (0, 4, 0)
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 1, 1]
    assert game.hand(0) == ["focus"]
    assert game.hand(1) == ["suggestion"]
    game.play(0, "end", "done")
    game.play(1, "play suggestion")
    assert game.ke(1) == (0, 4, 0)


# Jammed Gears: each opponent discards a Timer of his choice, with its spells; you gain three ephemeral Ke.
def test_jammed_gears() -> None:
    timers = ["timer", {"card": "astrolabe", "spells": ["charge"]}]
    game = scenario({"hand": ["jammed-gears"], "timers": ["clock-tower"]}, {"timers": timers})
    game.play(0, "play jammed-gears")
    assert game.open == ["timer 1", "timer 2"]
    game.play(1, "timer 2")
    assert game.timers(1) == [("timer", [], [])]
    assert game.discard(1) == ["astrolabe", "charge"]
    assert game.ke(0) == (2, 2, 3)
    assert game.timers(0) == [("clock-tower", [], [])]
    assert game.asked == 0


def test_jammed_gears_with_nothing_to_choose() -> None:
    single = scenario({"hand": ["jammed-gears"]}, {"timers": ["timer"]})
    single.play(0, "play jammed-gears")
    assert single.timers(1) == []
    assert single.discard(1) == ["timer"]
    none = scenario({"hand": ["jammed-gears"], "timers": ["timer"]})
    none.play(0, "play jammed-gears")
    assert none.asked == 0
    assert none.ke(0) == (2, 2, 3)
    assert none.timers(0) == [("timer", [], [])]


# Fevered Insight: exhaust one Ke, draw three cards.
def test_fevered_insight() -> None:
    game = scenario({"hand": ["fevered-insight"], "deck": ["focus", "timer", "charge", "suggestion"]})
    game.play(0, "play fevered-insight")
    assert game.ke(0) == (1, 3, 0)
    assert game.hand(0) == ["charge", "focus", "timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.ke(1) == (4, 0, 0)


# Without an active Ke left there is nothing to exhaust, and the cards are drawn all the same.
def test_fevered_insight_with_the_last_ke() -> None:
    game = scenario({"hand": ["fevered-insight"], "deck": ["focus", "timer", "charge"], "active": 2})
    game.play(0, "play fevered-insight")
    assert game.ke(0) == (0, 2, 0)
    assert game.hand(0) == ["charge", "focus", "timer"]


# Perfect Silence: restore half of your exhausted Ke, rounded up, and draw a card; each opponent restores one.
@pytest.mark.parametrize(("exhausted", "then"), [(6, (4, 3, 0)), (5, (4, 2, 0)), (0, (1, 0, 0))])
def test_perfect_silence(exhausted: int, then: tuple[int, int, int]) -> None:
    me = {"hand": ["perfect-silence"], "deck": ["focus", "charge"], "active": 1, "exhausted": exhausted}
    game = scenario(me, {"active": 1, "exhausted": 3, "deck": ["timer"]}, {"active": 4})
    game.play(0, "play perfect-silence")
    assert game.ke(0) == then
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["charge"]
    assert game.hand(1) == []
    assert game.ke(1) == (2, 2, 0)
    assert game.ke(2) == (4, 0, 0)
    assert game.discard(0) == ["perfect-silence"]
    assert game.spells(0) == []


# Astrolabe: launched, draw a card and restore a Ke for each spell that was on it; nothing when a spell is put on it.
def test_astrolabe() -> None:
    deck = ["focus", "focus", "suggestion"]
    game = scenario({"hand": ["astrolabe", "charge", "energy-loop"], "deck": deck, "active": 6})
    game.play(0, "play astrolabe", "put charge", "put energy-loop")
    assert game.ke(0) == (1, 5, 0)
    assert game.timers(0) == [("astrolabe", ["charge", "energy-loop"], [])]
    assert game.hand(0) == []
    game.play(0, "launch 1")
    assert game.hand(0) == ["focus", "focus"]
    assert game.ke(0) == (3, 3, 0)
    assert game.deck(0) == ["suggestion"]
    assert game.discard(0) == ["astrolabe"]
    assert game.spells(0) == []
    game.play(0, "release charge")
    assert game.ke(0) == (3, 3, 1)


@pytest.mark.parametrize(("stored", "count"), [([], 0), (["charge"], 1)])
def test_an_astrolabe_that_is_not_full(stored: list[str], count: int) -> None:
    timer = {"card": "astrolabe", "spells": stored}
    game = scenario({"timers": [timer], "deck": ["focus", "focus"], "active": 1, "exhausted": 3})
    game.play(0, "launch 1")
    assert game.hand(0) == ["focus"] * count
    assert game.ke(0) == (1 + count, 3 - count, 0)


# Astrolabe: launched, two levels more are open for each card that delays it.
@pytest.mark.parametrize(("delays", "levels"), [([], 2), (["focus"], 4), (["focus", "timer"], 6)])
def test_an_astrolabe_pays_for_waiting(delays: list[str], levels: int) -> None:
    timer = {"card": "astrolabe", "spells": ["charge", "charge"], "delays": delays}
    game = scenario({"timers": [timer], "hand": ["focus"]})
    game.play(0, "launch 1", "release charge", "release charge", "end")
    assert game.game.describe()["budget"] == levels


def test_a_delayed_astrolabe_does_nothing_yet() -> None:
    full = {"card": "astrolabe", "spells": ["charge", "charge"]}
    me = {"timers": [full], "hand": ["focus", "timer"], "deck": ["suggestion"], "active": 1, "exhausted": 3}
    game = scenario(me)
    game.play(0, "delay 1", "focus")
    assert game.hand(0) == ["timer"]
    assert game.ke(0) == (1, 3, 0)
    assert game.game.describe()["budget"] == 0
    assert game.timers(0) == [("astrolabe", ["charge", "charge"], ["focus"])]


# Clock Tower: while it lies in play, each opponent spends at most six Ke in a turn, and the owner as many as he likes.
def test_clock_tower_in_play() -> None:
    spells = ["energy-loop", "energy-loop", "charge"]
    game = scenario({"hand": spells, "active": 8, "ephemeral": 2}, {"timers": ["clock-tower"]})
    game.play(0, "play energy-loop", "ephemeral 0", "play energy-loop", "ephemeral 0")
    assert "you may spend 6 in this turn and have spent 6" in game.refused(0, "play charge")
    owner = scenario({"hand": spells, "active": 8, "timers": ["clock-tower"]})
    owner.play(0, "play energy-loop", "play energy-loop", "play charge")
    assert owner.player(0)["spent"] == 8


# It holds from the moment it is laid out, and no longer once it is gone.
def test_clock_tower_comes_and_goes() -> None:
    hand = {"hand": ["energy-loop", "energy-loop", "charge"], "active": 8}
    laid = scenario({"hand": ["clock-tower"]}, hand)
    laid.play(0, "play clock-tower", "end")
    laid.play(1, "play energy-loop", "play energy-loop")
    assert "you may spend 6" in laid.refused(1, "play charge")
    gone = scenario({"timers": ["clock-tower"]}, {**hand, "active": 9})
    gone.play(0, "launch 1", "end")
    gone.play(1, "play energy-loop", "play energy-loop", "play charge")
    assert gone.player(1)["spent"] == 8  # what is printed: no spell lay on it when it was launched


# Clock Tower: launched, for each spell on it each opponent's next spell costs one Ke more, and you gain an ephemeral
# Ke; putting a spell on it does nothing.
def test_clock_tower_launched() -> None:
    game = scenario({"timers": ["clock-tower"], "hand": ["charge"]}, {"hand": ["suggestion"]}, {})
    game.play(0, "put charge")
    assert game.ke(0) == (2, 2, 0)
    assert game.player(1)["next_spell"] == 0
    game.play(0, "launch 1")
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 1, 1]
    assert game.ke(0) == (2, 2, 1)
    game.play(0, "release charge", "end", "done")
    game.play(1, "play suggestion")
    assert game.ke(1) == (1, 3, 0)


# Clock Tower: launched, draw two cards for each card that delays it.
@pytest.mark.parametrize(("delays", "drawn"), [([], 0), (["focus"], 2), (["focus", "timer"], 4)])
def test_clock_tower_pays_for_waiting(delays: list[str], drawn: int) -> None:
    timer = {"card": "clock-tower", "spells": ["charge", "charge"], "delays": delays}
    game = scenario({"timers": [timer], "hand": ["focus"], "deck": [*["suggestion"] * 4, "timer"]})
    game.play(0, "launch 1")
    assert game.hand(0) == ["focus", *["suggestion"] * drawn]
    assert game.player(1)["next_spell"] == 2
    assert game.ke(0) == (4, 0, 2)


# Delayed, it does nothing yet but what it does by lying there.
def test_a_delayed_clock_tower() -> None:
    full = {"card": "clock-tower", "spells": ["charge", "charge"]}
    me = {"timers": [full], "hand": ["focus", "timer"], "deck": ["suggestion"]}
    game = scenario(me, {"hand": ["energy-loop"] * 3, "active": 9})
    game.play(0, "delay 1", "focus")
    assert game.hand(0) == ["timer"]
    assert game.ke(0) == (4, 0, 0)
    game.play(0, "end")
    assert game.player(1)["next_spell"] == 0
    game.play(1, "play energy-loop", "play energy-loop")
    assert "you may spend 6" in game.refused(1, "play energy-loop")
