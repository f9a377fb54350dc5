"""Binding: the effects of a pack become programs of verbs, once, when the pack is loaded."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.games.timemasters import facts, programs
from chronomage.games.timemasters.effect import OPPONENT, YOU, Amount, Effect
from chronomage.games.timemasters.flow.course import Deal, EndTurn, StartTurn
from chronomage.games.timemasters.flow.main_phase import CarryOut, DiscardFocus, MainPhase
from chronomage.games.timemasters.flow.payment import Pay
from chronomage.games.timemasters.flow.spheres import SpherePhase
from chronomage.games.timemasters.flow.timers import ChooseTimer, DelayTimer, PutOnTimer, TimerPhase
from chronomage.games.timemasters.packs.pack import PLAYED, Pack
from chronomage.games.timemasters.verbs.choosing import AskOthers, ChooseOpponent, Either, Skip, Unless
from chronomage.games.timemasters.verbs.picking import DiscardCards, ExileCards, ExileDiscarded, PickCards, TakeBack
from chronomage.games.timemasters.verbs.spheres import TakeClosed, TakeFromSphere
from chronomage.games.timemasters.verbs.timers import (
    DelayOwnTimer,
    Echo,
    LaunchTimer,
    MayThrowAway,
    ThrowAway,
    ThrowOwnTimer,
)
from chronomage.games.timemasters.verbs.touching import (
    AddKe,
    Capped,
    Cheaper,
    CheaperNextTurn,
    CountMore,
    Dearer,
    Draw,
    DrawAndRestore,
    ExhaustKe,
    GainEphemeral,
    LoseEphemeral,
    RestoreKe,
)
from chronomage.kernel.machine import Program
from chronomage.kernel.verbs import Verb

# Where in TURN a hand-made position starts.
TURN: Final[Program] = [StartTurn(), TimerPhase(), MainPhase(), SpherePhase(), EndTurn()]
TIMER_STEP: Final = 1
MAIN_STEP: Final = 2

# What happens at once, to whomever.
TOUCHING: Final[dict[str, Callable[[Amount, int], Verb[Any]]]] = {
    "add-ke": AddKe,
    "restore": RestoreKe,
    "exhaust": ExhaustKe,
    "gain-ephemeral": GainEphemeral,
    "lose-ephemeral": LoseEphemeral,
    "draw": Draw,
    "draw-restore": DrawAndRestore,
    "cheaper": Cheaper,
    "cheaper-next-turn": CheaperNextTurn,
    "dearer": Dearer,
    "cap": Capped,
    "count-more": CountMore,
}
# What asks for cards, of whomever.
PICKING: Final[dict[str, Callable[[Amount, bool, str, bool], PickCards]]] = {
    "discard": DiscardCards,
    "exile": ExileCards,
    "exile-discard": ExileDiscarded,
    "take-back": TakeBack,
}
OF_HAND: Final = ("discard", "exile")


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
    binding = Binding(pack)
    for card in pack.cards:
        for occasion in programs.ACTING:
            found.append(binding.program(card.effects[occasion]))
    return found + binding.asked


class Binding:
    """Makes the programs of cards, and gathers what they ask of opponents: programs of their own, after all cards."""

    def __init__(self, pack: Pack) -> None:
        self.echoing = [False, *[card.has_verb("echo", PLAYED) for card in pack.cards]]
        self.asked: list[Program] = []
        self.first = programs.FIRST_CARD + len(programs.ACTING) * len(pack.cards)  # of what is asked of opponents

    def program(self, effects: list[Effect]) -> Program:
        """What a card does on one occasion."""
        steps: Program = []
        for effect in effects:
            steps += self.line(effect)
        return steps

    def line(self, effect: Effect) -> Program:
        """One line of a card: under a condition, if it has one, its effect, or the one that is chosen of two."""
        steps = self.steps(effect)
        if effect.instead is not None:
            second = self.steps(effect.instead)
            steps = [Either(effect, effect.instead, len(steps) + 1), *steps, Skip(len(second)), *second]
        if effect.condition is not None:
            return [Unless(effect.condition, len(steps)), *steps]
        return steps

    def steps(self, effect: Effect) -> Program:
        """The verbs that carry out an effect; one opponent is chosen first."""
        verb = self.verb(effect)
        return [ChooseOpponent(effect), verb] if effect.who == OPPONENT else [verb]

    def verb(self, effect: Effect) -> Verb[Any]:
        """The verb that carries out an effect."""
        touching = TOUCHING.get(effect.verb)
        if touching is not None:
            return touching(effect.amount, effect.who)
        if effect.who == YOU:
            return self.question(effect, False)
        self.asked.append([self.question(effect, True)])
        return AskOthers(self.first + len(self.asked) - 1, effect.amount, effect.who, effect.verb in OF_HAND)

    def question(self, effect: Effect, owed: bool) -> Verb[Any]:
        """What asks a player something; whether another player's effect has set how much is owed."""
        optional = effect.optional
        picking = PICKING.get(effect.verb)
        if picking is not None:
            return picking(effect.amount, optional, effect.kind, owed)
        if effect.verb == "echo":
            return Echo(optional, self.echoing)
        if effect.verb == "throw-away":
            return MayThrowAway() if optional else ThrowAway()
        if effect.verb == "take":
            return TakeFromSphere(effect.amount.number, optional)
        if effect.verb == "take-closed":
            return TakeClosed(effect.amount.number, optional)
        if effect.verb == "launch":
            return LaunchTimer(optional)
        if effect.verb == "delay":
            return DelayOwnTimer(optional)
        assert effect.verb == "throw-timer"
        return ThrowOwnTimer()
