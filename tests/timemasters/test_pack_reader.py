"""The pack reader: every shape that it takes, and every mistake named with its line and with what is allowed."""

from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.pack import WANDERING
from chronomage.games.timemasters.packs.reader import LARGEST, LONGEST_LINE, read_pack
from chronomage.games.timemasters.packs.shelf import FOLDER, PACK_NAMES, load_pack
from chronomage.kernel.errors import MOST_PROBLEMS, BadPack
from tests.timemasters.small_pack import SMALLEST, card_with, pack_with, problems_of


def spell(rest: str) -> str:
    """A spell of three lines without its cost, and then these."""
    return f'[[card]]\nname = "Odd"\nkind = "spell"\n{rest}'


def played(*effects: str) -> str:
    """A spell that does this, on line 6."""
    return spell(f"level = 1\ncost = 1\nplayed = [{', '.join(repr(effect) for effect in effects)}]")


def timer(rest: str) -> str:
    """A Timer, and on line 6 these lines."""
    return f'[[card]]\nname = "Odd"\nkind = "timer"\nlevel = 1\nslots = 1\n{rest}'


# What is before the smallest pack, the line named, and words of the message.
ENTRIES: list[tuple[str, int, list[str]]] = [
    ("cards = 1", 1, ["no entry 'cards'", "allowed are pack, card", "Did you mean 'card'?"]),
    ("zzz = 1", 1, ["no entry 'zzz'", "allowed are pack, card."]),
    ("pack = 3", 1, ["must be a table of entries, not 3"]),
    ("[pack]\nname = 3", 2, ["text of at most 60 letters on one line, not 3"]),
    ('[pack]\n\nnmae = "x"', 3, ["no entry 'nmae'", "name, title, author, about", "Did you mean 'name'?"]),
    ('[pack]\nname = "' + "x" * 61 + '"', 2, ["at most 60 letters"]),
    ('[pack]\nabout = "' + "x" * 2001 + '"', 2, ["at most 2000 letters"]),
    ('[pack]\nname = """a\nb"""', 2, ["on one line"]),
    ("[pack]\ntitle = 4", 2, ["a text, or a table with some of en, ru, pl, uk; not 4"]),
    ('[pack.title]\nen = "A"\nde = "B"', 3, ["no language 'de'", "there are en, ru, pl, uk"]),
    ("[pack]\ntitle = { en = 1 }", 2, ["a text of at most 60 letters"]),
    ("[pack]\ntitle = {}", 2, ["a text in at least one of en, ru, pl, uk"]),
    ('[pack]\nabout = " "', 2, ["a text in at least one of en, ru, pl, uk"]),
    ("[pack]\nname = 1979-05-27", 2, ["not datetime.date(1979, 5, 27)"]),
    (
        "[pack]\nlater_ephemeral = 1",
        2,
        ["later_ephemeral must be a list of up to 3 whole numbers from 0 to 4", "not 1"],
    ),
    ("[pack]\nlater_ephemeral = [0, 0, 0, 1]", 2, ["a list of up to 3 whole numbers", "not [0, 0, 0, 1]"]),
    ("[pack]\nlater_ephemeral = [\n1,\n5]", 4, ["later_ephemeral must be a whole number from 0 to 4, not 5"]),
    (spell("level = 1\ncost = 1\nprice = 2"), 6, ["no entry 'price'", "id, name, kind, set, level, cost, slots"]),
    (spell("level = 1\ncost = 1\nplay = []"), 6, ["no entry 'play'", "Did you mean 'played'?"]),
    ('[[card]]\nkind = "focus"\nlevel = 1', 1, ["a card needs a name", 'name = "Growth"']),
    ('[[card]]\nname = "Odd"\nlevel = 1', 1, ["a card needs a kind: spell, focus, timer"]),
    ('[[card]]\nname = "Odd"\nkind = "focus"', 1, ["a card needs a level", "0 for a starting card, 1 to 5"]),
    ('\n# Odd\n[[card]]\nname = "Odd"\nkind = "spell"\nlevel = 1', 3, ["a spell needs a cost: 0 to 9 Ke"]),
    ('[[card]]\nname = "Odd"\nkind = "timer"\nlevel = 1', 1, ["a Timer needs slots: 1 to 2"]),
    ('[[card]]\nname = "Odd"\nkind = "spel"\nlevel = 1\ncost = 1', 3, ["kind can be spell, focus, timer; not 'spel'"]),
    ('[[card]]\nname = "Odd"\nkind = ["spell"]\nlevel = 1\ncost = 1', 3, ["kind can be", "not ['spell']"]),
    (spell('level = 1\ncost = 1\nset = "bonus"'), 6, ["set can be base, expansion, promo; not 'bonus'"]),
    (spell("level = 6\ncost = 1"), 4, ["a level is 0 to 5, or X, not 6"]),
    (spell("level = -1\ncost = 1"), 4, ["not -1"]),
    (spell("level = true\ncost = 1"), 4, ["not True"]),
    (spell("level = 1.0\ncost = 1"), 4, ["not 1.0"]),
    (spell('level = "x"\ncost = 1'), 4, ["or X, not 'x'"]),
    (spell('level = "X"\ncost = 1'), 4, ["the level X is for a Timer, not for a spell"]),
    (spell('level = 0\ncost = 1\nset = "promo"'), 4, ["starting cards belong to the base set, not to promo"]),
    (spell("level = 1\ncost = 10"), 5, ["cost must be a whole number from 0 to 9, not 10"]),
    (spell("level = 1\ncost = -1"), 5, ["from 0 to 9, not -1"]),
    (spell('level = 1\ncost = "1"'), 5, ["not '1'"]),
    (spell("level = 1\ncost = false"), 5, ["not False"]),
    (spell("level = 1\ncost = nan"), 5, ["not nan"]),
    (spell("level = 1\ncost = 0x" + "f" * 5000), 5, ["something far too large"]),
    (spell("level = 1\ncost = 1\ncopies = 0"), 6, ["copies must be a whole number from 1 to 20, not 0"]),
    (spell("level = 1\ncost = 1\ncopies = 21"), 6, ["from 1 to 20, not 21"]),
    (spell("level = 1\ncost = 1\nslots = 1"), 6, ["only Timers have slots, not a spell"]),
    (spell("level = 1\ncost = 1\nwizard = 7"), 6, ["text of at most 60 letters"]),
    (
        '[[card]]\nname = "Odd"\nkind = "focus"\nlevel = 1\ncost = 1',
        5,
        ["only spells have a cost", "a focus is played free"],
    ),
    (
        '[[card]]\nname = "Odd"\nkind = "timer"\nlevel = 1\nslots = 3',
        5,
        ["slots must be a whole number from 1 to 2, not 3"],
    ),
    ('[[card]]\nname = "Odd"\nkind = "timer"\nlevel = "X"\nslots = 1\ncopies = 2', 6, ["there is one Timer X"]),
    (
        '[[card]]\nid = "Odd"\nname = "Odd"\nkind = "focus"\nlevel = 1',
        2,
        ["lower case letters and digits", "not 'Odd'"],
    ),
    ('[[card]]\nid = "odd-"\nname = "Odd"\nkind = "focus"\nlevel = 1', 2, ["an id is lower case"]),
    ('[[card]]\nid = "1st"\nname = "Odd"\nkind = "focus"\nlevel = 1', 2, ["an id is lower case"]),
    ("[[card]]\nid = 5\nname = 'Odd'\nkind = 'focus'\nlevel = 1", 2, ["text of at most 60 letters"]),
    (
        "[[card]]\nname = 'Рост'\nkind = 'focus'\nlevel = 1",
        1,
        ["a card needs an id", 'id = "weight-of-time"'],
    ),
    ("[[card]]\nname = { ru = 'Рост' }\nkind = 'focus'\nlevel = 1", 1, ["a card needs an id"]),
    ("[[card]]\nname = { en = 'Odd', fr = 'Bizarre' }\nkind = 'focus'\nlevel = 1", 2, ["no language 'fr'"]),
    ("[[card]]\nname = ''\nkind = 'focus'\nlevel = 1", 2, ["a text in at least one of"]),
    ("[[card]]\nname = [1]\nkind = 'focus'\nlevel = 1", 2, ["a text, or a table with some of en, ru, pl, uk; not [1]"]),
    ("[[card]]\nkind = 'focus'\nlevel = 1\n[card.name]\nen = 'Odd'\nru = 3", 6, ["a text of at most 60 letters"]),
    ("[[card]]\nname = 'Pebble'\nkind = 'focus'\nlevel = 1", 5, ["there is a card 'pebble' already", "another `id`"]),
    (spell("level = 1\ncost = 1\nput = ['draw 1']"), 6, ["'put' is for Timers; a spell acts when 'played'"]),
    (spell("level = 1\ncost = 1\nwhile_in_play = []"), 6, ["'while_in_play' is for Timers"]),
    (spell("level = 1\ncost = 1\nplayed = 'draw 1'"), 6, ["a list of up to 12 texts", '["restore 2", "draw 1"]']),
    (played(*["draw 1"] * 13), 6, ["a list of up to 12 texts"]),
    (spell("level = 1\ncost = 1\nplayed = [1]"), 6, ["an effect is a short text", "not 1"]),
    (spell("level = 1\ncost = 1\nplayed = [\n  'draw 1',\n  ['draw 1'],\n]"), 8, ["an effect is a short text"]),
    (played("draw 1 " + " " * 120), 6, ["an effect is a short text"]),
]

