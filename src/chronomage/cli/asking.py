"""Asking: questions before a game begins, each with a default that Enter takes."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from chronomage.texts import Catalogue


class Asking:
    """Puts questions to the person at the keyboard."""

    def __init__(self, console: Console, texts: Catalogue) -> None:
        self.console = console
        self.texts = texts

    def say(self, key: str, **facts: object) -> str:
        """A text of the terminal game."""
        return self.texts.say("terminal." + key, **facts)

    def words(self, key: str) -> str:
        """Some words, asked for until there are any."""
        while True:
            self.put(key)
            typed = self.console.input(": ", markup=False).strip()
            if typed:
                return typed

    def secret(self, key: str, **facts: object) -> str:
        """Some words that are not shown while they are typed."""
        self.put(key, **facts)
        return self.console.input(": ", markup=False, password=sys.stdin.isatty())

    def one_of(self, key: str, values: Sequence[str], names: Sequence[str], default: str) -> str:
        """One of some values, by its number or itself; the question is that text of the terminal game."""
        self.put(key)
        for number, (value, name) in enumerate(zip(values, names, strict=True), 1):
            mark = " ←" if value == default else ""
            self.console.print(f"  {number}  {name}{mark}")
        return self.answer("", values, default, str(values.index(default) + 1), numbered=True)

    def number(self, key: str, values: Sequence[int], default: int) -> int:
        """One of some numbers."""
        self.put(key)
        texts = [str(value) for value in values]
        return int(self.answer(f"{', '.join(texts)} ", texts, str(default), str(default), numbered=False))

    def put(self, key: str, **facts: object) -> None:
        """Print a question."""
        self.console.print(Text(self.say(key, **facts), "bold"))

    def answer(self, hint: str, values: Sequence[str], default: str, shown: str, *, numbered: bool) -> str:
        """The answer, asked for until it is one of the values, or where they are numbered one of their numbers."""
        while True:
            typed = self.console.input(f"{hint}[{shown}]: ", markup=False).strip().casefold()
            if not typed:
                return default
            if typed in values:
                return typed
            if numbered and typed.isdecimal() and 1 <= int(typed) <= len(values):
                return values[int(typed) - 1]
            self.console.print(self.say("not-a-number"))
