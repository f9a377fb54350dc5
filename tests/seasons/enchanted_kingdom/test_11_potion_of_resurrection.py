"""Enchanted Kingdom 11: Potion of Resurrection."""

from typing import Any

import pytest

from tests.seasons.driving import samples, seat
from tests.seasons.enchanted_kingdom.first_cards import kingdom, rest_of_cards, samples_agree, told_to
from tests.seasons.scenario import Scenario

POTION = "potion-of-resurrection"
ACTIVATE = f"activate {POTION}"
# The discard pile, top first; the numbers on the cards rise, so that choices come in the same order.
TOP = ["amulet-of-air", "staff-of-spring", "purse-of-io", "wondrous-chest", "die-of-malice"]
BELOW = ["ragfields-helm", "tree-of-light"]


def with_potion(*cards: Any, pile: list[str], others: tuple[dict[str, Any], ...] = ({},), **rest: Any) -> Scenario:
    """Player 0 has the potion and these cards in play; this is the discard pile."""
    return kingdom({"in_play": [POTION, *cards]}, *others, discard=pile, **rest)


# Potion of Resurrection: sacrificed, it shows its owner the five top cards of the discard pile; he takes one.
def test_one_of_five_cards_comes_to_hand() -> None:
    game = with_potion(pile=TOP + BELOW)
    game.play(0, ACTIVATE)
    assert game.kind == "keep"
    assert game.open == TOP
    assert game.in_play(0) == []
    assert samples_agree(game)
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.kind == "turn"


# The other four go under the pile; the potion lies on top.
def test_the_others_go_under_the_pile() -> None:
    game = with_potion(pile=TOP + BELOW)
    game.play(0, ACTIVATE, "purse-of-io")
    assert game.discard == [POTION, *BELOW, *[card for card in TOP if card != "purse-of-io"]]
    game.game.rules.check(game.game.state)


# Under the pile they keep the order in which they lay in it, whatever the numbers on the cards.
def test_the_others_keep_their_order() -> None:
    mixed = [TOP[3], TOP[0], TOP[4], TOP[1], TOP[2]]
    game = with_potion(pile=mixed + BELOW)
    game.play(0, ACTIVATE, TOP[4])
    assert game.discard == [POTION, *BELOW, TOP[3], TOP[0], TOP[1], TOP[2]]


# The last card drawn has made a deck of the pile: the potion finds only what was discarded since.
def test_a_pile_that_became_the_deck_is_gone() -> None:
    pile, last = TOP[:3], "crystal-orb"
    everything = {"hand": rest_of_cards(POTION, last, *pile)}
    game = with_potion(pile=pile, deck=[last], others=(everything,), die={"card": True})
    game.play(0, "draw", "no", ACTIVATE)
    assert game.hand(0) == [last]
    assert (sorted(game.deck(9)), game.discard) == (sorted(pile), [POTION])


# One must be taken: there is no refusing.
def test_a_card_must_be_taken() -> None:
    game = with_potion(pile=TOP)
    game.play(0, ACTIVATE)
    assert "no answer to this question" in game.refused(0, "no")


# The potion itself is none of the five: they are taken before it goes to the pile.
def test_it_does_not_find_itself() -> None:
    game = with_potion(pile=TOP[:2])
    game.play(0, ACTIVATE)
    assert game.open == TOP[:2]
    game.play(0, TOP[0])
    assert game.discard == [POTION, TOP[1]]


# Fewer than five cards in the pile are enough.
def test_fewer_than_five_cards() -> None:
    game = with_potion(pile=TOP[:3])
    game.play(0, ACTIVATE)
    assert game.open == TOP[:3]
    one = with_potion(pile=TOP[:1])
    one.play(0, ACTIVATE)
    assert one.hand(0) == TOP[:1]
    assert one.discard == [POTION]


# An empty pile gives nothing; the potion may be drunk all the same, and the deck is not touched.
def test_an_empty_pile() -> None:
    game = with_potion(pile=[], deck=["purse-of-io"])
    game.play(0, ACTIVATE)
    assert game.kind == "turn"
    assert game.hand(0) == []
    assert game.discard == [POTION]
    assert game.deck(1) == ["purse-of-io"]


