"""Lines: on which line of a valid TOML file each entry stands, so that messages can name it."""

from typing import Final

BARE_ENDS: Final = "=.]},#[{ \t\r\n"
SPACE: Final = " \t"
EMPTY: Final = " \t\r\n"


def line_numbers(text: str) -> dict[str, int]:
    """The line of every entry under its path, such as "card.3.played.0"; lists count from 0."""
    scanner = Scanner(text)
    scanner.document()
    return scanner.found


class Scanner:
    """Walks once through a valid TOML text and notes where each entry begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.found: dict[str, int] = {}
        self.tables: dict[str, int] = {}  # how many tables a list of tables has so far

    def peek(self) -> str:
        """The next character, or nothing at the end."""
        return self.text[self.at] if self.at < len(self.text) else ""

    def step(self, count: int = 1) -> None:
        """Move on, counting lines."""
        self.line += self.text.count("\n", self.at, self.at + count)
        self.at += count

    def skip(self, among: str) -> None:
        """Move past spaces, and past comments where lines may end."""
        while self.peek() and (self.peek() in among or (self.peek() == "#" and "\n" in among)):
            if self.peek() == "#":
                end = self.text.find("\n", self.at)
                self.step((end if end >= 0 else len(self.text)) - self.at)
            else:
                self.step()

    def document(self) -> None:
        """All tables of the file."""
        prefix = ""
        self.skip(EMPTY)
        while self.peek():
            if self.peek() == "[":
                prefix = self.header()
            else:
                self.entry(prefix)
            self.skip(EMPTY)

    def header(self) -> str:
        """A table's header; answers with the path of what follows."""
        line = self.line
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.step(brackets)
        path = self.resolved(self.key())
        self.step(brackets)
        if brackets == 2:
            number = self.tables.get(path, 0)
            self.tables[path] = number + 1
            path = f"{path}.{number}"
        self.found.setdefault(path, line)
        return path + "."

    def resolved(self, key: list[str]) -> str:
        """The path that a header means: a name on the way that is a list of tables stands for its last table."""
        path = ""
        for place, name in enumerate(key):
            path = f"{path}.{name}" if path else name
            if path in self.tables and place < len(key) - 1:
                path = f"{path}.{self.tables[path] - 1}"
        return path

    def entry(self, prefix: str) -> None:
        """A key with its value."""
        line = self.line
        path = prefix + ".".join(self.key())
        self.found.setdefault(path, line)
        self.step()  # the equals sign
        self.skip(SPACE)
        self.value(path)

    def key(self) -> list[str]:
        """A key, dotted or not, up to what ends it."""
        parts: list[str] = []
        while True:
            self.skip(SPACE)
            if self.peek() in "\"'":
                start = self.at + 1
                self.string()
                parts.append(self.text[start : self.at - 1])
            else:
                start = self.at
                while self.peek() and self.peek() not in BARE_ENDS:
                    self.step()
                parts.append(self.text[start : self.at])
            self.skip(SPACE)
            if self.peek() != ".":
                return parts
            self.step()

    def value(self, path: str) -> None:
        """Any value; what is inside a list or an inline table is noted too."""
        first = self.peek()
        if first == "[":
            self.items(path)
        elif first == "{":
            self.inline_table(path)
        elif first in "\"'":
            self.string()
        else:
            while self.peek() and self.peek() not in ",]}#\n":
                self.step()

    def items(self, path: str) -> None:
        """A list."""
        self.step()
        number = 0
        self.skip(EMPTY)
        while self.peek() not in ("]", ""):
            self.found.setdefault(f"{path}.{number}", self.line)
            self.value(f"{path}.{number}")
            number += 1
            self.skip(EMPTY)
            if self.peek() == ",":
                self.step()
                self.skip(EMPTY)
        self.step()

    def inline_table(self, path: str) -> None:
        """A table in braces."""
        self.step()
        self.skip(EMPTY)
        while self.peek() not in ("}", ""):
            self.entry(path + ".")
            self.skip(EMPTY)
            if self.peek() == ",":
                self.step()
                self.skip(EMPTY)
        self.step()

    def string(self) -> None:
        """A string of any of the four kinds."""
        quote = self.peek()
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.step(len(mark))
        while self.peek() and not self.text.startswith(mark, self.at):
            self.step(2 if quote == '"' and self.peek() == "\\" else 1)
        self.step(len(mark))
        while len(mark) == 3 and self.peek() == quote:  # quotes that belong to the text's end
            self.step()
