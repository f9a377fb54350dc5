"""Card 18/20: Raven the Usurper: choosing and paying, what it stays, what it lasts as, and how it ends."""

from typing import Any

import pytest

from tests.seasons.cards.common import CHALICE, FAIRIES, FULL_CAULDRON, crystals
from tests.seasons.enchanted_kingdom.kingdom import RAVEN, SHIELD, is_sound, kingdom
from tests.seasons.scenario import Scenario

SUMMON = f"summon {RAVEN}"


def imitated(game: Scenario, player: int = 0) -> list[Any]:
    """What each Raven of the player imitates."""
    return [item["imitates"] for item in game.player(player)["in_play"] if item["card"] == RAVEN]


# --- choosing and paying ---


# A fire, two points; with nothing to imitate it is a plain familiar.
def test_raven_alone() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "FA", "gauge": 1}, year=3, space=12, leftover_pips=1)
    game.play(0, SUMMON)
    assert (game.kind, game.reserve(0), imitated(game)) == ("turn", "A", [None])
    assert game.refused(0, f"activate {RAVEN}") == f"{RAVEN} has no effect to activate."
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [2, 0]


def test_raven_cost() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "A", "gauge": 1}, {"in_play": ["temporal-boots"]})
    assert game.refused(0, SUMMON) == f"{RAVEN} needs 1 fire, you have 0."
    game = kingdom({"hand": [RAVEN], "reserve": "F"}, {"in_play": ["temporal-boots"]})
    assert game.refused(0, SUMMON) == "your summoning gauge is 0, and you have 0 cards in play."


# Opponents' magic items that can be paid for: no own ones, no familiars.
def test_what_may_be_imitated() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FAA", "gauge": 3, "in_play": ["die-of-malice"]},
        {"in_play": ["amulet-of-air", "amulet-of-fire", "arcano-leech", "temporal-boots"], "crystals": 1},
        {"in_play": ["ragfields-helm", "amulet-of-air", "potion-of-dreams", "titus-deepgaze"]},
        {"in_play": ["glutton-cauldron", "runic-cube-of-eolis"]},
    )
    assert "needs 1 crystal" in game.refused(0, SUMMON)
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FAA", "gauge": 3, "in_play": ["die-of-malice"]},
        {"in_play": ["amulet-of-air", "amulet-of-fire", "kairn-the-destroyer", "temporal-boots"]},
        {"in_play": ["ragfields-helm", "amulet-of-air", "potion-of-dreams", "titus-deepgaze"]},
        {"in_play": ["glutton-cauldron", "runic-cube-of-eolis"]},
    )
    game.play(0, SUMMON)
    assert game.open == [
        "no",
        "player 1 amulet-of-air",
        "player 1 temporal-boots",
        "player 2 amulet-of-air",
        "player 2 potion-of-dreams",
        "player 3 glutton-cauldron",
    ]
    assert is_sound(game)
    for closed in ("player 0 die-of-malice", "player 1 kairn-the-destroyer", "player 3 runic-cube-of-eolis"):
        assert "is no answer to this question" in game.refused(0, closed)


# Not another Raven, whatever that one has become.
def test_no_raven_imitates_a_raven() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 1, "in_play": []},
        {"hand": [RAVEN], "reserve": "FF", "gauge": 2, "in_play": ["glutton-cauldron"]},
        {"in_play": ["temporal-boots"]},
        first_player=1,
        turn=1,
    )
    game.play(1, SUMMON, "player 2 temporal-boots", "forward 1", "end")
    game.play(2, "end")
    game.play(0, SUMMON)
    assert game.open == ["no", "player 1 glutton-cauldron", "player 2 temporal-boots"]
    assert "is no answer" in game.refused(0, f"player 1 {RAVEN}")


