"""Card 50: Damned Soul of Onys."""

from typing import Any

from tests.seasons.cards.common import CHALICE_DECK, FAIRIES, FOUR_ON_AMULET, end_game, last_round
from tests.seasons.scenario import scenario


# Ten crystals and a water for who summons it.
def test_soul_gives_crystals_and_water() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "WF", "gauge": 1})
    game.play(0, "summon damned-soul-of-onys")
    assert game.crystals(0) == 10
    assert game.reserve(0) == "WF"
    assert game.in_play(0) == ["damned-soul-of-onys"]


# The water comes on top of a full reserve when the amulet paid: discard one among all.
def test_soul_overflow() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "AFFFEEE", "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon damned-soul-of-onys")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "WFFFEEE"
    assert game.tokens(0, "amulet-of-water") == "AFE"
    assert game.crystals(0) == 10


# For a water it goes to the left neighbour, who gets neither crystals nor water for it.
def test_soul_passes_to_the_left() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "WF"}, {}, {})
    game.play(0, "activate damned-soul-of-onys")
    assert (game.in_play(0), game.in_play(1), game.in_play(2)) == ([], ["damned-soul-of-onys"], [])
    assert game.reserve(0) == "F"
    assert (game.crystals(1), game.reserve(1)) == (0, "")
    assert game.kind == "turn"


# From the last seat it goes to the first.
def test_soul_passes_round_the_table() -> None:
    game = scenario({}, {}, {"in_play": ["damned-soul-of-onys"], "reserve": "W"}, turn=2)
    game.play(2, "activate damned-soul-of-onys")
    assert game.in_play(0) == ["damned-soul-of-onys"]


# Summoned and passed in one turn, with the water it brought.
def test_soul_summoned_and_passed_in_one_turn() -> None:
    game = scenario({"hand": ["damned-soul-of-onys"], "reserve": "W", "gauge": 1, "crystals": 1}, {"crystals": 5})
    game.play(0, "summon damned-soul-of-onys", "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    assert game.reserve(0) == ""
    assert (game.crystals(0), game.crystals(1)) == (11, 2)


# Without a water it stays.
def test_soul_needs_a_water() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "AFE"})
    assert game.refused(0, "activate damned-soul-of-onys") == "damned-soul-of-onys needs 1 water, you have 0."


# Hand of Fortune does not lower what passing costs, nor the single water of summoning.
def test_soul_with_a_hand_of_fortune() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys", "hand-of-fortune"], "reserve": "A"})
    assert "needs 1 water" in game.refused(0, "activate damned-soul-of-onys")
    game = scenario({"in_play": ["hand-of-fortune"], "hand": ["damned-soul-of-onys"], "reserve": "A", "gauge": 2})
    assert game.refused(0, "summon damned-soul-of-onys") == "damned-soul-of-onys needs 1 water, you have 0."


# The water may come from an Amulet of Water.
def test_soul_passed_for_amulet_water() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys", FOUR_ON_AMULET], "reserve": "W"})
    game.play(0, "activate damned-soul-of-onys")
    assert game.kind == "pay"
    assert game.open == ["amulet W", "W"]
    game.play(0, "amulet W")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("W", "AFE")
    assert game.in_play(1) == ["damned-soul-of-onys"]


# It arrives straightened: in the same round it may go on, even back to where it began.
def test_soul_changes_hands_several_times_a_round() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 9},
        {"reserve": "W", "crystals": 9},
        {"reserve": "W", "crystals": 9},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert not game.used(1, "damned-soul-of-onys")
    game.play(1, "activate damned-soul-of-onys", "end")
    game.play(2, "activate damned-soul-of-onys", "end")
    assert game.in_play(0) == ["damned-soul-of-onys"]
    assert [game.crystals(player) for player in range(3)] == [6, 9, 9]
    assert [game.reserve(player) for player in range(3)] == ["", "", ""]


# The receiver's gauge does not matter; he sacrifices nothing, but cannot summon.
def test_soul_arrives_above_the_gauge() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["purse-of-io"], "gauge": 1, "hand": ["temporal-boots"]},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    assert game.in_play(1) == ["purse-of-io", "damned-soul-of-onys"]
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 1, and you have 2 cards in play."


# For who passes it on there is room again.
def test_soul_passed_makes_room() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W", "gauge": 1, "hand": ["glutton-cauldron"]})
    game.play(0, "activate damned-soul-of-onys", "summon glutton-cauldron")
    assert game.in_play(0) == ["glutton-cauldron"]


