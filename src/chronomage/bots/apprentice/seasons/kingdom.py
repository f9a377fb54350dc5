"""The kingdom: what the cards of Enchanted Kingdom are worth, where the table says more than the general estimate."""

from typing import Final

from chronomage.bots.apprentice.seasons.estimates import ESTIMATES, estimated_worth
from chronomage.bots.apprentice.seasons.measures import HARM, chosen_token, price, token
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import (
    AMULET_OF_TIME,
    ARGOS_HAWK,
    FAIRY_MONOLITH,
    JEWEL_OF_THE_ANCIENTS,
    MESODAES_LANTERN,
    POTION_OF_RESURRECTION,
    RATTY_NIGHTSHADE,
    RAVEN,
    SELENIAS_CODEX,
    SHIELD_OF_ZIRA,
    THRONE_OF_RENEWAL,
    WARDEN_OF_ARGOS,
)
from chronomage.games.seasons.flow.abilities import FOUR_WATERS
from chronomage.games.seasons.table import Item

HORN_CRYSTALS: Final = 5.0
LANTERN_A_ROUND: Final = 2.6  # three crystals, less what the place of the reserve would have brought
SHIELD_CRYSTALS: Final = 10.0
SHIELD_WAITING: Final = 3.0  # of which something will come yet, while there are turns
JEWEL_FULL: Final = 3  # tokens on it
JEWEL_SPREAD: Final = 45.0  # between what a full one gives at the end and what another costs
JEWEL_TURNS: Final = 2  # that a player usually needs for three identical tokens
UNSEEN_CARD: Final = 4.0  # in an opponent's hand: the one he misses least
WARDEN_TOKENS: Final = 4
THEFT: Final = 2


def kingdom_worth(outlook: Outlook, card: int) -> float:
    """What a card of the expansion is worth if it enters play now, its cost not counted."""
    prestige: int = outlook.settings.prestige[card]
    if card == SELENIAS_CODEX:
        return prestige + taken_back(outlook)
    if card == MESODAES_LANTERN:
        return prestige + LANTERN_A_ROUND * (outlook.turns + 1)
    if card == THRONE_OF_RENEWAL:
        return prestige + renewal(outlook)
    if card == POTION_OF_RESURRECTION:
        return outlook.draw_worth() + 3 + outlook.step_worth()
    if card == JEWEL_OF_THE_ANCIENTS:
        return prestige + jewel(outlook, energy.EMPTY)
    if card == AMULET_OF_TIME:
        return prestige + 2 * chosen_token(outlook) + (2.0 if outlook.turns > 2 else 0.0)
    if card == ARGOS_HAWK:
        return prestige + 10 + outlook.step_worth()
    if card == RAVEN:
        return prestige + best_imitation(outlook)
    if card == WARDEN_OF_ARGOS:
        return prestige + max(all_discard_energy(outlook), all_discard_cards(outlook))
    if card == RATTY_NIGHTSHADE:
        return prestige + theft(outlook)
    return estimated_worth(card, outlook.opponents, outlook.turns + 1, outlook.seasons, outlook.pending - 1)


def kingdom_in_play_worth(outlook: Outlook, item: Item) -> float:
    """What such a power in play will still bring, the card's own prestige not counted."""
    power = item.power
    if power == FAIRY_MONOLITH:
        return energy.total(item.tokens) * token(outlook)
    if power == POTION_OF_RESURRECTION:
        return outlook.draw_worth() if outlook.turns > 0 else 0.0
    if power == JEWEL_OF_THE_ANCIENTS:
        return jewel(outlook, item.tokens)
    if power == MESODAES_LANTERN:
        return LANTERN_A_ROUND * outlook.turns
    if power == SHIELD_OF_ZIRA:
        return SHIELD_WAITING if outlook.turns > 0 else 0.0
    estimate = ESTIMATES[power]
    return estimate.each_round * outlook.turns + estimate.each_season * outlook.seasons


def projects(outlook: Outlook) -> int:
    """The energy wanted for what is no card of the hand: three alike for a Jewel, four water for an ability token."""
    wanted = energy.EMPTY
    for item in outlook.seat.in_play:
        if item.power == JEWEL_OF_THE_ANCIENTS and jewel(outlook, item.tokens) > 0:
            if energy.total(item.tokens) < JEWEL_FULL:
                wanted += 3 * energy.one(most_held(outlook.have))
            break
    if outlook.seat.ability == FOUR_WATERS and not outlook.seat.ability_used:
        waters = energy.count(outlook.have, energy.WATER)
        # Early on they would only lie in the way of cards.
        if outlook.turns < 6 and 4 - waters <= outlook.turns:
            wanted += 4 * energy.one(energy.WATER)
    return wanted


