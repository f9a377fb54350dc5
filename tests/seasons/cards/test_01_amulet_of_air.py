"""Card 1: Amulet of Air."""

import pytest

from tests.seasons.scenario import scenario


# Amulet of Air: entering play, it raises the gauge by two.
def test_amulet_of_air_raises_the_gauge_by_two() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AAF", "gauge": 1})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == 3
    assert game.reserve(0) == "F"
    assert game.in_play(0) == ["amulet-of-air"]
    (raised,) = game.told("gauge-raised")
    assert raised == {"kind": "gauge-raised", "audience": -1, "player": 0, "amount": 2, "source": "amulet-of-air"}


# The gauge never passes 15: of two steps only what fits is taken.
@pytest.mark.parametrize(("before", "after"), [(12, 14), (13, 15), (14, 15), (15, 15)])
def test_amulet_of_air_stops_at_the_limit_of_the_gauge(before: int, after: int) -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": before})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == after


# The Russian book knows no highest gauge.
def test_amulet_of_air_has_no_limit_in_the_russian_edition() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 15}, options={"edition": "russian"})
    game.play(0, "summon amulet-of-air")
    assert game.gauge(0) == 17


# Its own effect makes no room for itself: the gauge must allow one more card before it is summoned.
def test_amulet_of_air_needs_room_for_itself() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 0})
    assert game.refused(0, "summon amulet-of-air") == "your summoning gauge is 0, and you have 0 cards in play."
    game.play(0, "bonus gauge", "summon amulet-of-air")
    assert game.gauge(0) == 3


# Two air are its price.
def test_amulet_of_air_costs_two_air() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AWFE", "gauge": 1})
    assert game.refused(0, "summon amulet-of-air") == "amulet-of-air needs 2 air, you have 1."


# Both copies of a card may be in play; each has its effect, and the first one makes room for the second.
def test_two_amulets_of_air_raise_the_gauge_by_four() -> None:
    game = scenario({"hand": ["amulet-of-air", "amulet-of-air"], "reserve": "AAAA", "gauge": 1})
    game.play(0, "summon amulet-of-air", "summon amulet-of-air")
    assert game.gauge(0) == 5
    assert game.in_play(0) == ["amulet-of-air", "amulet-of-air"]


# Put into play by a Divine Chalice it acts all the same, though only after its own room was needed.
def test_amulet_of_air_put_into_play_raises_the_gauge() -> None:
    deck = ["amulet-of-air", "runic-cube-of-eolis", "purse-of-io", "kairn-the-destroyer"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "amulet-of-air")
    assert game.gauge(0) == 4
    assert game.in_play(0) == ["divine-chalice", "amulet-of-air"]


# A Hand of Fortune takes one energy off; two of them still leave one to pay.
@pytest.mark.parametrize("hands", [1, 2])
def test_amulet_of_air_costs_one_air_with_a_hand_of_fortune(hands: int) -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 5, "in_play": ["hand-of-fortune"] * hands})
    game.play(0, "summon amulet-of-air")
    assert game.reserve(0) == "A"
    assert game.gauge(0) == 7


# Even two Hands of Fortune do not make it free.
def test_amulet_of_air_is_never_free() -> None:
    game = scenario({"hand": ["amulet-of-air"], "reserve": "W", "gauge": 5, "in_play": ["hand-of-fortune"] * 2})
    assert "air, you have 0" in game.refused(0, "summon amulet-of-air")


# Whoever summons against an Arcano Leech gives its owner a crystal first; an energy price changes nothing about it.
def test_amulet_of_air_pays_the_leech() -> None:
    leech = {"in_play": ["arcano-leech"]}
    game = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 1, "crystals": 1}, leech)
    game.play(0, "summon amulet-of-air")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    broke = scenario({"hand": ["amulet-of-air"], "reserve": "AA", "gauge": 1}, leech)
    refusal = broke.refused(0, "summon amulet-of-air")
    assert "for Arcano Leech" in refusal
    assert "you have 0" in refusal
