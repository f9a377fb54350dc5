"""Nature Spirit: every card summoned from the hand costs one energy more, of the player's choice."""

from typing import Any

import pytest

from tests.seasons.scenario import scenario

SPIRIT: dict[str, Any] = {"options": {"enchantment": "nature-spirit", "enchanted_kingdom": True}}


# A magic item costs one energy more; the player chooses which, and pays it with the rest.
@pytest.mark.parametrize(("extra", "left"), [("A", "AWE"), ("W", "AAE"), ("E", "AAW")])
def test_a_magic_item_costs_one_energy_more(extra: str, left: str) -> None:
    game = scenario({"hand": ["amulet-of-earth"], "gauge": 1, "reserve": "AAWEEE"}, **SPIRIT)
    game.play(0, "summon amulet-of-earth")
    assert (game.kind, game.open) == ("nature-spirit", ["A", "W", "E"])
    game.play(0, extra)
    assert (sorted(game.reserve(0)), game.crystals(0)) == (sorted(left), 9)
    assert game.in_play(0) == ["amulet-of-earth"]


# A familiar too.
def test_a_familiar_costs_one_energy_more() -> None:
    game = scenario({"hand": ["argos-hawk"], "gauge": 1, "reserve": "AEF"}, **SPIRIT)
    game.play(0, "summon argos-hawk")
    assert (game.in_play(0), game.reserve(0), game.crystals(0)) == (["argos-hawk"], "", 10)


# Without that one energy the card cannot be summoned, and the refusal says what is missing.
@pytest.mark.parametrize(
    ("card", "reserve"),
    [("amulet-of-earth", "EE"), ("temporal-boots", ""), ("balance-of-ishtar", ""), ("divine-chalice", "AWFE")],
)
def test_without_the_energy_the_card_is_refused(card: str, reserve: str) -> None:
    game = scenario({"hand": [card], "gauge": 1, "reserve": reserve, "crystals": 20}, **SPIRIT)
    assert f"summon {card}" not in game.open
    assert "Nature Spirit" in game.refused(0, f"summon {card}")


# With the energy lacking for the printed cost, the refusal names that.
def test_what_lacks_for_the_printed_cost_is_named() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "gauge": 1, "reserve": "AE"}, **SPIRIT)
    assert "2 earth, you have 1" in game.refused(0, "summon amulet-of-earth")


# A card that costs nothing costs that one energy.
@pytest.mark.parametrize("card", ["arcane-telescope", "die-of-malice", "glutton-cauldron", "thieving-fairies"])
def test_a_free_card_costs_one_energy(card: str) -> None:
    game = scenario({"hand": [card], "gauge": 1, "reserve": "F"}, **SPIRIT)
    game.play(0, f"summon {card}")
    assert (game.in_play(0), game.reserve(0)) == ([card], "")


# A card that costs crystals alone costs them and one energy.
@pytest.mark.parametrize(
    ("card", "crystals"), [("runic-cube-of-eolis", 20), ("arcano-leech", 2), ("ratty-nightshade", 2)]
)
def test_a_card_for_crystals_costs_one_energy_too(card: str, crystals: int) -> None:
    game = scenario({"hand": [card], "gauge": 1, "reserve": "WE", "crystals": 25}, **SPIRIT)
    game.play(0, f"summon {card}", "E")
    if game.kind == "steal-energy":
        game.play(0, "done")
    assert (game.in_play(0), game.reserve(0), game.crystals(0)) == ([card], "W", 25 - crystals)


# Hand of Fortune takes off one energy of the whole cost, the additional one included.
@pytest.mark.parametrize(("spared", "left"), [("E", "E"), ("W", "W")])
def test_hand_of_fortune_works_on_the_additional_energy(spared: str, left: str) -> None:
    hand = {"hand": ["amulet-of-earth"], "in_play": ["hand-of-fortune"], "gauge": 2, "reserve": "WEE"}
    game = scenario(hand, **SPIRIT)
    game.play(0, "summon amulet-of-earth", "W", spared)
    assert (game.reserve(0), game.crystals(0)) == (left, 9)


