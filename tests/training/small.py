"""A config small enough for tests."""

from typing import Any

from chronomage.lab.training.config import Config, config_of

VARIANTS: list[dict[str, Any]] = [
    {"name": "two", "options": {"level": "archmage"}, "weight": 2, "evaluation": 4},
    {"name": "three", "players": 3, "options": {"enchanted_kingdom": "true"}, "weight": 1, "evaluation": 3},
]


def small_config(**parts: Any) -> Config:
    """Seasons, a few games in this process; parts replace those that are here."""
    document: dict[str, Any] = {
        "name": "small",
        "game": "seasons",
        "net": {"width": 32, "blocks": 1, "value_width": 16},
        "collecting": {"workers": 0, "games": 6, "steps": 8, "past": 0.34, "apprentice": 0.17, "past_every": 2},
        "learning": {"copying_seconds": 0.5, "batch": 48, "value_updates": 1, "overlap": False},
        "variants": VARIANTS,
    }
    return config_of({**document, **parts}, "small")
