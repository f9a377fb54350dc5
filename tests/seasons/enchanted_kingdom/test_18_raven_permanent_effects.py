"""Card 18/20: Raven the Usurper and the permanent effects of what it has become."""

from typing import Any

import pytest

from tests.seasons.cards.common import crystals, end_game
from tests.seasons.enchanted_kingdom.kingdom import RAVEN, kingdom
from tests.seasons.enchanted_kingdom.usurping import usurped
from tests.seasons.scenario import next_round


# A Die of Malice imitated is offered before the die acts, from the next turn on.
def test_as_die_of_malice() -> None:
    game = usurped("die-of-malice")
    next_round(game, 0, 1)
    while game.asked != 0:
        game.play(game.asked, "end" if game.kind == "turn" else "no")
    assert (game.kind, game.open) == ("reroll", ["no", f"activate {RAVEN}"])
    game.play(0, f"activate {RAVEN}")
    assert game.crystals(0) >= 2
    assert game.used(0, RAVEN)


# Staff of Spring: three crystals for the next card; none for the Raven that has become one.
def test_as_staff_of_spring() -> None:
    game = usurped("staff-of-spring", {"hand": ["glutton-cauldron"]})
    assert game.crystals(0) == 0
    game.play(0, "summon glutton-cauldron")
    assert game.crystals(0) == 3


# Yjang's Forgotten Vase: an energy for the next card, none for itself.
def test_as_yjangs_forgotten_vase() -> None:
    game = usurped("yjangs-forgotten-vase", {"hand": ["glutton-cauldron"]})
    assert game.reserve(0) == ""
    game.play(0, "summon glutton-cauldron", "W")
    assert game.reserve(0) == "W"


# Purse of Io: a crystal more for each energy transmuted.
def test_as_purse_of_io() -> None:
    game = usurped("purse-of-io", {"reserve": "A", "ability_token": 6})
    game.play(0, "ability", "transmute", "A")
    assert game.crystals(0) == 1 + 1 + 1  # winter's rate, the Purse, the token


# Wondrous Chest and Beggar's Horn look at its owner's reserve as the round ends.
def test_as_wondrous_chest_and_beggars_horn() -> None:
    game = usurped("wondrous-chest", {"reserve": "AAAA"})
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 3
    game = usurped("beggars-horn")
    game.play(0, "end")
    game.play(1, "end")
    # The original's owner is second in the round's order: Raven's is asked first.
    assert (game.asked, game.kind) == (0, "gain-energy")
    game.play(0, "F")
    assert game.reserve(0) == "F"


# Bespelled Grimoire: ten tokens, until it is gone.
def test_as_bespelled_grimoire_until_its_end() -> None:
    game = usurped("bespelled-grimoire", {"in_play": ["potion-of-knowledge"], "reserve": "AAAA"}, "A", "A")
    game.play(0, "activate potion-of-knowledge", "F", "F", "F", "F", "F")
    game.play(0, "F")
    assert len(game.reserve(0)) == 10
    game.play(0, "end")
    game.play(1, "ability")
    assert (game.asked, game.kind) == (0, "overflow")
    game.play(0, *"AAA")
    assert len(game.reserve(0)) == 7


# Hand of Fortune: one energy off what is summoned next, and not off the price that made it one.
def test_as_hand_of_fortune() -> None:
    game = usurped("hand-of-fortune", {"hand": ["amulet-of-fire"], "reserve": "F"})
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    assert game.reserve(0) == ""


