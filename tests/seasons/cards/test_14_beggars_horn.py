"""Card 14: Beggar's Horn."""

import pytest

from tests.seasons.cards.common import SPRING_COMES
from tests.seasons.scenario import scenario


# Beggar's Horn: at the end of the round, an energy of any kind for whoever has one or none in the reserve.
@pytest.mark.parametrize(("before", "after"), [("", "F"), ("A", "AF"), ("E", "FE")])
def test_beggars_horn_gives_to_the_poor(before: str, after: str) -> None:
    game = scenario({"reserve": before, "in_play": ["beggars-horn"]}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == after
    assert game.kind == "die"


# With two or more it gives nothing.
@pytest.mark.parametrize("reserve", ["AW", "AAAAAAA"])
def test_beggars_horn_gives_nothing_to_the_rich(reserve: str) -> None:
    game = scenario({"reserve": reserve, "in_play": ["beggars-horn"]}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.reserve(0) == reserve
    assert game.kind == "die"


# It costs an earth and an air.
def test_beggars_horn_costs_earth_and_air() -> None:
    game = scenario({"hand": ["beggars-horn"], "reserve": "AE", "gauge": 1})
    game.play(0, "summon beggars-horn")
    assert game.reserve(0) == ""
    poor = scenario({"hand": ["beggars-horn"], "reserve": "AAW", "gauge": 1})
    assert poor.refused(0, "summon beggars-horn") == "beggars-horn needs 1 earth, you have 0."


# Each of two horns looks at the reserve as it then is: from nothing both give, from one only the first.
@pytest.mark.parametrize(("before", "choices", "after"), [("", ["A", "W"], "AW"), ("E", ["A"], "AE")])
def test_two_beggars_horns(before: str, choices: list[str], after: str) -> None:
    game = scenario({"reserve": before, "in_play": ["beggars-horn"] * 2}, first_player=1, turn=0)
    game.play(0, "end", *choices)
    assert game.reserve(0) == after
    assert game.kind == "die"


# A Grimoire changes nothing: what it lets keep is in the reserve.
def test_beggars_horn_with_a_grimoire() -> None:
    in_play = ["beggars-horn", "bespelled-grimoire"]
    game = scenario({"reserve": "AW", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end")
    assert game.reserve(0) == "AW"
    poor = scenario({"reserve": "A", "in_play": in_play}, first_player=1, turn=0)
    poor.play(0, "end", "A")
    assert poor.reserve(0) == "AA"


# Tokens on an Amulet of Water or in a Glutton Cauldron do not make one rich.
def test_beggars_horn_counts_neither_amulet_nor_cauldron() -> None:
    in_play = [
        "beggars-horn",
        {"card": "amulet-of-water", "tokens": "AAAA"},
        {"card": "glutton-cauldron", "tokens": "WWWWW"},
    ]
    game = scenario({"reserve": "F", "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end", "E")
    assert game.reserve(0) == "FE"
    assert game.tokens(0, "amulet-of-water") == "AAAA"
    assert game.tokens(0, "glutton-cauldron") == "WWWWW"


# In turn order from the round's first player.
def test_beggars_horn_in_turn_order() -> None:
    horn = {"in_play": ["beggars-horn"]}
    game = scenario(horn, {"in_play": ["temporal-boots"]}, horn, first_player=2, turn=1)
    game.play(1, "end")
    game.play(2, "A")
    game.play(0, "W")
    assert (game.reserve(0), game.reserve(1), game.reserve(2)) == ("W", "", "A")


# In the automatic order it comes before the chest, after the Damned Soul.
def test_beggars_horn_in_the_automatic_order() -> None:
    in_play = ["wondrous-chest", "beggars-horn", "damned-soul-of-onys"]
    game = scenario({"crystals": 5, "in_play": in_play}, first_player=1, turn=0)
    game.play(0, "end", "auto")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 2
    game.play(0, "A")
    assert game.crystals(0) == 2
    assert game.kind == "die"


# Its energy comes before the marker moves, and so before an Hourglass gives.
def test_beggars_horn_before_the_season_changes() -> None:
    in_play = ["beggars-horn", "hourglass-of-time"]
    game = scenario({"reserve": "A", "in_play": in_play}, **SPRING_COMES, first_player=1, turn=0)
    game.play(0, "end", "W")
    assert game.game.describe()["season"] == "spring"
    assert game.kind == "gain-energy"
    game.play(0, "F")
    assert game.reserve(0) == "AWF"
