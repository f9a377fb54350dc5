"""Random games of all variants, with everything checked that must always hold."""

from random import Random

import pytest

import chronomage as cm
from chronomage.check import check_hidden, require_same
from chronomage.games.seasons.knowledge import CLAIM_BITS, DECK, STEP_SHIFT
from chronomage.games.seasons.table import Table
from tests.variants import BASE, KINGDOM, TIME_MASTERS, VARIANTS, Variant

GAMES = 60  # of each variant of the base game: 720 in all; `make soak` plays thousands
KINGDOM_GAMES = 30  # of each variant of the expansion: 1,080 in all
TIME_MASTERS_GAMES = 60  # of each variant of Time Masters: 720 in all
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


# A claim names the step of the draft in which its card was passed on: what is merged of two steps names neither.
def test_the_kit_notices_a_claim_of_a_wrong_draft_step() -> None:
    game, random = cm.new_game("seasons", 3, seed=4), Random(4)
    account = game.rules.account()
    while len(game.history) < 6:
        decision = game.decisions[0]
        choice = random.choice(decision.choices)
        account.note(game.state, decision.player, choice.id)
        game.play(decision.player, choice)
        account.check(game.state)
    table = game.state
    assert isinstance(table, Table)
    table.players[1].claims ^= 3 << STEP_SHIFT
    with pytest.raises(cm.BrokenInvariant, match="wrongly believes to have passed on"):
        account.check(table)


# With others' hands left readable in the state, it is not enough that the JSON hides them.
def test_the_kit_names_the_attribute_in_which_states_differ() -> None:
    game = cm.new_game("seasons", seed=5)
    other = game.copy()
    table = other.state
    assert isinstance(table, Table)
    table.players[1].hand = [7]
    with pytest.raises(cm.BrokenInvariant, match=r"differ: state\.players\[1\]\.hand"):
        require_same(game.state, table, "differ")
    with pytest.raises(cm.BrokenInvariant, match=r"looks different to player 1: state\.players\[1\]\.hand"):
        check_hidden(game, other, 1)
