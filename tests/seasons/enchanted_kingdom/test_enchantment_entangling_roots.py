"""Entangling Roots: no more than one card of the hand is summoned in a turn."""

from typing import Any

import pytest

from tests.seasons.scenario import Scenario, next_round, scenario

ROOTS: dict[str, Any] = {"options": {"enchantment": "entangling-roots", "enchanted_kingdom": True}}


def summons(game: Scenario) -> list[str]:
    """The cards that can be summoned now."""
    return [choice for choice in game.open if choice.startswith("summon")]


# One card a turn may be summoned from the hand; a second one is refused, whatever gauge and energy allow.
def test_a_second_card_of_the_hand_is_refused() -> None:
    game = scenario({"hand": ["temporal-boots", "die-of-malice", "arcane-telescope"], "gauge": 5}, **ROOTS)
    assert summons(game) == ["summon temporal-boots", "summon die-of-malice", "summon arcane-telescope"]
    game.play(0, "summon die-of-malice")
    assert summons(game) == []
    assert "Entangling Roots" in game.refused(0, "summon temporal-boots")
    assert game.in_play(0) == ["die-of-malice"]


# Without the enchantment there is no such limit.
def test_without_the_roots_there_is_no_limit() -> None:
    game = scenario({"hand": ["temporal-boots", "die-of-malice", "glutton-cauldron"], "gauge": 5})
    game.play(0, "summon die-of-malice", "summon glutton-cauldron")
    assert summons(game) == ["summon temporal-boots"]


# Familiars are cards like any other.
def test_a_familiar_counts_too() -> None:
    hand = ["thieving-fairies", "warden-of-argos", "die-of-malice"]
    game = scenario({"hand": hand, "gauge": 5, "reserve": "AA"}, **ROOTS)
    game.play(0, "summon thieving-fairies")
    assert summons(game) == []
    assert "Entangling Roots" in game.refused(0, "summon warden-of-argos")


# It holds for each turn: the next one allows a card again.
def test_every_turn_allows_one_card() -> None:
    game = scenario({"hand": ["arcane-telescope", "die-of-malice", "glutton-cauldron"], "gauge": 5}, **ROOTS)
    game.play(0, "summon arcane-telescope")
    next_round(game, 0, 1)
    while game.asked != 0 or game.kind != "turn":
        game.play(game.asked, "end" if game.kind == "turn" else game.open[0])
    game.play(0, "summon glutton-cauldron")
    assert summons(game) == []


# One player's card is not another's: everybody may summon one in his own turn.
def test_each_player_has_a_card_of_his_own() -> None:
    game = scenario(
        {"hand": ["arcane-telescope", "die-of-malice"], "gauge": 5},
        {"hand": ["arcane-telescope", "die-of-malice"], "gauge": 5},
        **ROOTS,
    )
    game.play(0, "summon die-of-malice", "end")
    game.play(1, "summon die-of-malice")
    assert "Entangling Roots" in game.refused(1, "summon arcane-telescope")


# Divine Chalice acts as ever: it is the one card summoned, and what it puts into play comes from the deck.
def test_divine_chalice_acts_as_ever() -> None:
    game = scenario(
        {"hand": ["divine-chalice", "temporal-boots"], "gauge": 5, "reserve": "AWFE"},
        deck=["amulet-of-earth", "purse-of-io", "die-of-malice", "beggars-horn"],
        **ROOTS,
    )
    game.play(0, "summon divine-chalice", "amulet-of-earth")
    assert (game.in_play(0), game.crystals(0)) == (["divine-chalice", "amulet-of-earth"], 9)
    assert "Entangling Roots" in game.refused(0, "summon temporal-boots")


# Crystal Orb acts as ever, before the one card and after it; what it puts into play does not count.
@pytest.mark.parametrize("orb_first", [True, False])
def test_crystal_orb_acts_as_ever(orb_first: bool) -> None:
    game = scenario(
        {"in_play": ["crystal-orb"], "hand": ["die-of-malice", "arcane-telescope"], "gauge": 5, "reserve": "AAAA"},
        deck=["amulet-of-earth"],
        **ROOTS,
    )
    orb = ["activate crystal-orb", "yes"]
    if orb_first:
        game.play(0, *orb, "summon die-of-malice")
    else:
        game.play(0, "summon die-of-malice", *orb)
    assert sorted(game.in_play(0)) == ["amulet-of-earth", "crystal-orb", "die-of-malice"]
    assert game.crystals(0) == 9
    assert "Entangling Roots" in game.refused(0, "summon arcane-telescope")


# Potion of Dreams acts as ever, though it takes its card from the hand: that card is put into play, not summoned.
@pytest.mark.parametrize("potion_first", [True, False])
def test_potion_of_dreams_acts_as_ever(potion_first: bool) -> None:
    game = scenario(
        {
            "in_play": ["potion-of-dreams"],
            "hand": ["amulet-of-earth", "die-of-malice", "arcane-telescope"],
            "gauge": 5,
        },
        **ROOTS,
    )
    potion = ["activate potion-of-dreams", "amulet-of-earth"]
    if potion_first:
        game.play(0, *potion, "summon die-of-malice")
    else:
        game.play(0, "summon die-of-malice", *potion)
    assert sorted(game.in_play(0)) == ["amulet-of-earth", "die-of-malice"]
    assert "Entangling Roots" in game.refused(0, "summon arcane-telescope")


# The potion itself comes from the hand: it is the one card of that turn, and may be drunk in the same turn.
def test_a_potion_summoned_this_turn_can_still_bring_a_card() -> None:
    game = scenario({"hand": ["potion-of-dreams", "amulet-of-earth"], "gauge": 3, "reserve": "AA"}, **ROOTS)
    game.play(0, "summon potion-of-dreams", "activate potion-of-dreams")
    if game.kind == "put-into-play":
        game.play(0, "amulet-of-earth")
    assert game.in_play(0) == ["amulet-of-earth"]


# Only playing cards is limited: bonuses, activations and transmuting are free after it.
def test_all_else_is_as_free_as_ever() -> None:
    game = scenario(
        {
            "hand": ["die-of-malice"],
            "in_play": ["kairn-the-destroyer", "tree-of-light"],
            "gauge": 5,
            "reserve": "FF",
            "crystals": 9,
        },
        {"crystals": 9},
        **ROOTS,
    )
    game.play(0, "summon die-of-malice", "bonus transmute", "transmute", "F", "done")
    game.play(0, "activate kairn-the-destroyer")
    assert game.crystals(1) == 5
    assert "activate tree-of-light" in game.open


# Raven is summoned from the hand; that it then becomes another card is no second summoning.
def test_ravens_imitation_is_no_second_card() -> None:
    game = scenario(
        {"hand": ["raven-the-usurper", "die-of-malice"], "gauge": 5, "reserve": "FEE"},
        {"in_play": ["amulet-of-earth"]},
        **ROOTS,
    )
    game.play(0, "summon raven-the-usurper", "player 1 amulet-of-earth")
    assert game.crystals(0) == 9
    assert "Entangling Roots" in game.refused(0, "summon die-of-malice")


# A card taken back into the hand and wanted again is one more card of the hand.
def test_a_card_taken_back_cannot_be_summoned_again_in_that_turn() -> None:
    game = scenario(
        {"hand": ["amsug-longneck"], "in_play": ["die-of-malice"], "gauge": 5, "reserve": "AW"},
        **ROOTS,
    )
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["die-of-malice"]
    assert "Entangling Roots" in game.refused(0, "summon die-of-malice")
