"""A league: every bot against every other, and what they are worth."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from chronomage.kernel.errors import BadOption
from chronomage.lab.engines import Engine
from chronomage.lab.entry import seat_entries
from chronomage.lab.ratings import Rating, rate
from chronomage.lab.simulation import Plan, Results, simulate_by
from chronomage.lab.standings import Standing

FEWEST = 2


@dataclass(frozen=True)
class Fixture:
    """Two bots of a league by their numbers, and what they have played; at larger tables they sit in turn."""

    one: int
    other: int
    results: Results

    def standings(self) -> tuple[Standing, Standing]:
        """Of both."""
        one, other = self.results.by_entry(2)
        return one, other

    @property
    def wins(self) -> tuple[float, float]:
        """Of both; a game that several share counts as their shares."""
        one, other = self.standings()
        return one.wins, other.wins

    def plain(self) -> dict[str, Any]:
        """The fixture as plain data."""
        return {"games": len(self.results.played), "bots": [each.plain() for each in self.standings()]}


@dataclass(frozen=True)
class League:
    """All that a league has played, and the ratings that follow from it, in the order in which the bots were named."""

    game: str
    players: int
    bots: tuple[str, ...]
    fixtures: list[Fixture]
    ratings: list[Rating]

    def rate_against(self, one: int, other: int) -> float:
        """How often a bot won against another; equals would share the wins evenly, at larger tables, too."""
        won = wins(len(self.bots), self.fixtures)
        return won[one][other] / (won[one][other] + won[other][one])

    def milliseconds(self, bot: int) -> float:
        """What a decision takes a bot."""
        own = [
            each
            for fixture in self.fixtures
            for number, each in zip((fixture.one, fixture.other), fixture.standings(), strict=True)
            if number == bot
        ]
        decisions = sum(each.decisions for each in own)
        return sum(each.seconds for each in own) / decisions * 1e3 if decisions else 0.0

    def plain(self) -> dict[str, Any]:
        """All figures as plain data."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": [
                {**rating.plain(), "ms_per_decision": round(self.milliseconds(number), 3)}
                for number, rating in enumerate(self.ratings)
            ],
            "fixtures": [fixture.plain() for fixture in self.fixtures],
        }


@dataclass(frozen=True)
class Season:
    """What a league is to play: so many games for each pair of bots, over the same deals for all pairs."""

    game: str
    players: int
    games: int
    seed: int
    options: Mapping[str, object]
    bots: tuple[str, ...]

    def pairs(self) -> list[tuple[int, int]]:
        """Who plays whom, by number."""
        return list(combinations(range(len(self.bots)), 2))

    def plan(self, one: int, other: int, games: int) -> Plan:
        """Two bots at a table, who sit in turn, one of them first."""
        seated = seat_entries((self.bots[one], self.bots[other]), self.players, self.game)
        names = tuple(entry.name for entry in seated)
        return Plan(self.game, self.players, games, self.seed, self.options, names, paired=True)


def play_league(season: Season, engine: Engine, on_game: Callable[[], None] = lambda: None) -> League:
    """Play all pairs, and rate the bots."""
    check(season)
    fixtures = [play_fixture(season, one, other, engine, on_game) for one, other in season.pairs()]
    ratings = rate(season.bots, wins(len(season.bots), fixtures))
    return League(season.game, season.players, season.bots, fixtures, ratings)


def play_fixture(season: Season, one: int, other: int, engine: Engine, on_game: Callable[[], None]) -> Fixture:
    """Play two bots; where one has a seat more than the other, they change sides for the second half."""
    if season.players % 2 == 0:
        return Fixture(one, other, simulate_by(engine, season.plan(one, other, season.games), on_game))
    half = season.games // 2
    first = simulate_by(engine, season.plan(one, other, season.games - half), on_game)
    if half == 0:
        return Fixture(one, other, first)
    second = simulate_by(engine, season.plan(other, one, half), on_game)
    turned = [replace(game, entries=tuple(1 - entry % 2 for entry in game.entries)) for game in second.played]
    return Fixture(one, other, Results(first.plan, first.played + turned, first.seconds + second.seconds))


def wins(bots: int, fixtures: Sequence[Fixture]) -> list[list[float]]:
    """How many games each has won against each."""
    won = [[0.0] * bots for _ in range(bots)]
    for fixture in fixtures:
        won[fixture.one][fixture.other], won[fixture.other][fixture.one] = fixture.wins
    return won


def check(season: Season) -> None:
    """Refuse what is no league."""
    if len(season.bots) < FEWEST:
        raise BadOption("a league wants at least two bots, such as: chronomage league random apprentice magician@200.")
    if len(set(season.bots)) < len(season.bots):
        raise BadOption("every bot takes part in a league once; the same bot with another limit is another one.")
