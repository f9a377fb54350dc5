"""Broken packs: whatever a file holds, it is a pack that can be played, or it is refused with reasons."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import chronomage as cm
from chronomage.games.timemasters.effect import PER_WORDS
from chronomage.games.timemasters.packs.pack import OCCASIONS
from chronomage.games.timemasters.packs.reader import CARD_KEYS, LARGEST, PACK_KEYS
from chronomage.games.timemasters.packs.shelf import load_pack
from chronomage.games.timemasters.packs.vocabulary import LASTING, LASTING_FOR_OPPONENTS, OWN, TO_OPPONENTS
from chronomage.kernel.errors import BadPack
from chronomage.texts import LANGUAGES, catalogue
from tests.timemasters.small_pack import SMALLEST

CHOICES = 25

# A pack with something of everything.
WHOLE = (
    """\
[pack]
name = "mine"
about = "Cards of our own."

[pack.title]
en = "Mine"
ru = "Моё"

[[card]]
name = { en = "Rush", ru = "Спешка" }
kind = "spell"
level = 1
cost = 2
wizard = "Sisyphus"
played = ["may discard 2", "draw 1 per done", "opponents dearer 1"]

[[card]]
id = "quiet"
name = "Quiet"
kind = "focus"
level = 2
copies = 3
played = [
  "restore half",  # rounded up
  'may take-back 1 spell',
]

[[card]]
name = "Tower"
kind = "timer"
level = 3
slots = 2
put = ["restore 1"]
launched = ["gain-ephemeral 1 per stored"]
delayed = ["may throw-away"]
each_turn = ["if 1 delay then restore 1 or opponent dearer 1"]
while_in_play = ["cheaper-here 1", "opponents cap 3"]

[[card]]
name = "Echo"
kind = "spell"
set = "expansion"
level = 4
cost = 1
played = ["echo"]

[[card]]
name = "Wanderer"
kind = "timer"
set = "promo"
level = "X"
slots = 1

"""
    + SMALLEST
)
LINES = WHOLE.splitlines()

VALUES = [
    "0", "1", "-1", "2", "10", "20", "21", "9" * 30, "9" * 5000, "0x" + "f" * 5000, "1.5", "nan", "-inf", "true",
    '"X"', '"x"', '""', '" "', '"Odd"', "'a\tb'", '"\\u0000"', '"\\U0010ffff"', '"' + "x" * 61 + '"', '"""a\nb"""',
    "[]", "[1]", '["draw 1"]', '[["draw 1"]]', "{}", "{ en = 1 }", '{ en = "A", de = "B" }', '{ ru = "Рост" }',
    "1979-05-27", "07:32:00", "[" * 50 + "]" * 50, "[" * 5000, "{a=" * 300 + "1" + "}" * 300, "", "\x00", "'",
]  # fmt: skip
NOISE = [
    "\x00", "\ufeff", "\r", "[[", "]]", "[card]", "[[pack]]", "[pack]", "= 1", "a.b.c = 1", "# comment", "'''", '"""',
    "\\", "é", "card = 1",
]  # fmt: skip
AMOUNTS = [
    "1", "0", "20", "21", "half", "all", "-3", "1 per spell", "1 per timer", "2 per stored", "1 per done", "1 focus",
    "1 per spell timer", "", "9" * 40, "half spell", "all focus", "3 per delay", "1 per exhausted",
]  # fmt: skip
VERBS = sorted({word.verb for word in [*OWN, *TO_OPPONENTS, *LASTING, *LASTING_FOR_OPPONENTS]})

simple_effects = st.builds(
    lambda before, verb, amount: f"{before}{verb} {amount}".strip(),
    st.sampled_from(["", "", "may ", "opponents ", "opponent ", "may opponents ", "twice "]),
    st.sampled_from([*VERBS, "win", ""]),
    st.sampled_from(AMOUNTS),
)
effects = st.one_of(
    simple_effects,
    st.builds("if {} {} then {}".format, st.integers(0, 3), st.sampled_from([*PER_WORDS, "card"]), simple_effects),
    st.builds("unless {} {} then {}".format, st.integers(1, 3), st.sampled_from(PER_WORDS[1:]), simple_effects),
    st.builds("{} or {}".format, simple_effects, simple_effects),
)
entries = st.one_of(
    st.builds(
        lambda key, value: f"{key} = {value}",
        st.sampled_from([*CARD_KEYS, *PACK_KEYS, "colour", "'quoted key'", "name.en", "name.de"]),
        st.sampled_from(VALUES),
    ),
    st.builds(
        lambda occasion, lines: f"{occasion} = {[*lines]!r}",
        st.sampled_from(OCCASIONS),
        st.lists(effects, max_size=14),
    ),
)
lines = st.one_of(entries, st.sampled_from(NOISE), st.sampled_from(LINES))
changes = st.tuples(st.sampled_from(["delete", "insert", "replace", "join", "cut"]), st.integers(0, len(LINES)), lines)