# An effect on line 6 of a card, where it stands, and words of the message.
EFFECTS: list[tuple[str, list[str]]] = [
    (
        played(""),
        ["names no verb", "played can have: add-ke N, restore N|half|all", "[may] take-back N|half|all [spell|"],
    ),
    (played("may"), ["'may' names no verb"]),
    (played("opponents"), ["names no verb", "opponents can have: opponents add-ke N, opponents restore N|half|all"]),
    (played("restor 1"), ["no verb 'restor' here", "Did you mean 'restore'?"]),
    (played("Draw 1"), ["no verb 'Draw' here", "Did you mean 'draw'?"]),
    (played("xyzzy"), ["no verb 'xyzzy' here; played can have"]),
    (played("opponents echo"), ["no verb 'echo' here", "opponents can have"]),
    (played("opponent"), ["'opponent' names no verb", "opponents can have"]),
    (played("opponent opponents draw 1"), ["no verb 'opponents' here"]),
    (played("opponents opponents draw 1"), ["no verb 'opponents' here"]),
    (played("may restore 1"), ["`may` cannot stand before 'restore'", "always happens"]),
    (played("may opponents discard 1"), ["`may` cannot stand before 'opponents'"]),
    (played("may opponent discard 1"), ["`may` cannot stand before 'opponent'"]),
    (played("throw-away"), ["'throw-away' is for Timers: a spell cannot do it"]),
    (timer("launched = ['throw-away']"), ["'throw-away' comes too late here"]),
    (played("echo 2"), ["'echo' takes no amount; it is written '[may] echo'"]),
    (played("draw"), ["'draw' needs an amount; it is written 'draw N'"]),
    (played("restore"), ["'restore' needs an amount; it is written 'restore N|half|all'"]),
    (played("draw half"), ["a whole number from 1 to 20, not 'half'", "'draw N'"]),
    (played("restore half 2"), ["nothing follows 'half'"]),
    (played("restore all per spell"), ["nothing follows 'all'"]),
    (played("draw 0"), ["a whole number from 1 to 20, not '0'"]),
    (played("draw 21"), ["a whole number from 1 to 20, not '21'"]),
    (played("draw -1"), ["not '-1'"]),
    (played("draw ²"), ["a whole number from 1 to 20"]),
    (played("draw ٣"), ["a whole number from 1 to 20"]),
    (played("draw 99999999999999999999"), ["a whole number from 1 to 20"]),
    (played("draw 1 2"), ["'2' cannot follow 1", "`per` with one of: spell, timer, stored, delay, done, hand"]),
    (played("draw 1 per card"), ["'per card' cannot follow 1", "spell, timer, stored, delay, done"]),
    (played("draw 1 per"), ["'per' cannot follow 1"]),
    (played("draw 1 focus"), ["'focus' cannot follow 1"]),
    (played("opponents cap 3 per spell"), ["'cap' takes a plain number, without `per`"]),
    (
        played("draw 1 per stored"),
        ["'stored' counts what lies on or under a Timer: it goes under put, launched, delayed, each_turn"],
    ),
    (timer("played = ['if 1 delay then draw 1']"), ["'delay' counts what lies on or under a Timer"]),
    (played("take 6"), ["a whole number from 1 to 5, not '6'", "'[may] take N'"]),
    (played("take 1 per spell"), ["'take' takes a plain number, without `per`"]),
    (played("if 3 spell draw 1"), ["a condition is written 'if N thing then …'", "one of: spell, timer"]),
    (played("if spell then draw 1"), ["a condition is written"]),
    (played("unless 3 cards then draw 1"), ["a condition is written"]),
    (played("if 0 spell then draw 1"), ["a whole number from 1 to 20, not '0'"]),
    (played("if 1 spell then"), ["names no verb"]),
    (played("if 1 spell then draw"), ["'draw' needs an amount"]),
    (played("draw 1 or"), ["names no verb"]),
    (played("draw 1 or restore 1 or cap 1"), ["`or` stands between two effects, once in a line"]),
    (played("draw 1 or if 1 spell then restore 1"), ["no verb 'if' here"]),
    (timer("while_in_play = ['if 1 spell then hand 1']"), ["'if' cannot stand under while_in_play"]),
    (timer("while_in_play = ['hand 1 or cheaper 1']"), ["'or' cannot stand under while_in_play"]),
    (timer("while_in_play = ['opponent dearer 1']"), ["'opponent' cannot stand under while_in_play"]),
    (
        played("draw 1 per done"),
        ["`done` counts the cards of a verb before it: discard, exile, exile-discard, take-back"],
    ),
    (played("if 1 done then draw 1"), ["`done` counts the cards of a verb before it"]),
    (played("opponents discard 1", "draw 1 per done"), ["`done` counts the cards of a verb before it"]),
    (played("draw 1 per done", "discard 1"), ["`done` counts the cards of a verb before it"]),
    (
        timer("while_in_play = ['draw 1']"),
        ["no verb 'draw' here; while_in_play can have: cheaper N, cheaper-here N, dearer N, cap N, hand N"],
    ),
    (
        timer("while_in_play = ['opponents draw 1']"),
        ["opponents can have: opponents cheaper N, opponents dearer N, opponents cap N, opponents hand N."],
    ),
    (timer("while_in_play = ['may cheaper 1']"), ["`may` cannot stand before 'cheaper'"]),
    (timer("while_in_play = ['hand 1 per timer']"), ["'hand' takes a plain number"]),
    (timer("while_in_play = ['cheaper half']"), ["a whole number from 1 to 20, not 'half'"]),
]


