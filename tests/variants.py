"""The variants that every sweep goes through: games, player counts, levels, editions, expansions."""

from dataclasses import dataclass

from chronomage.games.seasons.facts import ENCHANTMENTS


@dataclass(frozen=True)
class Variant:
    """A game with a number of players and options."""

    players: int
    options: dict[str, object]
    label: str = ""
    game: str = "seasons"

    @property
    def name(self) -> str:
        words = [self.label] if self.label else [str(value) for value in self.options.values()]
        return "-".join([*words, str(self.players)])


LEVELS = [
    Variant(players, {"level": level}) for level in ("apprentice", "magician", "archmage") for players in (2, 3, 4)
]
EDITIONS = [
    Variant(2, {"level": "archmage", "edition": "russian"}),
    Variant(3, {"level": "archmage", "edition": "russian", "discard_pile": "public"}),
    Variant(4, {"level": "archmage", "edition": "first"}),
]
BASE = LEVELS + EDITIONS

KINGDOM = [
    *[Variant(players, {"enchanted_kingdom": True}, "kingdom") for players in (2, 3, 4)],
    *[Variant(players, {"ability_tokens": True}, "abilities") for players in (2, 3, 4)],
    *[
        Variant(players, {"enchanted_kingdom": True, "ability_tokens": True, "enchantment": name}, name)
        for name in ENCHANTMENTS
        for players in (2, 3, 4)
    ],
]
SEASONS = BASE + KINGDOM

TIME_MASTERS = [
    Variant(players, options, label, "timemasters")
    for label, options in (
        ("time-masters", {}),
        ("time-masters-expanded", {"expansion": True}),
        ("time-masters-promo", {"expansion": True, "promo": True}),
        ("time-masters-full", {"promo": True, "launching": "full"}),
    )
    for players in (2, 3, 4)
]
VARIANTS = SEASONS + TIME_MASTERS
