"""Amulets."""

from tests.seasons.scenario import scenario


# Amulet of Fire: draw four cards, keep one, discard the others.
def test_amulet_of_fire_keeps_one_of_four() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        deck=["divine-chalice", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "keep"
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.in_play(0) == ["amulet-of-fire"]
    assert sorted(game.discard) == ["die-of-malice", "divine-chalice", "staff-of-spring"]
    assert game.reserve(0) == ""
