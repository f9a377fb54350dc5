"""Enchanted Kingdom 12: Jewel of the Ancients."""

from typing import Any

import pytest

from tests.seasons.cards.common import effects, end_game, last_round
from tests.seasons.enchanted_kingdom.first_cards import KINGDOM, end_round, kingdom, samples_agree
from tests.seasons.scenario import Scenario

JEWEL = "jewel-of-the-ancients"
ACTIVATE = f"activate {JEWEL}"


def jewel(tokens: str) -> dict[str, Any]:
    """A Jewel with these tokens on it."""
    return {"card": JEWEL, "tokens": tokens}


def ended(*players: dict[str, Any]) -> Scenario:
    """The game has ended with these players."""
    game = last_round(*players, options=KINGDOM)
    end_game(game)
    return game


# Jewel of the Ancients: three identical energy; one of them is put on it, the other two are discarded.
def test_one_of_three_is_put_on_it() -> None:
    game = kingdom({"in_play": [JEWEL], "reserve": "AWWWFF"})
    game.play(0, ACTIVATE)
    assert game.tokens(0, JEWEL) == "W"
    assert game.reserve(0) == "AFF"
    assert game.used(0, JEWEL)


# Where several kinds are there three times he chooses.
def test_the_kind_is_chosen() -> None:
    game = kingdom({"in_play": ["bespelled-grimoire", JEWEL], "reserve": "AAAFFFFEE"})
    game.play(0, ACTIVATE)
    assert game.kind == "identical"
    assert game.open == ["A", "F"]
    assert samples_agree(game)
    game.play(0, "F")
    assert (game.tokens(0, JEWEL), game.reserve(0)) == ("F", "AAAFEE")


# Without three alike it cannot be activated.
def test_it_needs_three_alike() -> None:
    game = kingdom({"in_play": [JEWEL], "reserve": "AAWWFFE"})
    why = "jewel-of-the-ancients needs 3 identical energy, you have none in that number."
    assert game.refused(0, ACTIVATE) == why


# Once a round.
def test_once_a_round() -> None:
    game = kingdom({"in_play": [JEWEL], "reserve": "AAAAAA"})
    game.play(0, ACTIVATE)
    assert game.refused(0, ACTIVATE) == "jewel-of-the-ancients has been activated this round already."
    assert game.reserve(0) == "AAA"


# Tokens of different kinds may gather there; a fourth and a fifth may too.
def test_tokens_gather() -> None:
    game = kingdom({"in_play": [jewel("AWF")], "reserve": "EEE"})
    game.play(0, ACTIVATE)
    assert game.tokens(0, JEWEL) == "AWFE"


# At the end of the game three tokens or more are worth 35 crystals, fewer cost ten.
@pytest.mark.parametrize(
    ("tokens", "worth"), [("", -10), ("A", -10), ("AA", -10), ("AAA", 35), ("AWF", 35), ("AAWWFF", 35)]
)
def test_what_it_is_worth_at_the_end(tokens: str, worth: int) -> None:
    game = ended({"in_play": [jewel(tokens)], "crystals": 20})
    assert effects(game, 0) == worth
    assert game.game.outcome.scores[0] == 20 + 10 + worth


# The third token put there in the last round counts.
def test_the_last_token_in_the_last_round() -> None:
    game = last_round({"in_play": [jewel("AA")], "reserve": "FFF"}, options=KINGDOM)
    game.play(0, ACTIVATE)
    end_game(game)
    assert effects(game, 0) == 35


# Each of two Jewels counts its own tokens, and is activated for itself.
def test_two_jewels() -> None:
    game = ended({"in_play": [jewel("AAA"), jewel("FF")]})
    assert effects(game, 0) == 25
    both = kingdom({"in_play": [JEWEL, JEWEL], "reserve": "AAAWWW"})
    both.play(0, ACTIVATE, "A", f"{ACTIVATE} 2")
    assert [both.tokens(0, JEWEL, copy) for copy in (0, 1)] == ["A", "W"]
    assert both.reserve(0) == ""


