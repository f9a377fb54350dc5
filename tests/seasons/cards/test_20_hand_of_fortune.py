"""Card 20: Hand of Fortune."""

import pytest

from tests.seasons.scenario import scenario


# Hand of Fortune: costs earth, fire, air and three crystals.
def test_hand_of_fortune_costs_energy_and_crystals() -> None:
    game = scenario({"hand": ["hand-of-fortune"], "reserve": "AFE", "gauge": 1, "crystals": 3})
    game.play(0, "summon hand-of-fortune")
    assert game.reserve(0) == ""
    assert game.crystals(0) == 0
    poor = scenario({"hand": ["hand-of-fortune"], "reserve": "AFE", "gauge": 1, "crystals": 2})
    assert "needs 3 crystals, you have 2" in poor.refused(0, "summon hand-of-fortune")


# Every card summoned costs one energy less, and its player chooses which.
def test_hand_of_fortune_spares_an_energy_of_choice() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon scepter-of-greatness")
    assert game.kind == "spare"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "F"
    assert game.crystals(0) == 3


# A missing energy can be the one that is spared; then there is nothing to choose.
def test_hand_of_fortune_makes_up_for_a_missing_energy() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "W", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon bespelled-grimoire", "E")
    assert game.reserve(0) == "EE"


# Two energies short is one too many for one Hand; the reason says of what.
def test_one_hand_of_fortune_does_not_spare_two() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    reason = game.refused(0, "summon ragfields-helm")
    assert "air, you have 1" in reason


# The price never falls below one energy: a card of one energy costs one, with one Hand or two.
@pytest.mark.parametrize("hands", [1, 2])
def test_hand_of_fortune_never_below_one(hands: int) -> None:
    in_play = ["hand-of-fortune"] * hands
    paid = scenario({"hand": ["titus-deepgaze"], "reserve": "F", "gauge": 3, "in_play": in_play})
    paid.play(0, "summon titus-deepgaze")
    assert paid.reserve(0) == ""
    unpaid = scenario({"hand": ["titus-deepgaze"], "reserve": "E", "gauge": 3, "in_play": in_play})
    assert "needs 1 fire, you have 0" in unpaid.refused(0, "summon titus-deepgaze")


# Two Hands take two off, but of two energies only one: the last is always paid.
def test_two_hands_of_fortune_leave_one_to_pay() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "WE", "gauge": 3, "in_play": two})
    game.play(0, "summon bespelled-grimoire")
    assert game.kind == "spare"
    game.play(0, "W", "A", "A")
    assert game.reserve(0) == "AAW"
    none = scenario({"hand": ["bespelled-grimoire"], "reserve": "AF", "gauge": 3, "in_play": two})
    assert "bespelled-grimoire needs" in none.refused(0, "summon bespelled-grimoire")


# Two Hands spare two energies of a dearer card, each of choice.
def test_two_hands_of_fortune_spare_two_of_choice() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 3, "in_play": two})
    game.play(0, "summon scepter-of-greatness", "A")
    assert game.open == ["W", "F", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "AE"
    assert game.crystals(0) == 6


# Two Hands with two energies missing: both are spared without a question.
def test_two_hands_of_fortune_make_up_for_two() -> None:
    two = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 3, "in_play": two})
    game.play(0, "summon ragfields-helm")
    assert game.in_play(0) == [*two, "ragfields-helm"]
    assert game.reserve(0) == ""


# A Hand is no help for itself, but the first one makes the second cheaper.
def test_hand_of_fortune_works_from_the_next_card_on() -> None:
    first = scenario({"hand": ["hand-of-fortune"], "reserve": "AF", "gauge": 2, "crystals": 3})
    assert "needs 1 earth, you have 0" in first.refused(0, "summon hand-of-fortune")
    second = scenario(
        {"hand": ["hand-of-fortune"], "reserve": "AF", "gauge": 2, "crystals": 3, "in_play": ["hand-of-fortune"]}
    )
    second.play(0, "summon hand-of-fortune")
    assert second.reserve(0) == ""
    assert second.crystals(0) == 0


# Only energy gets cheaper, never crystals.
def test_hand_of_fortune_spares_no_crystal() -> None:
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 19, "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert "needs 20 crystals, you have 19" in game.refused(0, "summon runic-cube-of-eolis")


# The price of an activation stays: a Crystal Orb still wants four energy.
def test_hand_of_fortune_spares_nothing_of_an_activation() -> None:
    game = scenario(
        {"reserve": "AWF", "gauge": 3, "in_play": ["hand-of-fortune", "crystal-orb"]}, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.reserve(0) == "AWF"
    assert game.deck(1) == ["runic-cube-of-eolis"]


# What is left of the price may come from an Amulet of Water.
def test_hand_of_fortune_with_amulet_of_water() -> None:
    in_play = ["hand-of-fortune", {"card": "amulet-of-water", "tokens": "AA"}]
    game = scenario({"hand": ["ragfields-helm"], "reserve": "A", "gauge": 3, "in_play": in_play})
    game.play(0, "summon ragfields-helm")
    # Of the two air that are left to pay, one must come from the amulet.
    assert game.kind == "pay"
    assert game.tokens(0, "amulet-of-water") == "A"
    assert game.open == ["amulet A", "A"]
    game.play(0, "A")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "A"


# An opponent's Hand makes nothing cheaper.
def test_hand_of_fortune_is_its_owners_alone() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AA", "gauge": 1}, {"in_play": ["hand-of-fortune"]})
    assert "needs 3 air, you have 2" in game.refused(0, "summon ragfields-helm")


# It takes its share off an Elemental Amulet: two effects for one energy.
def test_hand_of_fortune_and_elemental_amulet() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 2, "in_play": ["hand-of-fortune"]})
    # Air alone cannot be paid; with it only the earth that is there.
    game.play(0, "summon elemental-amulet", "A", "E")
    assert game.kind == "next-element"
    game.play(0, "A")
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""
