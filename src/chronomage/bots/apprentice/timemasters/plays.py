"""Plays: what a card brings if it is played at once."""

from chronomage.bots.apprentice.timemasters.measures import SPELL
from chronomage.bots.apprentice.timemasters.moment import Moment
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.worth import worth
from chronomage.games.timemasters.packs.pack import PLAYED


def effect_now(outlook: Outlook, card: int) -> float:
    """What the effect of a card brings, free of charge."""
    return worth(outlook.pack.card(card).effects[PLAYED], outlook.moment())


def after_paying(outlook: Outlook, price: int) -> Moment:
    """The moment after so much has been paid for a spell from the hand, in permanent Ke as far as they go."""
    moment = outlook.moment()
    moment.pay(price, max(0, price - moment.active))
    moment.hand -= 1
    return moment


def spell_effect(outlook: Outlook, card: int) -> float:
    """What the effect of a spell from the hand brings once it is paid for and lies in the spell area."""
    moment = after_paying(outlook, outlook.price(card))
    moment.spells += 1
    return worth(outlook.pack.card(card).effects[PLAYED], moment)


def spell_now(outlook: Outlook, card: int) -> float:
    """What playing a spell from the hand brings: its effect, and its level less its price."""
    return SPELL + spell_effect(outlook, card) - outlook.ke * outlook.thrift * outlook.price(card)
