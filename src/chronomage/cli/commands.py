"""All commands put together, and what becomes of their errors."""

import sys
import warnings
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from chronomage import __version__
from chronomage.cli.bench import bench
from chronomage.cli.cards import cards
from chronomage.cli.console import complain
from chronomage.cli.league import league
from chronomage.cli.match import match
from chronomage.cli.play import play
from chronomage.cli.records import export_records, import_records
from chronomage.cli.replay import replay
from chronomage.cli.serve import serve
from chronomage.cli.simulate import simulate
from chronomage.cli.train import train
from chronomage.kernel.errors import ChronomageError, shorten
from chronomage.kits import BadKit, Kit, all_kits

BAD_INPUT = 2
INTERRUPTED = 130


def make_app() -> App:
    """The command line with all its commands."""
    kits = all_kits()
    titles = ", ".join(kit.title for kit in kits)
    app = App(
        name="chronomage",
        help=f"Play, study and master board games about mages who bend time: {titles}.",
        help_format="markdown",
        version=__version__,
        version_flags=["--version"],
    )
    for command in (play, serve, simulate, match, league, replay, cards, bench, train):
        app.command(command)
    app.command(export_records, name="export")
    app.command(import_records, name="import")
    for kit in kits:
        for name, own in kit.commands.items():
            try:
                add_command(app, kit, name, own)
            except BadKit as error:  # a game's command takes no other command down
                warnings.warn(str(error), RuntimeWarning, stacklevel=2)
    return app


def add_command(app: App, kit: Kit, name: str, own: object) -> None:
    """Add a game's own command, unless there is one of that name or it cannot be loaded."""
    if name in app:
        raise BadKit(f"the command {name} of {kit.name} is left out: there is a command of that name already.")
    command = kit.part(f"command {name}", own)
    if not callable(command):
        raise BadKit(f"the command {name} of {kit.name} is no function, but {shorten(command)}.")
    app.command(command, name=name)


def run(tokens: Sequence[str]) -> int:
    """Run a command; the answer is the exit status: 2 for bad input, said in one line."""
    try:
        status = make_app()(tokens, print_error=False, exit_on_error=False, result_action="return_value")
    except ChronomageError as error:
        complain(error.in_one_line())
        return BAD_INPUT
    except CycloptsError as error:
        complain(str(error))
        return BAD_INPUT
    except KeyboardInterrupt:
        complain("interrupted.")
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing to say, and nobody to say it to
        return 0
    return status if isinstance(status, int) else 0
