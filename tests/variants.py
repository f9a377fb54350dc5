"""The variants of Seasons that every sweep goes through: all levels and player counts, and the editions."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Variant:
    """A number of players and options."""

    players: int
    options: dict[str, object]

    @property
    def name(self) -> str:
        words = [str(value) for value in self.options.values()]
        return "-".join([*words, str(self.players)])


LEVELS = [
    Variant(players, {"level": level}) for level in ("apprentice", "magician", "archmage") for players in (2, 3, 4)
]
EDITIONS = [
    Variant(2, {"level": "archmage", "edition": "russian"}),
    Variant(3, {"level": "archmage", "edition": "russian", "discard_pile": "public"}),
    Variant(4, {"level": "archmage", "edition": "first"}),
]
VARIANTS = LEVELS + EDITIONS
