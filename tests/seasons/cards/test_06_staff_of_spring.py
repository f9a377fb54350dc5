"""Card 6: Staff of Spring."""

import pytest

from tests.seasons.scenario import scenario


# Staff of Spring: three crystals for each card that its owner summons from the hand, whatever the card.
def test_staff_of_spring_gives_three_for_each_summoning() -> None:
    hand = ["amulet-of-air", "temporal-boots", "kairn-the-destroyer"]
    game = scenario({"hand": hand, "reserve": "AAAAA", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amulet-of-air")
    assert game.crystals(0) == 3
    game.play(0, "summon kairn-the-destroyer")
    assert game.crystals(0) == 6
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.crystals(0) == 9


# It costs three earth and gives nothing for itself.
def test_staff_of_spring_gives_nothing_for_itself() -> None:
    game = scenario({"hand": ["staff-of-spring"], "reserve": "EEE", "gauge": 1})
    game.play(0, "summon staff-of-spring")
    assert game.crystals(0) == 0
    assert game.reserve(0) == ""
    poor = scenario({"hand": ["staff-of-spring"], "reserve": "EEA", "gauge": 1})
    assert poor.refused(0, "summon staff-of-spring") == "staff-of-spring needs 3 earth, you have 2."


# The second copy is a card like any other for the first; from then on both pay.
def test_two_staffs_of_spring_give_six() -> None:
    hand = ["staff-of-spring", "temporal-boots"]
    game = scenario({"hand": hand, "reserve": "EEE", "gauge": 3, "in_play": ["staff-of-spring"]})
    game.play(0, "summon staff-of-spring")
    assert game.crystals(0) == 3
    game.play(0, "summon temporal-boots")
    assert game.crystals(0) == 9


# It pays before the summoned card acts.
def test_staff_of_spring_pays_before_the_card_acts() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon temporal-boots")
    assert game.kind == "move-marker"
    assert game.crystals(0) == 3


# Cards put into play by a Chalice, an Orb or a Potion of Dreams give nothing; the Chalice itself was summoned.
def test_staff_of_spring_gives_nothing_for_cards_put_into_play() -> None:
    deck = ["purse-of-io", "runic-cube-of-eolis", "kairn-the-destroyer", "wondrous-chest"]
    chalice = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring"]}, deck=deck
    )
    chalice.play(0, "summon divine-chalice", "purse-of-io")
    assert chalice.crystals(0) == 3
    orb = scenario({"reserve": "AWFE", "gauge": 3, "in_play": ["staff-of-spring", "crystal-orb"]}, deck=deck)
    orb.play(0, "activate crystal-orb", "yes")
    assert orb.in_play(0) == ["staff-of-spring", "crystal-orb", "purse-of-io"]
    assert orb.crystals(0) == 0
    dreams = scenario({"hand": ["purse-of-io"], "gauge": 2, "in_play": ["staff-of-spring", "potion-of-dreams"]})
    dreams.play(0, "activate potion-of-dreams")
    assert dreams.in_play(0) == ["staff-of-spring", "purse-of-io"]
    assert dreams.crystals(0) == 0


# What it gives cannot pay for the summoning that it is given for: neither a price in crystals nor a Leech.
def test_staff_of_spring_cannot_pay_for_the_same_summoning() -> None:
    figrim = scenario(
        {"hand": ["figrim-the-avaricious"], "crystals": 2, "gauge": 2, "in_play": ["staff-of-spring"]},
    )
    assert "needs 3 crystals, you have 2" in figrim.refused(0, "summon figrim-the-avaricious")
    leech = scenario(
        {"hand": ["temporal-boots"], "gauge": 2, "in_play": ["staff-of-spring"]}, {"in_play": ["arcano-leech"]}
    )
    assert "1 of them for Arcano Leech" in leech.refused(0, "summon temporal-boots")


# The opponents' summonings give nothing.
def test_staff_of_spring_is_its_owners() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, {"in_play": ["staff-of-spring"]})
    game.play(0, "summon temporal-boots", "forward 1")
    assert (game.crystals(0), game.crystals(1)) == (0, 0)


# Taken back by Amsug, whom it has just paid for, it pays no more.
def test_staff_of_spring_pays_for_amsug_and_leaves() -> None:
    hand = ["amsug-longneck", "temporal-boots"]
    game = scenario({"hand": hand, "reserve": "AW", "gauge": 2, "in_play": ["staff-of-spring"]})
    game.play(0, "summon amsug-longneck")
    assert game.crystals(0) == 3
    assert game.hand(0) == ["staff-of-spring", "temporal-boots"]
    game.play(0, "summon temporal-boots")
    assert game.crystals(0) == 3


# With a Hand of Fortune it costs two earth, and with two Hands one.
@pytest.mark.parametrize(("hands", "left"), [(1, "E"), (2, "EE")])
def test_staff_of_spring_with_hands_of_fortune(hands: int, left: str) -> None:
    player = {"hand": ["staff-of-spring"], "reserve": "EEE", "gauge": 3, "in_play": ["hand-of-fortune"] * hands}
    game = scenario(player)
    game.play(0, "summon staff-of-spring")
    assert game.reserve(0) == left
