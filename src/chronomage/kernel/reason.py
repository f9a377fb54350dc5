"""Reasons: why a choice is not open, in English, and as a key with facts for whoever says it in another language."""

from chronomage.kernel.travel import Travels


class Reason(Travels):
    """Why a choice is not open, or why a bot would make it.

    `text` says it in a player's words, `key` and `facts` say the same in no language.
    """

    def __init__(self, key: str, text: str, facts: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.text = text
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.text!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.key == other.key
            and self.text == other.text
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.key, self.text))
