"""A game that is over: moved through, seen with every pair of eyes, and gone on with."""

import pytest
from playwright.sync_api import expect

from tests.web.playing import Player
from tests.web.reading import texts
from tests.web.scenes import SCENES
from tests.web.visitor import Visitor


@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_a_replay_is_moved_through_and_gone_on_with(visitor: Visitor, game: str) -> None:
    SCENES[f"{game} replay"](visitor)
    page = visitor.page
    place = page.get_by_role("slider")

    def stands(at: int) -> None:
        expect(place).to_have_value(str(at))

    # Step by step, turn by turn, to both ends, and by the slider itself.
    stands(0)
    visitor.button("One step on").click()
    stands(1)
    visitor.button("One step back").click()
    stands(0)
    visitor.button("To the end").click()
    last = int(place.input_value())
    assert last > 20
    visitor.button("To the turn before").click()
    assert int(place.input_value()) < last
    place.focus()
    place.press("Home")
    stands(0)
    place.press("ArrowRight")
    stands(1)
    middle = last // 2
    place.fill(str(middle))
    stands(middle)

    # A watcher sees no hand; each seat sees its own, and open eyes see them all.
    eyes = page.get_by_label("Seen by")
    seen: dict[str, set[str]] = {"": set(texts(visitor))}
    for seat in ("all", "0", "1"):
        eyes.select_option(seat)
        expect(eyes).to_be_enabled()
        expect(eyes).to_have_value(seat)
        stands(middle)
        seen[seat] = set(texts(visitor))
        assert seen[seat] - seen[""], f"eyes of {seat} see no more than a watcher"
    assert seen["0"] != seen["1"]

    # The moment is in the address: loaded anew it is the same.
    page.wait_for_url(f"**?at={middle}*")
    page.reload()
    stands(middle)

    visitor.button("Play on", exact=True).click()
    visitor.button("Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".lectern")
    before = visitor.position["number"]
    Player(visitor).plays(lambda: visitor.position["number"] > before or visitor.outcome is not None)
