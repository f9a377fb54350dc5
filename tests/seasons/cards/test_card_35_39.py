"""Glutton Cauldron, Vampiric Crown, Dragon Skull, Demon of Argos, Titus Deepgaze."""

from typing import Any

import pytest

from chronomage.games.seasons import facts
from chronomage.kernel.event import EVERYBODY
from tests.seasons.scenario import Scenario, scenario

SIX = {"card": "glutton-cauldron", "tokens": "AAWWFF"}
FOUR_ON_AMULET = {"card": "amulet-of-water", "tokens": "AWFE"}


def take_dice(game: Scenario) -> None:
    """Everybody takes the first die that gives no card, so that the next turn begins without a draw."""
    while not game.game.over and game.kind == "die":
        dice = game.game.describe()["dice"]
        place = next(place for place, die in enumerate(dice) if die is not None and not die["card"])
        game.play(game.asked, f"die {place + 1}")


def all_but(*names: str) -> list[str]:
    """Two copies of every card but for the named copies."""
    rest = [name for name in facts.CARD_NAMES for _ in range(2)]
    for name in names:
        rest.remove(name)
    return rest


# --- Glutton Cauldron ---


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


# With an empty reserve there is nothing to put on it.
def test_cauldron_needs_a_token_in_the_reserve() -> None:
    game = scenario({"in_play": ["glutton-cauldron"]})
    why = game.refused(0, "activate glutton-cauldron")
    assert why == "glutton-cauldron needs energy in your reserve, you have none."


# The token comes out of the reserve: those of an Amulet of Water are no part of it.
def test_cauldron_does_not_eat_amulet_tokens() -> None:
    game = scenario({"in_play": ["glutton-cauldron", FOUR_ON_AMULET]})
    assert "needs energy in your reserve" in game.refused(0, "activate glutton-cauldron")
    game = scenario({"in_play": ["glutton-cauldron", FOUR_ON_AMULET], "reserve": "FE"})
    game.play(0, "activate glutton-cauldron")
    assert game.open == ["F", "E"]


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
    assert game.refused(0, "bonus exchange") == "you have no energy to exchange."
    assert "needs 3 identical energy" in game.refused(0, "activate balance-of-ishtar")
    assert game.refused(0, "activate kairn-the-destroyer") == "kairn-the-destroyer needs 1 energy, you have 0."
    game.play(0, "bonus transmute")
    assert game.refused(0, "transmute") == "you have no energy to transmute."


# The seventh token at once: 15 crystals, all seven tokens back, the card sacrificed.
def test_cauldron_pays_out_on_the_seventh_token() -> None:
    game = scenario({"in_play": [SIX], "reserve": "E"})
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
    game = scenario({"in_play": [SIX], "reserve": "AAAEEEE"})
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
    game = scenario({"in_play": ["bespelled-grimoire", SIX], "reserve": "EEEEEEEEEE"})
    game.play(0, "activate glutton-cauldron")
    assert game.kind == "overflow"
    game.play(0, "A", "A", "W", "W", "F", "F")
    assert game.reserve(0) == "EEEEEEEEEE"
    assert game.crystals(0) == 15


# Purse of Io has no part in it: nothing is transmuted.
def test_cauldron_is_not_raised_by_purses_of_io() -> None:
    game = scenario({"in_play": ["purse-of-io", "purse-of-io", SIX], "reserve": "E"})
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
    game = scenario({"in_play": [{"card": "glutton-cauldron", "tokens": "EE"}, SIX], "reserve": "W"})
    game.play(0, "activate glutton-cauldron 2")
    assert game.in_play(0) == ["glutton-cauldron"]
    assert game.tokens(0, "glutton-cauldron") == "EE"
    assert game.reserve(0) == "AAWWWFF"


# Wondrous Chest does not count its tokens.
def test_cauldron_tokens_are_not_seen_by_wondrous_chest() -> None:
    game = scenario({"in_play": ["wondrous-chest", SIX], "reserve": "AAA"})
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 0


# Beggar's Horn does not count them either.
def test_cauldron_tokens_are_not_seen_by_beggars_horn() -> None:
    game = scenario({"in_play": ["beggars-horn", SIX], "reserve": "A"})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "F")
    assert game.reserve(0) == "AF"
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Air Elemental changes the reserve and leaves the Cauldron.
def test_cauldron_tokens_are_not_changed_by_air_elemental() -> None:
    game = scenario({"hand": ["air-elemental"], "reserve": "AAA", "gauge": 1}, {"in_play": [SIX], "reserve": "WFE"})
    game.play(0, "summon air-elemental")
    assert game.reserve(1) == "AAA"
    assert game.tokens(1, "glutton-cauldron") == "AAWWFF"


