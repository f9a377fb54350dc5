"""What a document is that a game can be played with, for those who choose one."""

from typing import NamedTuple


class Document(NamedTuple):
    """A text that has been read and found good."""

    name: str  # as it calls itself
    titles: dict[str, str]  # by language
    author: str
    about: dict[str, str]  # by language
    figures: dict[str, int]  # such as how many cards it has
