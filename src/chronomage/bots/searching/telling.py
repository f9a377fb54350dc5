"""What a search says of the choices: in the bot's limits, and in the words of an explanation."""

from chronomage.bots.bot import Limit
from chronomage.bots.explanation import Weighed
from chronomage.bots.searching.arm import Arm
from chronomage.bots.searching.halving import Halving
from chronomage.kernel.decision import Choice, Decision


def bounds(limit: Limit | None, enough: int, most: int) -> tuple[int, float]:
    """How many lines, and how many seconds at most; less than none is no bound.

    `enough` lines where nobody says how long to think, and `most` where only the seconds are bounded.
    """
    if limit is None:
        return enough, -1.0
    if limit.seconds is None:
        return enough if limit.iterations is None else limit.iterations, -1.0
    return most if limit.iterations is None else limit.iterations, limit.seconds


def choice_with(decision: Decision, number: int) -> Choice:
    """The choice of that number."""
    return next(choice for choice in decision.choices if choice.id == number)


def weighed_arm(search: Halving, arm: Arm, choice: Choice) -> Weighed:
    """A choice with what came of it, after a search."""
    played = len(arm.values)
    if not played:
        return Weighed(choice, share=0.0)
    steps = arm.line()
    text_of = search.rules.text_of
    return Weighed(
        choice,
        share=played / search.lines,
        win_chance=arm.wins / played,
        margin=arm.margins / played,
        line=tuple((steps[at], text_of(steps[at + 1])) for at in range(0, len(steps), 2)),
    )
