"""The answers: which small function weighs the choices of which kind of decision, or names the one to take."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.bots.apprentice.picking import highest
from chronomage.bots.apprentice.timemasters import cards, main_phase, spheres, timers, ways
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.games.timemasters.table import Table
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


def pay(outlook: Outlook, choices: list[int]) -> int:
    """With as few ephemeral Ke as can be: permanent ones can be restored, these cannot."""
    return choices[0]


# Decisions each of whose choices has a worth of its own, in spells played: the choice worth most is taken.
WORTHS: Final[dict[str, Callable[[Outlook, list[int]], list[float]]]] = {
    "delay": cards.delay,
    "put": timers.put,
    "echo": cards.echo,
    "throw-timer": timers.throw_timer,
    "launch": timers.launch,
    "delay-timer": timers.delay_timer,
    "take": spheres.take_by_effect,
    "either": ways.either,
    "opponent": ways.opponent,
}

# Decisions that belong together, such as cards discarded one by one, and those that follow an order of their own.
ANSWERS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "timers": timers.timer_phase,
    "main": main_phase.act,
    "pay": pay,
    "spheres": spheres.take,
    "discard": cards.discard,
    "exile": cards.exile,
    "exile-discard": cards.exile_discarded,
    "take-back": cards.take_back,
    "throw-away": timers.throw_away,
}

# What can be said of single choices of such decisions all the same.
ESTIMATES: Final[dict[str, Callable[[Outlook, list[int]], list[float | None]]]] = {
    "main": main_phase.brought,
    "timers": timers.phase_worths,
    "spheres": spheres.estimates,
}


def choice_for(observation: Observation[Any], decision: Decision) -> Choice:
    """The choice that seems to bring most; the first where the apprentice knows nothing better."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    wanted = answer(outlook_of(observation, decision), decision.kind, [choice.id for choice in decision.choices])
    for choice in decision.choices:
        if choice.id == wanted:
            return choice
    return decision.choices[0]


def worths_of(observation: Observation[Any], decision: Decision) -> list[float | None] | None:
    """What each choice is worth; None where the choices of such a decision are not weighed one by one."""
    outlook = outlook_of(observation, decision)
    choices = [choice.id for choice in decision.choices]
    weigh = WORTHS.get(decision.kind)
    if weigh is not None:
        return list(weigh(outlook, choices))
    estimate = ESTIMATES.get(decision.kind)
    return None if estimate is None else estimate(outlook, choices)


def outlook_of(observation: Observation[Any], decision: Decision) -> Outlook:
    """The player's situation."""
    table = observation.state
    assert isinstance(table, Table), "this apprentice plays Time Masters alone"
    return Outlook(table, decision.player)


def answer(outlook: Outlook, kind: str, choices: list[int]) -> int:
    """The id of the choice to take; the first of a decision that is not in the tables."""
    weigh = WORTHS.get(kind)
    if weigh is not None:
        return highest(choices, weigh(outlook, choices))
    decide = ANSWERS.get(kind)
    return choices[0] if decide is None else decide(outlook, choices)