# Lewis Greyface copies the reserve without the Cauldron.
def test_cauldron_tokens_are_not_copied_by_lewis() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"in_play": [SIX], "reserve": "E"})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "E"


# Potion of Dreams empties the reserve and leaves the Cauldron.
def test_cauldron_tokens_are_not_discarded_by_potion_of_dreams() -> None:
    game = scenario({"hand": ["lantern-of-xidit"], "in_play": ["potion-of-dreams", SIX], "reserve": "EE", "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["glutton-cauldron", "lantern-of-xidit"]
    assert game.reserve(0) == ""
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Potion of Life turns the reserve into crystals and leaves the Cauldron.
def test_cauldron_tokens_are_not_transmuted_by_potion_of_life() -> None:
    game = scenario({"in_play": ["potion-of-life", SIX], "reserve": "EE"})
    game.play(0, "activate potion-of-life")
    assert game.crystals(0) == 8
    assert game.tokens(0, "glutton-cauldron") == "AAWWFF"


# Sacrificed with tokens on it before the seventh: they are lost, and there are no crystals.
def test_cauldron_sacrificed_early_is_lost_with_its_tokens() -> None:
    game = scenario({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [SIX], "reserve": "E"})
    game.play(0, "summon syllas-the-faithful")
    assert game.in_play(1) == []
    assert (game.reserve(1), game.crystals(1)) == ("E", 0)
    assert game.discard == ["glutton-cauldron"]


# Taken back into the hand it loses its tokens, and begins anew when summoned again.
def test_cauldron_taken_back_begins_anew() -> None:
    game = scenario({"hand": ["amsug-longneck"], "reserve": "AWE", "gauge": 2, "in_play": [SIX]})
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
    game = scenario({"in_play": [SIX], "reserve": "E"}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate glutton-cauldron")
    assert (game.crystals(0), game.crystals(1)) == (15, 1)
    game = scenario({"in_play": ["glutton-cauldron"], "reserve": "E", "crystals": 3}, {"in_play": ["thieving-fairies"]})
    game.play(0, "activate glutton-cauldron")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)


# Worth nothing at the end, and its tokens neither.
def test_cauldron_is_worth_nothing_at_the_end() -> None:
    game = scenario({"in_play": [SIX]}, {}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.scores == [0, 0]


# --- Vampiric Crown ---


# Draw: the card must be kept, and gives as many tokens of any kind as it is worth points.
def test_crown_draws_and_keeps() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "purse-of-io"], "reserve": "AW", "gauge": 1},
        deck=["titus-deepgaze", "ragfields-helm"],
    )
    game.play(0, "summon vampiric-crown")
    assert game.kind == "draw-or-discard"
    assert game.open == ["draw", "purse-of-io"]
    game.play(0, "draw")
    assert game.hand(0) == ["purse-of-io", "titus-deepgaze"]
    assert game.kind == "gain-energy"
    game.play(0, "A", "F", "F", "E")
    assert game.reserve(0) == "AFFE"
    assert game.discard == []
    assert game.deck(1) == ["ragfields-helm"]


# Everybody sees the card drawn.
def test_crown_shows_the_drawn_card_to_all() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "purse-of-io"], "reserve": "AW", "gauge": 1}, {}, {}, deck=["potion-of-life"]
    )
    game.play(0, "summon vampiric-crown", "draw")
    (shown,) = game.told("card-shown")
    assert shown["card"] == "potion-of-life"
    assert shown["audience"] == EVERYBODY
    assert {"card": "potion-of-life", "places": ["hand 0"], "draft_step": 0} in game.player(1)["known"]
    assert {"card": "potion-of-life", "places": ["hand 0"], "draft_step": 0} in game.player(2)["known"]


# Discard instead: a card of the hand, shown to all.
def test_crown_discards_a_card_of_the_hand() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "amulet-of-air", "balance-of-ishtar"], "reserve": "AW", "gauge": 1},
        deck=["purse-of-io"],
    )
    game.play(0, "summon vampiric-crown", "balance-of-ishtar")
    (shown,) = game.told("card-discarded")
    assert shown["card"] == "balance-of-ishtar"
    assert shown["audience"] == EVERYBODY
    game.play(0, "W", "W", "W", "E")
    assert game.reserve(0) == "WWWE"
    assert game.hand(0) == ["amulet-of-air"]
    assert game.discard == ["balance-of-ishtar"]
    assert game.deck(1) == ["purse-of-io"]


