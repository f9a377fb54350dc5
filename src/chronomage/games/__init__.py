"""The games: each folder holds one, made of facts, cards and phases on the kernel."""

from difflib import get_close_matches
from typing import Final

from chronomage.games.seasons.rules import RULES as SEASONS
from chronomage.kernel.errors import UnknownGame, shorten
from chronomage.kernel.rules import Rules

ALL: Final[dict[str, Rules]] = {SEASONS.name: SEASONS}


def rules_of(name: object) -> Rules:
    """The rules of the game with that name."""
    if not isinstance(name, str) or name not in ALL:
        close = get_close_matches(name[:40], ALL, 1) if isinstance(name, str) else []
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"there is no game {shorten(name)}; there is {', '.join(ALL)}.{hint}")
    return ALL[name]
