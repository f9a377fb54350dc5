"""Taking back: one press undoes what one press has done, however many choices of the game that was."""

import chronomage as cm
from tests.web.moments import asks, moment
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