# Out of play at the end it neither gives nor takes; each player has his own.
def test_only_in_play_and_only_its_owner() -> None:
    game = ended({"in_play": [jewel("AAA")]}, {"in_play": [jewel("A")]}, {"hand": []})
    assert [effects(game, player) for player in range(3)] == [35, -10, 0]
    gone = kingdom({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [jewel("A")]})
    gone.play(0, "summon syllas-the-faithful")
    assert effects(gone, 1) == 0


# Tokens on an Amulet of Water help to pay, as many as he likes.
def test_an_amulet_of_water_helps_to_pay() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WWF"}
    mixed = kingdom({"in_play": [JEWEL, amulet], "reserve": "WF"})
    mixed.play(0, ACTIVATE)
    assert mixed.tokens(0, JEWEL) == "W"
    assert (mixed.tokens(0, "amulet-of-water"), mixed.reserve(0)) == ("F", "F")


# Where amulet and reserve both could pay, he chooses.
def test_the_amulet_may_be_spared() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WWW"}
    game = kingdom({"in_play": [JEWEL, amulet], "reserve": "WWW"})
    game.play(0, ACTIVATE)
    assert game.kind == "pay"
    assert game.open == ["amulet W", "W"]
    assert samples_agree(game)
    game.play(0, "W")
    assert (game.tokens(0, "amulet-of-water"), game.reserve(0)) == ("WWW", "")
    alone = kingdom({"in_play": [JEWEL, amulet]})
    alone.play(0, ACTIVATE)
    assert (alone.tokens(0, JEWEL), alone.tokens(0, "amulet-of-water")) == ("W", "")


# Tokens on other cards do not pay, its own included.
@pytest.mark.parametrize("card", ["glutton-cauldron", "fairy-monolith", JEWEL])
def test_tokens_on_other_cards_do_not_pay(card: str) -> None:
    game = kingdom({"in_play": [JEWEL, {"card": card, "tokens": "WW"}], "reserve": "W"})
    assert "needs 3 identical energy" in game.refused(0, ACTIVATE)


# Tokens on it pay for nothing else.
def test_its_tokens_pay_for_nothing() -> None:
    in_play = [jewel("EEE"), "kairn-the-destroyer", "balance-of-ishtar"]
    game = kingdom({"hand": ["amulet-of-earth"], "in_play": in_play, "gauge": 4}, die={"transmute": True})
    assert game.refused(0, "summon amulet-of-earth") == "amulet-of-earth needs 2 earth, you have 0."
    assert game.refused(0, "activate kairn-the-destroyer") == "kairn-the-destroyer needs 1 energy, you have 0."
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")
    assert game.refused(0, "transmute") == "you have no energy to transmute."
    assert game.refused(0, "bonus exchange") == "the exchange bonus needs 2 energy, you have 0."


# Potions of Dreams and Life pass them over.
def test_potions_leave_them() -> None:
    dreams = kingdom({"hand": ["purse-of-io"], "in_play": [jewel("AAA"), "potion-of-dreams"], "gauge": 2})
    dreams.play(0, "activate potion-of-dreams")
    assert dreams.tokens(0, JEWEL) == "AAA"
    life = kingdom({"in_play": [jewel("AAA"), "potion-of-life"], "reserve": "F"})
    life.play(0, "activate potion-of-life")
    assert (life.crystals(0), life.tokens(0, JEWEL)) == (4, "AAA")


