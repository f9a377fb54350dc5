"""The promo cards in the pack `verguya`, one after the other: what each costs and does, Timer X included."""

from collections.abc import Mapping
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.pack import WANDERING
from chronomage.games.timemasters.packs.shelf import load_pack
from tests.timemasters.scenario import Scenario, scenario

# Level, kind, cost of a spell or slots of a Timer, copies.
PRINTED = {
    "deja-vu": (2, "spell", 2, 2),
    "crystal-clepsydra": (3, "timer", 2, 2),
    "frozen-minute": (4, "spell", 2, 2),
    "eternal-spring": (5, "spell", 2, 2),
    "wandering-hour": (WANDERING, "timer", 1, 1),
}


def promo(*players: Mapping[str, Any], **rest: Any) -> Scenario:
    """A position of a game with the promo cards."""
    return scenario(*players, options={"promo": True}, **rest)


# All promo cards, with their levels, kinds, costs or slots, and copies.
def test_what_is_printed() -> None:
    cards = [card for card in load_pack("verguya").cards if card.set == "promo"]
    assert {card.name: (card.level, card.kind, card.cost + card.slots, card.copies) for card in cards} == PRINTED


# Without the option no position can name them.
@pytest.mark.parametrize("card", PRINTED)
def test_they_need_the_option(card: str) -> None:
    with pytest.raises(cm.BadPosition, match="set the option promo"):
        scenario({"hand": [card]})
    assert promo({"hand": [card]}).hand(0) == [card]


# Déjà Vu: you may take a Focus back from the discard pile; the first spell of your next turn costs one Ke less.
def test_deja_vu() -> None:
    me = {"hand": ["deja-vu", "charge", "charge"], "discard": ["focus", "focus", "timer"], "active": 8}
    game = promo(me)
    game.play(0, "play deja-vu")
    assert game.kind == "take-back"
    assert game.open == ["done", "focus"]
    game.play(0, "focus")
    assert game.ke(0) == (6, 2, 0)
    assert game.hand(0) == ["charge", "charge", "focus"]
    assert game.discard(0) == ["focus", "timer"]  # one and no more
    assert game.kind == "main"
    game.play(0, "play charge")
    assert game.ke(0) == (4, 4, 1)  # in this turn nothing is cheaper
    game.play(0, "end", "done")
    assert game.player(0)["next_spell"] == -1
    game.play(1, "pass")
    game.play(0, "play charge", "ephemeral 0")
    assert game.ke(0) == (3, 5, 2)


def test_deja_vu_without_a_focus() -> None:
    declined = promo({"hand": ["deja-vu"], "discard": ["focus"]})
    declined.play(0, "play deja-vu", "done")
    assert declined.hand(0) == []
    assert declined.discard(0) == ["focus"]
    assert declined.player(0)["next_turn_spell"] == -1
    none = promo({"hand": ["deja-vu"], "discard": ["suggestion"]})
    none.play(0, "play deja-vu")
    assert none.kind == "main"
    assert none.hand(0) == []
    assert none.player(0)["next_turn_spell"] == -1
    assert none.ke(0) == (2, 2, 0)


# Crystal Clepsydra: launched, gain one ephemeral Ke for each spell that was on it.
def test_crystal_clepsydra_launched() -> None:
    game = promo({"hand": ["crystal-clepsydra", "suggestion", "energy-loop"], "active": 6})
    game.play(0, "play crystal-clepsydra", "put suggestion", "put energy-loop")
    assert game.ke(0) == (1, 5, 0)
    game.play(0, "launch 1")
    assert game.ke(0) == (1, 5, 2)
    assert game.discard(0) == ["crystal-clepsydra"]
    assert game.player(0)["launched"] == ["suggestion", "energy-loop"]


@pytest.mark.parametrize(("stored", "gained"), [([], 0), (["charge"], 1)])
def test_a_crystal_clepsydra_that_is_not_full(stored: list[str], gained: int) -> None:
    game = promo({"timers": [{"card": "crystal-clepsydra", "spells": stored}]})
    game.play(0, "launch 1")
    assert game.ke(0) == (4, 0, gained)


# Crystal Clepsydra: delayed, it is discarded with the spells on it and the card that delays it.
def test_crystal_clepsydra_delayed() -> None:
    full = {"card": "crystal-clepsydra", "spells": ["charge", "suggestion"]}
    game = promo({"timers": [full], "hand": ["focus", "timer"]})
    game.play(0, "delay 1", "focus")
    assert game.kind == "main"
    assert game.timers(0) == []
    assert game.discard(0) == ["charge", "crystal-clepsydra", "focus", "suggestion"]
    assert game.hand(0) == ["timer"]
    assert game.ke(0) == (4, 0, 0)
    assert game.player(0)["launched"] == []


