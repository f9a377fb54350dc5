"""Card 32: Tree of Light."""

from tests.seasons.scenario import next_round, scenario


# Tree of Light: two earth to summon; three crystals for an energy of any kind.
def test_tree_sells_an_energy() -> None:
    game = scenario({"hand": ["tree-of-light"], "reserve": "EEF", "crystals": 4, "gauge": 1})
    game.play(0, "summon tree-of-light", "activate tree-of-light")
    assert game.kind == "way"
    assert game.open == ["buy energy", "buy transmutation"]
    game.play(0, "buy energy", "W")
    assert game.crystals(0) == 1
    assert game.reserve(0) == "WF"
    assert game.used(0, "tree-of-light")
    assert "no right to transmute" in game.refused(0, "transmute")


# Or an energy of any kind for the right to transmute until the end of the turn.
def test_tree_sells_the_right_to_transmute() -> None:
    game = scenario({"reserve": "AAFE", "gauge": 1, "in_play": ["tree-of-light"]})
    assert "no right to transmute" in game.refused(0, "transmute")
    game.play(0, "activate tree-of-light")
    assert game.kind == "pay-any"
    assert game.open == ["A", "F", "E"]
    game.play(0, "A", "transmute", "E")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "AF"
    # It was winter's rate for the earth; the right is still there.
    assert "transmute" in game.open
    game.play(0, "transmute", "F")
    assert game.crystals(0) == 5


# The right is gone in the next turn.
def test_trees_right_ends_with_the_turn() -> None:
    game = scenario({"reserve": "AE", "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "A")
    assert game.player(0)["can_transmute"]
    game.play(0, "end")
    assert not game.player(0)["can_transmute"]


# A Purse and a bonus add to what is then transmuted.
def test_tree_with_purse() -> None:
    game = scenario({"reserve": "AE", "gauge": 2, "in_play": ["tree-of-light", "purse-of-io"]})
    game.play(0, "activate tree-of-light", "A", "bonus transmute", "transmute", "E")
    assert game.crystals(0) == 3 + 1 + 1


# Only one of the two in one activation, and one activation in a round; straightened for the next.
def test_tree_once_a_round() -> None:
    game = scenario({"reserve": "AE", "crystals": 9, "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "W")
    assert "has been activated this round already" in game.refused(0, "activate tree-of-light")
    next_round(game, 0, 1)
    assert not game.used(0, "tree-of-light")
    game.play(1, "end")
    crystals = game.crystals(0)
    game.play(0, "activate tree-of-light", "buy energy", "A")
    assert game.crystals(0) == crystals - 3


# Each of two Trees may be used, one this way and one that way.
def test_two_trees() -> None:
    game = scenario({"reserve": "E", "crystals": 3, "gauge": 2, "in_play": ["tree-of-light", "tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "A", "activate tree-of-light 2")
    assert game.crystals(0) == 0
    game.play(0, "A", "transmute", "E")
    assert game.crystals(0) == 3
    assert game.used(0, "tree-of-light", 0)
    assert game.used(0, "tree-of-light", 1)


# An activation needs its price: neither energy nor three crystals, no activation.
def test_tree_needs_its_price() -> None:
    game = scenario({"crystals": 2, "gauge": 1, "in_play": ["tree-of-light"]})
    assert "needs 1 energy or 3 crystals" in game.refused(0, "activate tree-of-light")
    rich = scenario({"crystals": 3, "gauge": 1, "in_play": ["tree-of-light"]})
    rich.play(0, "activate tree-of-light", "W")
    assert rich.crystals(0) == 0
    assert rich.reserve(0) == "W"


# An Amulet of Water pays for the right as well, and its tokens can then be transmuted.
def test_tree_paid_by_an_amulet_of_water() -> None:
    in_play = ["tree-of-light", {"card": "amulet-of-water", "tokens": "WE"}]
    game = scenario({"reserve": "A", "gauge": 2, "in_play": in_play})
    game.play(0, "activate tree-of-light")
    assert game.open == ["amulet W", "amulet E", "A"]
    game.play(0, "amulet W", "transmute", "amulet E", "done")
    assert game.crystals(0) == 3
    assert game.reserve(0) == "A"
    assert game.tokens(0, "amulet-of-water") == ""


# A bought energy overflows a full reserve.
def test_tree_overflows() -> None:
    game = scenario({"reserve": "AAAAAAA", "crystals": 3, "gauge": 1, "in_play": ["tree-of-light"]})
    game.play(0, "activate tree-of-light", "buy energy", "F")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAAF"


# Thieving Fairies take a crystal and gain two; with none left after the price they gain one.
def test_tree_and_thieving_fairies() -> None:
    fairies = {"in_play": ["thieving-fairies"], "gauge": 1}
    game = scenario({"crystals": 5, "gauge": 1, "in_play": ["tree-of-light"]}, fairies)
    game.play(0, "activate tree-of-light", "W")
    assert game.crystals(0) == 1
    assert game.crystals(1) == 2
    last = scenario({"reserve": "A", "gauge": 1, "in_play": ["tree-of-light"]}, fairies)
    last.play(0, "activate tree-of-light")
    assert last.player(0)["can_transmute"]
    assert last.crystals(1) == 1


# A Hand of Fortune makes the activation no cheaper.
def test_tree_and_hand_of_fortune() -> None:
    game = scenario({"crystals": 2, "gauge": 2, "in_play": ["tree-of-light", "hand-of-fortune"]})
    assert "needs 1 energy or 3 crystals" in game.refused(0, "activate tree-of-light")
