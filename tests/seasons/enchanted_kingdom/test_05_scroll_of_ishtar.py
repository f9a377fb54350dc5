"""Enchanted Kingdom 5: Scroll of Ishtar."""

from typing import Any

import pytest

from tests.seasons.driving import samples, seat
from tests.seasons.enchanted_kingdom.first_cards import kingdom, rest_of_cards, samples_agree, told_to
from tests.seasons.scenario import Scenario

SCROLL = "scroll-of-ishtar"
# For air: a familiar that costs air, an item for crystals, an item with other energy, and the first that fits.
DECK = ["kairn-the-destroyer", "balance-of-ishtar", "staff-of-spring", "purse-of-io", "amulet-of-water"]
READER = {"hand": [SCROLL], "reserve": "FF", "gauge": 1}


def with_scroll(deck: list[str], *others: dict[str, Any], **rest: Any) -> Scenario:
    """Player 0 can summon a Scroll; these are the top cards of the deck."""
    return kingdom(READER, *others, deck=deck, **rest)


def with_short_piles(deck: list[str], discard: list[str]) -> Scenario:
    """The same with no other card in deck and pile: all the rest are in the hand of player 1."""
    others = {"hand": rest_of_cards(SCROLL, *deck, *discard)}
    return kingdom(READER, others, deck=deck, discard=discard)


# Scroll of Ishtar: name a kind of energy, one of four; crystals are none.
def test_an_energy_is_named() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}")
    assert game.kind == "name-energy"
    assert game.open == ["A", "W", "F", "E"]
    assert "no answer to this question" in game.refused(0, "take crystals")
    assert samples_agree(game)
    game.play(0, "A")
    assert [told["energy"] for told in game.told("energy-named")] == ["A"]


# Cards are revealed until one is a magic item whose cost has that energy; the others are discarded in that order.
def test_cards_are_revealed_until_one_fits() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A")
    assert [told["card"] for told in game.told("card-shown")] == DECK[:4]
    assert game.kind == "take-found"
    assert game.open == ["no", "purse-of-io"]
    assert game.discard == ["staff-of-spring", "balance-of-ishtar", "kairn-the-destroyer"]
    assert game.deck(1) == ["amulet-of-water"]
    assert samples_agree(game)


# He may take it into his hand, and is done.
def test_the_card_found_may_be_taken() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert len(game.discard) == 3
    assert game.kind == "turn"


# Each kind of energy finds its own.
@pytest.mark.parametrize(
    ("energy", "found"),
    [("A", "purse-of-io"), ("W", "amulet-of-water"), ("F", "purse-of-io"), ("E", "staff-of-spring")],
)
def test_each_energy_finds_its_own(energy: str, found: str) -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", energy)
    assert game.open == ["no", found]


# Items with several kinds in their cost fit each of them, crystals beside energy do not matter.
@pytest.mark.parametrize("energy", ["A", "F", "E"])
def test_a_cost_of_several_kinds_fits_each(energy: str) -> None:
    game = with_scroll(["hand-of-fortune"])
    game.play(0, f"summon {SCROLL}", energy)
    assert game.open == ["no", "hand-of-fortune"]


# Items without cost, and familiars that cost the energy, are passed over.
def test_free_items_and_familiars_are_passed_over() -> None:
    game = with_scroll(
        ["temporal-boots", "runic-cube-of-eolis", "titus-deepgaze", "raven-the-usurper", "amulet-of-fire"]
    )
    game.play(0, f"summon {SCROLL}", "F")
    assert game.open == ["no", "amulet-of-fire"]


# Or he discards it, and may leave it at that.
def test_the_card_found_may_be_discarded() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A", "no")
    assert game.kind == "search-again"
    assert game.open == ["yes", "no"]
    assert game.discard[0] == "purse-of-io"
    assert samples_agree(game)
    game.play(0, "no")
    assert game.hand(0) == []
    assert game.kind == "turn"


# Once discarded it is gone.
def test_a_discarded_card_cannot_be_called_back() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A", "no")
    assert "no answer to this question" in game.refused(0, "purse-of-io")


# Or the search is made once more, for another energy if he likes; the second card must be taken.
def test_the_second_card_must_be_taken() -> None:
    game = with_scroll([*DECK, "amulet-of-air"])
    game.play(0, f"summon {SCROLL}", "A", "no", "yes")
    assert game.kind == "name-energy"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W")
    assert game.hand(0) == ["amulet-of-water"]
    assert game.kind == "turn"


# For the same energy as well; what is revealed on the way is discarded.
def test_the_second_search_for_the_same_energy() -> None:
    game = with_scroll([*DECK, "amulet-of-air"])
    game.play(0, f"summon {SCROLL}", "A", "no", "yes", "A")
    assert game.hand(0) == ["amulet-of-air"]
    assert game.discard == ["amulet-of-water", "purse-of-io", *DECK[2::-1]]


# Everybody sees every card revealed, and remembers the pile and the hand.
def test_everybody_sees_what_is_revealed() -> None:
    game = with_scroll(DECK, {"hand": ["beggars-horn"]}, {})
    game.play(0, f"summon {SCROLL}", "A")
    for player in range(3):
        assert told_to(game, player, DECK) == set(DECK[:4])
    game.play(0, "purse-of-io")
    for player in range(3):
        pile = game.game.observe(player).plain()["discard"]
        assert pile["known"] == {"0": "staff-of-spring", "1": "balance-of-ishtar", "2": "kairn-the-destroyer"}
    for viewer in (1, 2):
        for other in samples(game.game, viewer, 5):
            assert seat(other, 0)["hand"] == ["purse-of-io"]


