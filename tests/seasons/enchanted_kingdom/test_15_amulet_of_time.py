"""Card 15/20: Amulet of Time."""

from typing import Any

from tests.seasons.cards.common import CHALICE
from tests.seasons.enchanted_kingdom.kingdom import SHIELD, USE_SHIELD, is_sound, kingdom
from tests.seasons.scenario import Scenario

TIME = "amulet-of-time"
DECK = ["purse-of-io", "hand-of-fortune", "ragfields-helm", "die-of-malice"]


def summoned(*hand: str, **rest: Any) -> Scenario:
    """Player 0 has summoned the Amulet, with these other cards in hand, and taken an air and a water."""
    game = kingdom({"hand": [TIME, *hand], "reserve": "WW", "gauge": 1}, {}, deck=DECK, **rest)
    game.play(0, f"summon {TIME}", "A", "W")
    return game


# Two water; two energy of any kind; nine points.
def test_amulet_of_time_gives_two_energy() -> None:
    game = kingdom({"hand": [TIME], "reserve": "WWW", "gauge": 1}, year=3, space=12, leftover_pips=1)
    game.play(0, f"summon {TIME}")
    assert (game.kind, game.open) == ("gain-energy", list("AWFE"))
    game.play(0, "F", "E")
    assert (game.reserve(0), game.kind) == ("WFE", "turn")  # with an empty hand nothing more is asked
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["cards"] == 9


def test_amulet_of_time_costs_two_water() -> None:
    game = kingdom({"hand": [TIME], "reserve": "WA", "gauge": 1})
    assert game.refused(0, f"summon {TIME}") == "amulet-of-time needs 2 water, you have 1."


# Some cards of the hand go, and as many come.
def test_as_many_are_drawn_as_were_discarded() -> None:
    game = summoned("amulet-of-air", "amulet-of-earth", "amulet-of-fire")
    assert game.kind == "discard-some"
    assert set(game.open) == {"done", "amulet-of-air", "amulet-of-earth", "amulet-of-fire"}
    assert is_sound(game)
    game.play(0, "amulet-of-air", "amulet-of-earth")
    assert game.deck(1) == ["purse-of-io"]  # nothing is drawn before all have been discarded
    game.play(0, "done")
    assert game.hand(0) == ["amulet-of-fire", "hand-of-fortune", "purse-of-io"]
    assert set(game.discard) == {"amulet-of-air", "amulet-of-earth"}
    assert game.kind == "turn"


# None is a number too; the energy is there all the same.
def test_discarding_none() -> None:
    game = summoned("amulet-of-air")
    game.play(0, "done")
    assert (game.hand(0), game.reserve(0), game.discard) == (["amulet-of-air"], "AW", [])


# All of them, two copies of a card included.
def test_discarding_all() -> None:
    game = summoned("amulet-of-air", "amulet-of-air", "amulet-of-fire")
    assert game.open == ["done", "amulet-of-air", "amulet-of-fire"]
    game.play(0, "amulet-of-air", "amulet-of-air", "amulet-of-fire")
    assert game.hand(0) == ["hand-of-fortune", "purse-of-io", "ragfields-helm"]
    assert game.discard == ["amulet-of-fire", "amulet-of-air", "amulet-of-air"]


# The cards drawn must be kept, and those discarded cannot come back by the draw while there is a deck.
def test_what_is_drawn_is_kept() -> None:
    game = summoned("amulet-of-air")
    game.play(0, "amulet-of-air")
    assert (game.kind, game.hand(0)) == ("turn", ["purse-of-io"])


# The others see how many go and come, and not which.
def test_the_others_see_only_numbers() -> None:
    game = summoned("amulet-of-air", "amulet-of-earth")
    game.play(0, "amulet-of-air", "done")
    assert [told["audience"] for told in game.told("card-discarded")] == [0]
    assert [told["audience"] for told in game.told("card-drawn")] == [0]
    assert [told["amount"] for told in game.told("cards-drawn")] == [1]
    seen = game.game.observe(1).plain()
    assert seen["players"][0]["hand"] == [None, None]
    assert seen["discard"]["known"] == {}
    assert is_sound(game)


