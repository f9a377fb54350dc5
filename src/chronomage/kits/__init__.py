"""Kits: each game as one object, and the registry of all of them, those of installed packages included."""

from chronomage.kits.address import BadAddress, loaded
from chronomage.kits.kit import RANDOM, BadKit, Flag, Kit
from chronomage.kits.registry import all_kits, kit_names, kit_of, register, rules_of

__all__ = [
    "RANDOM",
    "BadAddress",
    "BadKit",
    "Flag",
    "Kit",
    "all_kits",
    "kit_names",
    "kit_of",
    "loaded",
    "register",
    "rules_of",
]
