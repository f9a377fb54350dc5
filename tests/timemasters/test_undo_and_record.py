"""Undo as far as nothing hidden has come to light and nobody else acted; records that are played again the same."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.timemasters.plain import PACK, blanks, new_game, plain
from tests.timemasters.scenario import Scenario

FULL_HAND = ["calm"] * 5


def play_randomly(game: cm.Game, random: Random, most: int = 100_000) -> None:
    """Random choices to the end of the game, or that many."""
    for _ in range(most):
        if game.over:
            return
        (decision,) = game.decisions
        game.play(decision.player, random.choice(decision.choices))


def cannot_undo(game: Scenario, player: int = 0) -> str:
    """The reason why the player's last choice stays."""
    before = game.game.describe()
    with pytest.raises(cm.IllegalChoice) as refusal:
        game.game.undo(player)
    assert game.game.describe() == before
    return str(refusal.value)


# --- what can be taken back ---


# Everything that a player does with cards that he knows can be taken back, step by step.
def test_a_turn_is_taken_back_step_by_step() -> None:
    hand = ["twin", "cost-1", "cost-2", "calm", "calm", "dial", "exile"]
    game = plain({"hand": hand, "discard": ["cost-3"], "exhausted": 2, "active": 4, "ephemeral": 1})
    script = ["play twin", "put cost-1", "ephemeral 1", "put cost-2", "play calm", "launch 1", "release cost-2"]
    script += ["play exile", "calm", "release cost-1"]
    states = [game.game.describe()]
    for choice in script:
        game.play(0, choice)
        states.append(game.game.describe())
    for _ in script:
        assert game.game.describe() == states.pop()
        game.game.undo(0)
    assert game.game.describe() == states.pop()
    assert "nothing to undo" in cannot_undo(game)


@pytest.mark.parametrize("choices", [["launch 1"], ["delay 1"], ["delay 1", "cost-2"]], ids=str)
def test_choices_of_the_timer_phase_are_taken_back(choices: list[str]) -> None:
    game = plain({"timers": [{"card": "dial", "spells": ["cost-1"]}], "hand": ["calm", "cost-2"]})
    before = game.game.describe()
    game.play(0, *choices)
    for _ in choices:
        game.game.undo(0)
    assert game.game.describe() == before


# An open card that was taken goes back: what is under it nobody has seen yet.
def test_an_open_card_can_be_given_back_while_the_turn_lasts() -> None:
    game = plain({"spells": blanks(1, 3), "hand": FULL_HAND}, phase="main")
    game.play(0, "end")
    before = game.game.describe()
    game.play(0, "take 1")
    game.game.undo(0)
    assert game.game.describe() == before


# The end of a turn in which nothing is drawn or turned up can be taken back, until the next player acts.
@pytest.mark.parametrize("end", ["end", "pass"])
def test_the_end_of_a_turn_is_taken_back_where_nothing_is_drawn(end: str) -> None:
    game = plain({"hand": FULL_HAND, "exhausted": 4}, {"hand": FULL_HAND[:1]})
    before = game.game.describe()
    game.play(0, end)
    game.game.undo(0)
    assert game.game.describe() == before
    game.play(0, end)
    game.play(1, "play calm")
    assert "player 1 has acted since" in cannot_undo(game)


# After an undo the game goes on as if the choice had never been made.
def test_an_undone_choice_leaves_no_trace() -> None:
    game, twin = plain({"hand": ["cost-1", "cost-2"]}), plain({"hand": ["cost-1", "cost-2"]})
    game.play(0, "play cost-2")
    game.game.undo(0)
    for each in (game, twin):
        each.play(0, "play cost-1", "end", "take 1")
    assert game.game.record().text() == twin.game.record().text()
    assert game.game.describe() == twin.game.describe()


# --- what stays ---


