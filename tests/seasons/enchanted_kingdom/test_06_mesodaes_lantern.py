"""Enchanted Kingdom 6: Mesodae's Lantern."""

import pytest

import chronomage as cm
from tests.seasons.cards.common import end_game, last_round
from tests.seasons.enchanted_kingdom.first_cards import (
    KINGDOM,
    end_round,
    kingdom,
    limit,
    rest_of_cards,
    samples_agree,
)

LANTERN = "mesodaes-lantern"
PRICE = "AAAWWW"
OTHERS = ["purse-of-io", "hand-of-fortune", "ragfields-helm"]


# Mesodae's Lantern: three crystals at the end of each round.
def test_three_crystals_a_round() -> None:
    game = kingdom({"in_play": [LANTERN]}, {"crystals": 1})
    end_round(game)
    assert (game.crystals(0), game.crystals(1)) == (3, 1)


# Also in the round in which it was summoned, and in the last one.
def test_in_the_first_round_and_in_the_last() -> None:
    game = kingdom({"hand": [LANTERN], "reserve": PRICE, "gauge": 1})
    game.play(0, f"summon {LANTERN}")
    end_round(game)
    assert game.crystals(0) == 3
    parts = end_game(last_round({"in_play": [LANTERN]}, options=KINGDOM))[0]
    assert (parts["crystals"], parts["cards"]) == (3, 24)


# The reserve holds one token less.
def test_the_reserve_holds_six() -> None:
    game = kingdom({"in_play": [LANTERN], "reserve": "AAAAAA"}, die={"energy": "WW", "crystals": 3})
    assert (limit(game, 0), limit(game, 1)) == (6, 7)
    assert game.kind == "overflow"
    game.play(0, "A", "W")
    assert game.reserve(0) == "AAAAAW"


# A seventh token overflows, whatever brings it.
def test_a_seventh_token_overflows() -> None:
    game = kingdom({"in_play": [LANTERN, "tree-of-light"], "reserve": "AAAAAF", "crystals": 3})
    game.play(0, "activate tree-of-light", "buy energy", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "F", "E"]
    game.play(0, "A")
    assert game.reserve(0) == "AAAAFE"


# A position with seven tokens beside it is refused.
def test_a_position_with_too_many_tokens_is_refused() -> None:
    with pytest.raises(cm.BadPosition, match="7 tokens in a reserve of 6"):
        kingdom({"in_play": [LANTERN], "reserve": "AAAAAAA"})


# Entering it takes the place at once: a reserve that is full, with an amulet paying, must give up a token first of all.
def test_the_reserve_overflows_at_once() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "AAAW"}, {"card": "amulet-of-water", "tokens": "WW"}]
    game = kingdom({"hand": [LANTERN], "in_play": in_play, "reserve": "FFFFFFE", "gauge": 3})
    game.play(0, f"summon {LANTERN}")
    while game.kind == "pay":
        game.play(0, game.open[0])
    assert game.kind == "overflow"
    assert game.open == ["F", "E"]
    assert "no answer to this question" in game.refused(0, "end")
    assert samples_agree(game)
    game.play(0, "E")
    assert game.reserve(0) == "FFFFFF"
    assert game.kind == "turn"


# A second one takes another place, and gives another three.
def test_two_lanterns() -> None:
    game = kingdom({"in_play": [LANTERN, LANTERN]})
    assert limit(game, 0) == 5
    end_round(game)
    assert game.crystals(0) == 6


# Every reduction counts, with a Bespelled Grimoire from ten; a second Grimoire adds nothing.
@pytest.mark.parametrize(
    ("in_play", "holds"),
    [
        ([LANTERN], 6),
        ([LANTERN, "statue-of-eolis"], 5),
        ([LANTERN, LANTERN, "statue-of-eolis", "statue-of-eolis"], 3),
        ([LANTERN, "bespelled-grimoire"], 9),
        ([LANTERN, "statue-of-eolis", "bespelled-grimoire"], 8),
        ([LANTERN, LANTERN, "statue-of-eolis", "statue-of-eolis", "bespelled-grimoire"], 6),
        ([LANTERN, "bespelled-grimoire", "bespelled-grimoire"], 9),
    ],
)
def test_the_limits_of_the_reserve(in_play: list[str], holds: int) -> None:
    game = kingdom({"in_play": in_play, "reserve": "F" * holds})
    assert limit(game, 0) == holds
    game.play(0, "bonus exchange", "F", "A", "A")
    assert len(game.reserve(0)) == holds
    with pytest.raises(cm.BadPosition, match=f"in a reserve of {holds}"):
        kingdom({"in_play": in_play, "reserve": "F" * (holds + 1)})


