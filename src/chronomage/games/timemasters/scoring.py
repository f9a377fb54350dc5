"""Scoring: the level of every card owned, wherever it lies; ties go to Ke, then to cards of level five."""

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.table import UNKNOWN, Player, Table
from chronomage.kernel.rules import Outcome


def points(table: Table, seat: Player) -> dict[str, int]:
    """The player's points by sphere. Cards that an observer does not see are counted by what everybody knows."""
    counts = cards_by_level(table, seat)
    return {f"sphere_{level}": level * counts[level] for level in range(1, facts.SPHERES + 1)}


def cards_by_level(table: Table, seat: Player) -> list[int]:
    """How many cards of each level the player owns."""
    cards = seat.all_cards()
    counts = [0] * (facts.SPHERES + 1)
    if UNKNOWN in cards:
        return known_by_level(table, seat)
    for card in cards:
        counts[table.pack.points[card]] += 1
    return counts


def known_by_level(table: Table, seat: Player) -> list[int]:
    """The same from public knowledge: even of a card taken unseen everybody has seen the sphere."""
    counts = [0] * (facts.SPHERES + 1)
    for card in seat.owned:
        counts[table.pack.points[card]] += 1
    for claim in seat.claims:
        if claim.level:
            counts[claim.level] += 1
    return counts


def outcome(table: Table) -> Outcome:
    """The score as it stands, with both tie-breaks; where they are equal too, the win is shared."""
    parts = [points(table, seat) for seat in table.players]
    scores = [sum(part.values()) for part in parts]
    keys = [(scores[player], *tie_break(table, table.players[player])) for player in range(table.seats)]
    ranking = [1 + sum(1 for other in keys if other > mine) for mine in keys]
    winners = [player for player in range(table.seats) if ranking[player] == 1]
    return Outcome(scores, parts, ranking, winners)


def tie_break(table: Table, seat: Player) -> tuple[int, int]:
    """What decides between equal scores: most Ke of both kinds, then most cards of level five."""
    return seat.ke() + seat.ephemeral, cards_by_level(table, seat)[facts.SPHERES]