# A card discarded after it was found lies in everybody's knowledge on top of the pile.
def test_everybody_knows_the_discarded_card() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A", "no", "no")
    assert game.game.observe(1).plain()["discard"]["known"]["0"] == "purse-of-io"


# The deck runs out on the way: the pile is shuffled into a new one, without what was revealed so far.
def test_the_pile_is_shuffled_when_the_deck_runs_out() -> None:
    game = with_short_piles(["kairn-the-destroyer"], ["amulet-of-fire"])
    game.play(0, f"summon {SCROLL}", "F")
    assert game.open == ["no", "amulet-of-fire"]
    assert samples_agree(game)
    game.play(0, "amulet-of-fire")
    assert game.hand(0) == ["amulet-of-fire"]
    assert game.discard == ["kairn-the-destroyer"]


# Nothing fits in all the deck and the pile: all is discarded, nothing is taken, and there is nothing to repeat.
def test_nothing_fits() -> None:
    game = with_short_piles(["kairn-the-destroyer", "temporal-boots"], ["amulet-of-fire"])
    game.play(0, f"summon {SCROLL}", "W")
    assert game.kind == "turn"
    assert game.hand(0) == []
    assert sorted(game.discard) == ["amulet-of-fire", "kairn-the-destroyer", "temporal-boots"]
    assert samples_agree(game)


# No card at all: it is summoned, and finds nothing.
def test_no_card_at_all() -> None:
    game = with_short_piles([], [])
    game.play(0, f"summon {SCROLL}", "W")
    assert game.in_play(0) == [SCROLL]
    assert game.kind == "turn"


# The second search may come upon the first card again, shuffled in with the pile; it must be taken now.
def test_the_first_card_comes_back() -> None:
    game = with_short_piles(["amulet-of-fire"], [])
    game.play(0, f"summon {SCROLL}", "F", "no", "yes", "F")
    assert game.hand(0) == ["amulet-of-fire"]
    assert game.kind == "turn"


# The second search finds nothing: nothing is taken.
def test_the_second_search_finds_nothing() -> None:
    game = with_short_piles(["amulet-of-fire"], [])
    game.play(0, f"summon {SCROLL}", "F", "no", "yes", "A")
    assert game.hand(0) == []
    assert game.discard == ["amulet-of-fire"]


# A Mesodae's Lantern can be found: it goes to the hand, not into play.
def test_mesodaes_lantern_can_be_found() -> None:
    game = with_scroll(["mesodaes-lantern"])
    game.play(0, f"summon {SCROLL}", "W", "mesodaes-lantern")
    assert game.hand(0) == ["mesodaes-lantern"]


# Put into play by a Divine Chalice it acts as well, once the Chalice's other cards are gone.
def test_put_into_play_by_a_chalice() -> None:
    game = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=[SCROLL, "temporal-boots", "hand-of-fortune", "ragfields-helm", "purse-of-io"],
    )
    game.play(0, "summon divine-chalice", SCROLL, "A", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert len(game.discard) == 3


# A Potion of Dreams brings it too, without energy.
def test_put_into_play_by_a_potion_of_dreams() -> None:
    game = kingdom({"hand": [SCROLL], "in_play": ["potion-of-dreams"], "gauge": 1}, deck=["purse-of-io"])
    game.play(0, "activate potion-of-dreams", "F", "purse-of-io")
    assert game.in_play(0) == [SCROLL]
    assert game.hand(0) == ["purse-of-io"]


# Two Scrolls search one after the other.
def test_two_scrolls() -> None:
    game = kingdom({"hand": [SCROLL, SCROLL], "reserve": "FFFF", "gauge": 2}, deck=[*DECK, "amulet-of-air"])
    game.play(0, f"summon {SCROLL}", "A", "purse-of-io", f"summon {SCROLL}", "A", "amulet-of-air")
    assert game.hand(0) == ["amulet-of-air", "purse-of-io"]


# The card found was never in the hand: a Shield of Zira does not stand in for discarding it.
def test_a_shield_has_no_say() -> None:
    game = kingdom({**READER, "gauge": 2, "in_play": ["shield-of-zira"]}, deck=DECK)
    game.play(0, f"summon {SCROLL}", "A", "no")
    assert game.kind == "search-again"
    assert game.in_play(0) == ["shield-of-zira", SCROLL]


# Staff and Vase pay out before the energy is named.
def test_staff_and_vase_act_first() -> None:
    game = kingdom(
        {**READER, "gauge": 3, "in_play": ["staff-of-spring", "yjangs-forgotten-vase"]}, deck=["purse-of-io"]
    )
    game.play(0, f"summon {SCROLL}")
    assert game.kind == "gain-energy"
    assert game.crystals(0) == 3
    game.play(0, "W")
    assert game.kind == "name-energy"


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [SCROLL], "reserve": "FA", "gauge": 1})
    assert game.refused(0, f"summon {SCROLL}") == "scroll-of-ishtar needs 2 fire, you have 1."


# What has been seen cannot be taken back: no undo after a reveal.
def test_a_reveal_cannot_be_undone() -> None:
    game = with_scroll(DECK)
    game.play(0, f"summon {SCROLL}", "A")
    assert game.game.copy().describe() == game.game.describe()
    with pytest.raises(Exception, match="hidden has come to light"):
        game.game.undo(0)
