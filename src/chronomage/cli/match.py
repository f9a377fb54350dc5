"""`chronomage match`: bots against each other, with error bars."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import WHICH_GAME, AsJson, Games, Kits, Options, Seed, read_options, use_kits, whole
from chronomage.cli.simulate import run
from chronomage.kernel.errors import BadOption
from chronomage.kits import rules_of
from chronomage.kits.registry import BUILT_IN
from chronomage.lab.simulation import Plan, Results, seat_bots

FEWEST_PLAYERS = 2
FIRST_GAME = next(iter(BUILT_IN))


def match(
    *bots: Annotated[str, Parameter(help="The bots, two or more; one of your own as module:Class or file.py:Class.")],
    games: Games = 100,
    players: Annotated[
        int | None, Parameter(help="How many players; as many as bots unless said.", converter=whole)
    ] = None,
    seed: Seed = 0,
    options: Options = None,
    game: Annotated[str, Parameter(help=WHICH_GAME)] = FIRST_GAME,
    kits: Kits = None,
    as_json: AsJson = False,
) -> int:
    """Pit bots against each other: the win rate of each, with its 95 % interval.

    Example: `chronomage match apprentice random --games 200`

    Example: `chronomage match my_bot.py:MyBot apprentice --games 50`

    Example: `chronomage match apprentice random --game timemasters --players 4 --option promo=true`
    """
    use_kits(kits)
    rules_of(game)
    if len(bots) < FEWEST_PLAYERS:
        raise BadOption("a match wants at least two bots, such as: chronomage match apprentice random.")
    seats = len(bots) if players is None else players
    plan = Plan(game, seats, games, seed, read_options(options), seat_bots(bots, seats, game))
    results = run(plan)
    if as_json:
        standings = [standing.plain() for standing in results.by_entry(len(bots))]
        print_json({"game": game, "players": seats, "games": games, "seed": seed, "bots": standings})
    else:
        screen().print(results_table(results, len(bots)))
    return 0


def results_table(results: Results, bots: int) -> Table:
    """One line for each bot."""
    table = Table(box=None)
    for heading in ("bot", "seats", "wins", "win rate", "95 % interval", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for standing in results.by_entry(bots):
        low, high = standing.plain()["interval"]
        table.add_row(
            standing.bot,
            str(standing.seats),
            f"{standing.wins:g}",
            f"{standing.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{standing.mean_score:.1f}",
        )
    return table
