"""The roster: the bots of each game by name, as its kit says."""

from difflib import get_close_matches

from chronomage.bots.bot import Bot, UnknownBot
from chronomage.kits import kit_of


def bot_names(game: str) -> list[str]:
    """The bots that play a game, by name."""
    return list(kit_of(game).bots)


def check_bot(name: str, game: str) -> None:
    """Refuse a name that no bot of this game has."""
    names = bot_names(game)
    if name not in names:
        close = get_close_matches(name, names, 1)
        hint = f" Did you mean {close[0]}?" if close else ""
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(names)}.{hint}")


def make_bot(name: str, seed: int = 0, *, game: str) -> Bot:
    """The bot with that name, ready to play that game; the seed is for bots that play by chance."""
    check_bot(name, game)
    kit = kit_of(game)
    bot: Bot = kit.part(f"bot {name}", kit.bots[name])(seed)
    return bot
