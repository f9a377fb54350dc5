"""On a phone: a long press shows a card large, a tap chooses it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.moments import asks, moment
from tests.web.sizes import lies_on
from tests.web.visitor import PHONE

# A card of the hand that can be played at once.
PLAYABLE = {
    "seasons": moment("seasons", asks("turn", "summon "), level="apprentice"),
    "timemasters": moment("timemasters", asks("main", "play focus")),
}


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_long_press_shows_the_card_large(visit: Visits, game: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.is_in(PLAYABLE[game])
    number = visitor.position["number"]
    card = page.locator("[data-spot^='hand:']").first
    card.scroll_into_view_if_needed()
    box = lies_on(card, PHONE)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = visitor.context.new_cdp_session(page)
    large = page.get_by_role("tooltip")

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(large).to_be_visible()
    assert lies_on(large, PHONE)["width"] > 1.5 * box["width"], "the card is no larger than in the hand"
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(large).to_be_hidden()
    assert visitor.position["number"] == number, "looking at a card has played it"

    # The next tap is one again.
    page.touchscreen.tap(x, y)
    visitor.moved_on(number)
