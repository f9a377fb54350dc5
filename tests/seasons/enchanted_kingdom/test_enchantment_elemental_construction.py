"""Elemental Construction: eighteen cards each, nine of them chosen without passing; the rest goes into the deck."""

import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.seasons.facts import CARDS
from tests.seasons.driving import asked, kinds, own_cards, play_randomly, samples, seat, step

ON: dict[str, Any] = {"enchantment": "elemental-construction"}


def new(players: int = 2, seed: int = 1, **options: object) -> cm.Game:
    return cm.new_game("seasons", players=players, seed=seed, options={**ON, **options})


def choose(game: cm.Game, random: Random) -> None:
    """Random choices until everybody has nine cards."""
    while kinds(game) == {"choose-nine"}:
        step(game, random)


# Each player is dealt eighteen cards instead of nine.
@pytest.mark.parametrize("kingdom", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eighteen_cards_are_dealt(players: int, kingdom: bool) -> None:
    game = new(players, enchanted_kingdom=kingdom)
    assert [len(facts["aside"]) for facts in game.describe()["players"]] == [18] * players
    assert game.describe()["deck"]["size"] == 2 * (len(CARDS) if kingdom else 50) - 18 * players
    assert kinds(game) == {"choose-nine"}
    assert asked(game) == list(range(players))


# He chooses nine of them himself: no card goes to a neighbour.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nine_of_the_own_cards_are_chosen_and_none_is_passed(players: int) -> None:
    game = new(players, seed=2)
    dealt = [Counter(seat(game, player)["aside"]) for player in range(players)]
    choose(game, Random(2))
    assert len(game.history) == 9 * players
    for player in range(players):
        held = Counter(own_cards(seat(game, player)))
        assert held.total() == 9
        assert held <= dealt[player]
    assert kinds(game) == {"split"}


# All cards that were not chosen go back into the deck, which is shuffled; none is discarded.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_cards_go_back_into_the_deck(players: int) -> None:
    game = new(players, seed=3)
    before = game.describe()
    dealt = Counter(card for facts in before["players"] for card in facts["aside"])
    choose(game, Random(3))
    after = game.describe()
    held = Counter(card for facts in after["players"] for card in own_cards(facts))
    assert (after["deck"]["size"], after["discard"]["size"]) == (100 - 9 * players, 0)
    back = dealt - held
    assert Counter(after["deck"]["known"].values()) == Counter(before["deck"]["known"].values()) + back


def test_the_deck_is_shuffled_when_they_come_back() -> None:
    game = new(2, seed=4)
    dealt = [seat(game, player)["aside"] for player in (0, 1)]
    untouched = list(game.describe()["deck"]["known"].values())
    choose(game, Random(4))
    deck = game.describe()["deck"]["known"]
    order = [deck[str(place)] for place in range(len(deck))]
    back = Counter(dealt[0] + dealt[1]) - Counter(card for player in (0, 1) for card in own_cards(seat(game, player)))
    assert Counter(order[:18]) != back
    assert Counter(order[-18:]) != back
    assert order[: len(untouched)] != untouched
    assert order[-len(untouched) :] != untouched


# A player sees his own eighteen, and of the others only how many they have.
def test_the_others_see_neither_the_cards_nor_the_choice() -> None:
    game = new(3, seed=5)
    random = Random(5)
    while kinds(game) == {"choose-nine"}:
        for viewer in range(3):
            seen = game.observe(viewer).plain()["players"]
            for player in range(3):
                facts = seat(game, player)
                if viewer != player:
                    assert seen[player]["hand"] == [None] * len(facts["hand"])
                    assert seen[player]["aside"] == [None] * len(facts["aside"])
                else:
                    assert (seen[player]["hand"], seen[player]["aside"]) == (facts["hand"], facts["aside"])
        for event in step(game, random):
            if "card" in event.facts:
                assert event.audience == event.facts["player"]


# Nine cards have no order: they are asked for in rising order, so that each nine can be said in exactly one way.
def test_each_choice_can_be_said_in_exactly_one_way() -> None:
    game = new(2, seed=6)
    order = [choice.text for choice in game.decisions[0].choices]
    assert len(order) <= 10  # nine cards at or above the first must be there
    taken: list[int] = []
    while 0 in asked(game) and kinds(game) == {"choose-nine"}:
        decision = game.decisions[0]
        assert not taken or all(choice.id >= taken[-1] for choice in decision.choices)
        taken.append(decision.choices[-1].id)
        game.play(0, decision.choices[-1])
    assert len(taken) == 9


def test_any_nine_of_eighteen_can_be_chosen() -> None:
    dealt = seat(new(2, seed=7), 0)["aside"]
    for keep in (range(9), range(9, 18), range(0, 18, 2), range(1, 18, 2)):
        game = new(2, seed=7)
        for place in keep:
            game.play(0, dealt[place])
        assert seat(game, 0)["hand"] == [dealt[place] for place in keep]
        assert asked(game) == [1]


# It is a simultaneous choice: whoever answers first, the same game comes of it.
def test_any_order_of_answers_makes_the_same_game() -> None:
    games = []
    for order in itertools.permutations(range(3)):
        game = new(3, seed=8)
        for player in order:
            while player in asked(game) and kinds(game) == {"choose-nine"}:
                decision = next(each for each in game.decisions if each.player == player)
                game.play(player, decision.choices[0])
        games.append(game)
    for other in games[1:]:
        assert other.describe() == games[0].describe()


# Then the nine cards are put by in three sets of three, as ever, and the game goes its usual way.
def test_the_rest_of_the_prelude_and_the_game_are_as_ever() -> None:
    game = new(3, seed=9)
    choose(game, Random(9))
    while kinds(game) == {"split"}:
        step(game, Random(9))
    for player in range(3):
        facts = seat(game, player)
        assert [len(facts["hand"]), len(facts["library"]["2"]), len(facts["library"]["3"])] == [3, 3, 3]
    assert kinds(game) == {"die"}
    play_randomly(game, Random(9))
    assert game.over


# What a player has put back he knows to be in the deck, and not where; of the others' cards he knows nothing.
def test_a_player_knows_that_what_he_put_back_is_in_the_deck() -> None:
    game = new(2, seed=10)
    dealt = Counter(seat(game, 0)["aside"])
    choose(game, Random(10))
    back = dealt - Counter(own_cards(seat(game, 0)))
    hands = set()
    places = set()
    for other in samples(game, 0, 30):
        deck = other.describe()["deck"]["known"]
        assert Counter(deck.values()) >= back
        hands.add(tuple(own_cards(seat(other, 1))))
        places.add(next(place for place, card in deck.items() if card in back))
    assert len(hands) > 20
    assert len(places) > 5


# While an opponent is still choosing, his cards may be any: resampled games go on from the same point.
def test_in_the_middle_of_choosing_a_sample_can_be_played_on() -> None:
    game = new(4, seed=11, enchanted_kingdom=True)
    random = Random(11)
    for _ in range(20):
        step(game, random)
    for viewer in range(4):
        for other in samples(game, viewer, 5):
            other.rules.check(other.state)
            assert other.observe(viewer) == game.observe(viewer)
            assert asked(other) == asked(game)
            choose(other, random)
            assert kinds(other) == {"split"}
