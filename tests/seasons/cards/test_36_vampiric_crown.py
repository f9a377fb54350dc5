"""Card 36: Vampiric Crown."""

import pytest

from chronomage.kernel.event import EVERYBODY
from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import scenario


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
        {"hand": rest_of_pool("archmage", "vampiric-crown", "titus-deepgaze", "potion-of-life")},
    )
    game.play(0, "summon vampiric-crown")
    assert game.open == ["potion-of-life", "titus-deepgaze"]


# Bought with a Crystal Orb as the very last card, with no pile and no hand: there is nothing to draw or discard, and it
# gives nothing.
def test_crown_with_no_card_anywhere_gives_nothing() -> None:
    game = scenario(
        {"in_play": ["crystal-orb"], "reserve": "AAAA", "gauge": 2},
        {"hand": rest_of_pool("archmage", "crystal-orb", "vampiric-crown")},
        deck=["vampiric-crown"],
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "vampiric-crown"]
    assert (game.kind, game.reserve(0)) == ("turn", "")