# One of the two must be done: it cannot be left.
def test_crown_cannot_be_declined() -> None:
    game = scenario({"hand": ["vampiric-crown", "purse-of-io"], "reserve": "AW", "gauge": 1})
    game.play(0, "summon vampiric-crown")
    assert "no answer to this question" in game.refused(0, "done")
    assert "no answer to this question" in game.refused(0, "end")


# With no card in hand it draws.
def test_crown_with_an_empty_hand_draws() -> None:
    game = scenario({"hand": ["vampiric-crown"], "reserve": "AW", "gauge": 1}, deck=["elemental-amulet"])
    game.play(0, "summon vampiric-crown", "F", "F")
    assert game.hand(0) == ["elemental-amulet"]
    assert game.reserve(0) == "FF"


# A card worth nothing, or less, gives no energy and takes none.
@pytest.mark.parametrize("card", ["cursed-treatise-of-arus", "damned-soul-of-onys", "potion-of-power"])
def test_crown_gives_nothing_for_a_worthless_card(card: str) -> None:
    game = scenario({"hand": ["vampiric-crown", card], "reserve": "AWE", "gauge": 1})
    game.play(0, "summon vampiric-crown", card)
    assert game.kind == "turn"
    assert game.reserve(0) == "E"
    assert game.hand(0) == []


# The same where it was drawn: it stays in the hand all the same.
def test_crown_gives_nothing_for_a_worthless_card_drawn() -> None:
    game = scenario({"hand": ["vampiric-crown"], "reserve": "AWE", "gauge": 1}, deck=["cursed-treatise-of-arus"])
    game.play(0, "summon vampiric-crown")
    assert game.hand(0) == ["cursed-treatise-of-arus"]
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 0


# More than the reserve holds: keep seven, chosen among the old and the new.
def test_crown_fills_the_reserve_to_seven() -> None:
    game = scenario({"hand": ["vampiric-crown", "runic-cube-of-eolis"], "reserve": "AWEE", "gauge": 1})
    game.play(0, "summon vampiric-crown", "runic-cube-of-eolis")
    game.play(0, *"FFFFFFF")
    assert game.kind == "overflow"
    assert game.open == ["F", "E"]
    game.play(0, "F", "F")
    assert game.reserve(0) == "FFFFFEE"


# With a Grimoire, ten.
def test_crown_fills_a_grimoire_to_ten() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "demon-of-argos"], "reserve": "AW", "gauge": 2, "in_play": ["bespelled-grimoire"]}
    )
    game.play(0, "summon vampiric-crown", "demon-of-argos", *"AAAWWWFFFE")
    assert game.reserve(0) == "AAAWWWFFFE"
    assert game.kind == "turn"


# Its cost, and what is said where it is missing.
def test_crown_costs_air_and_water() -> None:
    game = scenario({"hand": ["vampiric-crown"], "reserve": "WWFE", "gauge": 1})
    assert game.refused(0, "summon vampiric-crown") == "vampiric-crown needs 1 air, you have 0."
    game = scenario({"hand": ["vampiric-crown"], "gauge": 1})
    why = game.refused(0, "summon vampiric-crown")
    assert why == "vampiric-crown needs 1 air, you have 0; 1 water, you have 0."


# Amulet tokens pay for it, and what it gives goes to the reserve.
def test_crown_paid_from_an_amulet() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "elemental-amulet"], "reserve": "W", "gauge": 2, "in_play": [FOUR_ON_AMULET]}
    )
    game.play(0, "summon vampiric-crown", "W")
    assert game.tokens(0, "amulet-of-water") == "WFE"
    assert game.reserve(0) == ""
    game.play(0, "elemental-amulet", "F", "E")
    assert game.reserve(0) == "FE"
    assert game.tokens(0, "amulet-of-water") == "WFE"


# Hand of Fortune takes off one of the two, and never the last.
def test_crown_with_hands_of_fortune() -> None:
    game = scenario(
        {
            "hand": ["vampiric-crown", "potion-of-life"],
            "reserve": "AW",
            "gauge": 3,
            "in_play": ["hand-of-fortune", "hand-of-fortune"],
        }
    )
    game.play(0, "summon vampiric-crown")
    assert game.kind == "spare"
    assert game.open == ["A", "W"]
    game.play(0, "A", "potion-of-life")
    assert game.reserve(0) == "A"


# The Vase's token and the Staff's crystals come before the Crown acts.
def test_crown_acts_after_staff_and_vase() -> None:
    game = scenario(
        {
            "hand": ["vampiric-crown", "potion-of-life"],
            "reserve": "AW",
            "gauge": 3,
            "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
        }
    )
    game.play(0, "summon vampiric-crown")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 3
    game.play(0, "E")
    assert game.kind == "draw-or-discard"
    assert game.reserve(0) == "E"