# Not after a draw, by a spell or when the hand is filled up.
def test_a_drawn_card_stays() -> None:
    game = plain({"hand": ["draw"], "deck": ["calm", "dial"]})
    game.play(0, "play draw")
    assert "something hidden has come to light" in cannot_undo(game)
    game.play(0, "play calm")
    game.game.undo(0)  # playing the drawn card told nothing new
    assert game.hand(0) == ["calm"]
    assert "hidden" in cannot_undo(game)


def test_a_filled_up_hand_stays() -> None:
    game = plain({"hand": ["dial"], "deck": ["calm"]})
    game.play(0, "end")
    assert "hidden" in cannot_undo(game)


# A draw that found nothing has told nothing.
def test_a_draw_from_nothing_is_taken_back() -> None:
    game = plain({"hand": ["draw"]})
    game.play(0, "play draw")
    game.game.undo(0)
    assert game.hand(0) == ["draw"]


# Not after a closed card.
def test_a_closed_card_stays() -> None:
    game = plain({"spells": blanks(1, 4), "hand": FULL_HAND}, phase="main")
    game.play(0, "end", "take-closed 1")
    assert "hidden" in cannot_undo(game)


# Not after a card of a sphere was turned up.
def test_a_turned_up_card_stays() -> None:
    game = plain({"spells": blanks(1, 2), "hand": FULL_HAND}, phase="main")
    game.play(0, "end", "take 2", "done")
    assert game.asked == 1
    assert "hidden" in cannot_undo(game)


# Not after an opponent drew, or after Timer X was shuffled into a deck.
def test_an_opponents_draw_stays() -> None:
    game = plain({"hand": ["opponents-draw"]}, {"deck": ["calm"]})
    game.play(0, "play opponents-draw")
    assert "hidden" in cannot_undo(game)


def test_the_shuffle_of_timer_x_stays() -> None:
    game = plain({"discard": ["wanderer"], "hand": FULL_HAND}, options={"promo": True}, timer_x={"turns": 2})
    game.play(0, "end")
    assert "hidden" in cannot_undo(game)


# Not after an opponent has answered.
def test_an_opponents_answer_stays() -> None:
    game = plain({"hand": ["opponents-discard"]}, {"hand": ["calm", "dial"]})
    game.play(0, "play opponents-discard")
    game.play(1, "dial")
    assert "player 1 has acted since" in cannot_undo(game)


# Where the opponent has no choice his hidden card comes to light all the same.
def test_an_opponents_only_card_has_come_to_light() -> None:
    game = plain({"hand": ["opponents-discard"]}, {"hand": ["dial"]})
    game.play(0, "play opponents-discard")
    assert game.discard(1) == ["dial"]
    assert "hidden" in cannot_undo(game)


def test_delay_cards_of_an_opponents_only_timer_have_come_to_light() -> None:
    timer = {"card": "dial", "spells": ["cost-1"], "delays": ["calm"]}
    game = plain({"hand": ["opponents-throw-timer"]}, {"timers": [timer]})
    game.play(0, "play opponents-throw-timer")
    assert "calm" in game.discard(1)
    assert "hidden" in cannot_undo(game)


# A full Timer that must be launched for want of cards shows what delayed it, before its player has done anything.
def test_delay_cards_of_the_next_players_timer_have_come_to_light() -> None:
    timer = {"card": "dial", "spells": ["cost-1"], "delays": ["calm"]}
    game = plain({"hand": FULL_HAND}, {"timers": [timer]})
    game.play(0, "end")
    assert "calm" in game.discard(1)
    assert "hidden" in cannot_undo(game)


# --- records ---


OPTIONS: list[dict[str, object]] = [
    {},
    {"expansion": True, "promo": True},
    {"launching": "full", "first_player": "random", "spheres": "grow grow cap twin"},
]


# Saved, loaded and replayed: the same game, and writing it again gives the same bytes.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_record_is_replayed_byte_for_byte(tmp_path: Path, players: int, options: dict[str, object]) -> None:
    game = new_game(players, 7, **options)
    play_randomly(game, Random(7), 400)
    first, second = tmp_path / "first", tmp_path / "second"
    game.record().save(first)
    again = cm.replay(cm.load(first))
    assert again.describe() == game.describe()
    assert again.options == game.options
    assert again.decisions == game.decisions
    again.record().save(second)
    assert first.read_bytes() == second.read_bytes()


