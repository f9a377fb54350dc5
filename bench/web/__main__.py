"""The budgets of the browser client, in the system's Chromium against a server here. Run by `make bench-web`.

Prints what was measured with the budgets beside it, or with --json everything; the exit status is 1 where one is not
kept. Medians and percentiles are of one run: on a busy machine, run it again.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
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


def measured(url: str, clicks: int) -> Iterator[Line]:
    """Everything, one after the other."""
    with browsing() as browser:
        for address in ("/", *(f"table:{game}" for game in GAMES)):
            sizes = first_load(browser, url, address)
            yield Line(f"script of {address}, compressed", sizes[".js"], 250, "kB")
            yield Line(f"style of {address}, compressed", sizes[".css"], 60, "kB")
        yield Line("ready to click, median", ready(browser, url), 1.5, "s")
        for game in GAMES:
            found = played(browser, url, game, clicks)
            middle = f"median {found['click_median']:.0f}"
            yield Line(f"{game}: click to change, p95", found["click"], 100, "ms", note=middle)
            of = f"{found['frames']} frames, {found['rate']:.0f} in the middle"
            yield Line(f"{game}: frames a second, p5, four players", found["rate_p5"], 55, "", True, of)
            yield shifted(f"{game}: layout shift", found)
            on_phone = played(browser, url, game, clicks // 2, phone=True)
            yield shifted(f"{game}: layout shift on a phone", on_phone)


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
            lines = []
            for line in measured(server.url, given.clicks):
                lines.append(line)
                if not given.json:
                    print(line, flush=True)
    if given.json:
        print(json.dumps([{**asdict(line), "kept": line.kept} for line in lines], indent=2))
    return 0 if all(line.kept for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
