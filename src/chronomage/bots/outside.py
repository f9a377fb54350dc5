"""Bots from outside: those of installed packages by name, and any class by its place, module:Class or file.py:Class.

A package names its bots as entry points of the group `chronomage.bots`. What is named by its place is imported, so a
place is taken from the person at the computer alone, never from afar.
"""

import importlib
import importlib.util
import inspect
import os
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zlib import crc32

from chronomage.bots.adopted import Adopted
from chronomage.bots.bot import BadBot, Bot
from chronomage.kits.address import search_too

GROUP: Final = "chronomage.bots"
FILE: Final = ".py"
ARGUMENTS: Final = ("observation", "decision", "limit")

# What has been found so far, by the folders that were searched.
INSTALLED: Final[dict[tuple[str, ...], dict[str, EntryPoint]]] = {}


def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages by name, whichever games they play; none of them is loaded yet."""
    folders = tuple(sys.path)
    if folders not in INSTALLED:
        INSTALLED[folders] = {point.name: point for point in entry_points(group=GROUP)}
    return INSTALLED[folders]


def installed_for(game: str) -> dict[str, Callable[[], Any]]:
    """The bots of installed packages that play a game, by name; one that cannot be loaded is not among them."""
    found: dict[str, Callable[[], Any]] = {}
    for name in installed():
        try:
            found[name] = checked(name, load_installed(name), game)
        except BadBot:
            continue  # whoever names it is told why
    return found


def load_installed(name: str) -> Any:
    """What an installed package calls its bot of that name."""
    point = installed()[name]
    try:
        return point.load()
    except Exception as error:
        raise BadBot(f"the bot {name} ({point.value}) cannot be loaded: {in_short(error)}") from error


def is_place(name: str) -> bool:
    """Whether this says where a bot is; a bot's name has no colon."""
    return ":" in name


def load_place(place: str) -> Any:
    """What is at module:Class, or at file.py:Class."""
    where, _, name = place.rpartition(":")
    if not where or not name.isidentifier():
        raise BadBot(f"a bot of your own is named as module:Class or file.py:Class, not {place!r}.")
    module = load_file(Path(where)) if where.endswith(FILE) else load_module(where)
    if not hasattr(module, name):
        raise BadBot(f"there is no {name} in {where}.")
    return getattr(module, name)


def load_module(name: str) -> ModuleType:
    """A module by its name; the present folder is searched too, after all others."""
    search_too(os.getcwd())
    try:
        return importlib.import_module(name)
    except Exception as error:  # whatever somebody's code does when it is imported
        raise BadBot(f"the module {name} cannot be imported: {in_short(error)}") from error


def load_file(path: Path) -> ModuleType:
    """The module in a file, which may import others beside it."""
    if not path.is_file():
        raise BadBot(f"there is no file {path}.")
    path = path.resolve()
    # Not by the bare name of the file, which a module of the standard library may have.
    name = f"chronomage_bot_{path.stem}_{crc32(str(path).encode()):08x}"
    if name in sys.modules:
        return sys.modules[name]
    search_too(str(path.parent))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None, "a file that ends in .py can be loaded"
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise BadBot(f"{path.name} cannot be loaded: {in_short(error)}") from error
    return module


def checked(called: str, maker: Any, game: str) -> Callable[[], Any]:
    """What was loaded, if it makes bots that can play this game."""
    if not callable(maker):
        raise BadBot(f"the bot {called} is no class.")
    choose = getattr(maker, "choose", None)
    if isinstance(maker, type) and (not callable(choose) or choose is Bot.choose):
        raise BadBot(f"the bot {called} has no method `choose`.")
    games = tuple(getattr(maker, "games", ()))
    if games and game not in games:
        raise BadBot(f"the bot {called} plays {', '.join(games)}, not {game}.")
    made: Callable[[], Any] = maker
    return made


def made(called: str, maker: Callable[[], Any]) -> Bot:
    """A bot that this class makes, or whatever else was named; `called` is how."""
    try:
        thing = maker()
    except Exception as error:
        raise BadBot(f"the bot {called} cannot be made: {in_short(error)}") from error
    if not takes_a_question(thing):
        raise BadBot(f"`choose` of the bot {called} must take {', '.join(ARGUMENTS)}.")
    bot = thing if isinstance(thing, Bot) else Adopted(thing)
    if not bot.name:
        bot.name = type(thing).__name__
    return bot


def takes_a_question(thing: Any) -> bool:
    """Whether the thing's `choose` can be called as a bot's is."""
    choose = getattr(thing, "choose", None)
    if not callable(choose):
        return False
    try:
        inspect.signature(choose).bind(*ARGUMENTS)
    except TypeError:
        return False
    except ValueError:  # of a compiled function that does not say what it takes
        return True
    return True


def in_short(error: Exception) -> str:
    """An error in one line."""
    first = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__
