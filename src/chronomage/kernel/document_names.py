"""Documents: texts of one's own that a game is played with, such as a pack of cards, each named by what it says.

A name stands for one text for ever: whoever has the text can make sure of it, and no file is looked for.
"""

from hashlib import blake2b
from typing import Final

PREFIX: Final = "document:"


def document_name(text: str) -> str:
    """The name of a text, as the value of an option."""
    return PREFIX + blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def is_document_name(value: object) -> bool:
    """Whether the value of an option names a document, and not a file or something that comes with the program."""
    return isinstance(value, str) and value.startswith(PREFIX)
