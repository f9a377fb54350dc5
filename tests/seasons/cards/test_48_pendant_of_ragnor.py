"""Card 48: Pendant of Ragnor."""

from tests.seasons.cards.common import FAIRIES
from tests.seasons.scenario import scenario


# One energy of any kind for each other magic item in play; familiars and the items of others do not count.
def test_pendant_counts_other_magic_items() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor", "temporal-boots"],
            "reserve": "AWF",
            "gauge": 4,
            "in_play": ["purse-of-io", "titus-deepgaze", "ragfields-helm"],
        },
        {"in_play": ["purse-of-io", "ragfields-helm"]},
    )
    game.play(0, "summon pendant-of-ragnor")
    assert game.kind == "gain-energy"
    game.play(0, "F", "E")
    assert game.reserve(0) == "FE"
    assert game.kind == "turn"


# Alone it gives nothing.
def test_pendant_does_not_count_itself() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["titus-deepgaze"]})
    game.play(0, "summon pendant-of-ragnor")
    assert game.kind == "turn"
    assert game.reserve(0) == ""


# A second Pendant counts the first.
def test_two_pendants() -> None:
    game = scenario({"hand": ["pendant-of-ragnor", "pendant-of-ragnor"], "reserve": "AAWWFF", "gauge": 2})
    game.play(0, "summon pendant-of-ragnor", "summon pendant-of-ragnor", "E")
    assert game.reserve(0) == "E"


# More than the reserve holds: keep seven among all.
def test_pendant_overflow() -> None:
    items = ["purse-of-io", "ragfields-helm", "amulet-of-air", "amulet-of-fire"]
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWFEEEE", "gauge": 5, "in_play": items})
    game.play(0, "summon pendant-of-ragnor", *"AAFF")
    assert game.kind == "overflow"
    game.play(0, "E")
    assert game.reserve(0) == "AAFFEEE"


# With a Grimoire, itself an item, ten fit; the Amulet of Water counts too and its tokens stay apart.
def test_pendant_with_grimoire_and_amulet() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor"],
            "reserve": "AWFEEEEEEE",
            "gauge": 5,
            "in_play": ["bespelled-grimoire", {"card": "amulet-of-water", "tokens": "E"}, "purse-of-io"],
        }
    )
    game.play(0, "summon pendant-of-ragnor", *"AAA")
    assert game.kind == "turn"
    assert game.reserve(0) == "AAAEEEEEEE"
    assert game.tokens(0, "amulet-of-water") == "E"


# Put into play by a Chalice: the Chalice itself counts.
def test_pendant_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["purse-of-io"]},
        deck=["pendant-of-ragnor", "hand-of-fortune", "ragfields-helm", "temporal-boots"],
    )
    game.play(0, "summon divine-chalice", "pendant-of-ragnor", "A", "W")
    assert game.reserve(0) == "AW"


# Put into play by a Potion of Dreams: the potion is gone and does not count.
def test_pendant_put_into_play_by_a_potion_of_dreams() -> None:
    game = scenario(
        {
            "hand": ["pendant-of-ragnor"],
            "reserve": "EE",
            "gauge": 2,
            "in_play": ["potion-of-dreams", "purse-of-io"],
        }
    )
    game.play(0, "activate potion-of-dreams", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "turn"


# Put into play by a Crystal Orb: the Orb counts; the Staff and the Vase count but do not act.
def test_pendant_put_into_play_by_an_orb() -> None:
    game = scenario(
        {
            "reserve": "EEEE",
            "gauge": 4,
            "in_play": ["crystal-orb", "staff-of-spring", "yjangs-forgotten-vase"],
        },
        deck=["pendant-of-ragnor"],
    )
    game.play(0, "activate crystal-orb", "yes", "A", "W", "F")
    assert (game.reserve(0), game.crystals(0)) == ("AWF", 0)
    assert game.kind == "turn"


# Summoned with a Vase: its token first, then the Pendant's, the Vase counted.
def test_pendant_summoned_with_a_vase() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon pendant-of-ragnor", "A")
    assert game.reserve(0) == "A"
    assert game.kind == "gain-energy"
    game.play(0, "E")
    assert game.reserve(0) == "AE"


# What it costs, with a Hand of Fortune and without.
def test_pendant_cost() -> None:
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AFEE", "gauge": 1})
    assert game.refused(0, "summon pendant-of-ragnor") == "pendant-of-ragnor needs 1 water, you have 0."
    game = scenario({"hand": ["pendant-of-ragnor"], "reserve": "AFEE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon pendant-of-ragnor", "W")
    assert game.reserve(0) == "WEE"


# Its effect is no activation.
def test_pendant_is_no_activation() -> None:
    game = scenario(
        {"hand": ["pendant-of-ragnor"], "reserve": "AWF", "gauge": 2, "in_play": ["purse-of-io"], "crystals": 3},
        FAIRIES,
    )
    game.play(0, "summon pendant-of-ragnor", "A")
    assert (game.crystals(0), game.crystals(1)) == (3, 0)
    assert game.refused(0, "activate pendant-of-ragnor") == "pendant-of-ragnor has no effect to activate."
