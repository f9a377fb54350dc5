"""Air Elemental, Thieving Fairies, Cursed Treatise of Arus, Idol of the Familiar, Necrotic Kriss."""

from typing import Any

import pytest

from chronomage.kernel.event import EVERYBODY
from tests.seasons.scenario import Scenario, scenario

FOUR_ON_AMULET = {"card": "amulet-of-water", "tokens": "AWFE"}
FULL_CAULDRON = {"card": "glutton-cauldron", "tokens": "AAWWFF"}
FAIRIES = {"in_play": ["thieving-fairies"]}


def take_dice(game: Scenario) -> None:
    """Everybody takes the first die that gives no card, so that the next turn begins without a draw."""
    while not game.game.over and game.kind == "die":
        dice = game.game.describe()["dice"]
        place = next(place for place, die in enumerate(dice) if die is not None and not die["card"])
        game.play(game.asked, f"die {place + 1}")


def amounts(game: Scenario, kind: str, player: int) -> list[int]:
    """The amounts of the last events of that kind that befell that player."""
    return [event["amount"] for event in game.told(kind) if event["player"] == player]


# --- Air Elemental ---


# Every opponent's energy becomes air, as many tokens as before; the owner's stays what it is.
def test_air_elemental_changes_all_opponents() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAAFE", "gauge": 1}, {"reserve": "WWFE"}, {"reserve": "AFFEEEE"}, {}
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(0) == "FE"
    assert game.reserve(1) == "AAAA"
    assert game.reserve(2) == "AAAAAAA"
    assert game.reserve(3) == ""


# What a Grimoire makes room for is part of the reserve and changes too.
def test_air_elemental_changes_all_ten_of_a_grimoire() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"in_play": ["bespelled-grimoire"], "reserve": "WWWFFFEEEE"},
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AAAAAAAAAA"


# Amulet of Water and Glutton Cauldron are no part of the reserve: theirs stays.
def test_air_elemental_leaves_amulet_and_cauldron() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"in_play": [FOUR_ON_AMULET, FULL_CAULDRON], "reserve": "E"},
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "A"
    assert game.tokens(1, "amulet-of-water") == "AWFE"
    assert game.tokens(1, "glutton-cauldron") == "AAWWFF"


# It acts once: energy that comes later keeps its kind, and what is air now pays as air only.
def test_air_elemental_acts_once() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1},
        {"reserve": "FF", "hand": ["amulet-of-fire"], "gauge": 2, "in_play": ["potion-of-knowledge"]},
    )
    game.play(0, "summon air-elemental", "end")
    assert game.refused(1, "summon amulet-of-fire") == "amulet-of-fire needs 2 fire, you have 0."
    game.play(1, "activate potion-of-knowledge", *"WFFFE")
    assert game.reserve(1) == "AAWFFFE"