# Frozen Minute: in his next turn each opponent spends at most four Ke; you gain two ephemeral Ke.
def test_frozen_minute() -> None:
    opponent = {"hand": ["energy-loop", "energy-loop", "growth"], "active": 8}
    game = promo({"hand": ["frozen-minute"]}, opponent, {})
    game.play(0, "play frozen-minute")
    assert game.ke(0) == (2, 2, 2)
    assert [game.player(player)["cap"] for player in range(3)] == [None, 4, 4]
    game.play(0, "end", "done")
    game.play(1, "play energy-loop")
    assert "you may spend 4 in this turn and have spent 3" in game.refused(1, "play energy-loop")
    game.play(1, "play growth")  # the fourth Ke
    assert game.player(1)["spent"] == 4
    game.play(1, "end", "done")
    assert game.player(1)["cap"] is None


# Eternal Spring: restore half of your exhausted Ke, rounded up; gain one ephemeral Ke.
@pytest.mark.parametrize(
    ("active", "exhausted", "then"), [(3, 2, (3, 2, 1)), (3, 3, (4, 2, 1)), (4, 3, (5, 2, 1)), (3, 0, (2, 1, 1))]
)
def test_eternal_spring(active: int, exhausted: int, then: tuple[int, int, int]) -> None:
    game = promo({"hand": ["eternal-spring"], "active": active, "exhausted": exhausted})
    game.play(0, "play eternal-spring")
    assert game.ke(0) == then
    assert game.ke(1) == (4, 0, 0)
    assert game.spells(0) == ["eternal-spring"]


# Wandering Hour, the Timer X: when a spell is put on it, draw a card.
def test_wandering_hour() -> None:
    game = promo({"hand": ["wandering-hour", "charge"], "deck": ["focus", "timer"]}, {"deck": ["focus"]})
    game.play(0, "play wandering-hour")
    assert game.hand(0) == ["charge"]
    game.play(0, "put charge")
    assert game.ke(0) == (2, 2, 0)
    assert game.hand(0) == ["focus"]
    assert game.hand(1) == []
    assert game.timers(0) == [("wandering-hour", ["charge"], [])]
    # Launched it does nothing of its own.
    game.play(0, "launch 1")
    assert game.hand(0) == ["focus"]
    game.play(0, "release charge")
    assert game.ke(0) == (2, 2, 1)
    assert game.discard(0) == ["wandering-hour"]


def test_a_delayed_wandering_hour_draws_nothing() -> None:
    full = {"card": "wandering-hour", "spells": ["charge"]}
    game = promo({"timers": [full], "hand": ["focus", "timer"], "deck": ["suggestion"]})
    game.play(0, "delay 1", "focus")
    assert game.hand(0) == ["timer"]
    assert game.timers(0) == [("wandering-hour", ["charge"], ["focus"])]


# It starts in the first player's deck, and only with the promo cards.
def test_wandering_hour_starts_with_the_first_player() -> None:
    game = cm.new_game("timemasters", 3, 1, {"promo": True, "first_player": 2})
    holders = ["wandering-hour" in player["hand"] + player["deck"] for player in game.describe()["players"]]
    assert holders == [False, False, True]
    assert game.describe()["timer_x"] == {"holder": 2, "started": False, "started_now": False, "turns": 0}
    assert cm.new_game("timemasters", 3, 1).describe()["timer_x"] is None


# After three more turns of its holder it goes into the next player's deck; what lay on and under it is discarded.
def test_wandering_hour_wanders() -> None:
    timer = {"card": "wandering-hour", "spells": ["charge"], "delays": ["focus"]}
    game = promo({"timers": [timer], "hand": ["timer"] * 2}, phase="main", timer_x={"started": True, "turns": 1})
    game.play(0, "end")
    assert game.game.describe()["timer_x"] == {"holder": 0, "started": True, "started_now": False, "turns": 2}
    assert game.timers(0) == [("wandering-hour", ["charge"], ["focus"])]
    game.play(1, "end")
    game.play(0, "delay 1", "timer", "end")
    assert game.timers(0) == []
    assert game.hand(0) == ["charge", "focus", "timer", "timer"]  # discarded first, then drawn to fill up the hand
    assert game.deck(1) == ["wandering-hour"]
    assert game.game.describe()["timer_x"] == {"holder": 1, "started": True, "started_now": False, "turns": 0}


# It is worth nothing at the end.
def test_wandering_hour_is_worth_nothing() -> None:
    game = promo({"hand": ["wandering-hour", "deja-vu"]}, {"hand": ["frozen-minute"]})
    assert game.game.outcome.scores == [2, 4]
