"""Card 25: Potion of Knowledge."""

from tests.seasons.scenario import scenario


# Potion of Knowledge: sacrifice it and gain five energy of any kind.
def test_potion_of_knowledge_gives_five() -> None:
    game = scenario({"in_play": ["potion-of-knowledge"], "gauge": 1})
    game.play(0, "activate potion-of-knowledge", "A", "A", "W", "F", "E")
    assert game.reserve(0) == "AAWFE"
    assert game.kind == "turn"


# They come all at once; then their owner discards down to seven, old tokens or new.
def test_potion_of_knowledge_overflows() -> None:
    game = scenario({"reserve": "AAAA", "in_play": ["potion-of-knowledge"], "gauge": 1})
    game.play(0, "activate potion-of-knowledge", "W", "W", "W", "F", "F")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    game.play(0, "A", "W")
    assert game.reserve(0) == "AAAWWFF"
    assert game.kind == "turn"


# A Grimoire makes room for ten; the eleventh goes.
def test_potion_of_knowledge_with_grimoire() -> None:
    fits = scenario({"reserve": "AAAAA", "in_play": ["bespelled-grimoire", "potion-of-knowledge"], "gauge": 2})
    fits.play(0, "activate potion-of-knowledge", "W", "W", "W", "W", "W")
    assert fits.reserve(0) == "AAAAAWWWWW"
    assert fits.kind == "turn"
    over = scenario({"reserve": "AAAAAA", "in_play": ["bespelled-grimoire", "potion-of-knowledge"], "gauge": 2})
    over.play(0, "activate potion-of-knowledge", "W", "W", "W", "W", "W")
    assert over.kind == "overflow"
    over.play(0, "A")
    assert over.reserve(0) == "AAAAAWWWWW"


# Tokens on an Amulet of Water take no room in the reserve.
def test_potion_of_knowledge_beside_an_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWWW"}, "potion-of-knowledge"]
    game = scenario({"reserve": "AA", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-knowledge", "F", "F", "F", "F", "F")
    assert game.reserve(0) == "AAFFFFF"
    assert game.tokens(0, "amulet-of-water") == "WWWW"
    assert game.kind == "turn"


# Each of two gives its five, and the reserve is put right after each.
def test_two_potions_of_knowledge() -> None:
    game = scenario({"in_play": ["potion-of-knowledge", "potion-of-knowledge"], "gauge": 2})
    game.play(0, "activate potion-of-knowledge", "A", "A", "A", "A", "A")
    assert game.reserve(0) == "AAAAA"
    game.play(0, "activate potion-of-knowledge", "E")
    assert game.kind == "overflow"
    game.play(0, "A", "A", "A")
    assert game.reserve(0) == "AAEEEEE"
