"""Enchanted Kingdom 9: Io's Transmuter."""

from typing import Any

import pytest

from tests.seasons.enchanted_kingdom.first_cards import end_round, kingdom, samples_agree
from tests.seasons.scenario import Scenario, next_round

TRANSMUTER = "ios-transmuter"
WITH_CRYSTALS = {"energy": "WW", "crystals": 3}
WITHOUT_CRYSTALS = {"energy": "WW", "star": True}
WITH_RIGHT = {"energy": "AW", "transmute": True}


def with_transmuter(
    *cards: Any, die: dict[str, Any], reserve: str = "E", others: tuple[dict[str, Any], ...] = ({},), **rest: Any
) -> Scenario:
    """Player 0 has a Transmuter and these cards in play; it is winter, where an earth is worth three."""
    return kingdom({"in_play": [TRANSMUTER, *cards], "reserve": reserve}, *others, die=die, **rest)


def rolled_again(gives_crystals: bool, die: dict[str, Any]) -> Scenario:
    """A game in which a Die of Malice has rolled this die again into one that gives crystals, or none."""
    for seed in range(100):
        game = kingdom({"in_play": [TRANSMUTER, "die-of-malice"], "reserve": "E"}, die=die, seed=seed)
        game.play(0, "activate die-of-malice")
        shown = game.player(0)["die"]
        if bool(shown["crystals"]) == gives_crystals and not shown["transmute"] and not shown["card"]:
            return game
    raise AssertionError("no seed rolls such a die")


# Io's Transmuter: with a die that gives crystals its owner may transmute in this turn.
def test_a_die_with_crystals_allows_transmuting() -> None:
    game = with_transmuter(die=WITH_CRYSTALS)
    assert game.crystals(0) == 3
    assert "transmute" in game.open
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 6
    assert game.reserve(0) == "WW"


# Any number of crystals will do.
@pytest.mark.parametrize("crystals", [1, 2, 6])
def test_any_number_of_crystals_will_do(crystals: int) -> None:
    game = with_transmuter(die={"crystals": crystals})
    assert "transmute" in game.open


# Used so, it brings two crystals at the end of the round.
def test_two_crystals_at_the_end_of_the_round() -> None:
    game = with_transmuter(die=WITH_CRYSTALS)
    game.play(0, "transmute", "E")
    end_round(game)
    assert game.crystals(0) == 8


# Two in all, however many tokens and however often.
def test_two_crystals_in_all() -> None:
    game = with_transmuter(die=WITH_CRYSTALS, reserve="EEE")
    game.play(0, "transmute", "E", "E", "done", "transmute", "W", "done", "transmute", "E")
    assert game.crystals(0) == 3 + 6 + 1 + 3
    end_round(game)
    assert game.crystals(0) == 15


# Not used, it brings nothing.
def test_unused_it_brings_nothing() -> None:
    game = with_transmuter(die=WITH_CRYSTALS)
    end_round(game)
    assert game.crystals(0) == 3


# A die without crystals allows nothing.
def test_a_die_without_crystals_allows_nothing() -> None:
    game = with_transmuter(die=WITHOUT_CRYSTALS)
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."
    end_round(game)
    assert game.crystals(0) == 0


# Who transmutes by the right of his die alone has not used it.
def test_the_dies_own_right_does_not_count() -> None:
    game = with_transmuter(die=WITH_RIGHT)
    game.play(0, "transmute", "E")
    end_round(game)
    assert game.crystals(0) == 3


# Nor who transmutes with a bonus, a Tree of Light, a Balance or a Potion of Life.
def test_other_rights_do_not_count() -> None:
    bonus = with_transmuter(die=WITHOUT_CRYSTALS)
    bonus.play(0, "bonus transmute", "transmute", "E")
    end_round(bonus)
    assert bonus.crystals(0) == 4
    tree = with_transmuter("tree-of-light", die=WITHOUT_CRYSTALS)
    tree.play(0, "activate tree-of-light", "W", "transmute", "E")
    end_round(tree)
    assert tree.crystals(0) == 3
    life = with_transmuter("potion-of-life", die=WITH_CRYSTALS, reserve="")
    life.play(0, "activate potion-of-life")
    end_round(life)
    assert life.crystals(0) == 3 + 8
    balance = with_transmuter("balance-of-ishtar", die=WITH_CRYSTALS, reserve="W")
    balance.play(0, "activate balance-of-ishtar")
    end_round(balance)
    assert balance.crystals(0) == 3 + 9


# Purse of Io and the bonus add to each token; the two at the end of the round stay two.
def test_purse_and_bonus_add() -> None:
    game = with_transmuter("purse-of-io", die=WITH_CRYSTALS)
    game.play(0, "bonus transmute", "transmute", "E")
    assert game.crystals(0) == 3 + 5
    end_round(game)
    assert game.crystals(0) == 10


# Tokens on an Amulet of Water can be transmuted by its right.
def test_tokens_of_an_amulet_of_water() -> None:
    game = with_transmuter({"card": "amulet-of-water", "tokens": "E"}, die={"crystals": 6}, reserve="")
    game.play(0, "transmute", "amulet E")
    end_round(game)
    assert game.crystals(0) == 6 + 3 + 2


# The right ends with the turn, and the use is forgotten with the round.
def test_the_next_round_begins_anew() -> None:
    game = with_transmuter(die=WITH_CRYSTALS, reserve="EE")
    game.play(0, "transmute", "E", "done")
    next_round(game, 0, 1)
    game.play(1, "end")
    before = game.crystals(0)
    end_round(game)
    assert game.crystals(0) == before


