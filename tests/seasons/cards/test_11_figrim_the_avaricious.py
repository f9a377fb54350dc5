"""Card 11: Figrim the Avaricious."""

import pytest

from tests.seasons.cards.common import SPRING_COMES, crystals
from tests.seasons.scenario import scenario

FIGRIM = {"in_play": ["figrim-the-avaricious"]}


# Figrim the Avaricious: 3, 6 or 9 crystals to summon, by the number of players.
@pytest.mark.parametrize(("players", "cost"), [(2, 3), (3, 6), (4, 9)])
def test_figrim_costs_more_with_more_players(players: int, cost: int) -> None:
    mage = {"hand": ["figrim-the-avaricious"], "gauge": 1}
    others: list[dict[str, object]] = [{}] * (players - 1)
    game = scenario({**mage, "crystals": cost}, *others)
    game.play(0, "summon figrim-the-avaricious")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["figrim-the-avaricious"]
    poor = scenario({**mage, "crystals": cost - 1}, *others)
    refusal = poor.refused(0, "summon figrim-the-avaricious")
    assert refusal == f"figrim-the-avaricious needs {cost} crystals, you have {cost - 1}."


# A Leech's crystal is owed on top of his price; a Hand of Fortune takes nothing off crystals.
def test_figrim_and_the_leech() -> None:
    mage = {"hand": ["figrim-the-avaricious"], "gauge": 2, "in_play": ["hand-of-fortune"]}
    leech = {"in_play": ["arcano-leech"]}
    game = scenario({**mage, "crystals": 4}, leech)
    game.play(0, "summon figrim-the-avaricious")
    assert crystals(game) == [0, 1]
    poor = scenario({**mage, "crystals": 3}, leech)
    refusal = poor.refused(0, "summon figrim-the-avaricious")
    assert refusal == "figrim-the-avaricious needs 4 crystals (1 of them for Arcano Leech), you have 3."


# Whenever the season changes, each opponent gives his owner a crystal.
def test_figrim_collects_when_the_season_changes() -> None:
    game = scenario({**FIGRIM, "crystals": 1}, {"crystals": 5}, {"crystals": 2}, **SPRING_COMES, turn=2)
    game.play(2, "end")
    assert crystals(game) == [3, 4, 1]
    assert game.kind == "die"


# Entering play he collects nothing, nor does he at the end of a round within a season.
def test_figrim_collects_only_then() -> None:
    game = scenario(
        {"crystals": 5},
        {"hand": ["figrim-the-avaricious"], "gauge": 1, "crystals": 3},
        space=1,
        leftover_pips=2,
        turn=1,
    )
    game.play(1, "summon figrim-the-avaricious")
    assert crystals(game) == [5, 0]
    game.play(1, "end")
    assert crystals(game) == [5, 0]


# Who has no crystal gives none.
def test_figrim_passes_over_who_has_none() -> None:
    game = scenario(FIGRIM, {}, {"crystals": 1}, {"crystals": 8}, **SPRING_COMES, turn=3)
    game.play(3, "end")
    assert crystals(game) == [2, 0, 0, 7]


# Two Figrims of one owner collect twice.
def test_two_figrims_of_one_owner() -> None:
    game = scenario(
        {"in_play": ["figrim-the-avaricious"] * 2}, {"crystals": 5}, {"crystals": 1}, **SPRING_COMES, turn=2
    )
    game.play(2, "end")
    assert crystals(game) == [3, 3, 0]


# Two owners collect from each other, the new first player before the other.
def test_two_figrims_of_two_owners() -> None:
    game = scenario({**FIGRIM, "crystals": 1}, FIGRIM, **SPRING_COMES, first_player=0, turn=1)
    game.play(1, "end")
    assert game.game.describe()["first_player"] == 1
    assert crystals(game) == [1, 0]
    turned = scenario({**FIGRIM, "crystals": 1}, FIGRIM, **SPRING_COMES, first_player=1, turn=0)
    turned.play(0, "end")
    assert crystals(turned) == [0, 1]


# He comes with every change, the one of the years as well, and the one that ends the game.
@pytest.mark.parametrize(("year", "space"), [(1, 3), (1, 6), (1, 9), (1, 12), (2, 12), (3, 12)])
def test_figrim_collects_at_every_change(year: int, space: int) -> None:
    game = scenario(FIGRIM, {"crystals": 5}, year=year, space=space, leftover_pips=1, turn=1)
    game.play(1, "end")
    assert crystals(game) == [1, 4]
    assert game.game.over == (year == 3)


# With an Hourglass beside him, his owner chooses the order or leaves it to the game.
def test_figrim_and_an_hourglass_in_any_order() -> None:
    in_play = ["hourglass-of-time", "figrim-the-avaricious"]
    game = scenario({"in_play": in_play}, {"crystals": 5}, **SPRING_COMES, turn=1)
    game.play(1, "end")
    assert game.kind == "order"
    assert game.open == ["auto", "in-play figrim-the-avaricious", "in-play hourglass-of-time"]
    game.play(0, "in-play hourglass-of-time", "W")
    assert crystals(game) == [1, 4]
    assert game.reserve(0) == "W"


# Put into play by a Potion of Dreams he costs nothing.
def test_figrim_put_into_play_is_free() -> None:
    player = {"hand": ["figrim-the-avaricious"], "gauge": 1, "in_play": ["potion-of-dreams"]}
    game = scenario(player, {}, {}, {"in_play": ["arcano-leech"]})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["figrim-the-avaricious"]
    assert crystals(game) == [0, 0, 0, 0]
