"""A new game: which one, for how many, with which options. What no flag says is asked."""

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console

from chronomage.cli.asking import Asking
from chronomage.cli.terminals import terminal_for
from chronomage.game import Game, new_game
from chronomage.kernel.errors import BadOption
from chronomage.kits import all_kits, kit_of, rules_of
from chronomage.lab.entry import seat_bots
from chronomage.texts import LANGUAGES, catalogue

LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski", "uk": "Українська"}
LARGEST_SEED: Final = 1_000_000


def possible_games(wanted: str | None, given: Mapping[str, str]) -> list[str]:
    """The games that have the options given, each with how it was given: the one wanted, or all that fit."""
    kits = all_kits() if wanted is None else [kit_of(wanted)]
    known = {kit.name: [option.name for option in kit.rules.options] for kit in kits}
    fitting = [name for name in known if all(option in known[name] for option in given)]
    if fitting:
        return fitting
    if wanted is None:
        raise BadOption(f"no game has all of {', '.join(given.values())}.")
    foreign = ", ".join(how for option, how in given.items() if option not in known[wanted])
    raise BadOption(
        f"{kit_of(wanted).title} has no {foreign}; it takes --option name=value, "
        f"where name is {', '.join(known[wanted])}."
    )


def check(game: str, players: int | None, options: Mapping[str, object], bots: Sequence[str] | None) -> None:
    """Refuse what no game can have, before anything is asked."""
    rules = rules_of(game, options)
    new_game(game, rules.seats[0] if players is None else players, 0, options)
    seat_bots(bots or [kit_of(game).stand_in], (rules.seats[-1] if players is None else players) - 1, game)


def likely_language() -> str:
    """The language that the computer is set to, or English."""
    default = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return default[:2] if default[:2] in LANGUAGES else "en"


def ask_language(console: Console) -> str:
    """The language, asked in the one that the computer is set to."""
    likely = likely_language()
    names = [LANGUAGE_NAMES.get(language, language) for language in LANGUAGES]
    return Asking(console, catalogue(likely)).one_of("ask-language", LANGUAGES, names, likely)


def ask_game(asking: Asking, games: Sequence[str]) -> str:
    """Which of these games to play."""
    return asking.one_of("ask-game", games, [kit_of(name).title for name in games], games[0])


def new_game_of(asking: Asking, game: str, players: int | None, given: Mapping[str, object], seed: int | None) -> Game:
    """A new game, dealt at random where no seed is given."""
    terminal = terminal_for(game, given, asking.texts.language)
    seats = rules_of(game, given).seats
    if players is None:
        players = asking.number("ask-players", seats, seats[0])
    options = terminal.ask_options(asking, given)
    chosen = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    return new_game(game, players, chosen, options)
