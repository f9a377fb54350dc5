"""Card 24: Potion of Dreams."""

from tests.seasons.scenario import scenario


# Potion of Dreams: sacrifice it and discard the whole reserve; a card of choice from the hand enters free of cost.
def test_potion_of_dreams_puts_a_card_into_play() -> None:
    game = scenario(
        {
            "hand": ["olafs-blessed-statue", "runic-cube-of-eolis"],
            "reserve": "AWFE",
            "in_play": ["potion-of-dreams"],
            "gauge": 1,
        }
    )
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "put-into-play"
    assert game.open == ["runic-cube-of-eolis", "olafs-blessed-statue"]
    game.play(0, "olafs-blessed-statue")
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["olafs-blessed-statue"]
    assert game.crystals(0) == 20
    assert game.hand(0) == ["runic-cube-of-eolis"]
    assert game.discard == ["potion-of-dreams"]


# The energy goes first: what the new card gives is not lost.
def test_potion_of_dreams_discards_before_the_card_acts() -> None:
    game = scenario({"hand": ["bespelled-grimoire"], "reserve": "FFF", "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams", "A", "A")
    assert game.reserve(0) == "AA"


# No energy is needed.
def test_potion_of_dreams_with_an_empty_reserve() -> None:
    game = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["divine-chalice"]


# Tokens on an Amulet of Water and a Glutton Cauldron stay.
def test_potion_of_dreams_leaves_tokens_on_cards() -> None:
    in_play = [
        {"card": "amulet-of-water", "tokens": "AWWF"},
        {"card": "glutton-cauldron", "tokens": "EE"},
        "potion-of-dreams",
    ]
    game = scenario({"hand": ["purse-of-io"], "reserve": "AAA", "in_play": in_play, "gauge": 3})
    game.play(0, "activate potion-of-dreams")
    assert game.reserve(0) == ""
    assert game.tokens(0, "amulet-of-water") == "AWWF"
    assert game.tokens(0, "glutton-cauldron") == "EE"


# Those that a Grimoire helps to hold are part of the reserve and go.
def test_potion_of_dreams_discards_the_grimoires_tokens() -> None:
    in_play = ["bespelled-grimoire", "potion-of-dreams"]
    game = scenario({"hand": ["purse-of-io"], "reserve": "AAAAAWWWWW", "in_play": in_play, "gauge": 2})
    game.play(0, "activate potion-of-dreams")
    assert game.reserve(0) == ""
    assert game.in_play(0) == ["bespelled-grimoire", "purse-of-io"]


# The card is put into play, not summoned: no Leech, no Staff, no Vase, and the opponent's crystals do not matter.
def test_potion_of_dreams_does_not_summon() -> None:
    in_play = ["staff-of-spring", "yjangs-forgotten-vase", "potion-of-dreams"]
    game = scenario(
        {"hand": ["purse-of-io"], "in_play": in_play, "gauge": 3}, {"in_play": ["arcano-leech"], "gauge": 1}
    )
    assert "summon" not in " ".join(game.open)
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "turn"
    assert game.crystals(0) == 0
    assert game.crystals(1) == 0
    assert game.reserve(0) == ""
    assert game.told("card-summoned") == []
    assert [told["card"] for told in game.told("card-put-into-play")] == ["purse-of-io"]


# The room counts after the sacrifice: a full gauge does not matter, an overfull one does.
def test_potion_of_dreams_needs_room_once_it_is_gone() -> None:
    full = scenario({"hand": ["purse-of-io"], "in_play": ["potion-of-dreams", "die-of-malice"], "gauge": 2})
    full.play(0, "activate potion-of-dreams")
    assert full.in_play(0) == ["die-of-malice", "purse-of-io"]
    over = scenario({"hand": ["purse-of-io"], "in_play": ["potion-of-dreams", "die-of-malice"], "gauge": 1})
    assert "room on your summoning gauge" in over.refused(0, "activate potion-of-dreams")


# Without a card in hand there is nothing to put into play.
def test_potion_of_dreams_needs_a_card_in_hand() -> None:
    game = scenario({"in_play": ["potion-of-dreams"], "gauge": 1})
    assert "needs a card in your hand" in game.refused(0, "activate potion-of-dreams")


# An Elemental Amulet that enters so counts as paid with all four energies.
def test_potion_of_dreams_and_elemental_amulet() -> None:
    game = scenario(
        {"hand": ["elemental-amulet"], "reserve": "FF", "in_play": ["potion-of-dreams"], "gauge": 1},
        deck=["divine-chalice"],
    )
    game.play(0, "activate potion-of-dreams", "E", "F", "A", "W", "W")
    assert game.crystals(0) == 5
    assert game.hand(0) == ["divine-chalice"]
    assert game.gauge(0) == 2
    assert game.reserve(0) == "WW"


# A Divine Chalice dreamt into the last place finds no room: its four cards are discarded.
def test_potion_of_dreams_and_divine_chalice() -> None:
    drawn = ["lewis-greyface", "staff-of-spring", "purse-of-io", "die-of-malice"]
    game = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 1}, deck=drawn)
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["divine-chalice"]
    assert sorted(game.discard) == sorted([*drawn, "potion-of-dreams"])
    room = scenario({"hand": ["divine-chalice"], "in_play": ["potion-of-dreams"], "gauge": 2}, deck=drawn)
    room.play(0, "activate potion-of-dreams", "purse-of-io")
    assert room.in_play(0) == ["divine-chalice", "purse-of-io"]
    assert len(room.discard) == 4


# One Potion of Dreams can bring another, and that one the next card, in the same turn.
def test_two_potions_of_dreams_in_a_row() -> None:
    game = scenario({"hand": ["potion-of-dreams", "runic-cube-of-eolis"], "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams", "potion-of-dreams")
    assert game.in_play(0) == ["potion-of-dreams"]
    assert not game.used(0, "potion-of-dreams")
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["runic-cube-of-eolis"]
    assert game.discard == ["potion-of-dreams", "potion-of-dreams"]