# Hand of Fortune takes nothing off the price of the item.
def test_no_hand_of_fortune_for_the_price() -> None:
    mine = {"hand": [RAVEN], "gauge": 3, "in_play": ["hand-of-fortune", "hand-of-fortune"]}
    game = kingdom({**mine, "reserve": "FA"}, {"in_play": ["amulet-of-air"]})
    game.play(0, SUMMON)
    assert (game.kind, imitated(game), game.reserve(0)) == ("turn", [None], "A")
    game = kingdom({**mine, "reserve": "FAA"}, {"in_play": ["amulet-of-air"]})
    game.play(0, SUMMON, "player 1 amulet-of-air")
    assert (game.reserve(0), game.gauge(0)) == ("", 5)


# The crystals of the price are paid too: a Hand of Fortune costs three, a Runic Cube twenty.
def test_crystals_of_the_price() -> None:
    theirs = {"in_play": ["hand-of-fortune", "runic-cube-of-eolis"]}
    game = kingdom({"hand": [RAVEN], "reserve": "FAFE", "gauge": 1, "crystals": 19}, theirs)
    game.play(0, SUMMON)
    assert game.open == ["no", "player 1 hand-of-fortune"]
    game.play(0, "player 1 hand-of-fortune")
    assert (game.crystals(0), game.reserve(0)) == (16, "")
    game = kingdom({"hand": [RAVEN], "reserve": "F", "gauge": 1, "crystals": 21}, theirs)
    game.play(0, SUMMON, "player 1 runic-cube-of-eolis")
    assert crystals(game) == [1, 0]


# The first printing's Balance of Ishtar costs six, also for Raven.
def test_the_price_is_the_editions() -> None:
    options = {"balance_of_ishtar": "4"}
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 1, "crystals": 5},
        {"in_play": ["balance-of-ishtar"]},
        options=options,
    )
    game.play(0, SUMMON)
    assert (game.kind, game.crystals(0)) == ("turn", 5)


# To imitate is not to summon: Leech, Staff and Vase act for Raven itself, once.
def test_leech_staff_and_vase_act_once() -> None:
    game = kingdom(
        {
            "hand": [RAVEN],
            "reserve": "F",
            "gauge": 9,
            "crystals": 1,
            "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
        },
        {"in_play": ["arcano-leech", "glutton-cauldron"]},
    )
    game.play(0, SUMMON, "W", "player 1 glutton-cauldron")
    assert (crystals(game), game.reserve(0), game.kind) == ([3, 1], "W", "turn")


# What Staff and Vase have just given pays for the item: they act before Raven's own effect.
def test_the_vases_energy_pays() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FA", "gauge": 9, "in_play": ["yjangs-forgotten-vase"]},
        {"in_play": ["amulet-of-air"]},
    )
    game.play(0, SUMMON, "A", "player 1 amulet-of-air")
    assert (game.reserve(0), game.gauge(0)) == ("", 11)


# Nature Spirit's extra energy is for Raven alone; Entangling Roots count one card.
def test_enchantments_and_the_price() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FWAA", "gauge": 1}, {"in_play": ["amulet-of-air"]}, enchantment="nature-spirit"
    )
    game.play(0, SUMMON, "W", "player 1 amulet-of-air")
    assert (game.reserve(0), imitated(game)) == ("", ["amulet-of-air"])
    game = kingdom(
        {"hand": [RAVEN, "glutton-cauldron"], "reserve": "F", "gauge": 3},
        {"in_play": ["temporal-boots"]},
        enchantment="entangling-roots",
    )
    game.play(0, SUMMON, "player 1 temporal-boots", "forward 1")
    assert game.refused(0, "summon glutton-cauldron") == "Entangling Roots allow one card from the hand in a turn."


# An Amulet of Water of one's own pays like the reserve.
def test_an_amulet_of_water_pays() -> None:
    on_amulet = {"card": "amulet-of-water", "tokens": "AF"}
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FA", "gauge": 2, "in_play": [on_amulet]}, {"in_play": ["amulet-of-air"]}
    )
    game.play(0, SUMMON, "amulet F", "player 1 amulet-of-air")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water"), game.gauge(0)) == ("F", "", 4)


