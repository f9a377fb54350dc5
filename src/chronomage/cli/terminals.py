"""Which terminal shows which game: that of its kit, or the plain one that shows any game."""

from collections.abc import Mapping
from typing import Any

from chronomage.cli.plain.terminal import PlainTerminal
from chronomage.cli.terminal import Terminal
from chronomage.kernel.rules import Rules
from chronomage.kits import kit_of, rules_of


def terminal_of(rules: Rules, language: str) -> Terminal[Any, Any]:
    """The terminal of a game; a language there is not raises UnknownLanguage."""
    kit = kit_of(rules.name)
    make = kit.part("terminal", kit.terminal)
    terminal: Terminal[Any, Any] = (PlainTerminal if make is None else make)(rules, language)
    return terminal


def terminal_for(game: str, options: Mapping[str, object], language: str) -> Terminal[Any, Any]:
    """The terminal of the game with that name and these options."""
    return terminal_of(rules_of(game, options), language)
