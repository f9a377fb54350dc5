"""What is said of a game that brings no texts of its own: decisions, choices and events in their own plain words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final

from chronomage.kernel.form import Form
from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Option, Rules
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.saying import Saying

MOST_RULES: Final = 64  # whose texts are kept ready, in one language each
OF_EVENTS: Final = ("kind", "audience", "player")  # what is said of them apart from their other facts


class PlainTexts(Catalogue):
    """The frame of each sentence is in the language, what it is about as the rules write it."""

    prefix: ClassVar = "plain."
    tables: ClassVar = ("word", "score", "plain")

    def __init__(self, language: str, texts: dict[str, str], rules: Rules) -> None:
        super().__init__(language, texts)
        self.abouts = {option.name: option.about for option in rules.options}

    @classmethod
    def question_key(cls, kind: str, card: str | None) -> Saying:
        """The kind of the decision, and the card that it is about."""
        if card is None:
            return Saying("plain.decision", {"text": words(kind)})
        return Saying("plain.decision-about", {"text": words(kind), "card": card})

    @classmethod
    def choice_key(cls, decision_kind: str, form: Form) -> Saying:
        """The text of the choice."""
        return Saying("plain.choice", {**form.facts, "text": form.text})

    @classmethod
    def event_key(cls, facts: Mapping[str, Any]) -> Saying:
        """The kind of the event and its facts."""
        told = [f"{words(name)} {value}" for name, value in facts.items() if name not in OF_EVENTS]
        text = words(facts["kind"]) + (f": {', '.join(told)}" if told else "")
        if facts.get("player") is None:
            return Saying("plain.event", {"text": text})
        return Saying("plain.event-of", {"player": facts["player"], "text": text})

    @classmethod
    def refusal_key(cls, reason: Reason) -> Saying:
        """The reason as the rules write it."""
        return Saying("plain.refusal", {"text": reason.text})

    @classmethod
    def hint_key(cls, reason: Reason) -> Saying:
        """The reason as the bot writes it."""
        return Saying("plain.hint", {"text": reason.text})

    def card(self, name: str) -> str:
        """A card's name."""
        return name

    def rule(self, name: str) -> str:
        """Nobody knows what a card does."""
        return ""

    def things(self) -> dict[str, dict[str, dict[str, str]]]:
        """Nothing has a name here but that of the rules."""
        return {"cards": {}}

    def is_asked_about(self, option: Option) -> bool:
        """All options can be chosen."""
        return True

    def option(self, name: str) -> str:
        """What an option is about, as the rules write it."""
        return self.abouts.get(name, name)


def words(name: str) -> str:
    """A name such as "cards-drawn" as words."""
    return name.replace("-", " ").replace("_", " ")


@lru_cache(maxsize=MOST_RULES)
def plain_texts(rules: Rules, language: str) -> PlainTexts:
    """The texts of any game; a language there is not raises UnknownLanguage."""
    return PlainTexts(language, catalogue(language).texts, rules)