# A game under way goes on after loading with the same luck.
def test_a_loaded_game_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    game = new_game(3, 8, promo=True)
    play_randomly(game, Random(8), 100)
    game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    play_randomly(game, Random(9), 200)
    play_randomly(again, Random(9), 200)
    assert again.record().text() == game.record().text()
    assert again.describe() == game.describe()


# A finished game: its record holds the scores.
def test_the_record_of_a_finished_game(tmp_path: Path) -> None:
    spheres = {"1": ["blank-1"], "2": []}
    game = plain({"spells": ["cost-1"], "hand": ["blank-5"]}, phase="main", spheres=spheres)
    game.play(0, "end", "take 1", "done")
    game.game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    assert again.over
    assert again.outcome.scores == [6, 0]


def test_a_record_of_a_position(tmp_path: Path) -> None:
    game = plain({"hand": ["draw-three", "cost-1"], "discard": FULL_HAND}, seed=3)
    game.play(0, "play draw-three", "play cost-1", "end", "take-closed 1")
    game.game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    assert again.describe() == game.game.describe()


# --- another pack ---


def recorded(folder: Path, document: dict[str, Any] | None = None) -> tuple[Path, Path]:
    """A pack of one's own, and the record of a game with it."""
    pack, record = folder / "own.toml", folder / "game"
    pack.write_text(Path(PACK).read_text(encoding="utf-8"), encoding="utf-8")
    if document is None:
        game = new_game(2, 5, pack=str(pack))
    else:
        game = cm.position("timemasters", {**document, "options": {"pack": str(pack)}}, 5)
    play_randomly(game, Random(5), 20)
    game.record().save(record)
    return pack, record


# The record holds the pack itself: what becomes of the file does not matter, and a pack put in its place is refused.
@pytest.mark.parametrize("document", [None, {"players": [{"hand": ["dial"]}, {}]}], ids=["dealt", "position"])
def test_a_record_is_replayed_with_the_pack_that_it_was_played_with(
    tmp_path: Path, document: dict[str, Any] | None
) -> None:
    pack, record = recorded(tmp_path, document)
    before = cm.replay(cm.load(record)).describe()
    pack.write_text(pack.read_text(encoding="utf-8").replace("restore 2", "restore 3"), encoding="utf-8")
    assert cm.replay(cm.load(record)).describe() == before
    pack.unlink()
    assert cm.replay(cm.load(record)).describe() == before


@pytest.mark.parametrize("document", [None, {"players": [{"hand": ["dial"]}, {}]}], ids=["dealt", "position"])
def test_a_record_is_not_replayed_with_another_pack(tmp_path: Path, document: dict[str, Any] | None) -> None:
    _, file = recorded(tmp_path, document)
    record = cm.load(file)
    record.documents["pack"] = record.documents["pack"].replace("restore 2", "restore 3")
    with pytest.raises(cm.ChronomageError, match="is not the one this game was played with"):
        cm.replay(record)
    record.documents["pack"] = "nothing"
    with pytest.raises(cm.BadPack):
        cm.replay(record)


def test_a_record_without_its_pack_needs_the_file(tmp_path: Path) -> None:
    pack, file = recorded(tmp_path)
    record = cm.load(file)
    record.documents = {}
    assert len(cm.replay(record).history) == 20
    pack.unlink()
    with pytest.raises(cm.ChronomageError, match="there is no such pack"):
        cm.replay(record)


# A position can hold the fingerprint itself.
def test_a_position_with_another_fingerprint_is_refused() -> None:
    with pytest.raises(cm.BadPosition, match="is not the one this game was played with"):
        plain(options={"pack_digest": "0123456789abcdef"})
