"""Card 16/20: Arcane Telescope."""

from tests.seasons.cards.common import FAIRIES, crystals
from tests.seasons.enchanted_kingdom.kingdom import is_sound, kingdom
from tests.seasons.scenario import take_dice

TELESCOPE = "arcane-telescope"
DECK = ["purse-of-io", "amulet-of-air", "divine-chalice", "die-of-malice"]


# It costs nothing but the room, and is worth eight.
def test_telescope_is_free() -> None:
    game = kingdom({"hand": [TELESCOPE], "gauge": 1, "crystals": 1}, year=3, space=12, leftover_pips=1)
    game.play(0, f"summon {TELESCOPE}")
    assert (game.in_play(0), game.crystals(0)) == ([TELESCOPE], 1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores[0] == 9


# Two crystals: three cards are seen and laid back one by one, the last on top.
def test_telescope_orders_the_three_top_cards() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 5}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}")
    assert game.crystals(0) == 3
    assert (game.kind, sorted(game.open)) == ("order-top", ["amulet-of-air", "divine-chalice", "purse-of-io"])
    game.play(0, "purse-of-io")
    assert sorted(game.open) == ["amulet-of-air", "divine-chalice"]
    game.play(0, "divine-chalice")
    assert game.kind == "turn"
    assert game.deck(4) == ["amulet-of-air", "divine-chalice", "purse-of-io", "die-of-malice"]
    assert game.hand(0) == []
    assert game.discard == []


# Back in the order in which they lay, if the player likes.
def test_telescope_may_leave_the_order() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "divine-chalice", "amulet-of-air")
    assert game.deck(4) == DECK
    assert game.crystals(0) == 0


# Two copies of one card among the three are one choice.
def test_telescope_sees_two_copies() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, deck=["purse-of-io", "purse-of-io", "amulet-of-air"])
    game.play(0, f"activate {TELESCOPE}")
    assert game.open == ["amulet-of-air", "purse-of-io"]
    game.play(0, "purse-of-io", "amulet-of-air")
    assert game.deck(3) == ["purse-of-io", "amulet-of-air", "purse-of-io"]


# The look is its owner's alone: he knows the three cards by their places, the others nothing.
def test_the_look_is_private() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, {}, {}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}")
    seen_cards = [event for event in game.events if game.game.event_facts(event).get("card") in DECK]
    assert [event.audience for event in seen_cards] == [0, 0, 0]
    for other in (1, 2):
        seen = game.game.observe(other).plain()
        assert seen["players"][0]["aside"] == [None, None, None]
        assert seen["deck"]["known"] == {}
    assert is_sound(game)
    game.play(0, "purse-of-io", "divine-chalice")
    assert game.game.observe(0).plain()["deck"]["known"] == {
        "0": "amulet-of-air",
        "1": "divine-chalice",
        "2": "purse-of-io",
    }
    assert game.game.observe(1).plain()["deck"]["known"] == {}
    assert game.game.observe(2).plain()["deck"]["known"] == {}
    assert is_sound(game)


# The events that everybody gets name no card.
def test_no_card_is_named_to_the_others() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice")
    open_to_all = [game.game.event_facts(event) for event in game.events if event.audience != 0]
    assert not {told.get("card") for told in open_to_all} & set(DECK)


# What he has ordered he knows when it is drawn by another: it is in that player's hand.
def test_its_owner_knows_who_draws_the_cards() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, {"in_play": ["potion-of-power"]}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice", "end")
    game.play(1, "activate potion-of-power")
    assert game.hand(1) == ["amulet-of-air"]
    known = game.game.observe(0).plain()["players"][0]["known"]
    assert [(claim["card"], claim["places"]) for claim in known] == [("amulet-of-air", ["hand 1"])]
    assert is_sound(game)


# Once a round, and each of two for itself.
def test_two_telescopes() -> None:
    game = kingdom({"in_play": [TELESCOPE, TELESCOPE], "crystals": 4}, deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice")
    assert game.refused(0, f"activate {TELESCOPE}") == f"{TELESCOPE} has been activated this round already."
    game.play(0, f"activate {TELESCOPE} 2")
    assert sorted(game.open) == ["amulet-of-air", "divine-chalice", "purse-of-io"]
    game.play(0, "amulet-of-air", "divine-chalice")
    assert game.deck(3) == ["purse-of-io", "divine-chalice", "amulet-of-air"]
    assert game.crystals(0) == 0


def test_telescope_next_round() -> None:
    game = kingdom({}, {"in_play": [TELESCOPE], "crystals": 6}, deck=DECK)
    game.play(0, "end")
    game.play(1, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice", "end")
    take_dice(game)
    game.play(1, f"activate {TELESCOPE}")
    assert game.kind == "order-top"


# Two crystals, no fewer.
def test_telescope_needs_two_crystals() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 1})
    assert game.refused(0, f"activate {TELESCOPE}") == f"{TELESCOPE} needs 2 crystals, you have 1."
    game = kingdom({"in_play": [{"card": TELESCOPE, "used": True}], "crystals": 9})
    assert game.refused(0, f"activate {TELESCOPE}") == f"{TELESCOPE} has been activated this round already."


# It is an activation: Fairies and Heart take notice.
def test_telescope_is_an_activation() -> None:
    game = kingdom({"in_play": [TELESCOPE, "heart-of-argos"], "crystals": 5}, FAIRIES, deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice")
    assert crystals(game) == [2, 2]
    assert game.tokens(0, "heart-of-argos") == "E"


# A look is not a card added to the hand: nothing is paid under Argos' Embrace.
def test_telescope_under_argos_embrace() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 9}, enchantment="argos-embrace", deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice")
    assert (game.crystals(0), game.kind) == (7, "turn")


# Under Vision of Destiny the two cards laid on top lie open; the third is known to its owner alone. To look at three
# cards does not take them off the deck: the two below them stay hidden.
def test_telescope_under_vision_of_destiny() -> None:
    game = kingdom({"in_play": [TELESCOPE], "crystals": 2}, enchantment="vision-of-destiny", deck=DECK)
    game.play(0, f"activate {TELESCOPE}", "purse-of-io", "divine-chalice")
    assert game.game.observe(1).plain()["deck"]["known"] == {"0": "amulet-of-air", "1": "divine-chalice"}
    assert game.game.observe(0).plain()["deck"]["known"]["2"] == "purse-of-io"
    assert is_sound(game)


# Staff and Vase reward the free card, and a Leech takes its crystal.
def test_telescope_summoned_against_a_leech() -> None:
    game = kingdom({"hand": [TELESCOPE], "gauge": 2, "in_play": ["staff-of-spring"]}, {"in_play": ["arcano-leech"]})
    why = game.refused(0, f"summon {TELESCOPE}")
    assert why == f"{TELESCOPE} needs 1 crystal (1 of them for Arcano Leech), you have 0."