# Put into play by another card, Raven costs nothing; the item's price is paid all the same.
def test_put_into_play_by_a_chalice() -> None:
    deck = [RAVEN, "purse-of-io", "die-of-malice", "hand-of-fortune"]
    game = kingdom({**CHALICE, "reserve": "AWFEAA"}, {"in_play": ["amulet-of-air"]}, deck=deck)
    game.play(0, "summon divine-chalice", RAVEN)
    assert game.open == ["no", "player 1 amulet-of-air"]
    game.play(0, "player 1 amulet-of-air")
    assert (game.reserve(0), game.gauge(0), imitated(game)) == ("", 4, ["amulet-of-air"])


# By a Potion of Dreams the reserve is gone before: only what costs nothing, or crystals, is left.
def test_put_into_play_by_a_potion_of_dreams() -> None:
    game = kingdom(
        {"hand": [RAVEN], "in_play": ["potion-of-dreams"], "gauge": 1, "reserve": "AAAA", "crystals": 2},
        {"in_play": ["amulet-of-air", "balance-of-ishtar", "temporal-boots"]},
    )
    game.play(0, "activate potion-of-dreams")
    assert game.open == ["no", "player 1 balance-of-ishtar", "player 1 temporal-boots"]


# Tokens and turning are the original's own: what Raven becomes is fresh.
def test_tokens_and_use_are_not_copied() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FA", "gauge": 1},
        {"in_play": [{"card": "glutton-cauldron", "tokens": "AAWW", "used": True}]},
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", f"activate {RAVEN}")
    assert game.tokens(0, RAVEN) == "A"
    assert game.tokens(1, "glutton-cauldron") == "AAWW"


# Everybody sees what it has become.
def test_the_imitation_is_open() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "F", "gauge": 1}, {"in_play": ["glutton-cauldron"]}, {})
    game.play(0, SUMMON, "player 1 glutton-cauldron")
    for viewer in range(3):
        assert game.game.observe(viewer).plain()["players"][0]["in_play"][0]["imitates"] == "glutton-cauldron"


# --- it stays a familiar ---


# Sealed Chest of Urm counts it as the familiar that it is.
def test_a_sealed_chest_sees_a_familiar() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 2, "in_play": ["sealed-chest-of-urm"]},
        {"in_play": ["glutton-cauldron"]},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["effects"] == 0


# A Kriss may have it, an Idol counts it.
def test_kriss_and_idol_see_a_familiar() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 3, "in_play": ["necrotic-kriss", "idol-of-the-familiar"]},
        {"in_play": ["glutton-cauldron"]},
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", "activate idol-of-the-familiar")
    assert game.crystals(0) == 1
    game.play(0, "activate necrotic-kriss", "E")
    assert (game.in_play(0), game.reserve(0)) == (["necrotic-kriss", "idol-of-the-familiar"], "EEEE")
    assert game.in_play(1) == ["glutton-cauldron"]  # Raven's going does nothing to the original


