"""Bots that search: the same again for the same seed, legal everywhere, and strong where it is clear what is best."""

import time
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import Bot, Explanation, Limit, bot_names, game_facts, make_bot
from chronomage.bots.searching.arm import Arm, surely_better
from chronomage.lab.simulation import Plan, simulate
from tests.fairness import EVERYTHING
from tests.timemasters.plain import blanks, plain

# A bot, and a game that it plays here: some need a net, and what runs it.
SEARCHES = [
    (bot, game) for bot in ("magician", "archmage") for game in ("seasons", "timemasters") if bot in bot_names(game)
]
# What each does where there is no time for a search.
WITHOUT = {"magician": "apprentice", "archmage": "adept"}


def begun(bot: str, game: cm.Game, seed: int = 0) -> Bot:
    made = make_bot(bot, game.rules.name)
    made.begin(game_facts(game.rules, game.state, seed), 0)
    return made


def later(name: str, players: int, seed: int, options: dict[str, Any] | None = None, choices: int = 60) -> cm.Game:
    """A game after so many choices of apprentices, where there is something to choose."""
    game = cm.new_game(name, players, seed, options or {})
    apprentice = make_bot("apprentice", name)
    while choices > 0 or len(game.decisions[0].choices) < 3:
        decision = game.decisions[0]
        game.play(decision.player, apprentice.choose(game.observe(decision.player), decision))
        choices -= 1
    return game


def explain(bot: str, game: cm.Game, iterations: int, seed: int = 0) -> Explanation:
    decision = game.decisions[0]
    return begun(bot, game, seed).explain(game.observe(decision.player), decision, Limit(iterations=iterations))


def thought_about(bot: str, name: str, seed: int) -> cm.Game:
    """A game at a decision that the bot finds worth a search."""
    for choices in range(60, 120):
        game = later(name, 2, seed, choices=choices)
        if any(each.line for each in explain(bot, game, 40).choices):
            return game
    raise AssertionError(f"{bot} thinks about nothing")


@pytest.mark.parametrize(("bot", "name"), SEARCHES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(bot: str, name: str) -> None:
    game = thought_about(bot, name, 8)
    decision = game.decisions[0]
    said = explain(bot, game, 20)
    assert said == explain(bot, game, 20)
    assert said.chosen == begun(bot, game).choose(game.observe(decision.player), decision, Limit(iterations=20))
    assert said != explain(bot, game, 20, seed=1)


@pytest.mark.parametrize(("bot", "name"), SEARCHES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_never_answers_what_is_not_open(bot: str, name: str, players: int) -> None:
    random = Random(players)
    game = cm.new_game(name, players, players, EVERYTHING[name])
    searching = begun(bot, game)
    asked = 0
    while not game.over:
        decision = random.choice(game.decisions)
        if random.random() < 0.04:
            observation = game.observe(decision.player)
            assert searching.choose(observation, decision, Limit(iterations=len(decision.choices))) in decision.choices
            asked += 1
        game.play(decision.player, random.choice(decision.choices))
    assert asked > 3


@pytest.mark.parametrize(("bot", "name"), SEARCHES)
def test_its_figures_add_up(bot: str, name: str) -> None:
    game = thought_about(bot, name, 4)
    said = explain(bot, game, 40)
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


# Without time for a single line it does as the quick bot that it is made of would.
@pytest.mark.parametrize(("bot", "name"), SEARCHES)
@pytest.mark.parametrize("limit", [Limit(iterations=0), Limit(seconds=0), Limit(iterations=1)])
def test_a_limit_of_nothing_answers(bot: str, name: str, limit: Limit) -> None:
    game = later(name, 2, 3)
    decision = game.decisions[0]
    observation = game.observe(decision.player)
    said = begun(bot, game).explain(observation, decision, limit)
    assert said.chosen == make_bot(WITHOUT[bot], name).choose(observation, decision)
    shares = [each.share or 0.0 for each in said.choices]
    assert sum(shares) == pytest.approx(1)
    assert decision.choices[shares.index(max(shares))] == said.chosen


@pytest.mark.parametrize(("bot", "name"), SEARCHES)
def test_it_keeps_its_time(bot: str, name: str) -> None:
    game = thought_about(bot, name, 3)
    decision = game.decisions[0]
    searching = begun(bot, game)
    start = time.perf_counter()
    searching.choose(game.observe(decision.player), decision, Limit(seconds=0.2))
    # A playout that has begun is played to its end, a net asked once more: milliseconds where the rules are compiled.
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
    said = explain("magician", at_the_end(WEAK, STRONG), 60)
    assert said.chosen.text == "take 1"
    taken = next(each for each in said.choices if each.choice == said.chosen)
    assert (taken.win_chance, taken.margin) == (1, 4)


def test_it_avoids_a_loss_at_hand() -> None:
    assert explain("magician", at_the_end(STRONG, {**WEAK, "discard": blanks(5, 1)}), 60).chosen.text == "done"


def test_a_choice_must_be_better_beyond_doubt() -> None:
    one, other = Arm(1), Arm(2)
    one.values, other.values = [0.9, 0.1, 0.9], [0.0, 0.0, 0.0]
    assert not surely_better(one, other, 1.0)  # three games are too few
    one.values, other.values = [1.0, 0.0, 1.0, 0.0, 0.1], [0.0, 1.0, 0.0, 1.0, 0.0]
    assert not surely_better(one, other, 1.0)
    one.values = [0.6, 0.6, 0.7, 0.6, 0.7, 9.9]
    other.values = [0.5, 0.5, 0.6, 0.4, 0.6]
    assert surely_better(one, other, 1.0)


@pytest.mark.long
@pytest.mark.parametrize("bot", ["magician@30", "archmage@8"])
def test_it_beats_the_apprentice(bot: str) -> None:
    results = simulate(Plan("seasons", 2, 2, 900, {}, (bot, "apprentice")))
    assert results.by_bot()[0].wins == 2
