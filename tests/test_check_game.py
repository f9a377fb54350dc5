"""Random games of all variants, with everything checked that must always hold."""

import pytest

import chronomage as cm
from chronomage.games.seasons.knowledge import CLAIM_BITS, DECK
from chronomage.games.seasons.table import Table
from tests.variants import BASE, KINGDOM, TIME_MASTERS, VARIANTS, Variant

GAMES = 175  # of each variant of the base game: 2,100 in all
KINGDOM_GAMES = 85  # of each variant of the expansion: 3,060 in all
TIME_MASTERS_GAMES = 175  # of each variant of Time Masters: 2,100 in all
SAMPLE = 300  # with so many games, few decisions of each need be looked at closely


@pytest.mark.long
@pytest.mark.parametrize("variant", BASE, ids=lambda variant: variant.name)
def test_random_games_keep_every_rule(variant: Variant) -> None:
    decisions = cm.check_game("seasons", variant.players, GAMES, variant.options, sample=SAMPLE)
    assert decisions > GAMES * 50


@pytest.mark.long
@pytest.mark.parametrize("variant", KINGDOM, ids=lambda variant: variant.name)
def test_random_games_of_the_expansion_keep_every_rule(variant: Variant) -> None:
    decisions = cm.check_game("seasons", variant.players, KINGDOM_GAMES, variant.options, sample=SAMPLE)
    assert decisions > KINGDOM_GAMES * 50


@pytest.mark.long
@pytest.mark.parametrize("variant", TIME_MASTERS, ids=lambda variant: variant.name)
def test_random_games_of_time_masters_keep_every_rule(variant: Variant) -> None:
    decisions = cm.check_game(variant.game, variant.players, TIME_MASTERS_GAMES, variant.options, sample=SAMPLE)
    assert decisions > TIME_MASTERS_GAMES * 50


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_random_game_keeps_every_rule(variant: Variant) -> None:
    assert cm.check_game(variant.game, variant.players, 1, variant.options, seed=500) > 50


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
    wrong = table.players[0].aside[0] | DECK
    table.players[0].claims = wrong | wrong << CLAIM_BITS
    with pytest.raises(cm.BrokenInvariant, match="believes"):
        game.rules.check(table)
