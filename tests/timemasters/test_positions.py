"""Position documents: what they leave out, what they say, and what they cannot say."""

from typing import Any

import pytest

import chronomage as cm
from tests.timemasters.plain import PACK, blanks, plain

# --- what a document says ---


def test_an_empty_document_is_a_table_for_two() -> None:
    shown = cm.position("timemasters", {}).describe()
    assert len(shown["players"]) == 2
    assert [sphere["size"] for sphere in shown["spheres"].values()] == [10] * 5
    for seat in shown["players"]:
        assert (seat["active"], seat["exhausted"], seat["ephemeral"]) == (4, 0, 0)
        assert seat["hand"] == seat["deck"] == seat["discard"] == []


def test_a_document_says_everything_about_a_player() -> None:
    timer = {"card": "twin", "spells": ["cost-1", "cost-2"], "delays": ["calm"]}
    game = plain(
        {
            "hand": ["cost-3", "calm"],
            "deck": ["cost-1", "dial"],
            "discard": ["cost-2"],
            "spells": ["blank-1"],
            "timers": [timer, "dial"],
            "active": 2,
            "exhausted": 5,
            "ephemeral": 3,
            "next_spell": -1,
            "cap": 6,
        },
        round=4,
        phase="main",
        exiled=["cost-3"],
    )
    assert game.hand(0) == ["calm", "cost-3"]
    assert game.deck(0) == ["cost-1", "dial"]  # top first
    assert game.discard(0) == ["cost-2"]
    assert game.spells(0) == ["blank-1"]
    assert game.timers(0) == [("twin", ["cost-1", "cost-2"], ["calm"]), ("dial", [], [])]
    assert game.ke(0) == (2, 5, 3)
    assert (game.player(0)["next_spell"], game.player(0)["cap"]) == (-1, 6)
    assert game.game.describe()["round"] == 4
    assert game.game.describe()["exiled"] == ["cost-3"]


# Exhausted Ke are among the four of the start, unless the document says otherwise.
@pytest.mark.parametrize(
    ("given", "ke"),
    [
        ({}, (4, 0, 0)),
        ({"exhausted": 3}, (1, 3, 0)),
        ({"exhausted": 6}, (0, 6, 0)),
        ({"active": 1}, (1, 0, 0)),
        ({"active": 5, "exhausted": 1}, (5, 1, 0)),
    ],
    ids=str,
)
def test_ke_of_a_position(given: dict[str, int], ke: tuple[int, int, int]) -> None:
    assert plain(given).ke(0) == ke


# Spheres that are not named are filled from the cards that lie nowhere else.
def test_the_other_spheres_are_filled_with_what_is_left() -> None:
    for seed in range(10):
        game = plain({"hand": blanks(5, 10), "deck": ["opponents-draw"] * 2}, seed=seed, spheres={"1": ["draw"]})
        assert game.sphere(1) == ["draw"]
        assert {"blank-5", "opponents-draw"}.isdisjoint(game.sphere(5))
        assert [len(game.sphere(level)) for level in (2, 3, 4, 5)] == [10, 10, 10, 6]


# Whose turn it is, and who began: a round ends when the first player's turn comes again.
def test_turn_and_first_player() -> None:
    game = plain({}, {}, {}, first_player=1, turn=0, round=7)
    assert game.asked == 0
    game.play(0, "end")
    assert (game.asked, game.game.describe()["round"]) == (1, 8)


# --- what cannot be ---


