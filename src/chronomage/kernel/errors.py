"""Every error a user of Chronomage can meet, each saying what is wrong and what is allowed."""

from typing import Any, NamedTuple

MOST_SHOWN = 60
MOST_PROBLEMS = 20  # of one file, told at once


def shorten(value: object) -> str:
    """A value as a message can show it, however large it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists without end
        return "something far too large"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


class ChronomageError(Exception):
    """Any error of Chronomage's own."""

    def in_one_line(self) -> str:
        """The message where there is room for one line only."""
        return str(self)


class UnknownGame(ChronomageError):
    """No game has that name."""


class BadOption(ChronomageError):
    """An option, its value or the number of players is not one the game has."""


class IllegalChoice(ChronomageError):
    """The choice is not open to that player now; the message says why, and nothing has changed."""


class BadPosition(ChronomageError):
    """The position document describes something that cannot be."""


class BadRecord(ChronomageError):
    """The record cannot be read or does not fit the game."""


class WrongVersion(BadRecord):
    """The record was made under another version of the game's rules."""


class BrokenInvariant(ChronomageError):
    """A check of the conformance kit failed: something that must always hold does not."""


class Problem(NamedTuple):
    """One mistake in a document: where it is, and what is wrong there as a key with facts that any language can say."""

    line: int  # 0 for the whole file
    message: str  # in English
    key: str = ""  # of the texts
    facts: dict[str, object] = {}  # noqa: RUF012 - never changed
    about: str = ""  # the part of the document that it is in, such as a card by its name


class BadDocument(BadOption):
    """A document that cannot be played with; the message names each line and says what is allowed."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        self.source = source
        self.problems = problems
        told = [self.told(problem.line, problem.message) for problem in problems[:MOST_PROBLEMS]]
        if len(problems) > MOST_PROBLEMS:
            told.append(f"{source}: and {len(problems) - MOST_PROBLEMS} more.")
        super().__init__("\n".join(told))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.source, self.problems)

    def told(self, line: int, message: str) -> str:
        """One mistake, with the line it is on where it is on one."""
        return f"{self.source}{f', line {line}' if line else ''}: {message}"

    def in_one_line(self) -> str:
        """The first mistake, and how many others there are."""
        first = self.problems[0]
        more = f" (and {len(self.problems) - 1} more{self.where_to_read()})"
        return self.told(first.line, first.message) + (more if len(self.problems) > 1 else "")

    def where_to_read(self) -> str:
        """Where all mistakes are named, as the end of a phrase."""
        return ""


class BadPack(BadDocument):
    """A pack of cards that cannot be played; the message names each line and says what is allowed."""

    def where_to_read(self) -> str:
        """The command that names all mistakes."""
        return ": chronomage packs check FILE names them"
