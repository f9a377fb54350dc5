"""One line of a game's journal, and the kinds of them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from chronomage.protocol.codes import Refusal

CHOICE: Final = "choice"  # content: the text of the choice
UNDO: Final = "undo"  # content: how many choices were taken back
ASK_UNDO: Final = "ask-undo"  # content: how many choices would be taken back
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STAND_IN: Final = "stand-in"  # content: why a bot plays on
GIVE_UP: Final = "give-up"  # of one of two: the game is over
RETURN: Final = "return"
GIVEN: Final = "given"  # content: choices that were made before, in another game: a seat and a text on each line


class Entry(NamedTuple):
    """One thing that happened in a game."""

    table_id: str
    number: int
    at: int
    kind: str
    seat: int
    content: str


# Told what became of an entry: true, it is on disk; false, its number was taken; a Refusal, it may be there or not.
Then = Callable[[bool | Refusal], None]
