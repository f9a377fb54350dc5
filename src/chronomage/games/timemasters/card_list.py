"""The cards of a pack as facts, without any language: for those who leaf through them."""

from typing import Final, Literal, TypedDict, cast

from chronomage.games.timemasters.effect import ALL, HALF, OPPONENT, PER_WORDS, Effect
from chronomage.games.timemasters.packs.pack import OCCASIONS, WANDERING, WHILE_IN_PLAY, Card
from chronomage.games.timemasters.rules import TimeMastersRules
from chronomage.kernel.rules import Rules

CardSet = Literal["base", "expansion", "promo"]
CardKind = Literal["spell", "focus", "timer"]
Occasion = Literal["played", "put", "launched", "delayed", "each_turn", "while_in_play"]
# How much of each: one's own spells, those put on the Timer, the size of one's hand; the others' spells and what they
# may spend; then the same the other way round. What a Timer does not do is left out.
Lasting = TypedDict(
    "Lasting",
    {
        "cheaper": int,
        "cheaper-here": int,
        "hand": int,
        "dearer": int,
        "cap": int,
        "own-dearer": int,
        "own-cap": int,
        "others-cheaper": int,
        "others-hand": int,
    },
    total=False,
)
LASTING: Final = {
    ("dearer", False): "own-dearer",
    ("cap", False): "own-cap",
    ("cheaper", True): "others-cheaper",
    ("hand", True): "others-hand",
}

Share = Literal["half", "all"]
Per = Literal["spell", "timer", "stored", "delay", "done", "hand", "active", "exhausted", "ephemeral"]
SHARES: Final[dict[int, Share]] = {HALF: "half", ALL: "all"}


class Under(TypedDict):
    """A condition: that there are at least so many of a thing, or that there are fewer."""

    thing: Per
    amount: int
    fewer: bool


class Deed(TypedDict):
    """One thing that a card does: a verb of the packs with its amount."""

    occasion: Occasion
    verb: str
    amount: int
    share: Share | None  # in place of the amount
    per: Per | None  # what the amount is counted for
    may: bool  # as the player likes, up to the amount
    opponents: bool  # each of them does it
    chosen: bool  # of the opponents, the one whom the player chooses
    kind: CardKind | None  # of the cards that it is about
    under: Under | None  # the condition without which it is not done
    instead: bool  # in place of the deed before it, as the player likes


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
    deeds: list[Deed]  # what it does, in order
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
        "deeds": [
            deed(occasion, line, effect)
            for occasion in OCCASIONS
            for line in card.effects[occasion]
            for effect in line.alternatives()
        ],
        "lasting": cast("Lasting", dict([lasting(card, effect) for effect in card.effects[WHILE_IN_PLAY]])),
    }


def lasting(card: Card, effect: Effect) -> tuple[str, int]:
    """What lasts as long as the card lies in play, and how much of it."""
    key = (effect.verb, effect.opponents)
    return LASTING.get(key, effect.verb), card.trait(effect.verb, effect.opponents)


def deed(occasion: str, line: Effect, effect: Effect) -> Deed:
    """One effect of a card on that occasion: that of a line, or what may be chosen in its stead."""
    condition = line.condition
    return {
        "occasion": cast("Occasion", occasion),
        "verb": effect.verb,
        "amount": effect.amount.number,
        "share": SHARES.get(effect.amount.share),
        "per": cast("Per", PER_WORDS[effect.amount.per]) if effect.amount.per else None,
        "may": effect.optional,
        "opponents": effect.opponents,
        "chosen": effect.who == OPPONENT,
        "kind": cast("CardKind", effect.kind) if effect.kind else None,
        "under": None
        if condition is None
        else {
            "thing": cast("Per", PER_WORDS[condition.thing]),
            "amount": condition.number,
            "fewer": condition.fewer,
        },
        "instead": effect is not line,
    }
