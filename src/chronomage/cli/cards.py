"""`chronomage cards`: every card of a game, with what it costs and does."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Group

from chronomage.cli.console import print_json, screen
from chronomage.cli.parameters import AsJson, GameName, Kits, Language, Options, read_options, use_kits
from chronomage.cli.terminals import terminal_for
from chronomage.game import new_game
from chronomage.kernel.errors import BadOption
from chronomage.kits import kit_of, rules_of


def cards(
    game: GameName,
    name: Annotated[
        str | None,
        Parameter(
            help="Only this card: its name or a part of it, or its number where cards have one (EK 3 in an expansion)."
        ),
    ] = None,
    /,
    *,
    only: Annotated[
        str | None,
        Parameter(
            name="--set",
            help="Only this set; one that the game does not have is refused with those that it has.",
        ),
    ] = None,
    options: Options = None,
    kits: Kits = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """List the cards of a game: name, kind, cost and rule.

    Example: `chronomage cards seasons "amulet of fire" --lang ru`

    Example: `chronomage cards timemasters --set promo --option pack=my-cards.toml`
    """
    use_kits(kits)
    chosen = read_options(options)
    terminal = terminal_for(game, chosen, lang)
    new_game(game, rules_of(game, chosen).seats[0], options=chosen)  # refuses options that the game does not have
    if not terminal.listed(None):
        raise BadOption(f"{kit_of(game).title} has no cards to list.")
    if only is not None and only not in terminal.sets:
        raise BadOption(f"--set can be {', '.join(terminal.sets)}; not {only!r}.")
    found = terminal.listed(only) if name is None else terminal.find(name, only)
    if not found:
        wanted = f"no card is like {name!r}." if name is not None else f"there are no cards in the set {only}."
        raise BadOption(wanted + terminal.suggestion(name or "", only))
    if as_json:
        print_json([terminal.plain(entry) for entry in found])
    else:
        screen().print(Group(*terminal.tables(found)))
    return 0
