"""Enchanted Kingdom 7: Statue of Eolis."""

from typing import Any

import pytest

import chronomage as cm
from tests.seasons.cards.common import LAST_MOVE, SPRING_COMES
from tests.seasons.driving import samples
from tests.seasons.enchanted_kingdom.first_cards import (
    end_round,
    kingdom,
    limit,
    rest_of_cards,
    samples_agree,
    told_to,
)
from tests.seasons.scenario import Scenario

STATUE = "statue-of-eolis"
DECK = ["purse-of-io", "temporal-boots"]


def spring_comes(*players: dict[str, Any], **rest: Any) -> Scenario:
    """The round ends, and the marker goes from winter to spring; player 1 is first then."""
    game = kingdom(*players, **SPRING_COMES, **rest)
    end_round(game)
    return game


# Statue of Eolis: whenever the season changes, an energy, or two crystals and a look at the top card.
def test_a_changed_season_asks() -> None:
    game = spring_comes({"in_play": [STATUE]}, deck=DECK)
    assert (game.asked, game.kind) == (0, "statue")
    assert game.open == ["take energy", "take crystals"]
    assert samples_agree(game)


# The energy: of any kind; no crystals, and no look.
def test_an_energy_of_any_kind() -> None:
    game = spring_comes({"in_play": [STATUE]}, deck=DECK)
    game.play(0, "take energy")
    assert game.open == ["A", "W", "F", "E"]
    assert samples_agree(game)
    game.play(0, "F")
    assert (game.reserve(0), game.crystals(0)) == ("F", 0)
    assert told_to(game, 0, DECK) == set()
    assert game.game.observe(0).plain()["deck"]["known"] == {}


# The crystals: two, and the top card is seen by its owner alone; it stays where it is.
def test_two_crystals_and_a_look() -> None:
    game = spring_comes({"in_play": [STATUE]}, {}, {}, deck=DECK)
    game.play(0, "take crystals")
    assert (game.reserve(0), game.crystals(0)) == ("", 2)
    assert [told["audience"] for told in game.told("top-seen")] == [0]
    assert [told["audience"] for told in game.told("top-looked-at")] == [-1]
    assert told_to(game, 0, DECK) == {"purse-of-io"}
    assert game.deck(2) == DECK
    assert game.game.observe(0).plain()["deck"]["known"] == {"0": "purse-of-io"}
    for viewer in (1, 2):
        assert told_to(game, viewer, DECK) == set()
        assert game.game.observe(viewer).plain()["deck"]["known"] == {}
        assert len({other.describe()["deck"]["known"]["0"] for other in samples(game.game, viewer)}) > 5
    assert {other.describe()["deck"]["known"]["0"] for other in samples(game.game, 0, 5)} == {"purse-of-io"}


# A round without a change of season brings nothing.
def test_no_change_no_gift() -> None:
    game = kingdom({"in_play": [STATUE]}, space=1, leftover_pips=2)
    end_round(game)
    assert game.kind == "die"
    assert (game.reserve(0), game.crystals(0)) == ("", 0)


# A change in the middle of a round acts at once, before anything else of the turn.
def test_a_change_in_mid_round_acts_at_once() -> None:
    game = kingdom({"in_play": [STATUE], "hand": ["temporal-boots"], "gauge": 2}, space=3, deck=DECK)
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.kind == "statue"
    game.play(0, "take crystals")
    assert game.crystals(0) == 2
    assert game.kind == "turn"


# Back into the last season is a change too; within the season it is none.
def test_the_marker_moved_back() -> None:
    back = kingdom({"in_play": [STATUE], "hand": ["temporal-boots"], "gauge": 2}, space=4, deck=DECK)
    back.play(0, "summon temporal-boots", "back 1")
    assert back.kind == "statue"
    within = kingdom({"in_play": [STATUE], "hand": ["temporal-boots"], "gauge": 2}, space=4, deck=DECK)
    within.play(0, "summon temporal-boots", "forward 1")
    assert within.kind == "turn"


