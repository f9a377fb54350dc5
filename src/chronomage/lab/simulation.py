"""Many games between bots, and what they show."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

from chronomage.bots import Bot, ask, bot_names, find_bot, find_maker, game_facts
from chronomage.game import Game, new_game
from chronomage.kernel.errors import BadOption
from chronomage.kernel.random import seeded
from chronomage.kernel.rules import Outcome
from chronomage.kernel.state import SEVERAL, State
from chronomage.kits import RANDOM, rules_of
from chronomage.lab.playout import fresh, play_out
from chronomage.lab.statistics import spread, wilson


@dataclass(frozen=True)
class Plan:
    """What to play: `bots` has one name for each seat, as they sit in the first game."""

    game: str
    players: int
    games: int
    seed: int
    options: Mapping[str, object]
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """How one game went; `entries` says which of the plan's bots sat in each seat."""

    entries: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win, by seat: winners who tie share it
    rounds: int
    decisions: int


@dataclass(frozen=True)
class Standing:
    """How often one bot won: `wins` counts a shared win as its share, `seats` every seat it played."""

    bot: str
    seats: int
    wins: float
    mean_score: float

    @property
    def rate(self) -> float:
        """The share of its seats that won."""
        return self.wins / self.seats if self.seats else 0.0

    def plain(self) -> dict[str, Any]:
        """The standing as plain data."""
        low, high = wilson(self.wins, self.seats)
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": round(self.wins, 3),
            "win_rate": round(self.rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean_score, 2),
        }


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

    def standing(self, bot: str, entries: Sequence[int]) -> Standing:
        """How these entries of the plan did, taken together."""
        sat = [(game, seat) for game in self.played for seat, entry in enumerate(game.entries) if entry in entries]
        wins = sum(game.shares[seat] for game, seat in sat)
        scores = sum(game.scores[seat] for game, seat in sat)
        return Standing(bot, len(sat), wins, scores / len(sat) if sat else 0.0)

    def by_bot(self) -> list[Standing]:
        """One standing for each bot's name."""
        names = list(dict.fromkeys(self.plan.bots))
        return [self.standing(name, [at for at, bot in enumerate(self.plan.bots) if bot == name]) for name in names]

    def by_entry(self, entries: int) -> list[Standing]:
        """One standing for each of the first entries; the seats after them are the same bots again."""
        seats = range(len(self.plan.bots))
        return [
            self.standing(self.plan.bots[entry], [seat for seat in seats if seat % entries == entry])
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


def seat_bots(names: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """One bot of that game for each seat: the names in turn, from the first again when they run out."""
    if not names:
        raise BadOption(f"name at least one bot; the bots are {', '.join(bot_names(game))}.")
    for name in names:
        find_maker(name, game)
    if len(names) > players:
        raise BadOption(f"{len(names)} bots are too many for {players} players.")
    return tuple(names[seat % len(names)] for seat in range(players))


def derived_seed(seed: int, purpose: str) -> int:
    """A seed for something else than the game itself, so that no bot shares the game's own chance."""
    return int.from_bytes(blake2b(f"{seed} {purpose}".encode(), digest_size=8).digest(), "little")


def simulate(plan: Plan, on_game: Callable[[], None] = lambda: None) -> Results:
    """Play all games of the plan, at full speed where every bot is random; `on_game` is called after each."""
    rules_of(plan.game, plan.options).new(
        plan.players, plan.seed, plan.options
    )  # refuses what cannot be played, before the clock
    if set(plan.bots) == {RANDOM}:
        play_one = play_randomly
    else:
        play_one = partial(play_with_bots, bots=[find_bot(name, plan.game) for name in plan.bots])
    played: list[Played] = []
    start = time.perf_counter()
    for number in range(plan.games):
        played.append(play_one(plan, number))
        on_game()
    return Results(plan, played, time.perf_counter() - start)


def play_randomly(plan: Plan, number: int) -> Played:
    """One game of random choices."""
    rules = rules_of(plan.game, plan.options)
    seed = plan.seed + number
    state = fresh(rules, plan.players, seed, dict(plan.options))
    decisions = play_out(rules, state, seeded(derived_seed(seed, "play")))
    return played_of(tuple(range(plan.players)), rules.outcome(state), state, decisions)


def play_with_bots(plan: Plan, number: int, bots: Sequence[Bot]) -> Played:
    """One game between the plan's bots; from game to game everybody moves on by a seat, so that no seat favours any."""
    seed = plan.seed + number
    entries = tuple((seat + number) % plan.players for seat in range(plan.players))
    seated = [bots[entry] for entry in entries]
    game = new_game(plan.game, plan.players, seed, plan.options)
    begin_all(seated, game, seed)
    decisions = 0
    while not game.over:
        player = first_asked(game)
        choice = ask(seated[player], game.observe(player), game.decision_of(player))
        # Not through Game.play: nobody needs the events or the history here.
        game.rules.play(game.state, player, choice.id)
        decisions += 1
    return played_of(entries, game.outcome, game.state, decisions)


def begin_all(seated: Sequence[Bot], game: Game, seed: int) -> None:
    """Have the bots of all seats begin a game, each with a chance of its own that comes from the seed."""
    for seat, bot in enumerate(seated):
        bot.begin(game_facts(game.rules, game.state, derived_seed(seed, f"bot {seat}")), seat)


def first_asked(game: Game) -> int:
    """The first player who must decide now."""
    if game.state.asked != SEVERAL:
        return game.state.asked
    return next(player for player in range(game.players) if game.state.open[player])


def played_of(entries: tuple[int, ...], outcome: Outcome, state: State, decisions: int) -> Played:
    """What is kept of a finished game."""
    share = 1 / len(outcome.winners)
    shares = tuple(share if seat in outcome.winners else 0.0 for seat in range(len(entries)))
    rounds: int = getattr(state, "round", 0)  # a game without rounds has none
    return Played(entries, tuple(outcome.scores), shares, rounds, decisions)
