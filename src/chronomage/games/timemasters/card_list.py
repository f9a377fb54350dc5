"""The cards of a pack as facts, without any language: for those who leaf through them."""

from typing import Literal, TypedDict, cast

from chronomage.games.timemasters.packs.pack import OCCASIONS, WANDERING, WHILE_IN_PLAY, Card
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.rules import Rules

CardSet = Literal["base", "expansion", "promo"]
CardKind = Literal["spell", "focus", "timer"]
Occasion = Literal["played", "put", "launched", "delayed", "while_in_play"]
# How much of each: one's own spells, those put on the Timer, the size of one's hand; the others' spells and what they
# may spend. What a Timer does not do is left out.
Lasting = TypedDict(
    "Lasting", {"cheaper": int, "cheaper-here": int, "hand": int, "dearer": int, "cap": int}, total=False
)


class TimeMastersCard(TypedDict):
    """A card, but for its name and rule in a language; what its kind does not have is 0."""

    number: int
    name: str
    set: CardSet
    kind: CardKind
    level: int | None  # of its sphere; 0: the starting deck, null: a Timer that wanders
    cost: int
    slots: int
    copies: int
    points: int
    wizard: str | None
    effects: list[Occasion]  # when it acts
    lasting: Lasting  # what holds while it lies in play, and how much of it


class TimeMastersCards(TypedDict):
    """The pack and its cards; names and rules are in the texts."""

    game: str
    pack: str
    cards: list[TimeMastersCard]


def cards(rules: Rules) -> TimeMastersCards:
    """Everything there is to leaf through."""
    assert isinstance(rules, TimeMastersRules)
    return {
        "game": rules.name,
        "pack": rules.pack.name,
        "cards": [card_facts(card) for card in rules.pack.cards],
    }


def card_facts(card: Card) -> TimeMastersCard:
    """A card. Its words have been looked up when the pack was read, so they are among those named above."""
    return {
        "number": card.number,
        "name": card.name,
        "set": cast("CardSet", card.set),
        "kind": cast("CardKind", card.kind),
        "level": None if card.level == WANDERING else card.level,
        "cost": card.cost,
        "slots": card.slots,
        "copies": card.copies,
        "points": card.points(),
        "wizard": card.wizard or None,
        "effects": [occasion for occasion in OCCASIONS if card.effects[occasion]],
        "lasting": cast("Lasting", {effect.verb: card.trait(effect.verb) for effect in card.effects[WHILE_IN_PLAY]}),
    }
