"""Enchanted Kingdom 8: Familiar Catcher."""

from typing import Any

from tests.seasons.driving import samples, seat
from tests.seasons.enchanted_kingdom.first_cards import kingdom, rest_of_cards, samples_agree, told_to
from tests.seasons.scenario import Scenario

CATCHER = "familiar-catcher"
FIRST, SECOND = "kairn-the-destroyer", "argos-hawk"
DECK = ["purse-of-io", "staff-of-spring", FIRST, "amulet-of-air", SECOND, "amulet-of-water"]
HUNTER = {"hand": [CATCHER], "reserve": "AF", "gauge": 1}


def with_catcher(deck: list[str], *others: dict[str, Any]) -> Scenario:
    """Player 0 can summon a Catcher; these are the top cards of the deck."""
    return kingdom(HUNTER, *others, deck=deck)


def with_short_piles(deck: list[str], discard: list[str]) -> Scenario:
    """The same with no other card in deck and pile: all the rest are in the hand of player 1."""
    return kingdom(HUNTER, {"hand": rest_of_cards(CATCHER, *deck, *discard)}, deck=deck, discard=discard)


# Familiar Catcher: cards are revealed until one is a familiar; the others are discarded in that order.
def test_cards_are_revealed_until_a_familiar_comes() -> None:
    game = with_catcher(DECK)
    game.play(0, f"summon {CATCHER}")
    assert [told["card"] for told in game.told("card-shown")] == DECK[:3]
    assert game.kind == "take-found"
    assert game.open == ["no", FIRST]
    assert game.discard == ["staff-of-spring", "purse-of-io"]
    assert samples_agree(game)


# The familiar may be taken into the hand.
def test_the_familiar_may_be_taken() -> None:
    game = with_catcher(DECK)
    game.play(0, f"summon {CATCHER}", FIRST)
    assert game.hand(0) == [FIRST]
    assert game.in_play(0) == [CATCHER]
    assert game.deck(1) == ["amulet-of-air"]
    assert game.kind == "turn"


# Or discarded, and he may leave it at that.
def test_the_familiar_may_be_discarded() -> None:
    game = with_catcher(DECK)
    game.play(0, f"summon {CATCHER}", "no")
    assert game.kind == "search-again"
    assert game.open == ["yes", "no"]
    assert samples_agree(game)
    game.play(0, "no")
    assert game.hand(0) == []
    assert game.discard == [FIRST, "staff-of-spring", "purse-of-io"]
    assert game.kind == "turn"


# Once discarded, it cannot be called back.
def test_a_discarded_familiar_is_gone() -> None:
    game = with_catcher(DECK)
    game.play(0, f"summon {CATCHER}", "no")
    assert "no answer to this question" in game.refused(0, FIRST)


# The search may be repeated once; the second familiar must be taken.
def test_the_second_familiar_must_be_taken() -> None:
    game = with_catcher(DECK)
    game.play(0, f"summon {CATCHER}", "no", "yes")
    assert game.hand(0) == [SECOND]
    assert game.discard == ["amulet-of-air", FIRST, "staff-of-spring", "purse-of-io"]
    assert game.kind == "turn"


# Familiars of both sets are familiars, Raven too.
def test_raven_is_a_familiar() -> None:
    game = with_catcher(["raven-the-usurper"])
    game.play(0, f"summon {CATCHER}")
    assert game.open == ["no", "raven-the-usurper"]


# Everybody sees what is revealed, knows the pile, and knows what was taken.
def test_everybody_sees_what_is_revealed() -> None:
    game = with_catcher(DECK, {"hand": ["beggars-horn"]}, {}, {})
    game.play(0, f"summon {CATCHER}")
    for player in range(4):
        assert told_to(game, player, DECK) == set(DECK[:3])
    assert {told["audience"] for told in game.told("card-shown")} == {-1}
    game.play(0, FIRST)
    for viewer in (1, 2, 3):
        pile = game.game.observe(viewer).plain()["discard"]
        assert pile["known"] == {"0": "staff-of-spring", "1": "purse-of-io"}
        for other in samples(game.game, viewer, 3):
            assert seat(other, 0)["hand"] == [FIRST]


