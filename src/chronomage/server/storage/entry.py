"""One line of a game's journal, and the kinds of them."""

from typing import Final, NamedTuple

CHOICE: Final = "choice"  # content: the text of the choice
UNDO: Final = "undo"  # content: how many choices were taken back
ASK_UNDO: Final = "ask-undo"  # content: how many choices would be taken back
AGREE: Final = "agree"
REFUSE: Final = "refuse"
STAND_IN: Final = "stand-in"  # content: why a bot plays on
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
