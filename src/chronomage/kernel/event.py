"""Events: what happened, and who may know of it."""

from typing import Final

from chronomage.kernel.travel import Travels

EVERYBODY: Final = -1


class Event(Travels):
    """One thing that happened: its kind, its audience (everybody or one player), and its facts as plain numbers."""

    def __init__(self, kind: str, audience: int, facts: dict[str, int]) -> None:
        self.kind = kind
        self.audience = audience
        self.facts = facts

    def visible_to(self, player: int) -> bool:
        """Whether that player may know of it."""
        return self.audience in (EVERYBODY, player)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.audience}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.audience == other.audience
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.audience, tuple(sorted(self.facts.items()))))
