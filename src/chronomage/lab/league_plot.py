"""The ratings of a league as a picture: one line for each bot, with its interval."""

from collections.abc import Sequence
from html import escape
from typing import Final

from chronomage.lab.ratings import Rating

ROW: Final = 34
LEFT: Final = 190
WIDTH: Final = 760
RIGHT: Final = 90
TOP: Final = 46
STEP: Final = 200  # points between two lines of the grid
INK: Final = "#2b2118"
SOFT: Final = "#8a7a5c"
BAR: Final = "#6b4b1d"


def plot(title: str, ratings: Sequence[Rating]) -> str:
    """An SVG document; the best bot stands on top."""
    ranked = sorted(ratings, key=lambda rating: -rating.points)
    low = int(min(rating.low for rating in ranked) // STEP) * STEP
    high = (int(max(rating.high for rating in ranked) // STEP) + 1) * STEP
    height = TOP + ROW * len(ranked) + 40

    def across(points: float) -> float:
        return LEFT + (points - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f'<g font-family="Georgia, serif" font-size="15" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ea"/>',
        f'<text x="16" y="28" font-size="18">{escape(title)}</text>',
    ]
    for points in range(low, high + 1, STEP):
        x = across(points)
        lines.append(f'<path d="M{x:.1f} {TOP}V{height - 34}" stroke="{SOFT}" stroke-dasharray="1 4"/>')
        lines.append(f'<text x="{x:.1f}" y="{height - 14}" text-anchor="middle" fill="{SOFT}">{points}</text>')
    for row, rating in enumerate(ranked):
        y = TOP + ROW * row + ROW / 2
        x = across(rating.points)
        lines += [
            f'<text x="{LEFT - 16}" y="{y + 5:.1f}" text-anchor="end">{escape(rating.bot)}</text>',
            f'<path d="M{across(rating.low):.1f} {y:.1f}H{across(rating.high):.1f}" stroke="{BAR}" stroke-width="3"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{BAR}"/>',
            f'<text x="{max(x, across(rating.high)) + 12:.1f}" y="{y + 5:.1f}">{rating.points:.0f}</text>',
        ]
    return "\n".join([*lines, "</g></svg>\n"])
