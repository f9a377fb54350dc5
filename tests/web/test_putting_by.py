"""Cards are put by for the years: they stay where they were laid while they are sent, and are called by their year."""

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.moments import asks, moment
from tests.web.test_company import sit_down

# Every state in which the piles are seen.
WATCH = """() => {
  window.piles = new Set();
  const look = () => {
    const years = [...document.querySelectorAll('[data-year]')];
    if (years.length > 0) piles.add(years.map((each) => each.textContent).join('|'));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  look();
}"""


def test_the_piles_stay_as_they_were_laid(visit: Visits) -> None:
    anna, boris = visit(speed="normal"), visit()
    sit_down(anna, boris, moment("seasons", asks("split")))
    page = anna.page
    for place in range(5, -1, -1):
        page.locator(f"[data-split='{place}']").focus()
        page.keyboard.press("1" if place > 2 else "2")
    page.evaluate(WATCH)
    page.locator("[data-confirm-split]").click()
    page.wait_for_selector("[data-confirm-split]", state="detached")
    assert len(page.evaluate("() => [...piles]")) == 1

    # The other one still puts by.
    expect(page.get_by_role("heading", level=3)).to_have_text(["Year I", "Year II", "Year III"])
    expect(page.get_by_role("group", name="Year I", exact=True).get_by_role("button")).to_have_count(3)
