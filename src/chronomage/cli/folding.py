"""Sentences made fewer: what is said twice, or happens several times in a row, is said once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

# Everybody hears how many cards it was; who may know which ones hears that as well, and needs no more.
COUNTED: Final = ("cards-drawn", "cards-kept", "cards-given", "cards-discarded")
LONGEST_REFRAIN: Final = 2  # a transmuted token is two sentences: it is discarded, and crystals are gained


def is_named_to(listener: int, facts: Mapping[str, Any]) -> bool:
    """Whether this event only counts cards that the listener has heard the names of."""
    return facts["kind"] in COUNTED and listener in (facts["player"], facts.get("other"))


def folded(sentences: Sequence[str]) -> list[str]:
    """The sentences, with one or two that repeat themselves folded into one line."""
    lines: list[str] = []
    at = 0
    while at < len(sentences):
        length, times = refrain(sentences, at)
        line = " ".join(sentences[at : at + length])
        lines.append(line if times == 1 else f"{line} ×{times}")
        at += length * times
    return lines


def refrain(sentences: Sequence[str], at: int) -> tuple[int, int]:
    """How many sentences from there on repeat themselves at once, and how often they come."""
    for length in range(1, LONGEST_REFRAIN + 1):
        block = sentences[at : at + length]
        times = 1
        while sentences[at + length * times : at + length * (times + 1)] == block:
            times += 1
        if times > 1:
            return length, times
    return 1, 1