# Two Crowns: the second may be given up for the first, or summoned after it; each acts once.
def test_two_crowns() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "vampiric-crown"], "reserve": "AAWW", "gauge": 2},
        deck=["elemental-amulet", "titus-deepgaze"],
    )
    game.play(0, "summon vampiric-crown")
    assert game.open == ["draw", "vampiric-crown"]
    game.play(0, "draw", "F", "F", "summon vampiric-crown", "draw", "A", "A", "A", "A")
    assert game.in_play(0) == ["vampiric-crown", "vampiric-crown"]
    assert game.reserve(0) == "AAAAFF"
    assert game.hand(0) == ["elemental-amulet", "titus-deepgaze"]


# Put into play by a Chalice it acts too; the Chalice's other cards are gone before it draws.
def test_crown_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        {"in_play": ["arcano-leech"]},
        deck=["vampiric-crown", "purse-of-io", "hand-of-fortune", "ragfields-helm", "elemental-amulet"],
    )
    assert "Arcano Leech" in game.refused(0, "summon divine-chalice")
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["vampiric-crown", "purse-of-io", "hand-of-fortune", "ragfields-helm", "elemental-amulet"],
    )
    game.play(0, "summon divine-chalice", "vampiric-crown", "A", "A")
    assert game.hand(0) == ["elemental-amulet"]
    assert sorted(game.discard) == ["hand-of-fortune", "purse-of-io", "ragfields-helm"]
    assert game.reserve(0) == "AA"


# Put into play by a Potion of Dreams: the reserve is emptied first, what the Crown gives is kept.
def test_crown_put_into_play_by_a_potion_of_dreams() -> None:
    game = scenario(
        {"hand": ["vampiric-crown"], "reserve": "EEEE", "gauge": 1, "in_play": ["potion-of-dreams"]},
        deck=["elemental-amulet"],
    )
    game.play(0, "activate potion-of-dreams", "W", "F")
    assert game.reserve(0) == "WF"
    assert game.in_play(0) == ["vampiric-crown"]


# It acts on entering and is never activated, so Thieving Fairies get nothing.
def test_crown_is_no_activation() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "potion-of-life"], "reserve": "AW", "crystals": 5, "gauge": 1},
        {"in_play": ["thieving-fairies"]},
    )
    game.play(0, "summon vampiric-crown", "potion-of-life")
    assert (game.crystals(0), game.crystals(1)) == (5, 0)
    assert game.refused(0, "activate vampiric-crown") == "vampiric-crown has no effect to activate."


# With neither deck nor pile there is nothing to draw: a card of the hand it is.
def test_crown_with_no_card_to_draw() -> None:
    game = scenario(
        {"hand": ["vampiric-crown", "titus-deepgaze", "potion-of-life"], "reserve": "AW", "gauge": 1},
        {"hand": all_but("vampiric-crown", "titus-deepgaze", "potion-of-life")},
    )
    game.play(0, "summon vampiric-crown")
    assert game.open == ["potion-of-life", "titus-deepgaze"]


# --- Dragon Skull ---


# Three cards of the owner's choice are sacrificed for 15 crystals.
def test_skull_turns_three_cards_into_crystals() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "amulet-of-air", "syllas-the-faithful", "purse-of-io", "ragfields-helm"]}
    )
    game.play(0, "activate dragon-skull")
    assert game.kind == "sacrifice"
    assert game.open == ["in-play amulet-of-air", "in-play purse-of-io", "in-play syllas-the-faithful"]
    game.play(0, "in-play amulet-of-air", "in-play syllas-the-faithful", "in-play ragfields-helm")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["dragon-skull", "purse-of-io"]
    assert sorted(game.discard) == ["amulet-of-air", "ragfields-helm", "syllas-the-faithful"]


# It may be one of the three itself.
def test_skull_may_be_sacrificed_for_itself() -> None:
    game = scenario({"in_play": ["dragon-skull", "amulet-of-air", "purse-of-io"]})
    game.play(0, "activate dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == []
    assert sorted(game.discard) == ["amulet-of-air", "dragon-skull", "purse-of-io"]


# Exactly three: with fewer in play it cannot be activated, whatever lies in hand or before the others.
def test_skull_needs_three_cards_in_play() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "amulet-of-air"], "hand": ["purse-of-io", "ragfields-helm"]},
        {"in_play": ["purse-of-io", "temporal-boots"]},
    )
    assert game.refused(0, "activate dragon-skull") == "dragon-skull needs 3 cards in play, you have 2."


