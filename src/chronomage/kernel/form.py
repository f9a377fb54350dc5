"""Forms: what a choice is and what it is about, so that nobody has to take its text apart."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

PLAIN: Final = "plain"  # the form of every choice of a game that does not tell forms apart


class Form(NamedTuple):
    """One choice as data: the word for this kind of answer, the choice's text, and what it is about.

    It is the same all through every game, so it tells nothing that the choice's text does not.
    """

    name: str
    text: str
    facts: Mapping[str, Any]
