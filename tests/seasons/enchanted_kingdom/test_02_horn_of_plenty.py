"""Enchanted Kingdom 2: Horn of Plenty."""

import pytest

from tests.seasons.cards.common import end_game, last_round
from tests.seasons.enchanted_kingdom.first_cards import KINGDOM, end_round, kingdom, samples_agree
from tests.seasons.scenario import next_round

HORN = "horn-of-plenty"


# Horn of Plenty: at the end of the round its owner discards an energy; an earth gives five crystals.
def test_an_earth_gives_five_crystals() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "AWE"})
    end_round(game)
    assert (game.asked, game.kind) == (0, "plenty")
    assert game.open == ["A", "W", "E"]
    game.play(0, "E")
    assert (game.crystals(0), game.reserve(0)) == (5, "AW")


# Any other energy gives nothing.
@pytest.mark.parametrize("energy", ["A", "W", "F"])
def test_other_energy_gives_nothing(energy: str) -> None:
    game = kingdom({"in_play": [HORN], "reserve": "AWFE"})
    end_round(game)
    game.play(0, energy)
    assert game.crystals(0) == 0
    assert game.reserve(0) == "AWFE".replace(energy, "")


# With a token in the reserve it is no matter of choice, even where it is the last one and gives nothing.
def test_the_discard_is_obligatory() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "AF"})
    end_round(game)
    assert game.open == ["A", "F"]
    assert "no answer to this question" in game.refused(0, "no")
    last = kingdom({"in_play": [HORN], "reserve": "F"})
    end_round(last)
    assert (last.crystals(0), last.reserve(0)) == (0, "")


# Without a token nothing happens.
def test_without_energy_nothing_happens() -> None:
    game = kingdom({"in_play": [HORN], "crystals": 2})
    end_round(game)
    assert game.kind == "die"
    assert game.crystals(0) == 2


# A token from an Amulet of Water may be the one, and an earth from it gives the crystals too.
def test_it_takes_tokens_of_an_amulet_of_water() -> None:
    game = kingdom({"in_play": [HORN, {"card": "amulet-of-water", "tokens": "WE"}], "reserve": "AE"})
    end_round(game)
    assert game.open == ["amulet W", "amulet E", "A", "E"]
    assert samples_agree(game)
    game.play(0, "amulet E")
    assert game.tokens(0, "amulet-of-water") == "W"
    assert (game.crystals(0), game.reserve(0)) == (5, "AE")


# The ruling makes it obligatory wherever a token can be paid, so also where all of them lie on the amulet.
def test_an_amulet_of_water_alone() -> None:
    game = kingdom({"in_play": [HORN, {"card": "amulet-of-water", "tokens": "AE"}]})
    end_round(game)
    assert game.open == ["amulet A", "amulet E"]
    game.play(0, "amulet A")
    assert (game.crystals(0), game.tokens(0, "amulet-of-water")) == (0, "E")


# Tokens on Glutton Cauldron, Jewel of the Ancients and Fairy Monolith are out of its reach.
@pytest.mark.parametrize("card", ["glutton-cauldron", "jewel-of-the-ancients"])
def test_it_does_not_reach_tokens_on_other_cards(card: str) -> None:
    game = kingdom({"in_play": [HORN, {"card": card, "tokens": "EE"}]})
    end_round(game)
    assert game.kind == "die"
    assert (game.crystals(0), game.tokens(0, card)) == (0, "EE")


# The Monolith acts at the end of the round too; with an empty reserve neither finds anything.
def test_it_does_not_reach_tokens_on_a_monolith() -> None:
    game = kingdom({"in_play": [HORN, {"card": "fairy-monolith", "tokens": "EE"}]})
    end_round(game)
    assert game.open == ["auto", f"in-play {HORN}", "in-play fairy-monolith"]
    game.play(0, "auto")
    assert game.kind == "die"
    assert (game.crystals(0), game.tokens(0, "fairy-monolith")) == (0, "EE")


# They are not offered beside those of the reserve either.
@pytest.mark.parametrize("card", ["glutton-cauldron", "jewel-of-the-ancients"])
def test_it_offers_the_reserve_alone(card: str) -> None:
    game = kingdom({"in_play": [HORN, {"card": card, "tokens": "EE"}], "reserve": "AW"})
    end_round(game)
    assert game.open == ["A", "W"]


# Once a round, whatever is left.
def test_it_acts_once_a_round() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "EEE"})
    end_round(game)
    assert game.kind == "die"
    assert (game.crystals(0), game.reserve(0)) == (5, "EE")


# In the next round it acts again.
def test_it_acts_every_round() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "EEE"})
    next_round(game, 0, 1)
    assert game.reserve(0) == "EE"
    game.play(1, "end")
    crystals, tokens = game.crystals(0), len(game.reserve(0))
    game.play(0, "end")
    assert game.kind == "plenty"
    game.play(0, "E")
    assert (game.crystals(0), len(game.reserve(0))) == (crystals + 5, tokens - 1)


