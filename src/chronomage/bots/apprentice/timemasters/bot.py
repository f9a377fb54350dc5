"""The apprentice of Time Masters: each kind of decision has one function that weighs its choices, in spells played."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.bots.apprentice.timemasters import cards, main_phase, spheres, timers
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.games.timemasters.table import Table
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


def pay(outlook: Outlook, choices: list[int]) -> int:
    """With as few ephemeral Ke as can be: permanent ones can be restored, these cannot."""
    return choices[0]


ANSWERS: Final[dict[str, Callable[[Outlook, list[int]], int]]] = {
    "timers": timers.timer_phase,
    "delay": cards.delay,
    "main": main_phase.act,
    "put": timers.put,
    "pay": pay,
    "spheres": spheres.take,
    "discard": cards.discard,
    "exile": cards.exile,
    "exile-discard": cards.exile_discarded,
    "take-back": cards.take_back,
    "echo": cards.echo,
    "throw-away": timers.throw_away,
    "throw-timer": timers.throw_timer,
}


class TimeMastersApprentice:
    """Plays as many spells a turn as it can, and takes the cards that will play most."""

    def __init__(self, seed: int = 0) -> None:  # it leaves nothing to chance
        self.name = "apprentice"

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """The choice that seems to bring most."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        table = observation.state
        assert isinstance(table, Table), "this apprentice plays Time Masters alone"
        answer = ANSWERS[decision.kind]
        wanted = answer(Outlook(table, decision.player), [choice.id for choice in decision.choices])
        for choice in decision.choices:
            if choice.id == wanted:
                return choice
        raise AssertionError(f"{wanted} is no answer to {decision.kind}")
