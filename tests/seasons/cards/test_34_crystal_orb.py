"""Card 34: Crystal Orb."""

from tests.seasons.cards.common import LEECH, THREE
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import next_round, scenario


# Crystal Orb: look at the top card alone, and leave it there.
def test_orb_looks_and_leaves() -> None:
    game = scenario(
        {"hand": ["crystal-orb"], "reserve": "FEAWFE", "crystals": 3, "gauge": 2}, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "summon crystal-orb", "activate crystal-orb")
    assert game.kind == "way"
    assert game.open == ["look", "discard top"]
    game.play(0, "look")
    assert [event.audience for event in game.events if event.kind == "top-seen"] == [0]
    assert game.kind == "buy-top"
    game.play(0, "no")
    assert game.deck(1) == ["runic-cube-of-eolis"]
    assert game.reserve(0) == "AWFE"
    assert game.crystals(0) == 3
    assert game.used(0, "crystal-orb")


# Only the player who looked knows the card, and still does afterwards.
def test_orbs_look_is_private() -> None:
    game = scenario({"gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.game.observe(0).plain()["deck"]["known"] == {"0": "runic-cube-of-eolis"}
    assert game.game.observe(1).plain()["deck"]["known"] == {}


# Or put it into play for four energy of any kind, free of its own cost.
def test_orb_puts_the_top_card_into_play() -> None:
    game = scenario(
        {"reserve": "AAWWFE", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis", "purse-of-io"]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.kind == "pay-any"
    game.play(0, "A", "W", "F")
    assert game.reserve(0) == "AW"
    assert game.in_play(0) == ["crystal-orb", "runic-cube-of-eolis"]
    assert game.crystals(0) == 0
    assert game.deck(1) == ["purse-of-io"]
    assert game.told("card-summoned") == []


# The card's instant effect acts.
def test_card_from_the_orb_acts() -> None:
    game = scenario({"reserve": "FFFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["olafs-blessed-statue"])
    game.play(0, "activate crystal-orb", "yes")
    assert game.crystals(0) == 20
    assert game.reserve(0) == ""


# No Leech, Staff or Vase acts for a card that enters so.
def test_orb_does_not_summon() -> None:
    in_play = ["crystal-orb", "staff-of-spring", "yjangs-forgotten-vase"]
    game = scenario(
        {"reserve": "FFFF", "crystals": 2, "gauge": 4, "in_play": in_play}, LEECH, deck=["runic-cube-of-eolis"]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.kind == "turn"
    assert game.crystals(0) == 2
    assert game.crystals(1) == 0
    assert game.reserve(0) == ""


# Without room on the gauge the card can only be seen.
def test_orb_needs_room() -> None:
    game = scenario({"reserve": "FFFF", "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.deck(1) == ["runic-cube-of-eolis"]
    assert game.reserve(0) == "FFFF"
    assert game.used(0, "crystal-orb")


# With three energy neither.
def test_orb_needs_four_energy() -> None:
    game = scenario({"reserve": "FFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.kind == "turn"
    assert game.in_play(0) == ["crystal-orb"]
    assert game.reserve(0) == "FFF"


# An Amulet of Water helps to pay the four.
def test_orb_paid_by_an_amulet_of_water() -> None:
    in_play = ["crystal-orb", {"card": "amulet-of-water", "tokens": "WWWW"}]
    game = scenario({"reserve": "AF", "gauge": 3, "in_play": in_play}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb", "yes", "amulet W", "amulet W")
    # Two of the four must come from the amulet; for the third there is a choice.
    assert game.kind == "pay-any"
    assert game.open == ["amulet W", "A"]
    game.play(0, "A")
    assert game.tokens(0, "amulet-of-water") == "WW"
    assert game.reserve(0) == ""
    assert game.in_play(0)[-1] == "runic-cube-of-eolis"


# Or pay three crystals and discard the top card unseen.
def test_orb_discards_the_top_card() -> None:
    game = scenario(
        {"crystals": 4, "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis", "purse-of-io"]
    )
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == 1
    assert game.discard == ["runic-cube-of-eolis"]
    assert game.deck(1) == ["purse-of-io"]
    assert game.told("top-seen") == []
    assert game.game.observe(0).plain()["discard"]["known"] == {}
    assert game.kind == "turn"


# Two crystals are not enough to discard it; looking is left.
def test_orb_discards_only_for_three_crystals() -> None:
    game = scenario({"crystals": 2, "gauge": 1, "in_play": ["crystal-orb"]}, deck=["runic-cube-of-eolis"])
    game.play(0, "activate crystal-orb")
    assert game.crystals(0) == 2
    assert game.discard == []
    assert [told["card"] for told in game.told("top-seen")] == ["runic-cube-of-eolis"]


# One of the two in one activation, one activation in a round; straightened for the next.
def test_orb_once_a_round() -> None:
    game = scenario({"crystals": 9, "gauge": 1, "in_play": ["crystal-orb"]})
    game.play(0, "activate crystal-orb", "look")
    assert "has been activated this round already" in game.refused(0, "activate crystal-orb")
    next_round(game, 0, 1)
    assert not game.used(0, "crystal-orb")
    game.play(1, "end")
    crystals = game.crystals(0)
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == crystals - 3


# Two Orbs: look with one, discard what was seen with the other, who looked still knows it.
def test_two_orbs() -> None:
    game = scenario(
        {"crystals": 3, "gauge": 2, "in_play": ["crystal-orb", "crystal-orb"]},
        deck=["runic-cube-of-eolis", "purse-of-io"],
    )
    game.play(0, "activate crystal-orb", "look", "activate crystal-orb 2", "discard top")
    assert game.discard == ["runic-cube-of-eolis"]
    assert game.deck(1) == ["purse-of-io"]
    assert game.crystals(0) == 0
    assert game.game.observe(0).plain()["discard"]["known"] == {"0": "runic-cube-of-eolis"}
    assert game.game.observe(1).plain()["discard"]["known"] == {}


# Where the discard pile is public, the card discarded unseen is then open to all.
def test_orb_and_a_public_discard_pile() -> None:
    game = scenario(
        {"crystals": 3, "gauge": 1, "in_play": ["crystal-orb"]},
        deck=["runic-cube-of-eolis"],
        options={"discard_pile": "public"},
    )
    game.play(0, "activate crystal-orb", "discard top")
    for player in (0, 1):
        assert game.game.observe(player).plain()["discard"]["known"] == {"0": "runic-cube-of-eolis"}


# A Divine Chalice from the Orb draws its four; with no room left they are seen and discarded.
def test_orb_and_chalice_without_room() -> None:
    game = scenario(
        {"reserve": "FFFF", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["divine-chalice", "lewis-greyface", *THREE]
    )
    game.play(0, "activate crystal-orb", "yes")
    assert game.in_play(0) == ["crystal-orb", "divine-chalice"]
    assert sorted(game.discard) == sorted(["lewis-greyface", *THREE])


# The discard pile becomes the deck when that is empty; with no card anywhere there is nothing to look at.
def test_orb_and_an_empty_deck() -> None:
    rest = rest_of_pool("archmage", "crystal-orb")
    none = scenario({"gauge": 1, "in_play": ["crystal-orb"]}, {"hand": rest})
    assert "needs a card in the deck, there is none" in none.refused(0, "activate crystal-orb")
    rest.remove("purse-of-io")
    game = scenario({"gauge": 1, "in_play": ["crystal-orb"]}, {"hand": rest}, discard=["purse-of-io"])
    game.play(0, "activate crystal-orb")
    assert game.discard == []
    assert game.deck(1) == ["purse-of-io"]
    assert [told["card"] for told in game.told("top-seen")] == ["purse-of-io"]


# Thieving Fairies take their share whichever way is chosen, after the price.
def test_orb_and_thieving_fairies() -> None:
    game = scenario(
        {"crystals": 4, "gauge": 1, "in_play": ["crystal-orb"]}, {"in_play": ["thieving-fairies"], "gauge": 1}
    )
    game.play(0, "activate crystal-orb", "discard top")
    assert game.crystals(0) == 0
    assert game.crystals(1) == 2


# The Orb costs earth and fire; without them it is refused.
def test_orbs_price() -> None:
    game = scenario({"hand": ["crystal-orb"], "reserve": "EEAA", "gauge": 1})
    assert "needs 1 fire, you have 0" in game.refused(0, "summon crystal-orb")
