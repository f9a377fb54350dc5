"""Enchanted Kingdom 4: Selenia's Codex."""

from typing import Any

import pytest

from tests.seasons.driving import samples, seat
from tests.seasons.enchanted_kingdom.first_cards import kingdom, limit, samples_agree
from tests.seasons.scenario import Scenario

CODEX = "selenias-codex"


def with_codex(*in_play: Any, reserve: str = "", hand: list[str] | None = None, **rest: Any) -> Scenario:
    """Player 0 can summon a Codex beside these cards in play."""
    seat_of_codex = {
        "hand": [CODEX, *(hand or [])],
        "in_play": list(in_play),
        "reserve": "AW" + reserve,
        "gauge": len(in_play) + 1,
        "crystals": 20,
    }
    return kingdom(seat_of_codex, **rest)


# Selenia's Codex: a magic item in play whose cost has energy goes back into the hand; its owner chooses which.
def test_it_takes_an_item_back() -> None:
    game = with_codex("amulet-of-earth", "purse-of-io")
    game.play(0, f"summon {CODEX}")
    assert game.kind == "take-back"
    assert game.open == ["in-play amulet-of-earth", "in-play purse-of-io"]
    assert samples_agree(game)
    game.play(0, "in-play amulet-of-earth")
    assert game.hand(0) == ["amulet-of-earth"]
    assert game.in_play(0) == ["purse-of-io", CODEX]
    assert game.discard == []


# It must be done where it can be done.
def test_taking_back_is_obligatory() -> None:
    game = with_codex("amulet-of-earth", "purse-of-io")
    game.play(0, f"summon {CODEX}")
    assert "no answer to this question" in game.refused(0, "no")
    alone = with_codex("amulet-of-earth")
    alone.play(0, f"summon {CODEX}")
    assert alone.hand(0) == ["amulet-of-earth"]


# The item can be summoned again, for its cost, and acts again.
def test_the_item_can_be_summoned_anew() -> None:
    game = with_codex("amulet-of-earth", reserve="EE")
    game.play(0, f"summon {CODEX}", "summon amulet-of-earth")
    assert game.crystals(0) == 29
    assert game.in_play(0) == [CODEX, "amulet-of-earth"]


# Items that cost nothing but crystals stay.
@pytest.mark.parametrize("item", ["balance-of-ishtar", "runic-cube-of-eolis", "mirror-of-the-seasons"])
def test_items_for_crystals_alone_stay(item: str) -> None:
    game = with_codex(item)
    game.play(0, f"summon {CODEX}")
    assert game.in_play(0) == [item, CODEX]
    assert game.kind == "turn"


# Items that cost nothing at all stay.
@pytest.mark.parametrize("item", ["temporal-boots", "die-of-malice", "glutton-cauldron", "arcane-telescope"])
def test_items_without_a_cost_stay(item: str) -> None:
    game = with_codex(item)
    game.play(0, f"summon {CODEX}")
    assert game.in_play(0) == [item, CODEX]


# Energy and crystals together are energy enough.
def test_a_cost_of_energy_and_crystals_will_do() -> None:
    game = with_codex("hand-of-fortune", "runic-cube-of-eolis")
    game.play(0, f"summon {CODEX}")
    assert game.kind == "spare"
    game.play(0, "A")
    assert game.hand(0) == ["hand-of-fortune"]


# An Elemental Amulet counts as having a cost in energy.
def test_an_elemental_amulet_can_be_taken_back() -> None:
    game = with_codex("elemental-amulet", "temporal-boots")
    game.play(0, f"summon {CODEX}")
    assert game.hand(0) == ["elemental-amulet"]


# Familiars are no magic items, whatever they cost.
def test_familiars_stay() -> None:
    game = with_codex("kairn-the-destroyer", "titus-deepgaze")
    game.play(0, f"summon {CODEX}")
    assert game.in_play(0) == ["kairn-the-destroyer", "titus-deepgaze", CODEX]
    assert game.kind == "turn"


