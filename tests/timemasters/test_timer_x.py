"""Timer X: it starts with the first player, wanders after three turns of its holder, and is worth nothing."""

from typing import Any

import pytest

from tests.timemasters.plain import STARTING_DECK, new_game, plain
from tests.timemasters.scenario import Scenario

PROMO = {"promo": "true"}


def with_x(*players: dict[str, Any], turns: int | None = 2, **rest: Any) -> Scenario:
    """A game with Timer X; after so many of its three turns, or not played yet."""
    counted = {} if turns is None else {"timer_x": {"started": True, "turns": turns}}
    return plain(*players, options=PROMO, **counted, **rest)


def holds(game: Scenario, player: int) -> bool:
    """Whether Timer X is anywhere among the player's cards."""
    seat = game.player(player)
    cards = seat["hand"] + seat["deck"] + seat["discard"] + seat["spells"]
    for timer in seat["timers"]:
        cards = [*cards, timer["card"], *timer["spells"], *timer["delays"]]
    return "wanderer" in cards


def end_round(game: Scenario, players: int = 2) -> None:
    """Everybody ends his turn, delaying a full Timer if he can."""
    for _ in range(players):
        player = game.asked
        if game.kind == "timers":
            game.play(player, "delay 1", "calm")
        game.play(player, "end")


# It is shuffled into the first player's starting deck.
@pytest.mark.parametrize("first", [0, 1, 2])
def test_it_starts_in_the_first_players_deck(first: int) -> None:
    game = new_game(3, promo=True, first_player=first)
    for player, seat in enumerate(game.describe()["players"]):
        expected = [*STARTING_DECK, "wanderer"] if player == first else STARTING_DECK
        assert sorted(seat["hand"] + seat["deck"]) == sorted(expected)
        assert len(seat["hand"]) == 5
    assert game.describe()["timer_x"] == {"holder": first, "started": False, "started_now": False, "turns": 0}


def test_it_may_lie_anywhere_in_that_deck() -> None:
    hands = [new_game(2, seed, promo=True).describe()["players"][0]["hand"] for seed in range(20)]
    assert {"wanderer" in hand for hand in hands} == {True, False}


def test_without_the_promo_cards_it_is_not_there() -> None:
    game = new_game()
    assert game.describe()["timer_x"] is None
    assert "wanderer" not in str(game.describe()["players"])


# Before it has been played nothing is counted.
def test_before_its_first_play_it_stays() -> None:
    game = with_x({"hand": ["wanderer"] + ["calm"] * 4}, turns=None)
    for _ in range(5):
        end_round(game)
    assert game.hand(0) == ["calm"] * 4 + ["wanderer"]


# From its first play on turns are counted; after three more turns of its holder it goes to the next player.
def test_three_turns_after_its_first_play_it_goes_to_the_next_player() -> None:
    game = with_x({"hand": ["wanderer"] + ["calm"] * 4}, turns=None)
    game.play(0, "play wanderer", "end")
    game.play(1, "end")
    for turn in (1, 2, 3):
        assert holds(game, 0), f"before turn {turn}"
        game.play(0, "end")
        if turn < 3:
            game.play(1, "end")
    assert not holds(game, 0)
    assert "wanderer" in game.deck(1)
    assert [event["player"] for event in game.told("timer-wandered")] == [1]


# A pass is a turn like any other.
def test_a_pass_is_a_turn() -> None:
    game = with_x({"discard": ["wanderer"], "hand": ["calm"] * 5})
    game.play(0, "pass")
    assert not holds(game, 0)


# The turns of the others do not count.
def test_only_turns_of_its_holder_count() -> None:
    game = with_x({"timers": ["wanderer"]}, {}, {}, turns=2, turn=1)
    game.play(1, "end")
    game.play(2, "end")
    assert holds(game, 0)
    game.play(0, "end")
    assert "wanderer" in game.deck(1)


# Playing it again, or launching it, changes nothing about the count.
def test_another_play_does_not_start_the_count_anew() -> None:
    game = with_x({"timers": ["wanderer"], "hand": ["take-back"]}, turns=1)
    game.play(0, "launch 1", "play take-back", "play wanderer", "end", "done")
    game.play(1, "end")
    assert holds(game, 0)
    game.play(0, "end")
    assert "wanderer" in game.deck(1)


