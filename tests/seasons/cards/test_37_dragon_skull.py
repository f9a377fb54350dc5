"""Card 37: Dragon Skull."""

from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.scenario import scenario, take_dice


# Three cards of the owner's choice are sacrificed for 15 crystals.
def test_skull_turns_three_cards_into_crystals() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "amulet-of-air", "syllas-the-faithful", "purse-of-io", "ragfields-helm"]}
    )
    game.play(0, "activate dragon-skull")
    assert game.kind == "sacrifice"
    assert game.open == ["in-play amulet-of-air", "in-play purse-of-io", "in-play syllas-the-faithful"]
    game.play(0, "in-play amulet-of-air", "in-play syllas-the-faithful", "in-play ragfields-helm")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["dragon-skull", "purse-of-io"]
    assert sorted(game.discard) == ["amulet-of-air", "ragfields-helm", "syllas-the-faithful"]


# It may be one of the three itself.
def test_skull_may_be_sacrificed_for_itself() -> None:
    game = scenario({"in_play": ["dragon-skull", "amulet-of-air", "purse-of-io"]})
    game.play(0, "activate dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == []
    assert sorted(game.discard) == ["amulet-of-air", "dragon-skull", "purse-of-io"]


# Exactly three: with fewer in play it cannot be activated, whatever lies in hand or before the others.
def test_skull_needs_three_cards_in_play() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "amulet-of-air"], "hand": ["purse-of-io", "ragfields-helm"]},
        {"in_play": ["purse-of-io", "temporal-boots"]},
    )
    assert game.refused(0, "activate dragon-skull") == "dragon-skull needs 3 cards in play, you have 2."


# Not two and not four: the choice ends with the third.
def test_skull_takes_exactly_three() -> None:
    game = scenario({"in_play": ["dragon-skull", "amulet-of-air", "purse-of-io", "temporal-boots"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play temporal-boots")
    assert "no answer to this question" in game.refused(0, "done")
    game.play(0, "in-play dragon-skull")
    assert game.in_play(0) == ["purse-of-io"]
    assert game.crystals(0) == 15


# Purses of Io add nothing.
def test_skull_is_not_raised_by_purses_of_io() -> None:
    game = scenario({"in_play": ["dragon-skull", "purse-of-io", "purse-of-io", "amulet-of-air", "amulet-of-fire"]})
    game.play(0, "bonus transmute", "activate dragon-skull")
    game.play(0, "in-play amulet-of-air", "in-play amulet-of-fire", "in-play dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["purse-of-io", "purse-of-io"]


# Once a round, then again when straightened.
def test_skull_once_a_round() -> None:
    game = scenario(
        {},
        {
            "in_play": [
                "dragon-skull",
                "amulet-of-air",
                "amulet-of-fire",
                "amulet-of-earth",
                "purse-of-io",
                "temporal-boots",
                "ragfields-helm",
            ]
        },
    )
    game.play(0, "end")
    game.play(1, "activate dragon-skull", "in-play amulet-of-air", "in-play amulet-of-fire", "in-play amulet-of-earth")
    assert game.refused(1, "activate dragon-skull") == "dragon-skull has been activated this round already."
    game.play(1, "end")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate dragon-skull", "in-play temporal-boots", "in-play purse-of-io", "in-play ragfields-helm")
    assert game.crystals(1) == before + 15
    assert game.in_play(1) == ["dragon-skull"]


# Two Skulls: one may go for the other, and each is activated once.
def test_two_skulls() -> None:
    game = scenario({"in_play": ["dragon-skull", "dragon-skull", "amulet-of-air", "purse-of-io", "temporal-boots"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play temporal-boots", "in-play purse-of-io")
    assert game.crystals(0) == 15
    assert game.refused(0, "activate dragon-skull 2") == "dragon-skull needs 3 cards in play, you have 2."
    game = scenario({"in_play": ["dragon-skull", "dragon-skull", "amulet-of-air", "purse-of-io"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["purse-of-io"]


# A Cursed Treatise among the three takes the reserve with it; tokens of an amulet that stays are safe.
def test_skull_sacrifices_a_cursed_treatise() -> None:
    game = scenario(
        {
            "in_play": ["dragon-skull", "cursed-treatise-of-arus", "purse-of-io", FOUR_ON_AMULET],
            "reserve": "AWFE",
        }
    )
    game.play(0, "activate dragon-skull", "in-play purse-of-io")  # then only Skull and Treatise are left
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "AWFE"
    assert game.crystals(0) == 15


# A Grimoire among the three: the reserve falls to seven at once.
def test_skull_sacrifices_a_grimoire() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "bespelled-grimoire", "purse-of-io", "amulet-of-air"], "reserve": "AAAAAAAEEE"}
    )
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play purse-of-io", "in-play bespelled-grimoire")
    assert game.kind == "overflow"
    assert game.in_play(0) == ["dragon-skull"]
    game.play(0, "A", "A", "E")
    assert game.reserve(0) == "AAAAAEE"
    assert game.crystals(0) == 15


# An Amulet of Water among the three loses its tokens.
def test_skull_sacrifices_an_amulet_of_water() -> None:
    game = scenario({"in_play": ["dragon-skull", "purse-of-io", FOUR_ON_AMULET], "reserve": "E"})
    game.play(0, "activate dragon-skull")
    assert game.reserve(0) == "E"
    assert game.in_play(0) == []


# Thieving Fairies take before the 15 crystals come: who had none loses none.
def test_skull_and_thieving_fairies() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "purse-of-io", "amulet-of-air"]}, {"in_play": ["thieving-fairies"], "crystals": 7}
    )
    game.play(0, "activate dragon-skull")
    assert (game.crystals(0), game.crystals(1)) == (15, 8)


# The sacrificed cards make room on the gauge.
def test_skull_makes_room() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "purse-of-io", "amulet-of-air"], "hand": ["temporal-boots"], "gauge": 3}
    )
    assert "your summoning gauge is 3" in game.refused(0, "summon temporal-boots")
    game.play(0, "activate dragon-skull", "summon temporal-boots", "forward 1")
    assert game.in_play(0) == ["temporal-boots"]


# Three energy to summon, one less with a Hand of Fortune; activating it costs no energy.
def test_skull_cost_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["dragon-skull"], "reserve": "WF", "gauge": 2})
    assert game.refused(0, "summon dragon-skull") == "dragon-skull needs 1 earth, you have 0."
    game = scenario({"hand": ["dragon-skull"], "reserve": "WF", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon dragon-skull")  # only the missing earth can be taken off
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["hand-of-fortune", "dragon-skull"]


# Put into play by a Chalice it can be used in the same turn.
def test_skull_put_into_play_and_used() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["amulet-of-air"]},
        deck=["dragon-skull", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "dragon-skull", "activate dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == []
