"""The balance of a pack of Time Masters, measured. Run by `make balance`.

Prints the tables of docs/balance.md; the exit status is 1 where the pack is out of balance. --games is the number of
games for the base game of two; the other tables get a half or less of it, the strong bot far fewer.
"""

import argparse
import sys
from collections.abc import Iterator

from chronomage.games.timemasters.packs.shelf import load_pack
from chronomage.lab.timemasters.balance import (
    GIFTS,
    MOST_FOR_HABIT,
    Report,
    habit_problems,
    measure_balance,
    measure_habit,
    measure_values,
    value_problems,
)
from chronomage.lab.timemasters.card_values import CardValue

EVERYTHING: dict[str, object] = {"expansion": "true", "promo": "true"}
STRONG = "magician@40"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--strong-games", type=int, default=20)
    parser.add_argument("--value-games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pack", default="verguya")
    given = parser.parse_args()
    found = list(measured(given.games, given.strong_games, given.value_games, given.seed, {"pack": given.pack}))
    print("\n## Out of balance\n")
    print("\n".join(f"- {problem}" for problem in found) or "- nothing")
    return 1 if found else 0


def measured(games: int, strong: int, value_games: int, seed: int, options: dict[str, object]) -> Iterator[str]:
    """Print table by table, and name what is out of balance."""
    half = max(2, games // 2)
    for players, number, more in ((2, games, {}), (3, half, {}), (4, half, {}), (2, half, EVERYTHING)):
        report = measure_balance(players, number, seed, {**options, **more})
        title = f"{players} players{', with expansion and promo' if more else ''}"
        print(f"\n## {title}\n\n" + "\n".join(told(report)), flush=True)
        yield from (f"{title}: {problem}" for problem in report.problems())
    for habit, most in MOST_FOR_HABIT.items():
        rate, low, high = found = measure_habit(habit, half, seed, options)
        print(f"\n- a seat that takes {habit} wins {rate:.1%} ({low:.1%} to {high:.1%}); bound {most:.0%}", flush=True)
        yield from habit_problems(habit, found)
    gifts = measure_balance(2, games, seed, {**options, **EVERYTHING}, gifts=GIFTS)
    print("\n## What cards do\n\n" + "\n".join(cards_told(gifts)), flush=True)
    yield from (f"gifts: {problem}" for problem in gifts.problems() if "win rate" in problem)
    values = measure_values(load_pack(str(options["pack"])), value_games, {**options, **EVERYTHING})
    print("\n## Levels reached in the next turns\n\n" + "\n".join(values_told(values)), flush=True)
    yield from value_problems(values)
    report = measure_balance(2, strong, seed, options, STRONG)
    print(f"\n## {STRONG}\n\n" + "\n".join(told(report)), flush=True)
    yield from (f"{STRONG}: {problem}" for problem in report.problems() if "never taken" not in problem)


def told(report: Report) -> list[str]:
    """The figures of a table as Markdown."""
    plain = report.plain()
    seats = ", ".join(f"{rate:.1%} ({low:.1%} to {high:.1%})" for rate, low, high in plain["seats"])
    rate, low, high = plain["delayed"]
    full = ", ".join(f"{name} {share:.0%}" for name, share in plain["launched_full"].items())
    return [
        f"- {plain['games']:,} games",
        f"- wins in the order of play: {seats}",
        f"- spells a turn grow by {plain['growth']:.2f} from the first third to the last",
        f"- turns per player: median {plain['turns_median']:g}, from {plain['turns_fewest']} to {plain['turns_most']}",
        f"- games with a Timer delayed to profit: {rate:.1%} ({low:.1%} to {high:.1%})",
        f"- launched full: {full}",
        f"- games that did not end by themselves: {plain['unfinished']}; mean score {plain['score_mean']}",
    ]


def cards_told(report: Report) -> list[str]:
    """What each card does, as a table in Markdown."""
    lines = [
        "| level | card | kind | taken per game | takers over all | given | given over its level |",
        "| ---: | --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for card in report.plain()["cards"]:
        low, high = (bound * 100 for bound in card["interval"])
        lines.append(
            f"| {card['level']} | {card['card']} | {card['kind']} | {card['taken_per_game']:.2f} "
            f"| {card['lift'] * 100:+.1f} | {card['given']} | {card['effect'] * 100:+.1f} ({low:+.0f} to {high:+.0f}) |"
        )
    return lines


def values_told(values: list[CardValue]) -> list[str]:
    """What each card is worth for the next turns, as a table in Markdown."""
    lines = ["| kind | level | cards |", "| --- | ---: | --- |"]
    for kind in ("spell", "focus", "timer"):
        for level in range(6):
            row = sorted(
                (each for each in values if (each.kind, each.level) == (kind, level)), key=lambda each: -each.mean
            )
            cards = ", ".join(f"{each.name} {each.mean:+.1f}" for each in row)
            lines.append(f"| {kind} | {level} | {cards} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
