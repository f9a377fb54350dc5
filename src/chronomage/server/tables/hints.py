"""Why a bot would choose something, as it is told to a player."""

from collections.abc import Sequence
from typing import Final

from chronomage.kernel.reason import Reason
from chronomage.kernel.rules import Rules
from chronomage.protocol.answers import SayingView
from chronomage.texts import texts_of
from chronomage.texts.hints import hint_saying

KEYS: Final = "en"  # keys are the same in all languages


def hint_sayings(rules: Rules, kind: str, because: Sequence[Reason]) -> list[SayingView]:
    """The reasons for a choice of a decision of that kind."""
    texts = texts_of(rules, KEYS)
    said = [hint_saying(texts, rules, kind, reason) for reason in because]
    return [SayingView(key=saying.key, facts=saying.facts) for saying in said]
