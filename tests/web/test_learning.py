"""The first game that teaches, to its end."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.web.conftest import Visits
from tests.web.playing import Player
from tests.web.sizes import lies_on
from tests.web.visitor import PHONE, Visitor

A_MOMENT = 1000


def begins(visitor: Visitor, game: str) -> Locator:
    """Begins the first game; the guide."""
    visitor.opens("/learn")
    visitor.page.get_by_role("region", name=game).get_by_role("button", name="Begin the first game").click()
    return visitor.page.get_by_role("complementary", name="The guide")


@pytest.mark.parametrize("game", ["Seasons", "Time Masters"])
def test_the_first_game_teaches_to_its_end(visit: Visits, game: str) -> None:
    visitor = visit()
    guide = begins(visitor, game)
    visitor.page.wait_for_selector(".lectern")
    expect(guide.get_by_role("heading")).to_be_visible()
    player = Player(visitor)
    told: list[str] = []

    def listens() -> bool:
        """Reads what the guide says, and says that it was read."""
        go_on = guide.get_by_role("button", name="Go on", exact=True)
        while go_on.is_visible():
            # What happens meanwhile may be an answer too: then the guide goes on by itself.
            with suppress(Error):
                told.append(guide.get_by_role("heading").inner_text(timeout=A_MOMENT))
                go_on.click(timeout=A_MOMENT)
        return visitor.outcome is not None

    player.plays(listens)
    listens()
    assert len(set(told)) >= 5
    expect(guide.get_by_role("button", name="Play against the Apprentice")).to_be_visible()


def test_on_a_phone_what_the_guide_speaks_of_comes_in_sight(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    guide = begins(visitor, "Time Masters")
    for title in ("The goal", "Your hand", "Ke"):
        expect(guide.get_by_role("heading")).to_have_text(title)
        expect(page.locator(".ring")).to_be_in_viewport()
        expect(guide.get_by_role("button", name="Show me")).to_be_hidden()
        guide.get_by_role("button", name="Go on", exact=True).click()


def test_on_a_phone_the_dice_lie_below_the_guide(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    guide = begins(visitor, "Seasons")
    player = Player(visitor)
    dice = page.locator("[data-spot^='die:']")
    player.plays(lambda: dice.count() > 0)
    # However far one has scrolled.
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    above, die = guide.bounding_box(), lies_on(dice.first, PHONE)
    assert above is not None
    assert die["y"] >= above["y"] + above["height"], "the guide covers the dice"
