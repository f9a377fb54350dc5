"""Enchanted Kingdom 1: Heart of Argos."""

import pytest

from tests.seasons.enchanted_kingdom.first_cards import end_round, kingdom, samples_agree
from tests.seasons.scenario import Scenario, next_round

HEART = "heart-of-argos"
IDOL = "idol-of-the-familiar"


def finish_die(game: Scenario) -> None:
    """A die rolled again may give a card: it is drawn and discarded."""
    if game.kind == "die-card":
        game.play(0, "draw", "no")


# Heart of Argos: a card activated puts an earth from the stock on it; at the end of the round that goes to the reserve.
def test_an_activation_brings_an_earth() -> None:
    game = kingdom({"in_play": [HEART, IDOL]})
    game.play(0, f"activate {IDOL}")
    assert game.tokens(0, HEART) == "E"
    assert game.reserve(0) == ""
    end_round(game)
    assert game.tokens(0, HEART) == ""
    assert game.reserve(0) == "E"


# However many cards are activated in the turn, there is one earth.
def test_several_activations_bring_one_earth() -> None:
    game = kingdom({"in_play": [HEART, IDOL, IDOL, "mirror-of-the-seasons"], "crystals": 1, "reserve": "A"})
    game.play(0, f"activate {IDOL}", f"activate {IDOL} 2", "activate mirror-of-the-seasons")
    while game.kind != "turn":
        game.play(0, game.open[0])
    assert game.tokens(0, HEART) == "E"
    end_round(game)
    assert len(game.reserve(0)) == 2


# Nothing activated, nothing gained.
def test_no_activation_no_earth() -> None:
    game = kingdom({"in_play": [HEART, IDOL]})
    end_round(game)
    assert game.reserve(0) == ""
    assert game.kind == "die"


# Each of two Hearts gets an earth.
def test_two_hearts_bring_an_earth_each() -> None:
    game = kingdom({"in_play": [HEART, HEART, IDOL, IDOL]})
    game.play(0, f"activate {IDOL}", f"activate {IDOL} 2")
    assert [game.tokens(0, HEART, copy) for copy in (0, 1)] == ["E", "E"]
    end_round(game)
    assert game.reserve(0) == "EE"


# Once a turn: in the next round it is there again.
def test_every_round_brings_another() -> None:
    game = kingdom({"in_play": [HEART, IDOL]})
    game.play(0, f"activate {IDOL}")
    next_round(game, 0, 1)
    assert game.tokens(0, HEART) == ""
    game.play(1, "end")
    game.play(0, f"activate {IDOL}")
    assert game.tokens(0, HEART) == "E"


# Only its owner's activations count, and only for him.
def test_only_the_owners_activations_count() -> None:
    game = kingdom({"in_play": [HEART]}, {"in_play": [HEART, IDOL]}, {"in_play": [IDOL]})
    game.play(0, "end")
    game.play(1, f"activate {IDOL}", "end")
    game.play(2, f"activate {IDOL}")
    assert [game.tokens(player, HEART) for player in (0, 1)] == ["", "E"]
    end_round(game)
    assert [game.reserve(player) for player in range(3)] == ["", "E", ""]


# Any card with an activated effect will do: items, familiars, potions, tokens put on cards, cards passed on.
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("kairn-the-destroyer", ["W"]),
        ("glutton-cauldron", ["W"]),
        ("potion-of-power", []),
        ("damned-soul-of-onys", []),
        ("balance-of-ishtar", []),
        ("jewel-of-the-ancients", []),
        ("tree-of-light", ["buy transmutation", "W"]),
        ("crystal-orb", ["look"]),
        ("arcane-telescope", ["purse-of-io", "temporal-boots"]),
        ("argos-hawk", []),
    ],
)
def test_any_activation_counts(card: str, answers: list[str]) -> None:
    game = kingdom(
        {"in_play": [HEART, card], "reserve": "WWWF", "crystals": 3},
        deck=["purse-of-io", "temporal-boots", "die-of-malice"],
    )
    game.play(0, f"activate {card}", *answers)
    if game.kind == "buy-top":
        game.play(0, "no")
    assert game.kind == "turn"
    assert game.tokens(0, HEART) == "E"