# With nothing else in play it can be summoned all the same, and does not take itself back.
def test_alone_it_does_nothing() -> None:
    game = with_codex()
    game.play(0, f"summon {CODEX}")
    assert game.in_play(0) == [CODEX]
    assert game.hand(0) == []
    assert game.kind == "turn"


# Nor another Codex.
def test_two_codices() -> None:
    game = with_codex(CODEX)
    game.play(0, f"summon {CODEX}")
    assert game.in_play(0) == [CODEX, CODEX]
    both = with_codex("amulet-of-earth", "purse-of-io", reserve="AW", hand=[CODEX])
    both.play(0, f"summon {CODEX}", "in-play purse-of-io", f"summon {CODEX}")
    assert both.hand(0) == ["amulet-of-earth", "purse-of-io"]
    assert both.in_play(0) == [CODEX, CODEX]


# Only the owner's own cards are touched.
def test_the_others_cards_stay() -> None:
    game = kingdom({"hand": [CODEX], "reserve": "AW", "gauge": 1}, {"in_play": ["purse-of-io"]}, {"in_play": [CODEX]})
    game.play(0, f"summon {CODEX}")
    assert game.in_play(1) == ["purse-of-io"]
    assert game.in_play(2) == [CODEX]


# Of two like copies one is named; where they differ in their tokens he chooses.
def test_two_copies_of_an_item() -> None:
    alike = with_codex("purse-of-io", "purse-of-io")
    alike.play(0, f"summon {CODEX}")
    assert alike.in_play(0) == ["purse-of-io", CODEX]
    unlike = with_codex({"card": "fairy-monolith", "tokens": "AAA"}, {"card": "fairy-monolith", "tokens": "F"})
    unlike.play(0, f"summon {CODEX}")
    assert unlike.open == ["in-play fairy-monolith", "in-play fairy-monolith 2"]
    unlike.play(0, "in-play fairy-monolith 2")
    assert unlike.tokens(0, "fairy-monolith") == "AAA"


# Tokens on the item are lost: an Amulet of Water may as well pay for the Codex first.
def test_tokens_on_the_item_are_lost() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "AWFE"}
    game = kingdom({"hand": [CODEX], "in_play": [amulet], "gauge": 2})
    game.play(0, f"summon {CODEX}")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.reserve(0) == ""


# A Cursed Treatise that goes back to the hand takes no energy with it.
def test_a_cursed_treatise_taken_back() -> None:
    game = with_codex("cursed-treatise-of-arus", reserve="FF")
    game.play(0, f"summon {CODEX}")
    assert game.hand(0) == ["cursed-treatise-of-arus"]
    assert game.reserve(0) == "FF"


# A Bespelled Grimoire that goes lets the reserve overflow at once.
def test_a_grimoire_taken_back() -> None:
    game = with_codex("bespelled-grimoire", reserve="FFFFFFFE")
    game.play(0, f"summon {CODEX}")
    assert game.kind == "overflow"
    assert samples_agree(game)
    game.play(0, "F")
    assert game.reserve(0) == "FFFFFFE"


# A Mesodae's Lantern or a Statue of Eolis that goes gives the reserve its place back.
@pytest.mark.parametrize("item", ["mesodaes-lantern", "statue-of-eolis"])
def test_a_reduction_taken_back(item: str) -> None:
    game = with_codex(item)
    assert limit(game, 0) == 6
    game.play(0, f"summon {CODEX}")
    assert game.hand(0) == [item]
    assert limit(game, 0) == 7


# The room counts before it acts: a full gauge forbids to summon it, whatever it would take back.
def test_it_needs_room_before_it_acts() -> None:
    game = kingdom({"hand": [CODEX], "in_play": ["purse-of-io"], "reserve": "AW", "gauge": 1})
    assert game.refused(0, f"summon {CODEX}") == "your summoning gauge is 1, and you have 1 card in play."


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [CODEX], "reserve": "WW", "gauge": 1})
    assert game.refused(0, f"summon {CODEX}") == "selenias-codex needs 1 air, you have 0."


