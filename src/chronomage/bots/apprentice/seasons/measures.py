"""Measures: what tokens, prices and harm weigh, and the counts of cards that the worth of others hangs on."""

from typing import Final

from chronomage.bots.apprentice.seasons.outlook import PLAIN_TOKEN, Outlook
from chronomage.games.seasons import energy

CHOSEN_TOKEN: Final = 2.5  # a token whose kind can be chosen
HARM: Final = 0.5  # an opponent's loss of one crystal: as good as half a crystal gained


def token(outlook: Outlook) -> float:
    """What a token of no special use is worth: nothing more when nothing comes after."""
    return outlook.plain_token if outlook.turns > 0 or outlook.may_sell else 0.3


def chosen_token(outlook: Outlook) -> float:
    """What a token is worth whose kind can be chosen."""
    return CHOSEN_TOKEN - PLAIN_TOKEN + outlook.plain_token if outlook.turns > 0 or outlook.may_sell else 0.5


def price(outlook: Outlook, card: int) -> float:
    """What summoning a card costs: its crystals, and its tokens at the plain rate, that of Nature Spirit among them."""
    tokens = energy.total(outlook.settings.energy_cost[card]) + outlook.spirit
    return outlook.settings.crystal_cost[card] + outlook.plain_token * tokens


def magic_items(outlook: Outlook) -> int:
    """How many magic items the player has in play."""
    found = 0
    for item in outlook.seat.in_play:
        if outlook.settings.is_item[item.card]:
            found += 1
    return found


def familiars(outlook: Outlook) -> int:
    """How many familiars the player has in play."""
    return len(outlook.seat.in_play) - magic_items(outlook)


def victims(outlook: Outlook) -> int:
    """How many opponents have a card in play to lose."""
    found = 0
    for opponent in range(outlook.table.seats):
        if opponent != outlook.player and outlook.table.players[opponent].in_play:
            found += 1
    return found
