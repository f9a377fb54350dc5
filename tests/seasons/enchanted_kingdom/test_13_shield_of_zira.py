"""Card 13/20: Shield of Zira, over every sacrifice and every discard from the hand that there is."""

from typing import Any

import pytest

from tests.seasons.cards.common import FOUR, FULL_CAULDRON, crystals
from tests.seasons.enchanted_kingdom.kingdom import RAVEN, SHIELD, USE_SHIELD, is_sound, kingdom

TWO_SHIELDS = [SHIELD, SHIELD]


# It costs an air, does nothing when it enters, and has nothing to activate.
def test_shield_costs_an_air() -> None:
    game = kingdom({"hand": [SHIELD], "reserve": "AW", "gauge": 1})
    game.play(0, "summon shield-of-zira")
    assert (game.in_play(0), game.reserve(0), game.crystals(0)) == ([SHIELD], "W", 0)
    assert game.refused(0, "activate shield-of-zira") == "shield-of-zira has no effect to activate."
    game = kingdom({"hand": [SHIELD], "reserve": "W", "gauge": 1})
    assert game.refused(0, "summon shield-of-zira") == "shield-of-zira needs 1 air, you have 0."


# --- a card in play ---


# In place of a card that must be sacrificed: the Shield goes, the card stays, and there are 10 crystals for it.
def test_shield_stands_in_against_syllas() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["purse-of-io", SHIELD], "crystals": 3},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io")
    assert (game.asked, game.kind, game.open) == (1, "shield", ["no", USE_SHIELD])
    assert game.in_play(1) == ["purse-of-io", SHIELD]  # nothing has happened yet
    assert is_sound(game)
    game.play(1, USE_SHIELD)
    assert game.in_play(1) == ["purse-of-io"]
    assert game.discard == [SHIELD]
    assert crystals(game) == [0, 13]
    assert (game.asked, game.kind) == (0, "turn")


# It may stand in; it need not.
def test_shield_may_stay() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["purse-of-io", SHIELD]},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io", "no")
    assert game.in_play(1) == [SHIELD]
    assert game.discard == ["purse-of-io"]
    assert crystals(game) == [0, 0]


# With two Shields one of them stands in, for 10 crystals; the other does not stand in for the first, nor pay again.
def test_two_shields_pay_once() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["purse-of-io", *TWO_SHIELDS]},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io", USE_SHIELD)
    assert game.in_play(1) == ["purse-of-io", SHIELD]
    assert game.crystals(1) == 10
    assert (game.asked, game.kind) == (0, "turn")


# Two Shields and nothing else: whichever goes, one is left and 10 crystals are gained.
def test_one_shield_for_the_other() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": TWO_SHIELDS},
    )
    game.play(0, "summon syllas-the-faithful")
    while game.asked == 1:
        game.play(1, game.open[-1])
    assert game.in_play(1) == [SHIELD]
    assert game.discard == [SHIELD]
    assert game.crystals(1) == 10


# The 10 crystals are for standing in: a Shield that is itself the one card to be sacrificed saves nothing.
def test_a_lone_shield_saves_nothing() -> None:
    game = kingdom({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [SHIELD]})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert (game.asked, game.kind) == (0, "turn")
    assert game.crystals(1) == 0


# In a round of four each victim of Syllas decides in his turn, clockwise, and only who has a Shield is asked about it.
def test_shields_of_several_players() -> None:
    game = kingdom(
        {"in_play": ["purse-of-io", SHIELD]},
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["amulet-of-air", SHIELD]},
        {"in_play": ["amulet-of-fire", "amulet-of-earth"]},
        first_player=1,
    )
    game.play(1, "summon syllas-the-faithful")
    game.play(2, "in-play amulet-of-air", USE_SHIELD)
    game.play(3, "in-play amulet-of-fire")
    game.play(0, "in-play purse-of-io", "no")
    assert crystals(game) == [0, 0, 10, 0]
    assert [game.in_play(player) for player in range(4)] == [
        [SHIELD],
        ["syllas-the-faithful"],
        ["amulet-of-air"],
        ["amulet-of-earth"],
    ]


