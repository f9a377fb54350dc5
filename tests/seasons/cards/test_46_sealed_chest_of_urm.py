"""Card 46: Sealed Chest of Urm."""

from typing import Any

import pytest

from tests.seasons.cards.common import end_game, last_round
from tests.seasons.scenario import scenario


# Twenty crystals at the end without a familiar in play.
def test_chest_pays_without_familiars() -> None:
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "purse-of-io", "idol-of-the-familiar"]}))
    assert parts[0] == {"crystals": 0, "cards": 16, "effects": 20, "bonuses": 0, "hand": 0}


# One familiar in play and there is nothing.
def test_chest_pays_nothing_with_a_familiar() -> None:
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "kairn-the-destroyer"]}))
    assert parts[0] == {"crystals": 0, "cards": 19, "effects": 0, "bonuses": 0, "hand": 0}


# Familiars in hand do not matter, nor those of the others.
def test_chest_does_not_mind_familiars_elsewhere() -> None:
    parts = end_game(
        last_round({"in_play": ["sealed-chest-of-urm"], "hand": ["kairn-the-destroyer"]}, {"in_play": ["arcano-leech"]})
    )
    assert parts[0] == {"crystals": 0, "cards": 10, "effects": 20, "bonuses": 0, "hand": -5}
    assert parts[1]["effects"] == 0


# Two Chests pay forty, or nothing.
def test_two_chests() -> None:
    two = ["sealed-chest-of-urm", "sealed-chest-of-urm"]
    parts = end_game(last_round({"in_play": two}))
    assert parts[0]["effects"] == 40
    parts = end_game(last_round({"in_play": [*two, "arcano-leech"]}))
    assert parts[0]["effects"] == 0


# A Damned Soul passed by the neighbour spoils it: it is a familiar in play.
def test_chest_is_spoilt_by_a_damned_soul() -> None:
    game = last_round({"in_play": ["damned-soul-of-onys"], "reserve": "W"}, {"in_play": ["sealed-chest-of-urm"]})
    game.play(0, "activate damned-soul-of-onys")
    parts = end_game(game)
    assert parts[1] == {"crystals": 0, "cards": 5, "effects": 0, "bonuses": 0, "hand": 0}


# The last familiar given up for a Kriss, or a Titus who must go at the last end of a round, saves it.
def test_chest_is_saved_when_the_last_familiar_goes() -> None:
    game = last_round({"in_play": ["sealed-chest-of-urm", "necrotic-kriss", "arcano-leech"]})
    game.play(0, "activate necrotic-kriss", *"AAAA")
    assert end_game(game)[0]["effects"] == 20
    parts = end_game(last_round({"in_play": ["sealed-chest-of-urm", "titus-deepgaze"]}))
    assert parts[0]["effects"] == 20


# Nothing when it enters, and it is never activated.
def test_chest_gives_nothing_before_the_end() -> None:
    game = scenario({"hand": ["sealed-chest-of-urm"], "reserve": "WWE", "gauge": 1})
    game.play(0, "summon sealed-chest-of-urm")
    assert (game.crystals(0), game.reserve(0)) == (0, "")
    assert game.refused(0, "activate sealed-chest-of-urm") == "sealed-chest-of-urm has no effect to activate."


# Two water and an earth, for any number of players.
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chest_cost(seats: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["sealed-chest-of-urm"], "reserve": "WE", "gauge": 1}, *others)
    assert game.refused(0, "summon sealed-chest-of-urm") == "sealed-chest-of-urm needs 2 water, you have 1."