# Not two and not four: the choice ends with the third.
def test_skull_takes_exactly_three() -> None:
    game = scenario({"in_play": ["dragon-skull", "amulet-of-air", "purse-of-io", "temporal-boots"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play temporal-boots")
    assert "no answer to this question" in game.refused(0, "done")
    game.play(0, "in-play dragon-skull")
    assert game.in_play(0) == ["purse-of-io"]
    assert game.crystals(0) == 15


# Purses of Io add nothing.
def test_skull_is_not_raised_by_purses_of_io() -> None:
    game = scenario({"in_play": ["dragon-skull", "purse-of-io", "purse-of-io", "amulet-of-air", "amulet-of-fire"]})
    game.play(0, "bonus transmute", "activate dragon-skull")
    game.play(0, "in-play amulet-of-air", "in-play amulet-of-fire", "in-play dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["purse-of-io", "purse-of-io"]


# Once a round, then again when straightened.
def test_skull_once_a_round() -> None:
    game = scenario(
        {},
        {
            "in_play": [
                "dragon-skull",
                "amulet-of-air",
                "amulet-of-fire",
                "amulet-of-earth",
                "purse-of-io",
                "temporal-boots",
                "ragfields-helm",
            ]
        },
    )
    game.play(0, "end")
    game.play(1, "activate dragon-skull", "in-play amulet-of-air", "in-play amulet-of-fire", "in-play amulet-of-earth")
    assert game.refused(1, "activate dragon-skull") == "dragon-skull has been activated this round already."
    game.play(1, "end")
    take_dice(game)
    before = game.crystals(1)
    game.play(1, "activate dragon-skull", "in-play temporal-boots", "in-play purse-of-io", "in-play ragfields-helm")
    assert game.crystals(1) == before + 15
    assert game.in_play(1) == ["dragon-skull"]


# Two Skulls: one may go for the other, and each is activated once.
def test_two_skulls() -> None:
    game = scenario({"in_play": ["dragon-skull", "dragon-skull", "amulet-of-air", "purse-of-io", "temporal-boots"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play temporal-boots", "in-play purse-of-io")
    assert game.crystals(0) == 15
    assert game.refused(0, "activate dragon-skull 2") == "dragon-skull needs 3 cards in play, you have 2."
    game = scenario({"in_play": ["dragon-skull", "dragon-skull", "amulet-of-air", "purse-of-io"]})
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == ["purse-of-io"]


# A Cursed Treatise among the three takes the reserve with it; tokens of an amulet that stays are safe.
def test_skull_sacrifices_a_cursed_treatise() -> None:
    game = scenario(
        {
            "in_play": ["dragon-skull", "cursed-treatise-of-arus", "purse-of-io", FOUR_ON_AMULET],
            "reserve": "AWFE",
        }
    )
    game.play(0, "activate dragon-skull", "in-play purse-of-io")  # then only Skull and Treatise are left
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "AWFE"
    assert game.crystals(0) == 15


# A Grimoire among the three: the reserve falls to seven at once.
def test_skull_sacrifices_a_grimoire() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "bespelled-grimoire", "purse-of-io", "amulet-of-air"], "reserve": "AAAAAAAEEE"}
    )
    game.play(0, "activate dragon-skull", "in-play amulet-of-air", "in-play purse-of-io", "in-play bespelled-grimoire")
    assert game.kind == "overflow"
    assert game.in_play(0) == ["dragon-skull"]
    game.play(0, "A", "A", "E")
    assert game.reserve(0) == "AAAAAEE"
    assert game.crystals(0) == 15


# An Amulet of Water among the three loses its tokens.
def test_skull_sacrifices_an_amulet_of_water() -> None:
    game = scenario({"in_play": ["dragon-skull", "purse-of-io", FOUR_ON_AMULET], "reserve": "E"})
    game.play(0, "activate dragon-skull")
    assert game.reserve(0) == "E"
    assert game.in_play(0) == []


# Thieving Fairies take before the 15 crystals come: who had none loses none.
def test_skull_and_thieving_fairies() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "purse-of-io", "amulet-of-air"]}, {"in_play": ["thieving-fairies"], "crystals": 7}
    )
    game.play(0, "activate dragon-skull")
    assert (game.crystals(0), game.crystals(1)) == (15, 8)


# The sacrificed cards make room on the gauge.
def test_skull_makes_room() -> None:
    game = scenario(
        {"in_play": ["dragon-skull", "purse-of-io", "amulet-of-air"], "hand": ["temporal-boots"], "gauge": 3}
    )
    assert "your summoning gauge is 3" in game.refused(0, "summon temporal-boots")
    game.play(0, "activate dragon-skull", "summon temporal-boots", "forward 1")
    assert game.in_play(0) == ["temporal-boots"]


# Three energy to summon, one less with a Hand of Fortune; activating it costs no energy.
def test_skull_cost_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["dragon-skull"], "reserve": "WF", "gauge": 2})
    assert game.refused(0, "summon dragon-skull") == "dragon-skull needs 1 earth, you have 0."
    game = scenario({"hand": ["dragon-skull"], "reserve": "WF", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon dragon-skull")  # only the missing earth can be taken off
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["hand-of-fortune", "dragon-skull"]


# Put into play by a Chalice it can be used in the same turn.
def test_skull_put_into_play_and_used() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["amulet-of-air"]},
        deck=["dragon-skull", "purse-of-io", "hand-of-fortune", "ragfields-helm"],
    )
    game.play(0, "summon divine-chalice", "dragon-skull", "activate dragon-skull")
    assert game.crystals(0) == 15
    assert game.in_play(0) == []


