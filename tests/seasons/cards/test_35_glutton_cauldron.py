"""Card 35: Glutton Cauldron."""

from tests.seasons.cards.common import FOUR_ON_AMULET, FULL_CAULDRON
from tests.seasons.scenario import scenario, take_dice


# It costs neither energy nor crystals, and enters empty.
def test_cauldron_is_free() -> None:
    game = scenario({"hand": ["glutton-cauldron"], "reserve": "A", "crystals": 4, "gauge": 1})
    game.play(0, "summon glutton-cauldron")
    assert game.in_play(0) == ["glutton-cauldron"]
    assert game.tokens(0, "glutton-cauldron") == ""
    assert (game.reserve(0), game.crystals(0)) == ("A", 4)


# Free is not boundless: the gauge must have room.
def test_cauldron_needs_room_on_the_gauge() -> None:
    game = scenario({"hand": ["glutton-cauldron"], "gauge": 1, "in_play": ["purse-of-io"]})
    why = game.refused(0, "summon glutton-cauldron")
    assert why == "your summoning gauge is 1, and you have 1 card in play."


# One energy of the owner's choice goes from the reserve onto it.
def test_cauldron_takes_one_token_of_choice_from_the_reserve() -> None:
    game = scenario({"in_play": ["glutton-cauldron"], "reserve": "AWF"})
    game.play(0, "activate glutton-cauldron")
    assert game.kind == "put-energy"
    assert game.open == ["A", "W", "F"]
    game.play(0, "W")
    assert game.tokens(0, "glutton-cauldron") == "W"
    assert game.reserve(0) == "AF"
    assert game.crystals(0) == 0


# Only one token a round; it is straightened for the next.
def test_cauldron_takes_one_token_a_round() -> None:
    game = scenario({"in_play": ["glutton-cauldron"], "reserve": "AWF"}, {}, first_player=1)
    game.play(1, "end")
    game.play(0, "activate glutton-cauldron", "W")
    assert game.used(0, "glutton-cauldron")
    assert game.refused(0, "activate glutton-cauldron") == "glutton-cauldron has been activated this round already."
    game.play(0, "end")
    assert not game.used(0, "glutton-cauldron")
    take_dice(game)
    assert game.asked == 0
    game.play(0, "activate glutton-cauldron", "F")
    assert game.tokens(0, "glutton-cauldron") == "WF"


# It may be fed in the very turn in which it was summoned.
def test_cauldron_takes_a_token_in_the_turn_it_is_summoned() -> None:
    game = scenario({"hand": ["glutton-cauldron"], "reserve": "EE", "gauge": 1})
    game.play(0, "summon glutton-cauldron", "activate glutton-cauldron")
    assert game.tokens(0, "glutton-cauldron") == "E"
    assert game.reserve(0) == "E"


# Without energy there is nothing to put on it.
def test_cauldron_needs_a_token() -> None:
    game = scenario({"in_play": ["glutton-cauldron"]})
    why = game.refused(0, "activate glutton-cauldron")
    assert why == "glutton-cauldron needs 1 energy, you have 0."


# The token comes out of the reserve or from an Amulet of Water, whose tokens pay for whatever their owner pays.
def test_cauldron_eats_amulet_tokens_too() -> None:
    game = scenario({"in_play": ["glutton-cauldron", FOUR_ON_AMULET], "reserve": "FE"})
    game.play(0, "activate glutton-cauldron")
    assert game.open == ["amulet A", "amulet W", "amulet F", "amulet E", "F", "E"]
    game.play(0, "amulet A")
    assert (game.tokens(0, "glutton-cauldron"), game.tokens(0, "amulet-of-water")) == ("A", "WFE")
    assert game.reserve(0) == "FE"


# What lies on it cannot be used: not to summon, exchange, transmute or activate.
def test_cauldron_tokens_pay_for_nothing() -> None:
    game = scenario(
        {
            "hand": ["amulet-of-fire"],
            "gauge": 4,
            "in_play": [{"card": "glutton-cauldron", "tokens": "FFF"}, "balance-of-ishtar", "kairn-the-destroyer"],
        }
    )
    assert game.refused(0, "summon amulet-of-fire") == "amulet-of-fire needs 2 fire, you have 0."
    assert game.refused(0, "bonus exchange") == "the exchange bonus needs 2 energy, you have 0."
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")
    assert game.refused(0, "activate kairn-the-destroyer") == "kairn-the-destroyer needs 1 energy, you have 0."
    game.play(0, "bonus transmute")
    assert game.refused(0, "transmute") == "you have no energy to transmute."


