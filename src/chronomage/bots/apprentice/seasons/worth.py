"""Worth: what a card is worth to this player now, where the table says more than the general estimate."""

from chronomage.bots.apprentice.seasons.estimates import ESTIMATES, FOR_EACH_OPPONENT, estimated_worth
from chronomage.bots.apprentice.seasons.kingdom import kingdom_in_play_worth, kingdom_worth
from chronomage.bots.apprentice.seasons.measures import (
    HARM,
    chosen_token,
    familiars,
    magic_items,
    price,
    token,
    victims,
)
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import (
    AMSUG,
    AMULET_OF_AIR,
    AMULET_OF_FIRE,
    AMULET_OF_WATER,
    CURSED_TREATISE,
    DAMNED_SOUL,
    DIVINE_CHALICE,
    ELEMENTAL_AMULET,
    GLUTTON_CAULDRON,
    IDOL_OF_THE_FAMILIAR,
    LANTERN_OF_XIDIT,
    LEWIS_GREYFACE,
    MESODAES_LANTERN,
    NECROTIC_KRISS,
    PENDANT_OF_RAGNOR,
    POTION_OF_DREAMS,
    POTION_OF_KNOWLEDGE,
    POTION_OF_LIFE,
    POTION_OF_POWER,
    RAGFIELDS_HELM,
    SCEPTER_OF_GREATNESS,
    SEALED_CHEST,
    SID_NIGHTSHADE,
    SYLLAS,
    VAMPIRIC_CROWN,
)
from chronomage.games.seasons.scoring import most_cards_in_play
from chronomage.games.seasons.table import Item


def worth(outlook: Outlook, card: int) -> float:
    """What the card is worth if it enters play now, its cost not counted."""
    if card >= facts.EXPANSION_FIRST:
        return kingdom_worth(outlook, card)
    prestige: int = outlook.settings.prestige[card]
    if card == AMULET_OF_AIR:
        return prestige + 2 * outlook.step_worth()
    if card == AMULET_OF_FIRE:
        return prestige + outlook.draw_worth() + 2
    if card == AMULET_OF_WATER:
        return prestige + 4 * chosen_token(outlook)
    if card == DIVINE_CHALICE:
        return prestige + (16.0 if outlook.room > 1 else 0.0)
    if card == SYLLAS:
        return prestige + HARM * victims(outlook) * 8
    if card == AMSUG:
        return prestige + HARM * victims(outlook) * 4 - (3.0 if magic_items(outlook) else 0.0)
    if card == RAGFIELDS_HELM:
        return prestige + (18.0 if outlook.turns <= 2 and leads_in_cards(outlook) else 7.0)
    if card == LEWIS_GREYFACE:
        return prestige + copied_tokens(outlook) * token(outlook)
    if card == POTION_OF_POWER:
        return outlook.draw_worth() + 3 * outlook.step_worth()
    if card == POTION_OF_DREAMS:
        return dearest_other(outlook)
    if card == POTION_OF_KNOWLEDGE:
        return 5 * chosen_token(outlook) + outlook.step_worth()
    if card == POTION_OF_LIFE:
        return potion_of_life(outlook)
    if card == SCEPTER_OF_GREATNESS:
        return prestige + 3 * (magic_items(outlook) + int(outlook.settings.scepter_counts_itself))
    if card == ELEMENTAL_AMULET:
        return prestige + elements_worth(outlook)
    if card == GLUTTON_CAULDRON:
        return 12.0 if outlook.turns > 7 else 0.0
    if card == VAMPIRIC_CROWN:
        return 4 * chosen_token(outlook) + outlook.draw_worth()
    if card == CURSED_TREATISE:
        return prestige + 10 + 2 * chosen_token(outlook) + outlook.step_worth()
    if card == IDOL_OF_THE_FAMILIAR:
        return outlook.settings.idol_crystals + (familiars(outlook) + 0.3) * (outlook.turns + 1)
    if card == LANTERN_OF_XIDIT:
        return prestige + 3.0 * min(outlook.limit - 2, energy.total(outlook.seat.reserve))
    if card == SEALED_CHEST:
        return prestige + (16.0 if familiars(outlook) == 0 else 0.0)
    if card == PENDANT_OF_RAGNOR:
        free = outlook.limit + 3 - energy.total(outlook.seat.reserve)
        return min(magic_items(outlook), free) * chosen_token(outlook)
    if card == SID_NIGHTSHADE:
        return prestige + (stolen(outlook) if is_richest(outlook) else 0.0)
    if card == DAMNED_SOUL:
        # The water that it brings pays for passing it on in the same turn.
        return 10.0 + 5 * HARM
    # What acts at the end of a round does so in this one too.
    return estimated_worth(card, outlook.opponents, outlook.turns + 1, outlook.seasons, outlook.pending - 1)


