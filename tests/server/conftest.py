"""What the tests of the server share."""

from pathlib import Path

import pytest

from tests.server.people import shared_server, url
from tests.server.postgres import postgres, shared_cluster

FOLDER = Path(__file__).parent

__all__ = ["postgres", "shared_cluster", "shared_server", "url"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server is plain Python whichever way the rules are built: its tests run once."""
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.long)
