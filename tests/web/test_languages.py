"""Turns of both games in each of the four languages, with no missing text."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.reading import LANGUAGES, raw, texts, untranslated

SOME = 12


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_turns_and_their_chronicle(visit: Visits, language: str, game: str) -> None:
    visitor = visit(language=language)
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up(game, options={"level": "apprentice"} if game == "seasons" else {}))
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    player = Player(visitor)
    found: set[str] = set()
    for _ in range(SOME):
        player.clicks_on_something()
        found |= set(texts(visitor))
    visitor.page.locator(".openers button").first.click()
    expect(visitor.page.get_by_role("log")).to_be_visible()
    found |= set(texts(visitor))
    assert raw(found) == []
    assert untranslated(found, language) == []
