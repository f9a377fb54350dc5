"""The bots: what they answer, what they may look at, and how well they play."""

from random import Random
from statistics import mean
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import Bot, UnknownBot, bot_names, make_bot
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.facts import ENCHANTMENTS
from chronomage.games.seasons.table import NO_DIE, Table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"level": "magician", "edition": "russian"}),
    (3, {"edition": "russian"}),
    (2, {"edition": "first"}),
    (4, {"edition": "first", "discard_pile": "public"}),
    (3, {"level": "apprentice", "discard_pile": "public"}),
]

EVERYTHING: dict[str, Any] = {"enchanted_kingdom": True, "enchantment": "random", "ability_tokens": True}

# The expansion: each enchantment with the new cards and the ability tokens, for two, three and four players in turn.
KINGDOM: list[tuple[int, dict[str, Any]]] = [
    (2 + number % 3, {**EVERYTHING, "enchantment": enchantment}) for number, enchantment in enumerate(ENCHANTMENTS)
]
KINGDOM += [
    (2, {"level": "magician", "enchanted_kingdom": True, "edition": "russian"}),
    (3, {"level": "apprentice", "enchantment": "random", "ability_tokens": True}),
    (4, {**EVERYTHING, "edition": "first", "discard_pile": "public"}),
]


def play(game: cm.Game, bots: list[Bot]) -> cm.Outcome:
    """Play the game to its end, each seat by its bot."""
    while not game.over:
        for decision in game.decisions:
            choice = bots[decision.player].choose(game.observe(decision.player), decision)
            game.play(decision.player, choice)
    return game.outcome


def match(options: dict[str, Any], seed: int) -> cm.Outcome:
    """A game of an apprentice, in the seat of the seed's parity, against a random bot."""
    bots = [make_bot("random", seed, game="seasons"), make_bot("random", seed, game="seasons")]
    bots[seed % 2] = make_bot("apprentice", game="seasons")
    return play(cm.new_game("seasons", 2, seed, options), bots)


def choices_this_turn(game: cm.Game) -> int:
    """How many choices have been made since this turn began; the prelude and the taking of dice are no turn."""
    state = game.state
    assert isinstance(state, Table)
    return 0 if any(seat.die == NO_DIE for seat in state.players) else state.turn_choices


def kinds_of_seasons() -> set[str]:
    """The kind of every question in the rules."""
    return {verb.kind for program in PROGRAMS for verb in program if hasattr(verb, "kind")}


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_each_bot_has_its_name_in_each_game(game: str) -> None:
    assert [make_bot(name, game=game).name for name in bot_names(game)] == ["random", "apprentice"]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, apprentice") as refused:
        make_bot("grandmaster", game="seasons")
    assert isinstance(refused.value, cm.ChronomageError)


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(cm.UnknownGame):
        make_bot("random", game="chess")


def test_a_random_bot_plays_the_same_game_for_the_same_seed() -> None:
    def record(seed: int) -> list[tuple[int, str]]:
        game = cm.new_game("seasons", 2, 5)
        play(game, [make_bot("random", seed, game="seasons"), make_bot("random", seed + 100, game="seasons")])
        return game.record().choices

    assert record(1) == record(1)
    assert record(1) != record(2)


@pytest.mark.parametrize("level", ["apprentice", "magician", "archmage"])
def test_the_apprentice_beats_random(level: str) -> None:
    # Over many games it wins 99 of 100 with some 160 points; seeds are fixed, so this figure never changes by itself.
    outcomes = [match({"level": level, "sets": "random"}, seed) for seed in range(30)]
    assert sum(outcome.winners == [seed % 2] for seed, outcome in enumerate(outcomes)) >= 29
    assert mean(outcome.scores[seed % 2] for seed, outcome in enumerate(outcomes)) > 130


@pytest.mark.parametrize("options", [{"enchanted_kingdom": True}, {"ability_tokens": True}, EVERYTHING])
def test_the_apprentice_beats_random_with_the_expansion(options: dict[str, Any]) -> None:
    outcomes = [match(options, seed) for seed in range(30)]
    assert sum(outcome.winners == [seed % 2] for seed, outcome in enumerate(outcomes)) >= 29
    assert mean(outcome.scores[seed % 2] for seed, outcome in enumerate(outcomes)) > 130


def test_every_decision_of_the_game_gets_an_open_choice() -> None:
    # Random play leads to every kind of question; the apprentice is asked at each.
    random = Random(1)
    bot = make_bot("apprentice", game="seasons")
    asked: set[str] = set()
    for number, (players, options) in enumerate(TABLES * 4 + KINGDOM * 8):
        game = cm.new_game("seasons", players, number, options)
        while not game.over:
            decision = random.choice(game.decisions)
            asked.add(decision.kind)
            assert bot.choose(game.observe(decision.player), decision) in decision.choices
            game.play(decision.player, random.choice(decision.choices))
    assert asked == kinds_of_seasons()


@pytest.mark.parametrize(("players", "options"), TABLES + KINGDOM)
def test_apprentices_play_to_the_end_without_going_in_circles(players: int, options: dict[str, Any]) -> None:
    bot = make_bot("apprentice", game="seasons")
    longest = 0
    for seed in range(3):
        game = cm.new_game("seasons", players, seed, options)
        while not game.over:
            for decision in game.decisions:
                game.play(decision.player, bot.choose(game.observe(decision.player), decision))
                longest = max(longest, choices_this_turn(game))
    assert longest < 60


@pytest.mark.parametrize(("players", "options"), TABLES + KINGDOM)
def test_equal_observations_get_equal_choices(players: int, options: dict[str, Any]) -> None:
    # A game resampled from the observation differs in all that the player cannot see.
    random = Random(2)
    bot = make_bot("apprentice", game="seasons")
    game = cm.new_game("seasons", players, 11, options)
    while not game.over:
        for decision in game.decisions:
            observation = game.observe(decision.player)
            choice = bot.choose(observation, decision)
            if random.random() < 0.2:
                other = observation.resample(random).observe(decision.player)
                assert make_bot("apprentice", game="seasons").choose(other, decision) == choice
            game.play(decision.player, choice)


def test_choosing_leaves_the_observation_as_it_was() -> None:
    bot = make_bot("apprentice", game="seasons")
    game = cm.new_game("seasons", 2, 8)
    while not game.over:
        for decision in game.decisions:
            observation = game.observe(decision.player)
            before = observation.to_json()
            choice = bot.choose(observation, decision)
            assert observation.to_json() == before
            game.play(decision.player, choice)


# A bot of one's own is a class with a name and `choose`; it may inherit from Bot, compiled or not.
def test_a_bot_of_ones_own() -> None:
    class Hasty(Bot):
        name = "hasty"

        def choose(self, observation: cm.Observation[Any], decision: cm.Decision) -> cm.Choice:
            return decision.choices[0]

    game = cm.new_game("seasons", seed=5)
    bot: Bot = Hasty()
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, bot.choose(game.observe(decision.player), decision))
    assert len(game.outcome.scores) == 2
