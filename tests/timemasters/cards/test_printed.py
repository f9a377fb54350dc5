"""What is printed on the cards of the starting deck and of spheres 1 to 3, and that it must be paid."""

import pytest

from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import scenario

# By level: kind, cost, slots and copies, which in the starting deck are those of each player.
PRINTED = {
    0: {
        "focus": ("focus", 0, 0, 3),
        "timer": ("timer", 0, 1, 1),
        "suggestion": ("spell", 2, 0, 2),
        "charge": ("spell", 2, 0, 2),
        "energy-loop": ("spell", 3, 0, 2),
    },
    1: {
        "passing-thought": ("spell", 2, 0, 2),
        "weight-of-time": ("spell", 2, 0, 2),
        "smooth-flow": ("spell", 2, 0, 2),
        "small-offering": ("spell", 2, 0, 2),
        "shed-the-past": ("spell", 2, 0, 2),
        "scattered-seconds": ("spell", 2, 0, 2),
        "recollection": ("spell", 2, 0, 2),
        "deep-breath": ("focus", 0, 0, 2),
        "sundial": ("timer", 0, 1, 2),
        "twin-pendulum": ("timer", 0, 2, 2),
    },
    2: {
        "growth": ("spell", 1, 0, 2),
        "slowdown": ("spell", 1, 0, 2),
        "morning-tide": ("spell", 2, 0, 2),
        "open-lecture": ("spell", 2, 0, 2),
        "bitter-bargain": ("spell", 1, 0, 2),
        "burned-diary": ("spell", 1, 0, 2),
        "heavy-eyelids": ("spell", 2, 0, 2),
        "inner-light": ("focus", 0, 0, 2),
        "chiming-clock": ("timer", 0, 1, 2),
        "stone-dial": ("timer", 0, 2, 2),
    },
    3: {
        "echo-of-the-moment": ("spell", 1, 0, 2),
        "from-oblivion": ("spell", 2, 0, 2),
        "second-wind": ("spell", 2, 0, 2),
        "shared-harvest": ("spell", 1, 0, 2),
        "half-a-life": ("spell", 1, 0, 2),
        "fog-over-the-dial": ("spell", 2, 0, 2),
        "tithe-of-hours": ("spell", 2, 0, 2),
        "fiery-trance": ("focus", 0, 0, 2),
        "water-clock": ("timer", 0, 1, 2),
        "cracked-hourglass": ("timer", 0, 1, 2),
    },
}
SPELLS = [(name, cost) for cards in PRINTED.values() for name, (kind, cost, _, _) in cards.items() if kind == "spell"]


@pytest.mark.parametrize("level", PRINTED)
def test_the_cards_of_a_level(level: int) -> None:
    cards = [card for card in load_pack("verguya").cards if card.set == "base" and card.level == level]
    assert {card.name: (card.kind, card.cost, card.slots, card.copies) for card in cards} == PRINTED[level]


# One Ke too few is too few, for playing a spell and for putting it on a Timer.
@pytest.mark.parametrize(("card", "cost"), SPELLS)
@pytest.mark.parametrize("verb", ["play", "put"])
def test_the_cost_must_be_paid(verb: str, card: str, cost: int) -> None:
    game = scenario({"hand": [card], "timers": ["timer"], "active": cost - 1, "exhausted": 3})
    assert game.refused(0, f"{verb} {card}") == f"{card} costs {cost} Ke, you have {cost - 1}."
    enough = scenario({"hand": [card], "timers": ["timer"], "active": cost, "exhausted": 0})
    enough.play(0, f"put {card}")
    assert enough.ke(0) == (0, cost, 0)
