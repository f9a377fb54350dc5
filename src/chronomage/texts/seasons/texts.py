"""What Seasons says in one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.seasons.facts import ABILITY_PRESTIGE, CARD_NAMES, ENCHANTMENTS
from chronomage.kernel.form import Form
from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import Catalogue, catalogue
from chronomage.texts.templates import listed

ENERGY_NAMED: Final = "energy-named"
MARKER_MOVED: Final = "marker-moved"
MARKER_MOVED_BACK: Final = "marker-moved-back"
SECOND: Final = "-second"


class SeasonsTexts(Catalogue):
    """The texts of Seasons in one language."""

    tables: ClassVar = (
        *("word", "score", "decision", "choice", "event", "refusal", "hint"),
        *("season", "energy", "element", "tokens", "face", "bonus", "source"),
    )

    @classmethod
    def label_word(cls, form: Form) -> str:
        """The word by which the label of a choice is keyed: the second copy of a card in play has labels of its own."""
        return form.name + SECOND if form.facts.get("copy") == 2 else form.name

    @classmethod
    def happening(cls, facts: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The kind of an event as its sentence is keyed, and its facts."""
        kind, told = super().happening(facts)
        if "energy" in told:
            told["element" if kind == ENERGY_NAMED else "tokens"] = told.pop("energy")
        if kind.startswith("ability-"):
            told["ability"] = told["amount"]
        if kind == MARKER_MOVED and told.get("amount", 0) < 0:
            kind, told["amount"] = MARKER_MOVED_BACK, -told["amount"]
        return kind, told

    def word(self, fact: str, value: Any, names: Sequence[str]) -> object:
        """How a fact is said, which its name alone decides."""
        match fact:
            case "energy" | "element" | "season" | "bonus":
                return self.say(f"{fact}.{value}")
            case "tokens" | "owned":
                return self.energy(value)
            case "die":
                return self.face(value)
            case "ability":
                return self.ability(value)
            case "enchantment":
                return self.enchantment(value)
            case _:
                return super().word(fact, value, names)

    def card(self, name: str) -> str:
        """A card's name."""
        return self.named("name." + name, name)

    def source(self, name: str) -> str:
        """The name of a card or an enchantment; none is called like another."""
        return self.enchantment(name) if name in ENCHANTMENTS else self.card(name)

    def rule(self, name: str) -> str:
        """What a card does."""
        return self.named("rule." + name, name)

    def enchantment(self, name: str) -> str:
        """An enchantment's name."""
        return self.named("enchantment.name." + name, name)

    def enchantment_rule(self, name: str) -> str:
        """What an enchantment does."""
        return self.named("enchantment.rule." + name, name)

    def ability(self, number: int) -> str:
        """The name of an ability token."""
        return self.named(f"ability.name.{number}", str(number))

    def ability_rule(self, number: int) -> str:
        """What an ability token does."""
        return self.named(f"ability.rule.{number}", str(number))

    def things(self) -> dict[str, dict[str, dict[str, str]]]:
        """The cards, the enchantments and the ability tokens."""
        return {
            "cards": {
                name: {"name": self.card(name), "rule": self.rule(name), **self.ruling("ruling." + name)}
                for name in CARD_NAMES
            },
            "enchantments": {
                name: {
                    "name": self.enchantment(name),
                    "rule": self.enchantment_rule(name),
                    **self.ruling("enchantment.ruling." + name),
                }
                for name in ENCHANTMENTS
            },
            "abilities": {
                str(number): {
                    "name": self.ability(number),
                    "rule": self.ability_rule(number),
                    **self.ruling(f"ability.ruling.{number}"),
                }
                for number in range(1, len(ABILITY_PRESTIGE))
            },
        }

    def ruling(self, key: str) -> dict[str, str]:
        """What has been settled about a thing beyond its rule, where anything has."""
        return {"ruling": self.say(key)} if key in self.texts else {}

    def energy(self, letters: str) -> str:
        """Energy such as AAF in words with counts; the letters come in any order."""
        counts = [(letter, letters.count(letter)) for letter in ENERGIES]
        words = [self.say("tokens." + letter, amount=count) for letter, count in counts if count]
        return listed(words, self.say("word.and")) or self.say("word.nothing")

    def face(self, die: Mapping[str, Any]) -> str:
        """What a die shows, as Game.describe and Game.event_facts write it."""
        words: list[str] = []
        if die["energy"]:
            words.append(self.energy(die["energy"]))
        if die["crystals"]:
            words.append(self.say("face.crystals", amount=die["crystals"]))
        words += [self.say("face." + part) for part in ("star", "card", "transmute") if die[part]]
        words.append(self.say("face.pips", amount=die["pips"]))
        return ", ".join(words)


@cache
def seasons_texts(language: str) -> SeasonsTexts:
    """The texts of Seasons; a language there is not raises UnknownLanguage."""
    return SeasonsTexts(language, catalogue(language).texts)


def texts_of_rules(rules: Rules, language: str) -> SeasonsTexts:
    """The same whatever the rules are: all cards are named."""
    return seasons_texts(language)
