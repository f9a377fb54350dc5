"""Card 17/20: Argos Hawk."""

from tests.seasons.cards.common import CHALICE, FAIRIES, crystals
from tests.seasons.enchanted_kingdom.kingdom import is_sound, kingdom

HAWK = "argos-hawk"


# An air and an earth; ten crystals and one on the gauge at once; four points.
def test_hawk_enters() -> None:
    game = kingdom({"hand": [HAWK], "reserve": "AEW", "gauge": 1}, year=3, space=12, leftover_pips=1)
    game.play(0, f"summon {HAWK}")
    assert (game.reserve(0), game.crystals(0), game.gauge(0)) == ("W", 10, 2)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores[0] == 14


def test_hawk_cost() -> None:
    game = kingdom({"hand": [HAWK], "reserve": "AA", "gauge": 1})
    assert game.refused(0, f"summon {HAWK}") == "argos-hawk needs 1 earth, you have 0."
    game = kingdom({"hand": [HAWK], "reserve": "AE", "gauge": 0})
    assert game.refused(0, f"summon {HAWK}") == "your summoning gauge is 0, and you have 0 cards in play."


# The gauge ends at its limit.
def test_hawk_at_the_gauges_limit() -> None:
    game = kingdom({"hand": [HAWK], "reserve": "AE", "gauge": 15})
    game.play(0, f"summon {HAWK}")
    assert (game.gauge(0), game.crystals(0)) == (15, 10)


# Activated it is sacrificed; each opponent loses one on the gauge and gains six crystals.
def test_hawk_is_sacrificed() -> None:
    game = kingdom({"in_play": [HAWK], "gauge": 3, "crystals": 1}, {"gauge": 4, "crystals": 2}, {"gauge": 1}, {})
    game.play(0, f"activate {HAWK}")
    assert game.in_play(0) == []
    assert game.discard == [HAWK]
    assert [game.gauge(player) for player in range(4)] == [3, 3, 0, 0]  # never below nothing
    assert crystals(game) == [1, 8, 6, 6]
    assert is_sound(game)


# In the very turn in which it entered, too: the gauge that it gave stays.
def test_hawk_in_the_turn_it_is_summoned() -> None:
    game = kingdom({"hand": [HAWK], "reserve": "AE", "gauge": 1}, {"gauge": 2})
    game.play(0, f"summon {HAWK}", f"activate {HAWK}")
    assert (game.gauge(0), game.gauge(1)) == (2, 1)
    assert crystals(game) == [10, 6]
    assert game.refused(0, f"activate {HAWK}") == "you have no argos-hawk in play."


# An opponent with more cards in play than his gauge keeps them, and only cannot summon.
def test_a_gauge_below_the_cards_in_play() -> None:
    game = kingdom(
        {"in_play": [HAWK]}, {"in_play": ["purse-of-io", "amulet-of-air"], "gauge": 2, "hand": ["glutton-cauldron"]}
    )
    game.play(0, f"activate {HAWK}", "end")
    assert game.in_play(1) == ["purse-of-io", "amulet-of-air"]
    why = game.refused(1, "summon glutton-cauldron")
    assert why == "your summoning gauge is 1, and you have 2 cards in play."


# Two Hawks, each for itself.
def test_two_hawks() -> None:
    game = kingdom({"in_play": [HAWK, HAWK]}, {"gauge": 3})
    assert "are alike" in game.refused(0, f"activate {HAWK} 2")
    game.play(0, f"activate {HAWK}", f"activate {HAWK}")
    assert (game.gauge(1), game.crystals(1), game.in_play(0)) == (1, 12, [])


# The sacrifice is the price and no effect of others: Fairies take notice of the activation, Heart too.
def test_hawk_is_an_activation() -> None:
    game = kingdom({"in_play": [HAWK, "heart-of-argos"], "crystals": 3}, {**FAIRIES, "gauge": 1})
    game.play(0, f"activate {HAWK}")
    assert crystals(game) == [2, 8]
    assert game.tokens(0, "heart-of-argos") == "E"


# Put into play it does the same on entering, with no cost, Staff or Leech.
def test_hawk_put_into_play_by_a_chalice() -> None:
    game = kingdom(
        CHALICE, {"in_play": ["thieving-fairies"]}, deck=[HAWK, "purse-of-io", "die-of-malice", "hand-of-fortune"]
    )
    game.play(0, "summon divine-chalice", HAWK)
    assert (game.crystals(0), game.gauge(0), game.in_play(0)) == (10, 3, ["divine-chalice", HAWK])


# A familiar: food for a Kriss, no item for Amsug; sacrificed otherwise than by itself it does nothing more.
def test_hawk_given_to_a_kriss() -> None:
    game = kingdom({"in_play": [HAWK, "necrotic-kriss"]}, {"gauge": 2})
    game.play(0, "activate necrotic-kriss", "E")
    assert (game.in_play(0), game.reserve(0)) == (["necrotic-kriss"], "EEEE")
    assert (game.gauge(1), game.crystals(1)) == (2, 0)


# Amsug takes magic items back, and no Hawk.
def test_hawk_is_no_item_for_amsug() -> None:
    game = kingdom({"hand": ["amsug-longneck"], "reserve": "AW", "gauge": 1}, {"in_play": [HAWK]})
    game.play(0, "summon amsug-longneck")
    assert (game.kind, game.in_play(1)) == ("turn", [HAWK])
