"""Card 29: Olaf's Blessed Statue."""

from tests.seasons.cards.common import LEECH, THREE
from tests.seasons.scenario import scenario


# Olaf's Blessed Statue: three water to summon, twenty crystals on entering.
def test_statue_gives_twenty() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWW", "crystals": 2, "gauge": 1})
    game.play(0, "summon olafs-blessed-statue")
    assert game.crystals(0) == 22
    assert game.reserve(0) == ""
    assert "has no effect to activate" in game.refused(0, "activate olafs-blessed-statue")


# Two water are not enough.
def test_statue_is_refused_for_two_water() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWAAA", "gauge": 1})
    assert "needs 3 water, you have 2" in game.refused(0, "summon olafs-blessed-statue")


# The gauge must have room.
def test_statue_is_refused_without_room() -> None:
    game = scenario({"hand": ["olafs-blessed-statue"], "reserve": "WWW", "gauge": 1, "in_play": ["purse-of-io"]})
    assert "summoning gauge is 1" in game.refused(0, "summon olafs-blessed-statue")


# Its crystals come too late for an Arcano Leech; a Staff of Spring's too.
def test_statue_does_not_pay_its_own_toll() -> None:
    game = scenario(
        {"hand": ["olafs-blessed-statue"], "reserve": "WWW", "gauge": 2, "in_play": ["staff-of-spring"]}, LEECH
    )
    reason = game.refused(0, "summon olafs-blessed-statue")
    assert "Arcano Leech" in reason
    assert "you have 0" in reason


# Each of two gives its twenty, at the end it is worth no prestige.
def test_two_statues() -> None:
    game = scenario(
        {"hand": ["olafs-blessed-statue", "olafs-blessed-statue"], "reserve": "WWWWWW", "gauge": 2},
        year=3,
        space=12,
        leftover_pips=1,
    )
    game.play(0, "summon olafs-blessed-statue", "summon olafs-blessed-statue")
    assert game.crystals(0) == 40
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [40, 0]


# Put into play it gives them as well.
def test_statue_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, LEECH, deck=["olafs-blessed-statue", *THREE]
    )
    assert "Arcano Leech" in game.refused(0, "summon divine-chalice")
    rich = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2, "crystals": 1},
        LEECH,
        deck=["olafs-blessed-statue", *THREE],
    )
    rich.play(0, "summon divine-chalice", "olafs-blessed-statue")
    assert rich.crystals(0) == 20
    assert rich.crystals(1) == 1
