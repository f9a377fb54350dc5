"""Sentences made fewer: what happens several times in a row is said once."""

from collections.abc import Sequence


def folded(sentences: Sequence[str], longest: int) -> list[str]:
    """The sentences, with up to so many that repeat themselves at once folded into one line."""
    lines: list[str] = []
    at = 0
    while at < len(sentences):
        length, times = refrain(sentences, at, longest)
        line = " ".join(sentences[at : at + length])
        lines.append(line if times == 1 else f"{line} ×{times}")
        at += length * times
    return lines


def refrain(sentences: Sequence[str], at: int, longest: int) -> tuple[int, int]:
    """How many sentences from there on repeat themselves at once, and how often they come."""
    for length in range(1, longest + 1):
        block = sentences[at : at + length]
        times = 1
        while sentences[at + length * times : at + length * (times + 1)] == block:
            times += 1
        if times > 1:
            return length, times
    return 1, 1
