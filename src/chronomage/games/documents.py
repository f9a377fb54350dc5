"""Reading position documents: each function takes one kind of entry, or refuses it with the reason."""

from collections.abc import Mapping
from typing import Any

from chronomage.kernel.errors import BadPosition, shorten


def known_keys(given: Mapping[Any, object], keys: tuple[str, ...], where: str) -> None:
    """Refuse a key that means nothing."""
    for key in given:
        if key not in keys:
            raise BadPosition(f"{where} has no {shorten(key)}; it may have {', '.join(keys)}.")


def number(given: Mapping[str, object], key: str, least: int, most: int, default: int) -> int:
    """A whole number within its bounds."""
    value = given.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{key} must be a whole number from {least} to {most}, not {shorten(value)}.")
    return value


def flag(given: Mapping[str, object], key: str) -> bool:
    """A true or false."""
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} must be true or false, not {shorten(value)}.")
    return value


def list_of(value: object, where: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise BadPosition(f"{where} must be a list, not {shorten(value)}.")
    return value


def mapping_of(value: object, where: str) -> Mapping[str, object]:
    """An object with keys."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} must be an object, not {shorten(value)}.")
    return value
