"""On a phone and on a large screen nothing that can be chosen lies off the screen, or under something else."""

import pytest

from tests.web.conftest import Visits
from tests.web.playing import AIM, Player
from tests.web.test_pages import WIDER
from tests.web.visitor import DESKTOP, PHONE

SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["seasons", "timemasters"])
def test_everything_that_can_be_chosen_can_be_reached(visit: Visits, game: str, size: str) -> None:
    visitor = visit(viewport=SIZES[size], has_touch=size == "phone")
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up(game, "random", "random", "random"))
    player = Player(visitor)
    for _ in range(15):
        for number, choice in enumerate(player.sees()["choices"]):
            aim = visitor.page.evaluate(AIM, number)
            assert "covered" not in aim, aim["covered"]
            assert "gone" in aim or 0 <= aim["x"] < SIZES[size]["width"], (choice, aim)
        assert visitor.page.evaluate(WIDER) <= 0
        player.clicks_on_something()
