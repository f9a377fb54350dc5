"""Taking back: one press undoes what one press has done, however many choices of the game that was."""

import re

import pytest
from playwright.sync_api import expect

import chronomage as cm
from tests.web.conftest import Visits
from tests.web.moments import asks, moment
from tests.web.test_company import sit_down
from tests.web.visitor import Visitor


def several_to_transmute(game: cm.Game) -> bool:
    return asks("turn", "transmute")(game) and len(game.observe(0).plain()["players"][0]["reserve"]) > 1


def test_a_handful_is_taken_back_as_a_whole(visitor: Visitor) -> None:
    page = visitor.is_in(moment("seasons", several_to_transmute))
    visitor.caught_up()
    before = visitor.position["observation"]
    page.keyboard.press("t")
    page.locator("[data-confirm]").click()
    visitor.waits(lambda: not visitor.position["observation"]["players"][0]["reserve"], "nothing was transmuted")
    visitor.caught_up()
    visitor.button("Take back").click()
    visitor.waits(lambda: visitor.position["observation"] == before, "not all was taken back")


def on_the_first_turn(game: cm.Game) -> bool:
    """A Focus card can be played; of this turn everybody knows how it began."""
    return asks("main", "play focus")(game) and {player for player, _ in game.record().choices} == {0}


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_what_was_taken_back_is_told_to_nobody_as_done(visit: Visits, game: str) -> None:
    anna, boris = visit(), visit()
    wanted, told = {
        "seasons": (asks("turn", "summon "), "Anna summons"),
        "timemasters": (on_the_first_turn, "Anna plays"),
    }[game]
    table = sit_down(anna, boris, moment(game, wanted))
    number = anna.position["number"]
    anna.page.locator("[data-spot^='hand:']").first.click()
    boris.moved_on(number)
    since = boris.page.locator(".since")
    boris.page.locator(".openers button").first.click()
    log = boris.page.get_by_role("log")
    expect(since).to_contain_text(told)
    line = log.locator("p", has_text=told).last
    expect(line).to_be_visible()
    expect(line.locator("del")).to_have_count(0)

    # A Focus card by oneself; a card that came from the hand with everybody's consent.
    anna.page.get_by_role("button", name="ake back").click()
    if game == "seasons":
        boris.button("Agree").click()
    for again in (False, True):
        if again:
            boris.sits_at(table)
            boris.page.locator(".openers button").first.click()
        expect(line.locator("del")).to_have_text(re.compile(rf"Taken back:\s*{told}"))
        expect(since).to_contain_text("Nothing")
