"""The balance of a pack, measured over many games of apprentices. Run by `make balance`.

Prints the tables of docs/balance.md, or with --json the same figures; the exit status is 1 where the pack is out of
balance.
"""

import argparse
import json
import sys

from chronomage.cli.progress import Meter
from chronomage.lab.timemasters.balance import Report, measure_balance


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    options: dict[str, object] = dict(text.split("=", 1) for text in given.option)
    with Meter(f"timemasters, {given.players} players", given.games) as meter:
        report = measure_balance(given.players, given.games, given.seed, options, meter.advance)
    print(json.dumps(report.plain(), indent=2) if given.json else "\n".join(told(report)))
    return 1 if any(report.problems()) else 0


def told(report: Report) -> list[str]:
    """The report as Markdown."""
    plain = report.plain()
    low, high = plain["interval"]
    lines = [
        f"- {plain['games']:,} games of {plain['players']} apprentices",
        f"- first player wins {plain['first_player_win_rate']:.1%} ({low:.1%} to {high:.1%})",
        f"- turns per player: median {plain['turns_median']}, from {plain['turns_fewest']} to {plain['turns_most']}",
        f"- games that did not end by themselves: {plain['unfinished']}",
        f"- mean score {plain['score_mean']}",
        f"- out of balance: {'; '.join(plain['problems']) or 'nothing'}",
        "",
        "| level | card | kind | taken per game | takers win | over all | over its level |",
        "| ---: | --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for card in plain["cards"]:
        lines.append(
            f"| {card['level']} | {card['card']} | {card['kind']} | {card['taken_per_game']:.2f} "
            f"| {card['win_rate']:.1%} | {card['lift'] * 100:+.1f} | {card['over_level'] * 100:+.1f} |"
        )
    return lines


if __name__ == "__main__":
    sys.exit(main())
