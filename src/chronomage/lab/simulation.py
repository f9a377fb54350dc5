"""Many games between bots, and what they show."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from chronomage.bots import Bot, Limit, ask, game_facts
from chronomage.game import Game, new_game
from chronomage.kernel.random import seeded
from chronomage.kernel.rules import Outcome
from chronomage.kernel.state import State
from chronomage.kits import RANDOM, rules_of
from chronomage.lab.engines import Engine
from chronomage.lab.entry import Entry, read_entry
from chronomage.lab.played import Played
from chronomage.lab.playout import fresh, play_out
from chronomage.lab.standings import Standing, standing
from chronomage.lab.statistics import spread

PIECES: Final = 64  # of a run on many cores: enough for a bar that moves, and nobody is left alone at the end


@dataclass(frozen=True)
class Plan:
    """What to play: `bots` has one entry for each seat, as they sit in the first game, as `read_entry` reads it."""

    game: str
    players: int
    games: int
    seed: int
    options: Mapping[str, object]
    bots: tuple[str, ...]
    # Every deal is played by everybody from every seat, one game after the other: luck of the deal then favours nobody.
    paired: bool = False

    def seed_of(self, number: int) -> int:
        """The seed of a game by its number."""
        return self.seed + (number // self.players if self.paired else number)

    def entries(self) -> list[Entry]:
        """The bots with their limits, as they sit in the first game."""
        return [read_entry(name) for name in self.bots]


@dataclass(frozen=True)
class Results:
    """Everything that was played, and how long it took."""

    plan: Plan
    played: list[Played]
    seconds: float

    @property
    def decisions(self) -> int:
        """All decisions taken."""
        return sum(game.decisions for game in self.played)

    def by_seat(self) -> list[float]:
        """The win rate of every seat."""
        return [sum(game.shares[seat] for game in self.played) / len(self.played) for seat in range(self.plan.players)]

    def by_bot(self) -> list[Standing]:
        """One standing for each bot's name."""
        names = list(dict.fromkeys(self.plan.bots))
        return [
            standing(name, self.played, [at for at, bot in enumerate(self.plan.bots) if bot == name]) for name in names
        ]

    def by_entry(self, entries: int) -> list[Standing]:
        """One standing for each of the first entries; the seats after them are the same bots again."""
        seats = range(len(self.plan.bots))
        return [
            standing(self.plan.bots[entry], self.played, [seat for seat in seats if seat % entries == entry])
            for entry in range(entries)
        ]

    def plain(self) -> dict[str, Any]:
        """All figures as plain data."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "games": len(self.played),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "games_per_second": round(len(self.played) / self.seconds, 2),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "score": spread([score for game in self.played for score in game.scores]).plain(),
            "rounds": spread([game.rounds for game in self.played]).plain(),
            "decisions_per_game": spread([game.decisions for game in self.played]).plain(),
            "win_rate_by_seat": [round(rate, 4) for rate in self.by_seat()],
            "win_rate_by_bot": {standing.bot: round(standing.rate, 4) for standing in self.by_bot()},
        }


def derived_seed(seed: int, purpose: str) -> int:
    """A seed for something else than the game itself, so that no bot shares the game's own chance."""
    return int.from_bytes(blake2b(f"{seed} {purpose}".encode(), digest_size=8).digest(), "little")


def simulate(plan: Plan, on_game: Callable[[], None] = lambda: None) -> Results:
    """Play all games of the plan, at full speed where every bot is random; `on_game` is called after each."""
    check(plan)
    start = time.perf_counter()
    played: list[Played] = []
    play_one = player_of(plan)
    for number in range(plan.games):
        played.append(play_one(plan, number))
        on_game()
    return Results(plan, played, time.perf_counter() - start)


def simulate_by(engine: Engine, plan: Plan, on_game: Callable[[], None] = lambda: None) -> Results:
    """The same, spread over cores or machines; each of them makes the bots once for some games."""
    check(plan)
    start = time.perf_counter()
    size = -(-plan.games // PIECES)
    pieces = [(plan, range(first, min(first + size, plan.games))) for first in range(0, plan.games, size)]
    played: list[Played] = []
    for some in engine(play_piece, pieces):
        played += some
        for _ in some:
            on_game()
    return Results(plan, played, time.perf_counter() - start)


def play_piece(piece: tuple[Plan, range]) -> list[Played]:
    """Some games of a plan."""
    plan, numbers = piece
    play_one = player_of(plan)
    return [play_one(plan, number) for number in numbers]


def check(plan: Plan) -> None:
    """Refuse what cannot be played, before the clock."""
    rules_of(plan.game, plan.options).new(plan.players, plan.seed, plan.options)


def player_of(plan: Plan) -> Callable[[Plan, int], Played]:
    """What plays a game of the plan by its number."""
    if set(plan.bots) == {RANDOM}:
        return play_randomly
    entries = plan.entries()
    return partial(
        play_with_bots, bots=[entry.made(plan.game) for entry in entries], limits=[entry.limit for entry in entries]
    )


def play_randomly(plan: Plan, number: int) -> Played:
    """One game of random choices."""
    rules = rules_of(plan.game, plan.options)
    seed = plan.seed_of(number)
    state = fresh(rules, plan.players, seed, dict(plan.options))
    decisions = play_out(rules, state, seeded(derived_seed(seed, "play")))
    nothing = (0,) * plan.players  # nobody looked who was asked, and nobody thought
    return played_of(tuple(range(plan.players)), rules.outcome(state), state, decisions, nothing, nothing)


def play_with_bots(plan: Plan, number: int, bots: Sequence[Bot], limits: Sequence[Limit | None]) -> Played:
    """One game between the plan's bots; from game to game everybody moves on by a seat, so that no seat favours any."""
    seed = plan.seed_of(number)
    entries = tuple((seat + number) % plan.players for seat in range(plan.players))
    seated = [bots[entry] for entry in entries]
    game = new_game(plan.game, plan.players, seed, plan.options)
    begin_all(seated, game, seed)
    asked = [0] * plan.players
    seconds = [0.0] * plan.players
    while not game.over:
        player = game.state.first_asked()
        observation, decision = game.observe(player), game.decision_of(player)
        before = time.perf_counter()
        choice = ask(seated[player], observation, decision, limits[entries[player]])
        seconds[player] += time.perf_counter() - before
        asked[player] += 1
        # Not through Game.play: nobody needs the events or the history here.
        game.rules.play(game.state, player, choice.id)
    return played_of(entries, game.outcome, game.state, sum(asked), asked, seconds)


def begin_all(seated: Sequence[Bot], game: Game, seed: int) -> None:
    """Have the bots of all seats begin a game, each with a chance of its own that comes from the seed."""
    for seat, bot in enumerate(seated):
        bot.begin(game_facts(game.rules, game.state, derived_seed(seed, f"bot {seat}")), seat)


def played_of(
    entries: tuple[int, ...],
    outcome: Outcome,
    state: State,
    decisions: int,
    asked: Sequence[int],
    seconds: Sequence[float],
) -> Played:
    """What is kept of a finished game."""
    shares = tuple(outcome.share(seat) for seat in range(len(entries)))
    rounds: int = getattr(state, "round", 0)  # a game without rounds has none
    return Played(entries, tuple(outcome.scores), shares, rounds, decisions, tuple(asked), tuple(seconds))
