"""Card 20/20: Ratty Nightshade."""

import pytest

from tests.seasons.cards.common import CHALICE, FOUR_ON_AMULET
from tests.seasons.enchanted_kingdom.kingdom import is_sound, kingdom

RATTY = "ratty-nightshade"
READY = {"hand": [RATTY], "crystals": 2, "gauge": 1}


# Two, four or six crystals with two, three or four players; eight points.
@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 4), (4, 6)])
def test_ratty_costs_more_with_more_players(players: int, price: int) -> None:
    others: list[dict[str, object]] = [{} for _ in range(players - 1)]
    game = kingdom({**READY, "crystals": price - 1}, *others)
    assert game.refused(0, f"summon {RATTY}") == f"{RATTY} needs {price} crystals, you have {price - 1}."
    game = kingdom({**READY, "crystals": price}, *others, year=3, space=12, leftover_pips=1)
    game.play(0, f"summon {RATTY}")
    assert (game.crystals(0), game.kind) == (0, "turn")  # nobody has anything to take
    for player in range(players):
        game.play(player, "end")
    assert game.game.outcome.scores[0] == 8


# Two energy of the thief's choice go from the opponent's reserve to his own.
def test_ratty_takes_two() -> None:
    game = kingdom({**READY, "reserve": "E"}, {"reserve": "AAWF"})
    game.play(0, f"summon {RATTY}")
    assert (game.asked, game.kind, game.open) == (0, "steal-energy", ["done", "A", "W", "F"])
    assert is_sound(game)
    game.play(0, "A", "F")
    assert (game.reserve(0), game.reserve(1), game.kind) == ("AFE", "AW", "turn")


# At most two: one or none will do as well.
def test_ratty_may_take_fewer() -> None:
    game = kingdom(READY, {"reserve": "AAWF"})
    game.play(0, f"summon {RATTY}", "W", "done")
    assert (game.reserve(0), game.reserve(1)) == ("W", "AAF")
    game = kingdom(READY, {"reserve": "AAWF"})
    game.play(0, f"summon {RATTY}", "done")
    assert (game.reserve(0), game.reserve(1), game.kind) == ("", "AAWF", "turn")


# Two of one kind are one answer after the other.
def test_ratty_takes_two_of_a_kind() -> None:
    game = kingdom(READY, {"reserve": "AAW"})
    game.play(0, f"summon {RATTY}", "A", "A")
    assert (game.reserve(0), game.reserve(1)) == ("AA", "W")


# From one token, one.
def test_ratty_takes_the_only_one() -> None:
    game = kingdom(READY, {"reserve": "W"})
    game.play(0, f"summon {RATTY}", "W")
    assert (game.reserve(0), game.reserve(1), game.kind) == ("W", "", "turn")


# From each opponent, the left neighbour first; who has none is passed over.
def test_ratty_goes_round_the_table() -> None:
    game = kingdom(
        {"reserve": "EEE"},
        {**READY, "crystals": 6},
        {"reserve": "AAW"},
        {"reserve": ""},
        first_player=1,
    )
    assert game.game.decisions[0].other is None
    game.play(1, f"summon {RATTY}")
    assert (game.open, game.game.decisions[0].other) == (["done", "A", "W"], 2)
    game.play(1, "A", "W")
    assert (game.open, game.game.decisions[0].other) == (["done", "E"], 0)
    assert is_sound(game)
    game.play(1, "E", "E")
    assert [game.reserve(player) for player in range(4)] == ["E", "AWEE", "A", ""]
    assert (game.asked, game.kind) == (1, "turn")


# At most two from each, not two in all, and never from two for one.
def test_ratty_takes_two_from_each() -> None:
    game = kingdom({**READY, "crystals": 4}, {"reserve": "AAAA"}, {"reserve": "WWWW"})
    game.play(0, f"summon {RATTY}", "A", "A", "W", "W")
    assert [game.reserve(player) for player in range(3)] == ["AAWW", "AA", "WW"]


# All come at once; then the reserve is cut down to its limit, the thief choosing among all.
def test_ratty_overflow_comes_last() -> None:
    game = kingdom({**READY, "crystals": 4, "reserve": "EEEEEE"}, {"reserve": "AA"}, {"reserve": "WF"})
    game.play(0, f"summon {RATTY}", "A", "A", "W", "F")
    assert (game.kind, game.reserve(0)) == ("overflow", "AAWFEEEEEE")
    assert is_sound(game)
    game.play(0, "E")
    assert game.reserve(0) == "AAWFEEE"
    assert (game.reserve(1), game.reserve(2)) == ("", "")


# Tokens on cards are no part of a reserve: Amulet of Water, Cauldron, Jewel and Monolith keep theirs.
def test_ratty_does_not_reach_tokens_on_cards() -> None:
    on_cards = [
        FOUR_ON_AMULET,
        {"card": "glutton-cauldron", "tokens": "AA"},
        {"card": "jewel-of-the-ancients", "tokens": "FF"},
        {"card": "fairy-monolith", "tokens": "EEE"},
    ]
    game = kingdom(READY, {"in_play": on_cards})
    game.play(0, f"summon {RATTY}")
    assert (game.kind, game.reserve(0)) == ("turn", "")
    game = kingdom(READY, {"in_play": on_cards, "reserve": "W"})
    game.play(0, f"summon {RATTY}")
    assert game.open == ["done", "W"]
    game.play(0, "W")
    assert [item["tokens"] for item in game.player(1)["in_play"]] == ["AWFE", "AA", "FF", "EEE"]


# An Amulet of Water of the thief's takes none of the loot.
def test_the_loot_goes_to_the_reserve() -> None:
    game = kingdom({**READY, "gauge": 2, "in_play": [{"card": "amulet-of-water", "tokens": ""}]}, {"reserve": "AA"})
    game.play(0, f"summon {RATTY}", "A", "A")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("AA", "")


# Two Rattys, each its two.
def test_two_rattys() -> None:
    game = kingdom({"hand": [RATTY, RATTY], "crystals": 4, "gauge": 2}, {"reserve": "AAAWW"})
    game.play(0, f"summon {RATTY}", "A", "A", f"summon {RATTY}", "A", "W")
    assert (game.reserve(0), game.reserve(1)) == ("AAAW", "W")


# Put into play by a Divine Chalice it steals for nothing.
def test_ratty_put_into_play_by_a_chalice() -> None:
    game = kingdom(CHALICE, {"reserve": "EE"}, deck=[RATTY, "purse-of-io", "die-of-malice", "hand-of-fortune"])
    game.play(0, "summon divine-chalice", RATTY, "E", "E")
    assert (game.reserve(0), game.reserve(1), game.crystals(0)) == ("EE", "", 0)


# With a Leech about, its crystal comes on top of the price.
def test_ratty_and_a_leech() -> None:
    game = kingdom(READY, {"in_play": ["arcano-leech"]})
    why = game.refused(0, f"summon {RATTY}")
    assert why == f"{RATTY} needs 3 crystals (1 of them for Arcano Leech), you have 2."


# What the opponent does not have is refused.
def test_refusals() -> None:
    game = kingdom(READY, {"reserve": "AA"})
    game.play(0, f"summon {RATTY}")
    assert "'F' is no answer to this question" in game.refused(0, "F")
    assert "'end' is no answer to this question" in game.refused(0, "end")
    game = kingdom({"in_play": [RATTY]})
    assert game.refused(0, f"activate {RATTY}") == f"{RATTY} has no effect to activate."
