"""Card 38: Demon of Argos."""

from typing import Any

from tests.seasons.cards.common import FOUR_ON_AMULET
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import scenario


# Each opponent: one down on the gauge, and a card drawn that must be kept. Its owner is spared.
def test_demon_lowers_gauge_and_makes_draw() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {"gauge": 3}, deck=["amulet-of-air", "purse-of-io"]
    )
    game.play(0, "summon demon-of-argos")
    assert game.gauge(1) == 2
    assert game.hand(1) == ["amulet-of-air"]
    assert (game.gauge(0), game.hand(0)) == (1, [])
    assert game.discard == []
    assert (game.asked, game.kind) == (0, "turn")


# The drawn card is seen by nobody but who draws it.
def test_demon_draw_is_private() -> None:
    game = scenario({"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {}, {}, deck=["amulet-of-air"])
    game.play(0, "summon demon-of-argos")
    drawn = game.told("card-drawn")
    assert [(event["player"], event["audience"]) for event in drawn] == [(1, 1), (2, 2)]
    assert game.player(0)["known"] == []


# A gauge at zero stays there; the card is drawn all the same.
def test_demon_against_a_gauge_at_zero() -> None:
    game = scenario({"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1}, {}, deck=["amulet-of-air"])
    game.play(0, "summon demon-of-argos")
    assert game.gauge(1) == 0
    assert game.hand(1) == ["amulet-of-air"]


# More cards in play than the gauge: nothing is sacrificed, but it takes two steps up to summon again.
def test_demon_leaves_cards_above_the_gauge() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1},
        {"gauge": 2, "in_play": ["purse-of-io", "ragfields-helm"], "hand": ["temporal-boots"]},
        deck=["syllas-the-faithful"],
    )
    game.play(0, "summon demon-of-argos", "end")
    assert game.in_play(1) == ["purse-of-io", "ragfields-helm"]
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 1, and you have 2 cards in play."
    game.play(1, "bonus gauge")
    assert game.refused(1, "summon temporal-boots") == "your summoning gauge is 2, and you have 2 cards in play."
    game.play(1, "bonus gauge", "summon temporal-boots", "forward 1")
    assert game.in_play(1) == ["purse-of-io", "ragfields-helm", "temporal-boots"]


# Clockwise from the left neighbour.
def test_demon_goes_round_from_the_left() -> None:
    game = scenario(
        {"gauge": 1},
        {"gauge": 2},
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 4},
        {"gauge": 3},
        deck=["amulet-of-air", "amulet-of-fire", "amulet-of-earth"],
        turn=2,
    )
    game.play(2, "summon demon-of-argos")
    assert game.hand(3) == ["amulet-of-air"]
    assert game.hand(0) == ["amulet-of-fire"]
    assert game.hand(1) == ["amulet-of-earth"]
    assert [game.gauge(player) for player in range(4)] == [0, 1, 4, 2]


# The deck runs out in between: the pile is shuffled and the round of draws goes on.
def test_demon_shuffles_the_pile_when_the_deck_is_empty() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "AWFE", "gauge": 1},
        {},
        {},
        deck=["purse-of-io"],
        discard=rest_of_pool("archmage", "demon-of-argos", "purse-of-io"),
    )
    game.play(0, "summon demon-of-argos")
    assert game.hand(1) == ["purse-of-io"]
    assert len(game.hand(2)) == 1
    assert len(game.told("deck-reshuffled")) == 1
    assert game.discard == []


# Too few cards: the first in order draws, the next does not; gauges fall all the same.
def test_demon_with_too_few_cards() -> None:
    game = scenario(
        {
            "hand": ["demon-of-argos", *rest_of_pool("archmage", "demon-of-argos", "purse-of-io")],
            "reserve": "AWFE",
            "gauge": 1,
        },
        {"gauge": 1},
        {"gauge": 1},
        deck=["purse-of-io"],
    )
    game.play(0, "summon demon-of-argos")
    assert (game.hand(1), game.hand(2)) == (["purse-of-io"], [])
    assert (game.gauge(1), game.gauge(2)) == (0, 0)


# Put into play by a Chalice it acts as well.
def test_demon_put_into_play_by_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        {"gauge": 5},
        deck=["demon-of-argos", "purse-of-io", "hand-of-fortune", "ragfields-helm", "amulet-of-air"],
    )
    game.play(0, "summon divine-chalice", "demon-of-argos")
    assert game.gauge(1) == 4
    assert game.hand(1) == ["amulet-of-air"]


# Put into play from the deck by a Crystal Orb for four energy: the next card is drawn.
def test_demon_put_into_play_by_an_orb() -> None:
    game = scenario(
        {"reserve": "EEEE", "gauge": 2, "in_play": ["crystal-orb"]},
        {"gauge": 5},
        deck=["demon-of-argos", "amulet-of-air"],
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "demon-of-argos"]
    assert (game.gauge(1), game.hand(1)) == (4, ["amulet-of-air"])


# Two Demons strike twice.
def test_two_demons() -> None:
    game = scenario(
        {"hand": ["demon-of-argos", "demon-of-argos"], "reserve": "AAWWFE", "gauge": 3, "in_play": ["hand-of-fortune"]},
        {"gauge": 3},
        deck=["amulet-of-air", "amulet-of-fire"],
    )
    game.play(0, "summon demon-of-argos", "E", "summon demon-of-argos")
    assert game.gauge(1) == 1
    assert game.hand(1) == ["amulet-of-air", "amulet-of-fire"]
    assert game.reserve(0) == ""


# Paid from amulet and reserve together; all four kinds are needed, for any number of players.
def test_demon_cost() -> None:
    game = scenario(
        {"hand": ["demon-of-argos"], "reserve": "FE", "gauge": 2, "in_play": [FOUR_ON_AMULET]},
        deck=["purse-of-io"],
    )
    game.play(0, "summon demon-of-argos", "F", "amulet E")
    assert game.reserve(0) == "E"
    assert game.tokens(0, "amulet-of-water") == "F"
    for seats in (2, 3, 4):
        players: list[dict[str, Any]] = [{"hand": ["demon-of-argos"], "reserve": "AWF", "gauge": 1}]
        game = scenario(*players, *[{} for _ in range(seats - 1)])
        assert game.refused(0, "summon demon-of-argos") == "demon-of-argos needs 1 earth, you have 0."