# Three air, from reserve or amulet, one less with a Hand of Fortune.
def test_air_elemental_cost() -> None:
    game = scenario({"hand": ["air-elemental"], "reserve": "AAWF", "gauge": 1})
    assert game.refused(0, "summon air-elemental") == "air-elemental needs 3 air, you have 2."
    game = scenario({"hand": ["air-elemental"], "reserve": "AA", "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon air-elemental")  # all three are needed, so there is nothing to choose
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("", "WFE")
    game = scenario({"hand": ["air-elemental"], "reserve": "AA", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon air-elemental")
    assert game.reserve(0) == ""


# Put into play it acts as well, with the Leech's toll for the Chalice only.
def test_air_elemental_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 5},
        {"reserve": "FFEE", "in_play": ["arcano-leech"]},
        deck=["air-elemental", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "air-elemental")
    assert game.reserve(1) == "AAAA"
    assert (game.crystals(0), game.crystals(1)) == (4, 1)


# Summoning it is no activation, and it has none.
def test_air_elemental_is_no_activation() -> None:
    game = scenario({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1, "crystals": 3}, FAIRIES)
    game.play(0, "summon air-elemental")
    assert (game.crystals(0), game.crystals(1)) == (3, 0)
    assert game.refused(0, "activate air-elemental") == "air-elemental has no effect to activate."


# --- Thieving Fairies ---


# Nothing, three or six crystals for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_fairies_cost_by_number_of_players(seats: int, cost: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["thieving-fairies"], "crystals": cost, "gauge": 1}, *others)
    game.play(0, "summon thieving-fairies")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["thieving-fairies"]
    if cost:
        game = scenario({"hand": ["thieving-fairies"], "crystals": cost - 1, "gauge": 1}, *others)
        why = game.refused(0, "summon thieving-fairies")
        assert why == f"thieving-fairies needs {cost} crystals, you have {cost - 1}."


# A Leech's toll comes on top.
def test_fairies_cost_with_leeches() -> None:
    game = scenario(
        {"hand": ["thieving-fairies"], "crystals": 4, "gauge": 1},
        {"in_play": ["arcano-leech"]},
        {"in_play": ["arcano-leech"]},
    )
    why = game.refused(0, "summon thieving-fairies")
    assert why == "thieving-fairies needs 5 crystals (2 of them for Arcano Leech), you have 4."


ACTIVATIONS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("balance", {"in_play": ["balance-of-ishtar"], "reserve": "AAA"}, ["activate balance-of-ishtar"]),
    ("kairn", {"in_play": ["kairn-the-destroyer"], "reserve": "A"}, ["activate kairn-the-destroyer"]),
    ("power", {"in_play": ["potion-of-power"]}, ["activate potion-of-power"]),
    (
        "dreams",
        {"in_play": ["potion-of-dreams"], "hand": ["purse-of-io"], "gauge": 1},
        ["activate potion-of-dreams"],
    ),
    ("knowledge", {"in_play": ["potion-of-knowledge"]}, ["activate potion-of-knowledge", *"AAAAA"]),
    ("life", {"in_play": ["potion-of-life"], "reserve": "E"}, ["activate potion-of-life"]),
    ("tree-energy", {"in_play": ["tree-of-light"]}, ["activate tree-of-light", "A"]),
    (
        "tree-transmutation",
        {"in_play": ["tree-of-light"], "reserve": "A"},
        ["activate tree-of-light", "buy transmutation"],
    ),
    ("orb-look", {"in_play": ["crystal-orb"]}, ["activate crystal-orb", "look"]),
    ("orb-discard", {"in_play": ["crystal-orb"]}, ["activate crystal-orb", "discard top"]),
    ("cauldron", {"in_play": ["glutton-cauldron"], "reserve": "A"}, ["activate glutton-cauldron"]),
    ("skull", {"in_play": ["dragon-skull", "purse-of-io", "temporal-boots"]}, ["activate dragon-skull"]),
    ("idol", {"in_play": ["idol-of-the-familiar", "titus-deepgaze"]}, ["activate idol-of-the-familiar"]),
    ("kriss", {"in_play": ["necrotic-kriss", "titus-deepgaze"]}, ["activate necrotic-kriss", *"AAAA"]),
    (
        "mirror",
        {"in_play": ["mirror-of-the-seasons"], "reserve": "AA"},
        ["activate mirror-of-the-seasons", "2", "E"],
    ),
    ("soul", {"in_play": ["damned-soul-of-onys"], "reserve": "W"}, ["activate damned-soul-of-onys"]),
]


# Whatever card is activated, and in whatever way: its player loses a crystal and the Fairies' owner gains two.
@pytest.mark.parametrize(("seat", "script"), [each[1:] for each in ACTIVATIONS], ids=[each[0] for each in ACTIVATIONS])
def test_fairies_against_every_kind_of_activation(seat: dict[str, Any], script: list[str]) -> None:
    game = scenario({"crystals": 10, **seat}, FAIRIES)
    game.play(0, *script)
    assert len(game.told("card-activated")) == 1
    assert sum(amounts(game, "crystals-gained", 1)) == 2
    assert amounts(game, "crystals-lost", 0).count(1) == 1
    assert game.kind == "turn"


# With no crystal the activation goes on all the same, and the Fairies' owner gets the one that nobody pays.
@pytest.mark.parametrize(
    ("seat", "script"),
    [each[1:] for each in ACTIVATIONS if each[0] not in ("tree-energy", "orb-discard", "mirror")],
    ids=[each[0] for each in ACTIVATIONS if each[0] not in ("tree-energy", "orb-discard", "mirror")],
)
def test_fairies_against_a_player_without_crystals(seat: dict[str, Any], script: list[str]) -> None:
    way_settles_itself = [choice for choice in script if choice not in ("look", "buy transmutation")]
    game = scenario(seat, FAIRIES)
    game.play(0, *way_settles_itself)
    assert len(game.told("card-activated")) == 1
    assert sum(amounts(game, "crystals-gained", 1)) == 1
    assert amounts(game, "crystals-lost", 0) == []


# Die of Malice, before the die acts, is an activation too; its two crystals come after.
def test_fairies_against_die_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"], "crystals": 1}, FAIRIES, die={"crystals": 6})
    assert game.kind == "reroll"
    game.play(0, "activate die-of-malice")
    assert game.crystals(1) == 2
    assert amounts(game, "crystals-lost", 0) == [1]
    assert amounts(game, "crystals-gained", 0)[0] == 2
    game = scenario({"in_play": ["die-of-malice"]}, FAIRIES, die={"crystals": 6})
    game.play(0, "activate die-of-malice")
    assert game.crystals(1) == 1
    assert amounts(game, "crystals-lost", 0) == []


# Two Dice of Malice used one after the other are two activations.
def test_fairies_against_two_dice_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice", "die-of-malice"], "crystals": 4}, FAIRIES, die={"crystals": 6})
    game.play(0, "activate die-of-malice", "activate die-of-malice 2")
    assert game.crystals(1) == 4
    assert amounts(game, "crystals-lost", 0) == [1, 1]


# Left alone, the Die of Malice is no activation.
def test_fairies_against_an_unused_die_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"], "crystals": 1}, FAIRIES, die={"crystals": 6})
    game.play(0, "no")
    assert (game.crystals(0), game.crystals(1)) == (7, 0)


# The price comes first: who pays his last crystals for the activation has none left for the Fairies.
def test_fairies_take_after_the_price() -> None:
    game = scenario({"in_play": ["tree-of-light"], "crystals": 3}, FAIRIES)
    game.play(0, "activate tree-of-light", "F")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    assert game.reserve(0) == "F"
    game = scenario({"in_play": ["mirror-of-the-seasons"], "crystals": 2, "reserve": "AA"}, FAIRIES)
    game.play(0, "activate mirror-of-the-seasons", "1", "E")
    assert (game.crystals(0), game.crystals(1)) == (0, 2)


# Each activation anew, also of two cards in one turn.
def test_fairies_take_for_each_activation() -> None:
    game = scenario(
        {"in_play": ["idol-of-the-familiar", "idol-of-the-familiar", "potion-of-power"], "crystals": 9}, FAIRIES
    )
    game.play(0, "activate idol-of-the-familiar", "activate idol-of-the-familiar 2", "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (6, 6)


# Two copies each take: two crystals lost, four gained; with one crystal left, one lost and three gained.
def test_two_fairies() -> None:
    both = {"in_play": ["thieving-fairies", "thieving-fairies"]}
    game = scenario({"in_play": ["potion-of-power"], "crystals": 5}, both)
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (3, 4)
    game = scenario({"in_play": ["potion-of-power"], "crystals": 1}, both)
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (0, 3)


# Two owners, clockwise from who activates: the last crystal goes to the nearer one.
def test_fairies_of_two_owners() -> None:
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 1}, {}, FAIRIES, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(4)] == [1, 0, 0, 2]
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 5}, {}, FAIRIES, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(4)] == [2, 3, 0, 2]


