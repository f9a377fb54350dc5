"""What Time Masters says in one language: packs name the cards, and verbs put together what they do."""

from collections.abc import Mapping, Sequence
from typing import Any

from chronomage.games.timemasters.packs.pack import Pack
from chronomage.kernel.decision import Decision
from chronomage.texts.catalogue import Catalogue


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
        return name

    def decision(self, decision: Decision) -> str:
        """The question, naming the card that it is about."""
        return self.say("timemasters.decision." + decision.kind)

    def choice(self, decision_kind: str, text: str, names: Sequence[str] = ()) -> str:
        """The label of a choice, given its text form, as an answer to that kind of decision."""
        return text

    def event(self, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened, in one sentence; the facts are those of Game.event_facts."""
        return self.say("timemasters.event." + str(facts["kind"]))
