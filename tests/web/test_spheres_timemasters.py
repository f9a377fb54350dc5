"""The spheres of Time Masters: what is done at any moment is done there too, and the turn is ended by its player."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.timemasters.worded import PACK
from tests.web.conftest import Visits
from tests.web.moments import Moment, asks, moment, placed
from tests.web.visitor import DESKTOP, PHONE, Visitor

REST = ["charge", "focus", "energy-loop"]
A_MOMENT = 600  # milliseconds, longer than what is new takes no press


def two_spells_played() -> Moment:
    """Two spells lie in our area, a full Timer before us, and Ke are exhausted."""
    mage = {
        "spells": ["suggestion", "charge"],
        "hand": ["focus", "focus", "energy-loop"],
        "timers": [{"card": "timer", "spells": ["suggestion"]}],
        "active": 1,
        "exhausted": 3,
        "deck": REST,
    }
    return placed("timemasters", phase="main", players=[mage, {"hand": REST, "deck": REST[:2]}])


def mine(visitor: Visitor) -> dict[str, object]:
    own: dict[str, object] = visitor.position["observation"]["players"][0]
    return own


def press(visitor: Visitor, page: Page, choice: str) -> None:
    """Press a choice of the lectern; what would be lost by it is told first, and it is pressed again."""
    number = visitor.position["number"]
    button = page.locator(f".lectern [data-choice='{choice}']")
    before = button.inner_text()
    button.click()
    # All of the buttons that there are, which may be none: a press that was taken has the button gone.
    visitor.waits(
        lambda: visitor.position["number"] > number or button.all_inner_texts() not in ([], [before]),
        f"nothing comes of {choice}",
    )
    if visitor.position["number"] == number:
        page.wait_for_timeout(A_MOMENT)  # before that, the second press is taken for a double click
        button.click()
    visitor.moved_on(number)
    visitor.caught_up()


def acts(visitor: Visitor, page: Page, spot: str, name: str) -> None:
    """Do what lies at a spot: on a desk at once, on a phone from the page that it opens."""
    number = visitor.position["number"]
    page.locator(f"[data-spot='{spot}']").first.click()
    if page.locator(".reader").count() > 0:
        page.wait_for_timeout(A_MOMENT)  # before that, a tap is taken for the end of the one before
        page.locator(".reader").get_by_role("button", name=re.compile(name)).first.click()
    visitor.moved_on(number)
    visitor.caught_up()


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_cards_for_a_ke_and_timers_while_cards_are_taken(visit: Visits, window: dict[str, int]) -> None:
    visitor = visit(viewport=window)
    page = visitor.is_in(two_spells_played())
    visitor.caught_up()
    press(visitor, page, "end")
    acts(visitor, page, "sphere:2", "Take")
    assert visitor.position["observation"]["budget"] == 0
    # Nothing is left to take, and it is still our turn: what can be done now is offered, and what is lost is nothing.
    for spot in ("restore", "launch:1"):
        expect(page.locator(f"[data-spot='{spot}']").first).to_be_visible()
    expect(page.locator(".lectern")).to_contain_text("Nothing more can be taken.")
    expect(page.locator(".lectern")).to_contain_text("End the turn")

    acts(visitor, page, "launch:1", "Launch")
    expect(page.locator(".lectern [data-choice='done']")).to_have_count(0)  # its spell must be played first
    acts(visitor, page, "launched:suggestion", "Play")
    acts(visitor, page, "sphere:1", "Take")
    assert visitor.position["observation"]["budget"] == 0
    press(visitor, page, "done")
    visitor.waits(lambda: visitor.position["observation"]["round"] > 1, "the other one does not play")
    assert mine(visitor)["spells"] == []


def test_the_effects_to_choose_from_are_told(visit: Visits) -> None:
    visitor = visit()
    visitor.is_guest("Anna")
    plan = {**moment("timemasters", asks("either"), pack=PACK).plan(), "privacy": "private"}
    visitor.sits_at(visitor.ask("POST", "/tables", plan)["table"]["id"])
    page = visitor.page
    visitor.caught_up()
    rule = page.locator(".lectern").inner_text()
    assert re.search(r"[Ee]ither .+ or ", rule), rule
    number = visitor.position["number"]
    page.locator(".lectern").get_by_role("button", name="The second effect").click()
    visitor.moved_on(number)
