"""Card 16: Kairn the Destroyer."""

import pytest

from tests.seasons.cards.common import crystals
from tests.seasons.scenario import scenario

KAIRN = {"in_play": ["kairn-the-destroyer"]}


# Kairn the Destroyer: for an energy of any kind, each opponent loses four crystals, which nobody gets.
def test_kairn_takes_four_crystals() -> None:
    game = scenario({**KAIRN, "reserve": "AE", "crystals": 2}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer")
    assert game.kind == "pay-any"
    assert game.open == ["A", "E"]
    game.play(0, "E")
    assert crystals(game) == [2, 6]
    assert game.reserve(0) == "A"
    assert game.used(0, "kairn-the-destroyer")


# All opponents, and nobody below zero.
def test_kairn_hits_everybody_and_stops_at_zero() -> None:
    game = scenario({"crystals": 3}, {**KAIRN, "reserve": "F", "crystals": 9}, {"crystals": 4}, {}, first_player=1)
    game.play(1, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 9, 0, 0]
    assert game.reserve(1) == ""


# Without energy it cannot be done.
def test_kairn_needs_an_energy() -> None:
    game = scenario({**KAIRN, "crystals": 20}, {"crystals": 10})
    refusal = game.refused(0, "activate kairn-the-destroyer")
    assert refusal == "kairn-the-destroyer needs 1 energy, you have 0."


# A Hand of Fortune does not help: this is no summoning.
def test_kairn_is_not_made_cheaper_by_a_hand_of_fortune() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer", "hand-of-fortune"]}, {"crystals": 10})
    assert "needs 1 energy, you have 0" in game.refused(0, "activate kairn-the-destroyer")
    paid = scenario({"in_play": ["kairn-the-destroyer", "hand-of-fortune"], "reserve": "A"}, {"crystals": 10})
    paid.play(0, "activate kairn-the-destroyer")
    assert paid.reserve(0) == ""


# Once a round, straightened for the next.
def test_kairn_once_a_round() -> None:
    game = scenario({**KAIRN, "reserve": "AAA"}, {"crystals": 10}, first_player=1, turn=0, seed=1)
    game.play(0, "activate kairn-the-destroyer")
    assert game.crystals(1) == 6
    refusal = game.refused(0, "activate kairn-the-destroyer")
    assert refusal == "kairn-the-destroyer has been activated this round already."
    game.play(0, "end")
    assert not game.used(0, "kairn-the-destroyer")
    game.play(0, "die 1")
    game.play(1, "die 2")
    game.play(0, "activate kairn-the-destroyer", "A")
    assert game.crystals(1) == 2


# Both copies act, one energy each.
def test_two_kairns() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"] * 2, "reserve": "AA"}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer", "activate kairn-the-destroyer 2")
    assert crystals(game) == [0, 2]
    assert game.reserve(0) == ""
    assert "activated this round already" in game.refused(0, "activate kairn-the-destroyer 2")


# Summoned for three air, he may be activated at once.
def test_kairn_can_be_activated_when_summoned() -> None:
    game = scenario({"hand": ["kairn-the-destroyer"], "reserve": "AAAW", "gauge": 1}, {"crystals": 10})
    game.play(0, "summon kairn-the-destroyer")
    assert game.reserve(0) == "W"
    assert game.crystals(1) == 10
    game.play(0, "activate kairn-the-destroyer")
    assert game.crystals(1) == 6
    poor = scenario({"hand": ["kairn-the-destroyer"], "reserve": "AAW", "gauge": 1})
    assert poor.refused(0, "summon kairn-the-destroyer") == "kairn-the-destroyer needs 3 air, you have 2."


# A token of an Amulet of Water pays for him as well, as the player likes.
@pytest.mark.parametrize(("paid", "amulet", "reserve"), [("amulet W", "", "F"), ("F", "W", "")])
def test_kairn_paid_from_amulet_or_reserve(paid: str, amulet: str, reserve: str) -> None:
    in_play = ["kairn-the-destroyer", {"card": "amulet-of-water", "tokens": "W"}]
    game = scenario({"in_play": in_play, "reserve": "F"}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer")
    assert game.open == ["amulet W", "F"]
    game.play(0, paid)
    assert game.tokens(0, "amulet-of-water") == amulet
    assert game.reserve(0) == reserve
    assert game.crystals(1) == 6


# He may strike where there is nothing to lose.
def test_kairn_may_strike_the_poor() -> None:
    game = scenario({**KAIRN, "reserve": "A"})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 0]
    assert game.reserve(0) == ""


# An opponent's Thieving Fairies take their crystal when he is activated, and lose by him with everybody else.
def test_kairn_and_thieving_fairies() -> None:
    game = scenario({**KAIRN, "reserve": "A", "crystals": 5}, {"in_play": ["thieving-fairies"] * 2, "crystals": 1})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [3, 1]


# His owner's own Fairies get nothing.
def test_kairn_and_fairies_of_the_same_owner() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer", "thieving-fairies"], "reserve": "A"}, {"crystals": 5})
    game.play(0, "activate kairn-the-destroyer")
    assert crystals(game) == [0, 1]


# Bought with a Crystal Orb, he may be activated at once if energy is left.
def test_kairn_put_into_play_by_an_orb() -> None:
    player = {"reserve": "AWFEE", "gauge": 2, "in_play": ["crystal-orb"]}
    game = scenario(player, {"crystals": 5}, deck=["kairn-the-destroyer"])
    game.play(0, "activate crystal-orb", "yes", "A", "W", "F", "activate kairn-the-destroyer")
    assert game.reserve(0) == ""
    assert crystals(game) == [0, 1]


# In the opponent's turn he is not at hand.
def test_kairn_acts_in_his_owners_turn() -> None:
    game = scenario({"reserve": "A"}, {**KAIRN, "reserve": "A"})
    assert "waiting for player 0" in game.refused(1, "activate kairn-the-destroyer")
