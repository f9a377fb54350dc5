"""What Seasons says in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chronomage.games.seasons.energy import ENERGIES
from chronomage.kernel.decision import Decision
from chronomage.texts import choices
from chronomage.texts.catalogue import Catalogue
from chronomage.texts.templates import listed

AMULET_OF_WATER: Final = "amulet-of-water"


class SeasonsTexts(Catalogue):
    """The texts of Seasons in one language."""

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
