"""What every test run says of itself, which tests it leaves out, and in which order it takes them."""

import sys
from pathlib import Path

import pytest

import chronomage.kernel.machine
from tests.durations import longest_first

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
# Servers are stopped here by signals that Windows has not; browsers and PostgreSQL are looked for where Linux has them.
NOT_ON_WINDOWS = [FOLDER / name for name in ("server", "web", "test_remote.py", "test_cli_hosting.py")]


def pytest_report_header() -> str:
    """Which build is being tested."""
    compiled = not chronomage.kernel.machine.__file__.endswith(".py")
    return f"chronomage: the {'compiled build' if compiled else 'sources, interpreted'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs once, against the compiled build, and begin with what takes longest."""
    for item in items:
        if item.path in PLAIN:
            item.add_marker(pytest.mark.long)
        if sys.platform == "win32" and any(item.path.is_relative_to(place) for place in NOT_ON_WINDOWS):
            item.add_marker(pytest.mark.skip(reason="needs signals that Windows does not have"))
    longest_first(items)
