"""Enchanted Kingdom 3: Fairy Monolith."""

from tests.seasons.cards.common import end_game, last_round
from tests.seasons.enchanted_kingdom.first_cards import KINGDOM, end_round, kingdom, samples_agree
from tests.seasons.scenario import next_round

MONOLITH = "fairy-monolith"
THREE_ON_IT = {"card": MONOLITH, "tokens": "AWE"}


# Fairy Monolith: at the end of the round its owner may put an energy on it.
def test_a_token_may_be_put_on_it() -> None:
    game = kingdom({"in_play": [MONOLITH], "reserve": "AAF"})
    end_round(game)
    assert (game.asked, game.kind) == (0, "may-put-energy")
    assert game.open == ["no", "A", "F"]
    assert samples_agree(game)
    game.play(0, "A")
    assert (game.tokens(0, MONOLITH), game.reserve(0)) == ("A", "AF")
    assert game.kind == "die"


# He need not.
def test_putting_a_token_is_free() -> None:
    game = kingdom({"in_play": [MONOLITH], "reserve": "A"})
    end_round(game)
    assert game.open == ["no", "A"]
    game.play(0, "no")
    assert (game.tokens(0, MONOLITH), game.reserve(0)) == ("", "A")


# Without energy there is nothing to ask.
def test_an_empty_reserve_is_not_asked() -> None:
    game = kingdom({"in_play": [MONOLITH]})
    end_round(game)
    assert game.kind == "die"


# The token comes from the reserve, or from an Amulet of Water.
def test_an_amulet_of_water_may_give_the_token() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WF"}
    game = kingdom({"in_play": [MONOLITH, amulet], "reserve": "A"})
    end_round(game)
    assert game.open == ["no", "amulet W", "amulet F", "A"]
    game.play(0, "amulet W")
    assert (game.tokens(0, MONOLITH), game.tokens(0, "amulet-of-water"), game.reserve(0)) == ("W", "F", "A")


# One token a round, also in the round in which it was summoned.
def test_one_token_a_round() -> None:
    game = kingdom({"hand": [MONOLITH], "reserve": "AAEE", "gauge": 1})
    game.play(0, f"summon {MONOLITH}")
    end_round(game)
    game.play(0, "A")
    assert (game.tokens(0, MONOLITH), game.reserve(0)) == ("A", "A")
    assert game.kind == "die"


# Any number may lie there.
def test_any_number_of_tokens_may_lie_on_it() -> None:
    game = kingdom({"in_play": [{"card": MONOLITH, "tokens": "AAAAAWWWWWFFFFFEEEEE"}], "reserve": "E"})
    end_round(game)
    game.play(0, "E")
    assert game.tokens(0, MONOLITH) == "AAAAAWWWWWFFFFFEEEEEE"


# Activated: as many tokens as he likes, at least one, go back into the reserve.
def test_activated_it_gives_tokens_back() -> None:
    game = kingdom({"in_play": [THREE_ON_IT], "reserve": "F"})
    game.play(0, f"activate {MONOLITH}")
    assert game.kind == "take-tokens"
    assert game.open == ["A", "W", "E"]
    assert "no answer to this question" in game.refused(0, "done")
    assert samples_agree(game)
    game.play(0, "A")
    assert game.open == ["done", "W", "E"]
    assert samples_agree(game)
    game.play(0, "E")  # nothing is left to take in rising order
    assert (game.tokens(0, MONOLITH), game.reserve(0)) == ("W", "AFE")
    assert game.kind == "turn"


# One alone, or all of them.
def test_one_token_or_all() -> None:
    one = kingdom({"in_play": [THREE_ON_IT]})
    one.play(0, f"activate {MONOLITH}", "W", "done")
    assert (one.tokens(0, MONOLITH), one.reserve(0)) == ("AE", "W")
    every = kingdom({"in_play": [THREE_ON_IT]})
    every.play(0, f"activate {MONOLITH}", "A", "W", "E")
    assert (every.tokens(0, MONOLITH), every.reserve(0)) == ("", "AWE")


# Without a token it cannot be activated.
def test_an_empty_monolith_cannot_be_activated() -> None:
    game = kingdom({"in_play": [MONOLITH], "reserve": "AAA"})
    assert f"activate {MONOLITH}" not in game.open
    assert game.refused(0, f"activate {MONOLITH}") == "fairy-monolith needs a token lying on it, there is none."


# Once a round, though tokens be left.
def test_it_is_activated_once_a_round() -> None:
    game = kingdom({"in_play": [THREE_ON_IT]})
    game.play(0, f"activate {MONOLITH}", "A", "done")
    assert game.refused(0, f"activate {MONOLITH}") == "fairy-monolith has been activated this round already."


# What was taken in the turn can be put back at the end of the same round.
def test_a_token_taken_can_be_put_back() -> None:
    game = kingdom({"in_play": [{"card": MONOLITH, "tokens": "A"}]})
    game.play(0, f"activate {MONOLITH}", "A")  # the only token there is
    assert (game.reserve(0), game.tokens(0, MONOLITH)) == ("A", "")
    end_round(game)
    game.play(0, "A")
    assert game.tokens(0, MONOLITH) == "A"