# Amsug does not take it back, and Scepter and Pendant do not count it.
def test_amsug_and_scepter_see_no_item() -> None:
    game = kingdom(
        {"hand": [RAVEN, "scepter-of-greatness"], "reserve": "FAWFE", "gauge": 3},
        {"in_play": ["glutton-cauldron"], "hand": ["amsug-longneck"], "reserve": "AW", "gauge": 2},
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", "summon scepter-of-greatness")
    assert game.crystals(0) == 0
    game.play(0, "end")
    game.play(1, "summon amsug-longneck")
    assert game.hand(0) == ["scepter-of-greatness"]  # nothing to choose: it is the only item
    assert game.hand(1) == ["glutton-cauldron"]


# Activating it is an activation like any other.
def test_fairies_and_heart_take_notice() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FA", "gauge": 2, "in_play": ["heart-of-argos"], "crystals": 3},
        {"in_play": ["glutton-cauldron", *FAIRIES["in_play"]]},
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", f"activate {RAVEN}")
    assert (crystals(game), game.tokens(0, "heart-of-argos")) == ([2, 2], "E")


# --- the end ---


# Sacrificed by its owner for Syllas.
def test_the_original_is_sacrificed() -> None:
    game = kingdom(
        {"hand": [RAVEN, "syllas-the-faithful"], "reserve": "FFFF", "gauge": 3}, {"in_play": ["glutton-cauldron"]}
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", "summon syllas-the-faithful")
    assert (game.in_play(0), game.in_play(1)) == (["syllas-the-faithful"], [])
    assert game.discard == [RAVEN, "glutton-cauldron"]


# Taken back into the hand by Amsug: left play is left play.
def test_the_original_is_returned_by_amsug() -> None:
    game = kingdom({"hand": [RAVEN, "amsug-longneck"], "reserve": "FAW", "gauge": 3}, {"in_play": ["glutton-cauldron"]})
    game.play(0, SUMMON, "player 1 glutton-cauldron", "summon amsug-longneck")
    assert (game.in_play(0), game.hand(1)) == (["amsug-longneck"], ["glutton-cauldron"])
    assert game.discard == [RAVEN]


# Taken back by Selenia's Codex; summoned anew it is another card, and Raven stays gone.
def test_the_original_is_returned_by_a_codex() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FAA", "gauge": 3},
        {"in_play": ["amulet-of-air"], "hand": ["selenias-codex"], "reserve": "AWAA", "gauge": 3},
    )
    game.play(0, SUMMON, "player 1 amulet-of-air", "end")
    game.play(1, "summon selenias-codex")
    assert (game.in_play(0), game.hand(1), game.gauge(0)) == ([], ["amulet-of-air"], 5)
    game.play(1, "summon amulet-of-air")
    assert game.in_play(0) == []


# A potion used by its owner; what it does is done all the same.
def test_the_original_is_a_potion_used() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "FWW", "gauge": 3}, {"in_play": ["potion-of-knowledge"]})
    game.play(0, SUMMON, "player 1 potion-of-knowledge", "end")
    game.play(1, "activate potion-of-knowledge", "E")
    assert (game.in_play(0), game.in_play(1), game.reserve(1)) == ([], [], "EEEEE")


# Saved by a Shield, the potion has not left play, and Raven lasts.
def test_the_original_is_saved_by_a_shield() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "FWW", "gauge": 3}, {"in_play": ["potion-of-knowledge", SHIELD]})
    game.play(0, SUMMON, "player 1 potion-of-knowledge", "end")
    game.play(1, "activate potion-of-knowledge", f"in-play {SHIELD}", "E")
    assert (game.in_play(0), game.in_play(1)) == ([RAVEN], ["potion-of-knowledge"])
    assert imitated(game) == ["potion-of-knowledge"]


# The five cards of a Potion of Resurrection are taken before the potion goes, and so before Raven goes with it.
def test_the_original_is_a_potion_of_resurrection() -> None:
    pile = ["amulet-of-air", "amulet-of-fire", "amulet-of-earth", "die-of-malice", "crystal-orb", "staff-of-spring"]
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FFE", "gauge": 3}, {"in_play": ["potion-of-resurrection"]}, discard=pile
    )
    game.play(0, SUMMON, "player 1 potion-of-resurrection", "end")
    game.play(1, "activate potion-of-resurrection")
    assert sorted(game.open) == sorted(pile[:5])
    game.play(1, "crystal-orb")
    assert (game.in_play(0), game.in_play(1)) == ([], [])
    assert set(game.discard[:2]) == {RAVEN, "potion-of-resurrection"}


# A Cauldron emptied by its owner; Raven's own tokens are lost.
def test_the_original_is_a_cauldron_emptied() -> None:
    game = kingdom({"hand": [RAVEN], "reserve": "FA", "gauge": 3}, {"in_play": [FULL_CAULDRON], "reserve": "E"})
    game.play(0, SUMMON, "player 1 glutton-cauldron", f"activate {RAVEN}", "end")
    game.play(1, "activate glutton-cauldron")
    assert (game.in_play(0), game.reserve(0), crystals(game)) == ([], "", [0, 15])
    assert game.reserve(1) == "AAWWFFE"