# The second one, which he had to take, is known as well.
def test_everybody_knows_the_second_familiar() -> None:
    game = with_catcher(DECK, {}, {})
    game.play(0, f"summon {CATCHER}", "no", "yes")
    for viewer in (1, 2):
        for other in samples(game.game, viewer, 3):
            assert seat(other, 0)["hand"] == [SECOND]
    assert samples_agree(game)


# The deck runs out on the way: the pile is shuffled into a new one, without what was revealed so far.
def test_the_pile_is_shuffled_when_the_deck_runs_out() -> None:
    game = with_short_piles(["purse-of-io"], [FIRST])
    game.play(0, f"summon {CATCHER}")
    assert game.open == ["no", FIRST]
    assert samples_agree(game)
    game.play(0, FIRST)
    assert game.discard == ["purse-of-io"]


# No familiar is left: all is discarded, nothing is taken, nothing is asked.
def test_no_familiar_is_left() -> None:
    game = with_short_piles(["purse-of-io"], ["amulet-of-air"])
    game.play(0, f"summon {CATCHER}")
    assert game.kind == "turn"
    assert game.hand(0) == []
    assert sorted(game.discard) == ["amulet-of-air", "purse-of-io"]


# No card at all.
def test_no_card_at_all() -> None:
    game = with_short_piles([], [])
    game.play(0, f"summon {CATCHER}")
    assert game.in_play(0) == [CATCHER]
    assert game.kind == "turn"


# The second search may come upon the first familiar again, shuffled in with the pile.
def test_the_first_familiar_comes_back() -> None:
    game = with_short_piles([FIRST], [])
    game.play(0, f"summon {CATCHER}", "no", "yes")
    assert game.hand(0) == [FIRST]


# Put into play by Potion of Dreams or Divine Chalice it acts as well.
def test_put_into_play() -> None:
    dreams = kingdom({"hand": [CATCHER], "in_play": ["potion-of-dreams"], "gauge": 1}, deck=DECK)
    dreams.play(0, "activate potion-of-dreams", FIRST)
    assert dreams.hand(0) == [FIRST]
    chalice = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=[CATCHER, "beggars-horn", "ragfields-helm", "hand-of-fortune", *DECK],
    )
    chalice.play(0, "summon divine-chalice", CATCHER, FIRST)
    assert chalice.hand(0) == [FIRST]
    assert len(chalice.discard) == 5


# Two Catchers hunt one after the other.
def test_two_catchers() -> None:
    game = kingdom({"hand": [CATCHER, CATCHER], "reserve": "AAFF", "gauge": 2}, deck=DECK)
    game.play(0, f"summon {CATCHER}", FIRST, f"summon {CATCHER}", SECOND)
    assert game.hand(0) == sorted([FIRST, SECOND])


# The familiar was never in the hand: a Shield of Zira does not stand in for discarding it.
def test_a_shield_has_no_say() -> None:
    game = kingdom({**HUNTER, "gauge": 2, "in_play": ["shield-of-zira"]}, deck=DECK)
    game.play(0, f"summon {CATCHER}", "no")
    assert game.kind == "search-again"


# Known top cards are revealed like any others: who has looked before learns nothing new.
def test_after_a_look_through_the_orb() -> None:
    game = kingdom({**HUNTER, "gauge": 2, "in_play": ["crystal-orb"], "crystals": 3}, deck=DECK)
    game.play(0, "activate crystal-orb", "look", f"summon {CATCHER}", FIRST)
    assert game.hand(0) == [FIRST]
    assert samples_agree(game)


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [CATCHER], "reserve": "AA", "gauge": 1})
    assert game.refused(0, f"summon {CATCHER}") == "familiar-catcher needs 1 fire, you have 0."
