"""The numbers of all programs. A frame on the stack names its program by number, so that the stack is plain data."""

from typing import Final

from chronomage.games.timemasters.packs.pack import DELAYED, EACH_TURN, LAUNCHED, PLAYED, PUT

GAME: Final = 0
TURN: Final = 1
CAST: Final = 2
PUT_SPELL: Final = 3
FOCUS: Final = 4
DELAY: Final = 5
RESTORE: Final = 6

# The programs of the cards are numbered from here on: one for each occasion, card by card. What cards ask of opponents
# comes after them.
FIRST_CARD: Final = 10
WHEN_PLAYED: Final = 0
WHEN_PUT: Final = 1
WHEN_LAUNCHED: Final = 2
WHEN_DELAYED: Final = 3
WHEN_TURN_BEGINS: Final = 4
ACTING: Final = (PLAYED, PUT, LAUNCHED, DELAYED, EACH_TURN)


def card_program(card: int, occasion: int) -> int:
    """The program of what a card does on an occasion."""
    return FIRST_CARD + len(ACTING) * (card - 1) + occasion
