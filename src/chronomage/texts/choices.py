"""Choice texts taken apart: what form of answer it is, and about what."""

from typing import Final

from chronomage.games.seasons.choices import WORDS
from chronomage.games.seasons.energy import ENERGIES

ENERGY: Final = "energy"
AMULET: Final = "amulet"
PLAYER: Final = "player"
AMOUNT: Final = "amount"
CARD: Final = "card"
SECOND: Final = "-second"

PLAIN: Final = frozenset(WORDS.values())


def parse(text: str) -> tuple[str, str]:
    """The form of the answer and its detail: "in-play purse-of-io 2" is (in-play-second, purse-of-io)."""
    if text in PLAIN:
        return text.replace(" ", "-"), ""
    if len(text) == 1 and text in ENERGIES:
        return ENERGY, text
    if text.isdecimal():
        return AMOUNT, text
    words = text.split(" ")
    if len(words) == 1:
        return CARD, text
    form = words[0] + SECOND if len(words) == 3 else words[0]
    return form, words[1]
