"""Which game brings what to the terminal: the one place that knows them all."""

from collections.abc import Mapping
from typing import Any, Final

from chronomage.cli.seasons.terminal import SeasonsTerminal
from chronomage.cli.terminal import Terminal
from chronomage.cli.timemasters.terminal import TimeMastersTerminal
from chronomage.games import rules_of
from chronomage.kernel.rules import Rules

TERMINALS: Final[dict[str, type[Terminal[Any, Any]]]] = {
    "seasons": SeasonsTerminal,
    "timemasters": TimeMastersTerminal,
}
TITLES: Final = {name: terminal.title for name, terminal in TERMINALS.items()}


def terminal_of(rules: Rules, language: str) -> Terminal[Any, Any]:
    """The terminal of a game; a language there is not raises UnknownLanguage."""
    return TERMINALS[rules.name](rules, language)


def terminal_for(game: str, options: Mapping[str, object], language: str) -> Terminal[Any, Any]:
    """The terminal of the game with that name and these options."""
    return terminal_of(rules_of(game, options), language)