@pytest.mark.parametrize(("snippet", "line", "words"), ENTRIES, ids=[repr(row[0][-40:]) for row in ENTRIES])
def test_a_mistake_is_named_with_its_line(snippet: str, line: int, words: list[str]) -> None:
    problems = problems_of(snippet + "\n" + SMALLEST)
    told = [message for at, message in problems if at == line]
    assert any(all(word in message for word in words) for message in told), problems


@pytest.mark.parametrize(("snippet", "words"), EFFECTS, ids=[row[0].split("[")[-1] for row in EFFECTS])
def test_a_wrong_effect_is_named_with_its_line(snippet: str, words: list[str]) -> None:
    ((line, message),) = problems_of(snippet + "\n" + SMALLEST)
    assert line == 6
    for word in words:
        assert word in message


# The line of an effect is its own, not that of its list.
def test_the_line_of_an_effect_in_a_long_list() -> None:
    lines = spell("level = 1\ncost = 1\nplayed = [\n  # first\n  'draw 1',\n\n  'draw one',\n]")
    ((line, message),) = problems_of(lines + "\n" + SMALLEST)
    assert line == 10
    assert "not 'one'" in message


# All mistakes are told at once, in the order of the file; beyond twenty, their number.
def test_all_mistakes_are_told_at_once() -> None:
    lines = played("drow 1") + "\ncopies = 99\n" + SMALLEST.replace("copies = 10", "copies = 30")
    problems = problems_of(lines)
    assert [line for line, _ in problems] == sorted(line for line, _ in problems)
    assert len(problems) == 8
    assert [line for line, _ in problems][:3] == [6, 7, 13]


