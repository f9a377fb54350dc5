"""Choice texts taken apart: what form of answer it is, and about what."""

from typing import Final, NamedTuple

from chronomage.games.seasons.choices import WORDS
from chronomage.games.seasons.energy import ENERGIES

ENERGY: Final = "energy"
AMULET: Final = "amulet"
PLAYER: Final = "player"
AT_PLAYER: Final = "at-player"
AMOUNT: Final = "amount"
TOKEN: Final = "token"
CARD: Final = "card"
SECOND: Final = "-second"

PLAIN: Final = frozenset(WORDS.values())


class Answer(NamedTuple):
    """A choice text taken apart: its form, what it is about, and the player where it names one."""

    form: str
    detail: str = ""
    seat: int | None = None


def parse(text: str) -> Answer:
    """The form of the answer and its details: "in-play purse-of-io 2" is (in-play-second, purse-of-io)."""
    if text in PLAIN:
        return Answer(text.replace(" ", "-"))
    if len(text) == 1 and text in ENERGIES:
        return Answer(ENERGY, text)
    if text.isdecimal():
        return Answer(AMOUNT, text)
    words = text.split(" ")
    if len(words) == 1:
        return Answer(CARD, text)
    second = SECOND if len(words) > 2 and words[-1] == "2" else ""
    if words[0] != PLAYER:
        return Answer(words[0] + second, words[1])
    seat = int(words[1])
    return Answer(PLAYER, seat=seat) if len(words) == 2 else Answer(AT_PLAYER + second, words[2], seat)
