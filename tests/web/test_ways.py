"""From the start page to a game: the first click offers ways to play, the second takes one, and it is remembered."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.sizes import lies_on, wider
from tests.web.visitor import DESKTOP, PHONE, Visitor

EXPECTED = {
    "Seasons": {
        "First game": {"level": "apprentice", "sets": "random"},
        "Draft": {"level": "archmage", "enchanted_kingdom": "false"},
        "Everything": {"level": "archmage", "enchanted_kingdom": "true", "ability_tokens": "true"},
    },
    "Time Masters": {
        "First game": {"expansion": "false", "promo": "false"},
        "With the expansion": {"expansion": "true", "promo": "false"},
        "Everything": {"expansion": "true", "promo": "true"},
    },
}


def offered(visitor: Visitor, game: str) -> Locator:
    """Comes to the start page, and wants to play against a bot: the ways that are offered."""
    visitor.position, visitor.table = {}, {}
    visitor.opens()
    sheet = visitor.page.get_by_role("region", name=game)
    sheet.get_by_role("button", name="Play against a bot").click()
    return sheet.get_by_role("group", name="How do you want to play?").get_by_role("button")


@pytest.mark.parametrize("game", EXPECTED)
def test_the_first_click_offers_ways_and_the_last_one_is_remembered(visitor: Visitor, game: str) -> None:
    visitor.is_guest("Anna")
    page = visitor.page
    expect(offered(visitor, game).first).to_be_focused()
    for window in (DESKTOP, PHONE):
        page.set_viewport_size(window)
        ways = offered(visitor, game)
        expect(ways).to_have_count(3)
        for number in range(3):
            ways.nth(number).scroll_into_view_if_needed()
            lies_on(ways.nth(number), window)
        assert wider(visitor) <= 0
    expect(page.get_by_text("last time")).to_have_count(0)
    for way, options in EXPECTED[game].items():
        offered(visitor, game).filter(has=page.locator("strong", has_text=way)).click()
        page.wait_for_selector(".lectern")
        assert options.items() <= visitor.table["options"].items()
        again = offered(visitor, game).filter(has_text="last time")
        expect(again).to_contain_text(way)
        expect(again).to_be_focused()
    # One press is enough now.
    page.keyboard.press("Enter")
    page.wait_for_selector(".lectern")
    assert EXPECTED[game]["Everything"].items() <= visitor.table["options"].items()