# Only its owner's die and its owner's transmuting count.
def test_each_for_himself() -> None:
    game = with_transmuter(
        die=WITHOUT_CRYSTALS,
        others=({"in_play": [TRANSMUTER], "die": {"crystals": 6}, "reserve": "E"}, {"reserve": "E"}),
    )
    assert "transmute" not in game.open
    game.play(0, "end")
    game.play(1, "transmute", "E", "end")
    assert game.refused(2, "transmute") == "you have no right to transmute this turn."
    end_round(game)
    assert [game.crystals(player) for player in range(3)] == [0, 6 + 3 + 2, 0]


# The die that counts is the one acted on: rolled again into crystals it allows, rolled out of them it does not.
def test_after_a_die_of_malice() -> None:
    into = rolled_again(True, WITHOUT_CRYSTALS)
    assert "transmute" in into.open
    out_of = rolled_again(False, WITH_CRYSTALS)
    assert "transmute" not in out_of.open


# The two crystals of the Die of Malice itself are not the die's.
def test_the_crystals_of_a_die_of_malice_do_not_count() -> None:
    game = rolled_again(False, WITHOUT_CRYSTALS)
    assert game.crystals(0) == 2
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# Replaced by a Steadfast Die, the die has given no crystals.
def test_a_steadfast_die_in_its_place() -> None:
    game = with_transmuter("steadfast-die", die=WITH_CRYSTALS)
    game.play(0, "steadfast gauge")
    assert game.crystals(0) == 0
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."
    plain = with_transmuter("steadfast-die", die=WITH_CRYSTALS)
    plain.play(0, "no")
    assert "transmute" in plain.open


# The Steadfast Die's own right to transmute is not the Transmuter's.
def test_the_steadfast_dies_right_does_not_count() -> None:
    game = with_transmuter("steadfast-die", die=WITH_CRYSTALS)
    game.play(0, "steadfast transmute", "transmute", "E")
    end_round(game)
    assert game.crystals(0) == 3


# Summoned in the turn whose die gave crystals, it allows transmuting from then on.
def test_summoned_after_the_die() -> None:
    game = kingdom({"hand": [TRANSMUTER], "reserve": "WEE", "gauge": 1}, die={"crystals": 6})
    assert "transmute" not in game.open
    game.play(0, f"summon {TRANSMUTER}", "transmute", "E")
    assert game.crystals(0) == 9
    end_round(game)
    assert game.crystals(0) == 11


# Gone before the end of the round, it brings nothing more.
def test_gone_before_the_end_of_the_round() -> None:
    game = with_transmuter(
        die={"crystals": 6}, others=({"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1},)
    )
    game.play(0, "transmute", "E", "end")
    game.play(1, "summon syllas-the-faithful")
    assert game.in_play(0) == []
    end_round(game)
    assert game.crystals(0) == 9


# The right goes with the card: sacrificed in the turn, nothing more is transmuted.
def test_the_right_goes_with_the_card() -> None:
    game = with_transmuter("dragon-skull", "purse-of-io", die=WITH_CRYSTALS)
    game.play(0, "activate dragon-skull")
    assert game.in_play(0) == []
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# In the automatic order it comes after Mesodae's Lantern and before Horn of Plenty; all of them pay out.
def test_the_automatic_order() -> None:
    game = with_transmuter("horn-of-plenty", "mesodaes-lantern", die={"crystals": 6}, reserve="EE")
    game.play(0, "transmute", "E", "done")
    end_round(game)
    assert game.open == ["auto", "in-play horn-of-plenty", "in-play mesodaes-lantern", f"in-play {TRANSMUTER}"]
    assert samples_agree(game)
    game.play(0, "auto")
    assert game.crystals(0) == 6 + 3 + 3 + 2 + 5
    assert game.reserve(0) == ""


# The transmuting itself is a question like any other: every seat can imagine it.
def test_samples_while_transmuting() -> None:
    game = with_transmuter(die=WITH_CRYSTALS)
    game.play(0, "transmute")
    assert game.open == ["W", "E"]
    assert samples_agree(game)


# It is no card to activate.
def test_it_cannot_be_activated() -> None:
    game = with_transmuter(die=WITH_CRYSTALS)
    assert game.refused(0, f"activate {TRANSMUTER}") == "ios-transmuter has no effect to activate."


# Without energy there is nothing to transmute, right or not.
def test_without_energy() -> None:
    game = with_transmuter(die={"crystals": 6}, reserve="")
    assert game.refused(0, "transmute") == "you have no energy to transmute."


# Two of them: each card acts once at the end of the round, and each has been used.
def test_two_transmuters() -> None:
    game = with_transmuter(TRANSMUTER, die={"crystals": 6})
    game.play(0, "transmute", "E")
    end_round(game)
    assert game.crystals(0) == 6 + 3 + 2 + 2


# The crystals are for the copies that allowed the transmutation: one that comes later allowed nothing.
def test_a_copy_that_comes_after_the_transmutation_pays_nothing() -> None:
    game = kingdom(
        {"gauge": 3, "reserve": "AWE", "in_play": ["ios-transmuter"], "hand": ["ios-transmuter"]},
        die={"crystals": 6},
        year=2,
        space=5,
    )
    game.play(0, "transmute", "A", "done", "summon ios-transmuter")
    before = game.crystals(0)
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == before + 2
