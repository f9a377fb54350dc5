"""Every page: in four languages switched without reload, and from a phone to a large screen."""

import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.reading import LANGUAGES, raw, texts, untranslated
from tests.web.scenes import SCENES
from tests.web.visitor import DESKTOP, PHONE, Visitor

# Once what follows the window's size has followed.
WIDER = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}"""
TABLET = {"width": 1024, "height": 768}
A_MOMENT = 5.0


@pytest.mark.parametrize("scene", SCENES)
def test_every_page(visit: Visits, scene: str) -> None:
    visitor = visit()
    SCENES[scene](visitor)
    visitor.page.evaluate("() => (window.loadedOnce = true)")
    english = texts(visitor)
    assert raw(english) == []
    for language in LANGUAGES[1:]:
        visitor.page.locator("header select").select_option(language)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        assert missing(visitor, language, english) == []
        for size in (DESKTOP, TABLET, PHONE):
            visitor.page.set_viewport_size(size)
            assert visitor.page.evaluate(WIDER) <= 0, (language, size)
        visitor.page.set_viewport_size(DESKTOP)
    assert visitor.page.evaluate("() => window.loadedOnce"), "the page was loaded anew"


def missing(visitor: Visitor, language: str, english: list[str]) -> list[str]:
    """What is not in the page's language; the server's texts of a game come a moment after our own."""
    deadline = time.monotonic() + A_MOMENT
    while True:
        found = texts(visitor)
        wrong = [*raw(found), *untranslated(found, language, english)]
        if not wrong or time.monotonic() > deadline:
            return wrong
        visitor.page.wait_for_timeout(50)