# A Grimoire that leaves play lets the reserve fall to six at once.
def test_a_grimoire_that_goes() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},
        {"in_play": [LANTERN, "bespelled-grimoire"], "reserve": "AAAAAAAAA"},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play bespelled-grimoire")
    assert len(game.reserve(1)) == 6
    assert limit(game, 1) == 6


# Out of play, it gives the place back.
def test_the_place_comes_back_when_it_goes() -> None:
    game = kingdom({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [LANTERN]})
    game.play(0, "summon syllas-the-faithful")
    assert limit(game, 1) == 7
    end_round(game)
    assert game.crystals(1) == 0


# Only summoning brings it into play. Potion of Dreams does not choose it.
def test_a_potion_of_dreams_cannot_bring_it() -> None:
    alone = kingdom({"hand": [LANTERN], "in_play": ["potion-of-dreams"], "gauge": 1})
    assert "activate potion-of-dreams" not in alone.open
    why = "potion-of-dreams needs a card in your hand that may be put into play, you have none."
    assert alone.refused(0, "activate potion-of-dreams") == why
    beside = kingdom({"hand": [LANTERN, "purse-of-io", "wondrous-chest"], "in_play": ["potion-of-dreams"], "gauge": 1})
    beside.play(0, "activate potion-of-dreams")
    assert beside.open == ["purse-of-io", "wondrous-chest"]
    assert samples_agree(beside)
    assert "no answer to this question" in beside.refused(0, LANTERN)


# With one other card beside it, that one it is; the question hides from the others that there was no choice.
def test_a_potion_of_dreams_with_one_other_card() -> None:
    game = kingdom({"hand": [LANTERN, "purse-of-io"], "in_play": ["potion-of-dreams"], "gauge": 1})
    game.play(0, "activate potion-of-dreams")
    assert game.open == ["purse-of-io"]
    assert samples_agree(game)
    game.play(0, "purse-of-io")
    assert game.in_play(0) == ["purse-of-io"]
    assert game.hand(0) == [LANTERN]


