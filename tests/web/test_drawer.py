"""Sheets that lie over a table: what is asked stays in reach, and whoever uses the keyboard keeps their place."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.moments import in_round, moment
from tests.web.sizes import SIZES, lies_on, wider
from tests.web.visitor import PHONE, Visitor

ASKED = {"seasons": "turn", "timemasters": "main"}


def opened(page: Page, name: str) -> tuple[Locator, Locator]:
    """What opens it, pressed by keyboard, and the sheet."""
    opener = page.get_by_role("button", name=name, exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("region", name=name, exact=True)
    expect(sheet).to_be_focused()
    return opener, sheet


def is_back(opener: Locator, sheet: Locator) -> None:
    """The sheet is gone, and the focus is where it was before."""
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("game", ASKED)
@pytest.mark.parametrize("window", SIZES)
def test_escape_closes_the_drawer_and_brings_the_focus_back(visitor: Visitor, game: str, window: str) -> None:
    page = visitor.is_in(moment(game, in_round(2, ASKED[game])))
    page.set_viewport_size(SIZES[window])
    assert wider(visitor) <= 0
    opener, sheet = opened(page, "Chronicle")
    page.keyboard.press("Escape")
    is_back(opener, sheet)

    opener, sheet = opened(page, "Chronicle")
    sheet.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    is_back(opener, sheet)


@pytest.mark.parametrize("game", ASKED)
def test_escape_closes_the_keys_and_brings_the_focus_back(visitor: Visitor, game: str) -> None:
    page = visitor.is_in(moment(game, in_round(2, ASKED[game])))
    opener, sheet = opened(page, "Rules and keys")
    page.keyboard.press("Escape")
    is_back(opener, sheet)


@pytest.mark.parametrize("game", ASKED)
def test_under_a_thumb_the_drawer_stands_on_the_question(visitor: Visitor, game: str) -> None:
    page = visitor.is_in(moment(game, in_round(2, ASKED[game])))
    page.set_viewport_size(PHONE)
    assert wider(visitor) <= 0
    opener, sheet = opened(page, "Chronicle")
    lectern = lies_on(page.locator(".lectern"), PHONE)
    above = lies_on(sheet, PHONE)
    # A lectern may end between two pixels; the drawer stands on a whole one.
    assert above["y"] + above["height"] < lectern["y"] + 1, "the drawer lies over the question"
    assert above["height"] > PHONE["height"] / 3, "there is hardly room to read"
    opener.click()  # a real click, on nothing but the opener
    expect(sheet).to_have_count(0)
