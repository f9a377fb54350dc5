"""The games: each folder holds one, made of facts, cards and phases on the kernel."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from chronomage.games.seasons.rules import RULES as SEASONS
from chronomage.games.timemasters.rules import RULES as TIME_MASTERS
from chronomage.games.timemasters.rules import rules_with
from chronomage.kernel.errors import UnknownGame, shorten
from chronomage.kernel.rules import Rules

ALL: Final[dict[str, Rules]] = {SEASONS.name: SEASONS, TIME_MASTERS.name: TIME_MASTERS}


def rules_of(name: object, options: Mapping[str, object] | None = None) -> Rules:
    """The rules of the game with that name; of Time Masters, with the pack of cards that the options ask for."""
    if not isinstance(name, str) or name not in ALL:
        close = get_close_matches(name[:40], ALL, 1) if isinstance(name, str) else []
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownGame(f"there is no game {shorten(name)}; there are {', '.join(ALL)}.{hint}")
    return rules_with(options) if name == TIME_MASTERS.name and options else ALL[name]
