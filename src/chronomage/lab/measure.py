"""Measurements: how fast a game is played, copied and resampled, and how much memory a state takes."""

import gc
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from types import FunctionType, ModuleType
from typing import Any, Final

from chronomage.kernel import machine
from chronomage.kernel.random import seeded
from chronomage.kernel.rules import Rules
from chronomage.kernel.state import State
from chronomage.kits import kit_of, rules_of
from chronomage.lab.playout import copy_many, fresh, play_one, play_out, play_some
from chronomage.pov.pov import Pov

SAMPLE_EVERY: Final = 10  # decisions between two states whose copying and size are measured
COPIES: Final = 500
RESAMPLES: Final = 32
TOGETHER: Final = 16  # games that are drawn from one observation at once
SMALL_INTS: Final = range(-5, 257)  # CPython has one object for each, shared by everything
SHARED_ATTRIBUTES: Final = ("settings", "pack", "custom_face")
SHARED_KINDS: Final = (type, ModuleType, FunctionType, str, bool, type(None))


@dataclass(frozen=True)
class Speed:
    """How much random play was done in how many seconds."""

    games: int
    decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Samples:
    """Figures of states taken all through a game."""

    copy_us: list[float]
    resample_us: list[float]
    resample_us_of_16: list[float]  # each of sixteen drawn together
    bytes: list[int]


def is_compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not str(machine.__file__).endswith(".py")


def play_speed(
    rules: Rules, players: int, options: dict[str, object], seconds: float, on_game: Callable[[], None] = lambda: None
) -> Speed:
    """Play random games, without events and checks, for about that long and at least one."""
    games = decisions = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds or games == 0:
        state = fresh(rules, players, games, options)
        decisions += play_out(rules, state, seeded(-1 - games))
        games += 1
        elapsed = time.perf_counter() - start
        on_game()
    return Speed(games, decisions, elapsed)


def sample_states(rules: Rules, players: int, options: dict[str, object], seed: int) -> list[State]:
    """Copies of the state taken all through one random game."""
    state = fresh(rules, players, seed, options)
    random = seeded(-1 - seed)
    taken: list[State] = []
    decisions = 0
    while not state.over:
        if decisions % SAMPLE_EVERY == 0:
            taken.append(rules.copy(state))
        play_one(rules, state, random)
        decisions += 1
    return taken


def measure_states(rules: Rules, pov: Pov, players: int, options: dict[str, object], seed: int = 0) -> Samples:
    """Time copying and resampling and count bytes of states all through one random game."""
    states = sample_states(rules, players, options, seed)
    seen = [pov.redact(state, 0) for state in states]
    return Samples(
        [copy_microseconds(rules, state) for state in states],
        [resample_microseconds(pov, state, 1) for state in seen],
        [resample_microseconds(pov, state, TOGETHER) for state in seen],
        [state_bytes(state) for state in states],
    )


def resample_microseconds(pov: Pov, seen: State, together: int) -> float:
    """How long it takes to draw one state from what player 0 has seen, where that many are drawn at once."""
    random = seeded(0)
    start = time.perf_counter()
    for _ in range(RESAMPLES // together):
        pov.resample_many(seen, 0, random, together)
    return (time.perf_counter() - start) / RESAMPLES * 1e6


def copy_microseconds(rules: Rules, state: State) -> float:
    """How long one copy of this state takes."""
    start = time.perf_counter()
    copy_many(rules, state, COPIES)
    return (time.perf_counter() - start) / COPIES * 1e6


def state_bytes(state: State) -> int:
    """The memory of everything the state owns; what all states share is not counted."""
    shared = {id(getattr(state, name, None)) for name in SHARED_ATTRIBUTES}
    seen: set[int] = set()
    waiting: list[Any] = [state]
    total = 0
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or id(thing) in shared or is_shared(thing):
            continue
        seen.add(id(thing))
        total += sys.getsizeof(thing)
        waiting += vars(thing).values() if hasattr(thing, "__dict__") else gc.get_referents(thing)
        if hasattr(thing, "__dict__"):
            total += sys.getsizeof(vars(thing))
    return total


def is_shared(thing: Any) -> bool:
    """Whether this is an object that everything in the program shares."""
    if isinstance(thing, SHARED_KINDS) or thing in (b"", ()):
        return True
    return isinstance(thing, int) and thing in SMALL_INTS


def measure(
    name: str, options: dict[str, object], seconds: float, on_game: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """All figures of one game, as plain data; `seconds` is shared out among the numbers of players."""
    rules, pov = rules_of(name, options), kit_of(name).pov
    speeds = {
        players: play_speed(rules, players, options, seconds / len(rules.seats), on_game) for players in rules.seats
    }
    samples = {players: measure_states(rules, pov, players, options) for players in rules.seats}
    copies = [figure for sample in samples.values() for figure in sample.copy_us]
    sizes = [figure for sample in samples.values() for figure in sample.bytes]
    elapsed = sum(speed.seconds for speed in speeds.values())
    return {
        "compiled": is_compiled(),
        "options": options,
        "decisions_per_second": round(sum(speed.decisions for speed in speeds.values()) / elapsed, 1),
        "decisions_per_second_by_players": {
            str(n): round(speed.decisions_per_second, 1) for n, speed in speeds.items()
        },
        "games_per_second": {str(n): round(speed.games_per_second, 2) for n, speed in speeds.items()},
        "copy_us": round(median(copies), 3),
        "copy_us_by_players": {str(n): round(median(sample.copy_us), 3) for n, sample in samples.items()},
        **resampling_figures(samples),
        "state_bytes": int(median(sizes)),
        "state_bytes_max": max(sizes),
        "state_bytes_by_players": {
            str(n): {"median": int(median(sample.bytes)), "max": max(sample.bytes)} for n, sample in samples.items()
        },
    }


def resampling_figures(samples: dict[int, Samples]) -> dict[str, Any]:
    """What drawing one game from an observation takes, alone and as one of sixteen."""
    alone = {str(players): round(median(sample.resample_us), 1) for players, sample in samples.items()}
    of_16 = {str(players): round(median(sample.resample_us_of_16), 1) for players, sample in samples.items()}
    return {
        "resample_us": round(median(us for sample in samples.values() for us in sample.resample_us), 1),
        "resample_us_by_players": alone,
        "resample_us_of_16": round(median(us for sample in samples.values() for us in sample.resample_us_of_16), 1),
        "resample_us_of_16_by_players": of_16,
    }


def growth(name: str, options: dict[str, object], games: int = 300, players: int = 2) -> float:
    """What a decision costs in the last third of a game, as a multiple of one in the first third."""
    rules = rules_of(name, options)
    spent = [0.0, 0.0, 0.0]
    for seed in range(games):
        length = play_out(rules, fresh(rules, players, seed, options), seeded(-1 - seed))
        state = fresh(rules, players, seed, options)
        random = seeded(-1 - seed)
        for third in range(3):
            start = time.perf_counter()
            play_some(rules, state, random, length // 3)
            spent[third] += time.perf_counter() - start
    return spent[2] / spent[0]
