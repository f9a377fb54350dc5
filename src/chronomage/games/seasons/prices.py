"""Prices of activated effects: what must be there before a card can be activated, and the verbs that take it."""

from typing import Any

from chronomage.games.seasons.conditions import (
    BalancedTokens,
    CardsInPlay,
    Condition,
    Crystals,
    EnergyAndCrystal,
    FamiliarToGiveUp,
    IdenticalTokens,
    Tokens,
    WaterToken,
)
from chronomage.games.seasons.verbs.changes import ChooseKindToChange, PayCrystalForEach
from chronomage.games.seasons.verbs.payment import (
    ChooseBalanced,
    ChooseIdentical,
    ChooseSource,
    Owe,
    PayAny,
    PayCrystals,
    PayForced,
)
from chronomage.games.seasons.verbs.play_area import (
    ChooseToSacrifice,
    GiveUpFamiliar,
    PutToken,
    SacrificeChosen,
    SacrificeThis,
)
from chronomage.kernel.verbs import Verb


class Price:
    """What activating a card costs, said once: whether it can be paid, and how it is."""

    def __init__(self, needs: Condition, verbs: list[Verb[Any]]) -> None:
        self.needs = needs
        self.verbs = verbs


def any_energy(count: int) -> Price:
    """That many tokens of any kind."""
    return Price(Tokens(count), [PayAny(count)])


def water() -> Price:
    """One water."""
    return Price(WaterToken(), [Owe("W"), PayForced(), ChooseSource()])


def identical_energy(count: int) -> Price:
    """That many tokens of one kind, which its player chooses."""
    return Price(IdenticalTokens(count), [ChooseIdentical(count), PayForced(), ChooseSource()])


def balanced_energy() -> Price:
    """As many tokens of one kind as the edition's Balance of Ishtar takes."""
    return Price(BalancedTokens(), [ChooseBalanced(), PayForced(), ChooseSource()])


def crystals(amount: int) -> Price:
    """That many crystals."""
    return Price(Crystals(amount), [PayCrystals(amount)])


def crystal_for_each_changed() -> Price:
    """A crystal for each token of one kind that is to be changed, at least one; and those tokens."""
    return Price(EnergyAndCrystal(), [ChooseKindToChange(), PayCrystalForEach(), PayForced(), ChooseSource()])


def energy_put_on_it() -> Price:
    """A token, which is put on the card."""
    return Price(Tokens(1), [PutToken()])


def sacrificing_it(before: Verb[Any] | None = None) -> Price:
    """The card itself; `before` is done while it still lies in play."""
    return Price(Condition(), [SacrificeThis()] if before is None else [before, SacrificeThis()])


def sacrificing(count: int) -> Price:
    """That many cards in play."""
    return Price(CardsInPlay(count), [ChooseToSacrifice(count), SacrificeChosen()])


def a_familiar() -> Price:
    """A familiar, discarded from the hand or sacrificed."""
    return Price(FamiliarToGiveUp(), [GiveUpFamiliar()])
