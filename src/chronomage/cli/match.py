"""`chronomage match`: bots against each other, with error bars."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import WHICH_GAME, AsJson, Kits, Options, Seed, read_options, use_kits, whole
from chronomage.cli.progress import Meter
from chronomage.kernel.errors import BadOption
from chronomage.kits import rules_of
from chronomage.kits.registry import BUILT_IN
from chronomage.lab.engines import engine_of
from chronomage.lab.entry import seat_entries
from chronomage.lab.simulation import Plan, Results, simulate_by

FEWEST_PLAYERS = 2
FIRST_GAME = next(iter(BUILT_IN))
WHICH_BOTS = (
    "The bots, two or more; one of your own as module:Class or file.py:Class. A limit for each decision follows after "
    "an @, in seconds or in iterations: magician@0.5s, magician@400."
)
EngineName = Annotated[
    str, Parameter(name="--engine", help="What plays the games: cores, all cores of this machine, or ray, a cluster.")
]


def match(
    *bots: Annotated[str, Parameter(help=WHICH_BOTS)],
    games: Annotated[
        int, Parameter(help="How many games; each deal is played from every seat.", converter=whole)
    ] = 100,
    players: Annotated[
        int | None, Parameter(help="How many players; as many as bots unless said.", converter=whole)
    ] = None,
    seed: Seed = 0,
    options: Options = None,
    game: Annotated[str, Parameter(help=WHICH_GAME)] = FIRST_GAME,
    kits: Kits = None,
    engine: EngineName = "cores",
    as_json: AsJson = False,
) -> int:
    """Pit bots against each other: the win rate of each, with its 95 % interval.

    Each deal is played as often as there are seats, everybody sitting in each of them once.

    Example: `chronomage match apprentice random --games 200`

    Example: `chronomage match magician@0.5s apprentice --games 40`

    Example: `chronomage match my_bot.py:MyBot apprentice --games 50`

    Example: `chronomage match apprentice random --game timemasters --players 4 --option promo=true`
    """
    use_kits(kits)
    rules_of(game)
    if len(bots) < FEWEST_PLAYERS:
        raise BadOption("a match wants at least two bots, such as: chronomage match apprentice random.")
    seats = len(bots) if players is None else players
    seated = tuple(entry.name for entry in seat_entries(bots, seats, game))
    plan = Plan(game, seats, games, seed, read_options(options), seated, paired=True)
    with Meter(f"{game}, {seats} players", games) as meter:
        results = simulate_by(engine_of(engine), plan, meter.advance)
    if as_json:
        standings = [standing.plain() for standing in results.by_entry(len(bots))]
        print_json({"game": game, "players": seats, "games": games, "seed": seed, "bots": standings})
    else:
        screen().print(results_table(results, len(bots)))
    return 0


def results_table(results: Results, bots: int) -> Table:
    """One line for each bot."""
    table = Table(box=None)
    for heading in ("bot", "games", "won", "95 % sure", "score", "margin", "ms/choice"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for standing in results.by_entry(bots):
        low, high = standing.interval
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.rate:.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{standing.mean_score:.1f}",
            f"{standing.margin:+.1f} ±{standing.margin_reach:.1f}",
            f"{standing.milliseconds:.2f}",
        )
    return table
