"""One of everything that each game says, in every language: what a change of texts does shows as a diff.

Each line is an event, a decision or a choice and its sentences. `python -m tests.said` says them anew.
"""

import json
from pathlib import Path
from typing import Any

from chronomage.kernel.decision import Decision
from chronomage.texts import LANGUAGES, Catalogue
from tests.spoken import NAMES, Spoken


def path_of(game: Spoken) -> Path:
    return Path(__file__).parent / f"{game.name}.jsonl"


def rows_of(game: Spoken) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path_of(game).read_text(encoding="utf-8").splitlines()]


def said_of(game: Spoken, texts: Catalogue, row: dict[str, Any]) -> str:
    """What a row is about, in words."""
    if "event" in row:
        return texts.event(row["event"], NAMES)
    if "choice" in row:
        return texts.choice(row["to"], game.form(row["choice"]), NAMES)
    return texts.decision(Decision(0, row["decision"], row["card"], []))


def said_anew(game: Spoken, row: dict[str, Any]) -> dict[str, Any]:
    """The row with its sentences as they are now."""
    return row | {language: said_of(game, game.texts(language), row) for language in LANGUAGES}