def test_there_is_an_end_to_the_list_of_mistakes() -> None:
    with pytest.raises(BadPack) as refusal:
        read_pack("[[card]]\nname = 1\n" * 30, "my.toml")
    told = str(refusal.value).splitlines()
    assert len(told) == MOST_PROBLEMS + 1
    assert told[0].startswith("my.toml, line 1: ")
    assert told[-1] == f"my.toml: and {len(refusal.value.problems) - MOST_PROBLEMS} more."


# What a pack lacks as a whole is told without a line.
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "level = 0\ncost = 1\ncopies = 10",
            "level = 0\ncost = 1\ncopies = 9",
            "the starting deck has 10 cards; the cards of level 0 have 9 copies",
        ),
        ("level = 0\ncost = 1\ncopies = 10", "level = 0\ncost = 1\ncopies = 11", "the cards of level 0 have 11 copies"),
        ("level = 0", "level = 1", "the cards of level 0 have 0 copies"),
        (
            "level = 3\ncost = 0\ncopies = 10",
            "level = 3\ncost = 0\ncopies = 9",
            "sphere 3 needs 10 cards of the base set; with all copies it has 9",
        ),
        (
            "level = 3\ncost = 0",
            "level = 3\ncost = 0\nset = 'expansion'",
            "sphere 3 needs 10 cards of the base set; with all copies it has 0",
        ),
    ],
)
def test_what_a_pack_lacks(old: str, new: str, words: str) -> None:
    assert old in SMALLEST
    problems = problems_of(SMALLEST.replace(old, new, 1))
    assert all(line == 0 for line, _ in problems)
    assert any(words in message for _, message in problems)


