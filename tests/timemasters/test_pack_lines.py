"""Lines: for every entry of a TOML text, the line where it stands."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chronomage.games.timemasters.packs.lines import line_numbers

BARE = ["1", "-17", "3.5", "1e3", "inf", "true", "1979-05-27", "1979-05-27 07:32:00", "07:32:00", "0xff", "1_000"]
ONE_LINE = ['""', "''", '"a # b"', "'[x]'", '"say \\"yes\\" = 1"', "'C:\\'", '"{}, ]"', '"\\\\"', "'\"'", '"é"']
SEVERAL_LINES = [
    '"""\na = 1\n[b]\n"""',
    "'''\n# no comment\n'\n'''",
    '"""one \\"""\n two"""',
    '""""quoted"\n"""',
    '"""x\n"""""',
    "'''y\n''''",
    '"""a \\\n   b"""',
    '""""""',
    "''''''",
    '"""\\\\"""',
]


class Writing:
    """A TOML text being written, with the line of every entry in it."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.text = ""
        self.found: dict[str, int] = {}
        self.named = 0

    def pick(self, *among: str) -> str:
        return self.draw(st.sampled_from(among))

    def write(self, text: str) -> None:
        self.text += text

    def note(self, path: str) -> None:
        self.found[path] = self.text.count("\n") + 1

    def name(self) -> tuple[str, str]:
        """A name that no other entry has, and how it is written."""
        self.named += 1
        name = f"k{self.named}"
        if self.pick("bare", "quoted") == "quoted":
            # Signs that would mean something outside of quotes.
            name += self.pick("", " ", "=", "#", "]", "}", "[", "é")
            quote = self.pick('"', "'")
            return name, quote + name + quote
        return name, name

    def key(self) -> str:
        """A key that may be dotted is written; answers with its path."""
        names = [self.name() for _ in range(self.draw(st.sampled_from([1, 1, 1, 2, 3])))]
        self.write(self.pick(".", " . ", "\t.").join(written for _, written in names))
        return ".".join(name for name, _ in names)

    def entry(self, prefix: str, depth: int) -> None:
        line = self.text.count("\n") + 1
        path = prefix + self.key()
        self.found[path] = line
        self.write(self.pick("=", " = ", "\t=  "))
        self.value(path, depth)

    def value(self, path: str, depth: int) -> None:
        kind = self.pick("bare", "text", "long", *(["list", "table"] if depth else []))
        if kind == "list":
            self.items(path, depth - 1)
        elif kind == "table":
            self.inline_table(path, depth - 1)
        else:
            self.write(self.pick(*{"bare": BARE, "text": ONE_LINE, "long": SEVERAL_LINES}[kind]))

    def gap(self) -> None:
        self.write(self.pick("", " ", "\n", "\n  \n", " # no, ] entry\n", "\n\t#[\n"))

    def items(self, path: str, depth: int) -> None:
        self.write("[")
        self.gap()
        for number in range(self.draw(st.integers(0, 3))):
            if number:
                self.write(",")
                self.gap()
            self.note(f"{path}.{number}")
            self.value(f"{path}.{number}", depth)
            self.gap()
        self.write("]")

    def inline_table(self, path: str, depth: int) -> None:
        self.write("{")
        for number in range(self.draw(st.integers(0, 3))):
            self.write(", " if number else " ")
            self.entry(path + ".", depth)
        self.write(self.pick(" }", "}"))

    def end_of_line(self) -> None:
        self.write(self.pick("\n", "  \n", " # [[card]]\n", "\n\n", "\n# a = 1\n"))

    def table(self, header: str, path: str) -> None:
        self.write(self.pick("", "  "))
        self.note(path)
        self.write(header)
        self.end_of_line()
        for _ in range(self.draw(st.integers(0, 2))):
            self.entry(path + ".", 2)
            self.end_of_line()

    def document(self) -> None:
        self.write(self.pick("", "\n", "# first\n"))
        for _ in range(self.draw(st.integers(0, 2))):
            self.entry("", 2)
            self.end_of_line()
        cards = 0
        for _ in range(self.draw(st.integers(0, 5))):
            kind = self.pick("table", "card", "part")
            if kind == "card":
                self.table(self.pick("[[card]]", "[[ card ]]", '[["card"]]'), f"card.{cards}")
                cards += 1
            elif kind == "part" and cards:
                name, written = self.name()
                self.table(f"[card.{written}]", f"card.{cards - 1}.{name}")
            else:
                name, written = self.name()
                self.table(f"[{written}]", name)


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, dict[str, int]]:
    writing = Writing(draw)
    writing.document()
    if draw(st.booleans()):
        return writing.text.rstrip("\n"), writing.found
    return writing.text, writing.found


def paths_of(value: Any, path: str) -> list[str]:
    """The path of every value in a document."""
    children: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        children = [(f"{path}.{key}" if path else key, child) for key, child in value.items()]
    elif isinstance(value, list):
        children = [(f"{path}.{place}", child) for place, child in enumerate(value)]
    return [path, *[found for name, child in children for found in paths_of(child, name)]]


# Every entry of every text is found on its line, and nothing that is none.
@settings(max_examples=120, deadline=None, derandomize=True)
@given(documents())
def test_every_entry_is_found_on_its_line(document: tuple[str, dict[str, int]]) -> None:
    text, lines = document
    values = set(paths_of(tomllib.loads(text), ""))
    assert line_numbers(text) == lines
    assert set(lines) <= values


# With the line ends of Windows, the lines are the same.
@settings(max_examples=25, deadline=None, derandomize=True)
@given(documents())
def test_line_ends_of_windows(document: tuple[str, dict[str, int]]) -> None:
    text, lines = document
    assert line_numbers(text.replace("\n", "\r\n")) == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", {}),
        ("# a = 1", {}),
        ("a = 1", {"a": 1}),
        ("\n\n a.b = 1 # c = 2\nc = 2", {"a.b": 3, "c": 4}),
        (
            "[[card]]\n[[card]]\nx = 1\n[card.y]\nz = 1",
            {"card.0": 1, "card.1": 2, "card.1.x": 3, "card.1.y": 4, "card.1.y.z": 5},
        ),
        ("[[a.b]]\n[[a.b.c]]\n[[a.b.c]]\nd = 1", {"a.b.0": 1, "a.b.0.c.0": 2, "a.b.0.c.1": 3, "a.b.0.c.1.d": 4}),
        ("a = [\n1,\n[2,\n3]\n]", {"a": 1, "a.0": 2, "a.1": 3, "a.1.0": 3, "a.1.1": 4}),
        ("a = { b = 1, c.d = [\n2] }", {"a": 1, "a.b": 1, "a.c.d": 1, "a.c.d.0": 2}),
        ('a = """\n\n"""\nb = 1', {"a": 1, "b": 4}),
        ("'a' = '''x\n''''\nb = 1", {"a": 1, "b": 3}),
    ],
)
def test_lines_of_small_texts(text: str, lines: dict[str, int]) -> None:
    tomllib.loads(text)
    assert line_numbers(text) == lines
