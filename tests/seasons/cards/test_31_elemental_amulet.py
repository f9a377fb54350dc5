"""Card 31: Elemental Amulet."""

from tests.seasons.cards.common import THREE
from tests.seasons.scenario import scenario


# Elemental Amulet: paid with water it gives two energy of any kind.
def test_elemental_amulet_for_water() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "W", "gauge": 1})
    game.play(0, "summon elemental-amulet", "W")
    assert game.kind == "gain-energy"
    game.play(0, "A", "F")
    assert game.reserve(0) == "AF"
    assert game.in_play(0) == ["elemental-amulet"]


# Paid with earth: five crystals.
def test_elemental_amulet_for_earth() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 1})
    game.play(0, "summon elemental-amulet", "E")
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""


# Paid with fire: a card, which must be kept.
def test_elemental_amulet_for_fire() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "F", "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "summon elemental-amulet", "F")
    assert game.hand(0) == ["divine-chalice"]
    assert game.discard == []
    assert game.kind == "turn"


# Paid with air: one more on the gauge.
def test_elemental_amulet_for_air() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 1})
    game.play(0, "summon elemental-amulet", "A")
    assert game.gauge(0) == 2
    assert game.reserve(0) == ""


# Something must be paid.
def test_elemental_amulet_needs_an_energy() -> None:
    game = scenario({"hand": ["elemental-amulet"], "gauge": 1, "crystals": 50})
    assert "needs 1 energy or more, you have none" in game.refused(0, "summon elemental-amulet")


# Several different energies may be paid, all before the first effect, and the effects come in any order.
def test_elemental_amulet_for_all_four() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWFE", "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "summon elemental-amulet", "A", "W", "F", "E")
    assert game.reserve(0) == ""
    assert game.kind == "next-element"
    assert game.open == ["auto", "A", "W", "F", "E"]
    game.play(0, "E")
    assert game.crystals(0) == 5
    assert game.gauge(0) == 1
    game.play(0, "A", "F")
    assert game.gauge(0) == 2
    assert game.hand(0) == ["divine-chalice"]
    game.play(0, "W", "W")
    assert game.reserve(0) == "WW"
    assert game.kind == "turn"


# An automatic order is offered.
def test_elemental_amulet_in_the_automatic_order() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "A", "W", "E", "auto", "F", "F")
    assert game.gauge(0) == 2
    assert game.reserve(0) == "FF"
    assert game.crystals(0) == 5


# Some of those one could pay may be left out.
def test_elemental_amulet_for_two_of_four() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AWFE", "gauge": 1})
    game.play(0, "summon elemental-amulet")
    assert game.kind == "elements"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A")
    assert game.open == ["done", "W", "F", "E"]
    game.play(0, "E", "A")
    assert game.reserve(0) == "WF"
    assert game.gauge(0) == 2
    assert game.crystals(0) == 5


# The same energy twice is not possible.
def test_elemental_amulet_takes_no_energy_twice() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AAEE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "A")
    assert "no answer to this question" in game.refused(0, "A")
    game.play(0, "E", "E")
    assert game.gauge(0) == 2
    assert game.crystals(0) == 5
    assert game.reserve(0) == "AE"


# The energy that water gives comes too late to pay for another effect.
def test_elemental_amulet_is_paid_before_its_effects() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "W", "gauge": 1})
    game.play(0, "summon elemental-amulet", "W", "E")
    assert game.reserve(0) == "EE"
    assert game.crystals(0) == 0
    assert game.kind == "turn"


# An Amulet of Water can pay, wholly or in part; where both could, its owner chooses.
def test_elemental_amulet_and_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AE"}]
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 2, "in_play": in_play})
    game.play(0, "summon elemental-amulet", "A", "E")
    assert game.kind == "pay"
    assert game.open == ["amulet A", "A"]
    game.play(0, "A")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "A"
    game.play(0, "auto")
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5


# A Hand of Fortune spares one of several energies: two effects for one token, and which is paid is a choice.
def test_elemental_amulet_and_hand_of_fortune() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AE", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon elemental-amulet", "A", "E")
    assert game.kind == "spare"
    assert game.open == ["A", "E"]
    game.play(0, "E", "auto")
    assert game.reserve(0) == "E"
    assert game.gauge(0) == 3
    assert game.crystals(0) == 5


# For a single effect its one energy must be paid in spite of the Hand.
def test_elemental_amulet_and_hand_for_one_effect() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "AA", "gauge": 2, "in_play": ["hand-of-fortune"]})
    # Air is the only one that can be paid, so it is taken without a question.
    game.play(0, "summon elemental-amulet", "A", "done")
    assert game.reserve(0) == "A"
    assert game.gauge(0) == 3


# An energy one lacks can be the spared one, but not two of them with one Hand.
def test_elemental_amulet_and_hand_for_an_energy_one_lacks() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon elemental-amulet", "A")
    assert game.open == ["done", "W", "F", "E"]
    game.play(0, "W", "auto", "F", "F")
    assert game.gauge(0) == 3
    assert game.reserve(0) == "FF"


# Two Hands: three effects for one token.
def test_elemental_amulet_and_two_hands() -> None:
    hands = ["hand-of-fortune", "hand-of-fortune"]
    game = scenario(
        {"hand": ["elemental-amulet"], "reserve": "F", "gauge": 3, "in_play": hands}, deck=["divine-chalice"]
    )
    game.play(0, "summon elemental-amulet", "A", "F", "E", "A", "auto")
    assert game.gauge(0) == 4
    assert game.hand(0) == ["divine-chalice"]
    assert game.crystals(0) == 5
    assert game.reserve(0) == ""


# Put into play by Chalice, Potion of Dreams or Orb it counts as paid with all four.
def test_elemental_amulet_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["elemental-amulet", *THREE, "lewis-greyface"],
    )
    game.play(0, "summon divine-chalice", "elemental-amulet")
    assert game.kind == "next-element"
    game.play(0, "F", "E", "W", "E")
    assert game.hand(0) == ["lewis-greyface"]
    assert game.crystals(0) == 5
    assert game.reserve(0) == "EE"
    assert game.gauge(0) == 3
    assert len(game.discard) == 3
    orb = scenario(
        {"reserve": "AWFE", "gauge": 2, "in_play": ["crystal-orb"]}, deck=["elemental-amulet", "purse-of-io"]
    )
    orb.play(0, "activate crystal-orb", "yes", "A", "W", "E", "F")
    assert orb.gauge(0) == 3
    assert orb.reserve(0) == "EE"
    assert orb.hand(0) == ["purse-of-io"]
    assert orb.crystals(0) == 5


# The tokens of water overflow a full reserve before the next effect.
def test_elemental_amulet_overflows() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "WFFFFFE", "gauge": 1})
    game.play(0, "summon elemental-amulet", "W", "E", "W", "A", "A")
    assert game.reserve(0) == "AAFFFFF"
    assert game.crystals(0) == 5
    full = scenario({"hand": ["elemental-amulet"], "reserve": "WFFFFFF", "gauge": 1})
    full.play(0, "summon elemental-amulet", "W", "done", "A", "A")
    assert full.kind == "overflow"
    assert full.open == ["A", "F"]
    full.play(0, "A")
    assert full.reserve(0) == "AFFFFFF"


# A Vase pays out before its effects.
def test_elemental_amulet_and_vase() -> None:
    game = scenario({"hand": ["elemental-amulet"], "reserve": "E", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]})
    game.play(0, "summon elemental-amulet", "E")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 0
    game.play(0, "F")
    assert game.crystals(0) == 5
    assert game.reserve(0) == "F"
