"""Whole games, by clicks on what glows."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.playing import Player

MINUS = "\N{MINUS SIGN}"


@pytest.mark.parametrize("game", ["Seasons", "Time Masters"])
def test_a_newcomer_plays_a_whole_game_against_a_bot(visit: Visits, game: str) -> None:
    visitor = visit()
    visitor.opens()
    visitor.page.get_by_role("textbox", name="Your name").fill("Anna")
    visitor.plays_at_once(game)
    visitor.page.wait_for_selector(".lectern")
    outcome = Player(visitor).plays_to_the_end()
    scores = visitor.page.locator("main table tfoot")
    for score in outcome["scores"]:
        expect(scores).to_contain_text(str(score).replace("-", MINUS))