def test_with_a_hand_of_fortune_the_printed_energy_is_enough() -> None:
    game = scenario(
        {"hand": ["amulet-of-earth"], "in_play": ["hand-of-fortune"], "gauge": 2, "reserve": "EE"}, **SPIRIT
    )
    game.play(0, "summon amulet-of-earth")
    while game.kind != "turn":
        game.play(0, game.open[0])
    assert (game.reserve(0), game.crystals(0)) == ("", 9)


# Never below one: for a card that costs nothing, or crystals alone, the energy is always paid.
@pytest.mark.parametrize("card", ["die-of-malice", "runic-cube-of-eolis"])
def test_hand_of_fortune_never_takes_off_the_last_energy(card: str) -> None:
    player: dict[str, Any] = {"hand": [card], "in_play": ["hand-of-fortune"], "gauge": 2, "crystals": 20}
    game = scenario({**player, "reserve": ""}, **SPIRIT)
    assert "Nature Spirit" in game.refused(0, f"summon {card}")
    game = scenario({**player, "reserve": "A"}, **SPIRIT)
    game.play(0, f"summon {card}")
    assert game.reserve(0) == ""


def test_two_hands_of_fortune_leave_one_energy() -> None:
    game = scenario(
        {
            "hand": ["cursed-treatise-of-arus", "shield-of-zira"],
            "in_play": ["hand-of-fortune", "hand-of-fortune"],
            "gauge": 4,
            "reserve": "AF",
        },
        **SPIRIT,
    )
    # An air and one more: of two only one can be taken off.
    game.play(0, "summon shield-of-zira")
    while game.kind != "turn":
        game.play(0, game.open[0])
    assert game.in_play(0)[-1] == "shield-of-zira"
    assert len(game.reserve(0)) == 1


def test_two_hands_of_fortune_take_off_two_of_three() -> None:
    game = scenario(
        {
            "hand": ["amulet-of-earth"],
            "in_play": ["hand-of-fortune", "hand-of-fortune"],
            "gauge": 3,
            "reserve": "E",
        },
        **SPIRIT,
    )
    game.play(0, "summon amulet-of-earth")
    while game.kind != "turn":
        game.play(0, game.open[0], "A")
    assert (game.in_play(0)[-1], game.reserve(0), game.crystals(0)) == ("amulet-of-earth", "", 9)


# Elemental Amulet: its elements, and one energy more that has no effect.
def test_elemental_amulet_costs_one_energy_beside_its_elements() -> None:
    game = scenario({"hand": ["elemental-amulet"], "gauge": 1, "reserve": "AE"}, **SPIRIT)
    game.play(0, "summon elemental-amulet")
    assert game.kind == "elements"
    game.play(0, "E", *(["done"] if game.kind == "elements" and "done" in game.open else []))
    while game.kind != "turn":
        game.play(0, "done" if "done" in game.open else game.open[0])
    assert (game.reserve(0), game.crystals(0), game.gauge(0)) == ("", 5, 1)


def test_elemental_amulet_may_take_its_own_element_twice() -> None:
    game = scenario({"hand": ["elemental-amulet"], "gauge": 1, "reserve": "EE"}, **SPIRIT)
    game.play(0, "summon elemental-amulet", "E")
    while game.kind != "turn":
        game.play(0, "done" if "done" in game.open else game.open[0])
    assert (game.reserve(0), game.crystals(0)) == ("", 5)


def test_elemental_amulet_cannot_be_had_for_one_energy() -> None:
    game = scenario({"hand": ["elemental-amulet"], "gauge": 1, "reserve": "E"}, **SPIRIT)
    assert "summon elemental-amulet" not in game.open
    assert "energy" in game.refused(0, "summon elemental-amulet")


# With Hand of Fortune, an element and the additional energy come to one.
def test_elemental_amulet_with_hand_of_fortune() -> None:
    game = scenario(
        {"hand": ["elemental-amulet"], "in_play": ["hand-of-fortune"], "gauge": 2, "reserve": "E"}, **SPIRIT
    )
    game.play(0, "summon elemental-amulet")
    while game.kind != "turn":
        if game.kind == "elements":
            game.play(0, "E" if "E" in game.open else "done")
        else:
            game.play(0, game.open[0])
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["hand-of-fortune", "elemental-amulet"]


