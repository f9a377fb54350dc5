"""Card 42: Cursed Treatise of Arus."""

from tests.seasons.cards.common import FOUR_ON_AMULET, FULL_CAULDRON
from tests.seasons.scenario import scenario


# Two energy of any kind, one step on the gauge, ten crystals, for a water.
def test_treatise_gives_energy_gauge_and_crystals() -> None:
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "W", "gauge": 1, "crystals": 2})
    game.play(0, "summon cursed-treatise-of-arus", "F", "E")
    assert game.reserve(0) == "FE"
    assert game.gauge(0) == 2
    assert game.crystals(0) == 12


# The step on the gauge makes room for another card; a gauge at its limit stays there.
def test_treatise_raises_the_gauge() -> None:
    game = scenario({"hand": ["cursed-treatise-of-arus", "glutton-cauldron"], "reserve": "W", "gauge": 1})
    game.play(0, "summon cursed-treatise-of-arus", "A", "A", "summon glutton-cauldron")
    assert game.in_play(0) == ["cursed-treatise-of-arus", "glutton-cauldron"]
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "W", "gauge": 15})
    game.play(0, "summon cursed-treatise-of-arus", "A", "A")
    assert game.gauge(0) == 15
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "W", "gauge": 15}, options={"edition": "russian"})
    game.play(0, "summon cursed-treatise-of-arus", "A", "A")
    assert game.gauge(0) == 16


# An overfull reserve is brought down to seven, choosing among all.
def test_treatise_overflow() -> None:
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "AAAWEEE", "gauge": 1})
    game.play(0, "summon cursed-treatise-of-arus", "F", "F")
    assert game.kind == "overflow"
    assert game.open == ["A", "F", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "AAFFEEE"
    assert (game.crystals(0), game.gauge(0)) == (10, 2)


# A single energy is never taken off by a Hand of Fortune.
def test_treatise_cost() -> None:
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "AFE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert game.refused(0, "summon cursed-treatise-of-arus") == "cursed-treatise-of-arus needs 1 water, you have 0."
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "W", "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon cursed-treatise-of-arus")
    assert game.kind == "pay"
    assert game.open == ["amulet W", "W"]
    game.play(0, "amulet W", "A", "A")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("AAW", "AFE")


# The Leech is paid before the ten crystals come.
def test_treatise_against_a_leech() -> None:
    game = scenario({"hand": ["cursed-treatise-of-arus"], "reserve": "W", "gauge": 1}, {"in_play": ["arcano-leech"]})
    why = game.refused(0, "summon cursed-treatise-of-arus")
    assert why == "cursed-treatise-of-arus needs 1 crystal (1 of them for Arcano Leech), you have 0."


# Sacrificed, it takes the whole reserve with it, all ten with a Grimoire; not Amulet, not Cauldron.
def test_treatise_sacrificed_takes_the_reserve() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {
            "in_play": ["cursed-treatise-of-arus", "bespelled-grimoire", FOUR_ON_AMULET, FULL_CAULDRON],
            "reserve": "AAAWWWFFFE",
            "crystals": 9,
            "gauge": 4,
        },
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus")
    assert game.reserve(1) == ""
    assert game.tokens(1, "amulet-of-water") == "AWFE"
    assert game.tokens(1, "glutton-cauldron") == "AAWWFF"
    assert (game.crystals(1), game.gauge(1)) == (9, 4)
    assert game.discard == ["cursed-treatise-of-arus"]


# Another card sacrificed in its stead leaves the reserve alone.
def test_treatise_that_stays_takes_nothing() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["cursed-treatise-of-arus", "purse-of-io"], "reserve": "AWE"},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io")
    assert game.reserve(1) == "AWE"


# Back in the hand it is not sacrificed: the reserve stays, and it can be summoned for its gifts again.
def test_treatise_taken_back_keeps_the_reserve() -> None:
    game = scenario({"hand": ["amsug-longneck"], "reserve": "AWWE", "gauge": 2, "in_play": ["cursed-treatise-of-arus"]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["cursed-treatise-of-arus"]
    assert game.reserve(0) == "WE"
    game.play(0, "summon cursed-treatise-of-arus", "A", "A")
    assert game.reserve(0) == "AAE"
    assert (game.crystals(0), game.gauge(0)) == (10, 3)


# Two copies: both give, and the sacrifice of one takes the reserve though the other stays.
def test_two_treatises() -> None:
    game = scenario(
        {"hand": ["cursed-treatise-of-arus", "cursed-treatise-of-arus"], "reserve": "WW", "gauge": 1},
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
    )
    game.play(0, "summon cursed-treatise-of-arus", "A", "A", "summon cursed-treatise-of-arus", "F", "F", "end")
    assert (game.reserve(0), game.crystals(0), game.gauge(0)) == ("AAFF", 20, 3)
    game.play(1, "summon syllas-the-faithful")  # both copies are alike: no choice
    assert game.in_play(0) == ["cursed-treatise-of-arus"]
    assert game.reserve(0) == ""


# Put into play by a Chalice it gives all three; Staff and Leech have no part in it.
def test_treatise_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "crystals": 1, "in_play": ["staff-of-spring"]},
        {"in_play": ["arcano-leech"]},
        deck=["cursed-treatise-of-arus", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "cursed-treatise-of-arus", "W", "F")
    assert (game.crystals(0), game.crystals(1)) == (0 + 3 + 10, 1)
    assert (game.gauge(0), game.reserve(0)) == (4, "WF")


# Put into play by a Potion of Dreams: the reserve is lost to the potion, the Treatise's two tokens are kept.
def test_treatise_put_into_play_by_a_potion_of_dreams() -> None:
    game = scenario(
        {"hand": ["cursed-treatise-of-arus"], "reserve": "EEE", "gauge": 1, "in_play": ["potion-of-dreams"]}
    )
    game.play(0, "activate potion-of-dreams", "W", "F")
    assert (game.reserve(0), game.crystals(0), game.gauge(0)) == ("WF", 10, 2)


# Ten points less at the end: a score may be below zero.
def test_treatise_counts_against_its_owner() -> None:
    game = scenario({"in_play": ["cursed-treatise-of-arus"]}, {}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0] == {"crystals": 0, "cards": -10, "effects": 0, "bonuses": 0, "hand": 0}
    assert game.game.outcome.scores == [-10, 0]
    assert game.game.outcome.winners == [1]
