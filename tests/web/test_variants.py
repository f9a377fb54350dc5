"""Every way to play is started, and played for a round."""

import pytest

from tests.web.conftest import Visits
from tests.web.playing import Player

LEVELS = ("apprentice", "magician", "archmage")
ENCHANTMENTS = (
    "elemental-construction",
    "extended-experience",
    "natural-selection",
    "entangling-roots",
    "nature-spirit",
    "argos-embrace",
    "ios-bounty",
    "olafs-knowledge",
    "drought",
    "vision-of-destiny",
)
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


@pytest.mark.parametrize("way", WAYS)
def test_a_round_of_seasons(visit: Visits, way: str) -> None:
    visitor = visit()
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("seasons", options=WAYS[way]))
    Player(visitor).plays(lambda: visitor.position["observation"]["round"] >= 2)


@pytest.mark.parametrize("players", [3, 4])
def test_a_round_at_a_full_table(visit: Visits, players: int) -> None:
    for game in ("seasons", "timemasters"):
        visitor = visit()
        visitor.is_guest("Anna")
        visitor.sits_at(visitor.sets_up(game, *["random"] * (players - 1)))
        Player(visitor).plays(lambda visitor=visitor: visitor.position["observation"]["round"] >= 2)


def test_a_round_of_time_masters_with_everything(visit: Visits) -> None:
    visitor = visit()
    visitor.is_guest("Anna")
    visitor.sits_at(visitor.sets_up("timemasters", options={"expansion": "true", "promo": "true"}))
    Player(visitor).plays(lambda: visitor.position["observation"]["round"] >= 3)