# --- Demon of Argos ---


# Each opponent: one down on the gauge, and a card drawn that must be kept. Its owner is spared.
def test_demon_lowers_gauge_and_makes_draw() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {"gauge": 3}, deck=["amulet-of-air", "purse-of-io"]
    )
    game.play(0, "summon demon-of-argos")
    assert game.gauge(1) == 2
    assert game.hand(1) == ["amulet-of-air"]
    assert (game.gauge(0), game.hand(0)) == (1, [])
    assert game.discard == []
    assert (game.asked, game.kind) == (0, "turn")


# The drawn card is seen by nobody but who draws it.
def test_demon_draw_is_private() -> None:
    game = scenario({"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {}, {}, deck=["amulet-of-air"])
    game.play(0, "summon demon-of-argos")
    drawn = game.told("card-drawn")
    assert [(event["player"], event["audience"]) for event in drawn] == [(1, 1), (2, 2)]
    assert game.player(0)["known"] == []


# A gauge at zero stays there; the card is drawn all the same.
def test_demon_against_a_gauge_at_zero() -> None:
    game = scenario({"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {}, deck=["amulet-of-air"])
    game.play(0, "summon demon-of-argos")
    assert game.gauge(1) == 0
    assert game.hand(1) == ["amulet-of-air"]


# More cards in play than the gauge: nothing is sacrificed, but it takes two steps up to summon again.
def test_demon_leaves_cards_above_the_gauge() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1},
        {"gauge": 2, "in_play": ["purse-of-io", "ragfields-helm"], "hand": ["temporal-boots"]},
        deck=["syllas-the-faithful"],
    )
    game.play(0, "summon demon-of-argos", "end")
    assert game.in_play(1) == ["purse-of-io", "ragfields-helm"]
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 1, and you have 2 cards in play."
    game.play(1, "bonus gauge")
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 2, and you have 2 cards in play."
    game.play(1, "bonus gauge", "summon temporal-boots", "forward 1")
    assert game.in_play(1) == ["purse-of-io", "ragfields-helm", "temporal-boots"]


# Clockwise from the left neighbour.
def test_demon_goes_round_from_the_left() -> None:
    game = scenario(
        {"gauge": 1},
        {"gauge": 2},
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 4},
        {"gauge": 3},
        deck=["amulet-of-air", "amulet-of-fire", "amulet-of-earth"],
        turn=2,
    )
    game.play(2, "summon demon-of-argos")
    assert game.hand(3) == ["amulet-of-air"]
    assert game.hand(0) == ["amulet-of-fire"]
    assert game.hand(1) == ["amulet-of-earth"]
    assert [game.gauge(player) for player in range(4)] == [0, 1, 4, 2]


# The deck runs out in between: the pile is shuffled and the round of draws goes on.
def test_demon_shuffles_the_pile_when_the_deck_is_empty() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1},
        {},
        {},
        deck=["purse-of-io"],
        discard=all_but("demon-of-argos", "purse-of-io"),
    )
    game.play(0, "summon demon-of-argos")
    assert game.hand(1) == ["purse-of-io"]
    assert len(game.hand(2)) == 1
    assert len(game.told("deck-reshuffled")) == 1
    assert game.discard == []


# Too few cards: the first in order draws, the next does not; gauges fall all the same.
def test_demon_with_too_few_cards() -> None:
    game = scenario(
        {"hand": ["demon-of-argos", *all_but("demon-of-argos", "purse-of-io")], "reserve": "AWFE", "gauge": 1},
        {"gauge": 1},
        {"gauge": 1},
        deck=["purse-of-io"],
    )
    game.play(0, "summon demon-of-argos")
    assert (game.hand(1), game.hand(2)) == (["purse-of-io"], [])
    assert (game.gauge(1), game.gauge(2)) == (0, 0)