# A potion's own sacrifice: its effect comes as usual, the Shield goes, and the potion stays for another round.
def test_shield_saves_a_potion_of_power() -> None:
    game = kingdom({"in_play": ["potion-of-power", SHIELD], "gauge": 2}, deck=["purse-of-io"])
    game.play(0, "activate potion-of-power")
    assert (game.kind, game.open) == ("shield", ["no", USE_SHIELD])
    game.play(0, USE_SHIELD)
    assert (game.hand(0), game.gauge(0), game.crystals(0)) == (["purse-of-io"], 4, 10)
    assert game.in_play(0) == ["potion-of-power"]
    assert game.discard == [SHIELD]
    assert game.refused(0, "activate potion-of-power") == "potion-of-power has been activated this round already."


def test_a_saved_potion_is_used_again_in_the_next_round() -> None:
    game = kingdom({}, {"in_play": ["potion-of-knowledge", SHIELD], "reserve": "A"}, first_player=0)
    game.play(0, "end")
    game.play(1, "activate potion-of-knowledge", USE_SHIELD, "A", "A", "A", "A", "E", "end")
    assert game.reserve(1) == "AAAAAE"
    assert game.in_play(1) == ["potion-of-knowledge"]
    assert not game.used(1, "potion-of-knowledge")


# Declined, the potion goes and the Shield stays.
def test_potion_of_knowledge_without_its_shield() -> None:
    game = kingdom({"in_play": ["potion-of-knowledge", SHIELD]})
    game.play(0, "activate potion-of-knowledge", "no", "W", "W", "W", "W", "W")
    assert (game.in_play(0), game.reserve(0), game.crystals(0)) == ([SHIELD], "WWWWW", 0)


# The crystals of Potion of Life and of the Shield add up.
def test_shield_saves_a_potion_of_life() -> None:
    game = kingdom({"in_play": ["potion-of-life", SHIELD], "reserve": "AWF"})
    game.play(0, "activate potion-of-life", USE_SHIELD)
    assert (game.crystals(0), game.reserve(0), game.in_play(0)) == (22, "", ["potion-of-life"])


# Potion of Dreams stays where the Shield goes for it: the room is that which the Shield has left.
def test_shield_saves_a_potion_of_dreams() -> None:
    game = kingdom({"in_play": ["potion-of-dreams", SHIELD], "hand": ["purse-of-io"], "gauge": 2, "reserve": "AA"})
    game.play(0, "activate potion-of-dreams", USE_SHIELD)
    assert game.in_play(0) == ["potion-of-dreams", "purse-of-io"]
    assert (game.reserve(0), game.crystals(0)) == ("", 10)


# With a gauge too low for a card beside the potion that stays, none can be put into play.
def test_a_saved_potion_of_dreams_needs_room() -> None:
    game = kingdom({"in_play": ["potion-of-dreams", SHIELD], "hand": ["purse-of-io"], "gauge": 1, "reserve": "AA"})
    why = game.refused(0, "activate potion-of-dreams")
    assert why == "potion-of-dreams needs room on your summoning gauge for the card it puts into play."


# Potion of Resurrection: its five cards are taken before the potion would go, and so before the Shield in its place.
def test_shield_saves_a_potion_of_resurrection() -> None:
    game = kingdom(
        {"in_play": ["potion-of-resurrection", SHIELD]},
        discard=[
            "purse-of-io",
            "amulet-of-air",
            "amulet-of-fire",
            "amulet-of-earth",
            "die-of-malice",
            "hand-of-fortune",
        ],
    )
    game.play(0, "activate potion-of-resurrection", USE_SHIELD)
    assert game.kind == "keep"
    assert sorted(game.open) == ["amulet-of-air", "amulet-of-earth", "amulet-of-fire", "die-of-malice", "purse-of-io"]
    game.play(0, "purse-of-io")
    assert game.in_play(0) == ["potion-of-resurrection"]
    assert (game.hand(0), game.crystals(0), game.discard[0]) == (["purse-of-io"], 10, SHIELD)


