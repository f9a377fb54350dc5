"""What the tests in a real browser share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.chromium import browsing, chromium
from tests.web.client import ClientServer, built, can_be_built
from tests.web.visitor import Visitor, visiting

FOLDER = Path(__file__).parent
Visits = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The client is the same whichever way the rules are built: its tests run once."""
    skips = []
    if chromium() is None:
        skips.append(pytest.mark.skip(reason="no Chromium here: the tests in a real browser are skipped"))
    elif not can_be_built():
        skips.append(pytest.mark.skip(reason="no Node here: there is no client to test in a browser"))
    for item in items:
        if item.path.is_relative_to(FOLDER):
            item.add_marker(pytest.mark.long)
            for skip in skips:
                item.add_marker(skip)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    """The built client; None: the installed one."""
    shared = tmp_path_factory.getbasetemp()
    # The processes of one run have folders of their own in one folder.
    return built((shared.parent if shared.name.startswith("popen-") else shared) / "client")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, client: Path | None) -> Iterator[ClientServer]:
    """One server for all tests that do not stop it; each has tables of its own."""
    folder = tmp_path_factory.mktemp("web")
    with ClientServer(f"sqlite:///{folder / 'shared.sqlite'}", client, log=folder / "log") as running:
        yield running


# For this folder alone: while it is open, Playwright keeps the thread's event loop to itself.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium; every visitor has a profile of their own in it."""
    with browsing() as opened:
        yield opened


@pytest.fixture(scope="package")
def regular(browser: Browser, server: ClientServer) -> Iterator[Visitor]:
    """Somebody whose page stays open from test to test."""
    with visiting(browser, server.url) as opened:
        yield opened


@pytest.fixture
def visitor(regular: Visitor) -> Iterator[Visitor]:
    """Somebody new in an open page, for tests that need no profile of their own: to open one takes a second or two."""
    regular.begins_anew()
    yield regular
    regular.nothing_is_wrong()


@pytest.fixture
def visit(browser: Browser, server: ClientServer) -> Iterator[Visits]:
    """Somebody comes; nothing may go wrong in any page until the test ends."""
    with ExitStack() as visits:

        def comes(url: str | None = None, **options: Any) -> Visitor:
            return visits.enter_context(visiting(browser, url or server.url, **options))

        yield comes
