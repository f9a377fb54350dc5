"""Card 9: Divine Chalice."""

from tests.seasons.cards.common import CHALICE, DECK
from tests.seasons.scenario import scenario


# Divine Chalice: draw four cards, put one of them into play free of cost, discard the other three.
def test_divine_chalice_puts_one_of_four_into_play() -> None:
    game = scenario(CHALICE, deck=[*DECK, "syllas-the-faithful"])
    game.play(0, "summon divine-chalice")
    assert game.kind == "put-into-play"
    assert game.open == ["amulet-of-earth", "purse-of-io", "kairn-the-destroyer", "runic-cube-of-eolis"]
    game.play(0, "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "runic-cube-of-eolis"]
    assert sorted(game.discard) == ["amulet-of-earth", "kairn-the-destroyer", "purse-of-io"]
    assert game.hand(0) == []
    assert game.crystals(0) == 0
    assert game.reserve(0) == ""
    assert game.deck(1) == ["syllas-the-faithful"]


# With room for it, one card must be put into play.
def test_divine_chalice_must_put_one_into_play() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.refused(0, "no").startswith("'no' is no answer to this question; open are: ")
    assert game.refused(0, "staff-of-spring").startswith("'staff-of-spring' is no answer to this question; open are: ")


# Without room for a second card all four are seen and discarded.
def test_divine_chalice_without_room_discards_all_four() -> None:
    game = scenario({**CHALICE, "gauge": 1}, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.kind == "turn"
    assert game.in_play(0) == ["divine-chalice"]
    assert sorted(game.discard) == sorted(DECK)
    assert sorted(fact["card"] for fact in game.told("card-drawn")) == sorted(DECK)
    assert game.hand(0) == []


# The card put into play has its own effect.
def test_divine_chalice_lets_the_card_act() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice", "amulet-of-earth")
    assert game.crystals(0) == 9


# It is not summoned: Leech, Staff and Vase act for the Chalice alone.
def test_divine_chalice_does_not_summon() -> None:
    player = {
        "hand": ["divine-chalice"],
        "reserve": "AWFE",
        "crystals": 1,
        "gauge": 4,
        "in_play": ["staff-of-spring", "yjangs-forgotten-vase"],
    }
    game = scenario(player, {"in_play": ["arcano-leech"]}, deck=DECK)
    game.play(0, "summon divine-chalice", "F", "kairn-the-destroyer")
    assert (game.crystals(0), game.crystals(1)) == (3, 1)
    assert game.reserve(0) == "F"
    assert game.in_play(0)[-1] == "kairn-the-destroyer"
    assert game.kind == "turn"


# With nothing left for a Leech, a card can still be put into play.
def test_divine_chalice_needs_no_crystal_for_the_leech() -> None:
    game = scenario({**CHALICE, "crystals": 1}, {"in_play": ["arcano-leech"]}, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)


# The card put into play can be activated in the same turn.
def test_divine_chalice_and_an_activation() -> None:
    game = scenario({**CHALICE, "reserve": "AAWFE"}, {"crystals": 7}, deck=DECK)
    game.play(0, "summon divine-chalice", "kairn-the-destroyer", "activate kairn-the-destroyer")
    assert game.crystals(1) == 3
    assert game.reserve(0) == ""


# The second Chalice, put into play by the first, draws four more.
def test_divine_chalice_finds_a_divine_chalice() -> None:
    first = ["divine-chalice", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({**CHALICE, "gauge": 3}, deck=[*first, *DECK])
    game.play(0, "summon divine-chalice", "divine-chalice", "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "divine-chalice", "runic-cube-of-eolis"]
    assert len(game.discard) == 6
    narrow = scenario(CHALICE, deck=[*first, *DECK])
    narrow.play(0, "summon divine-chalice", "divine-chalice")
    assert narrow.in_play(0) == ["divine-chalice", "divine-chalice"]
    assert len(narrow.discard) == 7


# An Elemental Amulet put into play counts as paid with all four energies.
def test_divine_chalice_and_the_elemental_amulet() -> None:
    deck = ["elemental-amulet", *DECK]
    game = scenario(CHALICE, deck=deck)
    game.play(0, "summon divine-chalice", "elemental-amulet")
    assert game.kind == "next-element"
    game.play(0, "E", "A", "F", "A", "A")
    assert game.crystals(0) == 5
    assert game.gauge(0) == 3
    assert game.hand(0) == ["amulet-of-earth"]
    assert game.reserve(0) == "AA"


# Its price is one energy of each kind; a Hand of Fortune spares one, the other three are due.
def test_divine_chalice_with_a_hand_of_fortune() -> None:
    hand = {"in_play": ["hand-of-fortune"]}
    game = scenario({**CHALICE, **hand, "reserve": "AFE", "gauge": 3}, deck=DECK)
    game.play(0, "summon divine-chalice")
    assert game.kind == "put-into-play"
    assert game.reserve(0) == ""
    choice = scenario({**CHALICE, **hand, "gauge": 3}, deck=DECK)
    choice.play(0, "summon divine-chalice")
    assert choice.open == ["A", "W", "F", "E"]
    choice.play(0, "W", "purse-of-io")
    assert choice.reserve(0) == "W"
    short = scenario({**CHALICE, **hand, "reserve": "AAWW", "gauge": 3}, deck=DECK)
    assert "divine-chalice needs" in short.refused(0, "summon divine-chalice")


# Two Hands of Fortune spare two.
def test_divine_chalice_with_two_hands_of_fortune() -> None:
    player = {**CHALICE, "in_play": ["hand-of-fortune"] * 2, "gauge": 4}
    game = scenario(player, deck=DECK)
    game.play(0, "summon divine-chalice", "W", "E", "purse-of-io")
    assert game.reserve(0) == "WE"


# Tokens of an Amulet of Water pay for it as well, kind by kind.
def test_divine_chalice_paid_from_the_amulet_of_water() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WE"}]
    game = scenario({**CHALICE, "reserve": "AF", "gauge": 3, "in_play": in_play}, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == ""
    both = scenario({**CHALICE, "gauge": 3, "in_play": [{"card": "amulet-of-water", "tokens": "WE"}]}, deck=DECK)
    both.play(0, "summon divine-chalice")
    assert both.open == ["amulet W", "W"]
    both.play(0, "W", "amulet E", "purse-of-io")
    assert both.reserve(0) == "E"
    assert both.tokens(0, "amulet-of-water") == "W"


# Put into play by a Potion of Dreams, its room is what is left of the gauge then.
def test_divine_chalice_put_into_play_by_a_potion_of_dreams() -> None:
    player = {"hand": ["divine-chalice"], "gauge": 2, "in_play": ["potion-of-dreams"]}
    game = scenario(player, deck=DECK)
    game.play(0, "activate potion-of-dreams", "runic-cube-of-eolis")
    assert game.in_play(0) == ["divine-chalice", "runic-cube-of-eolis"]
    assert game.discard[-1] == "potion-of-dreams"


# A Grimoire put into play enlarges the reserve for what its owner has then.
def test_divine_chalice_and_a_bespelled_grimoire() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AWFE"}]
    player = {"gauge": 3, "hand": ["divine-chalice"], "reserve": "AAAAFFF", "in_play": in_play}
    game = scenario(player, deck=["bespelled-grimoire", *DECK])
    game.play(0, "summon divine-chalice", "amulet A", "amulet F", "bespelled-grimoire", "W", "E")
    assert game.reserve(0) == "AAAAWFFFE"
    assert game.player(0)["reserve_limit"] == 10
    assert game.kind == "turn"


# What it draws is hidden from the others, but for the card that enters play.
def test_divine_chalice_draws_in_private() -> None:
    game = scenario(CHALICE, deck=DECK)
    game.play(0, "summon divine-chalice", "purse-of-io")
    assert {fact["audience"] for fact in game.told("card-drawn")} == {0}
    assert {fact["audience"] for fact in game.told("card-discarded")} == {0}
    assert [(fact["card"], fact["audience"]) for fact in game.told("card-put-into-play")] == [("purse-of-io", -1)]