# The reserve keeps to its limit: all the tokens come, then he discards among all.
def test_what_comes_back_may_overflow() -> None:
    game = kingdom({"in_play": [THREE_ON_IT], "reserve": "FFFFFF"})
    game.play(0, f"activate {MONOLITH}", "A", "W", "done")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    assert "no answer to this question" in game.refused(0, "end")
    game.play(0, "F")
    assert (game.reserve(0), game.tokens(0, MONOLITH)) == ("AWFFFFF", "E")


# Where the reserve holds less, less of it stays.
def test_what_comes_back_beside_lantern_and_statue() -> None:
    game = kingdom({"in_play": [THREE_ON_IT, "mesodaes-lantern", "statue-of-eolis"], "reserve": "FFFFF"})
    game.play(0, f"activate {MONOLITH}", "A", "done", "A")
    assert game.reserve(0) == "FFFFF"


# Tokens on it pay for nothing: no summoning, no activation, no transmuting, no exchange.
def test_its_tokens_pay_for_nothing() -> None:
    in_play = [{"card": MONOLITH, "tokens": "AAAWWW"}, "kairn-the-destroyer"]
    game = kingdom({"hand": ["amulet-of-air"], "in_play": in_play, "gauge": 3}, die={"crystals": 1, "transmute": True})
    assert game.refused(0, "summon amulet-of-air") == "amulet-of-air needs 2 air, you have 0."
    assert game.refused(0, "activate kairn-the-destroyer") == "kairn-the-destroyer needs 1 energy, you have 0."
    assert game.refused(0, "transmute") == "you have no energy to transmute."
    assert game.refused(0, "bonus exchange") == "the exchange bonus needs 2 energy, you have 0."


# A Jewel of the Ancients and a Glutton Cauldron cannot be fed with them.
def test_its_tokens_feed_no_other_card() -> None:
    in_play = [{"card": MONOLITH, "tokens": "AAAWWW"}, "jewel-of-the-ancients", "glutton-cauldron"]
    game = kingdom({"in_play": in_play})
    assert "needs 3 identical energy" in game.refused(0, "activate jewel-of-the-ancients")
    assert "needs 1 energy" in game.refused(0, "activate glutton-cauldron")


# Potion of Dreams empties the reserve and leaves the Monolith.
def test_potion_of_dreams_leaves_it() -> None:
    game = kingdom({"hand": ["purse-of-io"], "in_play": [THREE_ON_IT, "potion-of-dreams"], "reserve": "F", "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert (game.reserve(0), game.tokens(0, MONOLITH)) == ("", "AWE")


# Ratty Nightshade steals from reserves only.
def test_ratty_nightshade_leaves_it() -> None:
    thief = {"hand": ["ratty-nightshade"], "crystals": 2, "gauge": 1}
    game = kingdom(thief, {"in_play": [THREE_ON_IT], "reserve": "F"})
    game.play(0, "summon ratty-nightshade")
    assert game.open == ["done", "F"]
    game.play(0, "F")
    assert (game.reserve(0), game.reserve(1), game.tokens(1, MONOLITH)) == ("F", "", "AWE")


# Warden of Argos makes everybody discard of the reserve only.
def test_warden_of_argos_leaves_it() -> None:
    game = kingdom(
        {"hand": ["warden-of-argos"], "reserve": "A", "gauge": 1}, {"in_play": [THREE_ON_IT], "reserve": "FF"}
    )
    game.play(0, "summon warden-of-argos", "all discard energy")
    assert (game.reserve(1), game.tokens(1, MONOLITH)) == ("", "AWE")


# Lewis Greyface copies the reserve alone.
def test_lewis_greyface_does_not_copy_it() -> None:
    game = kingdom(
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"in_play": [THREE_ON_IT], "reserve": "W"}
    )
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "W"


# A Cursed Treatise sacrificed takes the reserve, not the Monolith's tokens.
def test_cursed_treatise_leaves_it() -> None:
    game = kingdom(
        {"in_play": [THREE_ON_IT, "cursed-treatise-of-arus"], "reserve": "FF"},
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
    )
    game.play(0, "end")
    game.play(1, "summon syllas-the-faithful")
    game.play(0, "in-play cursed-treatise-of-arus")
    assert (game.reserve(0), game.tokens(0, MONOLITH)) == ("", "AWE")


# Potion of Life turns the reserve into crystals: four for the one token there.
def test_potion_of_life_leaves_it() -> None:
    game = kingdom({"in_play": [THREE_ON_IT, "potion-of-life"], "reserve": "F"})
    game.play(0, "activate potion-of-life")
    assert (game.crystals(0), game.tokens(0, MONOLITH)) == (4, "AWE")


# Beggar's Horn sees an empty reserve.
def test_beggars_horn_does_not_see_it() -> None:
    game = kingdom({"in_play": [THREE_ON_IT, "beggars-horn"]})
    end_round(game)
    game.play(0, "auto", "F")
    assert (game.kind, game.reserve(0)) == ("may-put-energy", "F")
    game.play(0, "no")
    assert game.tokens(0, MONOLITH) == "AWE"


# The other way round, what is put on the Monolith first can make its owner poor enough for the Horn.
def test_the_monolith_before_beggars_horn() -> None:
    game = kingdom({"in_play": [MONOLITH, "beggars-horn"], "reserve": "AA"})
    end_round(game)
    game.play(0, f"in-play {MONOLITH}", "A", "F")
    assert (game.reserve(0), game.tokens(0, MONOLITH)) == ("AF", "A")


# Air Elemental changes reserves.
def test_air_elemental_leaves_it() -> None:
    game = kingdom(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, {"in_play": [THREE_ON_IT], "reserve": "FE"}
    )
    game.play(0, "summon air-elemental")
    assert (game.reserve(1), game.tokens(1, MONOLITH)) == ("AA", "AWE")


# Wondrous Chest counts the reserve; the automatic order has it before the Monolith takes a token away.
def test_wondrous_chest_does_not_count_it() -> None:
    poor = kingdom({"in_play": [THREE_ON_IT, "wondrous-chest"], "reserve": "AAA"})
    end_round(poor)
    poor.play(0, "auto", "no")
    assert poor.crystals(0) == 0
    rich = kingdom({"in_play": [THREE_ON_IT, "wondrous-chest"], "reserve": "AAAA"})
    end_round(rich)
    rich.play(0, "auto", "A")
    assert (rich.crystals(0), rich.reserve(0)) == (3, "AAA")
    first = kingdom({"in_play": [THREE_ON_IT, "wondrous-chest"], "reserve": "AAAA"})
    end_round(first)
    first.play(0, f"in-play {MONOLITH}", "A")
    assert first.crystals(0) == 0


# A Lantern of Xidit counts the reserve at the end of the game.
def test_lantern_of_xidit_does_not_count_it() -> None:
    game = last_round({"in_play": [THREE_ON_IT, "lantern-of-xidit"], "reserve": "F"}, options=KINGDOM)
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "no")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["effects"] == 3


