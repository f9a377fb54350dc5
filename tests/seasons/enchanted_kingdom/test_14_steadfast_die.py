"""Card 14/20: Steadfast Die."""

from typing import Any

import pytest

from chronomage.kernel.event import EVERYBODY
from tests.seasons.cards.common import FAIRIES, crystals
from tests.seasons.enchanted_kingdom.kingdom import is_sound, kingdom
from tests.seasons.scenario import Scenario, take_dice

STEADFAST = "steadfast-die"
OFFER = ["no", "steadfast gauge", "steadfast energy", "steadfast transmute"]
RICH_DIE = {"energy": "AA", "crystals": 3, "star": True, "card": True, "transmute": True}


def with_die(die: dict[str, Any], *in_play: Any, **mine: Any) -> Scenario:
    """Player 0, with a Steadfast Die and other cards in play, is about to act on that die."""
    return kingdom({"in_play": [STEADFAST, *in_play], **mine}, die=die, deck=["purse-of-io"])


# It costs an air and an earth, and is worth ten.
def test_steadfast_die_costs_air_and_earth() -> None:
    game = kingdom({"hand": [STEADFAST], "reserve": "AEW", "gauge": 1}, year=3, space=12, leftover_pips=1)
    game.play(0, "summon steadfast-die")
    assert (game.reserve(0), game.in_play(0)) == ("W", [STEADFAST])
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["cards"] == 10
    game = kingdom({"hand": [STEADFAST], "reserve": "AA", "gauge": 1})
    assert game.refused(0, "summon steadfast-die") == "steadfast-die needs 1 earth, you have 0."


# The question comes when the die has been taken and has not acted.
def test_it_is_offered_before_the_die_acts() -> None:
    game = with_die(RICH_DIE)
    assert (game.asked, game.kind, game.open) == (0, "steadfast", OFFER)
    assert (game.crystals(0), game.reserve(0), game.gauge(0), game.hand(0)) == (0, "", 0, [])
    assert is_sound(game)


# Declined, the die acts as ever, and the card is no help any more this turn.
def test_declined_the_die_acts() -> None:
    game = with_die(RICH_DIE)
    game.play(0, "no", "draw", "purse-of-io")
    assert (game.crystals(0), game.reserve(0), game.gauge(0), game.hand(0)) == (3, "AA", 1, ["purse-of-io"])
    game.play(0, "transmute", "A", "done")
    assert "is not something to do in your turn" in game.refused(0, "steadfast gauge")


# One on the gauge, and nothing of the die: no crystals, energy, star, card or right to transmute.
def test_gauge_in_place_of_the_die() -> None:
    game = with_die(RICH_DIE, reserve="W")
    game.play(0, "steadfast gauge")
    assert (game.gauge(0), game.crystals(0), game.reserve(0), game.hand(0)) == (1, 0, "W", [])
    assert game.kind == "turn"
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."
    assert "for the moment when your die gives a card" in game.refused(0, "bonus draw")
    (told,) = game.told("die-replaced")
    assert (told["player"], told["audience"]) == (0, EVERYBODY)


# One energy of any kind, and nothing of the die.
@pytest.mark.parametrize("kind", list("AWFE"))
def test_energy_in_place_of_the_die(kind: str) -> None:
    game = with_die(RICH_DIE)
    game.play(0, "steadfast energy")
    assert (game.kind, game.open) == ("gain-energy", list("AWFE"))
    game.play(0, kind)
    assert (game.reserve(0), game.crystals(0), game.gauge(0), game.kind) == (kind, 0, 0, "turn")
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."


# A full reserve overflows as ever.
def test_energy_into_a_full_reserve() -> None:
    game = with_die(RICH_DIE, reserve="AAAAAAA")
    game.play(0, "steadfast energy", "F")
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAAF"


# The right to transmute, for this whole turn and no longer.
def test_transmuting_in_place_of_the_die() -> None:
    game = with_die({"crystals": 6}, reserve="AAF")
    game.play(0, "steadfast transmute")
    assert (game.crystals(0), game.kind) == (0, "turn")
    game.play(0, "transmute", "A", "done", "transmute", "A", "F")
    assert game.crystals(0) == 1 + 1 + 2  # winter's rates
    game.play(0, "end")
    assert not game.player(0)["can_transmute"]


# A Purse of Io adds to what is transmuted so.
def test_transmuting_with_a_purse() -> None:
    game = with_die({"crystals": 6}, "purse-of-io", reserve="F")
    game.play(0, "steadfast transmute", "transmute", "F")
    assert game.crystals(0) == 3


# Only one of the three, also with two of the cards.
def test_two_steadfast_dice_give_one_action() -> None:
    game = with_die(RICH_DIE, STEADFAST)
    game.play(0, "steadfast gauge")
    assert (game.kind, game.gauge(0)) == ("turn", 1)
    game = with_die({"star": True, "energy": "AA"}, STEADFAST)
    game.play(0, "no")
    while game.kind == "steadfast":  # a second offer would be no harm, a second action would
        game.play(0, "no")
    assert (game.gauge(0), game.reserve(0)) == (1, "AA")


