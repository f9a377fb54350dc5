"""Cards to part with and to get back: hand, discard pile and spell area."""

from typing import Final

from chronomage.bots.apprentice.picking import first_of_worst
from chronomage.bots.apprentice.timemasters.outlook import Outlook
from chronomage.bots.apprentice.timemasters.plays import effect_now, spell_now
from chronomage.bots.apprentice.timemasters.worth import worth
from chronomage.games.timemasters import facts
from chronomage.games.timemasters.choices import CARD, DONE, NO
from chronomage.games.timemasters.effect import PER_DONE
from chronomage.games.timemasters.packs.pack import OCCASIONS

MISSING: Final = 0.5  # of a Ke: what each one that is missing for a spell takes from its worth
OUT_OF_REACH: Final = 0.5  # of its use is left to a spell that cannot be paid for in this turn


def in_hand(outlook: Outlook, card: int) -> float:
    """What holding a card is worth: less where the Ke for it are far away."""
    use = outlook.appraisal.held(card)
    if not outlook.pack.is_spell[card]:
        return use
    return use - MISSING * outlook.ke * max(0, outlook.price(card) - outlook.spendable())


def for_good(outlook: Outlook, card: int) -> float:
    """What owning a card is worth for the rest of the game, compared with those drawn in its stead."""
    return outlook.pack.points[card] + (outlook.appraisal.use[card] - outlook.fresh) * outlook.uses_left()


def at_once(outlook: Outlook, card: int) -> float:
    """What a card brings that comes to the hand in the middle of the turn."""
    if outlook.pack.is_focus[card]:
        return effect_now(outlook, card)
    if outlook.pack.is_spell[card] and outlook.price(card) <= outlook.spendable():
        return spell_now(outlook, card)
    return OUT_OF_REACH * outlook.appraisal.use[card]


def delay(outlook: Outlook, choices: list[int]) -> list[float]:
    """What is lost with each card of the hand."""
    return [-in_hand(outlook, choice - CARD) for choice in choices]


def discard(outlook: Outlook, choices: list[int]) -> int:
    """The cards that are worth least in the hand."""
    hand = still_nameable(outlook)
    return part_with(outlook, choices, hand, [missed(outlook, card) for card in hand], "discard")


def missed(outlook: Outlook, card: int) -> float:
    """What is lost with a card of the hand: for one that would stay there, a fresh one comes when the turn ends."""
    held = in_hand(outlook, card)
    if outlook.pack.is_spell[card] and outlook.price(card) > outlook.spendable():
        return held - outlook.fresh
    return held


def exile(outlook: Outlook, choices: list[int]) -> int:
    """The cards of the hand that are worth least, now and later."""
    hand = still_nameable(outlook)
    worths = [for_good(outlook, card) + missed(outlook, card) for card in hand]
    return part_with(outlook, choices, hand, worths, "exile")


def exile_discarded(outlook: Outlook, choices: list[int]) -> int:
    """The cards of the discard pile that are worth least later."""
    pile = [choice - CARD for choice in choices if choice >= CARD]
    return part_with(outlook, choices, pile, [for_good(outlook, card) for card in pile], "exile-discard")


def still_nameable(outlook: Outlook) -> list[int]:
    """The hand from the card on that was named last."""
    floor = outlook.table.stack[-1].floor
    return [card for card in outlook.seat.hand if card >= floor]


def part_with(outlook: Outlook, choices: list[int], cards: list[int], worths: list[float], verb: str) -> int:
    """The worst of these cards; where one may stop, only for more than they are worth, and never the last of a deck."""
    if choices[0] == DONE:
        if verb != "discard" and len(outlook.seat.all_cards()) <= facts.HAND_SIZE:
            return DONE
        gain = reward(outlook, verb)
        spare = [at for at in range(len(cards)) if worths[at] < gain]
        if not spare:
            return DONE
        cards = [cards[at] for at in spare]
        worths = [worths[at] for at in spare]
    return CARD + first_of_worst(cards, worths, outlook.table.stack[-1].left)


def reward(outlook: Outlook, verb: str) -> float:
    """What the card at work gives for each card that this verb moves."""
    moment = outlook.moment()
    moment.done = 1
    total = 0.0
    card = outlook.pack.card(outlook.table.stack[-1].card)
    for occasion in OCCASIONS:
        moved = ""
        for effect in card.effects[occasion]:
            if effect.amount.per != PER_DONE:
                moved = effect.verb
            elif moved == verb:
                total += worth([effect], moment)
    return total


def take_back(outlook: Outlook, choices: list[int]) -> int:
    """The cards that bring most at once."""
    cards = [choice - CARD for choice in choices if choice >= CARD]
    return CARD + first_of_worst(cards, [-at_once(outlook, card) for card in cards], outlook.table.stack[-1].left)


def echo(outlook: Outlook, choices: list[int]) -> list[float]:
    """What the effect of each spell brings now."""
    return [0.0 if choice == NO else effect_now(outlook, choice - CARD) for choice in choices]