# Out of play, its tokens are lost: sacrificed …
def test_its_tokens_are_lost_when_it_is_sacrificed() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [THREE_ON_IT], "reserve": "F"}
    )
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert game.reserve(1) == "F"


# … or taken back into the hand.
def test_its_tokens_are_lost_when_it_is_taken_back() -> None:
    game = kingdom({"hand": ["amsug-longneck"], "in_play": [THREE_ON_IT], "reserve": "AWEE", "gauge": 2})
    game.play(0, "summon amsug-longneck")
    assert (game.hand(0), game.reserve(0)) == ([MONOLITH], "EE")
    game.play(0, f"summon {MONOLITH}")
    assert game.tokens(0, MONOLITH) == ""


# Two Monoliths each take their own token, and each is activated for its own.
def test_two_monoliths() -> None:
    game = kingdom({"in_play": [MONOLITH, MONOLITH], "reserve": "AF"})
    end_round(game)
    game.play(0, "A", "F")
    assert [game.tokens(0, MONOLITH, copy) for copy in (0, 1)] == ["A", "F"]
    other = kingdom({"in_play": [{"card": MONOLITH, "tokens": "AA"}, {"card": MONOLITH, "tokens": "F"}]})
    other.play(0, f"activate {MONOLITH} 2", "F")
    assert [other.tokens(0, MONOLITH, copy) for copy in (0, 1)] == ["AA", ""]
    assert other.reserve(0) == "F"
    other.play(0, f"activate {MONOLITH}", "A", "done")
    assert (other.reserve(0), other.tokens(0, MONOLITH)) == ("AF", "A")


# Activating it is an activation for Thieving Fairies; the token put at the end of the round is none.
def test_monolith_and_thieving_fairies() -> None:
    game = kingdom({"in_play": [THREE_ON_IT], "crystals": 3}, {"in_play": ["thieving-fairies"]})
    game.play(0, f"activate {MONOLITH}", "A", "done")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)
    end_round(game)
    game.play(0, "A")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)


# The tokens lie open: everybody sees them.
def test_everybody_sees_its_tokens() -> None:
    game = kingdom({"in_play": [THREE_ON_IT]}, {}, {})
    for player in range(3):
        (item,) = game.game.observe(player).plain()["players"][0]["in_play"]
        assert item["tokens"] == "AWE"


# In the last round a token may still be put on it; it is worth nothing there.
def test_it_is_worth_its_prestige_only() -> None:
    game = last_round({"in_play": [THREE_ON_IT]}, options=KINGDOM)
    assert end_game(game)[0]["cards"] == 6
    assert game.game.outcome.scores[0] == 6


# It starts each round straightened.
def test_it_can_be_activated_again_next_round() -> None:
    game = kingdom({"in_play": [{"card": MONOLITH, "tokens": "AA"}]})
    game.play(0, f"activate {MONOLITH}", "A", "done", "end")
    game.play(1, "end")
    game.play(0, "no")
    next_round(game)
    game.play(1, "end")
    game.play(0, f"activate {MONOLITH}", "A")
    assert game.tokens(0, MONOLITH) == ""