# Two Horns take a token each; where there is one token only, the second finds nothing.
def test_two_horns() -> None:
    game = kingdom({"in_play": [HORN, HORN], "reserve": "AEE"})
    end_round(game)
    game.play(0, "E", "E")
    assert (game.crystals(0), game.reserve(0)) == (10, "A")
    short = kingdom({"in_play": [HORN, HORN], "reserve": "E"})
    end_round(short)
    assert (short.crystals(0), short.reserve(0)) == (5, "")


# Everybody's Horn takes of his own reserve, from the first player on.
def test_everybody_feeds_his_own_horn() -> None:
    game = kingdom(
        {"in_play": [HORN], "reserve": "AE"}, {"reserve": "AE"}, {"in_play": [HORN], "reserve": "FE"}, first_player=2
    )
    end_round(game)
    assert game.asked == 2
    game.play(2, "E")
    game.play(0, "A")
    assert [game.crystals(player) for player in range(3)] == [0, 0, 5]
    assert [game.reserve(player) for player in range(3)] == ["E", "AE", "F"]


# Summoned in this round it acts at the end of this round.
def test_it_acts_in_the_round_in_which_it_is_summoned() -> None:
    game = kingdom({"hand": [HORN], "reserve": "WEE", "gauge": 1})
    game.play(0, f"summon {HORN}")
    assert game.reserve(0) == "E"
    end_round(game)
    assert game.crystals(0) == 5


# Put into play by a Divine Chalice it acts as well.
def test_it_acts_when_put_into_play() -> None:
    game = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFEE", "gauge": 2},
        deck=[HORN, "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", HORN)
    assert [told["card"] for told in game.told("card-put-into-play")] == [HORN]
    end_round(game)
    assert (game.crystals(0), game.reserve(0)) == (5, "")


# Sacrificed before the end of the round it takes nothing.
def test_a_horn_that_is_gone_takes_nothing() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "E"}, {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1})
    game.play(0, "end")
    game.play(1, "summon syllas-the-faithful")
    end_round(game)
    assert (game.crystals(0), game.reserve(0)) == (0, "E")


# It is no activation: it cannot be activated, and Thieving Fairies do not stir.
def test_it_is_no_activation() -> None:
    game = kingdom({"in_play": [HORN], "reserve": "EE", "crystals": 1}, {"in_play": ["thieving-fairies"]})
    assert game.refused(0, f"activate {HORN}") == "horn-of-plenty has no effect to activate."
    end_round(game)
    assert (game.crystals(0), game.crystals(1)) == (6, 0)


# The automatic order has Wondrous Chest before it: the chest still sees four tokens.
def test_the_automatic_order_has_the_chest_first() -> None:
    game = kingdom({"in_play": [HORN, "wondrous-chest"], "reserve": "AAEE"})
    end_round(game)
    assert game.open == ["auto", "in-play wondrous-chest", f"in-play {HORN}"]
    game.play(0, "auto", "E")
    assert (game.crystals(0), game.reserve(0)) == (8, "AAE")


# Taken first, it leaves the chest three.
def test_the_horn_of_plenty_before_the_chest() -> None:
    game = kingdom({"in_play": [HORN, "wondrous-chest"], "reserve": "AAEE"})
    end_round(game)
    game.play(0, f"in-play {HORN}", "E")
    assert (game.crystals(0), game.reserve(0)) == (5, "AAE")


# The automatic order has Beggar's Horn first: what it gives is discarded again, for five crystals where it was earth.
def test_the_automatic_order_has_beggars_horn_first() -> None:
    game = kingdom({"in_play": [HORN, "beggars-horn"]})
    end_round(game)
    game.play(0, "auto", "E")
    assert (game.crystals(0), game.reserve(0)) == (5, "")


# The other way round a second token is discarded first, and Beggar's Horn makes up for it.
def test_the_horn_of_plenty_before_beggars_horn() -> None:
    game = kingdom({"in_play": [HORN, "beggars-horn"], "reserve": "AE"})
    end_round(game)
    game.play(0, f"in-play {HORN}", "E", "E")
    assert (game.crystals(0), game.reserve(0)) == (5, "AE")


# A Fairy Monolith comes before it: the last token put there is out of reach.
def test_a_monolith_takes_the_last_token_before_it() -> None:
    game = kingdom({"in_play": [HORN, "fairy-monolith"], "reserve": "F"})
    end_round(game)
    game.play(0, "auto", "F")
    assert game.tokens(0, "fairy-monolith") == "F"
    assert game.reserve(0) == ""
    assert game.kind == "die"


# The last round has its end too: the token is gone before a Lantern of Xidit counts.
def test_it_acts_before_the_lantern_of_xidit_counts() -> None:
    game = last_round({"in_play": [HORN, "lantern-of-xidit"], "reserve": "EEE"}, options=KINGDOM)
    parts = end_game(game)[0]
    assert (parts["crystals"], parts["effects"]) == (5, 6)
