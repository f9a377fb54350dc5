"""Why a choice is not open, in a player's words."""

from chronomage.games.seasons import choices, energy, facts, ledger, zones
from chronomage.games.seasons.effects import ACTIVATION
from chronomage.games.seasons.flow.abilities import why_unusable
from chronomage.games.seasons.flow.summoning import (
    energy_is_enough,
    held_by_roots,
    leech_toll,
    spared,
)
from chronomage.games.seasons.flow.turns import MOST_BONUSES, MOST_CHOICES, VISION_PRICE
from chronomage.games.seasons.numbers import DIE_OF_MALICE, ELEMENTAL_AMULET
from chronomage.games.seasons.options import NATURE_SPIRIT, OLAFS_KNOWLEDGE, VISION_OF_DESTINY
from chronomage.games.seasons.table import Table
from chronomage.games.seasons.verbs.payment import payable_energy

KINDS = ("air", "water", "fire", "earth")


def why_not(table: Table, player: int, choice: int, in_turn: bool) -> str:
    """The reason why this choice is not open; `in_turn` where the player is in the free part of his turn."""
    text = choices.TEXTS.get(choice)
    if text is None:
        return f"there is no choice number {choice}"
    if not in_turn:
        allowed = ", ".join(choices.TEXTS[each] for each in table.choices_of(player))
        return f"{text!r} is no answer to this question; open are: {allowed}"
    if table.turn_choices >= MOST_CHOICES:
        return f"this turn has had {MOST_CHOICES} choices; only ending it is left"
    if choices.ACTIVATE <= choice < choices.AT_PLAYER:
        return why_not_activate(table, player, (choice - choices.ACTIVATE) // 2, (choice - choices.ACTIVATE) % 2)
    if choices.SUMMON <= choice < choices.IN_PLAY:
        return why_not_summon(table, player, choice - choices.SUMMON)
    seat = table.players[player]
    if choice == choices.TRANSMUTE:
        if not ledger.may_transmute(table, player):
            return "you have no right to transmute this turn"
        return "you have no energy to transmute"
    if choice == choices.ABILITY:
        return why_not_ability(table, player)
    if choice == choices.VISION:
        return why_not_vision(table, player)
    if choice == choices.BONUS_CARD and table.enchantment != OLAFS_KNOWLEDGE:
        return "that bonus belongs to Olaf's Knowledge, which does not lie over this game"
    if choice == choices.BONUS_DRAW:
        return "the draw bonus is for the moment when your die gives a card"
    if choices.BONUS_EXCHANGE <= choice <= choices.BONUS_GAUGE or choice == choices.BONUS_CARD:
        if seat.bonuses >= MOST_BONUSES:
            return f"you have used all {MOST_BONUSES} bonuses"
        if choice == choices.BONUS_EXCHANGE:
            return "you have no energy to exchange"
        if choice == choices.BONUS_CARD:
            return "there is no card to draw"
        return f"your summoning gauge is at its limit of {table.settings.gauge_limit}"
    return f"{text!r} is not something to do in your turn"


def why_not_ability(table: Table, player: int) -> str:
    """Why the player's ability token cannot be used now."""
    seat = table.players[player]
    if not seat.ability:
        return "you have no ability token"
    if seat.ability_used:
        return "your ability token has been used; it serves once a game"
    return f"your ability token {why_unusable(table, player, seat.ability)}"


def why_not_vision(table: Table, player: int) -> str:
    """Why the open top card of the deck cannot be discarded now."""
    seat = table.players[player]
    if table.enchantment != VISION_OF_DESTINY:
        return "Vision of Destiny does not lie over this game"
    if seat.vision_used:
        return "Vision of Destiny serves once a turn"
    if seat.crystals < VISION_PRICE:
        return f"Vision of Destiny needs {VISION_PRICE} crystals, you have {seat.crystals}"
    return "there is no card in the deck"


def why_not_summon(table: Table, player: int, card: int) -> str:
    """Why the card cannot be summoned now."""
    seat = table.players[player]
    name = facts.CARD_NAMES[card - 1]
    if card not in seat.hand:
        return f"{name} is not in your hand"
    if not zones.has_room(table, player):
        cards = "card" if len(seat.in_play) == 1 else "cards"
        return f"your summoning gauge is {seat.gauge}, and you have {len(seat.in_play)} {cards} in play"
    if held_by_roots(table, player):
        return "Entangling Roots allow one card from the hand in a turn"
    have = payable_energy(seat)
    cost = table.settings.energy_cost[card]
    if not energy_is_enough(table, seat, card, have):
        if card == ELEMENTAL_AMULET:
            least = 2 if table.enchantment == NATURE_SPIRIT else 1
            return f"{name} needs {least} energy or more, you have {energy.total(have) or 'none'}"
        off = spared(seat, cost)
        if energy.lacking(have, cost) <= off:
            return f"{name} needs one energy more for Nature Spirit"
        short = [
            f"{energy.count(cost, kind)} {KINDS[kind]}, you have {energy.count(have, kind)}"
            for kind in range(4)
            if energy.count(cost, kind) > energy.count(have, kind)
        ]
        spared_text = f" (Hand of Fortune takes off {off})" if off else ""
        return f"{name} needs {'; '.join(short)}{spared_text}"
    toll = leech_toll(table, player)
    needed = table.settings.crystal_cost[card] + toll
    to_leech = f" ({toll} of them for Arcano Leech)" if toll else ""
    crystals = "crystal" if needed == 1 else "crystals"
    return f"{name} needs {needed} {crystals}{to_leech}, you have {seat.crystals}"


def why_not_activate(table: Table, player: int, card: int, copy: int) -> str:
    """Why the card in play cannot be activated now."""
    name = facts.CARD_NAMES[card - 1]
    item = table.players[player].nth(card, copy)
    if item is None:
        which = "a second " if copy and table.players[player].nth(card, 0) else ""
        return f"you have no {which}{name} in play".replace("no a second", "no second")
    needs = ACTIVATION[item.power]
    if needs is None:
        return f"{name} has no effect to activate"
    if item.used:
        return f"{name} has been activated this round already"
    if item.power != DIE_OF_MALICE and needs.holds(table, player, item):
        return f"both copies of {name} are alike: activate the first"
    return f"{name} {needs.why_not(table, player)}"
