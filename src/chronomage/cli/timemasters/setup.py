"""What is asked before a new game of Time Masters: which sets of the pack are mixed into the spheres."""

from collections.abc import Mapping
from typing import Final

from chronomage.cli.asking import Asking

SETS: Final = ("expansion", "promo")
MIXED_IN: Final[dict[str, tuple[str, ...]]] = {"none": (), "expansion": ("expansion",), "everything": SETS}


def ask_options(asking: Asking, given: Mapping[str, object]) -> dict[str, object]:
    """The options; nothing is asked about sets where some are given."""
    if any(name in given for name in SETS):
        return dict(given)
    names = [asking.texts.say("terminal.timemasters.sets-" + value) for value in MIXED_IN]
    answer = asking.one_of("timemasters.ask-sets", list(MIXED_IN), names, "none")
    return {**given, **dict.fromkeys(MIXED_IN[answer], True)}
