"""Binding: the effects of a pack become programs of verbs, once, when the pack is loaded."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.games.timemasters import facts, programs
from chronomage.games.timemasters.effect import Amount, Effect
from chronomage.games.timemasters.flow.course import Deal, EndTurn, StartTurn
from chronomage.games.timemasters.flow.main_phase import CarryOut, DiscardFocus, MainPhase
from chronomage.games.timemasters.flow.payment import Pay
from chronomage.games.timemasters.flow.spheres import SpherePhase
from chronomage.games.timemasters.flow.timers import ChooseTimer, DelayTimer, PutOnTimer, TimerPhase
from chronomage.games.timemasters.packs.pack import PLAYED, Pack
from chronomage.games.timemasters.verbs.opponents import (
    OpponentsCapped,
    OpponentsDearer,
    OpponentsDiscard,
    OpponentsDraw,
    OpponentsExhaust,
    OpponentsLoseEphemeral,
    OpponentsRestore,
    OpponentsThrowTimer,
)
from chronomage.games.timemasters.verbs.own import (
    AddKe,
    Draw,
    DrawAndRestore,
    ExhaustKe,
    GainEphemeral,
    NextSpellCheaper,
    NextTurnCheaper,
    RestoreKe,
)
from chronomage.games.timemasters.verbs.picking import DiscardCards, DiscardOwed, ExileCards, ExileDiscarded, TakeBack
from chronomage.games.timemasters.verbs.timers import Echo, MayThrowAway, ThrowAway, ThrowOwnTimer
from chronomage.kernel.machine import Program
from chronomage.kernel.verbs import Verb

# Where in TURN a hand-made position starts.
TURN: Final[Program] = [StartTurn(), TimerPhase(), MainPhase(), SpherePhase(), EndTurn()]
TIMER_STEP: Final = 1
MAIN_STEP: Final = 2

OWN: Final[dict[str, Callable[[Amount], Verb[Any]]]] = {
    "add-ke": AddKe,
    "restore": RestoreKe,
    "exhaust": ExhaustKe,
    "gain-ephemeral": GainEphemeral,
    "draw": Draw,
    "draw-restore": DrawAndRestore,
    "cheaper": NextSpellCheaper,
    "cheaper-next-turn": NextTurnCheaper,
}
PICKING: Final[dict[str, Callable[[Amount, bool, str], Verb[Any]]]] = {
    "discard": DiscardCards,
    "exile": ExileCards,
    "exile-discard": ExileDiscarded,
    "take-back": TakeBack,
}
TO_OPPONENTS: Final[dict[str, Callable[[Amount], Verb[Any]]]] = {
    "dearer": OpponentsDearer,
    "cap": OpponentsCapped,
    "discard": OpponentsDiscard,
    "exhaust": OpponentsExhaust,
    "restore": OpponentsRestore,
    "draw": OpponentsDraw,
    "lose-ephemeral": OpponentsLoseEphemeral,
}


def bound(pack: Pack) -> list[Program]:
    """All programs of a game with this pack."""
    found: list[Program] = [[] for _ in range(programs.FIRST_CARD)]
    found[programs.GAME] = [Deal()]
    found[programs.TURN] = TURN
    found[programs.CAST] = [Pay(), CarryOut()]
    found[programs.PUT_SPELL] = [ChooseTimer(), Pay(), PutOnTimer()]
    found[programs.FOCUS] = [CarryOut(), DiscardFocus()]
    found[programs.DELAY] = [DelayTimer()]
    found[programs.RESTORE] = [DiscardCards(Amount(facts.CARDS_FOR_KE)), RestoreKe(Amount(1))]
    found[programs.OPPONENT_DISCARDS] = [DiscardOwed(Amount(0))]
    found[programs.OPPONENT_THROWS_TIMER] = [ThrowOwnTimer()]
    echoing = [False, *[any(effect.verb == "echo" for effect in card.effects[PLAYED]) for card in pack.cards]]
    for card in pack.cards:
        for occasion in programs.ACTING:
            found.append([verb_of(effect, echoing) for effect in card.effects[occasion]])
    return found


def verb_of(effect: Effect, echoing: list[bool]) -> Verb[Any]:
    """The verb that carries out an effect."""
    if effect.opponents:
        return OpponentsThrowTimer() if effect.verb == "throw-timer" else TO_OPPONENTS[effect.verb](effect.amount)
    if effect.verb == "echo":
        return Echo(effect.optional, echoing)
    if effect.verb == "throw-away":
        return MayThrowAway() if effect.optional else ThrowAway()
    if effect.verb in PICKING:
        return PICKING[effect.verb](effect.amount, effect.optional, effect.kind)
    return OWN[effect.verb](effect.amount)
