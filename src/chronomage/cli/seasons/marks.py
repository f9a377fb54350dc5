"""Marks: energy, costs and dice in a few signs. Each kind of energy has a letter, a shape and a colour of its own."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

SHAPES: Final = {"A": "○", "W": "≈", "F": "▲", "E": "■"}
COLOURS: Final = {"A": "magenta", "W": "bright_blue", "F": "red", "E": "green"}
CRYSTAL: Final = "♦"
STAR: Final = "★"
CARD: Final = "▯"
TRANSMUTE: Final = "⇄"
PIP: Final = "•"


def energy(letters: str, gap: str = "") -> Text:
    """Tokens in a row."""
    row = Text(gap).join(Text(SHAPES[letter] + letter, COLOURS[letter]) for letter in letters)
    return row if letters else Text("–", "dim")


def crystals(amount: int) -> Text:
    """A number of crystals."""
    return Text(f"{amount}{CRYSTAL}", "cyan")


def cost(letters: str, amount: int) -> Text:
    """What a card costs."""
    parts = ([energy(letters)] if letters else []) + ([crystals(amount)] if amount else [])
    return Text(" ").join(parts) if parts else Text("0", "dim")


def face(die: Mapping[str, Any]) -> Text:
    """What a die shows."""
    parts: list[Text] = []
    if die["energy"]:
        parts.append(energy(die["energy"]))
    if die["crystals"]:
        parts.append(crystals(die["crystals"]))
    signs = (("star", STAR, "yellow"), ("card", CARD, "bold"), ("transmute", TRANSMUTE, "bold"))
    parts += [Text(sign, style) for part, sign, style in signs if die[part]]
    parts.append(Text(PIP * die["pips"], "dim"))
    return Text(" ").join(parts)
