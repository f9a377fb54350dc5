"""What has been settled about a card of Time Masters beyond its rule: it goes by verbs, so it holds for every pack."""

from collections.abc import Iterator

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import PER_WORDS, Effect
from chronomage.games.timemasters.packs.pack import OCCASIONS, WANDERING, WHILE_IN_PLAY, Card
from chronomage.texts.catalogue import Catalogue
from chronomage.texts.timemasters.card_rules import ENDINGS


def ruling(texts: Catalogue, card: Card) -> str:
    """The sentences about everything that the card is and does, each once; empty where nothing is to be said."""
    keys = [f"timemasters.ruling.{topic}" for topic in topics(card)]
    return " ".join(dict.fromkeys(texts.say(key) for key in keys if key in texts.texts))


def topics(card: Card) -> Iterator[str]:
    """What can be asked about a card, whether anything has been settled about it or not."""
    yield f"kind.{card.kind}"
    for occasion in OCCASIONS:
        effects = card.effects[occasion]
        if effects and card.kind == facts.TIMER:
            yield f"occasion.{occasion}"
        for line in effects:
            for effect in line.alternatives():
                yield f"{of_whom(effect, occasion)}.{effect.verb}{ENDINGS[effect.amount.share]}"
                yield f"per.{PER_WORDS[effect.amount.per]}"
    if card.level == WANDERING:
        yield "level.x"


def of_whom(effect: Effect, occasion: str) -> str:
    """The table for an effect: whether it is the opponents', and whether it lasts."""
    whose = "opponents" if effect.opponents else "own"
    return f"lasting-{whose}" if occasion == WHILE_IN_PLAY else whose