# An opponent's Boots stir it as well, in his turn.
def test_anothers_boots_stir_it() -> None:
    game = kingdom({"hand": ["temporal-boots"], "gauge": 1}, {"in_play": [STATUE]}, space=3, deck=DECK)
    game.play(0, "summon temporal-boots", "forward 2")
    assert (game.asked, game.kind) == (1, "statue")
    game.play(1, "take energy", "E")
    assert game.reserve(1) == "E"
    assert (game.asked, game.kind) == (0, "turn")


# Everybody's Statue acts, from the new first player on.
def test_from_the_new_first_player_on() -> None:
    game = spring_comes({"in_play": [STATUE]}, {}, {"in_play": [STATUE]}, first_player=1, deck=DECK)
    game.play(2, "take crystals")
    game.play(0, "take crystals")
    assert [game.crystals(player) for player in range(3)] == [2, 0, 2]
    assert game.game.observe(1).plain()["deck"]["known"] == {}


# The move that ends the game changes the season too.
def test_it_acts_on_the_last_move() -> None:
    game = kingdom({"in_play": [STATUE]}, **LAST_MOVE)
    end_round(game)
    assert not game.game.over
    game.play(0, "take crystals")
    assert game.game.over
    assert game.game.outcome.breakdown[0]["crystals"] == 2


# Two Statues act one after the other; the second look shows the same card.
def test_two_statues() -> None:
    game = spring_comes({"in_play": [STATUE, STATUE]}, deck=DECK)
    assert limit(game, 0) == 5
    game.play(0, "take crystals", "take crystals")
    assert game.crystals(0) == 4
    assert [told["card"] for told in game.told("top-seen")] == ["purse-of-io", "purse-of-io"]
    mixed = spring_comes({"in_play": [STATUE, STATUE]}, deck=DECK)
    mixed.play(0, "take energy", "A", "take crystals")
    assert (mixed.reserve(0), mixed.crystals(0)) == ("A", 2)


# Beside Figrim and an Hourglass its owner orders the three; left alone they come in that order.
def test_beside_figrim_and_hourglass() -> None:
    in_play = [STATUE, "hourglass-of-time", "figrim-the-avaricious"]
    game = spring_comes({"in_play": in_play}, {"crystals": 1}, deck=DECK)
    assert game.kind == "order"
    assert game.open == ["auto", "in-play figrim-the-avaricious", "in-play hourglass-of-time", f"in-play {STATUE}"]
    assert samples_agree(game)
    game.play(0, "auto")
    assert game.crystals(0) == 1
    assert game.kind == "gain-energy"
    game.play(0, "W")
    assert game.kind == "statue"
    game.play(0, "take crystals")
    assert (game.crystals(0), game.reserve(0)) == (3, "W")


# Or it comes first.
def test_before_figrim() -> None:
    game = spring_comes({"in_play": [STATUE, "figrim-the-avaricious"]}, {"crystals": 1}, deck=DECK)
    game.play(0, f"in-play {STATUE}")
    assert (game.kind, game.crystals(0)) == ("statue", 0)
    game.play(0, "take energy", "A")
    assert (game.crystals(0), game.crystals(1)) == (1, 0)


# The reserve holds one less; the energy gained may overflow it.
def test_the_energy_may_overflow() -> None:
    game = spring_comes({"in_play": [STATUE], "reserve": "AAAAAF"}, deck=DECK)
    assert limit(game, 0) == 6
    game.play(0, "take energy", "E")
    assert game.kind == "overflow"
    assert samples_agree(game)
    game.play(0, "F")
    assert game.reserve(0) == "AAAAAE"


# A position with seven tokens beside it is refused.
def test_a_position_with_too_many_tokens_is_refused() -> None:
    with pytest.raises(cm.BadPosition, match="7 tokens in a reserve of 6"):
        kingdom({"in_play": [STATUE], "reserve": "AAAAAAA"})