def test_an_empty_file_lacks_everything() -> None:
    problems = problems_of("")
    assert len(problems) == 6
    assert "the starting deck has 10 cards" in problems[0][1] + problems[-1][1]


def test_there_is_one_timer_x() -> None:
    wanderer = '[[card]]\nname = "{}"\nkind = "timer"\nlevel = "X"\nslots = 1\n'
    assert pack_with(wanderer.format("Odd")).cards[0].level == WANDERING
    assert problems_of(wanderer.format("Odd") + wanderer.format("Even") + SMALLEST) == [
        (0, "there can be only one Timer X.")
    ]


# What is no TOML is said to be none, with its line.
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[pack]\nname = \n", 2),
        ("[pack]\nname = 'a'\nname = 'b'\n", 3),
        ("\n\nhello world\n", 3),
        ("[[card]]\nname = 'a\nkind = 'b'\n", 2),
        ("a = \x00\n", 1),
        ("[card]\n[[card]]\n", 2),
        ("\n" + "a = " + "9" * 5000, 0),
        ("a = [1,", 0),
        ('a = """never ends', 0),
    ],
)
def test_what_is_no_toml(text: str, line: int) -> None:
    ((at, message),) = problems_of(text)
    assert at == line
    assert message.startswith("this is no valid TOML: ")


def test_a_single_card_table() -> None:
    ((line, message),) = problems_of("\n[card]\nname = 'a'\n")[:1]
    assert (line, message) == (2, "cards are written as [[card]], each with its own entries.")
    assert problems_of("card = 3")[0] == (1, "cards are written as [[card]], each with its own entries.")


def test_a_card_that_is_no_table() -> None:
    assert (1, "this must be a table of entries, not 7.") in problems_of("card = [7]")


def test_too_many_cards() -> None:
    cards = "".join(f"[[card]]\nname = 'c{number}'\n" for number in range(501))
    assert problems_of(cards) == [(1001, "a pack has at most 500 different cards; this has 501.")]


def test_a_text_that_is_too_large() -> None:
    ((line, message),) = problems_of("#" * (LARGEST + 1))
    assert line == 0
    assert message == "a pack has at most 1000000 characters; this has 1000001."


