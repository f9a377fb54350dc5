"""Random games over all levels, player counts and editions, with everything checked that must always hold."""

import pytest

import chronomage as cm
from chronomage.games.seasons.knowledge import DECK
from chronomage.games.seasons.table import Table
from tests.variants import VARIANTS, Variant

GAMES = 175  # of each variant: 2,100 in all


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_random_games_keep_every_rule(variant: Variant) -> None:
    decisions = cm.check_game("seasons", variant.players, GAMES, variant.options)
    assert decisions > GAMES * 50


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_few_random_games_keep_every_rule(variant: Variant) -> None:
    assert cm.check_game("seasons", variant.players, 2, variant.options, seed=500) > 100


# The kit must notice what is wrong: a crystal below zero, a lost card, a false belief.
def test_the_kit_notices_a_broken_game() -> None:
    game = cm.new_game("seasons", seed=3)
    table = game.state
    assert isinstance(table, Table)
    table.players[0].crystals = -1
    with pytest.raises(cm.BrokenInvariant, match="crystals"):
        game.rules.check(table)
    table.players[0].crystals = 0
    lost = table.deck.pop()
    with pytest.raises(cm.BrokenInvariant, match="lost"):
        game.rules.check(table)
    table.deck.append(lost)
    table.players[0].claims = [table.players[0].aside[0] | DECK] * 2
    with pytest.raises(cm.BrokenInvariant, match="believes"):
        game.rules.check(table)
