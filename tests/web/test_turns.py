"""Turns at a full table, looked at closely: in each language, and on a phone and a large screen all can be reached."""

import pytest

import chronomage as cm
from tests.web.axe import serious_findings
from tests.web.moments import asks, in_round, moment
from tests.web.playing import AIM, Player
from tests.web.reading import LANGUAGES, missing, speaks, texts
from tests.web.sizes import SIZES, wider
from tests.web.visitor import Visitor

FULL = 8
# The buttons of the board whose middle lies under something else once they have the focus.
COVERED = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return [...document.querySelectorAll('.middle button')].filter((each) => {
    each.focus();
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !each.contains(found);
  }).map((each) => each.outerHTML.slice(0, 200));
}"""
# Each language with each window, twice while the game goes on.
WAYS = [(name, language) for name in ("phone", "desktop") for language in LANGUAGES] * 2


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_everything_can_be_read_and_reached(visitor: Visitor, game: str) -> None:
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up(game, "random", "random", "random"))
    player = Player(visitor)
    for name, language in WAYS:
        visitor.page.set_viewport_size(SIZES[name])
        english = texts(visitor)
        speaks(visitor, language)
        everything_is_in_reach(player, f"{name} in {language}", SIZES[name]["width"])
        assert missing(visitor, language, english) == [], f"not in {language} on the {name}"
        speaks(visitor, "en")
        player.clicks_on_something()
    # What has happened by now.
    visitor.page.locator(".openers button").first.click()
    visitor.page.get_by_role("log").wait_for()
    english = texts(visitor)
    for language in LANGUAGES:
        speaks(visitor, language)
        assert missing(visitor, language, english) == [], f"not in {language}, in the chronicle"
    speaks(visitor, "en")
    visitor.button("Close", exact=True).click()
    player.plays(lambda: visitor.position["observation"]["round"] >= 2)
    assert serious_findings(visitor) == []


@pytest.mark.parametrize(("game", "kind"), [("seasons", "turn"), ("timemasters", "main")])
def test_the_chronicle_hides_nothing_one_plays_with(visitor: Visitor, game: str, kind: str) -> None:
    page = visitor.is_in(moment(game, in_round(3, kind)))
    visitor.caught_up()
    for width in (660, 1024, 1200):
        page.set_viewport_size({"width": width, "height": 768})
        page.locator(".openers button").first.click()
        page.get_by_role("log").wait_for()
        everything_is_in_reach(Player(visitor), f"window of {width} pixels, beside the chronicle", width)
        visitor.button("Close", exact=True).click()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (360, 740)])
def test_a_full_hand_lies_over_nothing_that_is_gone_to_by_keys(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor.is_in(moment("timemasters", full_hand))
    visitor.caught_up()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    assert page.evaluate(COVERED) == []


def full_hand(game: cm.Game) -> bool:
    return asks("main", "restore", "launch")(game) and len(game.observe(0).plain()["players"][0]["hand"]) >= FULL


def everything_is_in_reach(player: Player, window: str, width: int) -> None:
    """Nothing that can be chosen lies off the screen, or under something else."""
    seen = player.sees()
    assert wider(player.visitor) <= 0, f"wider than the {window}: {seen['question']}"
    for number, choice in enumerate(seen["choices"]):
        aim = player.visitor.page.evaluate(AIM, number)
        assert "covered" not in aim, f"on the {window}: {aim['covered']}"
        assert "gone" in aim or 0 <= aim["x"] < width, f"off the {window}: {choice} at {aim}"
