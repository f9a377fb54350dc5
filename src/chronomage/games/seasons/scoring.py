"""Scoring: crystals, prestige, end-of-game effects, bonuses and cards left in hand."""

from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import JEWEL_OF_THE_ANCIENTS, LANTERN_OF_XIDIT, RAGFIELDS_HELM, SEALED_CHEST
from chronomage.games.seasons.table import Table
from chronomage.kernel.rules import Outcome

HAND_WORTH = 3


def most_cards_in_play(table: Table, player: int) -> bool:
    """Whether the player has more cards in play than anybody else."""
    mine = len(table.players[player].in_play)
    return all(len(table.players[other].in_play) < mine for other in range(table.seats) if other != player)


def end_of_game_effects(table: Table, player: int) -> int:
    """What the player's cards give at the end of the game."""
    seat = table.players[player]
    gained = 0
    for item in seat.in_play:
        if item.power == RAGFIELDS_HELM and most_cards_in_play(table, player):
            gained += 20
        elif item.power == LANTERN_OF_XIDIT:
            gained += 3 * energy.total(seat.reserve)
        elif item.power == JEWEL_OF_THE_ANCIENTS:
            gained += 35 if energy.total(item.tokens) >= 3 else -10
        elif item.power == SEALED_CHEST and all(table.settings.is_item[other.card] for other in seat.in_play):
            gained += 20
    return gained


def breakdown(table: Table, player: int) -> dict[str, int]:
    """Where the player's score comes from."""
    seat = table.players[player]
    parts = {
        "crystals": seat.crystals,
        "cards": sum(table.settings.prestige[item.card] for item in seat.in_play),
        "effects": end_of_game_effects(table, player),
        "bonuses": -facts.BONUS_PENALTY[seat.bonuses],
        "hand": (HAND_WORTH if seat.ability == facts.WORTH_OF_HAND else -facts.HAND_PENALTY) * len(seat.hand),
    }
    if table.settings.with_abilities or seat.ability:
        parts["ability"] = facts.ABILITY_PRESTIGE[seat.ability] if seat.ability_used else 0
    return parts


def outcome(table: Table) -> Outcome:
    """The score as it stands; a tie goes to who has more cards, and is shared where that is equal too."""
    parts = [breakdown(table, player) for player in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    keys = [(scores[player], tie_break(table, player)) for player in range(table.seats)]
    ranking = [1 + sum(1 for other in keys if other > mine) for mine in keys]
    winners = [player for player in range(table.seats) if ranking[player] == 1]
    return Outcome(scores, parts, ranking, winners)


def tie_break(table: Table, player: int) -> int:
    """What decides between equal scores: cards in play, or in an older edition cards played during the game."""
    seat = table.players[player]
    return seat.played if table.settings.tie_by_played else len(seat.in_play)
