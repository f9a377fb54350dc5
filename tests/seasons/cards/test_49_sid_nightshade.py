"""Card 49: Sid Nightshade."""

from typing import Any

import pytest

from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.scenario import scenario


# One, two or three earth for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, "E"), (3, "EE"), (4, "EEE")])
def test_sid_costs_by_number_of_players(seats: int, cost: str) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["sid-nightshade"], "reserve": cost + "F", "gauge": 1}, *others)
    game.play(0, "summon sid-nightshade")
    assert game.reserve(0) == "F"
    game = scenario({"hand": ["sid-nightshade"], "reserve": cost[1:] + "F", "gauge": 1}, *others)
    why = game.refused(0, "summon sid-nightshade")
    assert why == f"sid-nightshade needs {seats - 1} earth, you have {seats - 2}."


# Richest of all: five from each opponent, or what he has.
def test_sid_steals_when_richest() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EEE", "gauge": 1, "crystals": 20},
        {"crystals": 19},
        {"crystals": 3},
        {},
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(4)] == [28, 14, 0, 0]


# As many crystals as another, even as one of three: nothing from anybody.
def test_sid_does_not_steal_in_a_tie() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EEE", "gauge": 1, "crystals": 20},
        {"crystals": 9},
        {"crystals": 20},
        {"crystals": 3},
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(4)] == [20, 9, 20, 3]
    assert game.in_play(0) == ["sid-nightshade"]


# Poorer than another: nothing either.
def test_sid_does_not_steal_when_poorer() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "EE", "gauge": 1, "crystals": 5}, {"crystals": 2}, {"crystals": 6}
    )
    game.play(0, "summon sid-nightshade")
    assert [game.crystals(player) for player in range(3)] == [5, 2, 6]


# Nobody has a crystal: a tie at nothing.
def test_sid_with_no_crystals_anywhere() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1}, {})
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (0, 0)


# An opponent without crystals: there is nothing to steal from him.
def test_sid_against_an_opponent_without_crystals() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 1}, {})
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)


# The comparison comes after the Leech was paid.
def test_sid_compares_after_the_leech() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 10},
        {"in_play": ["arcano-leech"], "crystals": 8},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (9, 9)
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 1, "crystals": 11},
        {"in_play": ["arcano-leech"], "crystals": 8},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (15, 4)


# And after the Staff has paid out.
def test_sid_compares_after_the_staff() -> None:
    game = scenario(
        {"hand": ["sid-nightshade"], "reserve": "E", "gauge": 2, "crystals": 10, "in_play": ["staff-of-spring"]},
        {"crystals": 12},
    )
    game.play(0, "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (18, 7)


# Put into play he steals too, without Leech and Staff.
def test_sid_put_into_play() -> None:
    game = scenario(
        {
            "hand": ["sid-nightshade"],
            "gauge": 2,
            "crystals": 10,
            "in_play": ["potion-of-dreams", "staff-of-spring"],
        },
        {"in_play": ["arcano-leech"], "crystals": 9},
    )
    game.play(0, "activate potion-of-dreams")
    assert (game.crystals(0), game.crystals(1)) == (15, 4)


# Two of them steal twice: the second compares anew.
def test_two_sids() -> None:
    game = scenario(
        {"hand": ["sid-nightshade", "sid-nightshade"], "reserve": "EE", "gauge": 2, "crystals": 10}, {"crystals": 8}
    )
    game.play(0, "summon sid-nightshade", "summon sid-nightshade")
    assert (game.crystals(0), game.crystals(1)) == (18, 0)


# Hand of Fortune spares an earth with three players, none with two; amulet earth pays.
def test_sid_with_hand_of_fortune_and_amulet() -> None:
    game = scenario({"hand": ["sid-nightshade"], "reserve": "E", "gauge": 2, "in_play": ["hand-of-fortune"]}, {}, {})
    game.play(0, "summon sid-nightshade")
    assert game.reserve(0) == ""
    game = scenario({"hand": ["sid-nightshade"], "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert game.refused(0, "summon sid-nightshade") == "sid-nightshade needs 1 earth, you have 0."
    game = scenario({"hand": ["sid-nightshade"], "gauge": 2, "in_play": [FOUR_ON_AMULET]})
    game.play(0, "summon sid-nightshade")
    assert game.tokens(0, "amulet-of-water") == "AWF"
