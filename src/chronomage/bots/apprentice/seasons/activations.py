"""Activations: what each card in play would bring if it were activated now."""

from typing import Final

from chronomage.bots.apprentice.seasons.kingdom_activations import NOT_NOW, heart_gain, kingdom_gain
from chronomage.bots.apprentice.seasons.measures import CHOSEN_TOKEN, HARM, chosen_token, familiars, price
from chronomage.bots.apprentice.seasons.plan import NEEDED_TOKEN, Plan
from chronomage.bots.apprentice.seasons.worth import (
    in_play_worth,
    worth,
)
from chronomage.games.seasons import energy, facts, ledger
from chronomage.games.seasons.card_numbers import (
    BALANCE_OF_ISHTAR,
    CRYSTAL_ORB,
    DAMNED_SOUL,
    DRAGON_SKULL,
    GLUTTON_CAULDRON,
    IDOL_OF_THE_FAMILIAR,
    KAIRN,
    MESODAES_LANTERN,
    MIRROR_OF_THE_SEASONS,
    NECROTIC_KRISS,
    POTION_OF_DREAMS,
    POTION_OF_KNOWLEDGE,
    POTION_OF_LIFE,
    POTION_OF_POWER,
    TREE_OF_LIGHT,
)
from chronomage.games.seasons.choices import BUY_ENERGY, BUY_TRANSMUTATION
from chronomage.games.seasons.table import Item

WELL_SPENT: Final = 9.0  # what a Potion of Life should gain while it can still wait for more


def activation_gain(plan: Plan, item: Item) -> float:
    """What activating this card now brings over leaving it: Thieving Fairies take, Hearts of Argos give."""
    return gain_of_power(plan, item) + heart_gain(plan) - (1 + 2 * HARM) * plan.outlook.fairies()


def gain_of_power(plan: Plan, item: Item) -> float:
    """What the activated effect alone brings."""
    outlook = plan.outlook
    power = item.power
    if power >= facts.EXPANSION_FIRST:
        return kingdom_gain(plan, item)
    if power == BALANCE_OF_ISHTAR:
        return balance_gain(plan, best_identical(plan))
    if power == KAIRN:
        return kairn(plan)
    if power == POTION_OF_POWER:
        lost = max(0.0, outlook.left_in_hand) if outlook.is_last_turn() else 0.0
        return outlook.draw_worth() + 3 * outlook.step_worth() - lost
    if power == POTION_OF_DREAMS:
        return potion_of_dreams(plan)
    if power == POTION_OF_KNOWLEDGE:
        # Worth the wait until all five fit, unless there is no more waiting.
        fits = min(5, outlook.limit - energy.total(outlook.seat.reserve))
        return fits * chosen_token(outlook) if fits == min(5, outlook.limit) or outlook.turns < 2 else NOT_NOW
    if power == POTION_OF_LIFE:
        return potion_of_life(plan)
    if power == TREE_OF_LIGHT:
        return max(tree_energy_gain(plan), tree_sale_gain(plan))
    if power == CRYSTAL_ORB:
        return 1.0 if outlook.room > 0 and energy.total(outlook.have) >= 4 else NOT_NOW
    if power == GLUTTON_CAULDRON:
        return cauldron(plan, item)
    if power == DRAGON_SKULL:
        return 15.0 - least_three(plan)
    if power == IDOL_OF_THE_FAMILIAR:
        return float(familiars(outlook))
    if power == NECROTIC_KRISS:
        fits = min(4, outlook.limit - energy.total(outlook.seat.reserve))
        return fits * chosen_token(outlook) - least_familiar(plan)
    if power == MIRROR_OF_THE_SEASONS:
        return 1.0 if mirror_target(plan) else NOT_NOW
    if power == DAMNED_SOUL:
        return 5.0 + 3.0 * (outlook.turns + 1) - outlook.plain_token
    return NOT_NOW


def best_identical(plan: Plan) -> int:
    """The kind of energy best given to the Balance of Ishtar."""
    best = 0
    for kind in range(1, 4):
        if balance_gain(plan, kind) > balance_gain(plan, best):
            best = kind
    return best


def balance_gain(plan: Plan, kind: int) -> float:
    """What the Balance brings for tokens of that kind over keeping them, or over selling them where that is open."""
    outlook = plan.outlook
    size = outlook.settings.balance_size
    have = energy.count(outlook.have, kind)
    if have < size:
        return NOT_NOW
    each = 3.0 + ledger.transmutation_addition(outlook.table, outlook.player, outlook.settings.balance_takes_bonuses)
    gained = 0.0
    for tokens in range(have - size + 1, have + 1):
        gained += each - plan.keeping(kind, tokens)
    if outlook.may_sell and plan.rate(kind) >= each:
        return NOT_NOW
    return gained


def kairn(plan: Plan) -> float:
    """What the opponents lose is worth a part of it; the cheapest token is paid."""
    outlook = plan.outlook
    harm = 0.0
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player:
            harm += HARM * min(4, outlook.table.players[opponent].crystals)
    return harm - cheapest_token(plan)