FULL = {"card": "dial", "spells": ["cost-1"]}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "a position has no 'colour'; it may have options, round"),
    ({"players": {}}, "players must be a list, not {}."),
    ({"players": [3, {}]}, "players[0] must be an object, not 3."),
    ({"players": [{}]}, "for 2, 3 or 4 players, not 1"),
    ({"players": [{}] * 5}, "for 2, 3 or 4 players, not 5"),
    ({"players": [{"gold": 3}, {}]}, "players[0] has no 'gold'; it may have hand, deck"),
    ({"round": 0}, "round must be a whole number from 1 to 200, not 0."),
    ({"turn": 2}, "turn must be a whole number from 0 to 1, not 2."),
    ({"first_player": "me"}, "first_player must be a whole number from 0 to 1, not 'me'."),
    ({"phase": "spheres"}, "phase can be timers, main; not 'spheres'."),
    ({"options": {"launching": "half"}}, "launching can be any, full; not 'half'."),
    ({"exiled": ["nothing"]}, "a position.exiled: there is no card 'nothing'."),
    ({"timer_x": {"turns": 1}}, "timer_x: nobody has Timer X in this position."),
    ({"spheres": {"6": []}}, "spheres has no '6'; it may have 1, 2, 3, 4, 5."),
    ({"spheres": {"1": blanks(2, 1)}}, "spheres.1: blank-2 does not belong to sphere 1."),
    ({"spheres": {"1": [*blanks(1, 10), "draw"]}}, "spheres.1: a sphere has at most 10 cards."),
    ({"spheres": {"1": [], "4": []}}, "two spheres are empty: such a game is over."),
]
BAD_PLAYERS: list[tuple[dict[str, Any], str]] = [
    ({"hand": "calm"}, "players[0].hand must be a list, not 'calm'."),
    ({"hand": ["calmm"]}, "players[0].hand: there is no card 'calmm'. Did you mean calm?"),
    ({"hand": [7]}, "players[0].hand: there is no card 7."),
    ({"hand": ["draw"] * 3}, "players[0].hand: there are only 2 draw."),
    ({"hand": ["draw"], "deck": ["draw"], "discard": ["draw"]}, "players[0].discard: there are only 2 draw."),
    ({"deck": ["dial"] * 3}, "players[0].deck: there are only 2 dial."),
    ({"hand": ["extra-1"]}, "extra-1 is a card of the expansion; set the option expansion."),
    ({"hand": ["wanderer"]}, "wanderer is a card of the promo; set the option promo."),
    ({"active": -1}, "active must be a whole number from 0 to 24, not -1."),
    ({"active": 2.5}, "active must be a whole number from 0 to 24, not 2.5."),
    ({"active": True}, "active must be a whole number from 0 to 24, not True."),
    ({"active": 12, "exhausted": 9}, "there are only 24 permanent Ke in the box."),
    ({"ephemeral": 5}, "ephemeral must be a whole number from 0 to 4, not 5."),
    ({"next_spell": 10}, "next_spell must be a whole number from -9 to 9, not 10."),
    ({"cap": "3"}, "cap must be a whole number from 0 to 24, not '3'."),
    ({"spells": ["calm"]}, "players[0].spells: calm is no spell."),
    ({"timers": ["cost-1"]}, "players[0].timers: cost-1 is no Timer."),
    ({"timers": [{}]}, "players[0].timers: there is no card ''."),
    ({"timers": [{"card": "dial", "slots": 9}]}, "players[0].timers has no 'slots'; it may have card, spells, delays."),
    ({"timers": [{"card": "dial", "spells": ["cost-1"] * 2}]}, "players[0].timers: dial has 1 slot."),
    ({"timers": [{"card": "twin", "spells": ["blank-1"] * 9}]}, "players[0].timers: twin has 2 slots."),
    ({"timers": [{"card": "twin", "spells": ["calm"]}]}, "calm is no spell, and only spells go on a Timer."),
    ({"timers": [{"card": "twin", "spells": ["dial"]}]}, "dial is no spell, and only spells go on a Timer."),
    ({"timers": [{"card": "dial", "delays": ["calm"]}]}, "dial is not full, and only full Timers are delayed."),
]


@pytest.mark.parametrize(("document", "reason"), BAD, ids=lambda value: str(value)[:40])
def test_what_cannot_be_is_refused(document: dict[str, Any], reason: str) -> None:
    given = {**document, "options": {"pack": PACK, **document.get("options", {})}}
    with pytest.raises(cm.BadPosition) as refusal:
        cm.position("timemasters", given)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(("player", "reason"), BAD_PLAYERS, ids=lambda value: str(value)[:40])
def test_what_no_player_can_have_is_refused(player: dict[str, Any], reason: str) -> None:
    with pytest.raises(cm.BadPosition) as refusal:
        plain(player)
    assert reason in str(refusal.value)


# Only the player whose turn it is has spells in the spell area.
def test_a_spell_area_out_of_turn_is_refused() -> None:
    with pytest.raises(cm.BadPosition, match=r"players\[1\]: only the player whose turn it is has spells"):
        plain({}, {"spells": ["cost-1"]})
    assert plain({}, {"spells": ["cost-1"]}, turn=1).spells(1) == ["cost-1"]


# A copy that lies in a sphere cannot lie elsewhere too.
def test_copies_are_counted_over_the_whole_table() -> None:
    with pytest.raises(cm.BadPosition, match=r"spheres\.1: there are only 2 draw"):
        plain({"hand": ["draw"]}, {"hand": ["draw"]}, spheres={"1": ["draw"]})


# Starting cards are there once more for each player.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_cards_are_there_for_each_player(players: int) -> None:
    others = [{} for _ in range(players - 1)]
    assert len(plain({"hand": ["dial"] * players}, *others).hand(0)) == players
    with pytest.raises(cm.BadPosition, match=f"there are only {players} dial"):
        plain({"hand": ["dial"] * (players + 1)}, *others)


# There is room for twelve Timers before a player: more than anybody will want.
def test_there_is_room_for_twelve_timers() -> None:
    timers = ["twin"] * 4 + ["giving-timer", "waking-timer", "thrown-timer", "heavy-timer"] * 2
    game = plain({"timers": timers, "hand": ["dial"]})
    assert game.refused(0, "play dial") == "there is room for 12 Timers, and you have as many in play."
    with pytest.raises(cm.BadPosition, match="there is room for 12 Timers"):
        plain({"timers": [*timers, "dial"]})


def test_a_position_is_an_object() -> None:
    with pytest.raises(cm.BadPosition, match="a position is an object with entries, not 3"):
        cm.position("timemasters", 3)


def test_options_of_a_position_are_an_object_and_its_pack_a_pack() -> None:
    with pytest.raises(cm.BadPosition, match="options must be an object, not 3"):
        cm.position("timemasters", {"options": 3})
    with pytest.raises(cm.BadOption, match="nowhere: there is no such pack"):
        cm.position("timemasters", {"options": {"pack": "nowhere"}})
