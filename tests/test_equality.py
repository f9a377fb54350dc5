"""What is equal is equal: copies, outcomes and records."""

import chronomage as cm


def played(seed: int) -> cm.Game:
    game = cm.new_game("seasons", seed=seed, options={"first_player": 0})
    for _ in range(30):
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1])
    return game


def test_a_copy_is_equal_until_one_of_them_goes_on() -> None:
    game = played(4)
    twin = game.copy()
    assert twin == game
    assert hash(twin) == hash(game)
    assert (twin.outcome, twin.record()) == (game.outcome, game.record())
    twin.play(twin.decisions[0].player, twin.decisions[0].choices[0])
    assert twin != game
    assert twin.record() != game.record()


# Games that look the same are different where chance will not give them the same.
def test_games_of_different_seeds_are_different() -> None:
    assert played(4) != played(5)
