"""Balance of a pack for Time Masters: many games between apprentices, and what each card does for who takes it."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from chronomage.bots import make_bot
from chronomage.game import Game, new_game
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.choices import LAUNCH, TAKE, TAKE_CLOSED
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.table import Table
from chronomage.lab.simulation import begin_all
from chronomage.lab.statistics import wilson

GAME: Final = "timemasters"
BOT: Final = "apprentice"
CHUNK: Final = 100  # games that a process plays at a time

# What a pack must keep to be called balanced.
FIRST_PLAYER_RATE: Final = (0.45, 0.55)
MEDIAN_TURNS: Final = (12, 30)
MOST_LIFT: Final = 0.12


@dataclass
class Tally:
    """What was counted over some games; tallies add up."""

    games: int = 0
    first_player_wins: float = 0.0
    unfinished: int = 0  # ended by the guard against endless games
    turns: list[int] = field(default_factory=list)  # per player, by game
    scores: list[int] = field(default_factory=list)
    takers: dict[int, int] = field(default_factory=dict)  # by card: players who took it in a game
    taker_wins: dict[int, float] = field(default_factory=dict)
    copies: dict[int, int] = field(default_factory=dict)  # by card: how often it was taken

    def add(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.first_player_wins += other.first_player_wins
        self.unfinished += other.unfinished
        self.turns += other.turns
        self.scores += other.scores
        for mine, theirs in ((self.takers, other.takers), (self.copies, other.copies)):
            for card, count in theirs.items():
                mine[card] = mine.get(card, 0) + count
        for card, wins in other.taker_wins.items():
            self.taker_wins[card] = self.taker_wins.get(card, 0.0) + wins


@dataclass(frozen=True)
class CardFigures:
    """What a card did for the players who took it."""

    name: str
    level: int
    kind: str
    taken: float  # copies taken in a game
    takers: int
    rate: float  # how often its takers won
    lift: float  # how much more often than all players
    over_level: float  # how much more often than takers of cards of its level

    def plain(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "card": self.name,
            "level": self.level,
            "kind": self.kind,
            "taken_per_game": round(self.taken, 3),
            "takers": self.takers,
            "win_rate": round(self.rate, 4),
            "lift": round(self.lift, 4),
            "over_level": round(self.over_level, 4),
        }


@dataclass(frozen=True)
class Report:
    """The balance of a pack, measured."""

    tally: Tally
    players: int
    cards: list[CardFigures]

    @property
    def first_player_rate(self) -> float:
        """How often the first player won; a shared win counts as its share."""
        return self.tally.first_player_wins / self.tally.games

    def problems(self) -> Iterator[str]:
        """Everything in which the pack is out of balance."""
        low, high = FIRST_PLAYER_RATE
        if self.players == 2 and not low <= self.first_player_rate <= high:
            yield f"the first player wins {self.first_player_rate:.1%} of games"
        if not MEDIAN_TURNS[0] <= median(self.tally.turns) <= MEDIAN_TURNS[1]:
            yield f"a game has {median(self.tally.turns)} turns for each player"
        if self.tally.unfinished:
            yield f"{self.tally.unfinished} games did not end by themselves"
        for card in self.cards:
            if card.takers == 0:
                yield f"{card.name} is never taken"
            elif card.lift > MOST_LIFT:
                yield f"{card.name} raises its taker's win rate by {card.lift * 100:.1f} points"

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        low, high = wilson(self.tally.first_player_wins, self.tally.games)
        turns = sorted(self.tally.turns)
        return {
            "games": self.tally.games,
            "players": self.players,
            "first_player_win_rate": round(self.first_player_rate, 4),
            "interval": [round(low, 4), round(high, 4)],
            "turns_median": median(turns),
            "turns_most": turns[-1],
            "turns_fewest": turns[0],
            "score_mean": round(sum(self.tally.scores) / len(self.tally.scores), 2),
            "unfinished": self.tally.unfinished,
            "problems": list(self.problems()),
            "cards": [card.plain() for card in self.cards],
        }


def measure_balance(
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object],
    on_games: Callable[[int], None] = lambda count: None,
) -> Report:
    """Play that many games between apprentices, on all cores, and count."""
    chunks = [
        (players, range(first, min(first + CHUNK, seed + games)), dict(options))
        for first in range(seed, seed + games, CHUNK)
    ]
    tally = Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_chunk, *zip(*chunks, strict=True)):
            tally.add(part)
            on_games(part.games)
    game = new_game(GAME, players, seed, options)
    assert isinstance(game.state, Table)
    cards = [card for level in range(1, facts.SPHERES + 1) for card in sorted(set(game.state.settings.pools[level]))]
    return Report(tally, players, figures(game.state.pack, tally, cards, players))


def play_chunk(players: int, seeds: range, options: dict[str, object]) -> Tally:
    """Play the games of these seeds."""
    tally = Tally()
    for seed in seeds:
        count_game(tally, new_game(GAME, players, seed, options))
    return tally


def count_game(tally: Tally, game: Game) -> None:
    """Play one game between apprentices, noting who takes what."""
    bots = [make_bot(BOT, GAME) for _ in range(game.players)]
    begin_all(bots, game, game.required_seed())
    table = game.state
    assert isinstance(table, Table)
    taken: list[set[int]] = [set() for _ in range(game.players)]
    while not game.over:
        player = table.asked
        decision = game.decision_of(player)
        choice = bots[player].choose(game.observe(player), decision)
        card = taken_card(table, decision.kind, choice.id)
        if card:
            taken[player].add(card)
            tally.copies[card] = tally.copies.get(card, 0) + 1
        game.rules.play(table, player, choice.id)
    outcome = game.outcome
    share = 1 / len(outcome.winners)
    tally.games += 1
    tally.turns.append(table.round)
    tally.scores += outcome.scores
    tally.unfinished += table.round > facts.MOST_ROUNDS
    tally.first_player_wins += share * (table.first in outcome.winners)
    for player in range(game.players):
        won = share * (player in outcome.winners)
        for card in taken[player]:
            tally.takers[card] = tally.takers.get(card, 0) + 1
            tally.taker_wins[card] = tally.taker_wins.get(card, 0.0) + won


def taken_card(table: Table, kind: str, choice: int) -> int:
    """The card of a sphere that this choice takes, or 0."""
    if kind != "spheres" or not TAKE < choice < LAUNCH:
        return 0
    if choice > TAKE_CLOSED:
        return table.spheres[choice - TAKE_CLOSED][-2]
    return table.spheres[choice - TAKE][-1]


def figures(pack: Pack, tally: Tally, cards: list[int], players: int) -> list[CardFigures]:
    """The figures of every card, by level."""
    found: list[CardFigures] = []
    for number in cards:
        card = pack.card(number)
        peers = [other for other in cards if pack.level[other] == card.level]
        level_takers = sum(tally.takers.get(other, 0) for other in peers)
        level_wins = sum(tally.taker_wins.get(other, 0.0) for other in peers)
        takers = tally.takers.get(number, 0)
        rate = tally.taker_wins.get(number, 0.0) / takers if takers else 0.0
        found.append(
            CardFigures(
                card.name,
                card.level,
                card.kind,
                tally.copies.get(number, 0) / tally.games,
                takers,
                rate,
                rate - 1 / players if takers else 0.0,
                rate - level_wins / level_takers if takers else 0.0,
            )
        )
    return found
