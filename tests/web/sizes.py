"""The windows that people look through, and whether a page fits in."""

from contextlib import suppress

from playwright.sync_api import FloatRect, Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.visitor import DESKTOP, PHONE, Visitor

TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
# Once what follows the window's size has followed.
WIDER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}"""

# What has moved by itself since the page was opened, by the browser's own measure.
SHIFTED = """async () => {
  let shifted = 0;
  const add = ({ value, hadRecentInput }) => { if (!hadRecentInput) shifted += value; };
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return shifted;
}"""
SHIFT_BUDGET = 0.01


def wider(visitor: Visitor) -> int:
    """By how much the page is wider than its window."""
    by: int = visitor.page.evaluate(WIDER)
    return by


def lies_on(thing: Locator, window: ViewportSize) -> FloatRect:
    """Where it is: all of it in the window."""
    box = thing.bounding_box()
    assert box is not None, f"{thing} is not on the screen"
    for start, length, room in (("x", "width", window["width"]), ("y", "height", window["height"])):
        first, last = box[start], box[start] + box[length]  # type: ignore[literal-required]
        assert 0 <= first <= last <= room, f"{thing} lies off the window: {box}"
    return box


def laid_out(page: Page, *fits: str) -> None:
    """The page has been laid out anew, and fits; where it never does, the test itself says what is wrong."""
    with suppress(NotInTime):
        page.wait_for_function(f"() => {' && '.join(fits)}", timeout=5_000)
