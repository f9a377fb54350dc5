"""Reading observations: the entries of a document, each taken for what it must be or refused by its name."""

from collections.abc import Mapping
from typing import Final

from chronomage.kernel.errors import ChronomageError, shorten

MANY: Final = 1_000_000  # more than is ever counted in a game


class BadObservation(ChronomageError):
    """The document is not what an observation is written down as; the message names the entry."""


class Entries:
    """An object of the document, and what messages call it."""

    def __init__(self, value: object, where: str) -> None:
        if not isinstance(value, Mapping):
            raise BadObservation(f"{where or 'an observation'} must be an object with entries, not {shorten(value)}.")
        self.given: Mapping[object, object] = value
        self.where = where

    def name(self, key: str) -> str:
        """What messages call an entry."""
        return f"{self.where}.{key}" if self.where else key

    def value(self, key: str) -> object:
        """Whatever the entry holds; it must be there."""
        if key not in self.given:
            raise BadObservation(f"{self.name(key)} is missing.")
        return self.given[key]

    def number(self, key: str, least: int, most: int) -> int:
        """A whole number within its bounds."""
        return number_of(self.value(key), self.name(key), least, most)

    def flag(self, key: str) -> bool:
        """A true or false."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise BadObservation(f"{self.name(key)} must be true or false, not {shorten(value)}.")
        return value

    def word(self, key: str, words: tuple[str, ...]) -> int:
        """The place of the entry's word among those that it may be."""
        return words.index(word_of(self.value(key), self.name(key), words))

    def items(self, key: str) -> list[object]:
        """A list."""
        return list_of(self.value(key), self.name(key))

    def inner(self, key: str) -> "Entries":
        """An object in this one."""
        return Entries(self.value(key), self.name(key))

    def each(self, key: str) -> "list[Entries]":
        """A list of objects."""
        items = self.items(key)
        return [Entries(items[place], f"{self.name(key)}[{place}]") for place in range(len(items))]

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers."""
        return [number_of(item, self.name(key), least, most) for item in self.items(key)]


def number_of(value: object, where: str, least: int, most: int) -> int:
    """A whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadObservation(f"{where} must be a whole number from {least} to {shorten(most)}, not {shorten(value)}.")
    return value


def word_of(value: object, where: str, words: tuple[str, ...]) -> str:
    """One of some words."""
    if not isinstance(value, str) or value not in words:
        raise BadObservation(f"{where} must be one of {', '.join(words)}; not {shorten(value)}.")
    return value


def list_of(value: object, where: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise BadObservation(f"{where} must be a list, not {shorten(value)}.")
    return value


def hidden(items: list[object], where: str) -> int:
    """How many hidden things there are in a list of nulls."""
    for item in items:
        if item is not None:
            raise BadObservation(f"{where} is hidden from this player: it must be null, not {shorten(item)}.")
    return len(items)


def check_same(given: object, made: object, where: str) -> None:
    """Refuse an entry that does not say what the state read from the document says of itself."""
    if isinstance(made, dict):
        entries = Entries(given, where)
        for key in entries.given:
            if key not in made:
                raise BadObservation(f"{where or 'an observation'} has no entry {shorten(key)}.")
        for key, value in made.items():
            check_same(entries.value(key), value, entries.name(key))
    elif isinstance(made, list):
        items = list_of(given, where)
        if len(items) != len(made):
            raise BadObservation(f"{where} must have {len(made)} entries, not {len(items)}.")
        for place in range(len(made)):
            check_same(items[place], made[place], f"{where}[{place}]")
    elif type(given) is not type(made) or given != made:
        raise BadObservation(f"{where} does not fit the rest: it must be {shorten(made)}, not {shorten(given)}.")
