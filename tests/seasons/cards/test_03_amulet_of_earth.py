"""Card 3: Amulet of Earth."""

from tests.seasons.scenario import scenario


# Amulet of Earth: nine crystals, at once.
def test_amulet_of_earth_gives_nine_crystals() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EEE", "gauge": 1, "crystals": 4})
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 13
    assert game.crystals(1) == 0
    assert game.reserve(0) == "E"


# Each copy gives nine.
def test_two_amulets_of_earth() -> None:
    game = scenario({"hand": ["amulet-of-earth"] * 2, "reserve": "EEEE", "gauge": 2})
    game.play(0, "summon amulet-of-earth", "summon amulet-of-earth")
    assert game.crystals(0) == 18


# The nine crystals come only after the Leech was paid: they cannot pay it.
def test_amulet_of_earth_cannot_pay_the_leech_with_its_own_crystals() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 1}, {"in_play": ["arcano-leech"]})
    assert "1 of them for Arcano Leech" in game.refused(0, "summon amulet-of-earth")


# A Purse of Io adds nothing: no energy is transmuted here.
def test_amulet_of_earth_is_no_transmutation() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": ["purse-of-io"]})
    game.play(0, "summon amulet-of-earth")
    assert game.crystals(0) == 9


# Summoned with a Staff of Spring: the Staff's three, then its own nine. Bought with a Crystal Orb: only its own.
def test_amulet_of_earth_summoned_and_put_into_play() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amulet-of-earth")
    assert [fact["amount"] for fact in game.told("crystals-gained")] == [3, 9]
    orb = scenario(
        {"reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring", "crystal-orb"]}, deck=["amulet-of-earth"]
    )
    orb.play(0, "activate crystal-orb", "yes")
    assert [fact["amount"] for fact in orb.told("crystals-gained")] == [9]
    assert orb.crystals(0) == 9
    assert orb.reserve(0) == ""
