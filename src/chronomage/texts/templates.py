"""Templates: sentences with places for facts, such as {player}, and for counted nouns, such as {amount:crystal}."""

from collections.abc import Iterable, Mapping
from functools import cache
from string import Formatter

from chronomage.texts.languages import plural_form

Piece = tuple[str, str, str]  # what stands before the place, the fact's name, the counted noun


@cache
def pieces(template: str) -> tuple[Piece, ...]:
    """The template taken apart; the last piece may name no fact."""
    return tuple((before, name or "", noun or "") for before, name, noun, _ in Formatter().parse(template))


def placeholders(template: str) -> set[str]:
    """The facts that the template has a place for."""
    return {name for _, name, _ in pieces(template) if name}


def nouns(template: str) -> set[str]:
    """The nouns that the template counts."""
    return {noun for _, _, noun in pieces(template) if noun}


def counted(language: str, texts: Mapping[str, str], number: int, noun: str) -> str:
    """The number and the noun in the form that goes with it; the number alone where there is no such noun."""
    form = texts.get(f"plural.{noun}.{plural_form(language, number)}")
    return str(number) if form is None else f"{number} {form}"


def fill(language: str, texts: Mapping[str, str], template: str, facts: Mapping[str, object]) -> str:
    """The sentence; a place whose fact is not given stays as it is written."""
    said = ""
    for before, name, noun in pieces(template):
        said += before
        if not name:
            continue
        if name not in facts:
            said += "{" + name + "}"
            continue
        value = facts[name]
        said += counted(language, texts, value, noun) if noun and isinstance(value, int) else str(value)
    return said


def listed(words: Iterable[str], conjunction: str) -> str:
    """Words in a row: a, b and c."""
    row = list(words)
    if len(row) < 2:
        return "".join(row)
    return f"{', '.join(row[:-1])} {conjunction} {row[-1]}"
