"""Sayings: what is to be said, before it is said in any language. See docs/texts.md."""

from typing import Any, NamedTuple


class Saying(NamedTuple):
    """The key of a text, the same in every language, and the facts for its places as plain data."""

    key: str
    facts: dict[str, Any]