# The Amulet of Water pays for it as for all else.
def test_the_amulet_of_water_pays_the_additional_energy() -> None:
    game = scenario(
        {"hand": ["die-of-malice"], "in_play": [{"card": "amulet-of-water", "tokens": "F"}], "gauge": 2}, **SPIRIT
    )
    game.play(0, "summon die-of-malice")
    assert game.in_play(0) == ["amulet-of-water", "die-of-malice"]
    assert game.tokens(0, "amulet-of-water") == ""


# Only what is summoned from the hand costs more: Divine Chalice puts its card into play for nothing.
def test_divine_chalice_puts_its_card_into_play_for_nothing() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "gauge": 2, "reserve": "AWFEE"},
        deck=["amulet-of-earth", "purse-of-io", "die-of-malice", "beggars-horn"],
        **SPIRIT,
    )
    game.play(0, "summon divine-chalice", "amulet-of-earth")
    assert (game.in_play(0), game.crystals(0)) == (["divine-chalice", "amulet-of-earth"], 9)
    assert game.reserve(0) == ""


# Crystal Orb takes its four energy, and not one more.
def test_crystal_orb_takes_four_energy() -> None:
    game = scenario({"in_play": ["crystal-orb"], "gauge": 2, "reserve": "AAAA"}, deck=["amulet-of-earth"], **SPIRIT)
    game.play(0, "activate crystal-orb", "yes")
    assert (game.in_play(0), game.reserve(0)) == (["crystal-orb", "amulet-of-earth"], "")


# Potion of Dreams puts a card of the hand into play with an empty reserve: it is not summoned.
def test_potion_of_dreams_needs_no_energy() -> None:
    game = scenario({"in_play": ["potion-of-dreams"], "hand": ["amulet-of-earth"], "gauge": 1}, **SPIRIT)
    game.play(0, "activate potion-of-dreams")
    assert (game.in_play(0), game.crystals(0)) == (["amulet-of-earth"], 9)


# Raven costs one energy more; the card that it becomes costs what is printed on it.
def test_ravens_imitation_costs_what_is_printed() -> None:
    game = scenario(
        {"hand": ["raven-the-usurper"], "gauge": 1, "reserve": "AFEE"}, {"in_play": ["amulet-of-earth"]}, **SPIRIT
    )
    game.play(0, "summon raven-the-usurper", "A", "player 1 amulet-of-earth")
    assert (game.crystals(0), game.reserve(0)) == (9, "")


# Activating costs what it always does.
def test_activations_cost_no_more() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"], "reserve": "A"}, {"crystals": 9}, **SPIRIT)
    game.play(0, "activate kairn-the-destroyer")
    assert (game.reserve(0), game.crystals(1)) == ("", 5)


# Selenia's Codex takes back an item whose cost has energy: under this enchantment that is every magic item.
def test_selenias_codex_may_take_back_any_magic_item() -> None:
    player = {
        "hand": ["selenias-codex"],
        "in_play": ["runic-cube-of-eolis", "die-of-malice", "kairn-the-destroyer"],
        "gauge": 4,
    }
    game = scenario({**player, "reserve": "AWF"}, **SPIRIT)
    game.play(0, "summon selenias-codex")
    assert sorted(game.open) == ["in-play die-of-malice", "in-play runic-cube-of-eolis"]
    game.play(0, "in-play runic-cube-of-eolis")
    assert game.hand(0) == ["runic-cube-of-eolis"]
    game = scenario({**player, "reserve": "AW"}, options={"enchanted_kingdom": True})
    game.play(0, "summon selenias-codex")
    assert game.hand(0) == []


# Arcano Leech takes its crystal beside the additional energy.
def test_arcano_leech_takes_its_crystal_besides() -> None:
    game = scenario(
        {"hand": ["die-of-malice"], "gauge": 1, "reserve": "A", "crystals": 1}, {"in_play": ["arcano-leech"]}, **SPIRIT
    )
    game.play(0, "summon die-of-malice")
    assert (game.crystals(0), game.crystals(1), game.reserve(0)) == (0, 1, "")
