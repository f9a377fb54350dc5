"""`chronomage play`: a server with the browser on it, a game in the terminal, or a table of somebody's server."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from chronomage.cli.asking import Asking
from chronomage.cli.console import screen
from chronomage.cli.gameflags import IN_TERMINAL, GameFlags
from chronomage.cli.hosting import host
from chronomage.cli.local_play import play_here
from chronomage.cli.newgame import ask_language, likely_language
from chronomage.cli.parameters import WHICH_GAME, Kits, use_kits, whole
from chronomage.cli.remote.flags import ServerFlags
from chronomage.kernel.errors import BadOption
from chronomage.texts import catalogue

NO_GAME_FLAGS = GameFlags()
NO_SERVER_FLAGS = ServerFlags()


def play(
    game: Annotated[str | None, Parameter(help=WHICH_GAME, group=IN_TERMINAL)] = None,
    /,
    *,
    no_browser: Annotated[bool, Parameter(help="Start the server, but no browser.", negative="")] = False,
    terminal: Annotated[
        bool, Parameter(help="Play in the terminal; a game, or any flag below, says so too.", negative="")
    ] = False,
    flags: GameFlags = NO_GAME_FLAGS,
    seed: Annotated[
        int | None, Parameter(help="Deal the game of this seed again.", converter=whole, group=IN_TERMINAL)
    ] = None,
    resume: Annotated[str | None, Parameter(help="Go on with the game saved in this file.", group=IN_TERMINAL)] = None,
    kits: Kits = None,
    there: ServerFlags = NO_SERVER_FLAGS,
) -> int:
    """Play: in the browser, or in the terminal against bots or at a server.

    Without a game or a flag it starts a server on this computer and opens the browser, until Ctrl-C. In the terminal,
    what no flag says is asked.

    Example: `chronomage play`

    Example: `chronomage play seasons --players 3 --level magician --expansion --enchantment random`

    Example: `chronomage play timemasters --lang en --option expansion=true --option promo=true`

    Example: `chronomage play --server http://127.0.0.1:8600 --name Anna`
    """
    use_kits(kits)
    here = [flag for flag, value in {"--seed": seed, "--resume": resume}.items() if value is not None]
    in_terminal = terminal or game is not None or bool(flags.given() or here or there.given())
    if in_terminal and no_browser:
        raise BadOption("--no-browser is for the server that `chronomage play` starts alone.")
    if there.given() and here:
        raise BadOption(f"{', '.join(here)} is for a game on this computer, {there.given()[0]} for one at a server.")
    console = screen()
    if not in_terminal:
        host(console, catalogue(likely_language()), not no_browser)
        return 0
    try:
        if there.given():
            play_there(console, game, flags, there)
        else:
            play_here(console, game, flags, seed, resume)
    except (EOFError, KeyboardInterrupt):  # of who does not want to be asked any more
        console.print()
    return 0


def play_there(console: Console, game: str | None, flags: GameFlags, there: ServerFlags) -> None:
    """Play or watch at a table of a server."""
    # A game on this computer starts faster without the network's libraries.
    from chronomage.cli.remote.address import read_address
    from chronomage.cli.remote.newtable import Wishes
    from chronomage.cli.remote.remote_play import Visit, play_at

    games = flags.games(game)
    address = read_address(there.server, there.table, there.invite)
    wishes = Wishes(games, flags.players, flags.chosen(), flags.opponents(), there.open_seats, there.private)
    language = flags.lang or ask_language(console)
    visit = Visit(address, there.name, wishes, there.new, there.watch)
    play_at(visit, console, Asking(console, catalogue(language)))