# The seventh token at once: 15 crystals, all seven tokens back, the card sacrificed.
def test_cauldron_pays_out_on_the_seventh_token() -> None:
    game = scenario({"in_play": [FULL_CAULDRON], "reserve": "E"})
    game.play(0, "activate glutton-cauldron")
    assert game.crystals(0) == 15
    assert game.reserve(0) == "AAWWFFE"
    assert game.in_play(0) == []
    assert game.discard == ["glutton-cauldron"]
    assert game.kind == "turn"


# Six are not seven.
def test_cauldron_gives_nothing_on_the_sixth_token() -> None:
    game = scenario({"in_play": [{"card": "glutton-cauldron", "tokens": "AAAAA"}], "reserve": "A"})
    game.play(0, "activate glutton-cauldron")
    assert game.tokens(0, "glutton-cauldron") == "AAAAAA"
    assert (game.crystals(0), game.reserve(0)) == (0, "")


# The reserve keeps to its limit: crystals, tokens and sacrifice first, then discard down to seven among all tokens,
# before anything else is done.
def test_cauldron_overflow_is_settled_before_all_else() -> None:
    game = scenario({"in_play": [FULL_CAULDRON], "reserve": "AAAEEEE"})
    game.play(0, "activate glutton-cauldron", "E")
    assert game.kind == "overflow"
    assert game.crystals(0) == 15
    assert game.in_play(0) == []
    assert game.reserve(0) == "AAAAAWWFFEEEE"
    assert game.open == ["A", "W", "F"]  # in rising order: four earth alone would not be enough
    assert "no answer to this question" in game.refused(0, "end")
    game.play(0, "A", "A", "A", "A", "A", "W")
    assert game.reserve(0) == "WFFEEEE"
    assert game.kind == "turn"


# With a Bespelled Grimoire ten tokens are kept.
def test_cauldron_overflow_down_to_ten_with_a_grimoire() -> None:
    game = scenario({"in_play": ["bespelled-grimoire", FULL_CAULDRON], "reserve": "EEEEEEEEEE"})
    game.play(0, "activate glutton-cauldron")
    assert game.kind == "overflow"
    game.play(0, "A", "A", "W", "W", "F", "F")
    assert game.reserve(0) == "EEEEEEEEEE"
    assert game.crystals(0) == 15


# Purse of Io has no part in it: nothing is transmuted.
def test_cauldron_is_not_raised_by_purses_of_io() -> None:
    game = scenario({"in_play": ["purse-of-io", "purse-of-io", FULL_CAULDRON], "reserve": "E"})
    game.play(0, "bonus transmute", "activate glutton-cauldron")
    assert game.crystals(0) == 15


# Two Cauldrons: each takes its own token a round, and each fills alone.
def test_two_cauldrons_fill_apart() -> None:
    game = scenario({"in_play": ["glutton-cauldron", "glutton-cauldron"], "reserve": "AWF"})
    alike = "both copies of glutton-cauldron are alike: activate the first."
    assert game.refused(0, "activate glutton-cauldron 2") == alike
    game.play(0, "activate glutton-cauldron", "A", "activate glutton-cauldron 2", "F")
    assert game.tokens(0, "glutton-cauldron", 0) == "A"
    assert game.tokens(0, "glutton-cauldron", 1) == "F"
    assert "already" in game.refused(0, "activate glutton-cauldron")
    assert "already" in game.refused(0, "activate glutton-cauldron 2")


# A full one goes, the other stays with what it holds.
def test_the_full_one_of_two_cauldrons_goes() -> None:
    game = scenario({"in_play": [{"card": "glutton-cauldron", "tokens": "EE"}, FULL_CAULDRON], "reserve": "W"})
    game.play(0, "activate glutton-cauldron 2")
    assert game.in_play(0) == ["glutton-cauldron"]
    assert game.tokens(0, "glutton-cauldron") == "EE"
    assert game.reserve(0) == "AAWWWFF"


# Wondrous Chest does not count its tokens.
def test_cauldron_tokens_are_not_seen_by_wondrous_chest() -> None:
    game = scenario({"in_play": ["wondrous-chest", FULL_CAULDRON], "reserve": "AAA"})
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 0


