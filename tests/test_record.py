"""Records: saved, loaded and replayed byte for byte; cut off, foreign and malformed ones; undo and its limits."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.kernel.errors import BadRecord, IllegalChoice
from chronomage.record import read
from tests.seasons.driving import finish_prelude, play_randomly

POSITION: dict[str, Any] = {
    "options": {"level": "magician", "edition": "russian"},
    "year": 3,
    "space": 11,
    "leftover_pips": 2,
    "players": [{"hand": ["temporal-boots", "amulet-of-fire"], "gauge": 2, "reserve": "FF", "crystals": 7}, {}],
    "deck": ["purse-of-io"],
}


def finished(players: int = 2, seed: int = 11, **options: object) -> cm.Game:
    game = cm.new_game("seasons", players=players, seed=seed, options=options)
    play_randomly(game, Random(seed))
    return game


def short() -> cm.Game:
    """A short game from a position, played to its end."""
    game = cm.position("seasons", POSITION, seed=5)
    for player, choice in [
        (0, "summon amulet-of-fire"),
        (0, "purse-of-io"),
        (0, "bonus gauge"),
        (0, "end"),
        (1, "end"),
    ]:
        game.play(player, choice)
    assert game.over
    return game


def loaded(path: Path, content: bytes | str) -> cm.Record:
    """The record in a file with this content."""
    path = path / "record.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return cm.load(path)


# --- saving and replaying ---


# The record is the save file: replaying it gives the same game, and writing it again the same bytes.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["apprentice", "magician", "archmage"])
def test_a_record_is_replayed_byte_for_byte(tmp_path: Path, players: int, level: str) -> None:
    game = finished(players, level=level)
    first, second = tmp_path / "first", tmp_path / "second"
    game.record().save(first)
    again = cm.replay(cm.load(first))
    assert again.describe() == game.describe()
    assert again.outcome.plain() == game.outcome.plain()
    assert again.cut_off is None
    again.record().save(second)
    assert first.read_bytes() == second.read_bytes()


# The same events, too.
def test_a_replay_tells_the_same_events() -> None:
    game = cm.new_game("seasons", players=3, seed=21)
    random = Random(21)
    told = []
    while not game.over:
        decision = random.choice(game.decisions)
        told.append(game.play(decision.player, random.choice(decision.choices)))
    again = cm.new_game("seasons", players=3, seed=21)
    for (player, text), events in zip(game.record().choices, told, strict=True):
        assert again.play(player, text) == events


# A game still under way is saved and goes on where it was, with the same luck ahead of it.
@pytest.mark.parametrize("choices", [0, 1, 30, 75, 150])
def test_a_game_under_way_goes_on_after_loading(tmp_path: Path, choices: int) -> None:
    game = cm.new_game("seasons", players=2, seed=12)
    play_randomly(game, Random(12), choices)
    game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    assert again.describe() == game.describe()
    assert again.decisions == game.decisions
    assert again.cut_off is None
    play_randomly(game, Random(1))
    play_randomly(again, Random(1))
    assert again.record().text() == game.record().text()


def test_a_record_keeps_every_option(tmp_path: Path) -> None:
    game = finished(2, 13, level="magician", edition="russian", gauge_limit="15", discard_pile="public", first_player=1)
    game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    assert again.options == game.options
    assert again.options["gauge_limit"] == "15"


@pytest.mark.parametrize("seed", [0, -1, 2**64, -(2**200)])
def test_any_whole_number_is_a_seed(tmp_path: Path, seed: int) -> None:
    game = cm.new_game("seasons", seed=seed)
    play_randomly(game, Random(3), 20)
    game.record().save(tmp_path / "game")
    assert cm.replay(cm.load(tmp_path / "game")).describe() == game.describe()


# The file is text: a header, a line for each choice, and for a finished game how it ended.
def test_the_file_can_be_read_by_people() -> None:
    game = short()
    header, *choices, end = game.record().text().splitlines()
    assert json.loads(header)["game"] == "seasons"
    assert choices == ["0 summon amulet-of-fire", "0 purse-of-io", "0 bonus gauge", "0 end", "1 end"]
    assert json.loads(end)["end"]["scores"] == game.outcome.scores


def test_a_record_of_a_position(tmp_path: Path) -> None:
    game = short()
    game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    assert again.describe() == game.describe()
    assert again.options["edition"] == "russian"
    assert again.record().text() == game.record().text()


# What a position leaves to chance hangs on its seed, and the record keeps it.
def test_a_record_of_a_position_keeps_the_seed() -> None:
    for seed in (1, 2):
        game = cm.position("seasons", {}, seed=seed)
        assert cm.replay(game.record()).describe() == game.describe()
    assert cm.position("seasons", {}, seed=1).describe() != cm.position("seasons", {}, seed=2).describe()


# A game drawn from an observation has no seed of its own, so it cannot be recorded.
def test_a_resampled_game_has_no_record() -> None:
    game = cm.new_game("seasons", seed=3).observe(0).resample(1)
    with pytest.raises(cm.BadRecord, match="observation"):
        game.record()


# --- cut off ---


# A record cut off at any byte is replayed as far as it goes and says so, or is refused as no record at all.
def test_a_record_cut_off_inside_a_line_says_so(tmp_path: Path) -> None:
    game = short()
    content = game.record().text().encode()
    for size in range(len(content)):
        if content[:size].endswith(b"\n"):
            continue
        try:
            record = loaded(tmp_path, content[:size])
        except cm.BadRecord:
            assert content[:size].count(b"\n") == 0  # only a broken header cannot be read at all
            continue
        again = cm.replay(record)
        assert again.cut_off
        whole_choices = max(0, content[:size].count(b"\n") - 1)
        assert again.history == game.history[:whole_choices]


# Also where the cut falls between two lines: the end of the game is missing.
def test_a_finished_record_cut_off_between_two_lines_says_so(tmp_path: Path) -> None:
    content = short().record().text().encode()
    for size in range(1, len(content)):
        if content[:size].endswith(b"\n"):
            again = cm.replay(loaded(tmp_path, content[:size]))
            assert not again.over or size == content.rindex(b"\n", 0, -1) + 1
            assert again.cut_off, f"cut after {size} bytes: {content[:size].splitlines()[-1]!r}"


def test_a_long_record_cut_off_anywhere_raises_nothing_else(tmp_path: Path) -> None:
    content = finished().record().text().encode()
    for size in [*range(400), *range(400, len(content), 97)]:
        try:
            cm.replay(loaded(tmp_path, content[:size]))
        except cm.BadRecord:
            assert b"\n" not in content[:size]


def test_a_record_cut_off_in_a_letter_says_so(tmp_path: Path) -> None:
    content = short().record().text().encode()
    cut = content[: content.index(b"bonus")] + "é".encode()[:1]
    again = cm.replay(loaded(tmp_path, cut))
    assert again.cut_off
    assert len(again.history) == 2


# Only the last line may be broken: a broken line in the middle is a broken record.
def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    lines = short().record().text().splitlines(keepends=True)
    lines[2] = "0 pur\n"
    with pytest.raises(cm.BadRecord, match="pur"):
        cm.replay(loaded(tmp_path, "".join(lines)))


# --- foreign and malformed ---


HEADER = {"chronomage-record": 1, "game": "seasons", "version": 1, "players": 2, "seed": 0, "options": {}}


def header(**changes: object) -> str:
    return json.dumps({**HEADER, "version": cm.games()["seasons"]["version"], **changes}) + "\n"


def without(key: str) -> str:
    return json.dumps({name: value for name, value in HEADER.items() if name != key}) + "\n"


def test_the_header_of_these_tests_is_sound(tmp_path: Path) -> None:
    assert cm.replay(loaded(tmp_path, header())).describe() == cm.new_game("seasons").describe()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"\x00\xff\xfe",
        b"hello\n",
        b"[]\n",
        b"7\n",
        b"null\n",
        b'"chronomage-record"\n',
        b"{}\n",
        b'[Event "F/S Return Match"]\n1. e4 e5\n',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\xef\xbb\xbf{}",
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(cm.BadRecord, match="record"):
        loaded(tmp_path, content)


@pytest.mark.parametrize(
    "text",
    [
        header(game=3),
        header(players="2"),
        header(players=2.5),
        header(players=True),
        header(players=None),
        header(seed="0"),
        header(seed=None),
        header(seed=1.5),
        header(version="1"),
        header(version=None),
        header(options=[]),
        header(options=None),
        header(position=[]),
        header(colour="red"),
        header(**{"chronomage-record": 2}),
        header(**{"chronomage-record": "1"}),
        *(without(key) for key in HEADER),
    ],
)
def test_a_malformed_header_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(cm.BadRecord):
        cm.replay(loaded(tmp_path, text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (header(players=1), "2, 3 or 4"),
        (header(players=-2), "2, 3 or 4"),
        (header(players=10**9), "2, 3 or 4"),
        (header(options={"colour": "red"}), "colour"),
        (header(options={"level": "wizard"}), "wizard"),
        (header(position={"year": 9}), "year"),
        (header(position={"players": [{}, {}, {}]}), "players"),
        (header(game="chess"), "chess"),
    ],
)
def test_a_header_that_fits_no_game_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(cm.ChronomageError, match=reason):
        cm.replay(loaded(tmp_path, text))


@pytest.mark.parametrize(
    "line",
    [
        "end",
        "0",
        "0 ",
        " 0 end",
        "2 end",
        "-1 end",
        "zero end",
        "\u0660 end",
        "",
        "9" * 5000 + " end",
        "{",
        "{}",
        '{"end": 3}',
        '{"end": []}',
        '{"end":' + "[" * 100_000,
        "0 castle",
        "0 end",
        "0 draw",
    ],
)
def test_a_malformed_line_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(cm.BadRecord):
        cm.replay(loaded(tmp_path, f"{header()}{line}\n0 end\n"))


def test_the_refusal_says_which_choice_cannot_be_played(tmp_path: Path) -> None:
    text = header(position={"players": [{"hand": ["amulet-of-fire"], "gauge": 1}, {}]})
    with pytest.raises(cm.BadRecord, match=r"choice 2.*needs 2 fire, you have 0"):
        cm.replay(loaded(tmp_path, text + "0 bonus gauge\n0 summon amulet-of-fire\n"))


def test_nothing_may_come_after_the_end(tmp_path: Path) -> None:
    with pytest.raises(cm.BadRecord, match="after the end"):
        loaded(tmp_path, short().record().text() + "0 end\n")


# The last line holds the scores and a fingerprint of the choices; a record that was changed is refused.
def test_a_changed_record_is_refused(tmp_path: Path) -> None:
    text = short().record().text()
    with pytest.raises(cm.BadRecord):
        cm.replay(loaded(tmp_path, text.replace("0 bonus gauge\n", "")))
    with pytest.raises(cm.BadRecord):
        cm.replay(loaded(tmp_path, text.replace("0 bonus gauge", "0 bonus transmute")))
    with pytest.raises(cm.BadRecord):
        cm.replay(loaded(tmp_path, text.replace("1 end\n", "")))


def test_scores_that_are_not_those_of_the_game_are_refused(tmp_path: Path) -> None:
    game = short()
    text = game.record().text()
    wrong = text.replace(f'"scores": {game.outcome.scores}', '"scores": [999, 0]')
    assert wrong != text
    with pytest.raises(cm.BadRecord, match="999"):
        cm.replay(loaded(tmp_path, wrong))


# The version of the rules is raised only when behaviour changes; another version is refused with a clear message.
@pytest.mark.parametrize("by", [-1, 1, 1000])
def test_another_version_is_refused(tmp_path: Path, by: int) -> None:
    version = cm.games()["seasons"]["version"] + by
    with pytest.raises(cm.WrongVersion, match=f"version {version}"):
        cm.replay(loaded(tmp_path, header(version=version)))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(cm.BadRecord, match="nowhere"):
        cm.load(tmp_path / "nowhere")
    with pytest.raises(cm.BadRecord):
        cm.load(tmp_path)


# --- undo ---


# Undo is replay without the last choice.
def test_undo_takes_back_the_last_choice() -> None:
    game = cm.position("seasons", {"players": [{"reserve": "AAW"}, {}]})
    states = [game.describe()]
    script = ["bonus gauge", "bonus exchange", "A", "W", "F", "F"]
    for choice in script:
        game.play(0, choice)
        states.append(game.describe())
    for _ in script:
        assert game.describe() == states.pop()
        game.undo(0)
    assert game.describe() == states.pop()
    with pytest.raises(cm.IllegalChoice, match="nothing to undo"):
        game.undo(0)


# After undo the game goes on as if the choice had never been made.
def test_an_undone_choice_leaves_no_trace() -> None:
    game = cm.position("seasons", {"leftover_pips": 1})
    plain = cm.position("seasons", {"leftover_pips": 1})
    game.play(0, "bonus gauge")
    game.undo(0)
    for each in (game, plain):
        each.play(0, "end")
        each.play(1, "end")
    assert game.describe() == plain.describe()
    assert game.record().text() == plain.record().text()


# Ending a turn can be taken back while the next player has done nothing.
def test_the_end_of_a_turn_can_be_taken_back() -> None:
    game = cm.position("seasons", {})
    before = game.describe()
    game.play(0, "end")
    game.undo(0)
    assert game.describe() == before


# Not past another player's choice.
def test_undo_stops_where_another_player_acted() -> None:
    game = cm.position("seasons", {})
    game.play(0, "bonus gauge")
    game.play(0, "end")
    game.play(1, "bonus gauge")
    after = game.describe()
    with pytest.raises(cm.IllegalChoice, match="player 1 has acted"):
        game.undo(0)
    assert game.describe() == after
    game.undo(1)
    with pytest.raises(cm.IllegalChoice):
        game.undo(1)
    assert len(game.history) == 2


# What stood before another player's choice stays, though that choice has been taken back.
def test_undo_does_not_reach_behind_another_players_undone_choice() -> None:
    game = cm.position("seasons", {})
    game.play(0, "bonus gauge")
    game.play(0, "end")
    game.play(1, "bonus gauge")
    game.undo(1)
    with pytest.raises(cm.IllegalChoice):
        game.undo(0)


# Not past a drawn card.
def test_undo_stops_where_a_card_was_drawn() -> None:
    game = cm.position("seasons", {"die": {"card": True}, "deck": ["purse-of-io"]})
    game.play(0, "draw")
    with pytest.raises(cm.IllegalChoice, match="hidden"):
        game.undo(0)
    game.play(0, "purse-of-io")
    game.undo(0)  # keeping it told the player nothing new
    assert [choice.text for choice in game.decisions[0].choices] == ["no", "purse-of-io"]
    with pytest.raises(cm.IllegalChoice):
        game.undo(0)


# Not past a look at the deck.
def test_undo_stops_where_the_deck_was_looked_at() -> None:
    game = cm.position("seasons", {"players": [{"in_play": ["crystal-orb"], "crystals": 9}, {}]})
    game.play(0, "activate crystal-orb")
    game.undo(0)
    game.play(0, "activate crystal-orb")
    game.play(0, "look")
    with pytest.raises(cm.IllegalChoice, match="hidden"):
        game.undo(0)


# Not past a roll of the dice, by the round or by a card.
def test_undo_stops_at_the_dice() -> None:
    game = cm.position("seasons", {"players": [{"in_play": ["die-of-malice"]}, {}], "die": {"energy": "AA"}})
    game.play(0, "activate die-of-malice")
    with pytest.raises(cm.IllegalChoice, match="hidden"):
        game.undo(0)
    game = cm.position("seasons", {"turn": 1})
    game.play(1, "end")
    with pytest.raises(cm.IllegalChoice, match="hidden"):
        game.undo(1)


# In the draft a choice can be taken back until the packs go on.
def test_undo_in_the_draft() -> None:
    game = cm.new_game("seasons", players=2, seed=4)
    before = game.describe()
    game.play(1, game.decisions[1].choices[0])
    game.undo(1)
    assert game.describe() == before
    game.play(1, game.decisions[1].choices[0])
    game.play(0, game.decisions[0].choices[0])
    for player in (0, 1):
        with pytest.raises(cm.IllegalChoice):
            game.undo(player)


# A loaded game can be undone just as far.
def test_undo_after_loading(tmp_path: Path) -> None:
    game = cm.new_game("seasons", players=2, seed=4, options={"first_player": 0})
    finish_prelude(game, Random(4))
    before = game.describe()
    game.play(0, "die 1")
    game.record().save(tmp_path / "game")
    again = cm.replay(cm.load(tmp_path / "game"))
    again.undo(0)
    assert again.describe() == before
    with pytest.raises(cm.IllegalChoice):
        again.undo(0)


def test_a_copy_is_undone_by_itself() -> None:
    game = cm.position("seasons", {})
    game.play(0, "bonus gauge")
    after = game.describe()
    twin = game.copy()
    twin.undo(0)
    assert twin.history == []
    assert game.describe() == after


def test_a_resampled_game_cannot_be_undone() -> None:
    game = cm.position("seasons", {}).observe(0).resample(1)
    game.play(0, "bonus gauge")
    with pytest.raises(cm.ChronomageError):
        game.undo(0)


# Giving up.


def test_giving_up_ends_a_game_of_two_and_its_record_says_so() -> None:
    game = cm.new_game("timemasters", seed=5)
    for _ in range(10):
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[0])
    scores = game.outcome.scores
    game.give_up(0)
    assert (game.over, game.decisions, game.gave_up) == (True, [], 0)
    assert (game.outcome.scores, game.outcome.ranking, game.outcome.winners) == (scores, [2, 1], [1])
    with pytest.raises(IllegalChoice, match="over"):
        game.give_up(1)
    again = cm.replay(read(game.record().text()))
    assert again == game
    assert again.outcome == game.outcome
    assert again.copy().gave_up == 0
    again.rewind(3)
    assert (again.over, again.gave_up) == (False, None)


def test_among_more_than_two_nobody_ends_the_game_by_giving_up() -> None:
    game = cm.new_game("seasons", players=3, seed=1)
    with pytest.raises(IllegalChoice, match="3 players"):
        game.give_up(2)
    record = game.record()
    record.result = {"scores": game.outcome.scores, "gave_up": 2}
    with pytest.raises(BadRecord, match="gave up"):
        cm.replay(read(record.text()))