# A Divine Chalice draws it and discards it.
def test_a_divine_chalice_cannot_bring_it() -> None:
    game = kingdom({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=[LANTERN, *OTHERS])
    game.play(0, "summon divine-chalice")
    assert game.open == ["purse-of-io", "ragfields-helm", "hand-of-fortune"]
    assert samples_agree(game)
    assert "no answer to this question" in game.refused(0, LANTERN)
    game.play(0, "purse-of-io")
    assert LANTERN in game.discard
    assert game.in_play(0) == ["divine-chalice", "purse-of-io"]


# Where the Chalice draws nothing else, nothing enters.
def test_a_divine_chalice_that_finds_lanterns_only() -> None:
    rest = rest_of_cards("divine-chalice", LANTERN, LANTERN)
    game = kingdom({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, {"hand": rest}, deck=[LANTERN, LANTERN])
    game.play(0, "summon divine-chalice")
    assert game.in_play(0) == ["divine-chalice"]
    assert game.discard == [LANTERN, LANTERN]
    assert game.kind == "turn"


# A Crystal Orb shows it and cannot put it into play; that this is so must not be seen by the others.
def test_a_crystal_orb_cannot_bring_it() -> None:
    game = kingdom({"in_play": ["crystal-orb"], "reserve": "AWFE", "gauge": 2}, deck=[LANTERN])
    game.play(0, "activate crystal-orb")
    assert game.kind == "buy-top"
    assert game.open == ["no"]
    assert "no answer to this question" in game.refused(0, "yes")
    assert samples_agree(game)
    game.play(0, "no")
    assert game.in_play(0) == ["crystal-orb"]
    assert game.deck(1) == [LANTERN]
    assert game.reserve(0) == "AWFE"


# The others cannot tell an Orb that looks at the Lantern from one that looks at another card.
def test_the_orbs_look_at_it_is_private() -> None:
    orb = {"in_play": ["crystal-orb"], "reserve": "AWFE", "gauge": 2}
    lantern = kingdom(orb, deck=[LANTERN, "purse-of-io"])
    purse = kingdom(orb, deck=["purse-of-io", LANTERN])
    for game in (lantern, purse):
        game.play(0, "activate crystal-orb")
    assert lantern.game.observe(1) == purse.game.observe(1)


# Lewis Greyface copies a fuller reserve than it leaves room for: all tokens come, then the owner discards.
def test_lewis_greyface_beside_it() -> None:
    game = kingdom(
        {"hand": ["lewis-greyface"], "in_play": [LANTERN], "reserve": "AF", "gauge": 2}, {"reserve": "AAAWWWE"}
    )
    game.play(0, "summon lewis-greyface")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "E"]
    game.play(0, "E")
    assert game.reserve(0) == "AAAWWW"


# It comes to hand like any other card.
def test_it_can_be_drawn_and_kept() -> None:
    game = kingdom({"hand": ["amulet-of-fire"], "reserve": "FF", "gauge": 1}, deck=[LANTERN, *OTHERS])
    game.play(0, "summon amulet-of-fire", LANTERN)
    assert game.hand(0) == [LANTERN]


# A Hand of Fortune makes it cheaper: five energy, with two Hands four.
def test_hand_of_fortune_makes_it_cheaper() -> None:
    one = kingdom({"hand": [LANTERN], "in_play": ["hand-of-fortune"], "reserve": "AAWWW", "gauge": 2})
    one.play(0, f"summon {LANTERN}")
    assert (one.reserve(0), one.in_play(0)) == ("", ["hand-of-fortune", LANTERN])
    choice = kingdom({"hand": [LANTERN], "in_play": ["hand-of-fortune"], "reserve": PRICE, "gauge": 2})
    choice.play(0, f"summon {LANTERN}", "W")
    assert choice.reserve(0) == "W"
    two = kingdom({"hand": [LANTERN], "in_play": ["hand-of-fortune"] * 2, "reserve": "AAAW", "gauge": 3})
    two.play(0, f"summon {LANTERN}", "W")
    assert two.reserve(0) == ""


# What it costs.
def test_what_it_costs() -> None:
    game = kingdom({"hand": [LANTERN], "reserve": "AAAWW", "gauge": 1})
    assert game.refused(0, f"summon {LANTERN}") == "mesodaes-lantern needs 3 water, you have 2."


# It does not act by being activated.
def test_it_cannot_be_activated() -> None:
    game = kingdom({"in_play": [LANTERN]})
    assert game.refused(0, f"activate {LANTERN}") == "mesodaes-lantern has no effect to activate."


# Damned Soul comes before it in the automatic order: with nothing to lose, all three crystals stay.
def test_the_automatic_order_has_the_damned_soul_first() -> None:
    game = kingdom({"in_play": [LANTERN, "damned-soul-of-onys"]})
    end_round(game)
    assert game.open == ["auto", "in-play damned-soul-of-onys", f"in-play {LANTERN}"]
    assert samples_agree(game)
    game.play(0, "auto")
    assert game.crystals(0) == 3
    other = kingdom({"in_play": [LANTERN, "damned-soul-of-onys"]})
    end_round(other)
    other.play(0, f"in-play {LANTERN}")
    assert other.crystals(0) == 0


# Players get theirs in turn order: a Titus of the first player comes before the second's Lantern.
def test_players_act_in_turn_order() -> None:
    game = kingdom({"in_play": ["titus-deepgaze"]}, {"in_play": [LANTERN]})
    end_round(game)
    assert game.in_play(0) == []
    assert (game.crystals(0), game.crystals(1)) == (0, 3)
    game = kingdom({"in_play": ["titus-deepgaze"]}, {"in_play": [LANTERN]}, first_player=1)
    end_round(game)
    assert game.in_play(0) == ["titus-deepgaze"]
    assert (game.crystals(0), game.crystals(1)) == (1, 2)


# A Forgotten Vase acts first; whatever the order of the two, nobody ever holds more than he may.
@pytest.mark.parametrize("card", [LANTERN, "statue-of-eolis"])
def test_a_vase_beside_a_shrinking_reserve(card: str) -> None:
    in_play = [
        {"card": "amulet-of-water", "tokens": "AAAW"},
        {"card": "amulet-of-water", "tokens": "WWFE"},
        "yjangs-forgotten-vase",
    ]
    game = kingdom({"hand": [card], "in_play": in_play, "reserve": "AWFEFEF", "gauge": 4})
    game.play(0, f"summon {card}")
    while game.kind == "pay":
        game.play(0, game.open[0])
    while game.kind != "turn":
        assert samples_agree(game)
        game.play(0, game.open[0])
    assert len(game.reserve(0)) == 6