def test_a_line_that_is_too_long() -> None:
    ((line, message),) = problems_of("# fine\n" + "a." * LONGEST_LINE + "a = 1")
    assert (line, message) == (2, "a line has at most 10000 characters.")


def test_a_mark_of_the_byte_order_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"\xef\xbb\xbf" + (FOLDER / "verguya.toml").read_bytes())
    assert load_pack(str(file)).name == "verguya"


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "{a=" * 3000, "card = " + "[" * 4000 + "]" * 4000])
def test_a_text_that_is_too_deep(text: str) -> None:
    assert problems_of(text) == [(0, "lists and tables lie too deep in each other.")]


# However deep it is, it is refused: also at the depth that the TOML reader just manages and the search for lines not.
def test_every_depth_is_refused() -> None:
    def deeper(text: str) -> list[tuple[int, str]]:
        return problems_of(text)

    for depth in range(420, 500):
        text = "card = " + "[" * depth + '"x"' + "]" * depth
        assert problems_of(text)
        assert deeper(text)


# Files: what is no file, no text, or no pack.
@pytest.mark.parametrize("path", ["", "no such file", "/", "a\0b", "x" * 5000, "\ud800"])
def test_a_path_that_is_no_file(path: str) -> None:
    with pytest.raises(BadPack) as refusal:
        load_pack(path)
    (problem,) = refusal.value.problems
    assert problem.line == 0
    assert problem.message.startswith("there is no such pack (")
    assert "or one of: verguya" in problem.message


@pytest.mark.parametrize("path", ["no such file", "/", "a\0b", 3, None, ["verguya"]])
def test_a_game_with_no_such_pack(path: object) -> None:
    with pytest.raises(cm.BadOption) as refusal:
        cm.new_game("timemasters", options={"pack": path})
    assert str(refusal.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"# one\n# two\n\xff\n")
    with pytest.raises(BadPack) as refusal:
        load_pack(str(file))
    (problem,) = refusal.value.problems
    assert (problem.line, problem.message) == (3, "this is no text in UTF-8.")


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"#" * (5 * LARGEST))
    with pytest.raises(BadPack, match="a pack has at most 1000000 characters"):
        load_pack(str(file))


def test_a_file_of_long_letters_that_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(("##" + "Я" * (3 * LARGEST)).encode())
    with pytest.raises(BadPack, match="a pack has at most 1000000 characters"):
        load_pack(str(file))


# The message says which file, and the game refuses it in the same words.
def test_messages_name_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my.toml").write_text(SMALLEST.replace("cost = 1", "cost = 11"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    message = "my.toml, line 5: cost must be a whole number from 0 to 9, not 11."
    with pytest.raises(BadPack) as refusal:
        load_pack("my.toml")
    assert str(refusal.value) == message
    with pytest.raises(cm.BadOption) as refused:
        cm.new_game("timemasters", options={"pack": "my.toml"})
    assert str(refused.value) == message


# A file far down in folders is still named: its name is at the end of its path.
def test_messages_name_a_file_with_a_long_path(tmp_path: Path) -> None:
    folder = tmp_path / ("deep" * 20)
    folder.mkdir()
    (folder / "my.toml").write_text("cards = 1", encoding="utf-8")
    with pytest.raises(BadPack, match=r"my\.toml, line 1: "):
        load_pack(str(folder / "my.toml"))


# Good packs.


def test_the_smallest_pack_is_a_pack(tmp_path: Path) -> None:
    pack = read_pack(SMALLEST, "my.toml")
    assert pack.name == "pack"
    assert pack.titles == {"en": "pack"}
    assert pack.about == {}
    assert len(pack.cards) == 6
    file = tmp_path / "my.toml"
    file.write_text(SMALLEST, encoding="utf-8")
    game = cm.new_game("timemasters", options={"pack": str(file)})
    assert game.describe()["options"]["pack"] == str(file)
    assert load_pack(str(file)).digest == pack.digest


