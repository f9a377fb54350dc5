"""Card 2: Amulet of Fire."""

from tests.seasons.cards.common import FOUR
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import scenario


# Amulet of Fire: draw four cards, take one into the hand, discard the other three.
def test_amulet_of_fire_shows_four_cards_and_keeps_one() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FFF", "gauge": 1}, deck=[*FOUR, "syllas-the-faithful"])
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "keep"
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    game.play(0, "divine-chalice")
    assert game.hand(0) == ["divine-chalice"]
    # As they were drawn: the first lies undermost, whatever the numbers on the cards.
    assert game.discard == [card for card in reversed(FOUR) if card != "divine-chalice"]
    assert game.deck(1) == ["syllas-the-faithful"]
    assert game.reserve(0) == "F"
    assert game.kind == "turn"


# One of the four must be kept: nothing but a card answers the question.
def test_amulet_of_fire_must_keep_one() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.refused(0, "done").startswith("'done' is no answer to this question; open are: ")
    assert game.refused(0, "no").startswith("'no' is no answer to this question; open are: ")
    assert game.refused(0, "summon purse-of-io").startswith(
        "'summon purse-of-io' is no answer to this question; open are: "
    )
    assert game.refused(0, "amulet-of-air").startswith("'amulet-of-air' is no answer to this question; open are: ")


# Discarded cards are face down: of the four, the opponent learns only how many there were.
def test_amulet_of_fire_tells_nobody_else_the_cards() -> None:
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=FOUR)
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    private = [*game.told("card-drawn"), *game.told("card-kept"), *game.told("card-discarded")]
    assert len(private) == 8
    assert all(fact["audience"] == 0 for fact in private)
    assert [fact["amount"] for fact in game.told("cards-drawn")] == [4]


# Where the discard pile is public, everybody sees what goes there, though not what was kept.
def test_amulet_of_fire_discards_openly_on_a_public_pile() -> None:
    player = {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}
    game = scenario(player, deck=FOUR, options={"discard_pile": "public"})
    game.play(0, "summon amulet-of-fire", "purse-of-io")
    assert [fact["audience"] for fact in game.told("card-discarded")] == [-1, -1, -1]
    assert [fact["audience"] for fact in game.told("card-kept")] == [0]


# Two equal cards among the four are one choice, and only one of them is kept.
def test_amulet_of_fire_finds_both_copies_of_a_card() -> None:
    deck = ["purse-of-io", "purse-of-io", "die-of-malice", "staff-of-spring"]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=deck)
    game.play(0, "summon amulet-of-fire")
    assert game.open == ["staff-of-spring", "purse-of-io", "die-of-malice"]
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert sorted(game.discard) == ["die-of-malice", "purse-of-io", "staff-of-spring"]


# A deck that runs out is made anew from the discard pile, in mid-draw.
def test_amulet_of_fire_draws_on_from_the_discard_pile() -> None:
    pile = ["staff-of-spring", "purse-of-io"]
    deck = ["divine-chalice", "die-of-malice"]
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": rest_of_pool("magician", "amulet-of-fire", *pile, *deck)},
        deck=deck,
        discard=pile,
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    game.play(0, "staff-of-spring")
    assert game.hand(0) == ["staff-of-spring"]
    assert sorted(game.discard) == ["die-of-malice", "divine-chalice", "purse-of-io"]


# With deck and pile both short, fewer cards are drawn; an only card is kept without asking.
def test_amulet_of_fire_draws_what_there_is() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": rest_of_pool("magician", "amulet-of-fire", "purse-of-io")},
        deck=["purse-of-io"],
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard == []


# With no card anywhere it does nothing.
def test_amulet_of_fire_with_no_card_left() -> None:
    game = scenario(
        {"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1},
        {"hand": rest_of_pool("magician", "amulet-of-fire")},
        options={"level": "magician"},
    )
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "turn"
    assert game.hand(0) == []


# The second copy found by the first can be summoned in the same turn: four more cards.
def test_two_amulets_of_fire() -> None:
    deck = ["amulet-of-fire", "purse-of-io", "die-of-malice", "staff-of-spring", *FOUR]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FFFF", "gauge": 2}, deck=deck)
    game.play(0, "summon amulet-of-fire", "amulet-of-fire", "summon amulet-of-fire", "divine-chalice")
    assert game.hand(0) == ["divine-chalice"]
    assert len(game.discard) == 6


# Put into play by a Potion of Dreams it draws all the same.
def test_amulet_of_fire_put_into_play_draws() -> None:
    player = {"hand": ["amulet-of-fire"], "gauge": 1, "in_play": ["potion-of-dreams"]}
    game = scenario(player, deck=FOUR)
    game.play(0, "activate potion-of-dreams")
    assert game.kind == "keep"
    game.play(0, "die-of-malice")
    assert game.hand(0) == ["die-of-malice"]
    assert game.in_play(0) == ["amulet-of-fire"]


# Put into play by a Divine Chalice: the Chalice's other cards lie in the pile before the amulet draws its own.
def test_amulet_of_fire_from_a_chalice_draws_four_others() -> None:
    first = ["amulet-of-fire", "amulet-of-air", "amulet-of-earth", "amulet-of-water"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=[*first, *FOUR])
    game.play(0, "summon divine-chalice", "amulet-of-fire")
    assert game.kind == "keep"
    assert game.open == ["staff-of-spring", "purse-of-io", "divine-chalice", "die-of-malice"]
    assert sorted(game.discard) == ["amulet-of-air", "amulet-of-earth", "amulet-of-water"]


# A Staff of Spring pays, and a Forgotten Vase gives, before the summoned card acts.
def test_staff_and_vase_come_before_the_amulet_of_fire() -> None:
    in_play = ["staff-of-spring", "yjangs-forgotten-vase"]
    game = scenario({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 3, "in_play": in_play}, deck=FOUR)
    game.play(0, "summon amulet-of-fire")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 3
    game.play(0, "E")
    assert game.kind == "keep"
    assert game.reserve(0) == "E"
