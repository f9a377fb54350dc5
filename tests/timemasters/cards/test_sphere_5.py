"""The cards of sphere 5 in the pack `verguya`, one after the other: what each costs and does."""

import pytest

from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import scenario

# Kind, cost of a spell or slots of a Timer, copies.
PRINTED = {
    "noon-of-seven-suns": ("spell", 2, 2),
    "heart-of-time": ("spell", 2, 2),
    "library-of-ages": ("spell", 3, 2),
    "thread-of-fate": ("spell", 2, 2),
    "endless-slope": ("spell", 2, 2),
    "stolen-tomorrow": ("spell", 2, 2),
    "ash-and-embers": ("spell", 2, 2),
    "final-sacrifice": ("spell", 2, 2),
    "living-clock": ("timer", 2, 2),
    "eternal-calendar": ("timer", 2, 2),
}


# All cards of the sphere, with their kinds, costs or slots, and copies.
def test_what_is_printed() -> None:
    cards = [card for card in load_pack("verguya").cards if card.set == "base" and card.level == 5]
    assert {card.name: (card.kind, card.cost + card.slots, card.copies) for card in cards} == PRINTED


# Noon of Seven Suns: for 2 Ke, restore all Ke, those paid for it included.
@pytest.mark.parametrize(("active", "exhausted"), [(3, 5), (4, 0)])
def test_noon_of_seven_suns(active: int, exhausted: int) -> None:
    game = scenario(
        {"hand": ["noon-of-seven-suns"], "active": active, "exhausted": exhausted}, {"active": 1, "exhausted": 3}
    )
    game.play(0, "play noon-of-seven-suns")
    assert game.ke(0) == (active + exhausted, 0, 0)
    assert game.player(0)["spent"] == 2
    assert game.ke(1) == (1, 3, 0)
    assert game.spells(0) == ["noon-of-seven-suns"]


def test_noon_of_seven_suns_must_be_paid_first() -> None:
    game = scenario({"hand": ["noon-of-seven-suns"], "active": 1, "exhausted": 5})
    assert "costs 2 Ke, you have 1" in game.refused(0, "play noon-of-seven-suns")


# Heart of Time: gain two permanent Ke, and draw a card.
@pytest.mark.parametrize(("active", "then"), [(5, (5, 2, 0)), (3, (3, 2, 0))])
def test_heart_of_time(active: int, then: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["heart-of-time"], "deck": ["focus", "timer"], "active": active}, {"deck": ["focus"]})
    game.play(0, "play heart-of-time")
    assert game.ke(0) == then
    assert game.hand(0) == ["focus"]
    assert game.deck(0) == ["timer"]
    assert game.ke(1) == (4, 0, 0)
    assert game.hand(1) == []


# The box has 24 Ke: beyond that none comes, and the card is drawn all the same.
@pytest.mark.parametrize(("theirs", "then"), [(12, (10, 2, 0)), (11, (11, 2, 0))])
def test_heart_of_time_with_an_empty_box(theirs: int, then: tuple[int, int, int]) -> None:
    game = scenario({"hand": ["heart-of-time"], "deck": ["focus"], "active": 12}, {"active": theirs})
    game.play(0, "play heart-of-time")
    assert game.ke(0) == then
    assert game.hand(0) == ["focus"]


# Library of Ages: draw three cards; your next spell in this turn costs one Ke less.
def test_library_of_ages() -> None:
    hand = ["library-of-ages", "charge", "charge"]
    game = scenario({"hand": hand, "deck": ["focus", "timer", "focus", "suggestion"], "active": 8})
    game.play(0, "play library-of-ages")
    assert game.ke(0) == (5, 3, 0)
    assert game.hand(0) == ["charge", "charge", "focus", "focus", "timer"]
    assert game.deck(0) == ["suggestion"]
    assert game.player(0)["next_spell"] == -1
    game.play(0, "play charge")
    assert game.ke(0) == (4, 4, 1)
    game.play(0, "play charge", "ephemeral 0")
    assert game.ke(0) == (2, 6, 2)


def test_library_of_ages_does_not_last_beyond_the_turn() -> None:
    game = scenario({"hand": ["library-of-ages"]})
    game.play(0, "play library-of-ages", "end", "done")
    assert game.player(0)["next_spell"] == 0