# Whoever has it at the end of the round loses three crystals, or what there is.
def test_soul_takes_three_crystals_at_the_end_of_the_round() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "crystals": 8}, {"crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (5, 8)
    assert game.in_play(0) == ["damned-soul-of-onys"]
    game = scenario({"in_play": ["damned-soul-of-onys"], "crystals": 2}, {"crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (0, 8)


# Two Souls before one player take six, may both be passed, and are two activations.
def test_two_souls() -> None:
    both = ["damned-soul-of-onys", "damned-soul-of-onys"]
    game = scenario({"in_play": both, "crystals": 8})
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 2
    game = scenario({"in_play": both, "reserve": "WW", "crystals": 8}, {"crystals": 7, **FAIRIES})
    game.play(0, "activate damned-soul-of-onys", "activate damned-soul-of-onys", "end")
    assert game.in_play(1) == ["thieving-fairies", *both]
    assert (game.crystals(0), game.crystals(1)) == (6, 11)
    game.play(1, "end")
    assert game.crystals(1) == 5


# One's own Soul and a neighbour's: both can go on in the same turn.
def test_soul_received_beside_ones_own() -> None:
    game = scenario(
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"hand": ["damned-soul-of-onys"], "reserve": "WW", "gauge": 2},
        {},
    )
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "summon damned-soul-of-onys", "activate damned-soul-of-onys", "activate damned-soul-of-onys")
    assert (game.in_play(1), game.in_play(2)) == ([], ["damned-soul-of-onys", "damned-soul-of-onys"])
    assert (game.crystals(1), game.reserve(1)) == (10, "")


# Not one turn for the receiver: in the turn of who passed it nothing more can be done with it.
def test_soul_is_gone_for_who_passed_it() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "WW"})
    game.play(0, "activate damned-soul-of-onys")
    assert game.refused(0, "activate damned-soul-of-onys") == "you have no damned-soul-of-onys in play."


# Passing is an activation: Fairies take from who passes, also where it goes to their owner.
def test_soul_and_thieving_fairies() -> None:
    game = scenario({"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 3}, FAIRIES)
    game.play(0, "activate damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)
    assert game.in_play(1) == ["thieving-fairies", "damned-soul-of-onys"]


# The receiver pays the three crystals at this very round's end, and may choose when among his own effects.
def test_soul_among_the_receivers_effects() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["damned-soul-of-onys"], "reserve": "W"},
        {"in_play": ["wondrous-chest"], "reserve": "AAAA", "crystals": 1},
    ]
    game = scenario(*seats)
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    assert (game.asked, game.kind) == (1, "order")
    game.play(1, "in-play wondrous-chest")
    assert game.crystals(1) == 1
    game = scenario(*seats)
    game.play(0, "activate damned-soul-of-onys", "end")
    game.play(1, "end")
    game.play(1, "auto")
    assert game.crystals(1) == 3


# Put into play it gives the crystals and the water too.
def test_soul_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 1},
        {"in_play": ["arcano-leech"]},
        deck=["damned-soul-of-onys", *CHALICE_DECK],
    )
    game.play(0, "summon divine-chalice", "damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (10, 1)
    assert game.reserve(0) == "W"


# Sacrificed it haunts nobody.
def test_soul_sacrificed_takes_nothing() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": ["damned-soul-of-onys"], "crystals": 5},
    )
    game.play(0, "summon syllas-the-faithful", "end")
    game.play(1, "end")
    assert game.crystals(1) == 5
    assert game.discard == ["damned-soul-of-onys"]


# Five points less for who has it at the end, after the last round's three crystals.
def test_soul_counts_against_its_last_owner() -> None:
    game = last_round({"in_play": ["damned-soul-of-onys"], "reserve": "W", "crystals": 10}, {"crystals": 10})
    game.play(0, "activate damned-soul-of-onys")
    parts = end_game(game)
    assert parts[0] == {"crystals": 10, "cards": 0, "effects": 0, "bonuses": 0, "hand": 0}
    assert parts[1] == {"crystals": 7, "cards": -5, "effects": 0, "bonuses": 0, "hand": 0}
    assert game.game.outcome.winners == [0]


# A Soul that was activated, passed and came back is straight in the next round like any card.
def test_soul_next_round() -> None:
    game = scenario({}, {"in_play": ["damned-soul-of-onys"], "reserve": "WW"})
    game.play(0, "end")
    game.play(1, "activate damned-soul-of-onys", "end")
    assert not game.used(0, "damned-soul-of-onys")
    assert game.in_play(0) == ["damned-soul-of-onys"]
