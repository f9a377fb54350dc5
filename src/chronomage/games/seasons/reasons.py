"""Why a choice is not open, in a player's words and as a key with facts; the texts say it in other languages."""

from typing import Any

from chronomage.games.seasons import choices, energy, facts, ledger, zones
from chronomage.games.seasons.card_numbers import DIE_OF_MALICE, ELEMENTAL_AMULET
from chronomage.games.seasons.conditions import needs_crystals
from chronomage.games.seasons.effects import ACTIVATION
from chronomage.games.seasons.flow.abilities import why_unusable
from chronomage.games.seasons.flow.rounds import TakeDice
from chronomage.games.seasons.flow.summoning import (
    energy_is_enough,
    held_by_roots,
    leech_toll,
    spared,
)
from chronomage.games.seasons.flow.turns import MOST_BONUSES, MOST_CHOICES, VISION_PRICE, FreePart
from chronomage.games.seasons.options import NATURE_SPIRIT, OLAFS_KNOWLEDGE, VISION_OF_DESTINY
from chronomage.games.seasons.table import Player, Table
from chronomage.games.seasons.verbs.payment import payable_energy
from chronomage.kernel.reason import Reason
from chronomage.kernel.verbs import Verb

KINDS = ("air", "water", "fire", "earth")


def reason(table: Table, player: int, choice: int, verb: Verb[Any]) -> Reason:
    """The reason why this choice is not open; `verb` is the one that asks."""
    text = choices.TEXTS.get(choice)
    if text is None:
        return Reason("no-such-choice", f"there is no choice number {choice}", {"number": choice})
    if not isinstance(verb, FreePart):
        return no_answer(table, player, choice, text, isinstance(verb, TakeDice))
    if table.turn_choices >= MOST_CHOICES:
        sentence = f"this turn has had {MOST_CHOICES} choices; only ending it is left"
        return Reason("turn-too-long", sentence, {"amount": MOST_CHOICES})
    if choices.ACTIVATE <= choice < choices.AT_PLAYER:
        return why_not_activate(table, player, (choice - choices.ACTIVATE) // 2, (choice - choices.ACTIVATE) % 2)
    if choices.SUMMON <= choice < choices.IN_PLAY:
        return why_not_summon(table, player, choice - choices.SUMMON)
    if choice == choices.TRANSMUTE:
        if not ledger.may_transmute(table, player):
            return Reason("no-right-to-transmute", "you have no right to transmute this turn")
        return Reason("nothing-to-transmute", "you have no energy to transmute")
    if choice == choices.ABILITY:
        return why_not_ability(table, player)
    if choice == choices.VISION:
        return why_not_vision(table, player)
    if choices.BONUS_EXCHANGE <= choice <= choices.BONUS_DRAW or choice == choices.BONUS_CARD:
        return why_not_bonus(table, player, choice)
    return Reason("not-in-turn", f"{text!r} is not something to do in your turn")


def no_answer(table: Table, player: int, choice: int, text: str, taking_dice: bool) -> Reason:
    """That something else is asked now; where a die is, that this one is gone."""
    allowed = ", ".join(choices.TEXTS[each] for each in table.choices_of(player))
    sentence = f"{text!r} is no answer to this question; open are: {allowed}"
    if taking_dice and choices.DIE <= choice < choices.DIE + facts.DICE_PER_SEASON:
        return Reason("die-gone", sentence, {"place": choice - choices.DIE + 1})
    return Reason("no-answer", sentence)


def why_not_bonus(table: Table, player: int, choice: int) -> Reason:
    """Why this bonus cannot be used now."""
    if choice == choices.BONUS_CARD and table.enchantment != OLAFS_KNOWLEDGE:
        return Reason("bonus-of-olaf", "that bonus belongs to Olaf's Knowledge, which does not lie over this game")
    if choice == choices.BONUS_DRAW:
        return Reason("bonus-for-drawing", "the draw bonus is for the moment when your die gives a card")
    if table.players[player].bonuses >= MOST_BONUSES:
        return Reason("bonuses-used", f"you have used all {MOST_BONUSES} bonuses", {"amount": MOST_BONUSES})
    if choice == choices.BONUS_EXCHANGE:
        have = energy.total(payable_energy(table.players[player]))
        text = f"the exchange bonus needs {facts.EXCHANGED} energy, you have {have}"
        return Reason("exchange-needs-energy", text, {"amount": facts.EXCHANGED, "have": have})
    if choice == choices.BONUS_CARD:
        return Reason("no-card-to-draw", "there is no card to draw")
    limit = table.settings.gauge_limit
    return Reason("gauge-at-limit", f"your summoning gauge is at its limit of {limit}", {"amount": limit})


def why_not_ability(table: Table, player: int) -> Reason:
    """Why the player's ability token cannot be used now."""
    seat = table.players[player]
    if not seat.ability:
        return Reason("no-ability", "you have no ability token")
    if seat.ability_used:
        return Reason("ability-spent", "your ability token has been used; it serves once a game")
    found = why_unusable(table, player, seat.ability)
    assert found is not None
    return found


def why_not_vision(table: Table, player: int) -> Reason:
    """Why the open top card of the deck cannot be discarded now."""
    seat = table.players[player]
    if table.enchantment != VISION_OF_DESTINY:
        return Reason("no-vision", "Vision of Destiny does not lie over this game")
    if seat.vision_used:
        return Reason("vision-once", "Vision of Destiny serves once a turn")
    if seat.crystals < VISION_PRICE:
        sentence = f"Vision of Destiny needs {VISION_PRICE} crystals, you have {seat.crystals}"
        return Reason("vision-needs-crystals", sentence, {"amount": VISION_PRICE, "have": seat.crystals})
    return Reason("no-card-in-deck", "there is no card in the deck")


def why_not_summon(table: Table, player: int, card: int) -> Reason:
    """Why the card cannot be summoned now."""
    seat = table.players[player]
    name = facts.CARD_NAMES[card - 1]
    if card not in seat.hand:
        return Reason("not-in-hand", f"{name} is not in your hand", {"card": name})
    if not zones.has_room(table, player):
        count = len(seat.in_play)
        cards = "card" if count == 1 else "cards"
        sentence = f"your summoning gauge is {seat.gauge}, and you have {count} {cards} in play"
        return Reason("no-room", sentence, {"amount": seat.gauge, "have": count})
    if held_by_roots(table, player):
        return Reason("held-by-roots", "Entangling Roots allow one card from the hand in a turn")
    if not energy_is_enough(table, seat, card, payable_energy(seat)):
        return lacking_energy(table, seat, card, name)
    toll = leech_toll(table, player)
    needed = table.settings.crystal_cost[card] + toll
    if not toll:
        return needs_crystals(name, needed, seat.crystals)
    crystals = "crystal" if needed == 1 else "crystals"
    sentence = f"{name} needs {needed} {crystals} ({toll} of them for Arcano Leech), you have {seat.crystals}"
    told: dict[str, int | str] = {"card": name, "amount": needed, "have": seat.crystals, "number": toll}
    return Reason("needs-crystals-for-leech", sentence, told)


def lacking_energy(table: Table, seat: Player, card: int, name: str) -> Reason:
    """Which energy the player lacks to summon the card."""
    have = payable_energy(seat)
    if card == ELEMENTAL_AMULET:
        least, total = 2 if table.enchantment == NATURE_SPIRIT else 1, energy.total(have)
        sentence = f"{name} needs {least} energy or more, you have {total or 'none'}"
        return Reason("needs-any-energy", sentence, {"card": name, "amount": least, "have": total})
    cost = table.settings.energy_cost[card]
    off = spared(seat, cost)
    if energy.lacking(have, cost) <= off:
        return Reason("needs-energy-for-spirit", f"{name} needs one energy more for Nature Spirit", {"card": name})
    short = [kind for kind in range(4) if energy.count(cost, kind) > energy.count(have, kind)]
    parts = [f"{energy.count(cost, kind)} {KINDS[kind]}, you have {energy.count(have, kind)}" for kind in short]
    told: dict[str, int | str] = {
        "card": name,
        "tokens": "".join(energy.ENERGIES[kind] * energy.count(cost, kind) for kind in short),
    }
    if len(short) == 1:
        key, told["have"] = "needs-energy", energy.count(have, short[0])
    else:
        key = "needs-energies"
        told["owned"] = "".join(energy.ENERGIES[kind] * energy.count(have, kind) for kind in short)
    if not off:
        return Reason(key, f"{name} needs {'; '.join(parts)}", told)
    told["number"] = off
    return Reason(key + "-spared", f"{name} needs {'; '.join(parts)} (Hand of Fortune takes off {off})", told)


def why_not_activate(table: Table, player: int, card: int, copy: int) -> Reason:
    """Why the card in play cannot be activated now."""
    name = facts.CARD_NAMES[card - 1]
    item = table.players[player].nth(card, copy)
    if item is None:
        if copy and table.players[player].nth(card, 0):
            return Reason("no-second-in-play", f"you have no second {name} in play", {"card": name})
        return Reason("not-in-play", f"you have no {name} in play", {"card": name})
    needs = ACTIVATION[item.power]
    if needs is None:
        return Reason("no-effect", f"{name} has no effect to activate", {"card": name})
    if item.used:
        return Reason("activated-already", f"{name} has been activated this round already", {"card": name})
    if item.power != DIE_OF_MALICE and needs.holds(table, player, item):
        return Reason("copies-alike", f"both copies of {name} are alike: activate the first", {"card": name})
    return needs.why_not(table, player, name)
