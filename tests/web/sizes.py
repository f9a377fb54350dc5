"""The windows that people look through, and whether a page fits in."""

from playwright.sync_api import FloatRect, Locator, ViewportSize

from tests.web.visitor import DESKTOP, PHONE, Visitor

TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
# Once what follows the window's size has followed.
WIDER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}"""


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
