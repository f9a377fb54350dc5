"""What every test run says of itself."""

import os

import chronomage.kernel.machine

# Servers killed and restarted, crews of processes, people at terminals: minutes long, run by `make test-slow`.
SLOW = ["server/test_faults.py", "server/test_several.py", "test_remote.py"]
collect_ignore = [] if os.environ.get("CHRONOMAGE_SLOW") else SLOW


def pytest_report_header() -> str:
    """Which build is being tested."""
    compiled = not chronomage.kernel.machine.__file__.endswith(".py")
    return f"chronomage: the {'compiled build' if compiled else 'sources, interpreted'}"
