"""Reading a pack: a TOML text becomes a pack, or every mistake in it is named with its line."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import blake2b
from typing import Any, Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs import vocabulary
from chronomage.games.timemasters.packs.lines import line_numbers
from chronomage.games.timemasters.packs.messages import problem, toml_problem
from chronomage.games.timemasters.packs.pack import OCCASIONS, PLAYED, WANDERING, Card, Pack
from chronomage.kernel.errors import BadPack, Problem, shorten

LARGEST: Final = 1_000_000  # characters
LONGEST_LINE: Final = 10_000
MOST_DOTS: Final = 50  # in keys: with thousands of them the TOML reader would take minutes
QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*')  # texts and comments
MOST_CARDS: Final = 500  # different ones
MOST_COPIES: Final = 20
MOST_COST: Final = 9
MOST_SLOTS: Final = 2
MOST_LETTERS: Final = 60
MOST_EFFECTS: Final = 12
LONGEST_EFFECT: Final = 120  # letters
MOST_MARKS: Final = 3  # above and below one letter

PACK_KEYS: Final = ("name", "title", "author", "about", "later_ephemeral")
CARD_KEYS: Final = ("id", "name", "kind", "set", "level", "cost", "slots", "copies", "wizard", *OCCASIONS)
WANDERING_LEVEL: Final = "X"
RESERVED: Final = ("end", "pass", "done", "yes", "no", "restore")  # the choices that are no cards


def read_pack(text: str, source: str, largest: int = LARGEST) -> Pack:
    """The pack that a text holds; `source` is what messages call it."""
    if len(text) > largest:
        raise BadPack(source, [problem(0, "too-large", {"most": largest, "count": len(text)})])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadPack(source, [problem(number, "long-line", {"most": LONGEST_LINE})])
        if line.count(".") > MOST_DOTS and QUOTED.sub("", line).count(".") > MOST_DOTS:
            raise BadPack(source, [problem(number, "too-deep", {})])
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise BadPack(source, [problem(0, "too-deep", {})]) from None
    except ValueError as error:  # what is no TOML, and numbers of thousands of digits
        raise BadPack(source, [syntax_problem(str(error))]) from None
    reader = Reader(document)
    pack = reader.pack()
    if reader.problems:
        lines = lines_found(text)
        found = [
            problem(line_of(lines, path), key, facts, reader.card_at(path)) for path, key, facts in reader.problems
        ]
        raise BadPack(source, sorted(found, key=in_order))
    pack.digest = digest_of(text)
    pack.text = text
    pack.source = source
    return pack


def digest_of(text: str) -> str:
    """The fingerprint of a pack's text."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def in_order(found: Problem) -> tuple[int, str]:
    """By line, and on one line always alike."""
    return found.line, found.message


def syntax_problem(message: str) -> Problem:
    """The line and the rest of what the TOML reader says."""
    place = re.search(r"\(at line (\d+), column \d+\)", message)
    line = int(place.group(1)) if place else 0
    said = re.sub(r"\s*\(at [^)]*\)", "", message)
    return toml_problem(line, said)


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


