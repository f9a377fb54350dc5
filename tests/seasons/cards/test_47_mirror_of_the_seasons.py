"""Card 47: Mirror of the Seasons."""

from tests.seasons.cards.common import CHALICE_DECK, FOUR_ON_AMULET
from tests.seasons.scenario import scenario, take_dice


# Three crystals for three identical tokens, which all become one other kind.
def test_mirror_changes_as_many_as_are_paid_for() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAAAWE", "crystals": 5})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.kind == "change-from"
    assert game.open == ["A", "W", "E"]
    game.play(0, "A")
    assert game.kind == "change-amount"
    assert game.open == ["1", "2", "3", "4"]
    game.play(0, "3")
    assert game.kind == "change-into"
    assert game.open == ["W", "F", "E"]
    game.play(0, "F")
    assert game.reserve(0) == "AWFFFE"
    assert game.crystals(0) == 2


# Never more than there are crystals, or tokens of the kind.
def test_mirror_is_limited_by_crystals_and_tokens() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAAAA", "crystals": 2})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.open == ["1", "2"]
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAW", "crystals": 9})
    game.play(0, "activate mirror-of-the-seasons", "A")
    assert game.open == ["1", "2"]
    assert "no answer to this question" in game.refused(0, "3")


# At least one crystal, and energy in the reserve.
def test_mirror_needs_a_crystal_and_energy() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons"], "reserve": "AAA"})
    why = game.refused(0, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs at least 1 crystal, you have 0."
    game = scenario({"in_play": ["mirror-of-the-seasons"], "crystals": 4})
    why = game.refused(0, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs 1 energy, you have 0."


# Tokens of an Amulet of Water can be changed too, alone or with those of the reserve; the new ones go to the reserve.
def test_mirror_changes_amulet_tokens() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons", FOUR_ON_AMULET], "crystals": 4})
    game.play(0, "activate mirror-of-the-seasons")
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W")  # there is one of it: one crystal, and the amulet pays it
    assert game.tokens(0, "amulet-of-water") == "AFE"
    game.play(0, "E")
    assert game.reserve(0) == "E"
    assert game.crystals(0) == 3
    both = scenario({"in_play": ["mirror-of-the-seasons", FOUR_ON_AMULET], "crystals": 4, "reserve": "AAE"})
    both.play(0, "activate mirror-of-the-seasons", "A")
    assert both.open == ["1", "2", "3"]
    both.play(0, "3", "W")  # all three there are
    assert both.reserve(0) == "WWWE"
    assert both.tokens(0, "amulet-of-water") == "WFE"
    assert both.crystals(0) == 1


# Where amulet and reserve can both give the token, the player chooses.
def test_mirror_leaves_the_choice_between_amulet_and_reserve() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons", FOUR_ON_AMULET], "crystals": 4, "reserve": "A"})
    game.play(0, "activate mirror-of-the-seasons", "A", "1")
    assert game.kind == "pay"
    assert game.open == ["amulet A", "A"]
    game.play(0, "A", "F")
    assert game.reserve(0) == "F"
    assert game.tokens(0, "amulet-of-water") == "AWFE"


# A full reserve changes without overflow, all ten of a Grimoire included.
def test_mirror_changes_a_full_reserve() -> None:
    game = scenario(
        {"in_play": ["mirror-of-the-seasons", "bespelled-grimoire"], "reserve": "AAAAAAAAAA", "crystals": 10}
    )
    game.play(0, "activate mirror-of-the-seasons", "10", "E")
    assert game.reserve(0) == "EEEEEEEEEE"
    assert game.crystals(0) == 0
    assert game.kind == "turn"


# Once a round, straightened for the next.
def test_mirror_once_a_round() -> None:
    game = scenario({}, {"in_play": ["mirror-of-the-seasons"], "reserve": "AA", "crystals": 9})
    game.play(0, "end")
    game.play(1, "activate mirror-of-the-seasons", "1", "E")
    why = game.refused(1, "activate mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons has been activated this round already."
    game.play(1, "end")
    assert not game.used(1, "mirror-of-the-seasons")
    take_dice(game)
    game.play(1, "activate mirror-of-the-seasons")
    assert game.kind == "change-from"


# Two Mirrors: two changes in one round.
def test_two_mirrors() -> None:
    game = scenario({"in_play": ["mirror-of-the-seasons", "mirror-of-the-seasons"], "reserve": "AAWW", "crystals": 4})
    game.play(0, "activate mirror-of-the-seasons", "A", "2", "E")
    game.play(0, "activate mirror-of-the-seasons 2", "W", "2", "F")
    assert game.reserve(0) == "FFEE"
    assert game.crystals(0) == 0


# Three crystals to summon, whoever has a Hand of Fortune; the Leech's on top.
def test_mirror_cost() -> None:
    game = scenario({"hand": ["mirror-of-the-seasons"], "crystals": 3, "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon mirror-of-the-seasons")
    assert game.crystals(0) == 0
    game = scenario(
        {"hand": ["mirror-of-the-seasons"], "crystals": 3, "gauge": 1}, {"in_play": ["arcano-leech", "arcano-leech"]}
    )
    why = game.refused(0, "summon mirror-of-the-seasons")
    assert why == "mirror-of-the-seasons needs 5 crystals (2 of them for Arcano Leech), you have 3."


# Put into play for nothing by a Chalice, against a Leech, and used at once.
def test_mirror_put_into_play_and_used() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AAWWFFE", "gauge": 2, "crystals": 3},
        {"in_play": ["arcano-leech"]},
        deck=["mirror-of-the-seasons", *CHALICE_DECK],
    )
    game.play(0, "summon divine-chalice", "mirror-of-the-seasons", "activate mirror-of-the-seasons", "W", "E")
    assert game.reserve(0) == "AFE"
    assert (game.crystals(0), game.crystals(1)) == (1, 1)