# One of three for a Dragon Skull, the Skull itself included.
def test_the_original_is_a_dragon_skull() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FWFE", "gauge": 3}, {"in_play": ["dragon-skull", "purse-of-io", "amulet-of-air"]}
    )
    game.play(0, SUMMON, "player 1 dragon-skull", "end")
    game.play(1, "activate dragon-skull")  # all three that are there
    assert (game.in_play(0), game.in_play(1), crystals(game)) == ([], [], [0, 15])


# Given up to Drought.
def test_the_original_goes_for_drought() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 3},
        {"in_play": ["glutton-cauldron"], "crystals": 9},
        enchantment="drought",
        space=6,
        leftover_pips=1,
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", "end")
    game.play(1, "end", "in-play glutton-cauldron")
    assert (game.in_play(0), game.in_play(1)) == ([], [])


# The instant effect may be what ends it: an Amsug out of an imitated Chalice sends the Chalice back.
def test_its_own_effect_ends_it() -> None:
    deck = ["amsug-longneck", "purse-of-io", "die-of-malice", "hand-of-fortune"]
    game = kingdom({"hand": [RAVEN], "reserve": "FAWFE", "gauge": 3}, {"in_play": ["divine-chalice"]}, deck=deck)
    game.play(0, SUMMON, "player 1 divine-chalice", "amsug-longneck")
    assert (game.in_play(0), game.hand(1)) == (["amsug-longneck"], ["divine-chalice"])
    assert is_sound(game)


# A Shield in place of Raven while the original is still there: Raven goes on as the item.
def test_saved_by_a_shield_it_goes_on_imitating() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FAF", "gauge": 3, "in_play": [SHIELD], "ability_token": 2},
        {"in_play": ["purse-of-io"]},
    )
    game.play(0, SUMMON, "player 1 purse-of-io", "ability", f"in-play {RAVEN}", f"in-play {SHIELD}")
    assert (game.in_play(0), game.crystals(0)) == ([RAVEN], 10)
    assert imitated(game) == ["purse-of-io"]


# So as a potion drunk and saved: it is a potion in the next round too.
def test_saved_as_a_potion_it_stays_one() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FWW", "gauge": 3, "in_play": [SHIELD]}, {"in_play": ["potion-of-knowledge"]}
    )
    game.play(0, SUMMON, "player 1 potion-of-knowledge", f"activate {RAVEN}", f"in-play {SHIELD}", "E")
    assert (game.in_play(0), game.reserve(0)) == ([RAVEN], "EEEEE")
    assert imitated(game) == ["potion-of-knowledge"]


# The other copy of the item may go, and Raven stays.
def test_the_other_copy_leaves() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FAF", "gauge": 3},
        {"in_play": ["purse-of-io"]},
        {"in_play": ["purse-of-io"], "ability_token": 2},
    )
    game.play(0, SUMMON, "player 1 purse-of-io", "end")
    game.play(1, "end")
    game.play(2, "ability")
    assert (game.in_play(0), game.in_play(2)) == ([RAVEN], [])


# --- two Ravens, and two copies ---


# Two Ravens of one player on one item: both act, both end.
def test_two_ravens_on_one_item() -> None:
    game = kingdom(
        {"hand": [RAVEN, RAVEN], "reserve": "FFAFAF", "gauge": 3, "ability_token": 3},
        {"in_play": ["purse-of-io"], "ability_token": 2},
    )
    game.play(0, SUMMON, "player 1 purse-of-io", SUMMON, "player 1 purse-of-io")
    assert imitated(game) == ["purse-of-io", "purse-of-io"]
    game.play(0, "ability", "A", "A", "bonus transmute", "transmute", "A", "done")
    assert game.crystals(0) == 1 + 2 + 1  # winter's rate, two Purses, the bonus
    game.play(0, "end")
    game.play(1, "ability")
    assert game.in_play(0) == []
    assert game.discard == [RAVEN, RAVEN, "purse-of-io"]


