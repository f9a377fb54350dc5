"""The catalogue of one language: everything the program can say in it."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from chronomage.kernel.decision import Decision
from chronomage.kernel.form import Form
from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Option
from chronomage.texts.languages import LANGUAGES, UnknownLanguage
from chronomage.texts.saying import Saying
from chronomage.texts.templates import fill, placeholders

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
ANY: Final = "any"  # in the key of a label that fits every kind of decision

ABOUT_CARD: Final = "word.about-card"
HIDDEN_CARD: Final = "word.hidden-card"
SOURCE: Final = "source"
BECAUSE: Final = "word.because"
# Facts that events leave out where there is nothing to tell, and what they are then.
NOTHING: Final = {"amount": 0, "tokens": ""}


@cache
def facts_left_out(key: str) -> dict[str, Any]:
    """What the sentence of an event speaks of even where the event does not: nothing."""
    places = placeholders(catalogue(FALLBACK).texts.get(key, ""))
    return {name: nothing for name, nothing in NOTHING.items() if name in places}


class Catalogue:
    """The texts of one language; what is missing is said in English, and failing that by its key.

    Cards, decisions, choices and events are said by the catalogue of their game. What to say of them, a key with facts,
    is the same in every language; `speak` says it in this one.
    """

    prefix: ClassVar[str] = ""  # of the keys of a game's own texts
    tables: ClassVar[tuple[str, ...]] = ()  # of texts that whoever speaks of the game needs

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

    # What to say, in no language yet.

    @classmethod
    def decision_key(cls, decision: Decision) -> Saying:
        """The question, naming the card that it is about."""
        return cls.question_key(decision.kind, decision.card)

    @classmethod
    def question_key(cls, kind: str, card: str | None) -> Saying:
        """The question of a decision of that kind about that card."""
        prompt = f"{cls.prefix}decision.{kind}"
        return Saying(prompt, {}) if card is None else Saying(ABOUT_CARD, {"card": card, "prompt": prompt})

    @classmethod
    def choice_key(cls, decision_kind: str, form: Form) -> Saying:
        """The label of a choice as an answer to that kind of decision; its text, where there is no label for it."""
        known, word = catalogue(FALLBACK).texts, cls.label_word(form)
        for kind in (decision_kind, ANY):
            key = f"{cls.prefix}choice.{kind}.{word}"
            if key in known:
                return Saying(key, dict(form.facts))
        return Saying(form.text, dict(form.facts))

    @classmethod
    def event_key(cls, facts: Mapping[str, Any]) -> Saying:
        """What happened; the facts are those of Game.event_facts."""
        kind, told = cls.happening(facts)
        key = f"{cls.prefix}event.{kind}"
        return Saying(key, facts_left_out(key) | told)

    @classmethod
    def refusal_key(cls, reason: Reason) -> Saying:
        """Why a choice is not open."""
        return Saying(f"{cls.prefix}refusal.{reason.key}", dict(reason.facts))

    @classmethod
    def hint_key(cls, reason: Reason) -> Saying:
        """Why a bot would make a choice."""
        return Saying(f"{cls.prefix}hint.{reason.key}", dict(reason.facts))

    @classmethod
    def label_word(cls, form: Form) -> str:
        """The word by which the label of a choice is keyed: its form, where not two labels share one."""
        return form.name

    @classmethod
    def happening(cls, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The kind of an event as its sentence is keyed, and its facts."""
        return facts["kind"], {name: value for name, value in facts.items() if name not in ("kind", "audience")}

    # Saying it in this language.

    def speak(self, saying: Saying, names: Sequence[str] = ()) -> str:
        """A key with facts in words, what brought it about first; the names are those of the players."""
        said = self.say(saying.key, **{fact: self.word(fact, value, names) for fact, value in saying.facts.items()})
        if SOURCE not in saying.facts:
            return said
        return self.because(saying.facts[SOURCE]) + said

    def because(self, source: str) -> str:
        """The beginning of a sentence about what that has brought about: a card, or a thing with words of its own."""
        key = f"{self.prefix}{SOURCE}.{source}"
        return self.say(key) if key in self.texts else self.say(BECAUSE, source=self.source(source))

    def decision(self, decision: Decision) -> str:
        """The question, naming the card that it is about."""
        return self.speak(self.decision_key(decision))

    def choice(self, decision_kind: str, form: Form, names: Sequence[str] = ()) -> str:
        """The label of a choice as an answer to that kind of decision."""
        return self.speak(self.choice_key(decision_kind, form), names)

    def event(self, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, in one sentence; the facts are those of Game.event_facts."""
        return self.speak(self.event_key(facts), names)

    def refusal(self, reason: Reason) -> str:
        """Why a choice is not open, in one sentence."""
        return self.speak(self.refusal_key(reason))

    def word(self, fact: str, value: Any, names: Sequence[str]) -> object:
        """How a fact is said, which its name alone decides; numbers stay numbers, to be counted with."""
        match fact:
            case "player" | "other":
                return self.player(value, names)
            case "card":
                return self.say(HIDDEN_CARD) if value is None else self.card(value)
            case "prompt":
                return self.say(value)
            case "worth":
                return value.replace(".", self.say("word.decimal"))
            case "choice":
                return self.speak(Saying(value["key"], value["facts"]), names)
            case _:
                return value

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or which player it is where nobody has names."""
        return names[seat] if 0 <= seat < len(names) else self.say("word.player", number=seat + 1)

    def card(self, name: str) -> str:
        """A card's name."""
        raise NotImplementedError

    def source(self, name: str) -> str:
        """The name of what may bring something about: of a card, unless the game has more."""
        return self.card(name)

    def rule(self, name: str) -> str:
        """What a card does."""
        raise NotImplementedError

    def things(self) -> dict[str, dict[str, dict[str, str]]]:
        """Everything with a name and a rule: the cards, and what else the game has."""
        raise NotImplementedError

    def is_asked_about(self, option: Option) -> bool:
        """Whether people choose this option for themselves: it is one with a label."""
        return f"{self.prefix}option.{option.name}.label" in self.texts

    def option(self, name: str) -> str:
        """What an option is about."""
        return self.named(f"{self.prefix}option.{name}.label", name)

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means."""
        return self.named(f"{self.prefix}option.{name}.{value}", value)


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
