"""The four potions together: price, sacrifice, use."""

import pytest

from tests.seasons.scenario import scenario

PRICES = [
    ("potion-of-power", "FF"),
    ("potion-of-dreams", "AA"),
    ("potion-of-knowledge", "WW"),
    ("potion-of-life", "EE"),
]


# A potion is worth nothing at the end and costs two energy of its own kind.
@pytest.mark.parametrize(("potion", "price"), PRICES)
def test_price_of_a_potion(potion: str, price: str) -> None:
    game = scenario({"hand": [potion], "reserve": price, "gauge": 1})
    game.play(0, f"summon {potion}")
    assert game.reserve(0) == ""
    assert game.in_play(0) == [potion]
    assert game.game.outcome.scores[0] == 0
    short = scenario({"hand": [potion], "reserve": price[0], "gauge": 1})
    assert "you have 1" in short.refused(0, f"summon {potion}")


# An activated potion is sacrificed: it lies on the discard pile and leaves its place free.
@pytest.mark.parametrize(
    ("potion", "answers"),
    [
        ("potion-of-power", []),
        ("potion-of-dreams", []),
        ("potion-of-knowledge", ["E"]),
        ("potion-of-life", []),
    ],
)
def test_a_potion_is_sacrificed(potion: str, answers: list[str]) -> None:
    game = scenario({"hand": ["purse-of-io"], "in_play": [potion], "gauge": 1})
    game.play(0, f"activate {potion}", *answers)
    assert game.discard == [potion]
    assert potion not in game.in_play(0)
    assert "in play" in game.refused(0, f"activate {potion}")


# A potion may be activated in the turn in which it is summoned.
def test_a_potion_works_at_once() -> None:
    game = scenario({"hand": ["potion-of-life"], "reserve": "AAEE", "gauge": 1})
    game.play(0, "summon potion-of-life", "activate potion-of-life")
    assert game.crystals(0) == 8
    assert game.in_play(0) == []


# An Amulet of Water pays for it, alone or together with the reserve.
def test_a_potion_paid_by_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "FFW"}]
    alone = scenario({"hand": ["potion-of-power"], "in_play": in_play, "gauge": 2})
    alone.play(0, "summon potion-of-power")
    assert alone.tokens(0, "amulet-of-water") == "W"
    shared = scenario({"hand": ["potion-of-power"], "reserve": "FF", "in_play": in_play, "gauge": 2})
    shared.play(0, "summon potion-of-power", "amulet F")
    assert shared.open == ["amulet F", "F"]
    shared.play(0, "F")
    assert shared.reserve(0) == "F"
    assert shared.tokens(0, "amulet-of-water") == "WF"
