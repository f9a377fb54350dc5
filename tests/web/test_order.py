"""Effects that are due together come in their own order, or in the one that somebody is asked for."""

from playwright.sync_api import expect

import chronomage as cm
from tests.web.moments import asks, moment
from tests.web.visitor import Visitor


def in_the_middle(game: cm.Game) -> bool:
    """There is an order to ask for, and more to come after it."""
    return asks("order", "auto")(game) and game.observe(0).state.year() < LAST_YEAR


LAST_YEAR = 3
DUE_TOGETHER = moment("seasons", in_the_middle, level="magician")
# A game that goes on begins in this state.
FIRST = 1


def test_nobody_is_asked_for_the_order_of_effects(visitor: Visitor) -> None:
    page = visitor.is_in(DUE_TOGETHER)
    visitor.waits(lambda: visitor.position.get("state", FIRST) > FIRST, "the order is asked for")
    page.wait_for_selector(".choosable")
    assert visitor.position["decision"]["kind"] != "order"


def test_whoever_wants_to_be_asked_is_asked(visitor: Visitor) -> None:
    visitor.is_guest("Anna")
    page = visitor.opens("/account")
    page.get_by_role("checkbox", name="ask for the order of effects").check()
    visitor.sits_at(visitor.takes_up(DUE_TOGETHER))
    due = page.locator("[data-spot^='play:']")
    expect(due).not_to_have_count(0)
    assert visitor.position["state"] == FIRST
    assert visitor.position["decision"]["kind"] == "order"
    expect(page.locator("[data-choice='auto']")).to_be_visible()
    number = visitor.position["number"]
    due.last.click()
    visitor.moved_on(number)
