"""A dropped connection comes back by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.client import ClientServer
from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.sizes import lies_on
from tests.web.visitor import PHONE
from tests.web.wire import Wire

# What Chromium itself says of a connection that breaks.
BROKEN = ("WebSocket connection to", "net::ERR_")


@pytest.fixture
def wire(server: ClientServer) -> Iterator[Wire]:
    laid = Wire(server.port)
    yield laid
    laid.close()


def test_a_dropped_connection_comes_back_by_itself(visit: Visits, wire: Wire) -> None:
    visitor = visit(wire.url, viewport=PHONE)
    visitor.forgive(*BROKEN)
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("seasons", options={"level": "apprentice"}))
    player = Player(visitor)
    player.plays(lambda: player.clicks >= 3)
    wire.cut()
    lost = visitor.page.get_by_role("status").filter(has_text="connection")
    expect(lost).to_be_visible()
    # Also for whoever does not look at the head of the page.
    visitor.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    lies_on(lost, PHONE)
    wire.mend()
    expect(lost).to_be_hidden()
    before = visitor.position["number"]
    player.plays(lambda: visitor.position["number"] > before)
