"""`chronomage play`: a server with the browser on it, a game in the terminal, or a table of somebody's server."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Group, Parameter
from rich.console import Console
from rich.text import Text

from chronomage.bots import make_bot
from chronomage.cli.asking import Asking
from chronomage.cli.console import screen
from chronomage.cli.conversation import Conversation
from chronomage.cli.hosting import host
from chronomage.cli.local import PERSON, LocalGame
from chronomage.cli.newgame import ask_game, ask_language, check, likely_language, new_game_of, possible_games
from chronomage.cli.parameters import Options, read_options, whole
from chronomage.cli.terminals import terminal_of
from chronomage.game import Game, replay
from chronomage.kernel.errors import BadOption
from chronomage.lab.simulation import derived_seed, seat_bots
from chronomage.record.record import load
from chronomage.texts import Catalogue, catalogue

DEFAULT_BOTS: Final = ("apprentice",)
IN_TERMINAL: Final = Group("In the terminal", sort_key=1)
AT_SERVER: Final = Group("At a server", sort_key=2)


def play(
    game: Annotated[
        str | None, Parameter(help="Which game to play in the terminal: seasons or timemasters.", group=IN_TERMINAL)
    ] = None,
    /,
    *,
    no_browser: Annotated[bool, Parameter(help="Start the server without opening the browser.", negative="")] = False,
    terminal: Annotated[
        bool,
        Parameter(
            help="Play here; the game is asked for. Any flag below says the same.", negative="", group=IN_TERMINAL
        ),
    ] = False,
    lang: Annotated[str | None, Parameter(help="Language: en, ru, pl or uk.", group=IN_TERMINAL)] = None,
    players: Annotated[
        int | None, Parameter(help="How many players, you among them.", converter=whole, group=IN_TERMINAL)
    ] = None,
    level: Annotated[
        str | None, Parameter(help="Seasons: apprentice, magician or archmage.", group=IN_TERMINAL)
    ] = None,
    expansion: Annotated[
        bool,
        Parameter(
            help="Seasons: add the cards of Enchanted Kingdom to the deck (not for apprentices).",
            negative="",
            group=IN_TERMINAL,
        ),
    ] = False,
    enchantment: Annotated[
        str | None,
        Parameter(help="Seasons: play under this enchantment, such as drought, or random.", group=IN_TERMINAL),
    ] = None,
    abilities: Annotated[bool, Parameter(help="Seasons: deal ability tokens.", negative="", group=IN_TERMINAL)] = False,
    options: Annotated[Options, Parameter(group=IN_TERMINAL)] = None,
    seed: Annotated[
        int | None, Parameter(help="Deal the game of this seed again.", converter=whole, group=IN_TERMINAL)
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Your opponents by seat, parted by commas; too few are repeated. Without it: apprentice.",
            group=IN_TERMINAL,
        ),
    ] = None,
    resume: Annotated[str | None, Parameter(help="Go on with the game saved in this file.", group=IN_TERMINAL)] = None,
    server: Annotated[
        str | None, Parameter(help="Play at a table of this server, or at the one of this link.", group=AT_SERVER)
    ] = None,
    table: Annotated[
        str | None,
        Parameter(
            help="Go to the table with this id or link; without it, the waiting ones are listed.", group=AT_SERVER
        ),
    ] = None,
    invite: Annotated[str | None, Parameter(help="The code of an invitation.", group=AT_SERVER)] = None,
    name: Annotated[
        str | None, Parameter(help="The name to play under; without it, the one from the last time.", group=AT_SERVER)
    ] = None,
    new: Annotated[
        bool, Parameter(help="Set up a new table without a look at the others.", negative="", group=AT_SERVER)
    ] = False,
    open_seats: Annotated[
        int | None,
        Parameter(
            help="At a new table: how many seats are for others; bots get the rest.", converter=whole, group=AT_SERVER
        ),
    ] = None,
    private: Annotated[
        bool, Parameter(help="At a new table: let in only those who are invited.", negative="", group=AT_SERVER)
    ] = False,
    watch: Annotated[bool, Parameter(help="Watch, also where a seat is free.", negative="", group=AT_SERVER)] = False,
) -> int:
    """Play. Alone, the command starts a server for you and opens the browser; with a game it plays in the terminal.

    What no flag says is asked.

    Example: `chronomage play`

    Example: `chronomage play seasons --players 3 --level magician --expansion --enchantment random`

    Example: `chronomage play timemasters --lang en --option expansion=true --option promo=true`

    Example: `chronomage play --server http://127.0.0.1:8600 --name Anna`
    """
    if lang is not None:
        catalogue(lang)  # an unknown language is refused before anything is asked
    flags = flags_of_seasons(level, expansion, enchantment, abilities)
    here = {"--seed": seed, "--resume": resume}
    there = {
        "--server": server, "--table": table, "--invite": invite, "--name": name, "--new": new or None,
        "--open-seats": open_seats, "--private": private or None, "--watch": watch or None,
    }  # fmt: skip
    either = {"game": game, "--players": players, **flags, "--option": options, "--bots": bots, "--lang": lang}
    remote = named(there)
    if remote and server is None and not (table and "://" in table):
        raise BadOption(f"{remote}: at which server? Say --server URL.")
    if not remote and not named(here) and not named(either) and not terminal:
        host(screen(), catalogue(likely_language()), not no_browser)
        return 0
    if no_browser:
        raise BadOption("--no-browser is for the server that `chronomage play` alone starts.")
    if remote and named(here):
        raise BadOption(f"{named(here)} is for a game on this computer: leave that out, or --server.")
    if resume is not None:
        given = {"game": game, "--players": players, **flags, "--option": options, "--seed": seed}
        if named(given):
            raise BadOption(f"a game that is resumed has its own {named(given)}: leave that out.")
    read = read_options(options)
    how_given = {option: f"--option {option}" for option in read}
    how_given |= {option: flag for flag, (option, _) in flags.items()}
    games = possible_games(game, how_given)
    chosen = read | dict(flags.values())
    opponents = None if bots is None else names_in(bots)
    for each in games:
        check(each, players, chosen, opponents or DEFAULT_BOTS)
    console = screen()
    if remote:
        # A game on this computer starts faster without the network's libraries.
        from chronomage.cli.remote.address import read_address
        from chronomage.cli.remote.newtable import Wishes
        from chronomage.cli.remote.playing import Visit, play_at

        wishes = Wishes(games, players, chosen, opponents, open_seats, private)
        visit = Visit(read_address(server, table, invite), name, wishes, new, watch)
        try:
            play_at(visit, console, Asking(console, catalogue(lang or ask_language(console))))
        except (EOFError, KeyboardInterrupt):
            console.print()
        return 0
    begun = None if resume is None else replay(load(resume))
    try:
        language = lang or ask_language(console)
        if begun is None:
            asking = Asking(console, catalogue(language))
            wanted = games[0] if len(games) == 1 else ask_game(asking, games)
            begun = new_game_of(asking, wanted, players, chosen, seed)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    sit_down(console, begun, language, opponents or DEFAULT_BOTS, resume)
    return 0


def named(flags: Mapping[str, object]) -> str:
    """The flags that are given, in a row."""
    return ", ".join(flag for flag, value in flags.items() if value is not None)


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


def sit_down(console: Console, game: Game, language: str, bots: Sequence[str], resume: str | None) -> None:
    """Play the game with a person on seat 0 and bots on the others."""
    terminal = terminal_of(game.rules, language)
    opponents = seat_bots(bots, game.players - 1)
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
    flags = ["--lang", language, "--bots", ",".join(bots)]
    names = names_of(terminal.texts, opponents)
    Conversation(LocalGame(game, terminal, seated, names, console, save_to, flags), console).run()


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
