"""The flags of a game: which one, for how many, with which options and against whom."""

from collections.abc import Sequence
from dataclasses import dataclass, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Group, Parameter

from chronomage.cli.newgame import check, possible_games
from chronomage.cli.parameters import Options, read_options, whole
from chronomage.kernel.errors import ChronomageError
from chronomage.kits import Flag, Kit, all_kits
from chronomage.texts import catalogue

IN_TERMINAL: Final = Group("In the terminal", sort_key=1)
# The flags that `chronomage play` has for every game: no game can have them for something of its own.
TAKEN: Final = frozenset(
    {
        *("help", "version", "no-browser", "terminal", "lang", "players", "option", "bots", "seed", "resume", "kit"),
        *("server", "table", "invite", "name", "watch", "new", "open-seats", "private"),
    }
)


def flags_of(kits: Sequence[Kit]) -> dict[str, tuple[Kit, Flag]]:
    """The short flags of all games by name; one that two games would like is the first one's, or `play`'s own."""
    found: dict[str, tuple[Kit, Flag]] = {}
    for kit in kits:
        for flag in kit.flags:
            if flag.name not in TAKEN:
                found.setdefault(flag.name, (kit, flag))
    return found


SHORT: Final = flags_of(all_kits())


def field_name(name: str) -> str:
    """The field in which what is said with a short flag is kept, apart from all that GameFlags has itself."""
    return f"short_{name.replace('-', '_')}"


def short_field(kit: Kit, flag: Flag) -> tuple[str, Any, Any]:
    """A short flag as a field of a dataclass."""
    name, help = f"--{flag.name}", f"{kit.title}: {flag.about}"
    if flag.value is None:
        return field_name(flag.name), Annotated[str | None, Parameter(name=name, help=help)], None
    return field_name(flag.name), Annotated[bool, Parameter(name=name, help=help, negative="")], False


@dataclass(frozen=True)
class AnyGameFlags:
    """What can be said of every game."""

    lang: Annotated[str | None, Parameter(help="Language: en, ru, pl or uk.")] = None
    players: Annotated[int | None, Parameter(help="How many players, you among them.", converter=whole)] = None


if TYPE_CHECKING:
    ShortFlags = AnyGameFlags
else:
    FIELDS = [short_field(kit, flag) for kit, flag in SHORT.values()]
    ShortFlags = make_dataclass("ShortFlags", FIELDS, bases=(AnyGameFlags,), frozen=True)


@Parameter(name="*", group=IN_TERMINAL)
@dataclass(frozen=True)
class GameFlags(ShortFlags):
    """What the flags say of a game, here or at a server."""

    options: Options = None
    bots: Annotated[
        str | None,
        Parameter(
            help="Your opponents by seat, parted by commas; too few are repeated. A bot of your own is named as "
            "module:Class or file.py:Class. Without it: the game's own."
        ),
    ] = None

    def short(self) -> dict[str, tuple[str, object]]:
        """The flags given that are short for an option of a game, each with that option and its value."""
        flags: dict[str, tuple[str, object]] = {}
        for name, (_, flag) in SHORT.items():
            given = getattr(self, field_name(name))
            if given is not None and given is not False:
                value = str(given).replace("'", "").replace(" ", "-") if flag.value is None else flag.value
                flags[f"--{name}"] = (flag.option, value)
        return flags

    def deal(self) -> list[str]:
        """The flags given that say how a new game is dealt."""
        named = ["--players"] if self.players is not None else []
        return [*named, *self.short(), *(["--option"] if self.options is not None else [])]

    def given(self) -> list[str]:
        """All flags given."""
        others = {"--lang": self.lang, "--bots": self.bots}
        return [*self.deal(), *(flag for flag, value in others.items() if value is not None)]

    def opponents(self) -> Sequence[str] | None:
        """The names of bots; None where none are named."""
        return None if self.bots is None else [name.strip() for name in self.bots.split(",")]

    def chosen(self) -> dict[str, object]:
        """The options of the game."""
        return read_options(self.options) | dict(self.short().values())

    def games(self, wanted: str | None) -> list[str]:
        """The games that can be played so: the one wanted, or all that fit; what no game can have is refused."""
        if self.lang is not None:
            catalogue(self.lang)
        how_given = {option: f"--option {option}" for option in read_options(self.options)}
        how_given |= {option: flag for flag, (option, _) in self.short().items()}
        games: list[str] = []
        refusals: list[ChronomageError] = []
        for game in possible_games(wanted, how_given):
            try:
                check(game, self.players, self.chosen(), self.opponents())
            except ChronomageError as error:
                refusals.append(error)
            else:
                games.append(game)
        if not games:
            raise refusals[-1]
        return games
