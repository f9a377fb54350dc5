"""Card 39: Titus Deepgaze."""

from typing import Any

import pytest

from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.scenario import scenario, take_dice


# One, two or three fire for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, "F"), (3, "FF"), (4, "FFF")])
def test_titus_costs_by_number_of_players(seats: int, cost: str) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["titus-deepgaze"], "reserve": cost + "A", "gauge": 1}, *others)
    game.play(0, "summon titus-deepgaze")
    assert game.reserve(0) == "A"
    game = scenario({"hand": ["titus-deepgaze"], "reserve": cost[1:] + "A", "gauge": 1}, *others)
    why = game.refused(0, "summon titus-deepgaze")
    assert why == f"titus-deepgaze needs {seats - 1} fire, you have {seats - 2}."


# Nothing when it enters; at the end of the round a crystal from each opponent.
def test_titus_collects_at_the_end_of_the_round() -> None:
    game = scenario({"hand": ["titus-deepgaze"], "reserve": "FF", "gauge": 1}, {"crystals": 5}, {"crystals": 1})
    game.play(0, "summon titus-deepgaze")
    assert game.crystals(0) == 0
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 0
    game.play(2, "end")
    assert [game.crystals(player) for player in range(3)] == [2, 4, 0]
    assert game.in_play(0) == ["titus-deepgaze"]


# One opponent without a crystal: the others pay, and then Titus is sacrificed.
def test_titus_goes_when_somebody_has_none() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 5}, {}, {"crystals": 2})
    for player in range(4):
        game.play(player, "end")
    assert [game.crystals(player) for player in range(4)] == [2, 4, 0, 1]
    assert game.in_play(0) == []
    assert game.discard == ["titus-deepgaze"]


# His owner's own crystals do not matter.
def test_titus_stays_with_an_owner_without_crystals() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 1})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)
    assert game.in_play(0) == ["titus-deepgaze"]


# Round after round, each copy its crystal.
def test_titus_collects_every_round() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {"crystals": 4})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (2, 2)
    assert game.in_play(0) == ["titus-deepgaze", "titus-deepgaze"]
    take_dice(game)
    game.play(1, "end")
    before = (game.crystals(0), game.crystals(1))
    game.play(0, "end")
    assert (game.crystals(0), game.crystals(1)) == (before[0] + 2, before[1] - 2)


# Two copies act one after the other: the second finds nothing after the first took the last crystal, and goes.
def test_second_titus_finds_nothing() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {"crystals": 1})
    game.play(0, "end")
    game.play(1, "end")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)
    assert game.in_play(0) == ["titus-deepgaze"]
    assert game.discard == ["titus-deepgaze"]


# With nobody to pay, both go.
def test_both_titus_go() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "titus-deepgaze"]}, {})
    game.play(0, "end")
    game.play(1, "end")
    assert game.in_play(0) == []
    assert game.discard == ["titus-deepgaze", "titus-deepgaze"]


# Two owners: the round's first player comes first, and what he takes may keep the other's Titus alive or end it.
def test_titus_of_two_players_in_turn_order() -> None:
    seats: list[dict[str, Any]] = [{"in_play": ["titus-deepgaze"], "crystals": 1}, {"in_play": ["titus-deepgaze"]}]
    game = scenario(*seats, first_player=0)
    game.play(0, "end")
    game.play(1, "end")
    assert (game.in_play(0), game.in_play(1)) == ([], ["titus-deepgaze"])
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    game = scenario(*seats, first_player=1)
    game.play(1, "end")
    game.play(0, "end")
    assert (game.in_play(0), game.in_play(1)) == (["titus-deepgaze"], ["titus-deepgaze"])
    assert (game.crystals(0), game.crystals(1)) == (1, 0)


# With three players too, from the round's first player clockwise: the last crystal goes to the earlier Titus.
def test_titus_of_two_players_among_three() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["titus-deepgaze"], "crystals": 5},
        {"crystals": 1},
        {"in_play": ["titus-deepgaze"]},
    ]
    game = scenario(*seats, first_player=2)
    for player in (2, 0, 1):
        game.play(player, "end")
    assert (game.in_play(0), game.in_play(2)) == ([], ["titus-deepgaze"])
    assert [game.crystals(player) for player in range(3)] == [5, 0, 1]
    game = scenario(*seats, first_player=0)
    for player in (0, 1, 2):
        game.play(player, "end")
    assert (game.in_play(0), game.in_play(2)) == ([], [])
    assert [game.crystals(player) for player in range(3)] == [5, 0, 1]


# The owner orders his own effects: Titus before or after the Damned Soul.
def test_titus_and_damned_soul_in_the_owners_order() -> None:
    seats: list[dict[str, Any]] = [
        {"in_play": ["titus-deepgaze", "damned-soul-of-onys"], "crystals": 2},
        {"crystals": 5},
    ]
    game = scenario(*seats)
    game.play(0, "end")
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play titus-deepgaze", "in-play damned-soul-of-onys"]
    game.play(0, "in-play titus-deepgaze")
    assert game.crystals(0) == 0
    game = scenario(*seats)
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "in-play damned-soul-of-onys")
    assert (game.crystals(0), game.crystals(1)) == (1, 4)


# The automatic order has the Soul first, then Titus.
def test_titus_in_the_automatic_order() -> None:
    game = scenario({"in_play": ["titus-deepgaze", "damned-soul-of-onys"], "crystals": 2}, {"crystals": 5})
    game.play(0, "end")
    game.play(1, "end")
    game.play(0, "auto")
    assert game.crystals(0) == 1


# Hand of Fortune takes a fire off for three or four players, but never the only one of two.
def test_titus_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["titus-deepgaze"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    assert "needs 1 fire, you have 0" in game.refused(0, "summon titus-deepgaze")
    game = scenario(
        {"hand": ["titus-deepgaze"], "reserve": "FF", "gauge": 2, "in_play": ["hand-of-fortune"]}, {}, {}, {}
    )
    game.play(0, "summon titus-deepgaze")
    assert game.reserve(0) == ""


# Put into play he collects like one summoned, and costs nothing however many play.
def test_titus_put_into_play() -> None:
    game = scenario(
        {"hand": ["titus-deepgaze"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"crystals": 3, "in_play": ["arcano-leech"]},
        {"crystals": 3},
        {"crystals": 3},
    )
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["titus-deepgaze"]
    for player in range(4):
        game.play(player, "end")
    assert [game.crystals(player) for player in range(4)] == [3, 2, 2, 2]


# Fire on an Amulet of Water pays for him; what he takes is no activation for Thieving Fairies.
def test_titus_paid_from_an_amulet_and_fairies() -> None:
    game = scenario(
        {"hand": ["titus-deepgaze"], "gauge": 2, "in_play": [FOUR_ON_AMULET], "crystals": 4},
        {"crystals": 3, "in_play": ["thieving-fairies"]},
    )
    game.play(0, "summon titus-deepgaze", "end")
    game.play(1, "end")
    assert game.tokens(0, "amulet-of-water") == "AWE"
    assert (game.crystals(0), game.crystals(1)) == (5, 2)
    assert not game.used(0, "titus-deepgaze")


# The last round of the game ends like any other.
def test_titus_collects_in_the_last_round() -> None:
    game = scenario({"in_play": ["titus-deepgaze"]}, {"crystals": 5}, year=3, space=12, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.over
    assert game.game.outcome.scores == [5, 4]
    assert game.game.outcome.breakdown[0] == {"crystals": 1, "cards": 4, "effects": 0, "bonuses": 0, "hand": 0}
