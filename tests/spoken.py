"""What each game must be able to say: the events it tells, the questions it asks and the answers it takes."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from chronomage.games.seasons import choices as seasons_choices
from chronomage.games.timemasters import rules as timemasters_rules
from chronomage.kernel.form import Form
from chronomage.kernel.verbs import Question, Together
from chronomage.kits import rules_of
from chronomage.texts import Catalogue, catalogue
from chronomage.texts.seasons.texts import seasons_texts
from chronomage.texts.timemasters.texts import time_masters_texts

SOURCE = Path(__file__).parents[1] / "src" / "chronomage"
NAMES = ["Anna", "Bohdan", "Celina", "Dmitri"]
PACK = timemasters_rules.RULES.pack


def texts(language: str) -> dict[str, str]:
    """Everything but the plural forms, which differ by the cases a language has."""
    return {key: text for key, text in catalogue(language).texts.items() if not key.startswith("plural.")}


def syntax_trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


@dataclass(frozen=True)
class Spoken:
    """One game and what is to be said of it."""

    name: str
    prefix: str  # of the keys of its texts
    texts: Callable[[str], Catalogue]
    choices: list[str]  # every choice there is, as text
    card: str  # some card
    fact_of: dict[str, str]  # what Game.event_facts makes of the arguments of `tell`
    given: Callable[[str, set[str]], set[str]]  # the facts of an event that a sentence can use
    variants: dict[str, str]  # sentences for a kind of event that has two, with the kind
    impersonal: set[str]  # events whose player did not do it, or need not be named

    def __repr__(self) -> str:
        return self.name

    @cached_property
    def trees(self) -> list[ast.Module]:
        return [tree for folder in ("kernel", f"games/{self.name}") for tree in syntax_trees(SOURCE / folder)]

    @cached_property
    def told(self) -> list[tuple[str, set[str]]]:
        """Each event told in the source: its kind, and the facts a sentence about it can use."""
        return list(self.tell_calls())

    def tell_calls(self) -> Iterator[tuple[str, set[str]]]:
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                    kind = ast.literal_eval(node.args[0])
                    given = {self.fact_of[word.arg] for word in node.keywords if word.arg in self.fact_of}
                    yield kind, self.given(kind, given) | {"player"}

    @cached_property
    def kinds_in_source(self) -> set[str]:
        """The kinds of all questions, as their classes are written."""
        found = set()
        for tree in self.trees:
            for node in ast.walk(tree):
                for line in node.body if isinstance(node, ast.ClassDef) else []:
                    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "kind":
                        found.add(ast.literal_eval(line.value))
        return found

    @cached_property
    def kinds_of_verbs(self) -> set[str]:
        """The kinds of all questions in the programs; asked of the verbs, since compiled classes do not tell."""
        verbs = [verb for program in rules_of(self.name).programs for verb in program]
        return {verb.kind for verb in verbs if isinstance(verb, (Question, Together))}

    @cached_property
    def kinds(self) -> set[str]:
        return self.kinds_in_source | self.kinds_of_verbs

    @cached_property
    def labels(self) -> set[str]:
        """The words by which the labels of all choices are keyed."""
        return {self.texts("en").label_word(self.form(text)) for text in self.choices}

    def form(self, text: str) -> Form:
        """The form of a choice."""
        rules = rules_of(self.name)
        return rules.form_of(rules.choice_of(text))

    def keys(self, language: str, table: str) -> set[str]:
        """The keys in a table of its texts, without the table's name."""
        start = f"{self.prefix}{table}."
        return {key.removeprefix(start) for key in texts(language) if key.startswith(start)}

    def sentence(self, kind: str) -> str:
        """The English template of an event."""
        return texts("en")[f"{self.prefix}event.{kind}"]


def given_in_seasons(kind: str, given: set[str]) -> set[str]:
    """The facts of an event of Seasons; dice, seasons, enchantments and abilities are told by numbers."""
    if kind in ("die-rolled", "die-taken", "die-rerolled"):
        return {"die"} | ({"place"} if "other" in given else set())
    if kind == "season-changed":
        return {"season"}
    if kind == "enchantment-laid":
        return {"enchantment"}
    if kind == "energy-named":
        return {"element"}
    return given | ({"ability"} if kind.startswith("ability-") else set())


SEASONS = Spoken(
    "seasons",
    "",
    seasons_texts,
    list(seasons_choices.TEXTS.values()),
    "purse-of-io",
    {"card": "card", "amount": "amount", "other": "other", "bag": "tokens", "bonus": "bonus"},
    given_in_seasons,
    {"marker-moved-back": "marker-moved"},
    {"draft-ended", "packs-passed", "round-ended", "game-ended", "marker-moved", "season-changed", "year-begins"}
    | {"deck-reshuffled", "die-rolled", "enchantment-laid", "top-opened"},
)
TIME_MASTERS = Spoken(
    "timemasters",
    "timemasters.",
    lambda language: time_masters_texts(language, PACK),
    list(timemasters_rules.RULES.texts.values()),
    "weight-of-time",
    {"card": "card", "amount": "amount", "place": "timer"},
    lambda kind, given: given,
    {},
    {"sphere-opened", "game-ended"},
)
GAMES = [SEASONS, TIME_MASTERS]
