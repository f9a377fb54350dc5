"""What every command prints with: a screen, plain JSON, and the one line about bad input."""

import json
import sys
from typing import Any

from rich.console import Console


def screen() -> Console:
    """The standard output: coloured on a terminal, plain where it is piped."""
    return Console(highlight=False, markup=False, emoji=False)


def print_json(data: Any) -> None:
    """Figures for other programs."""
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")


def complain(message: str) -> None:
    """One line on the standard error."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    console.print("chronomage: " + " ".join(message.split()), soft_wrap=True)
