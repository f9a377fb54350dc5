"""Appraisal: what each card of a pack is worth to its owner, each time that it comes to the hand."""

from typing import Final

from chronomage.bots.apprentice.timemasters.measures import KE, SPELL
from chronomage.bots.apprentice.timemasters.moment import typical
from chronomage.bots.apprentice.timemasters.worth import lasting_worth, worth
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import EACH_TURN, LAUNCHED, PLAYED, PUT, WHILE_IN_PLAY, Card, Pack

TURNS_IN_PLAY: Final = 3.0  # that a Timer lies there for what it does by lying there


class Appraisal:
    """The worth of every card of a pack in a usual turn; the lists begin with an entry for no card."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.effect = [0.0, *[worth(card.effects[PLAYED], typical(0)) for card in pack.cards]]  # when played
        self.lasting = [0.0, *[lying_use(card) for card in pack.cards]]
        self.use = [0.0, *[use_of(card) for card in pack.cards]]  # all in all, less its price
        self.of_level = [mean_use(self, level) for level in range(facts.SPHERES + 1)]


def use_of(card: Card) -> float:
    """What a card brings each time that it is used."""
    played = worth(card.effects[PLAYED], typical(0))
    if card.kind == facts.SPELL:
        return SPELL + played - KE * card.cost
    if card.kind == facts.FOCUS:
        return played
    return played + max(lying_use(card) * TURNS_IN_PLAY, timer_use(card))


def lying_use(card: Card) -> float:
    """What a Timer brings for each turn that it lies in play."""
    return lasting_worth(card.effects[WHILE_IN_PLAY], typical(0)) + worth(card.effects[EACH_TURN], typical(0))


def timer_use(card: Card) -> float:
    """What a Timer brings by being filled and launched in one turn."""
    total = KE * card.trait("cheaper-here") * card.slots
    for stored in range(1, card.slots + 1):
        total += worth(card.effects[PUT], typical(stored))
    return total + worth(card.effects[LAUNCHED], typical(card.slots))


def mean_use(appraisal: Appraisal, level: int) -> float:
    """What a card of a level is worth that nobody has seen yet."""
    total = 0.0
    copies = 0
    for card in appraisal.pack.cards:
        if card.level == level:
            total += appraisal.use[card.number] * card.copies
            copies += card.copies
    return total / copies if copies else 0.0


APPRAISED: Final[dict[str, Appraisal]] = {}  # by the fingerprint of the pack


def appraisal_of(pack: Pack) -> Appraisal:
    """The appraisal of that pack, made once."""
    found = APPRAISED.get(pack.digest)
    if found is None or found.pack is not pack:
        found = Appraisal(pack)
        APPRAISED[pack.digest] = found
    return found