# With an empty deck too.
def test_no_other_card_at_all() -> None:
    game = with_potion(pile=[], others=({"hand": rest_of_cards(POTION)},))
    game.play(0, ACTIVATE)
    assert game.discard == [POTION]
    assert game.kind == "turn"


# Two like cards among the five are one choice, and one of them stays behind.
def test_two_like_cards() -> None:
    game = with_potion(pile=["purse-of-io", "purse-of-io", "staff-of-spring"])
    game.play(0, ACTIVATE)
    assert game.open == ["staff-of-spring", "purse-of-io"]
    game.play(0, "purse-of-io")
    assert sorted(game.discard) == sorted([POTION, "purse-of-io", "staff-of-spring"])


# A second potion finds the first on top of the pile.
def test_two_potions() -> None:
    game = with_potion(POTION, pile=TOP)
    game.play(0, ACTIVATE, "purse-of-io", ACTIVATE)
    assert POTION in game.open
    game.play(0, POTION)
    assert game.hand(0) == [POTION, "purse-of-io"]
    assert game.discard[0] == POTION


# The look is private: the others learn how many cards it was, and the potion.
def test_the_look_is_private() -> None:
    game = with_potion(pile=TOP + BELOW, others=({}, {}))
    game.play(0, ACTIVATE)
    assert told_to(game, 0, TOP + BELOW) == set(TOP)
    assert {told["audience"] for told in game.told("card-seen")} == {0}
    assert [(told["audience"], told["amount"]) for told in game.told("pile-looked-at")] == [(-1, 5)]
    for viewer in (1, 2):
        assert told_to(game, viewer, TOP + BELOW) == set()
        assert game.game.observe(viewer).plain()["players"][0]["aside"] == [None] * 5
    game.play(0, "purse-of-io")
    for viewer in (1, 2):
        assert told_to(game, viewer, TOP + BELOW) == set()
        assert game.game.observe(viewer).plain()["players"][0]["hand"] == [None]
        assert game.game.observe(viewer).plain()["discard"] == {"size": 7, "known": {"0": POTION}}
        assert len({seat(other, 0)["hand"][0] for other in samples(game.game, viewer)}) > 5


# He himself knows the four that he put under the pile, and nothing of those above them.
def test_its_owner_knows_what_went_under_the_pile() -> None:
    game = with_potion(pile=TOP + BELOW)
    game.play(0, ACTIVATE, "purse-of-io")
    known = game.game.observe(0).plain()["discard"]["known"]
    assert set(known) == {"0", "3", "4", "5", "6"}
    assert sorted(known.values()) == sorted([POTION, *(card for card in TOP if card != "purse-of-io")])


# A card that everybody saw go to the pile was among the five: it is in his hand or under the pile.
@pytest.mark.parametrize("kept", ["potion-of-life", "purse-of-io"])
def test_a_card_known_to_all_may_have_been_taken(kept: str) -> None:
    game = with_potion("potion-of-life", pile=["purse-of-io", "staff-of-spring"])
    game.play(0, "activate potion-of-life")
    assert game.game.observe(1).plain()["discard"]["known"] == {"0": "potion-of-life"}
    game.play(0, ACTIVATE)
    assert samples_agree(game)
    game.play(0, kept)
    assert samples_agree(game)
    places = set()
    for other in samples(game.game, 1, 40):
        in_hand = "potion-of-life" in seat(other, 0)["hand"]
        assert in_hand or "potion-of-life" in other.describe()["discard"]["known"].values()
        places.add(in_hand)
    assert places == {True, False}


# Where the pile lies open, everybody sees what is missing from it.
def test_an_open_pile() -> None:
    game = with_potion(pile=TOP + BELOW, options={"discard_pile": "public"})
    game.play(0, ACTIVATE, "purse-of-io")
    assert samples_agree(game)
    assert len(game.game.observe(1).plain()["discard"]["known"]) == 7
    for other in samples(game.game, 1, 5):
        assert seat(other, 0)["hand"] == ["purse-of-io"]


