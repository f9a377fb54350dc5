"""Card 19/20: Warden of Argos."""

from tests.seasons.cards.common import CHALICE, FOUR_ON_AMULET
from tests.seasons.enchanted_kingdom.kingdom import is_sound, kingdom

WARDEN = "warden-of-argos"
READY = {"hand": [WARDEN], "reserve": "A", "gauge": 1}


# An air; six points; one of two effects for everybody.
def test_warden_offers_two_effects() -> None:
    game = kingdom({**READY, "reserve": "AW"})
    game.play(0, f"summon {WARDEN}")
    assert (game.asked, game.kind) == (0, "everybody-discards")
    assert sorted(game.open) == ["all discard card", "all discard energy"]
    assert game.reserve(0) == "W"
    assert is_sound(game)


def test_warden_cost_and_points() -> None:
    game = kingdom({"hand": [WARDEN], "reserve": "W", "gauge": 1})
    assert game.refused(0, f"summon {WARDEN}") == "warden-of-argos needs 1 air, you have 0."
    game = kingdom({"in_play": [WARDEN]}, year=3, space=12, leftover_pips=1)
    assert game.refused(0, f"activate {WARDEN}") == "warden-of-argos has no effect to activate."
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [6, 0]


# Four energy of the reserve, chosen by each player himself, from the left neighbour round to the owner.
def test_everybody_discards_four_energy() -> None:
    game = kingdom(
        {"reserve": "AWFEEE"},
        {**READY, "reserve": "AAAWWFF"},
        {"reserve": "AAWWFF"},
        {"reserve": "EEEEE"},
        first_player=1,
    )
    game.play(1, f"summon {WARDEN}", "all discard energy")
    assert (game.asked, game.kind) == (2, "discard-energy")
    assert is_sound(game)
    game.play(2, "A", "W", "W")
    assert game.reserve(2) == "AF"
    assert game.reserve(3) == "E"  # nothing to choose
    assert game.asked == 0
    game.play(0, "A", "W", "F")
    assert game.reserve(0) == "EE"
    assert game.asked == 1
    game.play(1, "A", "A", "W", "W")
    assert game.reserve(1) == "FF"
    assert game.kind == "turn"


# Who has fewer than four discards all he has; who has none, nothing.
def test_fewer_than_four_are_all_discarded() -> None:
    game = kingdom({**READY, "reserve": "AAW"}, {"reserve": "WFE"}, {"reserve": ""})
    game.play(0, f"summon {WARDEN}", "all discard energy")
    assert [game.reserve(player) for player in range(3)] == ["", "", ""]
    assert (game.asked, game.kind) == (0, "turn")


# Just four of four kinds: nothing to choose.
def test_exactly_four() -> None:
    game = kingdom(READY, {"reserve": "AWFE"})
    game.play(0, f"summon {WARDEN}", "all discard energy")
    assert game.reserve(1) == ""
    assert game.kind == "turn"


# Tokens on cards are no part of the reserve: Amulet of Water, Cauldron, Jewel and Monolith keep theirs.
def test_tokens_on_cards_are_safe() -> None:
    on_cards = [
        FOUR_ON_AMULET,
        {"card": "glutton-cauldron", "tokens": "AA"},
        {"card": "jewel-of-the-ancients", "tokens": "FF"},
        {"card": "fairy-monolith", "tokens": "EEE"},
    ]
    game = kingdom(READY, {"in_play": on_cards, "reserve": "AW"})
    game.play(0, f"summon {WARDEN}", "all discard energy")
    assert game.reserve(1) == ""
    assert [item["tokens"] for item in game.player(1)["in_play"]] == ["AWFE", "AA", "FF", "EEE"]


