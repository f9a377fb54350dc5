"""Card 30: Yjang's Forgotten Vase."""

from tests.seasons.cards.common import THREE
from tests.seasons.scenario import scenario


# Yjang's Forgotten Vase: earth, water and fire to summon; it gives nothing for itself.
def test_vase_gives_nothing_for_itself() -> None:
    game = scenario({"hand": ["yjangs-forgotten-vase"], "reserve": "WFE", "gauge": 1})
    game.play(0, "summon yjangs-forgotten-vase")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# Every card summoned from the hand gives an energy of any kind.
def test_vase_gives_energy_for_each_summoning() -> None:
    game = scenario({"hand": ["die-of-malice", "glutton-cauldron"], "gauge": 3, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon die-of-malice")
    assert game.kind == "gain-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W", "summon glutton-cauldron", "A")
    assert game.reserve(0) == "AW"


# The token comes after the price: it cannot pay for the card that brings it.
def test_vase_does_not_pay_for_the_card() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AA", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    assert "needs 3 air, you have 2" in game.refused(0, "summon ragfields-helm")


# It comes before the summoned card acts.
def test_vase_acts_before_the_card() -> None:
    game = scenario(
        {"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 3, "in_play": ["yjangs-forgotten-vase"]},
    )
    game.play(0, "summon amulet-of-earth")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 0
    game.play(0, "F")
    assert game.crystals(0) == 9
    assert game.reserve(0) == "F"


# A second Vase: the first gives for it; after that each gives for every card.
def test_two_vases() -> None:
    game = scenario(
        {
            "hand": ["yjangs-forgotten-vase", "die-of-malice"],
            "reserve": "WFE",
            "gauge": 3,
            "in_play": ["yjangs-forgotten-vase"],
        }
    )
    game.play(0, "summon yjangs-forgotten-vase", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "turn"
    game.play(0, "summon die-of-malice", "F", "W")
    assert game.reserve(0) == "AWF"
    assert game.kind == "turn"


# A full reserve overflows before anything else; its owner chooses among all tokens.
def test_vase_overflows() -> None:
    game = scenario({"hand": ["die-of-malice"], "reserve": "AAAAWWW", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon die-of-malice", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "AAAWWWE"


# A card that a Chalice, a Potion of Dreams or a Crystal Orb puts into play gives nothing.
def test_vase_gives_nothing_for_cards_put_into_play() -> None:
    vase = "yjangs-forgotten-vase"
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": [vase]},
        deck=["ragfields-helm", *THREE],
    )
    chalice.play(0, "summon divine-chalice", "A", "ragfields-helm")
    assert chalice.kind == "turn"
    assert chalice.reserve(0) == "A"
    potion = scenario({"hand": ["ragfields-helm"], "gauge": 2, "in_play": [vase, "potion-of-dreams"]})
    potion.play(0, "activate potion-of-dreams")
    assert potion.reserve(0) == ""
    orb = scenario({"reserve": "AWFE", "gauge": 3, "in_play": [vase, "crystal-orb"]}, deck=["ragfields-helm"])
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == [vase, "crystal-orb", "ragfields-helm"]
    assert orb.kind == "turn"
    assert orb.reserve(0) == ""


# Staff and Vase both act, and an opponent's summoning feeds neither.
def test_vase_and_staff_are_their_owners() -> None:
    in_play = ["yjangs-forgotten-vase", "staff-of-spring"]
    game = scenario(
        {"hand": ["die-of-malice"], "gauge": 3, "in_play": in_play}, {"hand": ["die-of-malice"], "gauge": 1}
    )
    game.play(0, "summon die-of-malice", "E", "end")
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 3
    game.play(1, "summon die-of-malice")
    assert game.asked == 1
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 3
