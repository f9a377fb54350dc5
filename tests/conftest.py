"""What every test run says of itself, and which tests it leaves out."""

from pathlib import Path

import pytest

import chronomage.kernel.machine

FOLDER = Path(__file__).parent
# The terminal, the texts and the pages about them are plain Python, whichever way the rules are built: run once.
PLAIN = [
    FOLDER / name
    for name in (
        "test_board.py",
        "test_cli.py",
        "test_cli_hosting.py",
        "test_cli_records.py",
        "test_docs.py",
        "test_remote_flags.py",
        "test_texts.py",
        "test_texts_bundle.py",
        "test_watching.py",
        "seasons/test_texts.py",
        "timemasters/test_packs_command.py",
        "timemasters/test_packs_doc.py",
        "timemasters/test_terminal.py",
        "timemasters/test_texts.py",
    )
]
# These play at real servers, in real browsers and with dice that fall differently every time, on a machine that may be
# busy. What fails is tried once more and named at the end of the run; what fails twice has failed.
IN_REAL_TIME = [FOLDER / name for name in ("server", "web", "test_remote.py")]


def pytest_report_header() -> str:
    """Which build is being tested."""
    compiled = not chronomage.kernel.machine.__file__.endswith(".py")
    return f"chronomage: the {'compiled build' if compiled else 'sources, interpreted'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs once, against the compiled build, and what gets a second chance."""
    for item in items:
        if item.path in PLAIN:
            item.add_marker(pytest.mark.long)
        if any(item.path.is_relative_to(place) for place in IN_REAL_TIME):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why something had to be tried a second time: without that, its cause is never found."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"failed at first: {report.nodeid}", sep="-")
        terminalreporter.line(report.longreprtext)