# Ravens of two players on one item both end with it.
def test_ravens_of_two_players_on_one_item() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 3},
        {"hand": [RAVEN], "reserve": "F", "gauge": 3},
        {"in_play": ["glutton-cauldron"], "ability_token": 2},
    )
    game.play(0, SUMMON, "player 2 glutton-cauldron", "end")
    game.play(1, SUMMON, "player 2 glutton-cauldron", "end")
    game.play(2, "ability")
    assert [game.in_play(player) for player in range(3)] == [[], [], []]


# Two Ravens on two items: each with its own effect, once a round.
def test_two_ravens_on_two_items() -> None:
    game = kingdom(
        {"hand": [RAVEN, RAVEN], "reserve": "FFA", "gauge": 3, "crystals": 2},
        {"in_play": ["glutton-cauldron", "arcane-telescope"]},
        deck=["purse-of-io", "amulet-of-air", "amulet-of-fire"],
    )
    game.play(0, SUMMON, "player 1 glutton-cauldron", SUMMON, "player 1 arcane-telescope")
    game.play(0, f"activate {RAVEN} 2")
    assert game.kind == "order-top"
    game.play(0, "purse-of-io", "amulet-of-air", f"activate {RAVEN}")
    assert (game.tokens(0, RAVEN), game.crystals(0)) == ("A", 0)
    assert "already" in game.refused(0, f"activate {RAVEN} 2")


# Which of two like Ravens goes matters where they stand under different originals: both can be chosen.
def test_ravens_under_different_originals_are_not_alike() -> None:
    game = kingdom(
        {"hand": [RAVEN, RAVEN], "reserve": "FFAFAF", "gauge": 3, "ability_token": 2},
        {"in_play": ["purse-of-io"]},
        {"in_play": ["purse-of-io"]},
    )
    game.play(0, SUMMON, "player 1 purse-of-io", SUMMON, "player 2 purse-of-io", "ability")
    assert game.open == [f"in-play {RAVEN}", f"in-play {RAVEN} 2"]


# And which of two copies leaves matters where one of them carries a Raven's token.
def test_the_copy_under_a_raven_is_not_like_the_other() -> None:
    game = kingdom(
        {"hand": [RAVEN, "syllas-the-faithful"], "reserve": "FAFFFF", "gauge": 3},
        {"in_play": ["purse-of-io", "purse-of-io"]},
    )
    game.play(0, SUMMON, "player 1 purse-of-io", "summon syllas-the-faithful")
    assert (game.asked, game.kind) == (1, "sacrifice")
    assert game.open == ["in-play purse-of-io", "in-play purse-of-io 2"]
    game.play(1, "in-play purse-of-io")
    assert game.in_play(0) == ["syllas-the-faithful"]


# So with potions: it is their owner's choice which one is drunk.
def test_the_potion_under_a_raven_can_be_chosen() -> None:
    game = kingdom(
        {"hand": [RAVEN], "reserve": "FWW", "gauge": 3}, {"in_play": ["potion-of-knowledge", "potion-of-knowledge"]}
    )
    game.play(0, SUMMON, "player 1 potion-of-knowledge", "end")
    game.play(1, "activate potion-of-knowledge 2", "E")
    assert game.in_play(0) == [RAVEN]
    game.play(1, "activate potion-of-knowledge")
    assert game.in_play(0) == []


# --- the end of the game ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_raven_at_any_table(players: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 2)]
    game = kingdom(
        {"hand": [RAVEN], "reserve": "F", "gauge": 1, "crystals": 20},
        *others,
        {"in_play": ["runic-cube-of-eolis"]},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, SUMMON, f"player {players - 1} runic-cube-of-eolis", "end")
    for player in range(1, players):
        game.play(player, "end")
    assert (game.game.outcome.scores[0], game.game.outcome.scores[-1]) == (2, 30)
