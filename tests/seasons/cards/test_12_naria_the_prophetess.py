"""Card 12: Naria the Prophetess."""

import pytest

from tests.seasons.cards.common import DECK
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import scenario

NARIA = {"hand": ["naria-the-prophetess"], "crystals": 3, "gauge": 1}


# Naria the Prophetess: draw a card for each player, keep one, give each opponent one. With two, the other goes over.
def test_naria_with_two_players() -> None:
    game = scenario(NARIA, deck=DECK)
    game.play(0, "summon naria-the-prophetess")
    assert game.crystals(0) == 0
    assert game.kind == "keep"
    assert game.open == ["purse-of-io", "runic-cube-of-eolis"]
    game.play(0, "runic-cube-of-eolis")
    assert game.hand(0) == ["runic-cube-of-eolis"]
    assert game.hand(1) == ["purse-of-io"]
    assert game.discard == []
    assert game.deck(1) == ["kairn-the-destroyer"]


# With three: the owner says who gets what, asked for the left neighbour first.
def test_naria_with_three_players() -> None:
    game = scenario({}, NARIA, {}, deck=DECK, first_player=1)
    game.play(1, "summon naria-the-prophetess", "purse-of-io")
    assert game.kind == "give"
    assert game.open == ["kairn-the-destroyer", "runic-cube-of-eolis"]
    game.play(1, "kairn-the-destroyer")
    assert game.hand(1) == ["purse-of-io"]
    assert game.hand(2) == ["kairn-the-destroyer"]
    assert game.hand(0) == ["runic-cube-of-eolis"]


# With four: clockwise from the left neighbour.
def test_naria_with_four_players() -> None:
    game = scenario({}, {}, NARIA, {}, deck=DECK, first_player=2)
    game.play(2, "summon naria-the-prophetess")
    assert len(game.open) == 4
    game.play(2, "amulet-of-earth", "runic-cube-of-eolis", "kairn-the-destroyer")
    assert game.hand(2) == ["amulet-of-earth"]
    assert game.hand(3) == ["runic-cube-of-eolis"]
    assert game.hand(0) == ["kairn-the-destroyer"]
    assert game.hand(1) == ["purse-of-io"]


# The price is three crystals, whatever the number of players.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_naria_costs_three_crystals(players: int) -> None:
    game = scenario({**NARIA, "crystals": 2}, *[{}] * (players - 1))
    assert game.refused(0, "summon naria-the-prophetess") == "naria-the-prophetess needs 3 crystals, you have 2."


# A card must be kept and the others must be given.
def test_naria_must_keep_and_give() -> None:
    game = scenario(NARIA, {}, {}, deck=DECK)
    game.play(0, "summon naria-the-prophetess")
    assert game.refused(0, "done").startswith("'done' is no answer to this question; open are: ")
    game.play(0, "purse-of-io")
    assert game.refused(0, "purse-of-io").startswith("'purse-of-io' is no answer to this question; open are: ")
    assert game.refused(0, "no").startswith("'no' is no answer to this question; open are: ")


# Only giver and receiver know a card that was given.
def test_naria_gives_in_private() -> None:
    game = scenario(NARIA, {}, {}, deck=DECK)
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "kairn-the-destroyer")
    given = [(fact["card"], fact["other"], fact["audience"]) for fact in game.told("card-given")]
    assert sorted(given) == [
        ("kairn-the-destroyer", 1, 0),
        ("kairn-the-destroyer", 1, 1),
        ("runic-cube-of-eolis", 2, 0),
        ("runic-cube-of-eolis", 2, 2),
    ]
    assert [fact["audience"] for fact in game.told("card-kept")] == [0]


# Where there are too few cards, the owner is served first, then the opponents in order.
def test_naria_with_too_few_cards() -> None:
    deck = ["purse-of-io", "runic-cube-of-eolis"]
    game = scenario(
        NARIA,
        {},
        {"hand": rest_of_pool("magician", "naria-the-prophetess", *deck)},
        deck=deck,
        options={"level": "magician"},
    )
    game.play(0, "summon naria-the-prophetess", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["runic-cube-of-eolis"]
    assert len(game.hand(2)) == 57
    assert game.kind == "turn"


# A lone card is the owner's.
def test_naria_with_a_lone_card() -> None:
    game = scenario(
        NARIA,
        {"hand": rest_of_pool("magician", "naria-the-prophetess", "purse-of-io")},
        deck=["purse-of-io"],
        options={"level": "magician"},
    )
    game.play(0, "summon naria-the-prophetess")
    assert game.hand(0) == ["purse-of-io"]
    assert len(game.hand(1)) == 58


# Two equal cards are one choice; each gets one of them.
def test_naria_finds_both_copies() -> None:
    game = scenario(NARIA, {}, {}, deck=["purse-of-io", "purse-of-io", "temporal-boots"])
    game.play(0, "summon naria-the-prophetess")
    assert game.open == ["temporal-boots", "purse-of-io"]
    game.play(0, "temporal-boots", "purse-of-io")
    assert game.hand(1) == ["purse-of-io"]
    assert game.hand(2) == ["purse-of-io"]


# Two Narias in a turn serve everybody twice.
def test_two_narias() -> None:
    player = {"hand": ["naria-the-prophetess"] * 2, "crystals": 6, "gauge": 2}
    game = scenario(player, deck=DECK)
    game.play(0, "summon naria-the-prophetess", "purse-of-io", "summon naria-the-prophetess", "amulet-of-earth")
    assert game.hand(0) == ["amulet-of-earth", "purse-of-io"]
    assert game.hand(1) == ["kairn-the-destroyer", "runic-cube-of-eolis"]


# Put into play by a Chalice she draws from what lies under the Chalice's four.
def test_naria_put_into_play() -> None:
    first = ["naria-the-prophetess", "amulet-of-air", "amulet-of-fire", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=[*first, *DECK])
    game.play(0, "summon divine-chalice", "naria-the-prophetess", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["runic-cube-of-eolis"]
    assert game.crystals(0) == 0
