"""`chronomage bench`: how fast the games are on this machine."""

import time
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.table import Table

from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import AsJson
from chronomage.cli.progress import Meter
from chronomage.kits import all_kits, kit_of
from chronomage.lab.measure import measure


def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long to play each game.", validator=Number(gt=0, lte=3600))] = 6.0,
    as_json: AsJson = False,
) -> int:
    """Measure every game: random play on one core, events and checks off, then copying and size of states.

    Example: `chronomage bench --seconds 10 --json`
    """
    found = {kit.name: measured(kit.name, seconds) for kit in all_kits()}
    if as_json:
        print_json(found)
    else:
        for name, figures in found.items():
            screen().print(figures_table(name, figures))
    return 0


def measured(name: str, seconds: float) -> dict[str, Any]:
    """One game's figures."""
    start = time.monotonic()
    with Meter(name, seconds) as meter:
        return measure(name, kit_of(name).bench_options, seconds, lambda: meter.reach(time.monotonic() - start))


def figures_table(name: str, figures: dict[str, Any]) -> Table:
    """The figures by number of players, with all of them together first."""
    players = list(figures["games_per_second"])
    table = Table(
        title=f"{name}, {'compiled' if figures['compiled'] else 'interpreted'}", title_justify="left", box=None
    )
    table.add_column("")
    for heading in ("all", *(f"{each} players" for each in players)):
        table.add_column(heading, justify="right")
    rates, games = figures["decisions_per_second_by_players"], figures["games_per_second"]
    copies, sizes = figures["copy_us_by_players"], figures["state_bytes_by_players"]
    table.add_row(
        "decisions per second", f"{figures['decisions_per_second']:,.0f}", *(f"{rates[n]:,.0f}" for n in players)
    )
    table.add_row("games per second", "", *(f"{games[n]:,.1f}" for n in players))
    table.add_row("copy, µs", f"{figures['copy_us']:.2f}", *(f"{copies[n]:.2f}" for n in players))
    for key, meaning in (("resample_us", "resampling, µs"), ("resample_us_of_16", "each of 16, µs")):
        drawn = figures[f"{key}_by_players"]
        table.add_row(meaning, f"{figures[key]:.1f}", *(f"{drawn[n]:.1f}" for n in players))
    table.add_row("state, bytes", f"{figures['state_bytes']:,}", *(f"{sizes[n]['median']:,}" for n in players))
    table.add_row("largest state", f"{figures['state_bytes_max']:,}", *(f"{sizes[n]['max']:,}" for n in players))
    return table