# Thread of Fate: take two cards back from the discard pile, then draw one for each of your Timers in play.
def test_thread_of_fate() -> None:
    me = {
        "hand": ["thread-of-fate"],
        "discard": ["charge", "focus", "suggestion"],
        "deck": ["suggestion", "energy-loop", "focus"],
        "timers": ["timer", {"card": "living-clock", "spells": ["charge"]}],
    }
    game = scenario(me, {"timers": ["timer"]})
    game.play(0, "play thread-of-fate")
    assert game.kind == "take-back"
    assert game.open == ["focus", "suggestion"]  # two of three in the order of the pack
    assert game.deck(0) == ["suggestion", "energy-loop", "focus"]
    game.play(0, "focus", "charge")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge", "energy-loop", "focus", "suggestion"]
    assert game.deck(0) == ["focus"]
    assert game.discard(0) == ["suggestion"]


def test_thread_of_fate_with_nothing_there() -> None:
    game = scenario({"hand": ["thread-of-fate"], "deck": ["focus"]}, {"timers": ["timer"]})
    game.play(0, "play thread-of-fate")
    assert game.kind == "main"
    assert game.hand(0) == []
    assert game.deck(0) == ["focus"]


# Endless Slope: in his next turn each opponent spends at most four Ke and pays two more for his next spell; you draw.
def test_endless_slope() -> None:
    opponent = {"hand": ["suggestion", "charge"], "active": 8}
    game = scenario({"hand": ["endless-slope"], "deck": ["focus", "timer"]}, opponent, {})
    game.play(0, "play endless-slope")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["focus"]
    assert [game.player(player)["cap"] for player in range(3)] == [None, 4, 4]
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 2, 2]
    game.play(0, "end", "done")
    game.play(1, "play suggestion")
    assert game.ke(1) == (4, 4, 0)
    assert "you may spend 4 in this turn and have spent 4" in game.refused(1, "play charge")
    game.play(1, "end", "done")
    assert game.player(1)["cap"] is None


# Stolen Tomorrow: each opponent loses one ephemeral Ke; you gain three.
def test_stolen_tomorrow() -> None:
    game = scenario({"hand": ["stolen-tomorrow"]}, {"ephemeral": 3}, {"ephemeral": 1})
    game.play(0, "play stolen-tomorrow")
    assert game.ke(0) == (2, 2, 3)
    assert game.ke(1) == (4, 0, 2)
    assert game.ke(2) == (4, 0, 0)


# It gives three whether or not anybody has one to lose, and never more than four in all.
@pytest.mark.parametrize(("have", "then"), [(0, 3), (3, 4)])
def test_stolen_tomorrow_from_nobody(have: int, then: int) -> None:
    game = scenario({"hand": ["stolen-tomorrow"], "ephemeral": have})
    game.play(0, "play stolen-tomorrow", *(["ephemeral 0"] if have else []))
    assert game.ke(0) == (2, 2, then)
    assert game.ke(1) == (4, 0, 0)


# Ash and Embers: you may exile up to two cards from the hand and draw two for each; gain two ephemeral Ke.
def test_ash_and_embers() -> None:
    hand = ["ash-and-embers", "focus", "timer", "charge"]
    game = scenario({"hand": hand, "deck": ["suggestion", "energy-loop", "focus", "charge", "timer"]})
    game.play(0, "play ash-and-embers")
    assert game.kind == "exile"
    assert game.open == ["done", "focus", "timer", "charge"]
    game.play(0, "focus", "charge")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 2)
    assert game.game.describe()["exiled"] == ["focus", "charge"]
    assert game.hand(0) == ["charge", "energy-loop", "focus", "suggestion", "timer"]
    assert game.deck(0) == ["timer"]
    assert game.discard(0) == []


@pytest.mark.parametrize(
    ("answers", "exiled", "hand"),
    [(["done"], [], ["focus", "timer"]), (["focus", "done"], ["focus"], ["energy-loop", "suggestion", "timer"])],
)
def test_ash_and_embers_with_less(answers: list[str], exiled: list[str], hand: list[str]) -> None:
    game = scenario({"hand": ["ash-and-embers", "focus", "timer"], "deck": ["suggestion", "energy-loop", "charge"]})
    game.play(0, "play ash-and-embers", *answers)
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 2)
    assert game.game.describe()["exiled"] == exiled
    assert game.hand(0) == hand


def test_ash_and_embers_with_an_empty_hand() -> None:
    game = scenario({"hand": ["ash-and-embers"], "deck": ["suggestion"]})
    game.play(0, "play ash-and-embers")
    assert game.kind == "main"
    assert game.ke(0) == (2, 2, 2)
    assert game.hand(0) == []


# Final Sacrifice: discard the whole hand, gain one ephemeral Ke for each card, then draw three.
def test_final_sacrifice() -> None:
    game = scenario(
        {
            "hand": ["final-sacrifice", "focus", "timer", "charge"],
            "deck": ["suggestion", "focus", "focus", "energy-loop"],
        }
    )
    game.play(0, "play final-sacrifice")
    assert game.kind == "main"  # nothing to choose
    assert game.ke(0) == (2, 2, 3)
    assert game.discard(0) == ["charge", "focus", "timer"]
    assert game.hand(0) == ["focus", "focus", "suggestion"]
    assert game.deck(0) == ["energy-loop"]
    assert game.spells(0) == ["final-sacrifice"]


