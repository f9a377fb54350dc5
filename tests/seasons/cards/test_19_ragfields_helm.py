"""Card 19: Ragfield's Helm."""

from tests.seasons.cards.common import effects, end_of_game
from tests.seasons.scenario import scenario


# Ragfield's Helm: at the end of the game, with more cards in play than each opponent, 20 crystals.
def test_helm_pays_who_has_most_cards() -> None:
    game = end_of_game({"in_play": ["ragfields-helm", "lewis-greyface"], "gauge": 2}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 20
    assert game.game.outcome.scores == [10 + 6 + 20, 6]


# As many cards as somebody else are not more: nothing.
def test_helm_pays_nothing_when_level() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 0


# Every opponent counts: one of three who has as many spoils it.
def test_helm_compares_with_every_opponent() -> None:
    mine = {"in_play": ["ragfields-helm", "purse-of-io"], "gauge": 2}
    level = end_of_game(mine, {}, {"in_play": ["die-of-malice"]}, {"in_play": ["amulet-of-air", "amulet-of-fire"]})
    assert effects(level, 0) == 0
    most = end_of_game(mine, {}, {"in_play": ["die-of-malice"]}, {"in_play": ["amulet-of-air"]})
    assert effects(most, 0) == 20


# Cards in hand and tokens are no cards in play.
def test_helm_ignores_hands() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"hand": ["purse-of-io", "die-of-malice", "amulet-of-air"]})
    assert effects(game, 0) == 20


# Each of two Helms pays; the same card twice has its effect twice.
def test_two_helms_pay_twice() -> None:
    game = end_of_game({"in_play": ["ragfields-helm", "ragfields-helm"], "gauge": 2}, {"in_play": ["purse-of-io"]})
    assert effects(game, 0) == 40
    assert game.game.outcome.scores[0] == 60


# A Helm on each side: only the one with more cards is paid.
def test_helms_on_both_sides() -> None:
    game = end_of_game({"in_play": ["ragfields-helm"]}, {"in_play": ["ragfields-helm", "purse-of-io"], "gauge": 2})
    assert effects(game, 0) == 0
    assert effects(game, 1) == 20


# It costs three air, has no effect on entering and none to activate.
def test_helm_costs_three_air_and_does_nothing_at_once() -> None:
    game = scenario({"hand": ["ragfields-helm"], "reserve": "AAA", "gauge": 1, "crystals": 2})
    game.play(0, "summon ragfields-helm")
    assert game.reserve(0) == ""
    assert game.crystals(0) == 2
    assert "has no effect to activate" in game.refused(0, "activate ragfields-helm")
