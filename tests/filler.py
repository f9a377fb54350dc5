"""Sayings put into words by docs/texts.md alone, as a client in another programming language would do it."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

PLACE = re.compile(r"\{([a-z_]+)(?::([a-z_]+))?\}")
Bundle = Mapping[str, Any]


def form_of(language: str, number: int) -> str:
    """The plural form, by the table of the page."""
    digits = str(abs(number))
    if language in ("en", "pl") and digits == "1":
        return "one"
    if language == "en":
        return "other"
    if language != "pl" and digits.endswith("1") and not digits.endswith("11"):
        return "one"
    return "few" if digits[-1] in "234" and digits[-2:] not in ("12", "13", "14") else "many"


def said(bundle: Bundle, key: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """The text of a key with the facts in their places."""

    def place(found: re.Match[str]) -> str:
        fact, noun = found.groups()
        if fact not in facts:
            return found[0]
        words = in_words(bundle, fact, facts[fact], names)
        return f"{words} {bundle['plurals'][noun][form_of(bundle['language'], facts[fact])]}" if noun else words

    words = PLACE.sub(place, bundle["texts"].get(key, key))
    if "source" not in facts or key == "word.because":
        return words
    return because(bundle, facts["source"]) + words


def because(bundle: Bundle, source: str) -> str:
    """What brought it about, as the sentence begins with it."""
    key = f"source.{source}"
    return said(bundle, key, {}) if key in bundle["texts"] else said(bundle, "word.because", {"source": source})


def in_words(bundle: Bundle, fact: str, value: Any, names: Sequence[str]) -> str:
    """A fact as it is said."""
    if fact in ("player", "other"):
        return names[value] if value < len(names) else said(bundle, "word.player", {"number": value + 1})
    if fact == "source" and value in bundle.get("enchantments", {}):
        return name_of(bundle, "enchantments", value)
    if fact in ("card", "source"):
        return said(bundle, "word.hidden-card", {}) if value is None else name_of(bundle, "cards", value)
    if fact == "prompt":
        return said(bundle, value, {})
    if fact == "worth":
        return str(value).replace(".", said(bundle, "word.decimal", {}))
    if fact == "choice":
        return said(bundle, value["key"], value["facts"], names)
    if fact in ("energy", "element", "season", "bonus"):
        return said(bundle, f"{fact}.{value}", {})
    if fact in ("tokens", "owned"):
        return tokens(bundle, value)
    if fact == "die":
        return die(bundle, value)
    if fact == "ability":
        return name_of(bundle, "abilities", str(value))
    if fact == "enchantment":
        return name_of(bundle, "enchantments", value)
    return str(value)


def name_of(bundle: Bundle, table: str, value: str) -> str:
    return bundle[table][value]["name"] if value in bundle[table] else value


def tokens(bundle: Bundle, letters: str) -> str:
    words = [said(bundle, f"tokens.{each}", {"amount": letters.count(each)}) for each in "AWFE" if each in letters]
    if not words:
        return said(bundle, "word.nothing", {})
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} {said(bundle, 'word.and', {})} {words[-1]}"


def die(bundle: Bundle, face: Mapping[str, Any]) -> str:
    parts = [tokens(bundle, face["energy"])] if face["energy"] else []
    if face["crystals"]:
        parts.append(said(bundle, "face.crystals", {"amount": face["crystals"]}))
    parts += [said(bundle, f"face.{part}", {}) for part in ("star", "card", "transmute") if face[part]]
    return ", ".join([*parts, said(bundle, "face.pips", {"amount": face["pips"]})])
