"""Balance of a pack for Time Masters: many games watched, and the bounds that the pack must keep in them.

A bound counts as broken where the figure is beyond it by more than its own 95 % interval: a pack that keeps a bound is
not called out of balance because of the seeds.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from chronomage.bots import Bot, make_bot
from chronomage.game import new_game
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import Pack
from chronomage.games.timemasters.table import Table
from chronomage.lab.entry import read_entry
from chronomage.lab.statistics import wilson
from chronomage.lab.timemasters.card_values import CardValue, card_value, out_of_order
from chronomage.lab.timemasters.sphere_habits import HABITS, HabitualBot
from chronomage.lab.timemasters.tally import Tally
from chronomage.lab.timemasters.watching import Watch

GAME: Final = "timemasters"
BOT: Final = "apprentice"
CHUNK: Final = 50  # games that a process plays at a time
GIFTS: Final = 0.25  # of the open cards taken, in games that show what cards do

# What a pack must keep to be called balanced.
LEAST_GROWTH: Final = 1.5  # spells a turn, from the first third of the game to the last
FIRST_PLAYER_RATE: Final = (0.46, 0.54)  # of two
MOST_OF_SHARE: Final = 1.15  # of three and four: how much of an equal share any seat may win
MEDIAN_TURNS: Final = (10, 18)
LEAST_DELAYS: Final = 1 / 3  # games in which a Timer is delayed to profit
LEAST_FULL: Final = 0.5  # of the launches of each Timer
MOST_LIFT: Final = 0.10  # of a card given by chance, over the cards of its level
MOST_FOR_HABIT: Final[dict[str, float]] = {"never": 0.05, "points": 0.35}  # wins of such a seat against one apprentice


@dataclass(frozen=True)
class CardFigures:
    """What a card did for the players who took it, and for those whom chance gave it."""

    name: str
    level: int
    kind: str
    taken: float  # copies taken in a game
    takers: int
    lift: float  # how much more often its takers won than all players
    given: int
    effect: float  # how much more often those won who were given it than those who were given any of its level
    low: float  # the 95 % interval of that
    high: float

    def plain(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "card": self.name,
            "level": self.level,
            "kind": self.kind,
            "taken_per_game": round(self.taken, 3),
            "takers": self.takers,
            "lift": round(self.lift, 4),
            "given": self.given,
            "effect": round(self.effect, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


@dataclass(frozen=True)
class Report:
    """The balance of a pack at one table, measured."""

    tally: Tally
    players: int
    pack: Pack
    cards: list[CardFigures]

    def problems(self) -> Iterator[str]:
        """Everything in which the pack is out of balance at this table."""
        yield from self.seat_problems()
        if not MEDIAN_TURNS[0] <= self.tally.median_turns() <= MEDIAN_TURNS[1]:
            yield f"a game has {self.tally.median_turns():g} turns for each player"
        if self.tally.unfinished:
            yield f"{self.tally.unfinished} games did not end by themselves"
        if self.players == 2 and self.tally.growth() < LEAST_GROWTH:
            yield f"spells a turn grow by {self.tally.growth():.2f} from the first third of the game to the last"
        rate, _, high = self.tally.delay_rate()
        if high < LEAST_DELAYS:
            yield f"a Timer is delayed to profit in {rate:.1%} of games"
        for card in sorted(self.tally.launches):
            full, launches = self.tally.launched_full.get(card, 0), self.tally.launches[card]
            if wilson(full, launches)[1] < LEAST_FULL:
                yield f"{self.pack.names[card]} is launched full in {full / launches:.0%} of its launches"
        for figures in self.cards:
            if figures.takers == 0:
                yield f"{figures.name} is never taken"
            elif figures.low > MOST_LIFT or figures.high < -MOST_LIFT:
                yield f"{figures.name} changes its owner's win rate by {figures.effect * 100:+.1f} points"

    def seat_problems(self) -> Iterator[str]:
        """Seats that win too often, or the first of two too seldom."""
        least, most = FIRST_PLAYER_RATE if self.players == 2 else (0.0, MOST_OF_SHARE / self.players)
        for place in range(self.players):
            rate, low, high = self.tally.rate(place)
            if low > most or (self.players == 2 and high < least):
                yield f"seat {place + 1} wins {rate:.1%} of games"

    def plain(self) -> dict[str, Any]:
        """The report as plain data."""
        tally = self.tally
        return {
            "games": tally.games,
            "players": self.players,
            "seats": [[round(figure, 4) for figure in tally.rate(place)] for place in range(self.players)],
            "growth": round(tally.growth(), 3),
            "turns_median": tally.median_turns(),
            "turns_fewest": min(tally.turns),
            "turns_most": max(tally.turns),
            "score_mean": round(sum(tally.scores) / len(tally.scores), 2),
            "delayed": [round(figure, 4) for figure in tally.delay_rate()],
            "launched_full": {
                self.pack.names[card]: round(tally.launched_full.get(card, 0) / tally.launches[card], 3)
                for card in sorted(tally.launches)
            },
            "unfinished": tally.unfinished,
            "problems": list(self.problems()),
            "cards": [card.plain() for card in self.cards],
        }


def measure_balance(
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object],
    bot: str = BOT,
    gifts: float = 0.0,
    on_games: Callable[[int], None] = lambda count: None,
) -> Report:
    """Watch that many games between bots of one name, on all cores; `gifts` is for what the cards do."""
    tally = tally_of([bot] * players, games, seed, options, gifts, on_games)
    game = new_game(GAME, players, seed, options)
    assert isinstance(game.state, Table)
    cards = [card for level in range(1, facts.SPHERES + 1) for card in sorted(set(game.state.settings.pools[level]))]
    return Report(tally, players, game.state.pack, figures(game.state.pack, tally, cards, players))


def measure_habit(habit: str, games: int, seed: int, options: Mapping[str, object]) -> tuple[float, float, float]:
    """How often a seat with that habit wins against one apprentice, from either seat, and the 95 % interval."""
    wins = tally_of([habit, BOT], games // 2, seed, {**options, "first_player": 0}).wins[0]
    wins += tally_of([BOT, habit], games // 2, seed, {**options, "first_player": 0}).wins[1]
    played = games // 2 * 2
    return (wins / played, *wilson(wins, played))


def measure_values(pack: Pack, games: int, options: Mapping[str, object]) -> list[CardValue]:
    """What every card of the pack but a Timer X is worth for the next turns, on all cores."""
    cards = [card.number for card in pack.cards if card.level >= 0]
    count = len(cards)
    with ProcessPoolExecutor() as pool:
        return list(pool.map(card_value, [pack] * count, cards, [games] * count, [dict(options)] * count))


def value_problems(values: list[CardValue]) -> Iterator[str]:
    """Cards that are worth no more for the next turns than one of their kind two levels below."""
    for high, low in out_of_order(values):
        yield f"{high.name} ({high.mean:+.1f}) is worth less for the next turns than {low.name} ({low.mean:+.1f})"


def habit_problems(habit: str, measured: tuple[float, float, float]) -> Iterator[str]:
    """A habit that wins too often."""
    if measured[1] > MOST_FOR_HABIT[habit]:
        yield f"a seat that takes {habit} wins {measured[0]:.1%} of games"


def tally_of(
    bots: list[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    gifts: float = 0.0,
    on_games: Callable[[int], None] = lambda count: None,
) -> Tally:
    """What comes of that many games between these bots, each in its seat."""
    chunks = [
        (bots, range(first, min(first + CHUNK, seed + games)), dict(options), gifts)
        for first in range(seed, seed + games, CHUNK)
    ]
    tally = Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_chunk, *zip(*chunks, strict=True)):
            tally.add(part)
            on_games(part.games)
    return tally


def play_chunk(bots: list[str], seeds: range, options: dict[str, object], gifts: float) -> Tally:
    """Play the games of these seeds."""
    tally = Tally()
    limits = [read_entry(name).limit for name in bots]
    for seed in seeds:
        seated = [seated_bot(name) for name in bots]
        tally.count(Watch(new_game(GAME, len(bots), seed, options), gifts).play(seated, limits))
    return tally


def seated_bot(name: str) -> Bot:
    """A bot by its name, or an apprentice with that habit at the spheres."""
    if name in HABITS:
        return HabitualBot(make_bot(BOT, GAME), HABITS[name])
    return make_bot(read_entry(name).bot, GAME)


def figures(pack: Pack, tally: Tally, cards: list[int], players: int) -> list[CardFigures]:
    """The figures of every card, by level."""
    found: list[CardFigures] = []
    for number in cards:
        card = pack.card(number)
        peers = [other for other in cards if pack.level[other] == card.level]
        level_given = sum(tally.given.get(other, 0) for other in peers)
        usual = sum(tally.given_wins.get(other, 0.0) for other in peers) / max(1, level_given)
        takers, given = tally.takers.get(number, 0), tally.given.get(number, 0)
        rate = tally.taker_wins.get(number, 0.0) / max(1, takers)
        wins = tally.given_wins.get(number, 0.0)
        low, high = wilson(wins, given)
        found.append(
            CardFigures(
                card.name,
                card.level,
                card.kind,
                tally.copies.get(number, 0) / tally.games,
                takers,
                rate - 1 / players if takers else 0.0,
                given,
                wins / given - usual if given else 0.0,
                low - usual,
                high - usual,
            )
        )
    return found
