"""What Time Masters says in one language: packs name the cards, and verbs put together what they do."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.choices import WORDS
from chronomage.games.timemasters.packs.pack import WANDERING, Card, Pack
from chronomage.kernel.decision import Decision
from chronomage.texts import clauses
from chronomage.texts.catalogue import Catalogue

CARD: Final = "card"
EPHEMERAL: Final = "ephemeral"
NO_EPHEMERAL: Final = "no-ephemeral"
TAKE_CLOSED: Final = "take-closed"
PLAIN: Final = frozenset(WORDS.values())


class TimeMastersTexts(Catalogue):
    """The texts of Time Masters in one language, with the cards of one pack."""

    def __init__(self, language: str, texts: dict[str, str], pack: Pack) -> None:
        super().__init__(language, texts)
        self.pack = pack

    def card(self, name: str) -> str:
        """A card's name."""
        number = self.pack.numbers.get(name)
        return name if number is None else self.pack.card(number).title(self.language)

    def rule(self, name: str) -> str:
        """What a card does."""
        number = self.pack.numbers.get(name)
        return name if number is None else clauses.rule(self, self.pack.card(number))

    def line(self, name: str) -> str:
        """A card's facts in one line: its kind, its sphere, its cost or slots, its wizard."""
        number = self.pack.numbers.get(name)
        return name if number is None else " · ".join(self.facts_of(self.pack.card(number)))

    def facts_of(self, card: Card) -> list[str]:
        """The facts of a card, each in words."""
        found = [self.kind(card.kind), self.level(card.level)]
        if card.kind == facts.SPELL:
            found.append(self.say("timemasters.line.cost", amount=card.cost))
        elif card.kind == facts.TIMER:
            found.append(self.say("timemasters.line.slots", amount=card.slots))
        if card.wizard:
            found.append(self.wizard(card.wizard))
        return found

    def kind(self, word: str) -> str:
        """What a kind of card is called."""
        return self.named("timemasters.kind." + word, word)

    def level(self, level: int) -> str:
        """Where cards of a level come from."""
        if level == WANDERING:
            return self.say("timemasters.line.wanderer")
        return self.say("timemasters.line.sphere", amount=level) if level else self.say("timemasters.line.start")

    def wizard(self, name: str) -> str:
        """A wizard's name; one that only a pack knows is written as it is there."""
        return self.named("timemasters.wizard." + name, name)

    def decision(self, decision: Decision) -> str:
        """The question, naming the card that it is about."""
        prompt = self.say("timemasters.decision." + decision.kind)
        if decision.card is None:
            return prompt
        return self.say("word.about-card", card=self.card(decision.card), prompt=prompt)

    def choice(self, decision_kind: str, text: str, names: Sequence[str] = ()) -> str:
        """The label of a choice, given its text form, as an answer to that kind of decision."""
        form, detail = parse(text)
        given: dict[str, object] = {"card": self.card(detail)}
        if detail.isdecimal():
            given["amount"] = int(detail)
            given["spells"] = int(detail) + (form == TAKE_CLOSED)
        for key in (f"timemasters.choice.{decision_kind}.{form}", f"timemasters.choice.any.{form}"):
            said = self.say(key, **given)
            if said != key:
                return said
        return text

    def event(self, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, in one sentence; the facts are those of Game.event_facts."""
        said = {name: facts[name] for name in ("amount", "timer") if name in facts}
        said["player"] = self.player(facts["player"], names)
        if "card" in facts:
            said["card"] = self.card(facts["card"])
        return self.say(f"timemasters.event.{facts['kind']}", **said)


def parse(text: str) -> tuple[str, str]:
    """The form of a choice and what it is about: "put growth" is (put, growth), "growth" is (card, growth)."""
    if text in PLAIN:
        return text, ""
    form, _, detail = text.partition(" ")
    if not detail:
        return CARD, text
    return (NO_EPHEMERAL if (form, detail) == (EPHEMERAL, "0") else form), detail
