"""Card 40: Air Elemental."""

from tests.seasons.cards.common import FAIRIES, FOUR_ON_AMULET, FULL_CAULDRON
from tests.seasons.scenario import scenario


# Every opponent's energy becomes air, as many tokens as before; the owner's stays what it is.
def test_air_elemental_changes_all_opponents() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAAFE", "gauge": 1}, {"reserve": "WWFE"}, {"reserve": "AFFEEEE"}, {}
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(0) == "FE"
    assert game.reserve(1) == "AAAA"
    assert game.reserve(2) == "AAAAAAA"
    assert game.reserve(3) == ""


# What a Grimoire makes room for is part of the reserve and changes too.
def test_air_elemental_changes_all_ten_of_a_grimoire() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"in_play": ["bespelled-grimoire"], "reserve": "WWWFFFEEEE"},
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AAAAAAAAAA"


# Amulet of Water and Glutton Cauldron are no part of the reserve: theirs stays.
def test_air_elemental_leaves_amulet_and_cauldron() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"in_play": [FOUR_ON_AMULET, FULL_CAULDRON], "reserve": "E"},
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "A"
    assert game.tokens(1, "amulet-of-water") == "AWFE"
    assert game.tokens(1, "glutton-cauldron") == "AAWWFF"


# It acts once: energy that comes later keeps its kind, and what is air now pays as air only.
def test_air_elemental_acts_once() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"reserve": "FF", "hand": ["amulet-of-fire"], "gauge": 2, "in_play": ["potion-of-knowledge"]},
    )
    game.play(0, "summon air-elemental", "end")
    assert game.refused(1, "summon amulet-of-fire") == "amulet-of-fire needs 2 fire, you have 0."
    game.play(1, "activate potion-of-knowledge", *"WFFFE")
    assert game.reserve(1) == "AAWFFFE"


# Three air, from reserve or amulet, one less with a Hand of Fortune.
def test_air_elemental_cost() -> None:
    game = scenario({"hand": ["air-elemental"], "reserve": "AAWF", "gauge": 1})
    assert game.refused(0, "summon air-elemental") == "air-elemental needs 3 air, you have 2."
    game = scenario({"hand": ["air-elemental"], "reserve": "AA", "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon air-elemental")  # all three are needed, so there is nothing to choose
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("", "WFE")
    game = scenario({"hand": ["air-elemental"], "reserve": "AA", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon air-elemental")
    assert game.reserve(0) == ""


# Put into play it acts as well, with the Leech's toll for the Chalice only.
def test_air_elemental_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 5},
        {"reserve": "FFEE", "in_play": ["arcano-leech"]},
        deck=["air-elemental", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "air-elemental")
    assert game.reserve(1) == "AAAA"
    assert (game.crystals(0), game.crystals(1)) == (4, 1)


# Summoning it is no activation, and it has none.
def test_air_elemental_is_no_activation() -> None:
    game = scenario({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1, "crystals": 3}, FAIRIES)
    game.play(0, "summon air-elemental")
    assert (game.crystals(0), game.crystals(1)) == (3, 0)
    assert game.refused(0, "activate air-elemental") == "air-elemental has no effect to activate."
