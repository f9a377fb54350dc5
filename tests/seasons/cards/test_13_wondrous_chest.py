"""Card 13: Wondrous Chest."""

import pytest

from tests.seasons.cards.common import crystals
from tests.seasons.scenario import scenario


# Wondrous Chest: at the end of the round, three crystals for whoever has four energy or more in the reserve.
@pytest.mark.parametrize(("reserve", "gained"), [("", 0), ("AWF", 0), ("AWFE", 3), ("AAAA", 3), ("AAWWFFE", 3)])
def test_wondrous_chest_needs_four_energy(reserve: str, gained: int) -> None:
    game = scenario({}, {"reserve": reserve, "in_play": ["wondrous-chest"]}, turn=1)
    game.play(1, "end")
    assert game.crystals(1) == gained
    assert game.reserve(1) == reserve


# It looks at the end of the round, not at the end of its owner's turn.
def test_wondrous_chest_waits_for_the_end_of_the_round() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["wondrous-chest"]})
    game.play(0, "end")
    assert game.crystals(0) == 0
    game.play(1, "end")
    assert game.crystals(0) == 3


# Energy spent before the end of the round does not count.
def test_wondrous_chest_sees_what_is_left() -> None:
    player = {"hand": ["wondrous-chest"], "reserve": "AAWWFF", "gauge": 2}
    game = scenario({}, player, turn=1)
    game.play(1, "summon wondrous-chest", "end")
    assert game.crystals(1) == 3
    less = scenario({}, {**player, "reserve": "AAWFF"}, turn=1)
    less.play(1, "summon wondrous-chest", "end")
    assert less.crystals(1) == 0


# It costs a water and a fire.
def test_wondrous_chest_costs_water_and_fire() -> None:
    game = scenario({"hand": ["wondrous-chest"], "reserve": "AEF", "gauge": 1})
    assert game.refused(0, "summon wondrous-chest") == "wondrous-chest needs 1 water, you have 0."


# Each copy gives its three, round after round.
def test_two_wondrous_chests() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["wondrous-chest"] * 2}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 6


# Energy kept thanks to a Grimoire is part of the reserve.
def test_wondrous_chest_counts_the_grimoire() -> None:
    in_play = ["wondrous-chest", "bespelled-grimoire"]
    game = scenario({"reserve": "AAWWFFEEEE", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "AAWWFFEEEE"


# Tokens on an Amulet of Water or in a Glutton Cauldron are not.
def test_wondrous_chest_counts_neither_amulet_nor_cauldron() -> None:
    in_play = [
        "wondrous-chest",
        {"card": "amulet-of-water", "tokens": "AAAA"},
        {"card": "glutton-cauldron", "tokens": "WWWWW"},
    ]
    game = scenario({"reserve": "FFF", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.crystals(0) == 0


# With a Damned Soul the owner chooses the order: the chest first means that its crystals are lost again.
def test_wondrous_chest_and_the_damned_soul_in_any_order() -> None:
    player = {"reserve": "AWFE", "in_play": ["wondrous-chest", "damned-soul-of-onys"]}
    game = scenario(player, first_player=1, turn=0)
    game.play(0, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play wondrous-chest", "in-play damned-soul-of-onys"]
    game.play(0, "in-play wondrous-chest")
    assert game.crystals(0) == 0
    automatic = scenario(player, first_player=1, turn=0)
    automatic.play(0, "end", "auto")
    assert automatic.crystals(0) == 3


# Players act at the end of the round from its first player on: a Titus ahead takes before the chest pays.
def test_wondrous_chest_in_turn_order() -> None:
    chest = {"reserve": "AWFE", "in_play": ["wondrous-chest"]}
    titus = {"in_play": ["titus-deepgaze"]}
    titus_first = scenario(titus, chest, first_player=0, turn=1)
    titus_first.play(1, "end")
    assert crystals(titus_first) == [0, 3]
    assert titus_first.in_play(0) == []
    chest_first = scenario(titus, chest, first_player=1, turn=0)
    chest_first.play(0, "end")
    assert crystals(chest_first) == [1, 2]
    assert chest_first.in_play(0) == ["titus-deepgaze"]


# It pays in the last round too.
def test_wondrous_chest_in_the_last_round() -> None:
    player = {"reserve": "AWFE", "in_play": ["wondrous-chest"]}
    game = scenario(player, first_player=1, turn=0, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    assert game.game.over
    assert game.game.outcome.scores[0] == 3 + 4
