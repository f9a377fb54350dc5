"""What somebody needs to decide is in sight together, on screens of usual sizes."""

import pytest
from playwright.sync_api import ViewportSize

import chronomage as cm
from tests.web.moments import asks, moment
from tests.web.sizes import TABLET, lies_on, wider
from tests.web.visitor import DESKTOP, Visitor

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# All that the expansion lays on the table.
EXPANSION = {"enchanted_kingdom": "true", "enchantment": "vision-of-destiny", "ability_tokens": "true"}


def has_cards(game: cm.Game) -> bool:
    """It is our turn, with cards in play and in the hand."""
    if not asks("turn")(game):
        return False
    own = game.observe(0).plain()["players"][0]
    return len(own["in_play"]) >= 3 and len(own["hand"]) >= 2


@pytest.mark.parametrize("options", [{}, EXPANSION], ids=["base", "expansion"])
def test_a_table_of_four_needs_no_scrolling(visitor: Visitor, options: dict[str, str]) -> None:
    page = visitor.is_in(moment("seasons", has_cards, players=4, **options))
    page.wait_for_selector(".dock")
    for window in (TABLET, LAPTOP, DESKTOP):
        page.set_viewport_size(window)
        assert wider(visitor) <= 0
        above = lies_on(page.locator(".dock"), window)["y"]
        for thing in ("[data-at=wheel]", ".piles", ".others", ".board.own", ".board.own .in-play"):
            box = lies_on(page.locator(thing), window)
            assert box["y"] + box["height"] <= above, f"{thing} lies under the hand at {window}: {box}"
        lies_on(page.locator(".lectern"), window)
