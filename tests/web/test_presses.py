"""What you press is what happens: the second click of a double click never falls on what nobody has looked at."""

import datetime
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import chronomage as cm
from tests.web.conftest import Visits
from tests.web.moments import Moment, asks, moment
from tests.web.sizes import lies_on
from tests.web.visitor import DESKTOP, PHONE, Visitor

SOON = 150  # milliseconds: the second click of a double click
A_MOMENT = 400
LATER = datetime.datetime(2100, 1, 1, tzinfo=datetime.UTC)


class Hand:
    """Somebody's hand on the mouse, at a table where time passes only when a test says so."""

    def __init__(self, visitor: Visitor, now: Moment) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.sent: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", self.hear))
        self.page.clock.install(time=LATER - datetime.timedelta(days=1))
        visitor.is_in(now)
        visitor.caught_up()
        self.page.clock.pause_at(LATER)

    def hear(self, frame: str | bytes) -> None:
        if '"choose"' in str(frame):
            self.sent.append(str(frame))

    def passes(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def has_sent(self, count: int) -> None:
        """Waits until so many choices were made, and the page shows where they have led."""
        expect(self.page.locator(".lectern")).to_be_visible()
        self.until(lambda: len(self.sent) >= count and self.shown() == str(self.visitor.position["state"]))
        assert len(self.sent) == count

    def shown(self) -> str | None:
        return self.page.locator(".lectern").get_attribute("data-state")

    def until(self, so: Callable[[], bool]) -> None:
        """Frames pass until that is so."""

        def looked() -> bool:
            self.passes(20)
            return so()

        self.visitor.waits(looked, "the page does not go on")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_takes_one_card_of_the_draft(visit: Visits) -> None:
    hand = Hand(visit(), moment("seasons", asks("draft")))
    page = hand.page
    at = middle(page.locator("[data-spot^='aside:']").first)
    page.mouse.click(*at)
    hand.has_sent(1)
    # There lies a card of the next pack.
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-spot]')?.dataset.spot"
    assert str(page.evaluate(under, at)).startswith("aside:")
    hand.passes(SOON)
    page.mouse.click(*at)
    hand.has_sent(1)
    hand.passes(A_MOMENT)
    page.mouse.click(*at)
    hand.has_sent(2)


def test_a_double_tap_takes_no_card_of_the_draft(visit: Visits) -> None:
    hand = Hand(visit(viewport=PHONE, has_touch=True, is_mobile=True), moment("seasons", asks("draft")))
    page = hand.page
    at = middle(page.locator("[data-spot^='aside:']").last)
    page.touchscreen.tap(*at)
    hand.until(lambda: page.locator(".reader").is_visible())
    hand.passes(SOON)
    page.touchscreen.tap(*at)  # whatever has come under the finger
    hand.has_sent(0)


def test_a_double_tap_launches_no_timer(visit: Visits) -> None:
    hand = Hand(visit(viewport=PHONE, has_touch=True, is_mobile=True), moment("timemasters", asks("timers", "launch")))
    page = hand.page
    timer = page.locator("[data-page^='timer '].choosable").first
    x, y = middle(timer)
    page.touchscreen.tap(x, y)
    hand.until(lambda: page.locator(".reader").is_visible())
    hand.passes(SOON)
    page.touchscreen.tap(x + 4, y)
    hand.has_sent(0)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_a_double_click_does_not_pass_over_the_warning(visit: Visits, by: str) -> None:
    visitor = visit()
    hand = Hand(visitor, moment("seasons", asks("turn", "summon ", "end"), level="apprentice"))
    page = visitor.page
    end = page.locator("[data-spot='end']")
    at = middle(end)
    # A key that is held down repeats.
    press = (lambda: page.mouse.click(*at)) if by == "mouse" else (lambda: page.keyboard.down("x"))
    press()
    expect(end).to_contain_text("Still to be used")
    hand.passes(SOON)
    press()
    hand.has_sent(0)
    page.keyboard.up("x")
    page.keyboard.press("x")
    hand.has_sent(1)


def test_other_things_are_pressed_as_fast_as_one_likes(visit: Visits) -> None:
    visitor = visit()
    hand = Hand(visitor, moment("timemasters", asks("main", "play focus")))
    page = visitor.page
    card = page.locator("[data-spot='hand:focus']").first
    page.mouse.click(*middle(card))
    hand.has_sent(1)
    page.mouse.click(*middle(page.get_by_role("button", name="Take back")))
    hand.until(lambda: card.is_visible())
    page.mouse.click(*middle(card))
    hand.has_sent(2)


@pytest.mark.parametrize(("game", "kind", "choice"), [("seasons", "turn", "summon"), ("timemasters", "main", "play")])
def test_a_card_that_slides_under_the_pointer_is_shown_once_it_moves(
    visitor: Visitor, game: str, kind: str, choice: str
) -> None:
    def first_of_several(game: cm.Game) -> bool:
        hand = game.observe(0).plain()["players"][0]["hand"]
        return len(set(hand)) > 2 and hand[0] != hand[1] and asks(kind, f"{choice} {hand[0]}")(game)

    page = visitor.is_in(moment(game, first_of_several))
    visitor.caught_up()
    card = page.locator("[data-spot^='hand:']").first
    x, y = middle(card)
    name = card.get_attribute("aria-label") or ""
    preview = page.get_by_role("tooltip")
    page.mouse.move(x, y)
    expect(preview).to_be_visible()
    number = visitor.position["number"]
    page.mouse.click(x, y)
    visitor.moved_on(number)
    # The browser knows that something else lies there now.
    hovered = page.locator("[data-at^='hand'] button:hover")
    expect(hovered).to_have_count(1)
    expect(hovered).not_to_have_attribute("aria-label", name)
    expect(preview).to_have_count(0)
    page.mouse.move(x + 8, y)
    expect(preview).to_be_visible()
    lies_on(preview, DESKTOP)
