"""What every test run says of itself."""

import chronomage.kernel.machine


def pytest_report_header() -> str:
    """Which build is being tested."""
    compiled = not chronomage.kernel.machine.__file__.endswith(".py")
    return f"chronomage: the {'compiled build' if compiled else 'sources, interpreted'}"