def most_held(bag: int) -> int:
    """The kind of which there are most tokens."""
    best = 0
    for kind in range(1, 4):
        if energy.count(bag, kind) > energy.count(bag, best):
            best = kind
    return best


def jewel(outlook: Outlook, tokens: int) -> float:
    """What a Jewel will bring at the end over what its tokens will have cost."""
    missing = max(0, JEWEL_FULL - energy.total(tokens))
    if missing * JEWEL_TURNS > outlook.turns + 1:
        return -10.0
    return 35.0 - missing * 3 * (outlook.plain_token + 1.0)


def taken_back(outlook: Outlook) -> float:
    """What it brings to summon an item once more for Selenia's Codex: one must be taken, good or bad."""
    best = -100.0
    for item in outlook.seat.in_play:
        costly = outlook.settings.energy_cost[item.card] != energy.EMPTY or outlook.spirit
        if outlook.settings.is_item[item.card] and costly and item.card != SELENIAS_CODEX:
            again = ESTIMATES[item.card].at_once - price(outlook, item.card) if outlook.turns > 0 else -5.0
            best = max(best, again)
    return best - outlook.arrival if best > -100.0 else 0.0


def renewal(outlook: Outlook) -> float:
    """A card for one that is needed less, and a bonus taken back; nothing with an empty hand."""
    if len(outlook.seat.hand) < 2:
        return 0.0
    used = outlook.seat.bonuses
    saved = facts.BONUS_PENALTY[used] - facts.BONUS_PENALTY[used - 1] if used else 0
    return saved + (2.0 if outlook.turns > 2 else 0.0) - outlook.arrival


def imitation(outlook: Outlook, card: int) -> float:
    """What it brings to become that item for its price: its effects, not its prestige."""
    # Nature Spirit asks for nothing here: the item is not summoned.
    cost = price(outlook, card) - outlook.spirit * outlook.plain_token
    if card == JEWEL_OF_THE_ANCIENTS:
        return jewel(outlook, energy.EMPTY) - cost
    brought = estimated_worth(card, outlook.opponents, outlook.turns + 1, outlook.seasons, outlook.pending)
    return brought - outlook.settings.prestige[card] - cost


def best_imitation(outlook: Outlook) -> float:
    """What the best item of an opponent's brings that Raven could become once its own price is paid."""
    best = 0.0
    fire = energy.one(energy.FIRE)
    left = outlook.have - fire if energy.count(outlook.have, energy.FIRE) else outlook.have
    for opponent in range(outlook.table.seats):
        if opponent == outlook.player:
            continue
        for item in outlook.table.players[opponent].in_play:
            card = item.card
            if not outlook.settings.is_item[card] or outlook.settings.crystal_cost[card] > outlook.seat.crystals:
                continue
            if energy.covers(left, outlook.settings.energy_cost[card]):
                best = max(best, imitation(outlook, card))
    return best


def all_discard_energy(outlook: Outlook) -> float:
    """What it brings that everybody discards four tokens."""
    gained = -outlook.plain_token * min(WARDEN_TOKENS, energy.total(outlook.seat.reserve))
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player:
            held = energy.total(outlook.table.players[opponent].reserve)
            gained += HARM * outlook.plain_token * min(WARDEN_TOKENS, held)
    return gained


def all_discard_cards(outlook: Outlook) -> float:
    """What it brings that everybody discards a card: to who has more than he can summon, it is a relief."""
    gained = 0.0
    if len(outlook.seat.hand) > outlook.can_still_summon():
        gained = outlook.left_in_hand
    elif outlook.seat.hand:
        gained = -UNSEEN_CARD
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player and outlook.table.players[opponent].hand:
            gained += HARM * (UNSEEN_CARD if outlook.turns > 0 else -outlook.left_in_hand)
    return gained


def theft(outlook: Outlook) -> float:
    """What two tokens of each opponent bring, as far as there are any and the reserve can hold them."""
    free = outlook.limit - energy.total(outlook.seat.reserve)
    gained = 0.0
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player:
            taken = min(THEFT, energy.total(outlook.table.players[opponent].reserve))
            gained += taken * HARM * outlook.plain_token + min(taken, max(0, free)) * token(outlook)
            free -= taken
    return gained
