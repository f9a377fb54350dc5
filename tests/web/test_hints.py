"""Asked for a hint, a bot says what it would choose and why, and the place is marked on the board."""

import re

from playwright.sync_api import expect

import chronomage as cm
from chronomage.bots import make_bot
from tests.web.conftest import Visits
from tests.web.moments import Wanted, moment
from tests.web.visitor import Visitor


def advised(kind: str, reason: str) -> Wanted:
    """Games in which the apprentice has that reason for what it would choose."""

    def wanted(game: cm.Game) -> bool:
        decision = next((each for each in game.decisions if each.player == 0), None)
        if decision is None or decision.kind != kind:
            return False
        explained = make_bot("apprentice", game.rules.name).explain(game.observe(0), decision)
        return any(each.key == reason for each in explained.because)

    return wanted


def asks_for_a_hint(visitor: Visitor, *sentences: str, place: str) -> None:
    """Is told why; and what is hinted at is marked, and nothing else is."""
    visitor.caught_up()
    lectern = visitor.page.locator(".lectern")
    height = lectern.evaluate("(strip) => strip.offsetHeight")
    visitor.button("Hint").click()
    for sentence in sentences:
        expect(visitor.page.locator(".lectern .advice")).to_contain_text(re.compile(sentence))
    assert lectern.evaluate("(strip) => strip.offsetHeight") == height  # it covers nothing of the table
    hinted = visitor.page.locator(":is([data-hinted], .hinted)")
    expect(hinted.first).to_be_visible()
    where = hinted.evaluate_all("(all) => all.map((each) => each.dataset.spot ?? `split:${each.dataset.split}`)")
    assert {each.partition(":")[0] for each in where} == {place}


def test_a_hint_says_why_and_where(visit: Visits) -> None:
    anna = visit()
    anna.is_in(moment("seasons", advised("turn", "summon")))
    asks_for_a_hint(
        anna, r"Summon: ", r"By the end it brings about \d+ crystals?", r"\d crystals? better than: ", place="hand"
    )
    anna.is_in(moment("timemasters", advised("main", "spell")))
    asks_for_a_hint(anna, r"Play: ", r"effect is worth about -?\d+(\.\d)?, and it costs \d+ Ke", place="hand")
    # In the split of the years too, where nothing is sent before all of it is laid out.
    anna.sits_at(anna.sets_up("seasons", options={"level": "apprentice"}))
    asks_for_a_hint(anna, r"about -?\d+ crystals? in year 1, and about -?\d+ a year later", place="split")
