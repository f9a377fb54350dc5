"""Everything a client needs to speak of a game in one language by itself, as plain data. See docs/texts.md."""

from typing import Any

from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import Catalogue
from chronomage.texts.languages import FORMS
from chronomage.texts.speaking import texts_of
from chronomage.texts.templates import nouns


def texts_bundle(rules: Rules, language: str) -> dict[str, Any]:
    """The texts of a game in a language, with those of the cards that it is played with.

    A language there is not raises UnknownLanguage.
    """
    said = texts_of(rules, language)
    tables = tuple(f"{table}." for table in said.tables)
    texts = {key: text for key, text in said.texts.items() if key.startswith(tables)}
    counted = sorted({noun for text in texts.values() for noun in nouns(text)})
    return {
        "game": rules.name,
        "language": language,
        "texts": texts,
        "plurals": {noun: {form: said.texts[f"plural.{noun}.{form}"] for form in FORMS[language]} for noun in counted},
        **said.things(),
        "options": options(rules, said),
    }


def options(rules: Rules, said: Catalogue) -> dict[str, Any]:
    """The options that people choose, and their values, in words."""
    return {
        option.name: {
            "label": said.option(option.name),
            "values": {value: said.option_value(option.name, value) for value in option.values},
        }
        for option in rules.options
        if said.is_asked_about(option)
    }
