"""`chronomage simulate`: many games between bots, and their figures."""

from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import AsJson, GameName, Games, Kits, Options, Players, Seed, read_options, use_kits
from chronomage.cli.progress import Meter
from chronomage.kits import RANDOM, rules_of
from chronomage.lab.entry import seat_entries
from chronomage.lab.simulation import Plan, Results
from chronomage.lab.simulation import simulate as play_games

Bots = Annotated[
    str,
    Parameter(
        help="Bots by seat, parted by commas; fewer than seats are repeated. Seats rotate game by game. A bot of your "
        "own is named as module:Class or file.py:Class."
    ),
]


def simulate(
    game: GameName,
    /,
    *,
    players: Players = 2,
    games: Games = 100,
    seed: Seed = 0,
    options: Options = None,
    bots: Bots = RANDOM,
    kits: Kits = None,
    as_json: AsJson = False,
) -> int:
    """Play many games between bots and print their figures. A round is one turn of every player.

    Example: `chronomage simulate seasons --players 3 --games 1000 --option level=magician --json`

    Example: `chronomage simulate timemasters --bots apprentice,random --option expansion=true`
    """
    use_kits(kits)
    rules_of(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seated = tuple(entry.name for entry in seat_entries(names, players, game))
    plan = Plan(game, players, games, seed, read_options(options), seated)
    results = run(plan)
    if as_json:
        print_json(results.plain())
    else:
        screen().print(figures(results.plain()))
    return 0


def run(plan: Plan) -> Results:
    """Play the games, under a progress bar where it takes long."""
    with Meter(f"{plan.game}, {plan.players} players", plan.games) as meter:
        return play_games(plan, meter.advance)


def figures(plain: dict[str, Any]) -> Table:
    """The figures as a table of two columns."""
    table = Table(show_header=False, box=None)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    rows = {
        "games": f"{plain['games']:,}",
        "decisions": f"{plain['decisions']:,}",
        "games per second": f"{plain['games_per_second']:,}",
        "decisions per second": f"{plain['decisions_per_second']:,}",
        "score": mean_and_spread(plain["score"]),
        "rounds": mean_and_spread(plain["rounds"]),
        "decisions per game": mean_and_spread(plain["decisions_per_game"]),
        "wins by seat": "  ".join(f"{seat}: {rate:.1%}" for seat, rate in enumerate(plain["win_rate_by_seat"])),
        "wins by bot": "  ".join(f"{bot}: {rate:.1%}" for bot, rate in plain["win_rate_by_bot"].items()),
    }
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def mean_and_spread(figures: dict[str, float]) -> str:
    """A mean with its standard deviation."""
    return f"{figures['mean']:.1f} (sd {figures['sd']:.1f})"