def test_the_pack_that_comes_along_is_a_pack() -> None:
    assert PACK_NAMES == ["verguya"]
    pack = load_pack("verguya")
    assert pack.source == "verguya"
    assert sorted(pack.titles) == ["en", "pl", "ru", "uk"]
    assert sum(card.copies for card in pack.cards if card.level > 0 and card.set == "base") == 100


def test_the_defaults_of_a_card() -> None:
    card = card_with('[[card]]\nname = "Odd"\nkind = "focus"\nlevel = 1')
    assert (card.number, card.name, card.set, card.copies, card.wizard, card.cost) == (1, "odd", "base", 2, "", 0)
    assert card.effects["played"] == []
    wanderer = card_with('[[card]]\nname = "Odd"\nkind = "timer"\nlevel = "X"\nslots = 2\nset = "promo"')
    assert (wanderer.copies, wanderer.level, wanderer.points(), wanderer.slots) == (1, WANDERING, 0, 2)


# The word for a card is made from its English name, or given.
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Growth", "growth"),
        ("Weight of Time", "weight-of-time"),
        ("Sala'hchin’s  Gift!", "salahchins-gift"),
        ("Déjà Vu", "d-j-vu"),
        ("Room 101", "room-101"),
        ("  Trim me  ", "trim-me"),
    ],
)
def test_the_word_for_a_card(name: str, word: str) -> None:
    assert card_with(f'[[card]]\nname = "{name}"\nkind = "focus"\nlevel = 1').name == word


def test_an_id_comes_before_the_name() -> None:
    card = card_with('[[card]]\nid = "first-2"\nname = { ru = "Рост" }\nkind = "focus"\nlevel = 1')
    assert card.name == "first-2"
    assert card.titles == {"ru": "Рост"}


# A name in every language, in some, or one for all; where one is missing, English, or else any stands in.
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ('"Growth"', {"en": "Growth", "ru": "Growth", "pl": "Growth"}),
        ('{ en = "Growth", ru = "Прирост" }', {"en": "Growth", "ru": "Прирост", "pl": "Growth"}),
        ('{ ru = "Прирост", pl = "Przyrost" }', {"en": "Прирост", "ru": "Прирост", "pl": "Przyrost", "uk": "Прирост"}),
        ('{ en = "Growth", ru = "" }', {"ru": "Growth"}),
    ],
)
def test_names_in_languages(name: str, shown: dict[str, str]) -> None:
    card = card_with(f'[[card]]\nid = "growth"\nname = {name}\nkind = "focus"\nlevel = 1')
    assert {language: card.title(language) for language in shown} == shown


# Where no language that is asked for has a name, the first that has one stands in, an empty one does not.
def test_an_empty_name_never_stands_in() -> None:
    card = card_with('[[card]]\nid = "growth"\nname = { ru = "", pl = "Przyrost" }\nkind = "focus"\nlevel = 1')
    assert card.title("uk") == "Przyrost"


# The same card in all the shapes that TOML has.
SHAPES = [
    '[[card]]\nname = "Odd"\nkind = "timer"\nlevel = 1\nslots = 2\nput = ["draw 1", "restore half"]',
    "[[card]]\nname = 'Odd'\nkind = 'timer'\nlevel = 1\nslots = 2\nput = ['draw 1', 'restore half']",
    "[[card]]\nname.en = 'Odd'\nkind = 'timer'\nlevel = 1\nslots = 2\nput = [\n 'draw 1', # one\n 'restore half',\n]",
    (
        "[[ card ]]  # odd\nkind = 'timer'\n\"level\" = 0x1\nslots = +2\nput = ['draw  1', ' restore half ']\n"
        "[card.name]\nen = 'Odd'"
    ),
    (
        "[[card]]\nname = '''Odd'''\nkind = \"\"\"timer\"\"\"\nlevel = 1\nslots = 2\n"
        'put = ["draw\\t1", "restore \\u0068alf"]'
    ),
    (
        '[[card]]\r\nname = { en = "Odd" }\r\nkind = "timer"\r\nlevel = 1\r\nslots = 2\r\n'
        'put = [ "draw 1",\r\n"restore half" ]'
    ),
]


