"""Extended Experience: twelve cards each are drafted, and put by in three sets of four."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import asked, finish_draft, finish_prelude, kinds, own_cards, play_randomly, samples, seat
from tests.seasons.scenario import scenario

ON: dict[str, Any] = {"enchantment": "extended-experience"}


def new(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    return cm.new_game("seasons", players=players, seed=seed, options={**ON, **options})


# Each player is dealt twelve cards instead of nine.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_cards_are_dealt(players: int) -> None:
    game = new(players)
    assert [len(facts["aside"]) for facts in game.describe()["players"]] == [12] * players
    assert game.describe()["deck"]["size"] == 100 - 12 * players
    assert kinds(game) == {"draft"}


# The draft is as ever: keep one, pass the others to the left, until all twelve are taken.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_twelve_are_drafted_to_the_left(players: int) -> None:
    game = new(players, seed=2)
    packs = [seat(game, player)["aside"] for player in range(players)]
    for player in range(players):
        game.play(player, packs[player][5])
    for player in range(players):
        right = packs[player - 1]
        assert seat(game, player)["aside"] == right[:5] + right[6:]
    finish_draft(game, Random(2))
    assert len(game.history) == 11 * players
    assert kinds(game) == {"split"}
    held = [own_cards(seat(game, player)) for player in range(players)]
    assert [len(cards) for cards in held] == [12] * players
    assert Counter(card for cards in held for card in cards) == Counter(card for pack in packs for card in pack)
    assert game.describe()["discard"]["size"] == 0


# The twelve cards become three sets of four: the hand and the libraries of years two and three.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twelve_are_split_into_sets_of_four(players: int) -> None:
    game = new(players, seed=3)
    finish_draft(game, Random(3))
    held = [own_cards(seat(game, player)) for player in range(players)]
    finish_prelude(game, Random(3))
    assert len(game.history) == 11 * players + 8 * players
    for player in range(players):
        facts = seat(game, player)
        assert [len(facts["hand"]), len(facts["library"]["2"]), len(facts["library"]["3"])] == [4, 4, 4]
        assert own_cards(facts) == held[player]
    assert kinds(game) == {"die"}


# The first four answers are the hand, the next four the second year's, and the third year gets the rest.
def test_the_split_asks_for_four_then_four() -> None:
    game = new(2, seed=4)
    finish_draft(game, Random(4))
    cards = seat(game, 1)["aside"]
    for place in (0, 3, 6, 9, 1, 4, 7, 10):
        game.play(1, cards[place])
    facts = seat(game, 1)
    assert facts["hand"] == [cards[place] for place in (0, 3, 6, 9)]
    assert facts["library"] == {
        "2": [cards[place] for place in (1, 4, 7, 10)],
        "3": [cards[place] for place in (2, 5, 8, 11)],
    }
    assert asked(game) == [0]


# A new year hands out its four cards.
@pytest.mark.parametrize("year", [1, 2])
def test_a_new_year_brings_four_cards(year: int) -> None:
    cards = {"2": ["purse-of-io", "crystal-orb", "die-of-malice", "beggars-horn"] if year == 1 else []}
    cards["3"] = ["staff-of-spring", "temporal-boots", "amulet-of-air", "amulet-of-fire"]
    game = scenario({"library": cards}, options=ON, year=year, space=12, leftover_pips=1, turn=1)
    game.play(1, "end")
    assert game.hand(0) == sorted(cards[str(year + 1)])
    assert sorted(game.player(0)["library"]["3"]) == (sorted(cards["3"]) if year == 1 else [])


# The game itself goes its usual way.
def test_the_game_is_as_ever() -> None:
    game = new(2, seed=5, enchanted_kingdom=True)
    play_randomly(game, Random(5))
    assert game.over
    table = game.describe()
    assert [facts["library"] for facts in table["players"]] == [{"2": [], "3": []}] * 2


# What was passed on is remembered, and of twelve cards too the split is nobody's business.
def test_the_others_see_neither_hand_nor_libraries() -> None:
    game = new(3, seed=6)
    passed = [seat(game, player)["aside"] for player in range(3)]
    finish_prelude(game, Random(6))
    for viewer in range(3):
        seen = game.observe(viewer).plain()["players"]
        for player in range(3):
            if player != viewer:
                assert seen[player]["hand"] == [None] * 4
                assert seen[player]["library"] == {"2": [None] * 4, "3": [None] * 4}
        for other in samples(game, viewer, 5):
            held = Counter(card for player in range(3) for card in own_cards(seat(other, player)))
            assert held >= Counter(passed[viewer])
            assert [len(seat(other, player)["hand"]) for player in range(3)] == [4, 4, 4]
