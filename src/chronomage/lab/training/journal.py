"""Journal: what a run measured, line by line in a CSV file, and its curves as a picture."""

import csv
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Final

COLOURS: Final = ("#1b6ca8", "#c2571a", "#2f8f4e", "#8a3ffc", "#b3261e", "#5c6b73", "#a0791a", "#0f7c7c")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 480, 60, 250, 20, 40


@dataclass(frozen=True)
class Line:
    """One figure: `what` it is, of which variant, with the interval that it lies in nineteen times in twenty."""

    decisions: int
    seconds: float
    updates: int
    what: str
    variant: str
    value: float
    low: float
    high: float


class Journal:
    """The lines of a run, kept in a file from the first one on."""

    def __init__(self, path: Path, earlier: Path | None = None) -> None:
        self.path = path
        self.lines: list[Line] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if earlier is not None and earlier.exists():
            self.lines = read_journal(earlier)
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow([each.name for each in fields(Line)])
            writer.writerows(astuple(line) for line in self.lines)

    def add(self, lines: Iterable[Line]) -> None:
        """Write lines down."""
        new = list(lines)
        self.lines += new
        with self.path.open("a", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(astuple(line) for line in new)


def read_journal(path: Path) -> list[Line]:
    """The lines of a file."""
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Line(
                int(row["decisions"]),
                float(row["seconds"]),
                int(row["updates"]),
                row["what"],
                row["variant"],
                float(row["value"]),
                float(row["low"]),
                float(row["high"]),
            )
            for row in csv.DictReader(file)
        ]


def picture(lines: list[Line], title: str) -> str:
    """The share of wins by decisions, a curve for each variant, as SVG."""
    won = [line for line in lines if line.what == "win_rate"]
    longest = max([line.decisions for line in won], default=0) or 1
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM

    def across(decisions: int) -> float:
        return LEFT + (right - LEFT) * decisions / longest

    def up(share: float) -> float:
        return bottom - (bottom - TOP) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
    ]
    for tenth in range(0, 11, 2):
        height = up(tenth / 10)
        parts.append(f'<line x1="{LEFT}" x2="{right}" y1="{height:.1f}" y2="{height:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for quarter in range(5):
        place = across(round(longest * quarter / 4))
        millions = longest * quarter / 4e6
        parts.append(f'<text x="{place:.1f}" y="{bottom + 20}" text-anchor="middle">{millions:.0f} M</text>')
    for number, variant in enumerate(dict.fromkeys(line.variant for line in won)):
        colour = COLOURS[number % len(COLOURS)]
        curve = [line for line in won if line.variant == variant]
        points = " ".join(f"{across(line.decisions):.1f},{up(line.value):.1f}" for line in curve)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        height = TOP + 20 + 20 * number
        last = f"{variant}: {100 * curve[-1].value:.1f} %"
        parts.append(f'<text x="{right + 16}" y="{height}" fill="{colour}">{last}</text>')
    below = f"{title}: share of wins against the apprentice, by decisions"
    parts.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">{below}</text>')
    return "\n".join([*parts, "</svg>", ""])
