"""`chronomage league`: every bot against every other, and their ratings."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from chronomage.cli.console import print_json, screen
from chronomage.cli.match import FIRST_GAME, WHICH_BOTS, EngineName
from chronomage.cli.parameters import WHICH_GAME, AsJson, Kits, Options, Players, Seed, read_options, use_kits, whole
from chronomage.cli.progress import Meter
from chronomage.kits import kit_of, rules_of
from chronomage.lab.engines import engine_of
from chronomage.lab.league import League, Season, check, play_league
from chronomage.lab.league_plot import plot


def league(
    *bots: Annotated[str, Parameter(help=WHICH_BOTS)],
    games: Annotated[
        int, Parameter(help="How many games for each pair; each deal is played from every seat.", converter=whole)
    ] = 100,
    players: Players = 2,
    seed: Seed = 0,
    options: Options = None,
    game: Annotated[str, Parameter(help=WHICH_GAME)] = FIRST_GAME,
    kits: Kits = None,
    engine: EngineName = "cores",
    picture: Annotated[Path | None, Parameter(name="--plot", help="Draw the ratings into this file, as SVG.")] = None,
    as_json: AsJson = False,
) -> int:
    """Let every bot play every other, and rate them: 400 points more are ten wins for each loss.

    All pairs play the same deals. At tables of more than two the bots of a pair sit in turn.

    Example: `chronomage league random apprentice magician@200 --games 40`

    Example: `chronomage league apprentice magician@0.2s --game timemasters --plot ratings.svg --json`
    """
    use_kits(kits)
    rules_of(game)
    season = Season(game, players, games, seed, read_options(options), bots)
    check(season)
    with Meter(f"{game}, {players} players", games * len(season.pairs())) as meter:
        played = play_league(season, engine_of(engine), meter.advance)
    if picture is not None:
        title = f"{kit_of(game).title}, {players} players, {games} games for each pair"
        picture.write_text(plot(title, played.ratings), encoding="utf-8")
    if as_json:
        print_json({**played.plain(), "games": games, "seed": seed, "options": dict(season.options)})
    else:
        screen().print(ratings_table(played))
    return 0


def ratings_table(played: League) -> Table:
    """One line for each bot, the best first, with how often it won against each other."""
    ranked = sorted(range(len(played.bots)), key=lambda number: -played.ratings[number].points)
    table = Table(box=None)
    table.add_column("bot")
    for heading in ("rating", "95 % sure", "ms/choice", *(f"vs {played.bots[other]}" for other in ranked)):
        table.add_column(heading, justify="right")
    for number in ranked:
        rating = played.ratings[number]
        against = ("" if other == number else f"{played.rate_against(number, other):.1%}" for other in ranked)
        table.add_row(
            rating.bot,
            f"{rating.points:.0f}",
            f"{rating.low:.0f}–{rating.high:.0f}",
            f"{played.milliseconds(number):.2f}",
            *against,
        )
    return table
