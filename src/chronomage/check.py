"""The public conformance kit: random games to the end, with everything checked that must always hold."""

import itertools
import json
import pickle
from collections.abc import Mapping
from typing import Any

from chronomage.game import Game, new_game, read_observation, replay
from chronomage.kernel.errors import BadOption, BrokenInvariant, IllegalChoice
from chronomage.kernel.random import Random, seeded
from chronomage.kernel.state import State
from chronomage.kernel.travel import laid_out
from chronomage.kernel.viewers import OMNISCIENT, WATCHER


def check_game(
    name: str,
    players: int = 2,
    games: int = 100,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    sample: int = 40,
) -> int:
    """Play that many random games and check them; about one decision in `sample` is looked at closely.

    Answers with the number of decisions taken; raises BrokenInvariant where anything is not as it must be.
    """
    if games < 0 or sample < 1:
        raise BadOption(f"games cannot be below 0 nor sample below 1; they are {games} and {sample}.")
    decisions = 0
    for number in range(games):
        decisions += check_one(name, players, options or {}, seed + number, sample)
    return decisions


def check_one(name: str, players: int, options: Mapping[str, object], seed: int, sample: int) -> int:
    """Play one random game and check it."""
    random = seeded(seed ^ 0x5EA50)
    game = new_game(name, players, seed, options)
    game.rules.check(game.state)
    account = game.rules.account()
    decisions = 0
    try:
        while not game.over:
            require(bool(game.decisions), "the game is not over, and nobody has to act")
            if random.below(sample) == 0:
                look_closely(game, random)
            waiting = [player for player in range(players) if game.state.choices_of(player)]
            player = waiting[random.below(len(waiting))]
            choices = game.state.choices_of(player)
            require(all(a < b for a, b in itertools.pairwise(choices)), "choices are not sorted")
            choice = choices[random.below(len(choices))]
            account.note(game.state, player, choice)
            game.play(player, choice)
            game.rules.check(game.state)
            account.check(game.state)
            decisions += 1
        check_replay(game)
    except BrokenInvariant as error:
        raise BrokenInvariant(f"{name}, {players} players, seed {seed}, choice {decisions + 1}: {error}") from error
    return decisions


def require(condition: bool, message: str) -> None:
    """Raise with this message unless the condition holds."""
    if not condition:
        raise BrokenInvariant(message)


def require_same(one: State, other: State, message: str) -> None:
    """Raise with this message, and the first attribute in which they differ, unless two states are the same."""
    where = difference(laid_out(one), laid_out(other), "state")
    require(not where, f"{message}: {where}")


def difference(one: Any, other: Any, where: str) -> str:
    """The first place in which two things that were laid out differ; nothing where they are the same."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[key], other[key], f"{where}.{key}") for key in one)), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = (difference(one[place], other[place], f"{where}[{place}]") for place in range(len(one)))
        return next(filter(None, found), "")
    return "" if one == other else where


def written(game: Game) -> str:
    """The whole state, for comparing."""
    return game.rules.write(game.state, [OMNISCIENT])[0]


def look_closely(game: Game, random: Random) -> None:
    """Everything that must hold at any decision, in the middle of an effect too."""
    before = written(game)
    twin = game.copy()
    require(written(twin) == before and twin.decisions == game.decisions, "a copy is not equal")
    require_same(twin.state, game.state, "a copy is not equal")
    require_same(pickle.loads(pickle.dumps(game.state)), game.state, "what was pickled is not equal")
    for decision in game.decisions:
        check_every_choice(game, decision.player)
        check_refusal(game, decision.player)
    for player in range(game.players):
        check_observation(game, player, random)
    require(written(game) == before, "looking at the game has changed it")


def check_every_choice(game: Game, player: int) -> None:
    """Every choice can be played, on a copy, and copies made before and after agree."""
    for choice in game.state.choices_of(player):
        twin = game.copy()
        text = game.rules.text_of(choice)
        require(game.rules.choice_of(text) == choice, f"the text {text!r} does not name its choice")
        events = twin.play(player, choice)
        game.rules.check(twin.state)
        again = game.copy()
        require(again.play(player, text) == events, f"{text!r} played twice gives different events")
        require(written(again) == written(twin), f"{text!r} played twice gives different states")


def check_refusal(game: Game, player: int) -> None:
    """A choice that is not open is refused with a reason, and changes nothing."""
    before = written(game)
    closed = next(id for id in range(10_000) if id not in game.state.choices_of(player))
    try:
        game.play(player, closed)
    except IllegalChoice as error:
        require(len(str(error)) > 0, "an illegal choice is refused without a reason")
    else:
        raise BrokenInvariant("an illegal choice was accepted")
    require(written(game) == before, "a refused choice has changed the game")


def check_observation(game: Game, player: int, random: Random) -> None:
    """An observation can be resampled into a legal game that looks the same to this player."""
    observation = game.observe(player)
    told = game.write([WATCHER, player])
    require(
        told == [game.watch().to_json(), observation.to_json()], f"player {player} is told more, or less, than seen"
    )
    other = observation.resample(random)
    game.rules.check(other.state)
    check_hidden(game, other, player)
    require(all(decision.choices for decision in other.decisions), "somebody in a resampled game has nothing to choose")
    mine = [decision for decision in game.decisions if decision.player == player]
    theirs = [decision for decision in other.decisions if decision.player == player]
    require(mine == theirs, f"equal observations of player {player} give different decisions")
    require_same(
        other.watch().state, game.watch().state, f"what player {player} does not know shows to those who watch"
    )
    again = read_observation(json.loads(observation.to_json()))
    require(again == observation, f"the observation of player {player} is not what is read from its text")
    require(
        again.state.choices_of(player) == game.state.choices_of(player),
        f"the choices of player {player} do not follow from what he knows",
    )


def check_hidden(game: Game, other: Game, player: int) -> None:
    """A player sees the same in every attribute of the state where only what they may not know is different."""
    seen = game.observe(player).state
    require_same(other.observe(player).state, seen, f"a resampled game looks different to player {player}")
    elsewhere = game.copy()
    elsewhere.state.random = seeded(1)
    require_same(elsewhere.observe(player).state, seen, f"player {player} sees what chance will bring")


def check_replay(game: Game) -> None:
    """The record plays the same game again."""
    again = replay(game.record())
    require(written(again) == written(game), "a replayed game ends differently")
    require(again.outcome.plain() == game.outcome.plain(), "a replayed game has another outcome")
