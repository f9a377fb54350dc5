"""The flags of a game: which one, for how many, with which options and against whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Group, Parameter

from chronomage.cli.newgame import check, possible_games
from chronomage.cli.parameters import Options, read_options, whole
from chronomage.texts import catalogue

DEFAULT_BOTS: Final = ("apprentice",)
IN_TERMINAL: Final = Group("In the terminal", sort_key=1)


@Parameter(name="*", group=IN_TERMINAL)
@dataclass(frozen=True)
class GameFlags:
    """What the flags say of a game, here or at a server."""

    lang: Annotated[str | None, Parameter(help="Language: en, ru, pl or uk.")] = None
    players: Annotated[int | None, Parameter(help="How many players, you among them.", converter=whole)] = None
    level: Annotated[str | None, Parameter(help="Seasons: apprentice, magician or archmage.")] = None
    expansion: Annotated[
        bool,
        Parameter(help="Seasons: add the cards of Enchanted Kingdom to the deck (not for apprentices).", negative=""),
    ] = False
    enchantment: Annotated[
        str | None, Parameter(help="Seasons: play under this enchantment, such as drought, or random.")
    ] = None
    abilities: Annotated[bool, Parameter(help="Seasons: deal ability tokens.", negative="")] = False
    options: Options = None
    bots: Annotated[
        str | None,
        Parameter(help="Your opponents by seat, parted by commas; too few are repeated. Without it: apprentice."),
    ] = None

    def short(self) -> dict[str, tuple[str, object]]:
        """The flags given that are short for an option of Seasons, each with that option and its value."""
        flags: dict[str, tuple[str, object]] = {}
        if self.level is not None:
            flags["--level"] = ("level", self.level)
        if self.expansion:
            flags["--expansion"] = ("enchanted_kingdom", True)
        if self.enchantment is not None:
            flags["--enchantment"] = ("enchantment", self.enchantment.replace("'", "").replace(" ", "-"))
        if self.abilities:
            flags["--abilities"] = ("ability_tokens", True)
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
        games = possible_games(wanted, how_given)
        for game in games:
            check(game, self.players, self.chosen(), self.opponents() or DEFAULT_BOTS)
        return games
