"""Positions: every entry of docs/position-timemasters.md does what is said there, and what cannot be is refused."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.timemasters.known import PACK, liked_choice, story
from tests.timemasters.scenario import scenario

PAGE = Path(__file__).parents[2] / "docs" / "position-timemasters.md"
FULL = {"card": "timer", "spells": ["charge"]}
PROMO = {"pack": PACK, "promo": True}


def shown(document: dict[str, Any], seed: int = 0) -> dict[str, Any]:
    """What a position with the known pack describes itself as."""
    document = {**document, "options": {"pack": PACK, **document.get("options", {})}}
    game = cm.position("timemasters", document, seed)
    game.rules.check(game.state)
    return game.describe()


def one(**entries: Any) -> dict[str, Any]:
    """A first player with these entries."""
    found: dict[str, Any] = shown({"players": [entries, {}]})["players"][0]
    return found


# --- the document ---


def test_the_position_in_the_docs_is_one() -> None:
    (document,) = re.findall(r"^```json\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    game = cm.position("timemasters", json.loads(document))
    game.rules.check(game.state)
    truth = game.describe()
    assert (truth["round"], truth["first_player"], truth["turn"]) == (4, 1, 0)
    assert truth["players"][0]["hand"] == ["focus", "suggestion", "growth"]
    assert truth["players"][0]["timers"][0]["delays"] == ["focus"]
    assert game.decisions[0].kind == "timers"
    assert [choice.text for choice in game.decisions[0].choices] == ["restore", "launch 1", "delay 1"]
    random = Random(1)
    for _ in range(60):
        game.play(*liked_choice(game, random))
        game.rules.check(game.state)


def test_the_page_names_every_entry() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for where in ({"nothing": 1}, {"players": [{"nothing": 1}, {}]}, {"players": [{"timers": [{"nothing": 1}]}, {}]}):
        with pytest.raises(cm.BadPosition) as refusal:
            shown(where)
        for entry in str(refusal.value).partition("it may have ")[2].rstrip(".").split(", "):
            assert f"`{entry}`" in text or f'"{entry}"' in text, entry


# --- defaults ---


def test_nothing_at_all_is_a_position_of_two() -> None:
    game = cm.position("timemasters", {})
    truth = game.describe()
    assert (truth["round"], truth["first_player"], truth["turn"]) == (1, 0, 0)
    assert len(truth["players"]) == 2
    for facts in truth["players"]:
        assert (facts["active"], facts["exhausted"], facts["ephemeral"]) == (4, 0, 0)
        assert (facts["next_spell"], facts["cap"], facts["spent"]) == (0, None, 0)
        for zone in ("hand", "deck", "discard", "spells", "launched", "timers", "owned", "known"):
            assert facts[zone] == []
    assert [sphere["size"] for sphere in truth["spheres"].values()] == [10] * 5
    assert all(sphere["open"] for sphere in truth["spheres"].values())
    assert truth["exiled"] == []
    assert game.decisions[0].kind == "main"


def test_the_turn_is_the_first_players_unless_it_is_said() -> None:
    players: list[dict[str, Any]] = [{}, {}, {}]
    assert shown({"players": players, "first_player": 2})["turn"] == 2
    assert shown({"players": players, "first_player": 2, "turn": 1})["must_act"] == [1]


def test_the_round_goes_on_from_where_it_is() -> None:
    game = story({}, {}, round=7, first_player=1, turn=0)
    game.play(0, "end")
    assert game.game.describe()["round"] == 8
    assert game.asked == 1


# --- players ---


def test_cards_lie_where_they_are_named() -> None:
    facts = one(
        hand=["spark", "focus"],
        deck=["gift", "charge"],
        discard=["vision", "focus"],
        spells=["raid", "dawn"],
        timers=["pendulum", {**FULL, "delays": ["calm", "recall"]}],
    )
    assert facts["hand"] == ["focus", "spark"]
    assert facts["deck"] == ["gift", "charge"]
    assert facts["discard"] == ["focus", "vision"]
    assert facts["spells"] == ["raid", "dawn"]
    assert [(timer["card"], timer["place"], timer["spells"]) for timer in facts["timers"]] == [
        ("pendulum", 1, []),
        ("timer", 2, ["charge"]),
    ]
    assert facts["timers"][1]["delays"] == ["recall", "calm"]


def test_the_deck_is_top_first() -> None:
    game = story({"hand": ["suggestion"], "deck": ["gift", "charge"]})
    game.play(0, "play suggestion")
    assert game.hand(0) == ["gift"]


@pytest.mark.parametrize(
    ("entries", "ke"),
    [
        ({}, (4, 0, 0)),
        ({"exhausted": 3}, (1, 3, 0)),
        ({"exhausted": 6}, (0, 6, 0)),
        ({"active": 6}, (6, 0, 0)),
        ({"active": 2, "exhausted": 5, "ephemeral": 4}, (2, 5, 4)),
        ({"active": 0}, (0, 0, 0)),
    ],
)
def test_ke(entries: dict[str, int], ke: tuple[int, int, int]) -> None:
    assert story(entries).ke(0) == ke


def test_reminder_tokens_hold_in_the_turn() -> None:
    dearer = story({"hand": ["charge"], "active": 1, "next_spell": 1})
    assert "costs 2 Ke" in dearer.refused(0, "play charge")
    cheaper = story({"hand": ["charge"], "active": 0, "next_spell": -1})
    assert "play charge" in cheaper.open
    capped = story({"hand": ["charge", "energy-loop"], "cap": 1})
    assert "you may spend 1" in capped.refused(0, "play energy-loop")
    assert one(cap=None)["cap"] is None
    assert one(cap=0)["cap"] == 0


# Tokens of a player whose turn is to come wait for it.
def test_reminder_tokens_wait_for_the_players_turn() -> None:
    game = story({}, {"hand": ["charge"], "next_spell": 4, "cap": 3})
    game.play(0, "end")
    assert "costs 5 Ke" in game.refused(1, "play charge")


# --- phases ---


def test_full_timers_come_first() -> None:
    game = story({"hand": ["focus", "gift"], "timers": [FULL, "hourglass"]})
    assert (game.kind, game.open) == ("timers", ["restore", "launch 1", "launch 2", "delay 1"])
    assert game.open == story({"hand": ["focus", "gift"], "timers": [FULL, "hourglass"]}, phase="timers").open


def test_in_the_main_phase_full_timers_have_been_seen_to() -> None:
    game = story({"hand": ["focus"], "timers": [FULL]}, phase="main")
    assert (game.kind, game.open) == ("main", ["end", "pass", "launch 1", "play focus"])


# A full Timer without a card to delay it with is launched: there is no other choice.
def test_a_full_timer_with_no_hand_is_launched() -> None:
    game = story({"timers": [FULL]})
    assert (game.kind, game.open) == ("main", ["release charge"])


def test_who_has_played_spells_cannot_pass() -> None:
    game = story({"spells": ["spark"]}, phase="main")
    assert game.open == ["end"]
    game.play(0, "end")
    assert game.open == ["done", "take 1"]


# --- spheres, exiled cards, Timer X ---


def test_named_spheres_are_top_first_and_the_top_is_open() -> None:
    game = story({"spells": ["charge"] * 3}, spheres={"1": ["spark", "recall"], "2": ["gift", "raid"]}, phase="main")
    assert (game.sphere(1), game.sphere(2)) == (["spark", "recall"], ["gift", "raid"])
    assert game.game.observe(1).plain()["spheres"]["1"]["cards"] == ["spark", None]
    game.play(0, "end", "take-closed 2")
    assert "raid" in game.hand(0)


def test_other_spheres_are_filled_at_random_with_what_is_left() -> None:
    document = {"players": [{"hand": ["spark"] * 3}, {}], "exiled": ["hourglass"], "spheres": {"5": ["past"]}}
    one, other = shown(document, 1), shown(document, 2)
    assert one["spheres"]["5"]["cards"] == ["past"]
    assert sorted(one["spheres"]["1"]["cards"]) == ["hourglass", "recall", "recall", "recall", "recall", "spark"]
    assert one["spheres"]["3"] != other["spheres"]["3"]
    assert one == shown(document, 1)


def test_one_sphere_may_be_empty() -> None:
    assert shown({"spheres": {"3": []}})["spheres"]["3"] == {"size": 0, "cards": [], "open": False, "taken": False}


def x(holder: int, started: bool, turns: int) -> dict[str, Any]:
    """How Timer X is shown where it has not been played in this turn."""
    return {"holder": holder, "started": started, "started_now": False, "turns": turns}


def test_timer_x_has_a_holder_who_has_it() -> None:
    document: dict[str, Any] = {"options": PROMO, "players": [{}, {"deck": ["wanderer"]}]}
    assert shown(document)["timer_x"] == x(1, False, 0)
    assert shown({**document, "timer_x": {"started": True}})["timer_x"]["started"]
    assert shown({**document, "timer_x": {"turns": 2}})["timer_x"] == x(1, True, 2)
    in_play: dict[str, Any] = {"options": PROMO, "players": [{"timers": ["wanderer"]}, {}]}
    assert shown(in_play)["timer_x"] == x(0, True, 0)
    assert shown({"options": PROMO})["timer_x"] == x(-1, False, 0)
    assert shown({})["timer_x"] is None


# --- what is known ---


def test_everybody_knows_what_each_player_has_but_not_where() -> None:
    game = story({}, {"hand": ["spark"], "deck": ["gift"], "timers": [{**FULL, "delays": ["raid"]}]}).game
    seen = game.observe(0).plain()["players"][1]
    assert seen["owned"] == ["timer", "charge", "spark", "gift", "raid"]
    assert seen["known"] == []


# A position's record plays it again.
def test_a_position_is_replayed_from_its_record() -> None:
    game, random = story({"hand": ["spark", "recall"], "discard": ["focus"], "timers": [FULL]}).game, Random(3)
    for _ in range(40):
        game.play(*liked_choice(game, random))
    assert cm.replay(game.record()).describe() == game.describe()


# The caller's document stays his own.
def test_the_document_is_left_alone() -> None:
    document = {"options": {"pack": PACK}, "players": [{"hand": ["spark"], "timers": [dict(FULL)]}, {}]}
    before = json.dumps(document)
    game = cm.position("timemasters", document)
    document["players"] = []
    assert json.dumps(document) != before
    assert cm.replay(game.record()).describe() == game.describe()


# --- refusals ---


def player(**entries: Any) -> dict[str, Any]:
    return {"players": [entries, {}]}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"year": 1}, "a position has no 'year'; it may have options, round, first_player, turn, phase,"),
        ({"players": {}}, "players must be a list, not {}."),
        ({"players": [{}]}, "Time Masters is for 2, 3 or 4 players, not 1."),
        ({"players": [{}] * 5}, "Time Masters is for 2, 3 or 4 players, not 5."),
        ({"players": [3, {}]}, "players[0] must be an object, not 3."),
        ({"options": {"launching": "never"}}, "launching can be any, full; not 'never'."),
        ({"options": {"pack_digest": "0"}}, "is not the one this game was played with"),
        ({"options": {"spheres": "sparkle"}}, "spheres: the pack has no card 'sparkle'. Did you mean spark?"),
        ({"round": 0}, "round must be a whole number from 1 to 200, not 0."),
        ({"round": 201}, "round must be a whole number from 1 to 200, not 201."),
        ({"round": True}, "round must be a whole number from 1 to 200, not True."),
        ({"first_player": 2}, "first_player must be a whole number from 0 to 1, not 2."),
        ({"turn": -1}, "turn must be a whole number from 0 to 1, not -1."),
        ({"phase": "spheres"}, "phase can be timers, main; not 'spheres'."),
        ({"phase": []}, "phase can be timers, main; not []."),
        (player(crystals=1), "players[0] has no 'crystals'; it may have hand, deck, discard, spells, timers,"),
        (player(hand="spark"), "players[0].hand must be a list, not 'spark'."),
        (player(hand=["sparc"]), "players[0].hand: there is no card 'sparc'. Did you mean spark?"),
        (player(deck=[3]), "players[0].deck: there is no card 3."),
        (player(hand=["hourglass"] * 3), "players[0].hand: there are only 2 hourglass."),
        (player(discard=["timer"] * 3), "players[0].discard: there are only 2 timer."),
        (player(hand=["drift"]), "players[0].hand: drift is a card of the expansion; set the option expansion."),
        (player(hand=["wanderer"]), "players[0].hand: wanderer is a card of the promo; set the option promo."),
        (
            {"options": PROMO, **player(hand=["wanderer"], deck=["wanderer"])},
            "players[0].deck: there is only one wanderer.",
        ),
        (player(spells=["focus"]), "players[0].spells: focus is no spell."),
        (
            {"players": [{}, {"spells": ["spark"]}]},
            "players[1]: only the player whose turn it is has spells in the spell area.",
        ),
        (player(active=25), "active must be a whole number from 0 to 24, not 25."),
        (player(exhausted=-1), "exhausted must be a whole number from 0 to 24, not -1."),
        ({"players": [{"active": 20}, {"active": 5}]}, "there are only 24 permanent Ke in the box."),
        (player(ephemeral=5), "ephemeral must be a whole number from 0 to 4, not 5."),
        (player(next_spell=10), "next_spell must be a whole number from -9 to 9, not 10."),
        (player(cap=25), "cap must be a whole number from 0 to 24, not 25."),
        (player(cap="3"), "cap must be a whole number from 0 to 24, not '3'."),
        (player(timers="timer"), "players[0].timers must be a list, not 'timer'."),
        (player(timers=[4]), "players[0].timers must be an object, not 4."),
        (player(timers=[{}]), "players[0].timers: there is no card ''."),
        (player(timers=["spark"]), "players[0].timers: spark is no Timer."),
        (
            player(timers=[{"card": "timer", "tokens": 1}]),
            "players[0].timers has no 'tokens'; it may have card, spells, delays.",
        ),
        (
            player(timers=[{"card": "timer", "spells": ["focus"]}]),
            "players[0].timers: focus is no spell, and only spells go on a Timer.",
        ),
        (
            player(timers=[{"card": "timer", "spells": ["spark", "spark"]}]),
            "players[0].timers: timer has 1 slot.",
        ),
        (
            player(timers=[{"card": "pendulum", "spells": ["spark"] * 3}]),
            "players[0].timers: pendulum has 2 slots.",
        ),
        (
            player(timers=[{"card": "pendulum", "spells": ["spark"], "delays": ["focus"]}]),
            "players[0].timers: pendulum is not full, and only full Timers are delayed.",
        ),
        ({"spheres": []}, "spheres must be an object, not []."),
        ({"spheres": {"6": []}}, "spheres has no '6'; it may have 1, 2, 3, 4, 5."),
        ({"spheres": {"1": ["gift"]}}, "spheres.1: gift does not belong to sphere 1."),
        ({"spheres": {"2": ["focus"]}}, "spheres.2: focus does not belong to sphere 2."),
        ({"spheres": {"4": ["dawn"] * 6 + ["dusk"] * 5}}, "spheres.4: a sphere has at most 10 cards."),
        ({"spheres": {"1": ["spark"] * 5}}, "spheres.1: there are only 4 spark."),
        ({"spheres": {"1": [], "2": []}}, "two spheres are empty: such a game is over."),
        ({"exiled": ["spark"] * 5}, "a position.exiled: there are only 4 spark."),
        ({"timer_x": {"turns": 1}}, "timer_x: nobody has Timer X in this position."),
        ({"options": PROMO, "timer_x": {"started": True}}, "timer_x: nobody has Timer X in this position."),
        ({"timer_x": {"holder": 1}}, "timer_x has no 'holder'; it may have started, turns."),
        (
            {"options": PROMO, **player(hand=["wanderer"]), "timer_x": {"turns": 3}},
            "turns must be a whole number from 0 to 2, not 3.",
        ),
        (
            {"options": PROMO, **player(hand=["wanderer"]), "timer_x": {"started": 1}},
            "started must be true or false, not 1.",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(cm.BadPosition) as refusal:
        shown(document)
    assert reason in str(refusal.value)


def test_there_is_room_for_twelve_timers() -> None:
    timers = ["timer"] * 4 + ["pendulum"] * 4 + ["hourglass"] * 2
    players: list[dict[str, Any]] = [{"timers": timers}, {}, {}, {}]
    assert len(shown({"players": players})["players"][0]["timers"]) == 10
    with pytest.raises(cm.BadPosition, match=r"players\[0\]: there is room for 12 Timers."):
        shown({"players": [{"timers": [*timers, "timer", "timer", "timer"]}, {}, {}, {}]})


@pytest.mark.parametrize("document", [None, 3, "position", []])
def test_what_is_no_document_is_refused(document: object) -> None:
    with pytest.raises(cm.BadPosition, match="a position is an object with entries"):
        cm.position("timemasters", document)


# A pack that cannot be read is refused as for a new game.
@pytest.mark.parametrize("pack", ["no-such-pack", 5])
def test_a_position_with_no_such_pack_is_refused(pack: object) -> None:
    with pytest.raises(cm.BadOption):
        cm.position("timemasters", {"options": {"pack": pack}})


# The pack that comes with the program has the cards that the rulebook names.
def test_positions_with_the_packs_own_cards() -> None:
    game = scenario({"hand": ["growth", "slowdown", "weight-of-time"]}, exiled=["growth"])
    assert game.hand(0) == ["growth", "slowdown", "weight-of-time"]