# Dragon Skull: three cards are chosen, one of them is saved, and the 15 crystals come all the same.
def test_shield_saves_one_of_three_from_a_dragon_skull() -> None:
    game = kingdom({"in_play": ["dragon-skull", "amulet-of-air", "amulet-of-fire", "amulet-of-earth", SHIELD]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play amulet-of-fire", "in-play amulet-of-earth")
    answered = 0
    while game.kind == "shield":
        game.play(0, USE_SHIELD if answered == 0 else "no")
        answered += 1
    assert answered == 1  # the Shield is gone with the first answer
    left = set(game.in_play(0))
    assert len(left) == 2
    assert left & {"amulet-of-air", "amulet-of-fire", "amulet-of-earth"}
    assert game.crystals(0) == 25


# A Shield that is one of the three goes as one of the three: it cannot save another one as well.
def test_a_shield_given_to_a_dragon_skull_saves_no_other() -> None:
    game = kingdom({"in_play": ["dragon-skull", "amulet-of-air", "amulet-of-fire", SHIELD]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play amulet-of-fire", USE_SHIELD)
    while game.kind == "shield":
        game.play(0, game.open[-1])
    assert game.in_play(0) == ["dragon-skull"]


# Necrotic Kriss: the familiar in play stays, and so do the four energy.
def test_shield_saves_a_familiar_in_play_from_a_kriss() -> None:
    game = kingdom({"in_play": ["necrotic-kriss", "arcano-leech", SHIELD]})
    game.play(0, "activate necrotic-kriss", USE_SHIELD, "E")
    assert game.in_play(0) == ["necrotic-kriss", "arcano-leech"]
    assert (game.reserve(0), game.crystals(0)) == ("EEEE", 10)


# And one in the hand too; it is still there, and unknown to the others.
def test_shield_saves_a_familiar_in_the_hand_from_a_kriss() -> None:
    game = kingdom({"in_play": ["necrotic-kriss", SHIELD], "hand": ["titus-deepgaze", "purse-of-io"]})
    game.play(0, "activate necrotic-kriss", "titus-deepgaze")
    assert (game.kind, game.open) == ("shield", ["no", USE_SHIELD])
    assert is_sound(game)
    assert "titus-deepgaze" not in str(game.game.observe(1).plain()["players"][0])
    game.play(0, USE_SHIELD, *"AAWW")
    assert game.hand(0) == ["purse-of-io", "titus-deepgaze"]
    assert (game.reserve(0), game.crystals(0), game.discard) == ("AAWW", 10, [SHIELD])
    assert is_sound(game)


# Titus Deepgaze, sacrificed when somebody has no crystal to give, is a sacrifice like any other.
def test_shield_saves_titus() -> None:
    game = kingdom({"in_play": ["titus-deepgaze", SHIELD]}, {"crystals": 0})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.asked, game.kind) == (0, "shield")
    game.play(0, USE_SHIELD)
    assert game.in_play(0) == ["titus-deepgaze"]
    assert crystals(game) == [10, 0]


# Glutton Cauldron: 15 crystals and the seven tokens, and the empty Cauldron stays.
def test_shield_saves_a_full_cauldron() -> None:
    game = kingdom({"in_play": [FULL_CAULDRON, SHIELD], "reserve": "E"})
    game.play(0, "activate glutton-cauldron", USE_SHIELD)
    assert (game.crystals(0), game.reserve(0)) == (25, "AAWWFFE")
    assert game.in_play(0) == ["glutton-cauldron"]
    assert game.tokens(0, "glutton-cauldron") == ""


# The overflow of a Cauldron comes after the Shield's choice.
def test_shield_before_the_overflow_of_a_cauldron() -> None:
    game = kingdom({"in_play": [FULL_CAULDRON, SHIELD], "reserve": "EE"})
    game.play(0, "activate glutton-cauldron")
    assert game.kind == "shield"
    game.play(0, USE_SHIELD)
    assert game.kind == "overflow"
    game.play(0, "E")
    assert game.reserve(0) == "AAWWFFE"
    assert game.in_play(0) == ["glutton-cauldron"]


# Argos Hawk stays, and its opponents lose and gain all the same.
def test_shield_saves_a_hawk() -> None:
    game = kingdom({"in_play": ["argos-hawk", SHIELD]}, {"gauge": 2, "crystals": 1})
    game.play(0, "activate argos-hawk", USE_SHIELD)
    assert game.in_play(0) == ["argos-hawk"]
    assert game.used(0, "argos-hawk")
    assert (crystals(game), game.gauge(1)) == ([10, 7], 1)


# A Cursed Treatise that stays takes no energy with it.
def test_shield_saves_a_treatise_and_the_reserve() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["cursed-treatise-of-arus", SHIELD], "reserve": "AAWW"},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus", USE_SHIELD)
    assert game.reserve(1) == "AAWW"
    assert game.in_play(1) == ["cursed-treatise-of-arus"]


def raven_as(item: str, script: list[str], **mine: Any) -> Any:
    """Player 0 has a Shield and a Raven that imitates the item of player 1, who may then discard it by his token."""
    game = kingdom(
        {"hand": [RAVEN], "gauge": 9, **mine},
        {"in_play": [item], "ability_token": 2},
    )
    game.play(0, f"summon {RAVEN}", f"player 1 {item}", *script)
    return game


# Raven's end is a sacrifice: a Shield may stand in, and Raven stays, a plain familiar.
def test_shield_saves_raven_from_its_end() -> None:
    game = raven_as("purse-of-io", ["end"], in_play=[SHIELD], reserve="FAF")
    game.play(1, "ability")
    assert (game.asked, game.kind, game.open) == (0, "shield", ["no", USE_SHIELD])
    game.play(0, USE_SHIELD)
    assert game.in_play(0) == [RAVEN]
    assert game.player(0)["in_play"][0]["imitates"] is None
    assert game.crystals(0) == 10
    assert is_sound(game)


# With its original gone, the Raven that was saved has no tokens of an Amulet of Water any more.
def test_a_saved_raven_keeps_no_tokens() -> None:
    game = raven_as("amulet-of-water", [*"AWFE", "end"], in_play=[SHIELD], reserve="FWW")
    assert game.tokens(0, RAVEN) == "AWFE"
    game.play(1, "ability")
    game.play(0, USE_SHIELD)
    assert game.in_play(0) == [RAVEN]
    assert game.tokens(0, RAVEN) == ""
    assert is_sound(game)


# And what it held beyond seven tokens as a Grimoire goes at once.
def test_a_saved_raven_with_ten_tokens_overflows() -> None:
    game = kingdom(
        {"hand": [RAVEN], "in_play": [SHIELD, "potion-of-knowledge"], "gauge": 9, "reserve": "FWEWWEE"},
        {"in_play": ["bespelled-grimoire"], "ability_token": 2},
    )
    game.play(0, f"summon {RAVEN}", "player 1 bespelled-grimoire", *"AA")
    game.play(0, "activate potion-of-knowledge", "no", *"AAAAA")
    assert game.kind == "overflow"
    game.play(0, "A", "end")
    assert len(game.reserve(0)) == 10
    game.play(1, "ability")
    game.play(0, USE_SHIELD)
    assert (game.asked, game.kind) == (0, "overflow")
    game.play(0, "A", "A", "A")
    assert len(game.reserve(0)) == 7


# --- a card of the hand ---


# Vampiric Crown: the card is shown and gives its energy, and stays in the hand.
def test_shield_saves_the_crowns_card() -> None:
    game = kingdom(
        {"hand": ["vampiric-crown", "amulet-of-air", "purse-of-io"], "in_play": [SHIELD], "reserve": "AW", "gauge": 2}
    )
    game.play(0, "summon vampiric-crown", "amulet-of-air")
    assert [told["card"] for told in game.told("card-shown")] == ["amulet-of-air"]
    assert game.kind == "shield"
    assert is_sound(game)
    game.play(0, USE_SHIELD)
    assert game.kind == "gain-energy"
    game.play(0, *"AAAAAA")
    assert game.reserve(0) == "AAAAAA"
    assert game.hand(0) == ["amulet-of-air", "purse-of-io"]
    assert game.crystals(0) == 10
    assert is_sound(game)


# Drawn by the Crown and kept, a card is not discarded: no Shield.
def test_no_shield_for_the_card_drawn_by_the_crown() -> None:
    game = kingdom({"hand": ["vampiric-crown"], "in_play": [SHIELD], "reserve": "AW", "gauge": 2}, deck=["purse-of-io"])
    game.play(0, "summon vampiric-crown", *"AAAAAA")
    assert game.in_play(0) == [SHIELD, "vampiric-crown"]
    assert game.crystals(0) == 0


# Throne of Renewal: nothing leaves the hand, a card is drawn, and the bonus marker goes back.
def test_shield_in_place_of_the_thrones_discard() -> None:
    game = kingdom(
        {
            "hand": ["throne-of-renewal", "amulet-of-air"],
            "in_play": [SHIELD],
            "reserve": "WFF",
            "gauge": 2,
            "bonuses_used": 2,
        },
        deck=["purse-of-io"],
    )
    game.play(0, "summon throne-of-renewal", USE_SHIELD)
    assert game.hand(0) == ["amulet-of-air", "purse-of-io"]
    assert game.player(0)["bonuses_used"] == 1
    assert (game.crystals(0), game.discard) == (10, [SHIELD])


# Amulet of Time: the Shield stands in for one of the cards, and as many are drawn as were to be discarded.
def test_shield_in_place_of_one_discard_of_an_amulet_of_time() -> None:
    game = kingdom(
        {
            "hand": ["amulet-of-time", "amulet-of-air", "amulet-of-fire"],
            "in_play": [SHIELD],
            "reserve": "WW",
            "gauge": 2,
        },
        deck=["purse-of-io", "hand-of-fortune"],
    )
    game.play(0, "summon amulet-of-time", "A", "A", "amulet-of-air", "amulet-of-fire", USE_SHIELD)
    assert game.hand(0) == ["amulet-of-air", "hand-of-fortune", "purse-of-io"]
    assert game.discard == ["amulet-of-fire", SHIELD]
    assert game.crystals(0) == 10


# Warden of Argos: his own owner's Shield and another's serve alike.
def test_shields_against_a_warden() -> None:
    game = kingdom(
        {"hand": ["warden-of-argos", "purse-of-io"], "in_play": [SHIELD], "reserve": "A", "gauge": 2},
        {"hand": ["amulet-of-air", "amulet-of-fire"], "in_play": [SHIELD]},
    )
    game.play(0, "summon warden-of-argos", "all discard card")
    game.play(1, "amulet-of-air")
    assert (game.asked, game.kind) == (1, "shield")
    assert is_sound(game)
    game.play(1, USE_SHIELD)
    game.play(0, USE_SHIELD)
    assert (game.hand(0), game.hand(1)) == (["purse-of-io"], ["amulet-of-air", "amulet-of-fire"])
    assert crystals(game) == [10, 10]


# Energy that a Warden takes is no card.
def test_no_shield_for_the_wardens_energy() -> None:
    game = kingdom({"hand": ["warden-of-argos"], "reserve": "A", "gauge": 1}, {"in_play": [SHIELD], "reserve": "AAAA"})
    game.play(0, "summon warden-of-argos", "all discard energy")
    assert (game.reserve(1), game.in_play(1), game.crystals(1)) == ("", [SHIELD], 0)
    assert (game.asked, game.kind) == (0, "turn")


# --- enchantments and ability tokens ---


# Drought: the card that its owner would give up stays, the Shield goes, and the reserve is as large as before.
def test_shield_against_drought() -> None:
    game = kingdom(
        {"in_play": ["purse-of-io", SHIELD], "crystals": 5},
        {"crystals": 1},
        enchantment="drought",
        space=6,
        leftover_pips=1,
    )
    game.play(0, "end")
    game.play(1, "end")
    assert (game.asked, game.kind) == (0, "drought")
    game.play(0, "in-play purse-of-io")
    assert game.kind == "shield"
    game.play(0, USE_SHIELD)
    assert game.in_play(0) == ["purse-of-io"]
    assert (game.crystals(0), game.player(0)["reserve_limit"]) == (15, 7)


# Argos' Embrace, with too few crystals: a card of the hand or in play, and for either a Shield.
@pytest.mark.parametrize("given", ["amulet-of-air", "in-play purse-of-io"])
def test_shield_against_argos_embrace(given: str) -> None:
    game = kingdom(
        {"in_play": ["potion-of-power", "purse-of-io", SHIELD], "hand": ["amulet-of-air"], "crystals": 4},
        enchantment="argos-embrace",
        deck=["amulet-of-fire"],
    )
    game.play(0, "activate potion-of-power", "no")
    assert game.kind == "give-up-card"
    game.play(0, given)
    assert game.kind == "shield"
    assert is_sound(game)
    game.play(0, USE_SHIELD)
    assert game.hand(0) == ["amulet-of-air", "amulet-of-fire"]
    assert game.in_play(0) == ["purse-of-io"]
    assert game.crystals(0) == 14


# Where the crystals are there, they are paid, and a Shield is no way round them.
def test_no_shield_for_the_crystals_of_the_embrace() -> None:
    game = kingdom(
        {"in_play": ["potion-of-power", SHIELD], "crystals": 5}, enchantment="argos-embrace", deck=["amulet-of-fire"]
    )
    game.play(0, "activate potion-of-power", "no")
    assert (game.kind, game.crystals(0), game.in_play(0)) == ("turn", 0, [SHIELD])


# Ability token 2: a card of the hand or in play; its six points are earned all the same.
@pytest.mark.parametrize("given", ["amulet-of-air", "in-play purse-of-io"])
def test_shield_with_ability_token_2(given: str) -> None:
    game = kingdom(
        {"in_play": ["purse-of-io", SHIELD], "hand": ["amulet-of-air"], "ability_token": 2},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, "ability", given, USE_SHIELD)
    assert (game.hand(0), game.in_play(0)) == (["amulet-of-air"], ["purse-of-io"])
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["ability"] == 6
    assert game.game.outcome.breakdown[0]["crystals"] == 10


# --- what is no sacrifice and no discard from the hand ---


# Cards drawn and discarded have never been in the hand.
def test_no_shield_for_the_cards_of_an_amulet_of_fire() -> None:
    game = kingdom({"hand": ["amulet-of-fire"], "in_play": [SHIELD], "reserve": "FF", "gauge": 2}, deck=FOUR)
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    assert (game.kind, game.in_play(0), game.crystals(0)) == ("turn", [SHIELD, "amulet-of-fire"], 0)
    assert len(game.discard) == 3


def test_no_shield_for_the_dies_card() -> None:
    game = kingdom({"in_play": [SHIELD]}, die={"card": True}, deck=["purse-of-io"])
    game.play(0, "draw", "no")
    assert (game.kind, game.in_play(0), game.crystals(0)) == ("turn", [SHIELD], 0)
    assert game.discard == ["purse-of-io"]


def test_no_shield_for_the_second_card_of_a_draw_bonus() -> None:
    game = kingdom({"in_play": [SHIELD]}, die={"card": True}, deck=["purse-of-io", "hand-of-fortune"])
    game.play(0, "bonus draw", "purse-of-io")
    assert (game.kind, game.in_play(0), game.discard) == ("turn", [SHIELD], ["hand-of-fortune"])


def test_no_shield_for_the_cards_of_a_chalice() -> None:
    game = kingdom(
        {"hand": ["divine-chalice"], "in_play": [SHIELD], "reserve": "AWFE", "gauge": 3},
        deck=["purse-of-io", "hand-of-fortune", "ragfields-helm", "runic-cube-of-eolis"],
    )
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert (game.kind, game.in_play(0)) == ("turn", [SHIELD, "divine-chalice", "purse-of-io"])
    assert (len(game.discard), game.crystals(0)) == (3, 0)


# Nor is the top card of the deck anybody's.
def test_no_shield_for_the_top_card_discarded_by_an_orb() -> None:
    game = kingdom({"in_play": ["crystal-orb", SHIELD], "crystals": 3}, deck=["purse-of-io"])
    game.play(0, "activate crystal-orb", "discard top")
    assert (game.kind, game.in_play(0), game.crystals(0)) == ("turn", ["crystal-orb", SHIELD], 0)


# A card that goes back to the hand is not sacrificed: by Amsug, the Shield itself included,
def test_no_shield_against_amsug() -> None:
    game = kingdom(
        {"hand": ["amsug-longneck"], "reserve": "AW", "gauge": 1},
        {"in_play": ["purse-of-io", SHIELD]},
    )
    game.play(0, "summon amsug-longneck")
    game.play(1, USE_SHIELD)
    assert (game.in_play(1), game.hand(1), game.crystals(1)) == (["purse-of-io"], [SHIELD], 0)
    game = kingdom(
        {"hand": ["amsug-longneck"], "reserve": "AW", "gauge": 1},
        {"in_play": ["purse-of-io", SHIELD]},
    )
    game.play(0, "summon amsug-longneck")
    game.play(1, "in-play purse-of-io")
    assert (game.in_play(1), game.hand(1), game.kind) == ([SHIELD], ["purse-of-io"], "turn")


# nor by Selenia's Codex.
def test_no_shield_against_a_codex() -> None:
    game = kingdom({"hand": ["selenias-codex"], "reserve": "AW", "gauge": 3, "in_play": ["purse-of-io", SHIELD]})
    game.play(0, "summon selenias-codex", "in-play purse-of-io")
    assert (game.kind, game.in_play(0), game.hand(0)) == ("turn", [SHIELD, "selenias-codex"], ["purse-of-io"])
    assert game.crystals(0) == 0


# Passing a Damned Soul on gives up nothing either.
def test_no_shield_for_a_damned_soul_passed_on() -> None:
    game = kingdom({"in_play": ["damned-soul-of-onys", SHIELD], "reserve": "W"})
    game.play(0, "activate damned-soul-of-onys")
    assert (game.in_play(0), game.in_play(1), game.crystals(0)) == ([SHIELD], ["damned-soul-of-onys"], 0)


# Another player's Shield is of no use, nor one in the hand.
def test_only_an_own_shield_in_play_serves() -> None:
    game = kingdom({"in_play": ["potion-of-knowledge"], "hand": [SHIELD]}, {"in_play": [SHIELD]})
    game.play(0, "activate potion-of-knowledge")
    assert (game.kind, game.in_play(0)) == ("gain-energy", [])


# Standing in is no activation: Thieving Fairies take for the potion alone.
def test_standing_in_is_no_activation() -> None:
    game = kingdom({"in_play": ["potion-of-knowledge", SHIELD], "crystals": 2}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate potion-of-knowledge", USE_SHIELD, "E")
    assert (crystals(game), game.reserve(0)) == ([11, 2], "EEEEE")


# While it is asked about, other answers are refused with the reason.
def test_refusals_while_a_shield_is_offered() -> None:
    game = kingdom({"in_play": ["potion-of-knowledge", SHIELD]})
    game.play(0, "activate potion-of-knowledge")
    assert "'end' is no answer to this question" in game.refused(0, "end")
    assert "is no answer to this question" in game.refused(0, "in-play potion-of-knowledge")


# Five points at the end, as long as it lies there.
def test_shield_is_worth_five() -> None:
    game = kingdom({"in_play": [SHIELD]}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [5, 0]
