"""Appraisal: what each card of a pack is worth to its owner, each time that it comes to the hand."""

from typing import Final

from chronomage.bots.apprentice.timemasters.measures import SPELL
from chronomage.bots.apprentice.timemasters.moment import typical
from chronomage.bots.apprentice.timemasters.prices import HALF_A_KE, Prices, Yields, mean_use, prices_of
from chronomage.bots.apprentice.timemasters.worth import lasting_worth, worth
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.packs.pack import EACH_TURN, LAUNCHED, PLAYED, PUT, WHILE_IN_PLAY, Card, Pack

TURNS_IN_PLAY: Final = 3.0  # that a Timer lies there for what it does by lying there
MOST_DECKS: Final = 2000  # whose appraisal is kept


class Appraisal:
    """The worth of every card of a pack to one deck, in a usual turn; the lists begin with an entry for no card."""

    def __init__(self, pack: Pack, yields: Yields, deck: list[int]) -> None:
        prices = prices_of(yields, deck)
        self.prices = prices
        self.effect = [0.0, *[worth(card.effects[PLAYED], typical(0, prices)) for card in pack.cards]]  # when played
        self.lasting = [0.0, *[lying_use(card, prices) for card in pack.cards]]
        self.use = [0.0, *[yields.use(card.number, prices) for card in pack.cards]]  # all in all, less its price
        self.fresh = mean_use(yields, deck, prices)  # of a card drawn unseen
        self.of_level = [self.mean_of_level(pack, level) for level in range(facts.SPHERES + 1)]

    def held(self, card: int) -> float:
        """What a card in the hand brings: a bad one is half a Ke."""
        return max(self.use[card], HALF_A_KE * self.prices.ke)

    def mean_of_level(self, pack: Pack, level: int) -> float:
        """What a card of a level is worth that nobody has seen yet."""
        total = 0.0
        copies = 0
        for card in pack.cards:
            if card.level == level:
                total += self.use[card.number] * card.copies
                copies += card.copies
        return total / copies if copies else 0.0


class Appraiser:
    """Appraises the cards of one pack for any deck, each deck once."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        base = [use_of(card, Prices(0.0, 0.0)) for card in pack.cards]
        with_ke = [use_of(card, Prices(1.0, 0.0)) for card in pack.cards]
        with_card = [use_of(card, Prices(0.0, 1.0)) for card in pack.cards]
        self.yields = Yields(
            [0.0, *base],
            [0.0, *[with_ke[at] - base[at] for at in range(len(base))]],
            [0.0, *[with_card[at] - base[at] for at in range(len(base))]],
        )
        self.known: dict[tuple[int, ...], Appraisal] = {}

    def appraisal(self, deck: list[int]) -> Appraisal:
        """The appraisal for the player who has these cards."""
        key = tuple(sorted(deck))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_DECKS:
                self.known.clear()
            # In the key's order: sums in another order differ in their last bit, and who came first would tell.
            found = Appraisal(self.pack, self.yields, list(key))
            self.known[key] = found
        return found


def use_of(card: Card, prices: Prices) -> float:
    """What a card brings each time that it is used."""
    played = worth(card.effects[PLAYED], typical(0, prices))
    if card.kind == facts.SPELL:
        return SPELL + played - prices.ke * card.cost
    if card.kind == facts.FOCUS:
        return played
    return played + max(lying_use(card, prices) * TURNS_IN_PLAY, timer_use(card, prices))


def lying_use(card: Card, prices: Prices) -> float:
    """What a Timer brings for each turn that it lies in play."""
    moment = typical(0, prices)
    return lasting_worth(card.effects[WHILE_IN_PLAY], moment) + worth(card.effects[EACH_TURN], moment)


def timer_use(card: Card, prices: Prices) -> float:
    """What a Timer brings by being filled and launched."""
    total = prices.ke * card.trait("cheaper-here") * card.slots
    for stored in range(1, card.slots + 1):
        total += worth(card.effects[PUT], typical(stored, prices))
    return total + worth(card.effects[LAUNCHED], typical(card.slots, prices))


APPRAISERS: Final[dict[str, Appraiser]] = {}  # by the fingerprint of the pack


def appraiser_of(pack: Pack) -> Appraiser:
    """The appraiser of that pack, made once."""
    found = APPRAISERS.get(pack.digest)
    if found is None or found.pack is not pack:
        found = Appraiser(pack)
        APPRAISERS[pack.digest] = found
    return found
