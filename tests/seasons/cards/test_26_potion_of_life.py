"""Card 26: Potion of Life."""

import pytest

from tests.seasons.scenario import scenario


# Potion of Life: sacrifice it; every energy of the reserve becomes four crystals, the right to transmute or not.
def test_potion_of_life_turns_the_reserve_into_crystals() -> None:
    game = scenario({"reserve": "AWWFE", "crystals": 1, "in_play": ["potion-of-life"], "gauge": 1})
    assert "no right to transmute" in game.refused(0, "transmute")
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 21
    assert game.reserve(0) == ""
    assert game.discard == ["potion-of-life"]


# The season does not matter.
@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_potion_of_life_in_every_season(space: int) -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["potion-of-life"], "gauge": 1}, space=space)
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 16


# With an empty reserve it gives nothing, and is gone.
def test_potion_of_life_with_an_empty_reserve() -> None:
    game = scenario({"in_play": ["potion-of-life"], "gauge": 1})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 0
    assert game.in_play(0) == []


# Tokens on an Amulet of Water and a Glutton Cauldron are not touched; those of a Grimoire are.
def test_potion_of_life_takes_the_reserve_only() -> None:
    in_play = [
        "bespelled-grimoire",
        {"card": "amulet-of-water", "tokens": "AAWW"},
        {"card": "glutton-cauldron", "tokens": "FE"},
        "potion-of-life",
    ]
    game = scenario({"reserve": "AAAAAWWWWW", "in_play": in_play, "gauge": 4})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 40
    assert game.tokens(0, "amulet-of-water") == "AAWW"
    assert game.tokens(0, "glutton-cauldron") == "FE"


# It gives no right to transmute what is left or comes later.
def test_potion_of_life_gives_no_right_to_transmute() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AA"}, "potion-of-life"]
    game = scenario({"reserve": "A", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-life")
    assert "no right to transmute" in game.refused(0, "transmute")


# A right that the die gave is still there afterwards.
def test_potion_of_life_leaves_the_dies_right() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "A"}, "potion-of-life"]
    game = scenario({"in_play": in_play, "gauge": 2}, die={"energy": "W", "transmute": True})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 4
    game.play(0, "transmute", "amulet A")
    assert game.crystals(0) == 5
    assert game.tokens(0, "amulet-of-water") == ""


# Each Purse of Io adds a crystal for each energy.
@pytest.mark.parametrize(("purses", "crystals"), [(0, 12), (1, 15), (2, 18)])
def test_potion_of_life_with_purses(purses: int, crystals: int) -> None:
    in_play = [*["purse-of-io"] * purses, "potion-of-life"]
    game = scenario({"reserve": "AWF", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == crystals


# Transmutation bonuses used this turn add as well; everything adds up.
def test_potion_of_life_with_bonuses() -> None:
    game = scenario({"reserve": "AWF", "in_play": ["purse-of-io", "potion-of-life"], "gauge": 2})
    game.play(0, "bonus transmute", "bonus transmute", "activate potion-of-life")
    assert game.crystals(0) == 3 * (4 + 1 + 2)


# In the Russian and the first edition only the Purse does.
@pytest.mark.parametrize("edition", ["russian", "first"])
def test_potion_of_life_in_older_editions(edition: str) -> None:
    game = scenario(
        {"reserve": "AWF", "in_play": ["purse-of-io", "potion-of-life"], "gauge": 2}, options={"edition": edition}
    )
    game.play(0, "bonus transmute", "activate potion-of-life")
    assert game.crystals(0) == 15


# A bonus of an earlier turn adds nothing.
def test_potion_of_life_forgets_old_bonuses() -> None:
    game = scenario({"reserve": "AWF", "bonuses_used": 2, "in_play": ["potion-of-life"], "gauge": 1})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 12


# Of two, the second finds only what came in between.
def test_two_potions_of_life() -> None:
    in_play = ["potion-of-life", "potion-of-life", "potion-of-knowledge"]
    game = scenario({"reserve": "AW", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 8
    game.play(0, "activate potion-of-knowledge", "E", "activate potion-of-life")
    assert game.crystals(0) == 28
    assert game.in_play(0) == []