# Summoned with the tokens of an amulet beside a full reserve, it makes it overflow at once.
def test_the_reserve_overflows_when_it_is_summoned() -> None:
    amulet = {"card": "amulet-of-water", "tokens": "WFE"}
    game = kingdom({"hand": [STATUE], "in_play": [amulet], "reserve": "AAAAAWW", "gauge": 2})
    game.play(0, f"summon {STATUE}")
    assert game.open == ["amulet W", "W"]
    game.play(0, "amulet W")
    assert game.kind == "overflow"
    assert game.open == ["A", "W"]
    assert "no answer to this question" in game.refused(0, "end")
    game.play(0, "W")
    assert game.reserve(0) == "AAAAAW"


# Put into play by a Crystal Orb, which an amulet pays for, it does the same.
def test_the_reserve_overflows_when_an_orb_brings_it() -> None:
    in_play = ["crystal-orb", {"card": "amulet-of-water", "tokens": "AWFE"}]
    game = kingdom({"in_play": in_play, "reserve": "AAAAAAF", "gauge": 3}, deck=[STATUE])
    game.play(0, "activate crystal-orb", "yes", "amulet A", "amulet W", "amulet F", "amulet E")
    assert game.in_play(0)[-1] == STATUE
    assert game.kind == "overflow"
    game.play(0, "A")
    assert game.reserve(0) == "AAAAAF"


# Put into play by Potion of Dreams or Divine Chalice it works like a summoned one.
def test_put_into_play() -> None:
    dreams = kingdom({"hand": [STATUE], "in_play": ["potion-of-dreams"], "reserve": "AAAAAAA", "gauge": 1}, deck=DECK)
    dreams.play(0, "activate potion-of-dreams")
    assert (dreams.reserve(0), limit(dreams, 0)) == ("", 6)
    chalice = kingdom(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        deck=[STATUE, "purse-of-io", "ragfields-helm", "hand-of-fortune"],
    )
    chalice.play(0, "summon divine-chalice", STATUE)
    assert limit(chalice, 0) == 6


# Out of play it gives the place back, and acts no more.
def test_out_of_play() -> None:
    game = kingdom(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 1}, {"in_play": [STATUE]}, **SPRING_COMES
    )
    game.play(0, "summon syllas-the-faithful")
    assert limit(game, 1) == 7
    end_round(game)
    assert game.kind == "die"
    assert (game.crystals(1), game.reserve(1)) == (0, "")


# With an empty deck the pile is shuffled for the look.
def test_the_look_shuffles_the_pile() -> None:
    others = {"hand": rest_of_cards(STATUE, "purse-of-io")}
    game = spring_comes({"in_play": [STATUE]}, others, discard=["purse-of-io"])
    game.play(0, "take crystals")
    assert game.crystals(0) == 2
    assert told_to(game, 0, ["purse-of-io"]) == {"purse-of-io"}
    assert game.discard == []


# With no card at all there are the two crystals.
def test_without_any_card() -> None:
    game = spring_comes({"in_play": [STATUE]}, {"hand": rest_of_cards(STATUE)})
    game.play(0, "take crystals")
    assert game.crystals(0) == 2
    assert game.told("top-seen") == []


# The look is over when the card goes: the next card is unknown again.
def test_the_card_seen_is_drawn() -> None:
    game = kingdom(
        {"in_play": [STATUE], "hand": ["temporal-boots", "amulet-of-fire"], "reserve": "FF", "gauge": 3},
        space=3,
        deck=["purse-of-io", "ragfields-helm", "hand-of-fortune", "beggars-horn", "wondrous-chest"],
    )
    game.play(0, "summon temporal-boots", "forward 1", "take crystals", "summon amulet-of-fire", "purse-of-io")
    assert game.hand(0) == ["purse-of-io"]
    assert game.game.observe(0).plain()["deck"]["known"] == {}


# What it costs, and that it is nothing to be activated.
def test_refusals() -> None:
    game = kingdom({"hand": [STATUE], "in_play": [STATUE], "reserve": "WF", "gauge": 2})
    assert game.refused(0, f"summon {STATUE}") == "statue-of-eolis needs 1 earth, you have 0."
    assert game.refused(0, f"activate {STATUE}") == "statue-of-eolis has no effect to activate."