# It goes from wherever it is, even from the discard pile.
@pytest.mark.parametrize(
    "place",
    [
        {"hand": ["wanderer"] + ["calm"] * 4},
        {"deck": ["calm"] * 5 + ["wanderer"]},
        {"discard": ["wanderer"], "hand": ["calm"] * 5},
        {"timers": ["wanderer"]},
        {"timers": [{"card": "dial", "spells": ["cost-1"], "delays": ["calm", "wanderer"]}]},
    ],
    ids=["hand", "deck", "discard pile", "in play", "under a Timer"],
)
def test_it_goes_from_wherever_it_is(place: dict[str, Any]) -> None:
    game = with_x(place, phase="main")
    assert holds(game, 0)
    game.play(0, "end")
    assert not holds(game, 0)
    assert "wanderer" in game.deck(1)


# From the Timer area it goes alone: the spells on it and the cards under it are discarded.
def test_what_lay_on_and_under_it_is_discarded() -> None:
    timer = {"card": "wanderer", "spells": ["cost-3"], "delays": ["dial"]}
    game = with_x({"timers": [timer], "hand": ["calm"] * 4}, phase="main")
    game.play(0, "end")
    assert game.timers(0) == []
    # Discarded first, and one of the two drawn again, since the hand is filled up after that.
    assert sorted([*game.hand(0), *game.deck(0)]) == sorted(["calm"] * 4 + ["cost-3", "dial"])


# It leaves before the hand is filled up: its place is filled, and what it did by lying there is done no more.
@pytest.mark.parametrize(
    "place", [{"hand": ["wanderer", *["calm"] * 3]}, {"hand": ["calm"] * 3, "timers": ["wanderer"]}]
)
def test_it_leaves_before_the_hand_is_filled_up(place: dict[str, Any]) -> None:
    game = with_x({**place, "deck": ["cost-1", "cost-2", "cost-3"]}, phase="main")
    game.play(0, "end")
    assert game.hand(0) == ["calm"] * 3 + ["cost-1", "cost-2"]


# It is shuffled into the deck.
def test_it_is_shuffled_into_the_deck() -> None:
    tops = set()
    for seed in range(12):
        game = with_x({"timers": ["wanderer"]}, {"deck": ["calm"] * 4}, seed=seed)
        game.play(0, "end")
        assert sorted(game.deck(1)) == ["calm"] * 4 + ["wanderer"]
        tops.add(game.deck(1).index("wanderer"))
    assert len(tops) > 2


# The next player holds it for three turns of his own; then it wanders on, from the last player to the first.
def test_it_wanders_all_around_the_table() -> None:
    game = with_x({}, {}, {"timers": ["wanderer"]}, turn=2)
    game.play(2, "end")
    assert "wanderer" in game.deck(0)
    for turn in (1, 2, 3):
        assert holds(game, 0), f"before turn {turn}"
        game.play(0, "end")
        if turn < 3:
            game.play(1, "end")
            game.play(2, "end")
    assert not holds(game, 0)
    assert "wanderer" in game.deck(1)


# It is worth nothing to whoever has it at the end.
def test_it_is_worth_nothing() -> None:
    assert with_x({"hand": ["wanderer", "blank-1"]}).game.outcome.scores == [1, 0]


# In all else it is a Timer: free, with a slot.
def test_it_is_a_timer_like_others() -> None:
    game = with_x({"hand": ["wanderer", "cost-1"]}, turns=None)
    game.play(0, "play wanderer", "put cost-1", "launch 1", "release cost-1")
    assert game.discard(0) == ["wanderer"]
    assert game.spells(0) == ["cost-1"]


# Exiled it is out of the game and wanders no more.
def test_exiled_it_wanders_no_more() -> None:
    game = with_x({"hand": ["exile", "wanderer"]})
    game.play(0, "play exile", "end", "done")
    game.play(1, "end")
    game.play(0, "end")
    assert game.game.describe()["exiled"] == ["wanderer"]
    assert not holds(game, 1)