# Their owner's own activations give nothing; who merely looks on gains and loses nothing.
def test_fairies_and_their_owners_own_cards() -> None:
    game = scenario({"in_play": ["thieving-fairies", "potion-of-power"], "crystals": 5}, {"crystals": 5})
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (5, 5)
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 5}, {"crystals": 5}, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(3)] == [2, 4, 5]


# Instant effects are no activations.
def test_fairies_do_not_see_instant_effects() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 1, "crystals": 1}, FAIRIES)
    game.play(0, "summon amulet-of-earth")
    assert (game.crystals(0), game.crystals(1)) == (10, 0)


# Nor are permanent ones: Staff, Purse, the end of the round, a changed season.
def test_fairies_do_not_see_permanent_effects() -> None:
    game = scenario(
        {
            "in_play": ["staff-of-spring", "purse-of-io", "wondrous-chest", "hourglass-of-time"],
            "hand": ["temporal-boots"],
            "reserve": "AAAAA",
            "gauge": 5,
            "crystals": 1,
        },
        FAIRIES,
    )
    game.play(0, "summon temporal-boots", "forward 3", "W")
    game.play(0, "bonus transmute", "transmute", "A", "done", "end")
    game.play(1, "end")
    assert game.crystals(1) == 0
    assert game.crystals(0) == 1 + 3 + (2 + 1 + 1) + 3  # Staff; air in spring with Purse and bonus; Chest


