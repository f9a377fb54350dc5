"""Reading a pack: a TOML text becomes a pack, or every mistake in it is named with its line."""

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import blake2b
from typing import Any, Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs import vocabulary
from chronomage.games.timemasters.packs.lines import line_numbers
from chronomage.games.timemasters.packs.pack import OCCASIONS, PLAYED, WANDERING, Card, Pack
from chronomage.kernel.errors import BadPack, shorten

LARGEST: Final = 1_000_000  # characters
LONGEST_LINE: Final = 10_000
MOST_CARDS: Final = 500  # different ones
MOST_COPIES: Final = 20
MOST_COST: Final = 9
MOST_SLOTS: Final = 2
MOST_LETTERS: Final = 60
MOST_EFFECTS: Final = 12

PACK_KEYS: Final = ("name", "title", "about")
CARD_KEYS: Final = ("id", "name", "kind", "set", "level", "cost", "slots", "copies", "wizard", *OCCASIONS)
WANDERING_LEVEL: Final = "X"
RESERVED: Final = ("end", "pass", "done", "yes", "no", "restore")  # the choices that are no cards


def read_pack(text: str, source: str) -> Pack:
    """The pack that a text holds; `source` is what messages call it."""
    if len(text) > LARGEST:
        raise BadPack(source, [(0, f"a pack has at most {LARGEST:,} characters; this has {len(text):,}.")])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:  # a key of thousands of dots would take the TOML reader hours
            raise BadPack(source, [(number, f"a line has at most {LONGEST_LINE:,} characters.")])
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise BadPack(source, [(0, "lists and tables lie too deep in each other.")]) from None
    except ValueError as error:  # what is no TOML, and numbers of thousands of digits
        raise BadPack(source, [syntax_problem(str(error))]) from None
    reader = Reader(document)
    pack = reader.pack()
    if reader.problems:
        lines = lines_found(text)
        raise BadPack(source, sorted((line_of(lines, path), message) for path, message in reader.problems))
    pack.digest = digest_of(text)
    pack.text = text
    pack.source = source
    return pack


