"""Any state of any game, written as a position and read again, plays on alike."""

import json
import random

import pytest

import chronomage as cm
from chronomage.game import Game
from tests.variants import VARIANTS, Variant

EVERY = 23  # so many choices lie between two states that are written down


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_game_goes_on_from_its_description(variant: Variant) -> None:
    chance = random.Random(7)
    game = cm.new_game(variant.game, players=variant.players, seed=11, options=variant.options)
    beside = written_and_read(game)
    count = 0
    while not game.over:
        if count % EVERY == 0:
            assert beside.describe() == game.describe()
            beside = written_and_read(game)
        decision = chance.choice(game.decisions)
        choice = chance.choice(decision.choices)
        game.play(decision.player, choice)
        beside.play(decision.player, choice)
        count += 1
    assert beside.describe() == game.describe()
    assert written_and_read(game).outcome.scores == game.outcome.scores


def written_and_read(game: Game) -> Game:
    """The same game from its description, with the same chance."""
    document = json.loads(json.dumps(game.describe()))
    again = cm.position(game.rules.name, document, seed=3)
    assert again.describe() == game.describe()
    assert again.decisions == game.decisions
    for player in range(game.players):
        assert again.observe(player) == game.observe(player)
    again.state.random = game.state.random.copy()
    return again
