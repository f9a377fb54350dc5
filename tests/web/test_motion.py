"""Whoever wants less motion gets none."""

import pytest

from tests.web.conftest import Visits
from tests.web.moments import in_round, moment
from tests.web.playing import Player

# Whatever has begun to move since the page was opened, by style or by script, for longer than an eye can see.
MOVES = """
window.moved = [];
const tell = (what, element, animation) => {
  if (animation.effect.getComputedTiming().endTime > 50) moved.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
};
for (const begins of ['animationstart', 'transitionrun'])
  addEventListener(begins, ({ target, animationName, propertyName }) => {
    const name = animationName ?? propertyName;
    for (const each of target.getAnimations({ subtree: true }))
      if ((each.animationName ?? each.transitionProperty) === name) tell(name, target, each);
  }, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  tell('by script', this, animation);
  return animation;
};
"""
SOME = 8


def play(visit: Visits, game: str, motion: str) -> list[str]:
    """What moved in some turns."""
    visitor = visit(speed="fast", reduced_motion=motion)
    visitor.context.add_init_script(MOVES)
    visitor.is_in(moment(game, in_round(2, "turn" if game == "seasons" else "main")))
    player = Player(visitor)
    player.plays(lambda: player.clicks >= SOME)
    moved: list[str] = visitor.page.evaluate("() => moved")
    return moved


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_whoever_wants_less_motion_gets_none(visit: Visits, game: str) -> None:
    assert play(visit, game, "reduce") == []
    moved = play(visit, game, "no-preference")
    assert any(each.startswith("by script") for each in moved), "nothing flies"
    assert any(not each.startswith("by script") for each in moved), "nothing glows"