# They act from the moment they lie there, put into play or summoned, and are never activated themselves.
def test_fairies_put_into_play_act_at_once() -> None:
    game = scenario(
        {"hand": ["thieving-fairies"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"in_play": ["potion-of-power"], "crystals": 2, "hand": ["temporal-boots"]},
        {},
    )
    game.play(0, "activate potion-of-dreams")
    assert game.refused(0, "activate thieving-fairies") == "thieving-fairies has no effect to activate."
    game.play(0, "end")
    game.play(1, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (2, 1)


# Kairn: the Fairies' owner gains first, then loses four.
def test_fairies_gain_before_kairn_strikes() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"], "reserve": "A", "crystals": 3}, FAIRIES)
    game.play(0, "activate kairn-the-destroyer")
    assert (game.crystals(0), game.crystals(1)) == (2, 0)


# --- Cursed Treatise of Arus ---


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


# --- Idol of the Familiar ---


# Ten crystals when it enters, for one of each energy.
def test_idol_gives_ten_crystals() -> None:
    game = scenario({"hand": ["idol-of-the-familiar"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon idol-of-the-familiar")
    assert (game.crystals(0), game.reserve(0)) == (10, "")


# The first printing gave nothing; the Russian book gives ten like the others.
@pytest.mark.parametrize(
    ("options", "crystals"),
    [
        ({"edition": "first"}, 0),
        ({"edition": "russian"}, 10),
        ({"edition": "current"}, 10),
        ({"idol_of_the_familiar": "nothing"}, 0),
    ],
)
def test_idol_by_edition(options: dict[str, str], crystals: int) -> None:
    game = scenario({"hand": ["idol-of-the-familiar"], "reserve": "AWFE", "gauge": 1}, options=options)
    game.play(0, "summon idol-of-the-familiar")
    assert game.crystals(0) == crystals


# Activated, a crystal for each familiar of its owner in play: not those in hand, not the opponents', no magic items.
def test_idol_counts_familiars_in_play() -> None:
    game = scenario(
        {
            "in_play": ["idol-of-the-familiar", "titus-deepgaze", "arcano-leech", "purse-of-io", "arcano-leech"],
            "hand": ["kairn-the-destroyer"],
        },
        {"in_play": ["syllas-the-faithful", "figrim-the-avaricious"]},
    )
    game.play(0, "activate idol-of-the-familiar")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 0


# A Damned Soul that came from a neighbour is a familiar like any other.
def test_idol_counts_a_damned_soul_received() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W"}, {"in_play": ["idol-of-the-familiar"]})
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "activate idol-of-the-familiar")
    assert game.crystals(1) == 1


# With no familiar it may be activated, for nothing, and is used all the same.
def test_idol_without_familiars() -> None:
    game = scenario({"in_play": ["idol-of-the-familiar"]})
    game.play(0, "activate idol-of-the-familiar")
    assert game.crystals(0) == 0
    assert game.used(0, "idol-of-the-familiar")


# Once a round.
def test_idol_once_a_round() -> None:
    game = scenario({}, {"in_play": ["idol-of-the-familiar", "titus-deepgaze"]})
    game.play(0, "end")
    game.play(1, "activate idol-of-the-familiar")
    why = game.refused(1, "activate idol-of-the-familiar")
    assert why == "idol-of-the-familiar has been activated this round already."
    game.play(1, "end")
    assert not game.used(1, "idol-of-the-familiar")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate idol-of-the-familiar")  # Titus found no crystal and is gone
    assert game.in_play(1) == ["idol-of-the-familiar"]
    assert game.crystals(1) == before


# Straightened, it pays again.
def test_idol_pays_again_next_round() -> None:
    game = scenario({}, {"in_play": ["idol-of-the-familiar", "arcano-leech"]})
    game.play(0, "end")
    game.play(1, "activate idol-of-the-familiar", "end")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate idol-of-the-familiar")
    assert game.crystals(1) == before + 1


# Two Idols are two activations, and each gives its ten.
def test_two_idols() -> None:
    game = scenario(
        {
            "hand": ["idol-of-the-familiar"],
            "reserve": "AWFE",
            "gauge": 3,
            "in_play": ["idol-of-the-familiar", "titus-deepgaze"],
        }
    )
    game.play(0, "activate idol-of-the-familiar", "summon idol-of-the-familiar", "activate idol-of-the-familiar 2")
    assert game.crystals(0) == 1 + 10 + 1


# Put into play it gives the ten too, and may be activated at once.
def test_idol_put_into_play() -> None:
    game = scenario(
        {"hand": ["idol-of-the-familiar"], "gauge": 2, "in_play": ["potion-of-dreams", "titus-deepgaze"]},
    )
    game.play(0, "activate potion-of-dreams", "activate idol-of-the-familiar")
    assert game.crystals(0) == 11


# Thieving Fairies take before the familiars pay.
def test_idol_and_thieving_fairies() -> None:
    game = scenario({"in_play": ["idol-of-the-familiar", "titus-deepgaze"]}, FAIRIES)
    game.play(0, "activate idol-of-the-familiar")
    assert (game.crystals(0), game.crystals(1)) == (1, 1)


# --- Necrotic Kriss ---


# A familiar of the hand, discarded unseen, for four energy of any kind.
def test_kriss_discards_a_familiar_from_the_hand() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze", "purse-of-io"]})
    game.play(0, "activate necrotic-kriss")
    assert game.kind == "give-up-familiar"
    assert game.open == ["titus-deepgaze"]
    game.play(0, "titus-deepgaze")
    (discarded,) = game.told("card-discarded")
    assert (discarded["card"], discarded["audience"]) == ("titus-deepgaze", 0)
    assert game.kind == "gain-energy"
    game.play(0, *"AWFE")
    assert game.reserve(0) == "AWFE"
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == ["titus-deepgaze"]


# Where the discard pile is public, the discarded familiar is seen by all.
def test_kriss_with_a_public_discard_pile() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze"]}, options={"discard_pile": "public"})
    game.play(0, "activate necrotic-kriss", "titus-deepgaze")
    (discarded,) = game.told("card-discarded")
    assert (discarded["card"], discarded["audience"]) == ("titus-deepgaze", EVERYBODY)


# Or one in play, sacrificed before everybody's eyes.
def test_kriss_sacrifices_a_familiar_in_play() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "arcano-leech", "titus-deepgaze"], "hand": ["kairn-the-destroyer"], "gauge": 3}
    )
    game.play(0, "activate necrotic-kriss")
    assert game.open == ["kairn-the-destroyer", "in-play arcano-leech", "in-play titus-deepgaze"]
    game.play(0, "in-play titus-deepgaze", "E")
    (sacrificed,) = game.told("card-sacrificed")
    assert sacrificed["audience"] == EVERYBODY
    assert game.in_play(0) == ["necrotic-kriss", "arcano-leech"]
    assert game.reserve(0) == "EEEE"
    assert game.hand(0) == ["kairn-the-destroyer"]


# Magic items will not do, nor the familiars of others.
def test_kriss_needs_a_familiar() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "purse-of-io"], "hand": ["amulet-of-air"]},
        {"in_play": ["titus-deepgaze"], "hand": ["kairn-the-destroyer"]},
    )
    why = game.refused(0, "activate necrotic-kriss")
    assert why == "necrotic-kriss needs a familiar in your hand or in play, you have none."