def changed(text: list[str], change: tuple[str, int, str]) -> list[str]:
    """The lines with one of them deleted, replaced, run into the next or cut short, or with another inserted."""
    how, at, line = change
    at = min(at, len(text))
    before, here, after = text[:at], text[at : at + 1], text[at + 1 :]
    if how == "delete":
        return before + after
    if how == "insert":
        return [*before, line, *here, *after]
    if how == "replace":
        return [*before, line, *after]
    if how == "join":
        return [*before, "".join(here + after[:1]), *after[1:]]
    return [*before, *[each[: len(each) // 2] for each in here], *after]


@pytest.fixture(scope="module")
def write(tmp_path_factory: pytest.TempPathFactory) -> Callable[[bytes], str]:
    """Writes a file of its own for each content, and answers with its path."""
    folder = tmp_path_factory.mktemp("packs")
    numbers = count()

    def file_with(content: bytes) -> str:
        path = folder / f"{next(numbers)}.toml"
        path.write_bytes(content)
        return str(path)

    return file_with


def accepted(path: str) -> bool:
    """Whether the file is a pack, which is then played; otherwise it must be refused with reasons, and only so."""
    try:
        load_pack(path)
    except BadPack as error:
        check_refusal(path, error)
        return False
    options: dict[str, object] = {"pack": path, "expansion": True, "promo": True}
    game = cm.new_game("timemasters", players=3, seed=1, options=options)
    random = Random(1)
    for _ in range(CHOICES):
        decision = game.decisions[0]
        # By its text: so every choice must be the only one of that text.
        game.play(decision.player, random.choice(decision.choices).text)
    return True


def check_refusal(path: str, error: BadPack) -> None:
    """Every reason says something, on a line that the file has; and a game is refused for the same reasons."""
    assert error.problems
    size = Path(path).read_bytes().count(b"\n") + 1
    for line, message, key, facts, _ in error.problems:
        assert 0 <= line <= size
        assert all(catalogue(language).say(key, **facts) != key for language in LANGUAGES)
        assert message.strip()
        assert message.endswith((".", "?"))
    assert str(error)
    with pytest.raises(cm.BadOption) as refusal:
        cm.new_game("timemasters", options={"pack": path})
    assert str(refusal.value) == str(error)


def test_the_whole_pack_is_one(write: Callable[[bytes], str]) -> None:
    assert accepted(write(WHOLE.encode()))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(changes, min_size=1, max_size=3))
def test_changed_lines(write: Callable[[bytes], str], drawn: list[tuple[str, int, str]]) -> None:
    text = LINES
    for change in drawn:
        text = changed(text, change)
    accepted(write("\n".join(text).encode()))


# Effects put together at random: all that the reader takes can be played.
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.sampled_from(["spell", "focus", "timer"]),
    st.dictionaries(st.sampled_from(OCCASIONS), st.lists(effects, max_size=3)),
)
def test_random_effects(write: Callable[[bytes], str], kind: str, drawn: dict[str, list[str]]) -> None:
    entry = {"spell": "cost = 0", "focus": "", "timer": "slots = 1"}[kind]
    listed = "\n".join(f"{occasion} = {lines!r}" for occasion, lines in drawn.items())
    card = f'[[card]]\nname = "Odd"\nkind = "{kind}"\nlevel = 0\n{entry}\ncopies = 9\n{listed}\n'
    accepted(write((card + SMALLEST.replace("copies = 10", "copies = 1", 1)).encode()))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.binary(max_size=200), st.integers(0, len(WHOLE)))
@example(b"\xef\xbb\xbf", 0)
@example(b"\x00", 100)
@example(b"\xff\xfe", 0)
def test_noise(write: Callable[[bytes], str], noise: bytes, at: int) -> None:
    content = WHOLE.encode()
    accepted(write(noise))
    accepted(write(content[:at] + noise + content[at:]))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=100))
def test_any_text(write: Callable[[bytes], str], text: str) -> None:
    accepted(write(text.encode("utf-8", "surrogatepass")))


# Nesting, digits and sizes beyond anything sensible.
@pytest.mark.parametrize(
    "content",
    [
        b"a = " + b"[" * 5000,
        b"a = " + b"[" * 5000 + b"]" * 5000,
        b"card = [" + b"{a=" * 2000 + b"1" + b"}" * 2000 + b"]",
        b"[" + b"a." * 5000 + b"a]",
        b"a." * 1000 + b"a = 1",
        b"a = " + b"9" * 5000,
        b"a = -0x" + b"9" * 5000,
        b"a = 1e" + b"9" * 5000,
        b"#" * (LARGEST + 1),
        b"#" * (4 * LARGEST + 5),
        b"".join(b"[[card]]\nname = 'c%d'\n" % number for number in range(501)),
        b"[[card]]\n" * 3000,
        b"\x00" * 100,
        b"\xc3",
        b"",
    ],
    ids=range(15),
)
def test_beyond_all_bounds(write: Callable[[bytes], str], content: bytes) -> None:
    assert not accepted(write(content))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(max_size=50))
@example("/")
@example(".")
@example("a\x00b")
@example("\udcff")
@example("x" * 10_000)
@example("tests")
def test_any_path(path: str) -> None:
    with pytest.raises(cm.BadOption) as refusal:
        cm.new_game("timemasters", options={"pack": path})
    assert "there is no such pack" in str(refusal.value)