# Every turn anew, with no turning of the card: it is no activation.
def test_it_is_no_activation() -> None:
    game = kingdom({"in_play": [STEADFAST, "heart-of-argos"], "crystals": 5}, FAIRIES, die={"crystals": 6})
    game.play(0, "steadfast gauge")
    assert crystals(game) == [5, 0]
    assert game.tokens(0, "heart-of-argos") == ""
    assert not game.used(0, STEADFAST)
    assert game.refused(0, "activate steadfast-die") == "steadfast-die has no effect to activate."


def test_it_is_offered_again_in_the_next_round() -> None:
    game = kingdom({}, {"in_play": [STEADFAST]}, die={"crystals": 6})
    game.play(0, "end")
    game.play(1, "end")
    take_dice(game)
    assert (game.asked, game.kind) == (1, "steadfast")
    game.play(1, "steadfast gauge")
    assert game.gauge(1) == 1


# Not in the turn in which it is summoned: the die has acted by then.
def test_summoned_it_waits_for_the_next_die() -> None:
    game = kingdom({"hand": [STEADFAST], "reserve": "AE", "gauge": 1}, die={"crystals": 6})
    assert game.crystals(0) == 6
    game.play(0, "summon steadfast-die")
    assert game.kind == "turn"


# The others' turns are none of its business.
def test_it_serves_its_owner_alone() -> None:
    game = kingdom({}, {"in_play": [STEADFAST]}, die={"crystals": 6})
    assert (game.asked, game.kind, game.crystals(0)) == (0, "turn", 6)


# Die of Malice is offered first; after its roll the Steadfast Die may still replace what the die shows now.
def test_after_die_of_malice() -> None:
    game = kingdom({"in_play": [STEADFAST, "die-of-malice"]}, die={"crystals": 6})
    assert (game.kind, game.open) == ("reroll", ["no", "activate die-of-malice"])
    game.play(0, "activate die-of-malice")
    assert (game.kind, game.crystals(0)) == ("steadfast", 2)
    assert is_sound(game)
    game.play(0, "steadfast gauge")
    assert (game.kind, game.crystals(0), game.gauge(0), game.reserve(0)) == ("turn", 2, 1, "")
    assert game.used(0, "die-of-malice")


def test_without_rolling_again() -> None:
    game = kingdom({"in_play": [STEADFAST, "die-of-malice"]}, die={"crystals": 6})
    game.play(0, "no")
    assert game.kind == "steadfast"
    game.play(0, "no")
    assert (game.kind, game.crystals(0)) == ("turn", 6)
    assert "acts only at the start of your turn" in game.refused(0, "activate die-of-malice")


# Both Dice of Malice come before it, and no roll after it.
def test_after_two_dice_of_malice() -> None:
    game = kingdom({"in_play": ["die-of-malice", STEADFAST, "die-of-malice"]}, die={"crystals": 6})
    game.play(0, "activate die-of-malice", "activate die-of-malice 2")
    assert (game.kind, game.crystals(0)) == ("steadfast", 4)
    game.play(0, "steadfast energy", "E")
    assert (game.kind, game.reserve(0), game.crystals(0)) == ("turn", "E", 4)


# Io's Transmuter looks at the die that acted; one that was replaced allows nothing, and pays nothing.
@pytest.mark.parametrize("action", [["steadfast gauge"], ["steadfast energy", "F"]])
def test_no_help_for_ios_transmuter(action: list[str]) -> None:
    game = with_die({"crystals": 6}, "ios-transmuter", reserve="A")
    game.play(0, *action)
    assert game.refused(0, "transmute") == "you have no right to transmute this turn."
    game.play(0, "end")
    game.play(1, "end")
    assert game.crystals(0) == 0


# The right to transmute is then the Steadfast Die's, not the Transmuter's: no two crystals as the round ends.
def test_transmuting_by_it_does_not_use_ios_transmuter() -> None:
    game = with_die({"crystals": 6}, "ios-transmuter", reserve="AA")
    game.play(0, "steadfast transmute", "transmute", "A", "A", "end")
    game.play(1, "end")
    assert game.crystals(0) == 2


# Declined, the Transmuter has its die.
def test_ios_transmuter_with_the_die_itself() -> None:
    game = with_die({"crystals": 6}, "ios-transmuter", reserve="AA")
    game.play(0, "no", "transmute", "A", "done", "end")
    game.play(1, "end")
    assert game.crystals(0) == 6 + 1 + 2


# With die actions that may be declined one by one, it still replaces them all.
def test_with_optional_die_actions() -> None:
    game = kingdom({"in_play": [STEADFAST]}, die=RICH_DIE, options={"die_actions": "optional"})
    assert game.kind == "steadfast"
    game.play(0, "steadfast gauge")
    assert (game.kind, game.gauge(0), game.crystals(0)) == ("turn", 1, 0)


# Before the turn has begun in earnest nothing else can be done.
def test_refusals_while_it_is_offered() -> None:
    game = with_die(RICH_DIE)
    assert "'end' is no answer to this question" in game.refused(0, "end")
    assert "'bonus gauge' is no answer to this question" in game.refused(0, "bonus gauge")


# At a table of four it is asked of its owner in his turn.
def test_at_a_table_of_four() -> None:
    game = kingdom({}, {}, {"in_play": [STEADFAST], "die": {"crystals": 6}}, {}, turn=2, first_player=1)
    assert (game.asked, game.kind) == (2, "steadfast")
    game.play(2, "steadfast gauge", "end")
    assert game.asked == 3
    assert game.gauge(2) == 1
