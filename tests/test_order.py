"""The tests themselves: the longest begin first, and none sleeps without saying why."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests import durations

FOLDER = Path(__file__).parent
# A turn of the event loop, `sleep(0)`, waits for nothing.
SLEEP = re.compile(r"\b(sleep|wait_for_timeout)\((?!0\))")


def item(file: str, name: str) -> Any:
    return SimpleNamespace(path=FOLDER / file, name=name)


def test_the_longest_files_begin_and_tests_of_a_file_stay_in_order(monkeypatch: Any) -> None:
    known = {"test_a.py": 1.0, "test_b.py": 90.0, "web/test_c.py": 2.0, "web/test_d.py": 30.0, "server/test_e.py": 50.0}
    monkeypatch.setattr(durations, "table", lambda: known)
    items = [item(file, name) for file in [*sorted(known), "test_new.py"] for name in ("first", "second")]
    durations.longest_first(items)
    assert [each.path.name for each in items[::2]] == [
        "test_b.py", "test_e.py", "test_d.py", "test_new.py", "test_c.py", "test_a.py"
    ]  # fmt: skip
    assert [each.name for each in items] == ["first", "second"] * 6


def test_the_table_names_files_that_are_there_longest_first() -> None:
    known = durations.table()
    assert len(known) > 20
    gone = [file for file in known if not (FOLDER / file).exists()]
    assert gone == [], "take these out of tests/durations.txt, or write it anew with `make durations`"
    assert list(known.values()) == sorted(known.values(), reverse=True)


def test_a_run_is_measured_by_file(tmp_path: Path, monkeypatch: Any) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite><testcase file="tests/web/test_a.py" time="1.25"/>'
        '<testcase file="tests/test_b.py" time="0.2"/><testcase file="tests/web/test_a.py" time="2.5"/>'
        "</testsuite></testsuites>"
    )
    monkeypatch.setattr(durations, "TABLE", tmp_path / "table.txt")
    durations.write(durations.measured([report]))
    assert durations.table() == {"web/test_a.py": 4.0}


def test_every_sleep_has_its_reason_beside_it() -> None:
    found = [
        f"{file.relative_to(FOLDER)}:{number}"
        for file in sorted(FOLDER.rglob("*.py"))
        if file != Path(__file__)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if SLEEP.search(line) and "#" not in line
    ]
    assert found == []