# So do Air Elemental, Lewis Greyface, Ratty Nightshade and Warden of Argos.
def test_familiars_leave_them() -> None:
    owner = {"in_play": [jewel("EEE")], "reserve": "F"}
    air = kingdom({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, owner)
    air.play(0, "summon air-elemental")
    assert (air.reserve(1), air.tokens(1, JEWEL)) == ("A", "EEE")
    lewis = kingdom({"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, owner)
    lewis.play(0, "summon lewis-greyface")
    assert lewis.reserve(0) == "F"
    ratty = kingdom({"hand": ["ratty-nightshade"], "crystals": 2, "gauge": 1}, owner)
    ratty.play(0, "summon ratty-nightshade", "F")
    assert (ratty.kind, ratty.reserve(0), ratty.tokens(1, JEWEL)) == ("turn", "F", "EEE")
    warden = kingdom({"hand": ["warden-of-argos"], "reserve": "A", "gauge": 1}, owner)
    warden.play(0, "summon warden-of-argos", "all discard energy")
    assert (warden.reserve(1), warden.tokens(1, JEWEL)) == ("", "EEE")


# Chest, Beggar's Horn and Lantern of Xidit do not count them.
def test_they_are_not_counted() -> None:
    chest = kingdom({"in_play": [jewel("EEE"), "wondrous-chest"], "reserve": "A"})
    end_round(chest)
    assert chest.crystals(0) == 0
    horn = kingdom({"in_play": [jewel("EEE"), "beggars-horn"], "reserve": "A"})
    end_round(horn)
    horn.play(0, "F")
    assert horn.reserve(0) == "AF"
    xidit = ended({"in_play": [jewel("EEE"), "lantern-of-xidit"], "reserve": "A"})
    assert effects(xidit, 0) == 35 + 3


# A Cursed Treatise sacrificed takes the reserve, not what lies on the Jewel.
def test_a_cursed_treatise_leaves_them() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": [jewel("EEE"), "cursed-treatise-of-arus"], "reserve": "F"},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play cursed-treatise-of-arus")
    assert (game.reserve(1), game.tokens(1, JEWEL)) == ("", "EEE")


# Taken back into the hand it loses its tokens, and begins anew.
def test_taken_back_it_begins_anew() -> None:
    game = kingdom({"hand": ["selenias-codex"], "in_play": [jewel("EEE")], "reserve": "AWFF", "gauge": 2})
    game.play(0, "summon selenias-codex", f"summon {JEWEL}")
    assert game.tokens(0, JEWEL) == ""
    assert game.reserve(0) == ""


# Purse of Io has no part in it: nothing is transmuted.
def test_nothing_is_transmuted() -> None:
    game = kingdom({"in_play": [JEWEL, "purse-of-io"], "reserve": "EEE"})
    game.play(0, ACTIVATE)
    assert game.crystals(0) == 0


# It is an activation: Thieving Fairies take, a Heart of Argos gets its earth.
def test_it_is_an_activation() -> None:
    game = kingdom(
        {"in_play": [JEWEL, "heart-of-argos"], "reserve": "EEE", "crystals": 2}, {"in_play": ["thieving-fairies"]}
    )
    game.play(0, ACTIVATE)
    assert (game.crystals(0), game.crystals(1)) == (1, 2)
    assert game.tokens(0, "heart-of-argos") == "E"


# A Hand of Fortune takes nothing off an activation.
def test_a_hand_of_fortune_takes_nothing_off() -> None:
    game = kingdom({"in_play": [JEWEL, "hand-of-fortune"], "reserve": "EE"})
    assert "needs 3 identical energy" in game.refused(0, ACTIVATE)


# Put into play by a Divine Chalice it is empty, and can be activated at once.
def test_put_into_play() -> None:
    game = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFEEEE", "gauge": 2},
        deck=[JEWEL, "purse-of-io", "ragfields-helm", "hand-of-fortune"],
    )
    game.play(0, "summon divine-chalice", JEWEL, ACTIVATE)
    assert (game.tokens(0, JEWEL), game.reserve(0)) == ("E", "")


# The tokens lie open.
def test_everybody_sees_its_tokens() -> None:
    game = kingdom({"in_play": [jewel("AE")]}, {}, {})
    for player in range(3):
        assert game.game.observe(player).plain()["players"][0]["in_play"][0]["tokens"] == "AE"


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [JEWEL], "reserve": "FA", "gauge": 1})
    assert game.refused(0, f"summon {JEWEL}") == "jewel-of-the-ancients needs 2 fire, you have 1."