# Beggar's Horn does not count them either.
def test_cauldron_tokens_are_not_seen_by_beggars_horn() -> None:
    game = scenario({"in_play": ["beggars-horn", FULL_CAULDRON], "reserve": "A"})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "F")
    assert game.reserve(0) == "AF"
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Air Elemental changes the reserve and leaves the Cauldron.
def test_cauldron_tokens_are_not_changed_by_air_elemental() -> None:
    game = scenario(
        {"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, {"in_play": [FULL_CAULDRON], "reserve": "WFE"}
    )
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AAA"
    assert game.tokens(1, "glutton-cauldron") == "AAWWFF"


# Lewis Greyface copies the reserve without the Cauldron.
def test_cauldron_tokens_are_not_copied_by_lewis() -> None:
    game = scenario(
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"in_play": [FULL_CAULDRON], "reserve": "E"}
    )
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "E"


# Potion of Dreams empties the reserve and leaves the Cauldron.
def test_cauldron_tokens_are_not_discarded_by_potion_of_dreams() -> None:
    game = scenario(
        {"hand": ["lantern-of-xidit"], "in_play": ["potion-of-dreams", FULL_CAULDRON], "reserve": "EE", "gauge": 2}
    )
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["glutton-cauldron", "lantern-of-xidit"]
    assert game.reserve(0) == ""
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Potion of Life turns the reserve into crystals and leaves the Cauldron.
def test_cauldron_tokens_are_not_transmuted_by_potion_of_life() -> None:
    game = scenario({"in_play": ["potion-of-life", FULL_CAULDRON], "reserve": "EE"})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 8
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Sacrificed with tokens on it before the seventh: they are lost, and there are no crystals.
def test_cauldron_sacrificed_early_is_lost_with_its_tokens() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [FULL_CAULDRON], "reserve": "E"}
    )
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert (game.reserve(1), game.crystals(1)) == ("E", 0)
    assert game.discard == ["glutton-cauldron"]


# Taken back into the hand it loses its tokens, and begins anew when summoned again.
def test_cauldron_taken_back_begins_anew() -> None:
    game = scenario({"hand": ["amsug-longneck"], "reserve": "AWE", "gauge": 2, "in_play": [FULL_CAULDRON]})
    game.play(0, "summon amsug-longneck")
    assert game.hand(0) == ["glutton-cauldron"]
    game.play(0, "summon glutton-cauldron")
    assert game.tokens(0, "glutton-cauldron") == ""
    assert game.reserve(0) == "E"


# Free as it is, summoning it against an Arcano Leech takes a crystal; Staff and Vase reward it.
def test_cauldron_summoned_against_leech_with_staff_and_vase() -> None:
    game = scenario(
        {"hand": ["glutton-cauldron"], "gauge": 3, "in_play": ["staff-of-spring", "yjangs-forgotten-vase"]},
        {"in_play": ["arcano-leech"]},
    )
    why = game.refused(0, "summon glutton-cauldron")
    assert why == "glutton-cauldron needs 1 crystal (1 of them for Arcano Leech), you have 0."
    game = scenario(
        {
            "hand": ["glutton-cauldron"],
            "crystals": 1,
            "gauge": 3,
            "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
        },
        {"in_play": ["arcano-leech"]},
    )
    game.play(0, "summon glutton-cauldron", "E")
    assert (game.crystals(0), game.crystals(1)) == (3, 1)
    assert game.reserve(0) == "E"


# Put into play by a Divine Chalice: no Leech, no Staff, no Vase for it.
def test_cauldron_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "crystals": 1, "gauge": 3, "in_play": ["staff-of-spring"]},
        {"in_play": ["arcano-leech"]},
        deck=["glutton-cauldron", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "glutton-cauldron")
    assert game.in_play(0) == ["staff-of-spring", "divine-chalice", "glutton-cauldron"]
    assert (game.crystals(0), game.crystals(1)) == (3, 1)  # for the Chalice itself
    assert game.kind == "turn"


# A cost of nothing cannot be lowered: Hand of Fortune asks nothing.
def test_cauldron_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["glutton-cauldron"], "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon glutton-cauldron")
    assert game.kind == "turn"
    assert game.in_play(0) == ["hand-of-fortune", "glutton-cauldron"]


# Each token put on it is an activation for Thieving Fairies; the seventh's 15 crystals come after they have taken.
def test_cauldron_and_thieving_fairies() -> None:
    game = scenario({"in_play": [FULL_CAULDRON], "reserve": "E"}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate glutton-cauldron")
    assert (game.crystals(0), game.crystals(1)) == (15, 1)
    game = scenario({"in_play": ["glutton-cauldron"], "reserve": "E", "crystals": 3}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate glutton-cauldron")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)


# Worth nothing at the end, and its tokens neither.
def test_cauldron_is_worth_nothing_at_the_end() -> None:
    game = scenario({"in_play": [FULL_CAULDRON]}, {}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.scores == [0, 0]
