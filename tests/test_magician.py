"""The magician: fair, the same again for the same seed, legal everywhere, and strong where it is clear what is best."""

import time
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import Bot, Explanation, Limit, game_facts, make_bot
from chronomage.bots.magician.search import Arm, surely_better
from chronomage.lab.simulation import Plan, simulate
from tests.timemasters.plain import blanks, plain

GAMES = ["seasons", "timemasters"]
EVERYTHING: dict[str, dict[str, Any]] = {
    "seasons": {"enchanted_kingdom": True, "enchantment": "random", "ability_tokens": True},
    "timemasters": {"expansion": True, "promo": True},
}


def magician(game: cm.Game, seed: int = 0) -> Bot:
    bot = make_bot("magician", game.rules.name)
    bot.begin(game_facts(game.rules, game.state, seed), 0)
    return bot


def later(name: str, players: int, seed: int, options: dict[str, Any] | None = None, choices: int = 60) -> cm.Game:
    """A game after so many choices of apprentices, where there is something to choose."""
    game = cm.new_game(name, players, seed, options or {})
    apprentice = make_bot("apprentice", name)
    while choices > 0 or len(game.decisions[0].choices) < 3:
        decision = game.decisions[0]
        game.play(decision.player, apprentice.choose(game.observe(decision.player), decision))
        choices -= 1
    return game


def explain(game: cm.Game, iterations: int, seed: int = 0) -> Explanation:
    decision = game.decisions[0]
    return magician(game, seed).explain(game.observe(decision.player), decision, Limit(iterations=iterations))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(name: str) -> None:
    game = later(name, 2, 8)
    decision = game.decisions[0]
    said = explain(game, 20)
    assert said == explain(game, 20)
    assert said.chosen == magician(game).choose(game.observe(decision.player), decision, Limit(iterations=20))
    assert said != explain(game, 20, seed=1)


# Choice and figures hang on what the player knows alone: a game drawn from it is another one, with the same thoughts.
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_hidden_changes_nothing(name: str, players: int) -> None:
    for seed in range(3):
        game = later(name, players, seed, EVERYTHING[name], 20 + 30 * seed)
        player = game.decisions[0].player
        other = game.observe(player).resample(seed + 100)
        assert other.describe() != game.describe()
        assert explain(game, 16) == explain(other, 16)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_never_answers_what_is_not_open(name: str, players: int) -> None:
    random = Random(players)
    game = cm.new_game(name, players, players, EVERYTHING[name])
    bot = magician(game)
    asked = 0
    while not game.over:
        decision = random.choice(game.decisions)
        if random.random() < 0.04:
            observation = game.observe(decision.player)
            assert bot.choose(observation, decision, Limit(iterations=len(decision.choices))) in decision.choices
            asked += 1
        game.play(decision.player, random.choice(decision.choices))
    assert asked > 3


@pytest.mark.parametrize("name", GAMES)
def test_its_figures_add_up(name: str) -> None:
    game = later(name, 2, 4)
    said = explain(game, 40)
    assert [each.choice for each in said.choices] == game.decisions[0].choices
    assert sum(each.share or 0 for each in said.choices) == pytest.approx(1)
    for each in said.choices:
        if each.share:
            assert each.win_chance is not None
            assert 0 <= each.win_chance <= 1
            assert each.margin is not None
    best = next(each for each in said.choices if each.choice == said.chosen)
    assert best.line
    assert all(player < game.players and game.rules.choice_of(text) >= 0 for player, text in best.line)


# Without time for a single playout it does as the apprentice would.
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("limit", [Limit(iterations=0), Limit(seconds=0), Limit(iterations=1)])
def test_a_limit_of_nothing_answers(name: str, limit: Limit) -> None:
    game = later(name, 2, 3)
    decision = game.decisions[0]
    observation = game.observe(decision.player)
    said = magician(game).explain(observation, decision, limit)
    assert said.chosen == make_bot("apprentice", name).choose(observation, decision)
    assert [each.share for each in said.choices] == [float(choice == said.chosen) for choice in decision.choices]


@pytest.mark.parametrize("name", GAMES)
def test_it_keeps_its_time(name: str) -> None:
    game = later(name, 2, 3)
    decision = game.decisions[0]
    start = time.perf_counter()
    magician(game).choose(game.observe(decision.player), decision, Limit(seconds=0.2))
    # A playout that has begun is played to its end: milliseconds where the rules are compiled.
    assert time.perf_counter() - start < 0.6


STRONG: dict[str, Any] = {"hand": ["cost-1", "cost-1", "cost-2", "cost-2"], "active": 8}
WEAK: dict[str, Any] = {"hand": ["calm"]}


def at_the_end(mine: dict[str, Any], theirs: dict[str, Any]) -> cm.Game:
    """Player 0 at the spheres with three points and one spell: taking the last card of a sphere ends the game."""
    position = plain(
        {"spells": ["blank-1"], "discard": blanks(2, 1), **mine},
        theirs,
        phase="main",
        spheres={"1": ["spark"], "2": [], "3": blanks(3, 1), "4": blanks(4, 1), "5": blanks(5, 1)},
    )
    position.play(0, "end")
    return position.game


def test_it_takes_a_win_at_hand() -> None:
    said = explain(at_the_end(WEAK, STRONG), 60)
    assert said.chosen.text == "take 1"
    taken = next(each for each in said.choices if each.choice == said.chosen)
    assert (taken.win_chance, taken.margin) == (1, 4)


def test_it_avoids_a_loss_at_hand() -> None:
    assert explain(at_the_end(STRONG, {**WEAK, "discard": blanks(5, 1)}), 60).chosen.text == "done"


def test_a_choice_must_be_better_beyond_doubt() -> None:
    one, other = Arm(1), Arm(2)
    one.values, other.values = [0.9, 0.1, 0.9], [0.0, 0.0, 0.0]
    assert not surely_better(one, other)  # three games are too few
    one.values, other.values = [1.0, 0.0, 1.0, 0.0, 0.1], [0.0, 1.0, 0.0, 1.0, 0.0]
    assert not surely_better(one, other)
    one.values = [0.6, 0.6, 0.7, 0.6, 0.7, 9.9]
    other.values = [0.5, 0.5, 0.6, 0.4, 0.6]
    assert surely_better(one, other)


@pytest.mark.long
def test_it_beats_the_apprentice() -> None:
    results = simulate(Plan("seasons", 2, 3, 900, {}, ("magician@100", "apprentice")))
    assert results.by_bot()[0].wins >= 2