def in_play_worth(outlook: Outlook, item: Item) -> float:
    """What a card in play is still worth: its prestige and what it will bring yet, not what it brought on entering."""
    prestige: int = outlook.settings.prestige[item.card]
    power = item.power
    if power >= facts.EXPANSION_FIRST:
        return prestige + kingdom_in_play_worth(outlook, item)
    if power == AMULET_OF_WATER:
        return prestige + energy.total(item.tokens) * outlook.plain_token
    if power == RAGFIELDS_HELM:
        return prestige + (18.0 if leads_in_cards(outlook) else 5.0)
    if power in (POTION_OF_POWER, POTION_OF_DREAMS, POTION_OF_KNOWLEDGE, POTION_OF_LIFE):
        return worth(outlook, power) if outlook.turns > 0 else 0.0
    if power == GLUTTON_CAULDRON:
        inside = energy.total(item.tokens)
        return inside * 3.0 if inside + outlook.turns >= 7 else 0.0
    if power == LANTERN_OF_XIDIT:
        return prestige + 12.0
    if power == SEALED_CHEST:
        return prestige + (20.0 if familiars(outlook) == 0 else 0.0)
    if power == CURSED_TREATISE:
        return prestige + energy.total(outlook.seat.reserve) * token(outlook)
    if power == DAMNED_SOUL:
        return prestige - 3.0 * (outlook.turns + 1)
    if power == NECROTIC_KRISS:
        return prestige + (4.0 if outlook.turns > 2 else 0.0)
    if power == IDOL_OF_THE_FAMILIAR:
        return float(familiars(outlook) * outlook.turns)
    estimate = ESTIMATES[power]
    flow = estimate.each_round * outlook.turns + estimate.each_season * outlook.seasons
    if power in FOR_EACH_OPPONENT:
        flow *= outlook.opponents
    return prestige + flow + estimate.each_card * outlook.pending


def leads_in_cards(outlook: Outlook) -> bool:
    """Whether the player has more cards in play than anybody else."""
    return most_cards_in_play(outlook.table, outlook.player)


def copied_tokens(outlook: Outlook) -> int:
    """How many tokens Lewis Greyface would bring, as far as they can be kept."""
    most = 0
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player:
            most = max(most, energy.total(outlook.table.players[opponent].reserve))
    return min(most, outlook.limit + 2 - energy.total(outlook.seat.reserve))


def dearest_other(outlook: Outlook) -> float:
    """What it saves to put the dearest other card of the hand into play free of cost."""
    best = 0.0
    for card in outlook.seat.hand:
        if card not in (POTION_OF_DREAMS, MESODAES_LANTERN):
            best = max(best, price(outlook, card))
    return best


def potion_of_life(outlook: Outlook) -> float:
    """What turning the reserve into crystals brings over selling it at the common rate."""
    tokens = energy.total(outlook.seat.reserve)
    if outlook.turns > 2:
        tokens = outlook.limit - 1
    return tokens * (4.0 - (outlook.plain_token if outlook.turns > 0 else 0.5)) + outlook.step_worth()


def elements_worth(outlook: Outlook) -> float:
    """What the elements that the player has would bring with an Elemental Amulet."""
    gained = 0.0
    for kind in range(4):
        if energy.count(outlook.have, kind):
            gained += max(0.0, element_worth(outlook, kind))
    return gained


def element_worth(outlook: Outlook, kind: int) -> float:
    """What paying an Elemental Amulet with that energy brings."""
    if kind == energy.AIR:
        return outlook.step_worth()
    if kind == energy.WATER:
        return 2 * chosen_token(outlook)
    if kind == energy.FIRE:
        return outlook.draw_worth() - (max(0.0, outlook.left_in_hand) if outlook.is_last_turn() else 0.0)
    return 5.0


def is_richest(outlook: Outlook) -> bool:
    """Whether the player has more crystals than anybody else."""
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player and outlook.table.players[opponent].crystals >= outlook.seat.crystals:
            return False
    return True


def stolen(outlook: Outlook) -> float:
    """What stealing five crystals from each opponent is worth."""
    gained = 0.0
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player:
            gained += min(5, outlook.table.players[opponent].crystals) * (1 + HARM)
    return gained
