"""Whoever wants less motion gets none."""

from tests.web.conftest import Visits
from tests.web.playing import Player

MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && each.effect.getComputedTiming().endTime > 50)
  .map((each) => `${each.animationName ?? each.transitionProperty}: ${each.effect.target?.outerHTML.slice(0, 120)}`)
"""


def test_less_motion_is_no_motion(visit: Visits) -> None:
    for game in ("seasons", "timemasters"):
        visitor = visit(speed="fast", reduced_motion="reduce")
        visitor.is_guest("Anna")
        visitor.sits_at(visitor.sets_up(game, options={"level": "apprentice"} if game == "seasons" else {}))
        player = Player(visitor)
        for _ in range(8):
            player.clicks_on_something()
            assert visitor.page.evaluate(MOVING) == []


def test_otherwise_what_can_be_chosen_glows(visit: Visits) -> None:
    visitor = visit(speed="fast")
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("seasons", options={"level": "apprentice"}))
    visitor.page.wait_for_selector(".choosable")
    assert visitor.page.evaluate(MOVING) != []