# Energy first, down to the reserve's limit, then the cards.
def test_overflow_comes_before_the_cards() -> None:
    game = kingdom({"hand": [TIME, "amulet-of-air"], "reserve": "WWFFFFF", "gauge": 1}, deck=DECK)
    game.play(0, f"summon {TIME}", "A", "A")
    assert game.kind == "discard-some"
    on_amulet = {"card": "amulet-of-water", "tokens": "WW"}
    game = kingdom(
        {"hand": [TIME, "amulet-of-air"], "reserve": "FFFFFFF", "gauge": 2, "in_play": [on_amulet]}, deck=DECK
    )
    game.play(0, f"summon {TIME}", "A", "A")
    assert game.kind == "overflow"
    game.play(0, "F")
    assert (game.kind, game.reserve(0)) == ("discard-some", "AAFFFFF")


# Two Amulets, one after the other.
def test_two_amulets_of_time() -> None:
    game = kingdom({"hand": [TIME, TIME], "reserve": "WWWW", "gauge": 2}, deck=DECK)
    game.play(0, f"summon {TIME}", "W", "W")
    assert game.open == ["done", TIME]
    game.play(0, "done", f"summon {TIME}", "F", "F")
    assert (game.in_play(0), game.reserve(0)) == ([TIME, TIME], "WWFF")


# The second may be what the first throws away.
def test_one_amulet_discards_the_other() -> None:
    game = kingdom({"hand": [TIME, TIME], "reserve": "WWWW", "gauge": 2}, deck=DECK)
    game.play(0, f"summon {TIME}", "W", "W", TIME)
    assert (game.hand(0), game.discard) == (["purse-of-io"], [TIME])


# Put into play by a Divine Chalice it does the same.
def test_put_into_play_by_a_chalice() -> None:
    game = kingdom(
        {**CHALICE, "hand": ["divine-chalice", "amulet-of-air"]},
        deck=[TIME, "hand-of-fortune", "ragfields-helm", "die-of-malice", "purse-of-io"],
    )
    game.play(0, "summon divine-chalice", TIME, "E", "amulet-of-air")
    assert (game.reserve(0), game.hand(0)) == ("EE", ["purse-of-io"])


# Under Argos' Embrace all the cards that it brings are one effect: five crystals, once.
def test_under_argos_embrace() -> None:
    game = kingdom(
        {"hand": [TIME, "amulet-of-air", "amulet-of-fire"], "reserve": "WW", "gauge": 1, "crystals": 12},
        enchantment="argos-embrace",
        deck=DECK,
    )
    game.play(0, f"summon {TIME}", "A", "A", "amulet-of-air", "amulet-of-fire")
    assert (game.crystals(0), game.hand(0)) == (7, ["hand-of-fortune", "purse-of-io"])


# With no cards exchanged nothing is added to the hand, and nothing paid.
def test_under_argos_embrace_with_none_exchanged() -> None:
    game = kingdom(
        {"hand": [TIME, "amulet-of-air"], "reserve": "WW", "gauge": 1, "crystals": 12}, enchantment="argos-embrace"
    )
    game.play(0, f"summon {TIME}", "A", "A", "done")
    assert game.crystals(0) == 12


# A card saved from an Amulet of Time has had its turn: one card cannot count for two.
def test_a_saved_card_is_not_discarded_twice() -> None:
    game = kingdom(
        {"hand": [TIME, "amulet-of-air"], "in_play": [SHIELD], "reserve": "WW", "gauge": 2},
        deck=DECK,
    )
    game.play(0, f"summon {TIME}", "A", "A", "amulet-of-air", USE_SHIELD)
    assert game.kind == "turn" or "amulet-of-air" not in game.open


# What is neither in hand nor "done" is refused.
def test_refusals() -> None:
    game = summoned("amulet-of-air")
    assert "'purse-of-io' is no answer to this question" in game.refused(0, "purse-of-io")
    assert "'end' is no answer to this question" in game.refused(0, "end")