# Nor does an Amulet of Water pay in place of the reserve, its owner's own included.
def test_an_amulet_of_water_does_not_stand_in() -> None:
    game = kingdom({**READY, "reserve": "AEEEEE", "in_play": [FOUR_ON_AMULET], "gauge": 2})
    game.play(0, f"summon {WARDEN}", "amulet A", "all discard energy")
    assert game.kind == "discard-energy"
    assert game.open == ["A", "E"]
    game.play(0, "E")
    while game.kind == "discard-energy":
        game.play(0, "E")
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("AE", "WFE")


# A card of the hand, chosen by each player himself, in the same order, unseen by the others.
def test_everybody_discards_a_card() -> None:
    game = kingdom(
        {"hand": ["amulet-of-air", "amulet-of-fire"]},
        {**READY, "hand": [WARDEN, "purse-of-io", "die-of-malice"]},
        {"hand": ["amulet-of-earth", "amulet-of-water"]},
        first_player=1,
    )
    game.play(1, f"summon {WARDEN}", "all discard card")
    assert (game.asked, game.kind, game.open) == (2, "discard", ["amulet-of-earth", "amulet-of-water"])
    assert is_sound(game)
    game.play(2, "amulet-of-earth")
    assert {told["audience"] for told in game.told("card-discarded")} == {2}
    game.play(0, "amulet-of-fire")
    game.play(1, "purse-of-io")
    assert [game.hand(player) for player in range(3)] == [["amulet-of-air"], ["die-of-malice"], ["amulet-of-water"]]
    assert game.discard == ["purse-of-io", "amulet-of-fire", "amulet-of-earth"]
    assert game.game.observe(0).plain()["discard"]["known"] == {"1": "amulet-of-fire"}
    assert is_sound(game)


# Who has none is not touched.
def test_empty_hands_are_not_touched() -> None:
    game = kingdom(READY, {"hand": ["purse-of-io"]}, {"hand": []})
    game.play(0, f"summon {WARDEN}", "all discard card")
    assert [game.hand(player) for player in range(3)] == [[], [], []]
    assert game.discard == ["purse-of-io"]
    assert (game.asked, game.kind) == (0, "turn")


# The opponents must do what was chosen.
def test_it_cannot_be_declined() -> None:
    game = kingdom(READY, {"hand": ["purse-of-io", "amulet-of-air"], "reserve": "AAAAE"})
    game.play(0, f"summon {WARDEN}", "all discard card")
    assert "'no' is no answer to this question" in game.refused(1, "no")
    assert "'A' is no answer to this question" in game.refused(1, "A")
    game = kingdom(READY, {"hand": ["purse-of-io"], "reserve": "AAAAE"})
    game.play(0, f"summon {WARDEN}", "all discard energy")
    assert "'done' is no answer to this question" in game.refused(1, "done")


# Two Wardens, one after the other.
def test_two_wardens() -> None:
    game = kingdom(
        {"hand": [WARDEN, WARDEN], "reserve": "AA", "gauge": 2}, {"reserve": "EEEEEE", "hand": ["purse-of-io"]}
    )
    game.play(0, f"summon {WARDEN}", "all discard card")
    # The owner's last card is the other Warden: it must go.
    assert (game.hand(0), game.hand(1)) == ([], [])
    game = kingdom({"in_play": [WARDEN], "hand": [WARDEN], "reserve": "A", "gauge": 2}, {"reserve": "EEEEEE"})
    game.play(0, f"summon {WARDEN}", "all discard energy")
    while game.asked == 1:
        game.play(1, "E")
    assert game.reserve(1) == "EE"


# Put into play by a Divine Chalice he acts too.
def test_warden_put_into_play_by_a_chalice() -> None:
    game = kingdom(CHALICE, {"reserve": "EEEEE"}, deck=[WARDEN, "purse-of-io", "die-of-malice", "hand-of-fortune"])
    game.play(0, "summon divine-chalice", WARDEN, "all discard energy")
    while game.asked == 1:
        game.play(1, "E")
    assert game.reserve(1) == "E"
    assert game.in_play(0) == ["divine-chalice", WARDEN]
