"""The catalogue of one language: everything the program can say in it."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from chronomage.games.seasons.energy import ENERGIES
from chronomage.kernel.decision import Decision
from chronomage.texts import choices
from chronomage.texts.languages import LANGUAGES, UnknownLanguage
from chronomage.texts.templates import fill, listed

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"
AMULET_OF_WATER: Final = "amulet-of-water"


class Catalogue:
    """The texts of one language; what is missing is said in English, and failing that by its key."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        self.language = language
        self.texts = texts

    def say(self, key: str, /, **facts: object) -> str:
        """The text of a key such as "terminal.welcome", with these facts in their places."""
        template = self.texts.get(key)
        if template is not None:
            return fill(self.language, self.texts, template, facts)
        return key if self.language == FALLBACK else catalogue(FALLBACK).say(key, **facts)

    def card(self, name: str) -> str:
        """A card's name."""
        return self.named("name." + name, name)

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

    def named(self, key: str, otherwise: str) -> str:
        """The text of a key, or something more readable than the key where no language has it."""
        said = self.say(key)
        return otherwise if said == key else said

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """A player's name, or which player it is where nobody has names."""
        return names[seat] if 0 <= seat < len(names) else self.say("word.player", number=seat + 1)

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

    def decision(self, decision: Decision) -> str:
        """The question, naming the card that it is about."""
        prompt = self.say("decision." + decision.kind)
        if decision.card is None:
            return prompt
        return self.say("word.about-card", card=self.card(decision.card), prompt=prompt)

    def choice(self, decision_kind: str, text: str, names: Sequence[str] = ()) -> str:
        """The label of a choice, given its text form, as an answer to that kind of decision."""
        form, detail, seat = choices.parse(text)
        facts: dict[str, object] = {"card": self.card(detail), "amount": detail}
        if seat is not None:
            facts["player"] = self.player(seat, names)
        if form in (choices.ENERGY, choices.AMULET):
            facts["energy"] = self.say("energy." + detail)
            facts["card"] = self.card(AMULET_OF_WATER)
        elif detail.isdecimal():
            facts["amount"] = int(detail)
        if form == choices.TOKEN:
            facts["ability"] = self.ability(int(detail))
        for key in (f"choice.{decision_kind}.{form}", f"choice.any.{form}"):
            said = self.say(key, **facts)
            if said != key:
                return said
        return text

    def event(self, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, in one sentence; the facts are those of Game.event_facts."""
        kind = str(facts["kind"])
        amount = int(facts.get("amount", 0))
        if kind == "marker-moved" and amount < 0:
            kind, amount = "marker-moved-back", -amount
        said: dict[str, object] = {"amount": amount, "place": facts.get("place", 1)}
        for seat in ("player", "other"):
            if seat in facts:
                said[seat] = self.player(facts[seat], names)
        if "card" in facts:
            said["card"] = self.say("word.hidden-card") if facts["card"] is None else self.card(facts["card"])
        said["energy"] = self.energy(facts.get("energy", ""))
        if kind == "energy-named":
            said["energy"] = self.say(f"energy.{facts['energy']}").lower()
        if kind.startswith("ability-"):
            said["ability"] = self.ability(amount)
        if "enchantment" in facts:
            said["enchantment"] = self.enchantment(facts["enchantment"])
        if "die" in facts:
            said["face"] = self.face(facts["die"])
        if "season" in facts:
            said["season"] = self.say(f"season.{facts['season']}")
        return self.say("event." + kind, **said)


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
