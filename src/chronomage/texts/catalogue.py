"""The catalogue of one language: everything the program can say in it."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from chronomage.kernel.decision import Decision
from chronomage.texts.languages import LANGUAGES, UnknownLanguage
from chronomage.texts.templates import fill

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"


class Catalogue:
    """The texts of one language; what is missing is said in English, and failing that by its key.

    Cards, decisions, choices and events are said by the catalogue of their game.
    """

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        self.language = language
        self.texts = texts

    def say(self, key: str, /, **facts: object) -> str:
        """The text of a key such as "terminal.welcome", with these facts in their places."""
        template = self.texts.get(key)
        if template is not None:
            return fill(self.language, self.texts, template, facts)
        return key if self.language == FALLBACK else catalogue(FALLBACK).say(key, **facts)

    def named(self, key: str, otherwise: str) -> str:
        """The text of a key, or something more readable than the key where no language has it."""
        said = self.say(key)
        return otherwise if said == key else said

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or which player it is where nobody has names."""
        return names[seat] if 0 <= seat < len(names) else self.say("word.player", number=seat + 1)

    def card(self, name: str) -> str:
        """A card's name."""
        raise NotImplementedError

    def rule(self, name: str) -> str:
        """What a card does."""
        raise NotImplementedError

    def decision(self, decision: Decision) -> str:
        """The question, naming the card that it is about."""
        raise NotImplementedError

    def choice(self, decision_kind: str, text: str, names: Sequence[str] = ()) -> str:
        """The label of a choice, given its text form, as an answer to that kind of decision."""
        raise NotImplementedError

    def event(self, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, in one sentence; the facts are those of Game.event_facts."""
        raise NotImplementedError


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; one there is not raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}.")
    texts: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.toml")):
        flatten(tomllib.loads(path.read_text(encoding="utf-8")), "", texts)
    return Catalogue(language, texts)


def flatten(table: Mapping[str, Any], prefix: str, texts: dict[str, str]) -> None:
    """Add every text of a table of tables under its full key, such as "event.card-summoned"."""
    for key, value in table.items():
        if isinstance(value, Mapping):
            flatten(value, f"{prefix}{key}.", texts)
        else:
            texts[prefix + key] = str(value)