# Put into play by a Chalice it acts as well.
def test_demon_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        {"gauge": 5},
        deck=["demon-of-argos", "purse-of-io", "hand-of-fortune", "ragfields-helm", "amulet-of-air"],
    )
    game.play(0, "summon divine-chalice", "demon-of-argos")
    assert game.gauge(1) == 4
    assert game.hand(1) == ["amulet-of-air"]


# Put into play from the deck by a Crystal Orb for four energy: the next card is drawn.
def test_demon_put_into_play_by_an_orb() -> None:
    game = scenario(
        {"reserve": "EEEE", "gauge": 2, "in_play": ["crystal-orb"]},
        {"gauge": 5},
        deck=["demon-of-argos", "amulet-of-air"],
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "demon-of-argos"]
    assert (game.gauge(1), game.hand(1)) == (4, ["amulet-of-air"])


# Two Demons strike twice.
def test_two_demons() -> None:
    game = scenario(
        {"hand": ["demon-of-argos", "demon-of-argos"], "reserve": "AAWWFE", "gauge": 3, "in_play": ["hand-of-fortune"]},
        {"gauge": 3},
        deck=["amulet-of-air", "amulet-of-fire"],
    )
    game.play(0, "summon demon-of-argos", "E", "summon demon-of-argos")
    assert game.gauge(1) == 1
    assert game.hand(1) == ["amulet-of-air", "amulet-of-fire"]
    assert game.reserve(0) == ""


# Paid from amulet and reserve together; all four kinds are needed, for any number of players.
def test_demon_cost() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "FE", "gauge": 2, "in_play": [FOUR_ON_AMULET]},
        deck=["purse-of-io"],
    )
    game.play(0, "summon demon-of-argos", "F", "amulet E")
    assert game.reserve(0) == "E"
    assert game.tokens(0, "amulet-of-water") == "F"
    for seats in (2, 3, 4):
        players: list[dict[str, Any]] = [{"hand": ["demon-of-argos"], "reserve": "AWF", "gauge": 1}]
        game = scenario(*players, *[{} for _ in range(seats - 1)])
        assert game.refused(0, "summon demon-of-argos") == "demon-of-argos needs 1 earth, you have 0."


# --- Titus Deepgaze ---


# One, two or three fire for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, "F"), (3, "FF"), (4, "FFF")])
def test_titus_costs_by_number_of_players(seats: int, cost: str) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["titus-deepgaze"], "reserve": cost + "A", "gauge": 1}, *others)
    game.play(0, "summon titus-deepgaze")
    assert game.reserve(0) == "A"
    game = scenario({"hand": ["titus-deepgaze"], "reserve": cost[1:] + "A", "gauge": 1}, *others)
    why = game.refused(0, "summon titus-deepgaze")
    assert why == f"titus-deepgaze needs {seats - 1} fire, you have {seats - 2}."


# Nothing when it enters; at the end of the round a crystal from each opponent.
def test_titus_collects_at_the_end_of_the_round() -> None:
    game = scenario({"hand": ["titus-deepgaze"], "reserve": "FF", "gauge": 1}, {"crystals": 5}, {"crystals": 1})
    game.play(0, "summon titus-deepgaze")
    assert game.crystals(0) == 0
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 0
    game.play(2, "end")
    assert [game.crystals(player) for player in range(3)] == [2, 4, 0]
    assert game.in_play(0) == ["titus-deepgaze"]


# One opponent without a crystal: the others pay, and then Titus is sacrificed.
def test_titus_goes_when_somebody_has_none() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 5}, {}, {"crystals": 2})
    for player in range(4):
        game.play(player, "end")
    assert [game.crystals(player) for player in range(4)] == [2, 4, 0, 1]
    assert game.in_play(0) == []
    assert game.discard == ["titus-deepgaze"]


# His owner's own crystals do not matter.
def test_titus_stays_with_an_owner_without_crystals() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 1})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)
    assert game.in_play(0) == ["titus-deepgaze"]


# Round after round, each copy its crystal.
def test_titus_collects_every_round() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {"crystals": 4})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)
    assert game.in_play(0) == ["titus-deepgaze", "titus-deepgaze"]
    take_dice(game)
    game.play(1, "end")
    before = (game.crystals(0), game.crystals(1))
    game.play(0, "end")
    assert (game.crystals(0), game.crystals(1)) == (before[0] + 2, before[1] - 2)


