"""Parameters that several commands share, and how their values are read."""

from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token
from cyclopts.validators import Number

from chronomage.kernel.errors import BadOption
from chronomage.kits.registry import BUILT_IN, addresses_named, use


def whole(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number; cyclopts itself would round 1.5 without a word."""
    text = tokens[0].value
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is no whole number.") from None


WHICH_GAME: Final = f"Which game: {', '.join(BUILT_IN)}, or one that is installed or named by --kit."
GameName = Annotated[str, Parameter(help=WHICH_GAME)]
Players = Annotated[int, Parameter(help="How many players.", converter=whole)]
Games = Annotated[int, Parameter(help="How many games.", converter=whole, validator=Number(gte=1))]
Seed = Annotated[
    int, Parameter(help="The first game's seed; each further game takes the next number.", converter=whole)
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        help="An option of the game as name=value, such as level=archmage or promo=true; may be given several times.",
        negative="",
    ),
]
Kits = Annotated[
    list[str] | None,
    Parameter(
        name="--kit",
        help="Make a game of your own known: where its kit is, as module:NAME; may be given several times.",
        negative="",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", help="Print the figures as JSON.", negative="")]
Language = Annotated[str, Parameter(name="--lang", help="Language of the texts: en, ru, pl or uk.")]


def read_options(given: Sequence[str] | None) -> dict[str, object]:
    """The options of a game, written as name=value."""
    options: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise BadOption(f"--option wants name=value, such as level=archmage or promo=true; not {text!r}.")
        options[name.strip()] = value.strip()
    return options


def use_kits(given: Sequence[str] | None) -> None:
    """Make the games known whose kits are named, before anything asks for them."""
    for address in given or ():
        use(address)


def kit_flags() -> list[str]:
    """The flags that make the same games known to another command."""
    return [part for address in addresses_named() for part in ("--kit", address)]
