"""The Python face as DESIGN.md writes it, and every public error with nothing changed by a refusal."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import finish_prelude, play_randomly, step


def fresh(**options: object) -> cm.Game:
    return cm.new_game("seasons", players=2, seed=7, options={"first_player": 0, **options})


# --- as it is written in the design ---


def test_a_game_is_played_as_the_design_says() -> None:
    game = cm.new_game("seasons", players=2, seed=7, options={"level": "archmage"})
    while not game.over:
        decision = game.decisions[0]
        events = game.play(decision.player, decision.choices[0])
        assert all(isinstance(event, cm.Event) for event in events)
    assert len(game.outcome.scores) == 2
    assert all(isinstance(score, int) for score in game.outcome.scores)


def test_the_other_names_of_the_design(tmp_path: Path) -> None:
    game = cm.new_game("seasons", players=2, seed=7)
    assert isinstance(json.loads(game.observe(0).to_json()), dict)
    assert isinstance(game.copy(), cm.Game)
    record = game.record()
    assert isinstance(record, cm.Record)
    record.save(tmp_path / "game.txt")
    assert isinstance(cm.load(tmp_path / "game.txt"), cm.Record)
    record.save(str(tmp_path / "other.txt"))
    assert isinstance(cm.replay(cm.load(str(tmp_path / "other.txt"))), cm.Game)
    assert isinstance(cm.position("seasons", {}), cm.Game)
    cm.check_game("seasons", players=3, games=1)
    assert "seasons" in cm.games()


# The position document of the design, without what belongs to the expansion.
def test_the_position_of_the_design() -> None:
    game = cm.position(
        "seasons",
        {
            "options": {"level": "archmage"},
            "year": 2,
            "space": 5,
            "first_player": 0,
            "turn": 0,
            "die": {"energy": "AA", "crystals": 3, "star": False, "card": False, "transmute": True},
            "leftover_pips": 2,
            "players": [
                {
                    "hand": ["amulet-of-fire"],
                    "reserve": "AAWF",
                    "crystals": 12,
                    "gauge": 3,
                    "bonuses_used": 1,
                    "in_play": [
                        "purse-of-io",
                        {"card": "amulet-of-water", "tokens": "WWFE"},
                        {"card": "die-of-malice", "used": True},
                    ],
                    "library": {"2": [], "3": ["runic-cube-of-eolis"]},
                },
                {},
            ],
            "deck": ["divine-chalice", "staff-of-spring"],
            "discard": [],
        },
    )
    table = game.describe()
    me, other = table["players"]
    assert (table["year"], table["space"], table["season"]) == (2, 5, "spring")
    assert (me["reserve"], me["crystals"], me["gauge"], me["bonuses_used"]) == ("AAAAWF", 15, 3, 1)
    assert me["can_transmute"]
    assert me["library"]["3"] == ["runic-cube-of-eolis"]
    assert [(item["card"], item["tokens"], item["used"]) for item in me["in_play"]] == [
        ("purse-of-io", "", False),
        ("amulet-of-water", "WWFE", False),
        ("die-of-malice", "", True),
    ]
    assert (other["hand"], other["crystals"], other["reserve"]) == ([], 0, "")
    assert [table["deck"]["known"][place] for place in ("0", "1")] == ["divine-chalice", "staff-of-spring"]
    assert table["deck"]["size"] == 100 - 5
    assert game.decisions[0].player == 0


# Everything may be left out; what is left out is empty, zero, or the first of its kind.
def test_an_empty_position_is_the_first_turn_of_two_players() -> None:
    game = cm.position("seasons", {})
    table = game.describe()
    assert game.players == 2
    assert (table["year"], table["space"], table["first_player"], table["turn"]) == (1, 1, 0, 0)
    assert table["deck"]["size"] == 100
    (decision,) = game.decisions
    assert (decision.player, decision.kind) == (0, "turn")
    assert decision.find("transmute") is None


# Without `die` the player is in the free part, with no right to transmute.
def test_a_position_without_a_die_gives_no_right_to_transmute() -> None:
    game = cm.position("seasons", {"players": [{"reserve": "EEE"}, {}]})
    with pytest.raises(cm.IllegalChoice, match="right to transmute"):
        game.play(0, "transmute")


def test_the_rest_of_the_pool_is_shuffled_under_the_named_cards() -> None:
    decks = []
    for seed in (1, 2):
        deck = cm.position("seasons", {"deck": ["purse-of-io"]}, seed=seed).describe()["deck"]["known"]
        decks.append([deck[str(place)] for place in range(100)])
    assert decks[0][0] == decks[1][0] == "purse-of-io"
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


# A choice is given as itself, as its id or as its text; all three are the same.
def test_a_choice_is_itself_its_id_or_its_text() -> None:
    choice = fresh().decisions[0].choices[3]
    games = []
    for given in (choice, choice.id, choice.text):
        game = fresh()
        game.play(0, given)
        games.append(game)
    assert games[0].describe() == games[1].describe() == games[2].describe()
    assert games[0].record().text() == games[1].record().text() == games[2].record().text()


# A decision has at least one choice, and choices come sorted by id.
def test_choices_come_sorted() -> None:
    game, random = fresh(), Random(1)
    while not game.over:
        for decision in game.decisions:
            ids = [choice.id for choice in decision.choices]
            assert ids
            assert ids == sorted(set(ids))
        step(game, random)


def test_equal_arguments_give_equal_games() -> None:
    one, other = fresh(), fresh()
    play_randomly(one, Random(3))
    play_randomly(other, Random(3))
    assert one.describe() == other.describe()
    assert one.outcome.plain() == other.outcome.plain()


# A copy is equal and independent, at any decision.
def test_a_copy_goes_its_own_way() -> None:
    game, random = fresh(), Random(4)
    while not game.over:
        before = game.describe()
        twin = game.copy()
        assert twin.describe() == before
        assert twin.decisions == game.decisions
        step(twin, random)
        assert game.describe() == before
        step(game, random)


def test_a_copy_plays_on_just_the_same() -> None:
    game = fresh()
    play_randomly(game, Random(5), 60)
    twin = game.copy()
    play_randomly(game, Random(6))
    play_randomly(twin, Random(6))
    assert twin.record().text() == game.record().text()
    assert twin.outcome.plain() == game.outcome.plain()


# `repr` says what a thing is.
def test_reprs_can_be_read() -> None:
    game = fresh()
    choice = game.decisions[0].choices[0]
    assert choice.text in repr(choice)
    assert str(choice) == choice.text
    assert "seasons" in repr(game)
    assert "seasons" in repr(game.record())
    assert "draft" in repr(game.decisions[0])


# --- errors ---


@pytest.mark.parametrize(
    "error",
    [
        cm.BadOption,
        cm.BadPosition,
        cm.BadRecord,
        cm.BrokenInvariant,
        cm.IllegalChoice,
        cm.UnknownGame,
        cm.WrongVersion,
    ],
)
def test_every_public_error_is_one_of_ours(error: type[Exception]) -> None:
    assert issubclass(error, cm.ChronomageError)


@pytest.mark.parametrize(
    "call",
    [
        lambda: cm.new_game("season"),
        lambda: cm.new_game(""),
        lambda: cm.position("chess", {}),
        lambda: cm.check_game("chess"),
        lambda: cm.replay(cm.Record("chess", 1, 2, 0, {}, [])),
    ],
)
def test_an_unknown_game_is_refused_with_those_there_are(call: Callable[[], object]) -> None:
    with pytest.raises(cm.UnknownGame, match="seasons"):
        call()


def test_a_misspelt_game_gets_a_hint() -> None:
    with pytest.raises(cm.UnknownGame, match="Did you mean seasons"):
        cm.new_game("seasns")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1000])
def test_a_player_count_that_cannot_be_is_refused(players: int) -> None:
    with pytest.raises(cm.BadOption, match="2, 3 or 4"):
        cm.new_game("seasons", players=players)
    with pytest.raises(cm.BadOption, match="2, 3 or 4"):
        cm.check_game("seasons", players=players, games=1)


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(cm.BadOption, match=r"'lvl'.*level"):
        cm.new_game("seasons", options={"lvl": "archmage"})


@pytest.mark.parametrize("value", ["wizard", "", None, 3, ["archmage"]])
def test_an_unknown_value_is_refused_with_those_there_are(value: object) -> None:
    with pytest.raises(cm.BadOption, match="apprentice, magician, archmage"):
        cm.new_game("seasons", options={"level": value})


def test_a_first_player_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(cm.BadOption, match="first_player"):
        cm.new_game("seasons", players=2, options={"first_player": 2})


def moments() -> dict[str, cm.Game]:
    """A game in a phase where several decide, one in a phase where one does, and one in a turn."""
    draft = fresh()
    dice = fresh()
    finish_prelude(dice, Random(1))
    return {"draft": draft, "dice": dice, "turn": cm.position("seasons", {})}


def unchanged(game: cm.Game, player: int, choice: Any) -> str:
    """The refusal of this choice, which must leave the game as it was."""
    before = copy.deepcopy(game.describe())
    decisions = game.decisions
    record = game.record().text()
    with pytest.raises(cm.IllegalChoice) as refusal:
        game.play(player, choice)
    assert game.describe() == before
    assert game.decisions == decisions
    assert game.record().text() == record
    assert str(refusal.value)
    return str(refusal.value)


@pytest.mark.parametrize("moment", ["draft", "dice", "turn"])
@pytest.mark.parametrize("choice", ["castle", "", "END", "summon", -1, 99_999, None, 1.5, cm.Choice(12345, "castle")])
def test_a_choice_that_is_none_is_refused(moment: str, choice: Any) -> None:
    unchanged(moments()[moment], 0, choice)


@pytest.mark.parametrize("moment", ["draft", "dice", "turn"])
def test_a_choice_that_is_not_open_is_refused(moment: str) -> None:
    game = moments()[moment]
    for text in ("done", "transmute", "activate purse-of-io", "die 5", "player 1"):
        unchanged(game, 0, text)


# A text that names no choice is answered with those that are open.
def test_the_refusal_of_an_unknown_text_lists_what_is_open() -> None:
    reason = unchanged(cm.position("seasons", {}), 0, "castle")
    assert "end" in reason
    assert "bonus gauge" in reason


@pytest.mark.parametrize("moment", ["dice", "turn"])
def test_who_is_not_asked_is_refused(moment: str) -> None:
    game = moments()[moment]
    reason = unchanged(game, 1, game.decisions[0].choices[0])
    assert "player 0" in reason


@pytest.mark.parametrize("moment", ["draft", "dice", "turn"])
@pytest.mark.parametrize("player", [-3, -2, -1, 2, 3, 99])
def test_a_player_who_does_not_sit_there_is_refused(moment: str, player: int) -> None:
    game = moments()[moment]
    for decision in game.decisions:
        assert f"no player {player}" in unchanged(game, player, decision.choices[0])


@pytest.mark.parametrize("player", [-1, 2, 99])
def test_nobody_observes_from_a_seat_that_is_not_there(player: int) -> None:
    with pytest.raises(cm.ChronomageError, match="no player"):
        fresh().observe(player)


def test_after_the_end_every_choice_is_refused() -> None:
    game = fresh()
    play_randomly(game, Random(2))
    assert game.decisions == []
    for player in (0, 1):
        assert "over" in unchanged(game, player, "end")


# The message says why in a player's words.
def test_the_example_of_a_refusal() -> None:
    game = cm.position("seasons", {"players": [{"hand": ["amulet-of-fire"], "gauge": 1, "reserve": "F"}, {}]})
    assert "needs 2 fire, you have 1" in unchanged(game, 0, "summon amulet-of-fire")


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"players": [{"hand": ["purse-of-io"] * 3}, {}]}, "2 copies of purse-of-io"),
        ({"players": [{"hand": ["purse-of-io"]}, {"in_play": ["purse-of-io"]}], "deck": ["purse-of-io"]}, "2 copies"),
        ({"players": [{"reserve": "AAAAAAAAA"}, {}]}, "9 tokens in a reserve of 7"),
        ({"players": [{"reserve": "AAAAAAAAAAA", "in_play": ["bespelled-grimoire"]}, {}]}, "reserve of 10"),
        ({"players": [{"hand": ["purse-of-ion"]}, {}]}, "Did you mean purse-of-io"),
        ({"players": [{"hand": ["crystal-orb"]}, {}], "options": {"level": "magician"}}, "magician"),
        ({"players": [{}]}, "2, 3 or 4"),
        ({"players": [{}] * 5}, "2, 3 or 4"),
        ({"players": [{"reserve": "AX"}, {}]}, "A W F E"),
        ({"players": [{"crystals": -1}, {}]}, "crystals"),
        ({"players": [{"gauge": 16}, {}]}, "gauge"),
        ({"players": [{"bonuses_used": 4}, {}]}, "bonuses_used"),
        ({"players": [{"mana": 4}, {}]}, "mana"),
        ({"players": [{"in_play": [{"card": "amulet-of-water", "tokens": "WWWWW"}]}, {}]}, "at most 4"),
        ({"players": [{"in_play": [{"card": "purse-of-io", "tokens": "W"}]}, {}]}, "at most 0"),
        ({"players": [{"in_play": [{"tokens": "W"}]}, {}]}, "no card"),
        ({"space": 13}, "space"),
        ({"space": 0}, "space"),
        ({"year": 4}, "year"),
        ({"first_player": 2}, "first_player"),
        ({"turn": 2}, "turn"),
        ({"leftover_pips": 4}, "leftover_pips"),
        ({"die": {"energy": "Q"}}, "A W F E"),
        ({"die": {"star": 1}}, "star"),
        ({"board": {}}, "board"),
        ({"options": {"level": "wizard"}}, "apprentice, magician, archmage"),
        ({"options": {"colour": "red"}}, "colour"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(cm.BadPosition, match=reason):
        cm.position("seasons", document)


@pytest.mark.parametrize("document", [[], "", None, 7, "players", [{}, {}]])
def test_what_is_no_document_is_refused(document: Any) -> None:
    with pytest.raises(cm.BadPosition):
        cm.position("seasons", document)


# A number too long to be written out is refused like any other that is out of bounds.
@pytest.mark.parametrize("digits", [20, 5000])
def test_a_huge_number_is_refused_like_any_other(digits: int) -> None:
    number = 10**digits
    for document in (
        {"year": number},
        {"players": [{"crystals": number}, {}]},
        {"players": [{"hand": [number]}, {}]},
        {"players": [{"reserve": number}, {}]},
        {"players": number},
        {"options": {"level": number}},
    ):
        with pytest.raises(cm.BadPosition):
            cm.position("seasons", document)


# The document belongs to the caller: what he does to it later changes no game, and the game does not change it.
def test_a_game_keeps_its_own_copy_of_the_position() -> None:
    document: dict[str, Any] = {"players": [{"crystals": 5, "hand": ["purse-of-io"]}, {}]}
    game = cm.position("seasons", document)
    written = game.record().text()
    game.play(0, "bonus gauge")
    assert document == {"players": [{"crystals": 5, "hand": ["purse-of-io"]}, {}]}
    document["players"][0]["crystals"] = 99
    game.undo(0)
    assert game.describe()["players"][0]["crystals"] == 5
    assert game.record().text() == written


def test_the_options_belong_to_the_caller_too() -> None:
    options: dict[str, object] = {"level": "magician"}
    game = cm.new_game("seasons", options=options)
    assert options == {"level": "magician"}
    options["level"] = "archmage"
    assert game.options["level"] == "magician"
    assert cm.replay(game.record()).options["level"] == "magician"


# The conformance kit counts its decisions and checks every player count.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_runs(players: int) -> None:
    assert cm.check_game("seasons", players=players, games=1, options={"level": "magician"}) > 50
