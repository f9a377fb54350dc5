"""`chronomage play`: a game in the terminal against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from chronomage.bots import make_bot
from chronomage.cli.asking import Asking
from chronomage.cli.console import screen
from chronomage.cli.newgame import ask_game, ask_language, check, new_game_of, possible_games
from chronomage.cli.parameters import Options, read_options, whole
from chronomage.cli.table import PERSON, TerminalTable
from chronomage.cli.terminals import terminal_of
from chronomage.game import Game, replay
from chronomage.kernel.errors import BadOption
from chronomage.lab.simulation import derived_seed, seat_bots
from chronomage.record.record import load
from chronomage.texts import Catalogue, catalogue


def play(
    game: Annotated[str | None, Parameter(help="Which game: seasons or timemasters.")] = None,
    /,
    *,
    lang: Annotated[str | None, Parameter(help="Language: en, ru, pl or uk.")] = None,
    players: Annotated[int | None, Parameter(help="How many players, you among them.", converter=whole)] = None,
    level: Annotated[str | None, Parameter(help="Seasons: apprentice, magician or archmage.")] = None,
    expansion: Annotated[
        bool,
        Parameter(help="Seasons: add the cards of Enchanted Kingdom to the deck (not for apprentices).", negative=""),
    ] = False,
    enchantment: Annotated[
        str | None, Parameter(help="Seasons: play under this enchantment, such as drought, or random.")
    ] = None,
    abilities: Annotated[bool, Parameter(help="Seasons: deal ability tokens.", negative="")] = False,
    options: Options = None,
    seed: Annotated[int | None, Parameter(help="Deal the game of this seed again.", converter=whole)] = None,
    bots: Annotated[str, Parameter(help="Your opponents by seat, parted by commas; too few are repeated.")] = (
        "apprentice"
    ),
    resume: Annotated[str | None, Parameter(help="Go on with the game saved in this file.")] = None,
) -> int:
    """Play Seasons or Time Masters in the terminal against bots. What no flag says is asked.

    Example: `chronomage play seasons --players 3 --level magician --expansion --enchantment random`

    Example: `chronomage play timemasters --lang en --option expansion=true --option promo=true`
    """
    if lang is not None:
        catalogue(lang)  # an unknown language is refused before anything is asked
    flags = flags_of_seasons(level, expansion, enchantment, abilities)
    if resume is not None:
        given = {"game": game, "--players": players, **flags, "--option": options, "--seed": seed}
        named = ", ".join(name for name, value in given.items() if value is not None)
        if named:
            raise BadOption(f"a game that is resumed has its own {named}: leave that out.")
    read = read_options(options)
    how_given = {option: f"--option {option}" for option in read}
    how_given |= {option: flag for flag, (option, _) in flags.items()}
    games = possible_games(game, how_given)
    chosen = read | dict(flags.values())
    for name in games:
        check(name, players, chosen, names_in(bots))
    begun = None if resume is None else replay(load(resume))
    console = screen()
    try:
        language = lang or ask_language(console)
        if begun is None:
            asking = Asking(console, catalogue(language))
            wanted = games[0] if len(games) == 1 else ask_game(asking, games)
            begun = new_game_of(asking, wanted, players, chosen, seed)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    sit_down(console, begun, language, bots, resume)
    return 0


def flags_of_seasons(
    level: str | None, expansion: bool, enchantment: str | None, abilities: bool
) -> dict[str, tuple[str, object]]:
    """The flags given that are short for an option of Seasons, each with that option and its value."""
    flags: dict[str, tuple[str, object]] = {}
    if level is not None:
        flags["--level"] = ("level", level)
    if expansion:
        flags["--expansion"] = ("enchanted_kingdom", True)
    if enchantment is not None:
        flags["--enchantment"] = ("enchantment", enchantment.replace("'", "").replace(" ", "-"))
    if abilities:
        flags["--abilities"] = ("ability_tokens", True)
    return flags


def names_in(bots: str) -> list[str]:
    """The names of bots, parted by commas."""
    return [name.strip() for name in bots.split(",")]


def sit_down(console: Console, game: Game, language: str, bots: str, resume: str | None) -> None:
    """Play the game with a person on seat 0 and bots on the others."""
    terminal = terminal_of(game.rules, language)
    opponents = seat_bots(names_in(bots), game.players - 1)
    console.print(Text(terminal.say(terminal.welcome), "bold"))
    if resume is None:
        console.print(terminal.say("dealt", seed=game.seed))
    else:
        console.print(terminal.say("resumed", path=resume))
        if game.cut_off is not None:
            console.print(terminal.say("cut-off", reason=game.cut_off))
    seated = {
        seat: make_bot(name, derived_seed(game.required_seed(), f"bot {seat}"), game.rules.name)
        for seat, name in enumerate(opponents, PERSON + 1)
    }
    save_to = Path(resume) if resume is not None else unused_file(game.required_seed())
    flags = ["--lang", language, "--bots", bots]
    names = names_of(terminal.texts, opponents)
    TerminalTable(game, terminal, seated, names, console, save_to, flags).run()


def names_of(texts: Catalogue, opponents: Sequence[str]) -> list[str]:
    """The players' names: the person's, and the bots' with the number of their seat where there are several."""
    names = [texts.player(PERSON)]
    for seat, bot in enumerate(opponents, PERSON + 1):
        name = texts.say(f"terminal.bot-{bot}")
        names.append(name if len(opponents) == 1 else texts.say("terminal.seat-bot", bot=name, number=seat + 1))
    return names


def unused_file(seed: int) -> Path:
    """A file for saving the game that is not there yet."""
    path = Path(f"chronomage-{seed}.record")
    number = 2
    while path.exists():
        path = Path(f"chronomage-{seed}-{number}.record")
        number += 1
    return path
