"""Every way to play is started, and played for a round."""

import pytest

from chronomage.games.seasons.facts import ENCHANTMENTS
from tests.web.playing import Player
from tests.web.visitor import Visitor

LEVELS = ("apprentice", "magician", "archmage")
# These change the draft, and the apprentice level has none.
OF_THE_DRAFT = ("elemental-construction", "extended-experience", "natural-selection")
WAYS = {level: {"level": level} for level in LEVELS} | {
    name: {
        "level": "archmage" if name in OF_THE_DRAFT else "apprentice",
        "enchantment": name,
        "enchanted_kingdom": "true" if name in OF_THE_DRAFT else "false",
        "ability_tokens": "true" if number % 2 else "false",
    }
    for number, name in enumerate(ENCHANTMENTS)
}


# As many as may sit there.
PLAYERS = {"magician": 3, "archmage": 4}


@pytest.mark.parametrize("way", WAYS)
def test_a_round_of_seasons(visitor: Visitor, way: str) -> None:
    visitor.is_guest("Anna")
    bots = ["random"] * (PLAYERS.get(way, 2) - 1)
    visitor.sits_at(visitor.sets_up("seasons", *bots, options=WAYS[way]))
    Player(visitor).plays(lambda: visitor.position["observation"]["round"] >= 2)


def test_a_round_of_time_masters_with_everything(visitor: Visitor) -> None:
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("timemasters", "random", "random", options={"expansion": "true", "promo": "true"}))
    Player(visitor).plays(lambda: visitor.position["observation"]["round"] >= 3)
