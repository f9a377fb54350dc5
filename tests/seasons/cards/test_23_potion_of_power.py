"""Card 23: Potion of Power."""

from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import scenario


# Potion of Power: sacrifice it, draw a card that must be kept, and raise the gauge by two.
def test_potion_of_power_draws_and_raises() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, deck=["divine-chalice", "purse-of-io"])
    game.play(0, "activate potion-of-power")
    assert game.hand(0) == ["divine-chalice"]
    assert game.gauge(0) == 3
    assert game.deck(1) == ["purse-of-io"]
    assert game.kind == "turn"


# There is no discarding of the drawn card, and the opponents do not see it.
def test_potion_of_power_leaves_no_choice() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, deck=["divine-chalice"])
    game.play(0, "activate potion-of-power")
    assert game.discard == ["potion-of-power"]
    assert "not something to do in your turn" in game.refused(0, "no")
    assert [event.audience for event in game.events if event.kind == "card-drawn"] == [0]


# The gauge stops at fifteen; the card is drawn all the same.
def test_potion_of_power_at_the_gauge_limit() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 14}, deck=["divine-chalice"])
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 15
    assert game.hand(0) == ["divine-chalice"]


# In the Russian edition the gauge has no limit.
def test_potion_of_power_without_gauge_limit() -> None:
    game = scenario({"in_play": ["potion-of-power"], "gauge": 15}, options={"edition": "russian"})
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 17


# Two of them can be used in the same turn, each for itself.
def test_two_potions_of_power() -> None:
    game = scenario(
        {"in_play": ["potion-of-power", "potion-of-power"], "gauge": 2}, deck=["divine-chalice", "purse-of-io"]
    )
    assert "both copies" in game.refused(0, "activate potion-of-power 2")
    game.play(0, "activate potion-of-power", "activate potion-of-power")
    assert game.hand(0) == ["divine-chalice", "purse-of-io"]
    assert game.gauge(0) == 6
    assert game.in_play(0) == []
    assert game.discard == ["potion-of-power", "potion-of-power"]


# An empty deck is made anew from the discard pile, where the potion, sacrificed first, already lies.
def test_potion_of_power_with_an_empty_deck() -> None:
    rest = rest_of_pool("archmage", "potion-of-power", "die-of-malice")
    game = scenario({"in_play": ["potion-of-power"], "gauge": 1}, {"hand": rest}, discard=["die-of-malice"])
    game.play(0, "activate potion-of-power")
    assert game.told("deck-reshuffled") != []
    assert game.hand(0)[0] in ("die-of-malice", "potion-of-power")
    assert game.discard == []
    assert game.gauge(0) == 3


# An opponent's Thieving Fairies take their share of the activation.
def test_potion_of_power_and_thieving_fairies() -> None:
    game = scenario(
        {"in_play": ["potion-of-power"], "gauge": 1, "crystals": 4}, {"in_play": ["thieving-fairies"], "gauge": 1}
    )
    game.play(0, "activate potion-of-power")
    assert game.crystals(0) == 3
    assert game.crystals(1) == 2


# Put into play by a Divine Chalice a potion waits to be activated.
def test_potion_of_power_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=["potion-of-power", "staff-of-spring", "purse-of-io", "die-of-malice", "figrim-the-avaricious"],
    )
    game.play(0, "summon divine-chalice", "potion-of-power")
    assert game.gauge(0) == 2
    assert game.hand(0) == []
    game.play(0, "activate potion-of-power")
    assert game.gauge(0) == 4
    assert game.hand(0) == ["figrim-the-avaricious"]
