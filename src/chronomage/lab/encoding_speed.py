"""How long it takes to turn observations into numbers, beside what copying the same states takes in the same run."""

import time
from collections.abc import Callable
from typing import Any, Final

from chronomage.bots import make_bot
from chronomage.encoding import Encoding, dense, encoding_of
from chronomage.game import new_game
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kits import rules_of

GAMES: Final = 3
ROUNDS: Final = 15  # of which the fastest counts: whatever else the computer does only ever adds


def encoding_figures(name: str, options: dict[str, object], players: int) -> dict[str, Any]:
    """Microseconds for each state that a table of apprentices comes through."""
    encoding, rules = encoding_of(name), rules_of(name, options)
    moments = [moment for seed in range(GAMES) for moment in moments_of(name, options, players, seed)]
    rows = [encoding.encode(state, seat) for state, seat in moments]
    encoded = fastest(lambda: encode_all(encoding, moments)) / len(moments)
    copied = fastest(lambda: copy_all(rules, moments)) / len(moments)
    filled = fastest(lambda: dense.values(encoding, rows)) / len(moments)
    return {
        "encode_us": round(encoded * 1e6, 2),
        "copy_us": round(copied * 1e6, 2),
        "times_copy": round(encoded / copied, 2),
        "dense_us": round(filled * 1e6, 2),
        "not_zero": round(sum(map(len, rows)) / len(rows), 1),
    }


def moments_of(name: str, options: dict[str, object], players: int, seed: int) -> list[tuple[State, int]]:
    """The state at every decision of a game, and who decides."""
    game = new_game(name, players, seed, options)
    bots = [make_bot("apprentice", name) for _ in range(players)]
    moments: list[tuple[State, int]] = []
    while not game.over:
        decision = game.decisions[0]
        moments.append((game.rules.copy(game.state), decision.player))
        game.play(decision.player, bots[decision.player].choose(game.observe(decision.player), decision))
    return moments


def encode_all(encoding: Encoding, moments: list[tuple[State, int]]) -> None:
    """What is measured."""
    for state, seat in moments:
        encoding.encode(state, seat)


def copy_all(rules: Rules, moments: list[tuple[State, int]]) -> None:
    """What it is compared with."""
    for state, _ in moments:
        rules.copy(state)


def fastest(done: Callable[[], object]) -> float:
    """The seconds of the fastest of several rounds."""
    seconds = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        done()
        seconds.append(time.perf_counter() - start)
    return min(seconds)
