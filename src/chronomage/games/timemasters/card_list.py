"""The cards of a pack as facts, without any language: for those who leaf through them."""

from typing import Any

from chronomage.games.timemasters.packs.pack import OCCASIONS, WANDERING, WHILE_IN_PLAY, Card
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.rules import Rules


def cards(rules: Rules) -> dict[str, Any]:
    """The pack and its cards; names and rules are in the texts."""
    assert isinstance(rules, TimeMastersRules)
    return {
        "game": rules.name,
        "pack": rules.pack.name,
        "cards": [card_facts(card) for card in rules.pack.cards],
    }


def card_facts(card: Card) -> dict[str, Any]:
    """A card; what its kind does not have is 0."""
    return {
        "number": card.number,
        "name": card.name,
        "set": card.set,
        "kind": card.kind,
        "level": None if card.level == WANDERING else card.level,
        "cost": card.cost,
        "slots": card.slots,
        "copies": card.copies,
        "points": card.points(),
        "wizard": card.wizard or None,
        "effects": [occasion for occasion in OCCASIONS if card.effects[occasion]],
        "lasting": {effect.verb: card.trait(effect.verb) for effect in card.effects[WHILE_IN_PLAY]},
    }
