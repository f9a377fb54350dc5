"""The budgets of the browser client, in the system's Chromium against a server here. Run by `make bench-web`.

Prints what was measured with the budgets beside it, or with --json everything; the exit status is 1 where one is not
kept. Medians and percentiles are of one run: on a busy machine, run it again.
"""

import argparse
import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.web.chromium import browsing, chromium
from tests.web.client import ClientServer, built

from bench.web.measures import first_load, played, ready

GAMES = ("seasons", "timemasters")


@dataclass
class Line:
    """A figure and its budget."""

    what: str
    figure: float
    budget: float
    unit: str
    at_least: bool = False
    note: str = ""

    @property
    def kept(self) -> bool:
        """Whether the figure is within its budget."""
        return self.figure >= self.budget if self.at_least else self.figure <= self.budget

    def __str__(self) -> str:
        figure = f"{self.figure:10.3f}" if self.budget < 2 else f"{self.figure:10.1f}"
        budget = f"{'≥' if self.at_least else '≤'} {self.budget:<7g}{'kept' if self.kept else 'NOT KEPT'}"
        return f"{self.what:44}{figure} {self.unit:4}{budget} {self.note}"


def measured(url: str, clicks: int) -> list[Line]:
    """Everything."""
    lines = []
    with browsing() as browser:
        for address in ("/", *(f"table:{game}" for game in GAMES)):
            sizes = first_load(browser, url, address)
            lines.append(Line(f"script of {address}, compressed", sizes[".js"], 250, "kB"))
            lines.append(Line(f"style of {address}, compressed", sizes[".css"], 60, "kB"))
        lines.append(Line("ready to click, median", ready(browser, url), 1.5, "s"))
        for game in GAMES:
            found = played(browser, url, game, clicks)
            lines.append(
                Line(
                    f"{game}: click to change, p95",
                    found["click"],
                    100,
                    "ms",
                    note=f"median {found['click_median']:.0f}",
                )
            )
            of = f"{found['frames']} frames, {found['rate']:.0f} in the middle"
            lines.append(Line(f"{game}: frames a second, p5, four players", found["rate_p5"], 55, "", True, of))
            lines.append(shifted(f"{game}: layout shift", found))
            on_phone = played(browser, url, game, clicks // 2, phone=True)
            lines.append(shifted(f"{game}: layout shift on a phone", on_phone))
    return lines


def shifted(what: str, found: dict[str, Any]) -> Line:
    """How much has moved by itself, and what the most."""
    most = "; ".join(f"{shift['value']:.3f} {shift['of']}" for shift in found["shifted"])
    return Line(what, found["shift"], 0.01, "", note=most)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--clicks", type=int, default=40, help="at each table")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if chromium() is None:
        print("No Chromium here: nothing can be measured.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        client = built(Path(folder))
        with ClientServer(f"sqlite:///{folder}/bench.sqlite", client) as server:
            lines = measured(server.url, given.clicks)
    if given.json:
        print(json.dumps([{**asdict(line), "kept": line.kept} for line in lines], indent=2))
    else:
        print("\n".join(map(str, lines)))
    return 0 if all(line.kept for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
