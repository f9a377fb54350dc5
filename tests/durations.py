"""How long the tests of each file take, so that the longest begin first: `make durations` writes the table anew.

Told one file at a time, in this order, no process is left alone with a long file at the end.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

FOLDER = Path(__file__).parent
TABLE = FOLDER / "durations.txt"
HEADING = "# Seconds by file, longest first, roughly: only the order counts. `make durations` measures them anew."
UNKNOWN = 5.0  # seconds, for a file that nobody has measured yet


def table() -> dict[str, float]:
    """Seconds by file, from the folder of the tests."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    return {file: float(seconds) for seconds, file in (line.split() for line in lines if line[:1] != "#")}


def longest_first(items: list[pytest.Item]) -> None:
    """Put the tests in order; those of one file stay in the order in which they are written."""
    known = table()

    def order(item: pytest.Item) -> tuple[float, str]:
        file = item.path.relative_to(FOLDER).as_posix()
        return -known.get(file, UNKNOWN), file

    items.sort(key=order)


def measured(reports: Iterable[Path]) -> dict[str, float]:
    """Seconds by file, as pytest has written them down with --junitxml."""
    took: Counter[str] = Counter()
    for report in reports:
        for case in ElementTree.parse(report).iter("testcase"):
            took[Path(case.attrib["file"]).relative_to("tests").as_posix()] += float(case.attrib["time"])
    return took


def write(took: dict[str, float]) -> None:
    """Write the table; what takes less than a second needs no place in it."""
    lines = [f"{seconds:.0f} {file}" for file, seconds in sorted(took.items(), key=lambda each: (-each[1], each[0]))]
    kept = [line for line in lines if not line.startswith("0 ")]
    TABLE.write_text("\n".join([HEADING, *kept]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(measured(map(Path, sys.argv[1:])))
