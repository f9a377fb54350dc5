"""Every error a user of Chronomage can meet, each saying what is wrong and what is allowed."""

MOST_SHOWN = 60


def shorten(value: object) -> str:
    """A value as a message can show it, however large it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists without end
        return "something far too large"
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


class ChronomageError(Exception):
    """Any error of Chronomage's own."""


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