# Tokens taken off a Fairy Monolith: an activation too.
def test_a_monolith_is_an_activation() -> None:
    game = kingdom({"in_play": [HEART, {"card": "fairy-monolith", "tokens": "A"}]})
    game.play(0, "activate fairy-monolith", "A")
    assert game.tokens(0, HEART) == "E"


# The earth goes beside the token that a Cauldron takes; neither touches the other.
def test_heart_beside_a_cauldron() -> None:
    game = kingdom({"in_play": [HEART, "glutton-cauldron"], "reserve": "AF"})
    game.play(0, "activate glutton-cauldron", "F")
    assert (game.tokens(0, HEART), game.tokens(0, "glutton-cauldron")) == ("E", "F")
    end_round(game)
    assert game.reserve(0) == "AE"
    assert game.tokens(0, "glutton-cauldron") == "F"


# A Die of Malice is an activation, before the die acts; what is activated later in the turn adds nothing.
def test_die_of_malice_is_the_turns_first_activation() -> None:
    game = kingdom({"in_play": [HEART, "die-of-malice", IDOL]}, die={"energy": "WW", "star": True})
    assert game.kind == "reroll"
    game.play(0, "activate die-of-malice")
    assert game.tokens(0, HEART) == "E"
    finish_die(game)
    game.play(0, f"activate {IDOL}")
    assert game.tokens(0, HEART) == "E"


# Without the reroll there has been no activation yet.
def test_a_die_of_malice_left_alone_is_none() -> None:
    game = kingdom({"in_play": [HEART, "die-of-malice", IDOL]}, die={"energy": "WW", "star": True})
    game.play(0, "no")
    assert game.tokens(0, HEART) == ""
    game.play(0, f"activate {IDOL}")
    assert game.tokens(0, HEART) == "E"


# A Steadfast Die is no activation.
def test_a_steadfast_die_is_no_activation() -> None:
    game = kingdom({"in_play": [HEART, "steadfast-die"]}, die={"energy": "WW", "star": True})
    game.play(0, "steadfast gauge")
    assert game.tokens(0, HEART) == ""


# Thieving Fairies take their crystal and the Heart its earth, of one and the same activation.
def test_heart_and_thieving_fairies() -> None:
    game = kingdom({"in_play": [HEART, IDOL], "crystals": 4}, {"in_play": ["thieving-fairies"]})
    game.play(0, f"activate {IDOL}")
    assert (game.crystals(0), game.crystals(1)) == (3, 2)
    assert game.tokens(0, HEART) == "E"


# A Heart summoned before the first activation is in time for it; one that comes after it is not.
def test_a_heart_counts_the_activations_that_it_sees() -> None:
    early = kingdom({"hand": [HEART], "in_play": [IDOL], "reserve": "EE", "gauge": 2})
    early.play(0, f"summon {HEART}", f"activate {IDOL}")
    assert early.tokens(0, HEART) == "E"
    late = kingdom({"hand": [HEART], "in_play": [IDOL, IDOL], "reserve": "EE", "gauge": 3})
    late.play(0, f"activate {IDOL}", f"summon {HEART}", f"activate {IDOL} 2")
    assert late.tokens(0, HEART) == "E"


# Two Hearts, each by itself: the one that lay there has its earth already, the other gets it from the next activation.
def test_two_hearts_each_see_their_own_first_activation() -> None:
    game = kingdom({"hand": [HEART], "in_play": [HEART, IDOL, IDOL], "reserve": "EE", "gauge": 4})
    game.play(0, f"activate {IDOL}", f"summon {HEART}")
    assert [game.tokens(0, HEART, copy) for copy in (0, 1)] == ["E", ""]
    game.play(0, f"activate {IDOL} 2")
    assert [game.tokens(0, HEART, copy) for copy in (0, 1)] == ["E", "E"]
    end_round(game)
    assert game.reserve(0) == "EE"


