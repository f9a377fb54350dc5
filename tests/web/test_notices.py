"""That the cards of Time Masters are our own is said where one meets them, and at a table once."""

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.sizes import lies_on, wider
from tests.web.visitor import DESKTOP, PHONE


def test_whose_the_cards_are_is_said_on_the_pages_and_once_at_a_table(visit: Visits) -> None:
    visitor = visit(newcomer=True)
    visitor.is_guest("Anna")
    page = visitor.page
    for address in ("/cards/timemasters", "/new/timemasters"):
        visitor.opens(address)
        expect(page.get_by_text("The cards are our own")).to_be_visible()
    visitor.opens("/new/seasons")
    expect(page.get_by_text("The cards are our own")).to_have_count(0)

    notice = page.get_by_role("complementary", name="About the cards")
    for window in (PHONE, DESKTOP):
        page.set_viewport_size(window)
        visitor.sits_at(visitor.sets_up("timemasters"))
        lies_on(notice, window)
        assert wider(visitor) <= 0
        if window == DESKTOP:  # the cards that can be taken and those that can be played are read beside it
            spheres, hand = lies_on(page.locator(".spheres"), window), lies_on(page.locator(".dock"), window)
            box = lies_on(notice, window)
            assert spheres["y"] + spheres["height"] <= box["y"]
            assert box["y"] + box["height"] <= hand["y"]
        expect(notice.get_by_role("link", name="Bring your own cards")).to_have_attribute(
            "href", "/new/timemasters#document-pack"
        )
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_be_hidden()
    page.reload()
    page.wait_for_selector(".lectern")
    expect(notice).to_have_count(0)
    visitor.sits_at(visitor.sets_up("timemasters"))
    expect(notice).to_have_count(0)