@pytest.mark.parametrize("text", SHAPES)
def test_every_shape_of_toml(text: str) -> None:
    card = card_with(text)
    assert (card.name, card.kind, card.level, card.slots, card.title("en")) == ("odd", "timer", 1, 2, "Odd")
    assert [str(effect) for effect in card.effects["put"]] == ["<Effect draw, 1>", "<Effect restore, half>"]


def test_cards_as_a_list_of_inline_tables() -> None:
    cards = ['{ name = "Pebble", kind = "spell", level = 0, cost = 1, copies = 10 }']
    cards += [f'{{ name = "S{level}", kind = "focus", level = {level}, copies = 10 }}' for level in range(1, 6)]
    pack = read_pack("card = [\n" + ",\n".join(cards) + "\n]\n[pack]\nname = 'mine'\ntitle.ru = 'Моё'\n", "my.toml")
    assert pack.names[1:] == ["pebble", "s1", "s2", "s3", "s4", "s5"]
    assert pack.titles == {"ru": "Моё"}
    broken = "card = [\n" + ",\n".join([*cards[:3], '{ name = "Odd", kind = "foucs", level = 1 }']) + "\n]\n"
    assert (5, "kind can be spell, focus, timer; not 'foucs'.") in problems_of(broken)


def parsed(effect: str, occasion: str = "played", kind: str = "timer") -> Any:
    return card_with(
        f"[[card]]\nname = 'Odd'\nkind = '{kind}'\nlevel = 1\nslots = 1\n{occasion} = ['{effect}']"
    ).effects[occasion][0]


# What an effect means.
@pytest.mark.parametrize(
    ("effect", "verb", "amount", "optional", "opponents", "kind"),
    [
        ("draw 20", "draw", "20", False, False, ""),
        ("restore half", "restore", "half", False, False, ""),
        ("discard all", "discard", "all", False, False, ""),
        ("may take-back 2 focus", "take-back", "2", True, False, "focus"),
        ("take-back 2 per spell timer", "take-back", "2 per spell", False, False, "timer"),
        ("opponents exhaust half", "exhaust", "half", False, True, ""),
        ("opponents dearer 1 per timer", "dearer", "1 per timer", False, True, ""),
        ("may echo", "echo", "1", True, False, ""),
        ("may throw-away", "throw-away", "1", True, False, ""),
        ("opponents throw-timer", "throw-timer", "1", False, True, ""),
    ],
)
def test_what_an_effect_means(effect: str, verb: str, amount: str, optional: bool, opponents: bool, kind: str) -> None:
    found = parsed(effect)
    assert (found.verb, str(found.amount), found.optional, found.opponents, found.kind) == (
        verb,
        amount,
        optional,
        opponents,
        kind,
    )


# `spell` and `timer` after `per` are what is counted, not the kind of card.
@pytest.mark.parametrize("effect", ["take-back 1 per spell", "take-back 1 per timer", "exile-discard 1 per spell"])
def test_a_pick_counted_for_spells_or_timers(effect: str) -> None:
    found = parsed(effect)
    assert str(found.amount) == effect.partition(" ")[2]
    assert found.kind == ""


# A card's word is none of the choices that are no cards: choices are found by their words.
@pytest.mark.parametrize("word", ["end", "pass", "done", "yes", "no", "restore"])
def test_a_card_named_like_a_choice(word: str) -> None:
    named = f'\n[[card]]\nname = "{word.title()}!"\nkind = "focus"\nlevel = 1\n'
    ((line, message),) = problems_of(named + SMALLEST)
    assert line == 3
    assert f"{word!r} means another choice" in message
    assert "none of end, pass, done, yes, no, restore" in message
    assert card_with(named + f'id = "{word}-card"').name == f"{word}-card"
    given = f'[[card]]\nname = "Odd"\nid = "{word}"\nkind = "focus"\nlevel = 1\n'
    assert "means another choice" in problems_of(given + SMALLEST)[0][1]


# Two files with the same cards and other words are told apart.
def test_the_fingerprint_is_of_the_text() -> None:
    assert read_pack(SMALLEST, "a").digest != read_pack(SMALLEST + "\n", "a").digest
    assert read_pack(SMALLEST, "a").digest == read_pack(SMALLEST, "b").digest
