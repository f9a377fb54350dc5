"""Card 8: Purse of Io."""

import pytest

from tests.seasons.scenario import scenario

TRANSMUTING = {"transmute": True, "energy": "AW"}


# Purse of Io: each energy transmuted gives one crystal more than the season's rate.
@pytest.mark.parametrize(("purses", "crystals"), [(0, 7), (1, 11), (2, 15)])
def test_purse_of_io_adds_one_for_each_energy(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "FE", "in_play": ["purse-of-io"] * purses}, die=TRANSMUTING)
    game.play(0, "transmute", "A", "W", "F", "E")
    assert game.crystals(0) == crystals
    assert game.reserve(0) == ""


# The rate is that of the season, whichever it is.
@pytest.mark.parametrize(
    ("space", "crystals"), [(1, 2 + 2 + 3 + 4), (4, 3 + 2 + 4 + 2), (7, 4 + 3 + 2 + 2), (10, 2 + 4 + 2 + 3)]
)
def test_purse_of_io_in_every_season(space: int, crystals: int) -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["purse-of-io"]}, space=space, die={"transmute": True})
    game.play(0, "transmute", "A", "W", "F", "E")
    assert game.crystals(0) == crystals


# It gives no right to transmute.
def test_purse_of_io_gives_no_right() -> None:
    game = scenario({"reserve": "A", "in_play": ["purse-of-io"]})
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# It adds up with bonuses, one for each used.
def test_purse_of_io_adds_up_with_bonuses() -> None:
    game = scenario({"reserve": "EE", "in_play": ["purse-of-io"]})
    game.play(0, "bonus transmute", "transmute", "E", "done")
    assert game.crystals(0) == 5
    assert game.reserve(0) == "E"
    game.play(0, "bonus transmute", "transmute", "E")
    assert game.crystals(0) == 11


# Tokens of an Amulet of Water are transmuted like any other.
def test_purse_of_io_and_the_amulet_of_water() -> None:
    in_play = ["purse-of-io", {"card": "amulet-of-water", "tokens": "E"}]
    game = scenario({"in_play": in_play}, die={"transmute": True})
    game.play(0, "transmute", "amulet E")
    assert game.crystals(0) == 4
    assert game.tokens(0, "amulet-of-water") == ""


# Summoned in the middle of a turn, it counts from then on. It costs a fire and an air.
def test_purse_of_io_counts_from_when_it_is_summoned() -> None:
    player = {"hand": ["purse-of-io"], "reserve": "FEE", "gauge": 1}
    game = scenario(player, die=TRANSMUTING)
    game.play(0, "transmute", "E", "done")
    assert game.crystals(0) == 3
    game.play(0, "summon purse-of-io")
    assert game.reserve(0) == "WE"
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 7
    poor = scenario({"hand": ["purse-of-io"], "reserve": "FFE", "gauge": 1})
    assert poor.refused(0, "summon purse-of-io") == "purse-of-io needs 1 air, you have 0."


# Once it has left play it adds nothing.
def test_purse_of_io_counts_only_while_in_play() -> None:
    player = {"hand": ["amsug-longneck"], "reserve": "EE", "gauge": 2, "in_play": ["purse-of-io"]}
    game = scenario(player, die=TRANSMUTING)
    game.play(0, "summon amsug-longneck", "transmute", "E", "E")
    assert game.crystals(0) == 6


# It helps its owner alone.
def test_purse_of_io_is_its_owners() -> None:
    game = scenario({"reserve": "E"}, {"in_play": ["purse-of-io"]}, die={"transmute": True})
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 0


# A Potion of Life gives four for each energy, five with a Purse, six with two.
@pytest.mark.parametrize(("purses", "crystals"), [(1, 15), (2, 18)])
def test_purse_of_io_and_the_potion_of_life(purses: int, crystals: int) -> None:
    game = scenario({"reserve": "AWF", "in_play": ["potion-of-life", *["purse-of-io"] * purses]})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == crystals


# It adds nothing to a Glutton Cauldron, nor to a Dragon Skull: these are no transmutations.
def test_purse_of_io_and_cauldron_and_skull() -> None:
    cauldron = {"card": "glutton-cauldron", "tokens": "AAAAAA"}
    game = scenario({"reserve": "W", "in_play": ["purse-of-io", cauldron]})
    game.play(0, "activate glutton-cauldron")
    assert game.crystals(0) == 15
    assert game.reserve(0) == "AAAAAAW"
    skull = scenario({"in_play": ["purse-of-io", "dragon-skull", "die-of-malice", "temporal-boots"]})
    skull.play(0, "activate dragon-skull", "in-play temporal-boots", "in-play die-of-malice")
    assert skull.crystals(0) == 15
    assert skull.in_play(0) == ["purse-of-io"]


# Crystals from a die, an exchange or an Amulet of Earth are not transmuted either.
def test_purse_of_io_adds_to_nothing_else() -> None:
    game = scenario({"reserve": "A", "in_play": ["purse-of-io"]}, die={"energy": "WW", "crystals": 3})
    assert game.crystals(0) == 3
    game.play(0, "bonus exchange", "A", "F", "F")
    assert game.crystals(0) == 3


# With a Hand of Fortune one of the two, fire or air, is spared, as its owner likes.
@pytest.mark.parametrize(("spared", "left"), [("A", "A"), ("F", "F")])
def test_purse_of_io_with_a_hand_of_fortune(spared: str, left: str) -> None:
    player = {"hand": ["purse-of-io"], "reserve": "AF", "gauge": 2, "in_play": ["hand-of-fortune"]}
    game = scenario(player)
    game.play(0, "summon purse-of-io")
    assert game.kind == "spare"
    game.play(0, spared)
    assert game.reserve(0) == left
    assert game.in_play(0) == ["hand-of-fortune", "purse-of-io"]
