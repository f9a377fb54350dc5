"""Three and four players: effects reach each opponent, clockwise, and nobody else."""

import pytest

from tests.timemasters.plain import plain

IDLE: dict[str, object] = {}


def others(players: int, turn: int) -> list[int]:
    """The opponents of that player, clockwise."""
    return [(turn + step) % players for step in range(1, players)]


# Each opponent gets a reminder token; who lays them gets none.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 1])
def test_each_opponent_gets_a_token(players: int, turn: int) -> None:
    seats = [{"hand": ["dearer", "cap"]} if player == turn else IDLE for player in range(players)]
    game = plain(*seats, turn=turn)
    game.play(turn, "play dearer", "play cap")
    assert [event["player"] for event in game.told("spell-dearer")] == others(players, turn)
    for player in range(players):
        expected = (0, None) if player == turn else (1, 3)
        assert (game.player(player)["next_spell"], game.player(player)["cap"]) == expected


# Everybody keeps his tokens until his own turn has come and gone.
def test_tokens_lie_until_each_players_own_turn_is_over() -> None:
    game = plain({"hand": ["dearer"]}, {}, {}, {})
    game.play(0, "play dearer", "end", "done")
    for player in (1, 2, 3):
        assert [game.player(each)["next_spell"] for each in (1, 2, 3)] == [int(each >= player) for each in (1, 2, 3)]
        game.play(player, "end")
    assert [game.player(each)["next_spell"] for each in range(4)] == [0, 0, 0, 0]


# Opponents choose what they discard, one after the other, clockwise; who has nothing is not asked.
def test_opponents_discard_clockwise() -> None:
    hand = {"hand": ["calm", "cost-1"]}
    game = plain(hand, IDLE, {"hand": ["opponents-discard"]}, hand, turn=2)
    game.play(2, "play opponents-discard")
    assert (game.asked, game.kind) == (3, "discard")
    game.play(3, "cost-1")
    game.play(0, "calm")
    assert game.asked == 2
    assert (game.discard(0), game.discard(1), game.discard(3)) == (["calm"], [], ["cost-1"])


def test_opponents_are_exhausted_and_draw() -> None:
    deck = {"deck": ["calm", "dial"]}
    game = plain({"hand": ["opponents-exhaust", "opponents-draw"], **deck}, deck, {**deck, "active": 0})
    game.play(0, "play opponents-exhaust", "play opponents-draw")
    assert [game.ke(player) for player in range(3)] == [(4, 0, 0), (3, 1, 0), (0, 0, 0)]
    assert [game.hand(player) for player in range(3)] == [[], ["calm"], ["calm"]]


# After an opponent has answered, the turn goes on where it was.
def test_the_turn_goes_on_after_the_opponents_answers() -> None:
    game = plain({"hand": ["opponents-discard", "cost-1"]}, {"hand": ["calm", "dial"]})
    game.play(0, "play opponents-discard")
    game.play(1, "dial")
    game.play(0, "play cost-1", "end")
    assert game.game.describe()["budget"] == 2


# Nothing happens to opponents who have nothing.
def test_opponents_without_cards_or_timers_lose_none() -> None:
    game = plain({"hand": ["opponents-discard", "opponents-throw-timer"]}, {}, {})
    game.play(0, "play opponents-discard", "play opponents-throw-timer")
    assert game.asked == 0
    assert game.spells(0) == ["opponents-discard", "opponents-throw-timer"]


# 24 permanent Ke for all: four players leave eight to be gained.
def test_all_players_share_the_24_permanent_ke() -> None:
    game = plain({"hand": ["grow", "grow"], "active": 11}, {}, {}, {})
    game.play(0, "play grow", "play grow")
    assert game.ke(0) == (12, 0, 0)


# All players take from the same five spheres.
def test_all_players_share_the_spheres() -> None:
    game = plain({"hand": ["cost-1"]}, {"hand": ["cost-1"]}, {}, spheres={"1": ["draw", "spark", "blaze"]})
    game.play(0, "play cost-1", "end", "take 1")
    game.play(1, "play cost-1", "end", "take 1")
    assert "draw" in game.hand(0)
    assert "spark" in game.hand(1)
    assert game.sphere(1) == ["blaze"]