# The Potion of Dreams that brings a Heart was activated before the Heart lay there; the next activation is seen.
def test_a_heart_dreamt_into_play() -> None:
    game = kingdom({"hand": [HEART], "in_play": ["potion-of-dreams", IDOL], "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == [IDOL, HEART]
    assert game.tokens(0, HEART) == ""
    game.play(0, f"activate {IDOL}")
    assert game.tokens(0, HEART) == "E"


# The earth on it is not in the reserve and pays for nothing.
def test_the_earth_on_it_pays_for_nothing() -> None:
    game = kingdom({"hand": ["amulet-of-earth"], "in_play": [HEART, IDOL], "reserve": "E", "gauge": 3})
    game.play(0, f"activate {IDOL}")
    assert game.refused(0, "summon amulet-of-earth") == "amulet-of-earth needs 2 earth, you have 1."


# A full reserve overflows when the earth comes; any of the eight may go.
def test_the_earth_may_overflow_the_reserve() -> None:
    game = kingdom({"in_play": [HEART, IDOL], "reserve": "AAAAAAF"})
    game.play(0, f"activate {IDOL}")
    assert game.kind == "turn"
    end_round(game)
    assert (game.asked, game.kind) == (0, "overflow")
    assert game.open == ["A", "F", "E"]
    assert samples_agree(game)
    game.play(0, "F")
    assert game.reserve(0) == "AAAAAAE"


# With a smaller reserve it overflows sooner.
def test_the_earth_and_mesodaes_lantern() -> None:
    game = kingdom({"in_play": ["mesodaes-lantern", HEART, IDOL], "reserve": "AAAAAA"})
    game.play(0, f"activate {IDOL}")
    end_round(game)
    game.play(0, "auto", "A")
    assert game.reserve(0) == "AAAAAE"
    assert game.crystals(0) == 3


# Sacrificed or taken back into the hand, its earth is lost.
def test_the_earth_is_lost_with_the_card() -> None:
    sacrificed = kingdom(
        {"in_play": [HEART, IDOL]}, {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, first_player=0
    )
    sacrificed.play(0, f"activate {IDOL}", "end")
    sacrificed.play(1, "summon syllas-the-faithful")
    sacrificed.play(0, f"in-play {HEART}")
    end_round(sacrificed)
    assert sacrificed.reserve(0) == ""
    back = kingdom({"hand": ["selenias-codex"], "in_play": [HEART, "fairy-monolith"], "reserve": "AWEE", "gauge": 3})
    back.play(0, "summon selenias-codex", f"in-play {HEART}", f"summon {HEART}")
    assert back.tokens(0, HEART) == ""


# It only watches: it cannot be activated itself.
def test_it_cannot_be_activated() -> None:
    game = kingdom({"in_play": [HEART]})
    assert game.refused(0, f"activate {HEART}") == "heart-of-argos has no effect to activate."


# The automatic order has Beggar's Horn before it, so that an empty hand of tokens is filled by both.
def test_the_automatic_order_has_the_horn_first() -> None:
    game = kingdom({"in_play": [HEART, IDOL, "beggars-horn"], "reserve": "A"})
    game.play(0, f"activate {IDOL}")
    end_round(game)
    assert game.kind == "order"
    assert game.open == ["auto", "in-play beggars-horn", f"in-play {HEART}"]
    game.play(0, "auto", "F")
    assert game.reserve(0) == "AFE"


# Taken first, the Heart makes the reserve too rich for the Horn.
def test_the_heart_before_the_horn() -> None:
    game = kingdom({"in_play": [HEART, IDOL, "beggars-horn"], "reserve": "A"})
    game.play(0, f"activate {IDOL}")
    end_round(game)
    game.play(0, f"in-play {HEART}")
    assert game.reserve(0) == "AE"
    assert game.kind == "die"


# The automatic order has Wondrous Chest after it: the earth is the fourth token.
def test_the_earth_counts_for_the_chest() -> None:
    game = kingdom({"in_play": ["wondrous-chest", HEART, IDOL], "reserve": "AAA"})
    game.play(0, f"activate {IDOL}")
    end_round(game)
    game.play(0, "auto")
    assert game.crystals(0) == 3


# Horn of Plenty comes last of all: the earth just received can be discarded for its five crystals.
def test_the_earth_can_feed_a_horn_of_plenty() -> None:
    game = kingdom({"in_play": ["horn-of-plenty", HEART, IDOL]})
    game.play(0, f"activate {IDOL}")
    end_round(game)
    game.play(0, "auto")
    assert (game.crystals(0), game.reserve(0)) == (5, "")


# A position in mid-turn: the earth that lies there already was the turn's one.
def test_a_position_with_the_earth_already_on_it() -> None:
    game = kingdom({"in_play": [{"card": HEART, "tokens": "E"}, {"card": IDOL, "used": True}, IDOL]})
    game.play(0, f"activate {IDOL} 2")
    assert game.tokens(0, HEART) == "E"
    assert samples_agree(game)