# Two copies act one after the other: the second finds nothing after the first took the last crystal, and goes.
def test_second_titus_finds_nothing() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {"crystals": 1})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)
    assert game.in_play(0) == ["titus-deepgaze"]
    assert game.discard == ["titus-deepgaze"]


# With nobody to pay, both go.
def test_both_titus_go() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {})
    game.play(0, "end")
    game.play(1, "end")
    assert game.in_play(0) == []
    assert game.discard == ["titus-deepgaze", "titus-deepgaze"]


# Two owners: the round's first player comes first, and what he takes may keep the other's Titus alive or end it.
def test_titus_of_two_players_in_turn_order() -> None:
    seats: list[dict[str, Any]] = [{"in_play": ["titus-deepgaze"], "crystals": 1}, {"in_play": ["titus-deepgaze"]}]
    game = scenario(*seats, first_player=0)
    game.play(0, "end")
    game.play(1, "end")
    assert (game.in_play(0), game.in_play(1)) == ([], ["titus-deepgaze"])
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    game = scenario(*seats, first_player=1)
    game.play(1, "end")
    game.play(0, "end")
    assert (game.in_play(0), game.in_play(1)) == (["titus-deepgaze"], ["titus-deepgaze"])
    assert (game.crystals(0), game.crystals(1)) == (1, 0)


# With three players too, from the round's first player clockwise: the last crystal goes to the earlier Titus.
def test_titus_of_two_players_among_three() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["titus-deepgaze"], "crystals": 5},
        {"crystals": 1},
        {"in_play": ["titus-deepgaze"]},
    ]
    game = scenario(*seats, first_player=2)
    for player in (2, 0, 1):
        game.play(player, "end")
    assert (game.in_play(0), game.in_play(2)) == ([], ["titus-deepgaze"])
    assert [game.crystals(player) for player in range(3)] == [5, 0, 1]
    game = scenario(*seats, first_player=0)
    for player in (0, 1, 2):
        game.play(player, "end")
    assert (game.in_play(0), game.in_play(2)) == ([], [])
    assert [game.crystals(player) for player in range(3)] == [5, 0, 1]


# The owner orders his own effects: Titus before or after the Damned Soul.
def test_titus_and_damned_soul_in_the_owners_order() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["titus-deepgaze", "damned-soul-of-onys"], "crystals": 2},
        {"crystals": 5},
    ]
    game = scenario(*seats)
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play titus-deepgaze", "in-play damned-soul-of-onys"]
    game.play(0, "in-play titus-deepgaze")
    assert game.crystals(0) == 0
    game = scenario(*seats)
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "in-play damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (1, 4)


# The automatic order has the Soul first, then Titus.
def test_titus_in_the_automatic_order() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "damned-soul-of-onys"], "crystals": 2}, {"crystals": 5})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "auto")
    assert game.crystals(0) == 1


# Hand of Fortune takes a fire off for three or four players, but never the only one of two.
def test_titus_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["titus-deepgaze"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert "needs 1 fire, you have 0" in game.refused(0, "summon titus-deepgaze")
    game = scenario(
        {"hand": ["titus-deepgaze"], "reserve": "FF", "gauge": 2, "in_play": ["hand-of-fortune"]}, {}, {}, {}
    )
    game.play(0, "summon titus-deepgaze")
    assert game.reserve(0) == ""


# Put into play he collects like one summoned, and costs nothing however many play.
def test_titus_put_into_play() -> None:
    game = scenario(
        {"hand": ["titus-deepgaze"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"crystals": 3, "in_play": ["arcano-leech"]},
        {"crystals": 3},
        {"crystals": 3},
    )
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["titus-deepgaze"]
    for player in range(4):
        game.play(player, "end")
    assert [game.crystals(player) for player in range(4)] == [3, 2, 2, 2]


# Fire on an Amulet of Water pays for him; what he takes is no activation for Thieving Fairies.
def test_titus_paid_from_an_amulet_and_fairies() -> None:
    game = scenario(
        {"hand": ["titus-deepgaze"], "gauge": 2, "in_play": [FOUR_ON_AMULET], "crystals": 4},
        {"crystals": 3, "in_play": ["thieving-fairies"]},
    )
    game.play(0, "summon titus-deepgaze", "end")
    game.play(1, "end")
    assert game.tokens(0, "amulet-of-water") == "AWE"
    assert (game.crystals(0), game.crystals(1)) == (5, 2)
    assert not game.used(0, "titus-deepgaze")


# The last round of the game ends like any other.
def test_titus_collects_in_the_last_round() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 5}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.scores == [5, 4]
    assert game.game.outcome.breakdown[0] == {"crystals": 1, "cards": 4, "effects": 0, "bonuses": 0, "hand": 0}
