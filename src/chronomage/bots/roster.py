"""The roster: the bots of each game by name, those of installed packages too, and any others by where they are."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from chronomage.bots.bot import Bot, UnknownBot
from chronomage.bots.outside import checked, installed, installed_for, is_place, load_installed, load_place, made
from chronomage.kits import kit_of


def bot_names(game: str) -> list[str]:
    """The bots that play a game, by name: those of its kit first, then those of installed packages."""
    return list(dict.fromkeys([*kit_of(game).bots, *installed_for(game)]))


def maker_of(name: str, game: str) -> Callable[[], Any]:
    """What makes the bot of that name, if it plays that game."""
    kit = kit_of(game)
    if name in kit.bots:
        return checked(name, kit.part(f"bot {name}", kit.bots[name]), game)
    if name in installed():
        return checked(name, load_installed(name), game)
    names = bot_names(game)
    if name in kit.missing_bots:
        raise UnknownBot(
            f"the bot {name} plays by a net, and what runs nets is not installed: pip install 'chronomage[nets]'. "
            f"The bots without are {', '.join(names)}."
        )
    close = get_close_matches(name, names, 1)
    hint = f" Did you mean {close[0]}?" if close else ""
    raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(names)}.{hint}")


def check_bot(name: str, game: str) -> None:
    """Refuse a name that no bot of this game has."""
    maker_of(name, game)


def make_bot(name: str, game: str) -> Bot:
    """The bot of that name which plays that game; `begin` gives it a seat, and its chance where it plays by chance."""
    return made(name, maker_of(name, game))


def find_maker(name: str, game: str) -> Callable[[], Any]:
    """What makes the bot that a person at this computer names or places, module:Class or file.py:Class."""
    if not is_place(name):
        return maker_of(name, game)
    kit_of(game)  # refuses a game that does not exist
    return checked(name, load_place(name), game)


def find_bot(name: str, game: str) -> Bot:
    """The bot that a person at this computer means: by its name, or by its place, module:Class or file.py:Class."""
    return made(name, find_maker(name, game))