# More than seven: choose among all.
def test_kriss_overflow() -> None:
    game = scenario({"in_play": ["necrotic-kriss", "titus-deepgaze"], "reserve": "WWWWWW"})
    game.play(0, "activate necrotic-kriss", *"AAFF")
    assert game.kind == "overflow"
    assert game.in_play(0) == ["necrotic-kriss"]
    game.play(0, "A", "W", "W")
    assert game.reserve(0) == "AWWWWFF"


# With a Grimoire ten fit, and a full Amulet of Water takes no room.
def test_kriss_with_a_grimoire_and_an_amulet() -> None:
    game = scenario(
        {"in_play": ["necrotic-kriss", "titus-deepgaze", "bespelled-grimoire", FOUR_ON_AMULET], "reserve": "WWWWWW"}
    )
    game.play(0, "activate necrotic-kriss", *"AAFF")
    assert game.kind == "turn"
    assert game.reserve(0) == "AAWWWWWWFF"
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# Once a round each; two of them need two familiars.
def test_two_krisses() -> None:
    game = scenario({"in_play": ["necrotic-kriss", "necrotic-kriss"], "hand": ["titus-deepgaze", "arcano-leech"]})
    game.play(0, "activate necrotic-kriss", "titus-deepgaze", *"AAAA")
    assert game.refused(0, "activate necrotic-kriss") == "necrotic-kriss has been activated this round already."
    game.play(0, "activate necrotic-kriss 2", "arcano-leech", "A", "A", "A", "F")
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAAF"
    assert game.hand(0) == []
    assert "already" in game.refused(0, "activate necrotic-kriss 2")


