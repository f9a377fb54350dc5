"""The roster: every bot by its name."""

from typing import Final

from chronomage.bots.apprentice.seasons.bot import Apprentice
from chronomage.bots.apprentice.timemasters.bot import TimeMastersApprentice
from chronomage.bots.bot import Bot, UnknownBot
from chronomage.bots.random_bot import RandomBot
from chronomage.games import rules_of

BOT_NAMES: Final = ("random", "apprentice")


def make_bot(name: str, seed: int = 0, game: str = "seasons") -> Bot:
    """The bot with that name, ready to play that game; the seed is for bots that play by chance."""
    rules_of(game)  # refuses a game that does not exist
    if name == "random":
        return RandomBot(seed)
    if name == "apprentice":
        return TimeMastersApprentice() if game == "timemasters" else Apprentice()
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOT_NAMES)}.")
