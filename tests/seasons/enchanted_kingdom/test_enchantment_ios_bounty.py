"""Io's Bounty: every energy transmuted gives one crystal more."""

from typing import Any

import pytest

from tests.seasons.scenario import scenario

BOUNTY: dict[str, Any] = {"options": {"enchantment": "ios-bounty", "enchanted_kingdom": True}}
TRANSMUTING = {"transmute": True}
# Crystals for air, water, fire and earth as printed, by the first space of the season.
RATES = {1: (1, 1, 2, 3), 4: (2, 1, 3, 1), 7: (3, 2, 1, 1), 10: (1, 3, 1, 2)}


# One crystal more for each energy, in every season.
@pytest.mark.parametrize("space", RATES)
@pytest.mark.parametrize("kind", range(4))
def test_each_energy_gives_one_crystal_more(space: int, kind: int) -> None:
    letter = "AWFE"[kind]
    game = scenario({"reserve": letter}, die=TRANSMUTING, space=space, **BOUNTY)
    game.play(0, "transmute", letter)
    assert game.crystals(0) == RATES[space][kind] + 1


# It is one for each token, not one for each time.
def test_it_counts_for_every_token() -> None:
    game = scenario({"reserve": "EEE"}, die=TRANSMUTING, **BOUNTY)
    game.play(0, "transmute", "E", "E", "E")
    if game.kind == "transmute":
        game.play(0, "done")
    assert (game.crystals(0), game.reserve(0)) == (3 * 4, "")


# Everybody has it, all game long.
def test_everybody_has_it() -> None:
    game = scenario({}, {"reserve": "A", "die": TRANSMUTING}, year=3, **BOUNTY)
    game.play(0, "end")
    game.play(1, "transmute", "A")
    assert game.crystals(1) == 2


# It gives no right to transmute.
def test_it_gives_no_right_to_transmute() -> None:
    game = scenario({"reserve": "A"}, **BOUNTY)
    assert "transmute" not in game.open
    assert "no right" in game.refused(0, "transmute")


# It adds to each Purse of Io.
@pytest.mark.parametrize("purses", [1, 2])
def test_it_adds_to_the_purse(purses: int) -> None:
    game = scenario({"reserve": "F", "in_play": ["purse-of-io"] * purses}, die=TRANSMUTING, **BOUNTY)
    game.play(0, "transmute", "F")
    assert game.crystals(0) == 2 + 1 + purses


# It adds to each transmutation bonus.
@pytest.mark.parametrize("bonuses", [1, 2, 3])
def test_it_adds_to_the_bonus(bonuses: int) -> None:
    game = scenario({"reserve": "F"}, **BOUNTY)
    game.play(0, *["bonus transmute"] * bonuses, "transmute", "F")
    assert game.crystals(0) == 2 + 1 + bonuses


# Purse, bonus, bounty and ability token 6: all add up.
def test_all_additions_add_up() -> None:
    game = scenario({"reserve": "F", "in_play": ["purse-of-io"], "ability_token": 6}, **BOUNTY)
    game.play(0, "bonus transmute", "ability", "transmute", "F")
    assert game.crystals(0) == 2 + 4


# Tokens of the Amulet of Water are transmuted like any other.
def test_it_counts_for_the_amulet_of_water() -> None:
    game = scenario({"in_play": [{"card": "amulet-of-water", "tokens": "E"}]}, die=TRANSMUTING, **BOUNTY)
    game.play(0, "transmute", "amulet E")
    assert game.crystals(0) == 4


# Balance of Ishtar transmutes: one more for each of its tokens, with the Purse besides.
@pytest.mark.parametrize(("edition", "size"), [("current", 3), ("russian", 3), ("first", 4)])
@pytest.mark.parametrize("purses", [0, 1])
def test_it_adds_to_balance_of_ishtar(purses: int, edition: str, size: int) -> None:
    game = scenario(
        {"reserve": "W" * size, "in_play": ["balance-of-ishtar", *["purse-of-io"] * purses]},
        options={"enchantment": "ios-bounty", "edition": edition},
    )
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == size * (3 + 1 + purses)


def test_balance_of_ishtar_with_a_bonus() -> None:
    game = scenario({"reserve": "WWW", "in_play": ["balance-of-ishtar"]}, **BOUNTY)
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == 3 * (3 + 1 + 1)


# Potion of Life transmutes the whole reserve: one more for each token.
@pytest.mark.parametrize("edition", ["current", "russian", "first"])
@pytest.mark.parametrize("purses", [0, 2])
def test_it_adds_to_potion_of_life(purses: int, edition: str) -> None:
    game = scenario(
        {"reserve": "AWF", "in_play": ["potion-of-life", *["purse-of-io"] * purses]},
        options={"enchantment": "ios-bounty", "edition": edition},
    )
    game.play(0, "activate potion-of-life")
    assert (game.crystals(0), game.reserve(0)) == (3 * (4 + 1 + purses), "")


# With Io's Transmuter the tokens give one more each, and its own two at the end of the round are as ever.
def test_it_adds_to_ios_transmuter() -> None:
    game = scenario({"reserve": "E", "in_play": ["ios-transmuter"]}, die={"crystals": 6}, **BOUNTY)
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 6 + 4
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 6 + 4 + 2


# Other ways from energy to crystals are no transmuting.
def test_other_gains_are_as_ever() -> None:
    game = scenario({"reserve": "EE", "hand": ["amulet-of-earth"], "gauge": 1}, **BOUNTY)
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 9
    game = scenario({"reserve": "E", "in_play": ["horn-of-plenty"]}, {}, **BOUNTY)
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 5
