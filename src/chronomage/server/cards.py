"""The cards of a game as facts, without any language: for those who leaf through them."""

from typing import Any

from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of


def cards_of(rules: Rules) -> dict[str, Any]:
    """Everything with facts of its own in a game, as its kit says; names and rules are in the texts."""
    kit = kit_of(rules.name)
    cards = kit.part("cards", kit.cards)
    if cards is None:
        return {"game": rules.name, "cards": []}
    found: dict[str, Any] = cards(rules)
    return found
