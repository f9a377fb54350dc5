"""Time Masters on a phone: nothing is done by a first touch, and nothing that a decision needs lies out of sight."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, expect

import chronomage as cm
from tests.web.conftest import Visits
from tests.web.moments import Wanted, asks, moment, moments
from tests.web.playing import MOMENT
from tests.web.ruler import PREVIEW
from tests.web.sizes import SHIFT_BUDGET, SHIFTED, laid_out, wider
from tests.web.visitor import PHONE, Visitor

EVERYTHING = {"expansion": "true", "promo": "true"}
WINDOWS: tuple[ViewportSize, ...] = (PHONE, {"width": 320, "height": 640}, {"width": 480, "height": 930})
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
READER = ".reader"
# What can be chosen, and where it does not lie whole in the window with nothing over it.
HIDDEN = """() => {
  const things = [...document.querySelectorAll('.choosable, .lectern .choices button')];
  const lies = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]];
    return points.every(([x, y]) => {
      const found = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      return found !== null && each.contains(found);
    });
  };
  const hidden = things.filter((each) => !lies(each)).map((each) => each.outerHTML.slice(0, 120));
  return { all: things.length, hidden };
}"""
TALLER = "() => document.documentElement.scrollHeight - innerHeight"


def heavy(kind: str, **least: int) -> Wanted:
    """We are asked this, and have at least so many of each; `choices` are those of the question."""

    def wanted(game: cm.Game) -> bool:
        if not asks(kind)(game):
            return False
        own = game.observe(0).plain()["players"][0]
        return all(
            len(game.decisions[0].choices if zone == "choices" else own[zone]) >= count for zone, count in least.items()
        )

    return wanted


HEAVY: dict[str, Wanted] = {
    "a large hand": heavy("main", hand=8),
    "many Timers": heavy("main", timers=3),
    "many spells": heavy("main", spells=5, hand=2),
    "launched spells": heavy("main", launched=2, hand=3),
    "discarding": heavy("discard", hand=8),
    "exiling": heavy("exile", hand=5, choices=4),
    "a discard pile": heavy("exile-discard", choices=7),
    "paying": heavy("pay", choices=4),
    "a full Timer": heavy("timers", timers=2),
    "the spheres": heavy("spheres", choices=9),
}


def at(wanted: Wanted) -> Any:
    return moment("timemasters", wanted, players=4, **EVERYTHING)


def by_touch(visit: Visits, **more: Any) -> Visitor:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, **more)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def swipe(finger: CDPSession, start: tuple[float, float], by: float) -> None:
    """A finger goes across the screen."""
    x, y = start
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1.0):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + part * by, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def closes(page: Page) -> None:
    page.locator(READER).get_by_role("button", name="Close").tap()
    expect(page.locator(READER)).to_have_count(0)


def test_whatever_moment_it_is_all_that_can_be_chosen_is_in_sight(visit: Visits) -> None:
    visitor = by_touch(visit)
    visitor.is_guest("Anna")
    page = visitor.page
    for name, heaviest in moments("timemasters", HEAVY, players=4, **EVERYTHING).items():
        visitor.sits_at(visitor.takes_up(heaviest))
        page.wait_for_selector(".choosable, .lectern .choices button")
        visitor.caught_up()
        for window in WINDOWS:
            page.set_viewport_size(window)
            where = f"{name}, at {window['width']} by {window['height']}"
            laid_out(page, f"({TALLER})() <= 0", f"({HIDDEN})().hidden.length === 0")
            assert wider(visitor) <= 0, where
            assert page.evaluate(TALLER) <= 0, f"the page must be scrolled: {where}"
            found = page.evaluate(HIDDEN)
            assert found["all"] > 0, where
            assert found["hidden"] == [], where
        page.set_viewport_size(SIDEWAYS)
        laid_out(page, f"({HIDDEN})().hidden.length === 0")
        assert page.evaluate(HIDDEN)["hidden"] == [], f"{name}, held sideways"


# What stands on the slips of cards: how large their letters are, and what of it is not whole.
SLIPS = """() => [...document.querySelectorAll('.slip')].map((slip) => {
  const size = (each) => (each === null ? null : parseFloat(getComputedStyle(each).fontSize));
  const place = slip.getBoundingClientRect();
  const out = (each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < place.top - 1 || bottom > place.bottom + 1 || left < place.left - 1 || right > place.right + 1;
  };
  const name = slip.querySelector('.name');
  return {
    card: name.textContent,
    name: size(name),
    told: size(slip.querySelector('.told.rule, .told .signs')),
    cut: [name, ...slip.querySelectorAll('.told .atom, .price')].some(out) || name.scrollWidth > name.clientWidth + 1,
  };
})"""


@pytest.mark.parametrize(("size", "scale"), [("normal", 1.0), ("largest", 1.3)])
def test_slips_say_what_their_cards_do(visit: Visits, size: str, scale: float) -> None:
    visitor = by_touch(visit, language="ru")
    visitor.context.add_init_script(f"localStorage.setItem('chronomage.settings', '{{\"textSize\": \"{size}\"}}')")
    page = visitor.is_in(at(heavy("main", hand=5)))
    visitor.caught_up()
    slips = page.evaluate(SLIPS)
    assert len(slips) >= 8
    for slip in slips:
        assert slip["name"] >= 11, slip
        assert slip["told"] is None or slip["told"] >= 11 * scale - 0.01, slip
        assert not slip["cut"], slip
    if size == "normal":
        told = [slip for slip in slips if slip["told"] is not None]
        assert len(told) > len(slips) / 2, slips


def test_what_is_paid_with_is_asked_in_words(visit: Visits) -> None:
    visitor = by_touch(visit)
    page = visitor.is_in(at(heavy("pay", choices=4)))
    visitor.caught_up()
    number = visitor.position["number"]
    expect(page.locator(".lectern .choices button")).to_have_count(len(visitor.position["decision"]["choices"]))
    visitor.button("1 ephemeral Ke", exact=True).tap()
    visitor.moved_on(number)


def test_a_first_touch_takes_nothing(visit: Visits) -> None:
    visitor = by_touch(visit)
    page = visitor.is_in(at(heavy("main", timers=1, hand=4, choices=6)))
    visitor.caught_up()
    number = visitor.position["number"]
    reader = page.locator(READER)
    glowing = page.locator(".choosable")
    for at_ in range(glowing.count()):
        glowing.nth(at_).tap()
        expect(reader).to_be_visible()
        closes(page)
    # Any sphere and any Timer: which are still there depends on the cards that were played before.
    for page_ in ("open ", "closed ", "timer ", "ke"):
        page.locator(f"[data-page^='{page_}']").first.tap()
        expect(reader.locator("p.rule")).not_to_be_empty()
        closes(page)
    visitor.caught_up()
    assert visitor.position["number"] == number, "a first touch has done something"


def test_a_swipe_goes_to_the_neighbour_and_the_button_plays(visit: Visits) -> None:
    visitor = by_touch(visit)
    page = visitor.is_in(at(asks("main", "play focus")))
    visitor.caught_up()
    number = visitor.position["number"]
    reader = page.locator(READER)
    slips = page.locator(".hand .slip")
    names = slips.locator(".name").all_text_contents()
    slips.first.tap()
    title = reader.get_by_role("heading", level=2)
    expect(title).to_have_text(names[0])
    letters = "(each) => parseFloat(getComputedStyle(each).fontSize)"
    assert float(reader.locator("p.rule").evaluate(letters)) >= PREVIEW
    finger = visitor.context.new_cdp_session(page)
    swipe(finger, middle(reader.locator(".inside")), -160)
    expect(title).to_have_text(names[1])
    swipe(finger, middle(reader.locator(".inside")), 160)
    expect(title).to_have_text(names[0])
    # By keys as well.
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text(names[1])
    page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    assert visitor.position["number"] == number, "reading has played a card"

    page.locator("[data-spot='hand:focus']").first.tap()
    play = reader.get_by_role("button", name="Play", exact=True)
    page.wait_for_timeout(MOMENT)  # as long as a tap is taken for the end of the one before
    play.tap()
    visitor.moved_on(number)
    expect(reader).to_have_count(0)


def test_several_cards_are_picked_on_the_hand_and_held_to_be_read(visit: Visits) -> None:
    visitor = by_touch(visit)
    page = visitor.is_in(at(two_to_discard))
    visitor.caught_up()
    number = visitor.position["number"]
    slips = page.locator(".hand .slip.choosable")
    slips.nth(0).tap()
    slips.nth(1).tap()
    expect(page.locator(".hand .slip[aria-pressed=true]")).to_have_count(2)
    expect(page.locator(READER)).to_have_count(0)
    confirm = page.locator(".lectern [data-choice=confirm]")
    expect(confirm).to_contain_text("2")
    assert visitor.position["number"] == number, "picking has discarded something"

    finger = visitor.context.new_cdp_session(page)
    x, y = middle(slips.nth(2))
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(READER)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    closes(page)
    expect(page.locator(".hand .slip[aria-pressed=true]")).to_have_count(2)
    confirm.tap()
    visitor.moved_on(number)


def two_to_discard(game: cm.Game) -> bool:
    decision = game.decisions[0]
    return heavy("discard", hand=4)(game) and decision.count == 2 and len(decision.choices) >= 3


def test_the_others_are_a_strip_that_opens(visit: Visits) -> None:
    visitor = by_touch(visit)
    page = visitor.is_in(at(heavy("main", hand=3)))
    seats = page.locator("[data-seat]")
    expect(seats).to_have_count(3)
    assert page.evaluate(SHIFTED) <= SHIFT_BUDGET
    other = visitor.position["observation"]["players"][1]
    expect(seats.first.get_by_role("img", name=f"Hand: {len(other['hand'])}")).to_be_visible()
    seats.first.tap()
    sheet = page.locator(".phone-sheet")
    expect(sheet).to_contain_text("Discard pile")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    # What has happened is told, too.
    visitor.button("Since your last turn").tap()
    expect(page.locator(".phone-sheet ol")).to_be_visible()


# The outlines of a token's drawing, and the colour of the largest of them.
DRAWN = """(token) => {
  const first = token.querySelector('path');
  const [red, green, blue] = getComputedStyle(first).fill.match(/[\\d.]+/g).map(Number);
  return { outline: first.getAttribute('d'), blue: blue > red };
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_ephemeral_ke_are_blue_and_of_another_shape(visit: Visits, phone: bool) -> None:
    visitor = by_touch(visit) if phone else visit()
    page = visitor.is_in(at(has_both_ke))
    tokens = page.locator("[data-at='ke-0'] svg.glyph")
    permanent, ephemeral = (
        page.locator(f"[data-at='ke-0'] {where} svg.glyph").first.evaluate(DRAWN)
        for where in (".token:not(.place)", ".place")
    )
    assert tokens.count() > 2
    assert ephemeral["blue"], "an ephemeral Ke is not blue"
    assert not permanent["blue"]
    assert ephemeral["outline"] != permanent["outline"]


def has_both_ke(game: cm.Game) -> bool:
    if not asks("main")(game):
        return False
    own = game.observe(0).plain()["players"][0]
    return bool(own["active"] > 0 and own["ephemeral"] > 0)