# Put into play by a Divine Chalice it acts as well, on the Chalice itself if there is nothing else.
def test_put_into_play_by_a_chalice() -> None:
    game = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=[CODEX, "temporal-boots", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", CODEX)
    assert game.hand(0) == ["divine-chalice"]
    assert game.in_play(0) == [CODEX]


# An item that came into play for nothing can go back: what counts is the cost on the card.
def test_an_item_put_into_play_can_be_taken_back() -> None:
    hand = ["amulet-of-earth", CODEX]
    game = kingdom({"hand": hand, "in_play": ["potion-of-dreams"], "reserve": "", "gauge": 2})
    game.play(0, "activate potion-of-dreams", "amulet-of-earth")
    assert game.in_play(0) == ["amulet-of-earth"]
    again = kingdom({"hand": [CODEX], "in_play": ["potion-of-dreams", "amulet-of-earth"], "gauge": 2})
    again.play(0, "activate potion-of-dreams")
    assert again.hand(0) == ["amulet-of-earth"]
    assert again.in_play(0) == [CODEX]


# Staff and Vase act before it; what the Vase gives is there when it acts.
def test_staff_and_vase_act_first() -> None:
    game = with_codex("staff-of-spring", "yjangs-forgotten-vase")
    game.play(0, f"summon {CODEX}")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 23
    game.play(0, "F", "in-play yjangs-forgotten-vase")
    assert game.reserve(0) == "F"


# Under Nature Spirit every cost has energy: any magic item can go back, but no Codex and no familiar.
def test_nature_spirit_opens_every_item() -> None:
    game = kingdom(
        {
            "hand": [CODEX],
            "in_play": ["temporal-boots", "runic-cube-of-eolis", "kairn-the-destroyer", CODEX],
            "reserve": "AWF",
            "gauge": 5,
        },
        options={"enchantment": "nature-spirit"},
    )
    game.play(0, f"summon {CODEX}")
    assert game.open == ["in-play temporal-boots", "in-play runic-cube-of-eolis"]
    game.play(0, "in-play runic-cube-of-eolis")
    assert game.hand(0) == ["runic-cube-of-eolis"]


# A Shield of Zira does not stand in: going back to the hand is neither sacrifice nor discard.
def test_a_shield_has_no_say() -> None:
    game = with_codex("shield-of-zira", "purse-of-io")
    game.play(0, f"summon {CODEX}", "in-play purse-of-io")
    assert game.kind == "turn"
    assert game.in_play(0) == ["shield-of-zira", CODEX]


# Everybody sees the item go, and knows it to be in the hand.
def test_everybody_knows_what_went_back() -> None:
    game = kingdom({"hand": [CODEX, "beggars-horn"], "in_play": ["purse-of-io"], "reserve": "AW", "gauge": 2}, {}, {})
    game.play(0, f"summon {CODEX}")
    assert [told["card"] for told in game.told("card-returned")] == ["purse-of-io"]
    assert [told["audience"] for told in game.told("card-returned")] == [-1]
    for viewer in (1, 2):
        for other in samples(game.game, viewer, 5):
            assert "purse-of-io" in seat(other, 0)["hand"]


# An item used this round comes back straightened when summoned again, and can be activated once more.
def test_an_item_can_be_used_twice_in_a_turn() -> None:
    idol = {"card": "idol-of-the-familiar", "used": True}
    game = with_codex(idol, reserve="AWFE")
    game.play(0, f"summon {CODEX}", "summon idol-of-the-familiar", "activate idol-of-the-familiar")
    assert game.used(0, "idol-of-the-familiar")
    assert game.crystals(0) == 30