@pytest.mark.parametrize(("others", "gained"), [([], 0), (["focus"] * 3 + ["timer", "charge"], 4)])
def test_final_sacrifice_of_nothing_and_of_much(others: list[str], gained: int) -> None:
    game = scenario({"hand": ["final-sacrifice", *others], "deck": ["suggestion", "energy-loop", "energy-loop"]})
    game.play(0, "play final-sacrifice")
    assert game.ke(0) == (2, 2, gained)
    assert game.discard(0) == sorted(others)
    assert game.hand(0) == ["energy-loop", "energy-loop", "suggestion"]


# Living Clock: whenever a spell is put on it, draw a card; launched, gain one ephemeral Ke for each spell on it.
def test_living_clock() -> None:
    me = {"hand": ["living-clock", "charge", "charge"], "deck": ["focus", "timer", "suggestion"]}
    game = scenario(me, {"deck": ["focus", "suggestion", "timer"]}, {})
    game.play(0, "play living-clock")
    assert game.hand(0) == ["charge", "charge"]
    game.play(0, "put charge")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["charge", "focus"]
    assert game.hand(1) == []
    assert game.hand(2) == []
    game.play(0, "put charge")
    assert game.timers(0) == [("living-clock", ["charge", "charge"], [])]
    assert game.hand(0) == ["focus", "timer"]
    assert game.hand(1) == []
    game.play(0, "launch 1")
    assert game.ke(0) == (0, 4, 2)
    assert game.hand(0) == ["focus", "timer"]
    assert game.hand(1) == []


def test_a_delayed_living_clock_does_nothing() -> None:
    full = {"card": "living-clock", "spells": ["charge", "charge"]}
    game = scenario({"timers": [full], "hand": ["focus", "timer"], "deck": ["suggestion"]}, {"deck": ["focus"]})
    game.play(0, "delay 1", "timer")
    assert game.timers(0) == [("living-clock", ["charge", "charge"], ["timer"])]
    assert game.hand(0) == ["focus"]
    assert game.ke(0) == (4, 0, 0)
    assert game.hand(1) == []


# Eternal Calendar: whenever a spell is put on it, each opponent's next spell costs one Ke more.
def test_eternal_calendar_put() -> None:
    me = {"hand": ["eternal-calendar", "charge", "charge"], "deck": ["focus"]}
    game = scenario(me, {"hand": ["suggestion"]}, {})
    game.play(0, "play eternal-calendar")
    assert game.player(1)["next_spell"] == 0
    game.play(0, "put charge")
    assert game.ke(0) == (2, 2, 0)
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 1, 1]
    game.play(0, "put charge")
    assert [game.player(player)["next_spell"] for player in range(3)] == [0, 2, 2]
    assert game.hand(0) == []
    game.play(0, "launch 1")
    assert game.player(1)["next_spell"] == 2  # the launch adds nothing
    assert game.hand(0) == []
    game.play(0, "release charge", "release charge", "end", "done")
    game.play(1, "play suggestion")
    assert game.ke(1) == (0, 4, 0)


# Eternal Calendar: whenever it is delayed, draw two cards.
def test_eternal_calendar_delayed() -> None:
    full = {"card": "eternal-calendar", "spells": ["charge", "charge"]}
    game = scenario({"timers": [full], "hand": ["focus", "timer"], "deck": ["suggestion", "energy-loop", "charge"]})
    assert game.kind == "timers"
    game.play(0, "delay 1", "focus")
    assert game.timers(0) == [("eternal-calendar", ["charge", "charge"], ["focus"])]
    assert game.hand(0) == ["energy-loop", "suggestion", "timer"]
    assert game.deck(0) == ["charge"]
    assert game.player(1)["next_spell"] == 0
    assert game.game.describe()["budget"] == 0


# Eternal Calendar: launched, two levels more are open for each card that delays it.
@pytest.mark.parametrize(("delays", "levels"), [([], 2), (["focus"], 4), (["focus", "timer"], 6)])
def test_eternal_calendar_pays_for_waiting(delays: list[str], levels: int) -> None:
    timer = {"card": "eternal-calendar", "spells": ["charge", "charge"], "delays": delays}
    game = scenario({"timers": [timer], "hand": ["focus"]})
    game.play(0, "launch 1", "release charge", "release charge", "end")
    assert game.game.describe()["budget"] == levels