# Hourglass of Time and Statue of Eolis act when the season changes.
def test_as_hourglass_of_time() -> None:
    game = usurped("hourglass-of-time", space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    # The original's owner is the new first player.
    game.play(1, "A")
    assert (game.asked, game.kind) == (0, "gain-energy")
    game.play(0, "E")
    assert (game.reserve(0), game.reserve(1)) == ("E", "A")


def test_as_statue_of_eolis() -> None:
    game = usurped("statue-of-eolis", space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    game.play(1, "take crystals")
    game.play(0, "take energy", "W")
    assert (game.reserve(0), game.crystals(1)) == ("W", 2)


# Mesodae's Lantern: three crystals as the round ends, from a reserve of six.
def test_as_mesodaes_lantern() -> None:
    game = usurped("mesodaes-lantern")
    game.play(0, "end")
    game.play(1, "end")
    assert (crystals(game), game.player(0)["reserve_limit"]) == ([3, 3], 6)


# And its end gives the place in the reserve back.
def test_the_lanterns_end() -> None:
    game = usurped("mesodaes-lantern", None, "end")
    game.play(1, "ability")
    assert game.player(0)["reserve_limit"] == 7


# Heart of Argos: an earth for the first activation, into the reserve as the round ends.
def test_as_heart_of_argos() -> None:
    game = usurped("heart-of-argos", {"in_play": ["arcane-telescope"], "crystals": 2})
    game.play(0, "activate arcane-telescope", "runic-cube-of-eolis", "purse-of-io")
    assert (game.tokens(0, RAVEN), game.tokens(1, "heart-of-argos")) == ("E", "")
    game.play(0, "end")
    game.play(1, "end")
    assert (game.reserve(0), game.tokens(0, RAVEN)) == ("E", "")


# Horn of Plenty: an earth is worth five crystals as the round ends.
def test_as_horn_of_plenty() -> None:
    game = usurped("horn-of-plenty", {"reserve": "AE"})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "E")
    assert (game.reserve(0), game.crystals(0)) == ("A", 5)


# Io's Transmuter: a die with crystals allows transmuting, in this very turn too, and two crystals come for it.
def test_as_ios_transmuter() -> None:
    game = usurped("ios-transmuter", {"reserve": "A"}, die={"crystals": 6})
    assert game.crystals(0) == 6
    game.play(0, "transmute", "A", "end")
    game.play(1, "end")
    assert game.crystals(0) == 6 + 1 + 2


# Steadfast Die: offered from the next die on.
def test_as_steadfast_die() -> None:
    game = usurped("steadfast-die")
    next_round(game, 0, 1)
    while game.asked != 0:
        game.play(game.asked, "no" if game.kind == "steadfast" else "end")
    assert game.kind == "steadfast"
    game.play(0, "steadfast gauge")
    assert game.gauge(0) == 10


# Shield of Zira: it stands in for another card, for ten crystals, and is gone; the original stays.
def test_as_shield_of_zira() -> None:
    game = usurped("shield-of-zira", {"in_play": ["potion-of-knowledge"]})
    game.play(0, "activate potion-of-knowledge")
    assert (game.kind, game.open) == ("shield", ["no", f"in-play {RAVEN}"])
    game.play(0, f"in-play {RAVEN}", "A")
    assert (game.in_play(0), game.crystals(0), game.in_play(1)) == (["potion-of-knowledge"], 10, ["shield-of-zira"])


# Beside a real Shield, its owner chooses which of the two stands in.
def test_raven_or_the_shield_itself() -> None:
    game = usurped("shield-of-zira", {"in_play": ["shield-of-zira", "potion-of-knowledge"]})
    game.play(0, "activate potion-of-knowledge")
    assert game.open == ["no", "in-play shield-of-zira", f"in-play {RAVEN}"]


# The original's own use ends Raven, and that saves nothing: no crystals for Raven's owner.
def test_the_shields_use_ends_raven_for_nothing() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FA", "gauge": 1},
        {"in_play": ["shield-of-zira", "potion-of-knowledge"]},
    )
    game.play(0, f"summon {RAVEN}", "player 1 shield-of-zira", "end")
    game.play(1, "activate potion-of-knowledge", "in-play shield-of-zira", "A")
    assert (game.in_play(0), game.in_play(1)) == ([], ["potion-of-knowledge"])
    assert crystals(game) == [0, 10]


# Amulet of Water: its own four tokens pay, and are lost with it.
def test_as_amulet_of_water() -> None:
    game = usurped("amulet-of-water", {"hand": ["amulet-of-air"]}, *"AAAA")
    assert game.tokens(1, "amulet-of-water") == ""
    game.play(0, "summon amulet-of-air")
    assert game.tokens(0, RAVEN) == "AA"
    game.play(0, "end")
    game.play(1, "ability")
    assert (game.in_play(0), game.reserve(0)) == (["amulet-of-air"], "")


# Cursed Treatise: sacrificed as one, Raven takes the whole reserve with it.
def test_as_cursed_treatise() -> None:
    game = usurped("cursed-treatise-of-arus", {"reserve": "AA"}, "F", "F")
    assert game.reserve(0) == "AAFF"
    game.play(0, "end")
    game.play(1, "ability")
    assert (game.in_play(0), game.reserve(0)) == ([], "")


# Ragfield's Helm, Lantern of Xidit, Jewel of the Ancients: at the end of the game.
END_EFFECTS = [
    ("ragfields-helm", {"in_play": ["purse-of-io"]}, 20),
    ("ragfields-helm", {}, 0),
    ("lantern-of-xidit", {"in_play": [{"card": "amulet-of-water", "tokens": "AA"}]}, 0),
    ("jewel-of-the-ancients", {}, -10),
    ("sealed-chest-of-urm", {}, 0),
    ("runic-cube-of-eolis", {}, 0),
]


@pytest.mark.parametrize(("item", "mine", "worth"), END_EFFECTS)
def test_effect_at_the_end_of_the_game(item: str, mine: dict[str, Any], worth: int) -> None:
    game = usurped(item, mine, year=3, space=12, leftover_pips=1)
    assert end_game(game)[0]["effects"] == worth


def test_as_lantern_of_xidit_with_energy() -> None:
    game = usurped("lantern-of-xidit", {"ability_token": 3}, "ability", "A", "A", year=3, space=12, leftover_pips=1)
    assert end_game(game)[0]["effects"] == 6


# The tokens on the original do not make Raven a full Jewel: it has none of its own.
def test_as_jewel_with_tokens_of_its_own() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FFF", "gauge": 1},
        {"in_play": [{"card": "jewel-of-the-ancients", "tokens": "AAA"}]},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, f"summon {RAVEN}", "player 1 jewel-of-the-ancients")
    parts = end_game(game)
    assert (parts[0]["effects"], parts[1]["effects"]) == (-10, 35)