def digest_of(text: str) -> str:
    """The fingerprint of a pack's text."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def syntax_problem(message: str) -> tuple[int, str]:
    """The line and the rest of what the TOML reader says."""
    place = re.search(r"\(at line (\d+), column \d+\)", message)
    line = int(place.group(1)) if place else 0
    said = re.sub(r"\s*\(at [^)]*\)", "", message)
    return line, f"this is no valid TOML: {said[:1].lower()}{said[1:]}."


def lines_found(text: str) -> dict[str, int]:
    """The line of every entry; none where they lie so deep in each other that looking for them goes too far."""
    try:
        return line_numbers(text)
    except RecursionError:
        return {}


def line_of(lines: dict[str, int], path: str) -> int:
    """The line of an entry, or of the nearest thing around it that has one."""
    while path:
        for known in (path, path + ".0"):  # of a list of tables, its first
            if known in lines:
                return lines[known]
        path = path.rpartition(".")[0]
    return 0


class Reader:
    """Takes a document apart and gathers everything that is wrong with it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.problems: list[tuple[str, str]] = []  # the path of an entry and what is wrong with it

    def wrong(self, path: str, message: str) -> None:
        """Note a mistake."""
        self.problems.append((path, message))

    def pack(self) -> Pack:
        """The whole pack; worth something only where no mistake was found."""
        self.known_keys("", self.document, ("pack", "card"))
        head = self.table("pack", self.document.get("pack", {}))
        self.known_keys("pack", head, PACK_KEYS)
        name = self.text("pack.name", head.get("name", "pack"), "pack")
        titles = self.titles("pack.title", head.get("title", name))
        about = self.titles("pack.about", head["about"], most=2000) if "about" in head else {}
        cards = self.cards()
        if not self.problems:
            self.check_whole(cards)
        return Pack(name, titles, about, cards)

    def cards(self) -> list[Card]:
        """All cards, in the order of the file."""
        listed = self.document.get("card", [])
        if not isinstance(listed, list):
            self.wrong("card", "cards are written as [[card]], each with its own entries.")
            return []
        if len(listed) > MOST_CARDS:
            message = f"a pack has at most {MOST_CARDS} different cards; this has {len(listed)}."
            self.wrong(f"card.{MOST_CARDS}", message)
            return []
        cards: list[Card] = []
        taken: dict[str, int] = {}
        for place, given in enumerate(listed):
            card = self.card(f"card.{place}", len(cards) + 1, self.table(f"card.{place}", given))
            if card.name and card.name in taken:
                self.wrong(f"card.{place}", f"there is a card {card.name!r} already; give one of them another `id`.")
            taken[card.name] = place
            cards.append(card)
        return cards

    def card(self, path: str, number: int, given: Mapping[str, Any]) -> Card:
        """One card."""
        self.known_keys(path, given, CARD_KEYS)
        titles = self.titles(path + ".name", given["name"]) if "name" in given else {}
        if "name" not in given:
            self.wrong(path, 'a card needs a name: name = "Growth", or one for each language.')
        card = Card(number, self.identity(path, given, titles))
        card.titles = titles
        card.kind = self.one_of(path, given, "kind", facts.KINDS, facts.SPELL)
        if "kind" not in given:
            self.wrong(path, f"a card needs a kind: {', '.join(facts.KINDS)}.")
        card.set = self.one_of(path, given, "set", facts.SETS, "base")
        card.level = self.level(path, given, card)
        card.copies = self.number(path, given, "copies", 1, MOST_COPIES, 1 if card.level == WANDERING else 2)
        if card.level == WANDERING and card.copies != 1:
            self.wrong(path + ".copies", "there is one Timer X.")
        card.wizard = self.text(path + ".wizard", given.get("wizard", ""), "")
        if given.get("kind") in facts.KINDS:
            self.costs(path, given, card)
        else:
            card.kind = facts.TIMER  # which can have every effect: nothing false is said of them
        self.effects(path, given, card)
        return card

    def identity(self, path: str, given: Mapping[str, Any], titles: dict[str, str]) -> str:
        """The word for a card: its `id`, or made from its English name."""
        if "id" in given:
            name = self.text(path + ".id", given["id"], "")
            if name and not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
                form = "lower case letters and digits with single hyphens between them, a letter first"
                self.wrong(path + ".id", f"an id is {form}; not {shorten(name)}.")
            return self.unreserved(path + ".id", name)
        name = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’`]", "", titles.get("en", "").lower())).strip("-")
        if titles and not re.match(r"[a-z]", name):
            self.wrong(
                path, 'without an English name that begins with a letter a card needs an id: id = "weight-of-time".'
            )
        return self.unreserved(path + ".name", name)

    def unreserved(self, path: str, name: str) -> str:
        """The same word, which must not be one that means another choice."""
        if name in RESERVED:
            self.wrong(
                path, f"{name!r} means another choice; give the card an `id` that is none of {', '.join(RESERVED)}."
            )
        return name

    def level(self, path: str, given: Mapping[str, Any], card: Card) -> int:
        """The level of the card's sphere."""
        if "level" not in given:
            self.wrong(path, f"a card needs a level: 0 for a starting card, 1 to {facts.SPHERES} for a sphere.")
            return 0
        if given["level"] != WANDERING_LEVEL:
            level = given["level"]
            if not isinstance(level, int) or isinstance(level, bool) or not 0 <= level <= facts.SPHERES:
                self.wrong(path + ".level", f"a level is 0 to {facts.SPHERES}, or X, not {shorten(level)}.")
                return 0
            if level == 0 and card.set != "base":
                self.wrong(path + ".level", f"starting cards belong to the base set, not to {card.set}.")
            return level
        if card.kind != facts.TIMER:
            self.wrong(path + ".level", f"the level X is for a Timer, not for a {card.kind}.")
        return WANDERING

    def costs(self, path: str, given: Mapping[str, Any], card: Card) -> None:
        """What a spell costs, and how many slots a Timer has."""
        if card.kind == facts.SPELL:
            card.cost = self.number(path, given, "cost", 0, MOST_COST, 1)
            if "cost" not in given:
                self.wrong(path, f"a spell needs a cost: 0 to {MOST_COST} Ke.")
        elif "cost" in given:
            self.wrong(path + ".cost", f"only spells have a cost; a {card.kind} is played free.")
        if card.kind == facts.TIMER:
            card.slots = self.number(path, given, "slots", 1, MOST_SLOTS, 1)
            if "slots" not in given:
                self.wrong(path, f"a Timer needs slots: 1 to {MOST_SLOTS}.")
        elif "slots" in given:
            self.wrong(path + ".slots", f"only Timers have slots, not a {card.kind}.")

    def effects(self, path: str, given: Mapping[str, Any], card: Card) -> None:
        """What the card does, and when."""
        for occasion in OCCASIONS:
            if occasion not in given:
                continue
            where = f"{path}.{occasion}"
            if occasion != PLAYED and card.kind != facts.TIMER:
                self.wrong(where, f"{occasion!r} is for Timers; a {card.kind} acts when {PLAYED!r}.")
                continue
            lines = given[occasion]
            if not isinstance(lines, list) or len(lines) > MOST_EFFECTS:
                self.wrong(where, f'effects are a list of up to {MOST_EFFECTS} texts, such as ["restore 2", "draw 1"].')
                continue
            for place, line in enumerate(lines):
                self.effect(f"{where}.{place}", line, occasion, card)
            if len(card.effects[occasion]) == len(lines):
                counting = ", ".join(vocabulary.COUNTING)
                for place in vocabulary.misplaced_done(card.effects[occasion]):
                    self.wrong(f"{where}.{place}", f"`per done` counts the cards of a verb before it: {counting}.")

    def effect(self, path: str, line: object, occasion: str, card: Card) -> None:
        """One effect."""
        if not isinstance(line, str) or len(line) > MOST_LETTERS:
            self.wrong(path, f'an effect is a short text such as "restore 2", not {shorten(line)}.')
            return
        try:
            card.effects[occasion].append(vocabulary.parse(line, occasion, card.kind))
        except vocabulary.BadEffect as error:
            self.wrong(path, str(error))

    def check_whole(self, cards: list[Card]) -> None:
        """What the pack needs as a whole: starting decks, and enough cards in every sphere."""
        starting = sum(card.copies for card in cards if card.level == 0)
        if starting != facts.STARTING_CARDS:
            self.wrong(
                "",
                f"the starting deck has {facts.STARTING_CARDS} cards; the cards of level 0 have {starting} copies.",
            )
        for level in range(1, facts.SPHERES + 1):
            copies = sum(card.copies for card in cards if card.level == level and card.set == "base")
            if copies < facts.SPHERE_SIZE:
                message = (
                    f"sphere {level} needs {facts.SPHERE_SIZE} cards of the base set; with all copies it has {copies}."
                )
                self.wrong("", message)
        if sum(card.level == WANDERING for card in cards) > 1:
            self.wrong("", "there can be only one Timer X.")

    def known_keys(self, path: str, given: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        """Note keys that mean nothing."""
        for key in given:
            if key not in keys:
                close = get_close_matches(key[:40], keys, 1)
                hint = f" Did you mean {close[0]!r}?" if close else ""
                place = f"{path}.{key}" if path else key
                self.wrong(place, f"there is no entry {shorten(key)} here; allowed are {', '.join(keys)}.{hint}")

    def table(self, path: str, value: object) -> Mapping[str, Any]:
        """A table of entries."""
        if isinstance(value, Mapping):
            return value
        self.wrong(path, f"this must be a table of entries, not {shorten(value)}.")
        return {}

    def text(self, path: str, value: object, default: str, most: int = MOST_LETTERS) -> str:
        """A text on one line that is not too long."""
        if isinstance(value, str) and len(value) <= most and value.isprintable():
            return value.strip()
        self.wrong(path, f"this must be a text of at most {most} letters on one line, not {shorten(value)}.")
        return default

    def titles(self, path: str, value: object, most: int = MOST_LETTERS) -> dict[str, str]:
        """A name: one for all languages, or one for each."""
        given = {"en": value} if isinstance(value, str) else value
        languages = ", ".join(facts.LANGUAGES)
        if not isinstance(given, Mapping):
            self.wrong(path, f"this must be a text, or a table with some of {languages}; not {shorten(value)}.")
            return {}
        for language in given:
            if language not in facts.LANGUAGES:
                self.wrong(f"{path}.{language}", f"there is no language {shorten(language)}; there are {languages}.")
        before = len(self.problems)
        titles = {
            language: self.text(f"{path}.{language}", given[language], "", most)
            for language in facts.LANGUAGES
            if language in given
        }
        if not any(titles.values()) and len(self.problems) == before:
            self.wrong(path, f"this needs a text in at least one of {languages}.")
            return {}
        return {language: title for language, title in titles.items() if title}

    def one_of(self, path: str, given: Mapping[str, Any], key: str, values: tuple[str, ...], default: str) -> str:
        """One of a few words."""
        value = given.get(key, default)
        if value in values:
            return str(value)
        self.wrong(f"{path}.{key}", f"{key} can be {', '.join(values)}; not {shorten(value)}.")
        return default

    def number(self, path: str, given: Mapping[str, Any], key: str, least: int, most: int, default: int) -> int:
        """A whole number within its bounds."""
        value = given.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(f"{path}.{key}", f"{key} must be a whole number from {least} to {most}, not {shorten(value)}.")
        return default
