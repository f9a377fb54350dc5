"""Card 28: Scepter of Greatness."""

from tests.seasons.scenario import scenario


# Scepter of Greatness: three crystals for each other magic item in play; familiars do not count.
def test_scepter_counts_other_items() -> None:
    in_play = ["purse-of-io", "die-of-malice", "lewis-greyface", "arcano-leech"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 5})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6
    assert game.reserve(0) == ""


# Alone it gives nothing.
def test_scepter_alone_gives_nothing() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "gauge": 1}, {"in_play": ["purse-of-io"]})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 0


# To the letter of the Russian book it counts itself.
def test_scepter_counts_itself_in_the_russian_edition() -> None:
    game = scenario(
        {"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": ["purse-of-io"], "gauge": 2},
        options={"edition": "russian"},
    )
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6


# A second Scepter counts the first.
def test_second_scepter_counts_the_first() -> None:
    in_play = ["scepter-of-greatness", "purse-of-io"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 3})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 6


# Two copies of one item are two items, used or not; a Staff of Spring pays on top, before it.
def test_scepter_counts_copies_and_used_items() -> None:
    in_play = [{"card": "die-of-malice", "used": True}, "die-of-malice", "staff-of-spring"]
    game = scenario({"hand": ["scepter-of-greatness"], "reserve": "AWFE", "in_play": in_play, "gauge": 4})
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == 9 + 3
    assert [told["amount"] for told in game.told("crystals-gained")] == [3, 9]


# Brought by a Divine Chalice it counts the Chalice.
def test_scepter_from_a_chalice() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["scepter-of-greatness", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon divine-chalice", "scepter-of-greatness")
    assert game.crystals(0) == 3


# Brought by a Potion of Dreams it does not count the potion, which is gone.
def test_scepter_from_a_potion() -> None:
    game = scenario({"hand": ["scepter-of-greatness"], "in_play": ["potion-of-dreams", "purse-of-io"], "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.crystals(0) == 3


# Brought by a Crystal Orb it counts the Orb.
def test_scepter_from_an_orb() -> None:
    game = scenario({"reserve": "AWFE", "in_play": ["crystal-orb"], "gauge": 2}, deck=["scepter-of-greatness"])
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "scepter-of-greatness"]
    assert game.crystals(0) == 3
    assert game.reserve(0) == ""
