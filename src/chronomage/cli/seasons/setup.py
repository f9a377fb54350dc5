"""What is asked before a new game of Seasons: the level, and how much of Enchanted Kingdom."""

from collections.abc import Mapping
from typing import Final

from chronomage.cli.asking import Asking
from chronomage.games.seasons.options import LEVEL

# All of Enchanted Kingdom, as options.
EVERYTHING: Final = {"enchanted_kingdom": True, "enchantment": "random", "ability_tokens": True}


def ask_options(asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
    """The options; what is given is not asked."""
    options = dict(given)
    say = asking.texts.say
    if "level" not in options:
        levels = LEVEL.values[1:] if "enchanted_kingdom" in options else LEVEL.values
        names = [say(f"option.level.{value}") for value in levels]
        options["level"] = asking.one_of("ask-level", levels, names, levels[0])
    if options["level"] != "apprentice" and not any(name in options for name in EVERYTHING):
        options |= ask_expansion(asking)
    return options


def ask_expansion(asking: Asking) -> dict[str, object]:
    """How much of Enchanted Kingdom to play with."""
    values = ("none", "cards", "everything")
    names = [asking.texts.say("terminal.expansion-" + value) for value in values]
    answer = asking.one_of("ask-expansion", values, names, "none")
    if answer == "none":
        return {}
    return {"enchanted_kingdom": True} if answer == "cards" else dict(EVERYTHING)