# Straightened for the next round.
def test_kriss_next_round() -> None:
    game = scenario({}, {"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze", "arcano-leech"]})
    game.play(0, "end")
    game.play(1, "activate necrotic-kriss", "titus-deepgaze", *"AAAA", "end")
    assert not game.used(1, "necrotic-kriss")
    take_dice(game)
    game.play(1, "activate necrotic-kriss", "arcano-leech")
    assert game.kind == "gain-energy"


# It ends a Damned Soul, its own summoner's or a neighbour's gift, and makes room.
def test_kriss_ends_a_damned_soul() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["necrotic-kriss"], "hand": ["glutton-cauldron"], "gauge": 2, "crystals": 9},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert "your summoning gauge is 2" in game.refused(1, "summon glutton-cauldron")
    game.play(1, "activate necrotic-kriss", "in-play damned-soul-of-onys", *"AAAA", "summon glutton-cauldron", "end")
    assert game.crystals(1) == 9
    assert game.in_play(1) == ["necrotic-kriss", "glutton-cauldron"]


# Three energy to summon; Hand of Fortune takes off one of choice, for summoning only.
def test_kriss_cost() -> None:
    game = scenario({"hand": ["necrotic-kriss"], "reserve": "AW", "gauge": 2})
    assert game.refused(0, "summon necrotic-kriss") == "necrotic-kriss needs 2 air, you have 1."
    game = scenario({"hand": ["necrotic-kriss"], "reserve": "AAW", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon necrotic-kriss")
    assert game.open == ["A", "W"]
    game.play(0, "W")
    assert game.reserve(0) == "W"


# Put into play by a Crystal Orb and used in the same turn.
def test_kriss_put_into_play_and_used() -> None:
    game = scenario(
        {"in_play": ["crystal-orb", "staff-of-spring"], "reserve": "EEEE", "gauge": 3, "hand": ["titus-deepgaze"]},
        deck=["necrotic-kriss"],
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "staff-of-spring", "necrotic-kriss"]
    assert (game.reserve(0), game.crystals(0)) == ("", 0)
    game.play(0, "activate necrotic-kriss", "titus-deepgaze", *"WWWW")
    assert game.reserve(0) == "WWWW"


# Six points at the end, and whoever keeps the familiar in hand loses five.
def test_kriss_at_the_end() -> None:
    game = scenario({"in_play": ["necrotic-kriss"], "hand": ["titus-deepgaze"]}, {}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0] == {"crystals": 0, "cards": 6, "effects": 0, "bonuses": 0, "hand": -5}
