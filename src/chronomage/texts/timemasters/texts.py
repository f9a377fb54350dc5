"""What Time Masters says in one language: packs name the cards, and verbs put together what they do."""

from functools import lru_cache
from typing import ClassVar, Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.options import PACK
from chronomage.games.timemasters.packs.pack import WANDERING, Card, Pack
from chronomage.games.timemasters.packs.shelf import load_pack
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.form import Form
from chronomage.kernel.rules import Rules
from chronomage.texts.catalogue import FALLBACK, Catalogue, catalogue
from chronomage.texts.timemasters import card_rules, card_rulings

EPHEMERAL: Final = "ephemeral"
NO_EPHEMERAL: Final = "no-ephemeral"
MOST_PACKS: Final = 64  # whose texts are kept ready, in one language each


class TimeMastersTexts(Catalogue):
    """The texts of Time Masters in one language, with the cards of one pack."""

    prefix: ClassVar = "timemasters."
    tables: ClassVar = (
        *("word", "score"),
        *("timemasters.decision", "timemasters.choice", "timemasters.event", "timemasters.refusal"),
        "timemasters.hint",
        *("timemasters.kind", "timemasters.line", "timemasters.wizard"),
    )

    def __init__(self, language: str, texts: dict[str, str], pack: Pack) -> None:
        super().__init__(language, texts)
        self.pack = pack

    @classmethod
    def label_word(cls, form: Form) -> str:
        """The word by which the label of a choice is keyed: to pay with no ephemeral Ke has a label of its own."""
        return NO_EPHEMERAL if form.name == EPHEMERAL and not form.facts["amount"] else form.name

    def card(self, name: str) -> str:
        """A card's name."""
        number = self.pack.numbers.get(name)
        return name if number is None else self.pack.card(number).title(self.language)

    def rule(self, name: str) -> str:
        """What a card does."""
        number = self.pack.numbers.get(name)
        return name if number is None else card_rules.rule(self, self.pack.card(number))

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

    def things(self) -> dict[str, dict[str, dict[str, str]]]:
        """The cards of the pack, each with its line of facts."""
        return {
            "cards": {
                card.name: {
                    "name": self.card(card.name),
                    "rule": self.rule(card.name),
                    "line": self.line(card.name),
                    **self.ruling(card),
                }
                for card in self.pack.cards
            }
        }

    def ruling(self, card: Card) -> dict[str, str]:
        """What has been settled about a card beyond its rule, where anything has."""
        said = card_rulings.ruling(self, card)
        return {"ruling": said} if said else {}

    def option_value(self, name: str, value: str) -> str:
        """What a value of an option means; packs have titles of their own."""
        if name != PACK.name:
            return super().option_value(name, value)
        titles = load_pack(value).titles
        return titles.get(self.language) or titles.get(FALLBACK) or next(iter(titles.values()))


@lru_cache(maxsize=MOST_PACKS)
def time_masters_texts(language: str, pack: Pack) -> TimeMastersTexts:
    """The texts of Time Masters with the cards of a pack; a language there is not raises UnknownLanguage."""
    return TimeMastersTexts(language, catalogue(language).texts, pack)


def texts_of_rules(rules: Rules, language: str) -> TimeMastersTexts:
    """The texts with the cards that these rules are played with."""
    assert isinstance(rules, TimeMastersRules)
    return time_masters_texts(language, rules.pack)