# Shuffled into a new deck later, the four are known to him to be there.
def test_the_pile_is_shuffled_later() -> None:
    rest = rest_of_cards(POTION, *TOP)
    game = with_potion(pile=TOP, others=({"hand": rest, "die": {"card": True}},))
    game.play(0, ACTIVATE, "purse-of-io", "end")
    game.play(1, "draw")
    assert game.game.describe()["deck"]["size"] == 4
    assert samples_agree(game)
    game.play(1, "no")
    assert samples_agree(game)


# The card taken can be summoned in the same turn.
def test_the_card_can_be_summoned_at_once() -> None:
    game = kingdom({"in_play": [POTION], "reserve": "AF", "gauge": 1}, discard=TOP)
    game.play(0, ACTIVATE, "purse-of-io", "summon purse-of-io")
    assert game.in_play(0) == ["purse-of-io"]


# Summoned and drunk in one turn.
def test_summoned_and_drunk() -> None:
    game = kingdom({"hand": [POTION], "reserve": "FE", "gauge": 1}, discard=TOP)
    game.play(0, f"summon {POTION}", ACTIVATE, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]


# Put into play by a Potion of Dreams it can bring that one back.
def test_after_a_potion_of_dreams() -> None:
    game = kingdom({"hand": [POTION], "in_play": ["potion-of-dreams"], "gauge": 1}, discard=TOP)
    game.play(0, "activate potion-of-dreams", ACTIVATE)
    assert game.open == [*TOP[:4], "potion-of-dreams"]
    game.play(0, "potion-of-dreams")
    assert game.hand(0) == ["potion-of-dreams"]


# Thieving Fairies take notice of it.
def test_potion_and_thieving_fairies() -> None:
    game = kingdom({"in_play": [POTION], "crystals": 2}, {"in_play": ["thieving-fairies"]}, discard=TOP)
    game.play(0, ACTIVATE)
    assert (game.crystals(0), game.crystals(1)) == (1, 2)


# With a Shield of Zira in its place it stays, used; the five are taken before the Shield goes to the pile.
def test_a_shield_in_its_place() -> None:
    game = with_potion("shield-of-zira", pile=TOP)
    game.play(0, ACTIVATE)
    assert game.kind == "shield"
    assert samples_agree(game)
    game.play(0, "in-play shield-of-zira")
    assert game.in_play(0) == [POTION]
    assert game.used(0, POTION)
    assert game.crystals(0) == 10
    assert game.open == TOP
    game.play(0, "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.discard[0] == "shield-of-zira"
    assert game.refused(0, ACTIVATE) == f"{POTION} has been activated this round already."


# Kept back, the Shield changes nothing.
def test_a_shield_kept_back() -> None:
    game = with_potion("shield-of-zira", pile=TOP)
    game.play(0, ACTIVATE, "no")
    assert game.open == TOP
    assert game.in_play(0) == ["shield-of-zira"]
    assert game.discard == [POTION]


# From an empty pile the Shield used does not come back either.
def test_a_shield_and_an_empty_pile() -> None:
    game = with_potion("shield-of-zira", pile=[])
    game.play(0, ACTIVATE, "in-play shield-of-zira")
    assert game.hand(0) == []
    assert game.discard == ["shield-of-zira"]


# A Raven that imitates it goes with it; the five are the cards that lay there before both.
def test_a_raven_that_imitates_it() -> None:
    game = kingdom(
        {"in_play": [POTION]},
        {"hand": ["raven-the-usurper"], "reserve": "FFE", "gauge": 1},
        first_player=1,
        discard=TOP + BELOW,
    )
    game.play(1, "summon raven-the-usurper", f"player 0 {POTION}", "end")
    game.play(0, ACTIVATE)
    assert game.in_play(1) == []
    assert game.open == TOP
    game.play(0, "purse-of-io")
    assert sorted(game.discard[:2]) == [POTION, "raven-the-usurper"]


# What it costs, and that it is worth nothing.
def test_cost_and_worth() -> None:
    game = kingdom({"hand": [POTION], "in_play": [POTION], "reserve": "FF", "gauge": 2})
    assert game.refused(0, f"summon {POTION}") == "potion-of-resurrection needs 1 earth, you have 0."
    assert game.game.outcome.breakdown[0]["cards"] == 0
