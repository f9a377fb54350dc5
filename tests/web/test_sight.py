"""Nobody hunts: what is asked for, and what the others have, is in sight on a phone too."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.moments import asks, moment
from tests.web.scenes import SCENES
from tests.web.visitor import PHONE

# Cards in play lie far down, below what stays at the foot of the window.
TAKES_BACK = moment("seasons", asks("take-back"), level="apprentice")
IN_SIGHT = """() => [...document.querySelectorAll('.choosable')].some((each) => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
})"""


def test_what_can_be_chosen_comes_in_sight(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.is_in(TAKES_BACK)
    page.wait_for_function(IN_SIGHT)


def test_on_a_phone_the_others_are_a_strip_of_figures_that_opens(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    SCENES["seasons"](visitor)
    strip = visitor.page.get_by_role("group", name="The other players")
    expect(strip.get_by_role("img", name=re.compile("^Reserve of"))).to_be_visible()
    board = visitor.page.get_by_role("region", name="The other players")
    expect(board).to_be_hidden()
    strip.get_by_role("button").click()
    expect(board.get_by_role("group", name=re.compile("bonus"))).to_be_visible()
    board.get_by_role("button", name="Close").click()
    expect(board).to_be_hidden()


def test_on_a_phone_a_replay_shows_the_hands_that_lie_open(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    SCENES["seasons replay"](visitor)
    page = visitor.page
    place = page.get_by_role("slider")
    visitor.button("To the end").click()
    place.fill(str(int(place.input_value()) // 2))
    hands = page.locator(".open-cards")
    expect(hands).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(hands.first).to_be_visible()