def cheapest_token(plan: Plan) -> float:
    """What the token is worth that the player misses least."""
    least = NEEDED_TOKEN
    for kind in range(4):
        tokens = energy.count(plan.outlook.have, kind)
        if tokens:
            least = min(least, plan.keeping(kind, tokens))
    return least


def potion_of_dreams(plan: Plan) -> float:
    """A card free of cost for the whole reserve: what it saves, or near the end what it is worth."""
    outlook = plan.outlook
    lost = plan.keeping_all(outlook.seat.reserve)
    best = NOT_NOW
    for card in outlook.seat.hand:
        if card == MESODAES_LANTERN:
            continue
        saved = price(outlook, card)
        if outlook.turns <= 2 and not plan.payable(card):
            saved = max(saved, worth(outlook, card) + outlook.left_in_hand)
        best = max(best, saved)
    return best - lost


def potion_of_life(plan: Plan) -> float:
    """Four crystals a token, best with a full reserve."""
    outlook = plan.outlook
    tokens = energy.total(outlook.seat.reserve)
    each = 4 + ledger.transmutation_addition(outlook.table, outlook.player, outlook.settings.life_takes_bonuses)
    gained = tokens * each - plan.keeping_all(outlook.seat.reserve)
    return gained if gained >= WELL_SPENT or outlook.is_last_turn() else NOT_NOW


def tree_way(plan: Plan) -> int:
    """The way of the Tree of Light that brings more."""
    return BUY_ENERGY if tree_energy_gain(plan) > tree_sale_gain(plan) else BUY_TRANSMUTATION


def tree_energy_gain(plan: Plan) -> float:
    """A token for three crystals pays where it completes a card at once."""
    outlook = plan.outlook
    if outlook.seat.crystals < 3 or not outlook.may_summon:
        return NOT_NOW
    best = NOT_NOW
    for card in outlook.seat.hand:
        if plan.lacks(card) == 1 and outlook.settings.crystal_cost[card] + plan.toll + 3 <= outlook.seat.crystals:
            best = max(best, plan.gain(card) - 3)
    return best


def tree_sale_gain(plan: Plan) -> float:
    """The right to transmute for a token."""
    if plan.outlook.may_sell or not plan.outlook.have:
        return NOT_NOW
    return plan.sale(plan.outlook.have, 0) - 3.0


def cauldron(plan: Plan, item: Item) -> float:
    """A token goes in where the seventh can still follow in time."""
    outlook = plan.outlook
    missing = 7 - energy.total(item.tokens)
    if missing > outlook.turns + 1:
        return NOT_NOW
    return 15.0 / missing + 1.5 - cheapest_token(plan)


def least_three(plan: Plan) -> float:
    """What the three cards in play are worth that the player misses least."""
    worths = sorted([in_play_worth(plan.outlook, item) for item in plan.outlook.seat.in_play])
    return sum(worths[:3])


def least_familiar(plan: Plan) -> float:
    """What the familiar is worth, in hand or in play, that the player misses least."""
    outlook = plan.outlook
    least = 100.0
    for card in outlook.seat.hand:
        if not outlook.settings.is_item[card]:
            least = min(least, hand_worth(plan, card))
    for item in outlook.seat.in_play:
        if not outlook.settings.is_item[item.card]:
            least = min(least, in_play_worth(outlook, item))
    return least


def hand_worth(plan: Plan, card: int) -> float:
    """What a card in the hand is worth: its gain if it will be summoned, less than nothing if not."""
    outlook = plan.outlook
    if outlook.is_last_turn() and not (outlook.may_summon and plan.payable(card)):
        return -outlook.left_in_hand
    gain = plan.gain(card) - outlook.left_in_hand
    if outlook.pending > outlook.can_still_summon():
        gain -= CHOSEN_TOKEN
    return max(-outlook.left_in_hand, gain)


def mirror_target(plan: Plan) -> int:
    """The card that the Mirror of the Seasons can complete, or 0: all it lacks is one kind, and another is to spare."""
    outlook = plan.outlook
    if not outlook.may_summon:
        return 0
    for card in outlook.seat.hand:
        lacks = plan.lacks(card)
        crystals = outlook.settings.crystal_cost[card] + plan.toll + lacks
        if lacks and crystals <= outlook.seat.crystals and plan.gain(card) > lacks and mirror_from(plan, card) >= 0:
            return card
    return 0


def mirror_into(plan: Plan, card: int) -> int:
    """The one kind of energy that the card lacks, or -1."""
    cost = plan.outlook.settings.energy_cost[card]
    found = -1
    for kind in range(4):
        if energy.count(cost, kind) > energy.count(plan.outlook.have, kind):
            if found >= 0:
                return -1
            found = kind
    return found


def mirror_from(plan: Plan, card: int) -> int:
    """A kind of which there is enough to spare beyond the card's cost, or -1."""
    outlook = plan.outlook
    cost = outlook.settings.energy_cost[card]
    if mirror_into(plan, card) < 0:
        return -1
    lacks = energy.lacking(outlook.have, cost)
    for kind in range(4):
        if energy.count(outlook.have, kind) - energy.count(cost, kind) >= lacks:
            return kind
    return -1