def has_heaped_marks(text: str) -> bool:
    """Whether accents are heaped up so high that they would cover what stands around them."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            return True
    return False


class Reader:
    """Takes a document apart and gathers everything that is wrong with it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        # The path of an entry and what is wrong with it: the key of a message, and its facts.
        self.problems: list[tuple[str, str, dict[str, object]]] = []

    def wrong(self, path: str, key: str, facts: dict[str, object] | None = None) -> None:
        """Note a mistake."""
        self.problems.append((path, key, facts or {}))

    def card_at(self, path: str) -> str:
        """What the card is called that an entry belongs to, as far as it has a name; nothing for other entries."""
        parts = path.split(".")
        listed = self.document.get("card")
        if len(parts) < 2 or parts[0] != "card" or not parts[1].isdecimal() or not isinstance(listed, list):
            return ""
        given = listed[int(parts[1])] if int(parts[1]) < len(listed) else None
        name = given.get("name", given.get("id")) if isinstance(given, Mapping) else None
        texts = list(name.values()) if isinstance(name, Mapping) else [name]
        first = texts[0] if texts else None
        return first if isinstance(first, str) and len(first) <= MOST_LETTERS and first.isprintable() else ""

    def pack(self) -> Pack:
        """The whole pack; worth something only where no mistake was found."""
        self.known_keys("", self.document, ("pack", "card"))
        head = self.table("pack", self.document.get("pack", {}))
        self.known_keys("pack", head, PACK_KEYS)
        name = self.text("pack.name", head.get("name", "pack"), "pack")
        titles = self.titles("pack.title", head.get("title", name))
        author = self.text("pack.author", head.get("author", ""), "")
        about = self.titles("pack.about", head["about"], most=2000) if "about" in head else {}
        cards = self.cards()
        if not self.problems:
            self.check_whole(cards)
        pack = Pack(name, titles, about, cards)
        pack.author = author
        pack.later_ephemeral = self.later_ephemeral("pack.later_ephemeral", head.get("later_ephemeral", []))
        return pack

    def later_ephemeral(self, path: str, given: object) -> list[int]:
        """The ephemeral Ke that the second, third and fourth player begin with."""
        most: dict[str, object] = {"entry": "later_ephemeral", "least": 0, "most": facts.MOST_EPHEMERAL}
        if not isinstance(given, list) or len(given) >= facts.MOST_PLAYERS:
            self.wrong(path, "bad-numbers", {**most, "count": facts.MOST_PLAYERS - 1, "given": shorten(given)})
            return []
        counts: list[int] = []
        for place, value in enumerate(given):
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= facts.MOST_EPHEMERAL:
                counts.append(value)
            else:
                self.wrong(f"{path}.{place}", "bad-number", {**most, "given": shorten(value)})
        return counts

    def cards(self) -> list[Card]:
        """All cards, in the order of the file."""
        listed = self.document.get("card", [])
        if not isinstance(listed, list):
            self.wrong("card", "cards-written")
            return []
        if len(listed) > MOST_CARDS:
            self.wrong(f"card.{MOST_CARDS}", "many-cards", {"most": MOST_CARDS, "count": len(listed)})
            return []
        cards: list[Card] = []
        taken: dict[str, int] = {}
        for place, given in enumerate(listed):
            card = self.card(f"card.{place}", len(cards) + 1, self.table(f"card.{place}", given))
            if card.name and card.name in taken:
                self.wrong(f"card.{place}", "same-card", {"name": repr(card.name)})
            taken[card.name] = place
            cards.append(card)
        return cards

    def card(self, path: str, number: int, given: Mapping[str, Any]) -> Card:
        """One card."""
        self.known_keys(path, given, CARD_KEYS)
        titles = self.titles(path + ".name", given["name"]) if "name" in given else {}
        if "name" not in given:
            self.wrong(path, "needs-name")
        card = Card(number, self.identity(path, given, titles))
        card.titles = titles
        card.kind = self.one_of(path, given, "kind", facts.KINDS, facts.SPELL)
        if "kind" not in given:
            self.wrong(path, "needs-kind", {"kinds": ", ".join(facts.KINDS)})
        card.set = self.one_of(path, given, "set", facts.SETS, "base")
        card.level = self.level(path, given, card)
        card.copies = self.number(path, given, "copies", 1, MOST_COPIES, 1 if card.level == WANDERING else 2)
        if card.level == WANDERING and card.copies != 1:
            self.wrong(path + ".copies", "one-copy")
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
                self.wrong(path + ".id", "bad-id", {"given": shorten(name)})
            return self.unreserved(path + ".id", name)
        name = re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’`]", "", titles.get("en", "").lower())).strip("-")
        if titles and not re.match(r"[a-z]", name):
            self.wrong(path, "needs-id")
        return self.unreserved(path + ".name", name)

    def unreserved(self, path: str, name: str) -> str:
        """The same word, which must not be one that means another choice."""
        if name in RESERVED:
            self.wrong(path, "reserved", {"name": repr(name), "reserved": ", ".join(RESERVED)})
        return name

    def level(self, path: str, given: Mapping[str, Any], card: Card) -> int:
        """The level of the card's sphere."""
        if "level" not in given:
            self.wrong(path, "needs-level", {"most": facts.SPHERES})
            return 0
        if given["level"] != WANDERING_LEVEL:
            level = given["level"]
            if not isinstance(level, int) or isinstance(level, bool) or not 0 <= level <= facts.SPHERES:
                self.wrong(path + ".level", "bad-level", {"most": facts.SPHERES, "given": shorten(level)})
                return 0
            if level == 0 and card.set != "base":
                self.wrong(path + ".level", "starting-set", {"set": card.set})
            return level
        if card.kind != facts.TIMER:
            self.wrong(path + ".level", "x-for-timers", {"kind": card.kind})
        return WANDERING

    def costs(self, path: str, given: Mapping[str, Any], card: Card) -> None:
        """What a spell costs, and how many slots a Timer has."""
        if card.kind == facts.SPELL:
            card.cost = self.number(path, given, "cost", 0, MOST_COST, 1)
            if "cost" not in given:
                self.wrong(path, "needs-cost", {"most": MOST_COST})
        elif "cost" in given:
            self.wrong(path + ".cost", "no-cost", {"kind": card.kind})
        if card.kind == facts.TIMER:
            card.slots = self.number(path, given, "slots", 1, MOST_SLOTS, 1)
            if "slots" not in given:
                self.wrong(path, "needs-slots", {"most": MOST_SLOTS})
        elif "slots" in given:
            self.wrong(path + ".slots", "no-slots", {"kind": card.kind})

    def effects(self, path: str, given: Mapping[str, Any], card: Card) -> None:
        """What the card does, and when."""
        for occasion in OCCASIONS:
            if occasion not in given:
                continue
            where = f"{path}.{occasion}"
            if occasion != PLAYED and card.kind != facts.TIMER:
                told = {"occasion": repr(occasion), "kind": card.kind, "played": repr(PLAYED)}
                self.wrong(where, "for-timers", {**told})
                continue
            lines = given[occasion]
            if not isinstance(lines, list) or len(lines) > MOST_EFFECTS:
                self.wrong(where, "bad-effects", {"most": MOST_EFFECTS})
                continue
            for place, line in enumerate(lines):
                self.effect(f"{where}.{place}", line, occasion, card)
            if len(card.effects[occasion]) == len(lines):
                counting = ", ".join(vocabulary.COUNTING)
                for place in vocabulary.misplaced_done(card.effects[occasion]):
                    self.wrong(f"{where}.{place}", "per-done", {"verbs": counting})

    def effect(self, path: str, line: object, occasion: str, card: Card) -> None:
        """One effect."""
        if not isinstance(line, str) or len(line) > LONGEST_EFFECT:
            self.wrong(path, "bad-effect", {"given": shorten(line)})
            return
        try:
            card.effects[occasion].append(vocabulary.parse(line, occasion, card.kind))
        except vocabulary.BadEffect as error:
            self.wrong(path, error.key, error.facts)

    def check_whole(self, cards: list[Card]) -> None:
        """What the pack needs as a whole: starting decks, and enough cards in every sphere."""
        starting = sum(card.copies for card in cards if card.level == 0)
        if starting != facts.STARTING_CARDS:
            self.wrong("", "starting-deck", {"wanted": facts.STARTING_CARDS, "count": starting})
        for level in range(1, facts.SPHERES + 1):
            copies = sum(card.copies for card in cards if card.level == level and card.set == "base")
            if copies < facts.SPHERE_SIZE:
                self.wrong("", "small-sphere", {"level": level, "wanted": facts.SPHERE_SIZE, "count": copies})
        if sum(card.level == WANDERING for card in cards) > 1:
            self.wrong("", "one-timer-x")

    def known_keys(self, path: str, given: Mapping[str, Any], keys: tuple[str, ...]) -> None:
        """Note keys that mean nothing."""
        for key in given:
            if key not in keys:
                close = get_close_matches(key[:40], keys, 1)
                told: dict[str, object] = {"given": shorten(key), "allowed": ", ".join(keys)}
                place = f"{path}.{key}" if path else key
                if close:
                    self.wrong(place, "no-entry-close", {**told, "close": repr(close[0])})
                else:
                    self.wrong(place, "no-entry", told)

    def table(self, path: str, value: object) -> Mapping[str, Any]:
        """A table of entries."""
        if isinstance(value, Mapping):
            return value
        self.wrong(path, "no-table", {"given": shorten(value)})
        return {}

    def text(self, path: str, value: object, default: str, most: int = MOST_LETTERS) -> str:
        """A text on one line that is not too long."""
        # What is not printable is refused, with it what turns the direction of writing around.
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            self.wrong(path, "bad-text", {"most": most, "given": shorten(value)})
            return default
        if has_heaped_marks(value):
            self.wrong(path, "heaped-marks", {"most": MOST_MARKS})
            return default
        return value.strip()

    def titles(self, path: str, value: object, most: int = MOST_LETTERS) -> dict[str, str]:
        """A name: one for all languages, or one for each."""
        given = {"en": value} if isinstance(value, str) else value
        languages = ", ".join(facts.LANGUAGES)
        if not isinstance(given, Mapping):
            self.wrong(path, "bad-texts", {"languages": languages, "given": shorten(value)})
            return {}
        for language in given:
            if language not in facts.LANGUAGES:
                self.wrong(f"{path}.{language}", "no-language", {"given": shorten(language), "languages": languages})
        before = len(self.problems)
        titles = {
            language: self.text(f"{path}.{language}", given[language], "", most)
            for language in facts.LANGUAGES
            if language in given
        }
        if not any(titles.values()) and len(self.problems) == before:
            self.wrong(path, "needs-text", {"languages": languages})
            return {}
        return {language: title for language, title in titles.items() if title}

    def one_of(self, path: str, given: Mapping[str, Any], key: str, values: tuple[str, ...], default: str) -> str:
        """One of a few words."""
        value = given.get(key, default)
        if value in values:
            return str(value)
        self.wrong(f"{path}.{key}", "not-among", {"entry": key, "allowed": ", ".join(values), "given": shorten(value)})
        return default

    def number(self, path: str, given: Mapping[str, Any], key: str, least: int, most: int, default: int) -> int:
        """A whole number within its bounds."""
        value = given.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        told: dict[str, object] = {"entry": key, "least": least, "most": most, "given": shorten(value)}
        self.wrong(f"{path}.{key}", "bad-number", told)
        return default
