"""Resampling: tables of Time Masters drawn at random that agree with what a seat has seen."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.claim import DECK, HAND, Claim, under
from chronomage.games.timemasters.knowledge import unclaimed_cards
from chronomage.games.timemasters.table import UNKNOWN, Player, Table
from chronomage.kernel import machine
from chronomage.kernel.random import Random
from chronomage.kernel.verbs import Question
from chronomage.pov.placing import Claimed, place

MOST_TRIES: Final = 10_000


def fill(table: Table, viewer: int, random: Random) -> bool:
    """Draw everything that the viewer does not know; false where that does not come out."""
    random.shuffle(table.players[viewer].deck)
    unseen = [unseen_cards(table, viewer, level) for level in range(facts.SPHERES + 1)]
    veiled = draw_spheres(table, viewer, unseen, random)
    for player in range(table.seats):
        if player != viewer and not fill_player(table.players[player], veiled[player], random):
            return False
    return table.over or table.asked == viewer or reopen(table)


def unseen_cards(table: Table, viewer: int, level: int) -> list[int]:
    """The cards of a level that may lie closed in its sphere, in the box, or with somebody who took them unseen."""
    pool = table.settings.pools[level][:]
    if level == 0:
        return []
    known = table.exiled + table.players[viewer].all_cards() + table.spheres[level]
    for player in range(table.seats):
        if player != viewer:
            known = known + table.players[player].owned
    for card in known:
        if card != UNKNOWN and table.pack.level[card] == level:
            pool.remove(card)
    return pool


def draw_spheres(table: Table, viewer: int, unseen: list[list[int]], random: Random) -> list[list[int]]:
    """Draw the closed cards of the spheres, and those that others took unseen: by player, in the order of claims."""
    table.spheres = [sphere[:] for sphere in table.spheres]
    drawn: list[list[int]] = [[]]
    for level in range(1, facts.SPHERES + 1):
        closed = table.spheres[level].count(UNKNOWN)
        count = closed + sum(veiled_of(table, player, level) for player in range(table.seats) if player != viewer)
        # Hand-picked cards are in the game for certain: those not seen yet are among the ones drawn.
        cards: list[int] = []
        for card in picked_unseen(table, unseen[level], level):
            unseen[level].remove(card)
            cards.append(card)
        random.shuffle(unseen[level])
        cards += unseen[level][: count - len(cards)]
        random.shuffle(cards)
        for at in range(len(table.spheres[level])):
            if table.spheres[level][at] == UNKNOWN:
                table.spheres[level][at] = cards.pop()
        drawn.append(cards)
    return dealt_unseen(table, viewer, drawn, random)


def dealt_unseen(table: Table, viewer: int, drawn: list[list[int]], random: Random) -> list[list[int]]:
    """Deal the cards that others took unseen: by player, in the order of their claims.

    One that may have been shown since is the card in question every other time, if that has been drawn: sometimes it
    can be no other.
    """
    veiled: list[list[int]] = [[] for _ in range(table.seats)]
    for player in range(table.seats):
        if player != viewer:
            for claim in table.players[player].claims:
                if claim.level:
                    cards = drawn[claim.level]
                    if claim.copy in cards and random.below(2):
                        cards.remove(claim.copy)
                        veiled[player].append(claim.copy)
                    else:
                        veiled[player].append(cards.pop())
    return veiled


def picked_unseen(table: Table, unseen: list[int], level: int) -> list[int]:
    """The hand-picked cards of a sphere that the viewer has not seen anywhere."""
    found: list[int] = []
    for card in table.settings.picked_of(level):
        picked = table.settings.picked.count(card)
        seen = table.settings.pools[level].count(card) - unseen.count(card)
        if found.count(card) < picked - seen:
            found.append(card)
    return found


def veiled_of(table: Table, player: int, level: int) -> int:
    """How many cards of a level the player has taken that nobody else has seen."""
    count = 0
    for claim in table.players[player].claims:
        if claim.level == level:
            count += 1
    return count


def fill_player(seat: Player, veiled: list[int], random: Random) -> bool:
    """Put a player's hidden cards into his hand, his deck and under his Timers; false where a claim does not hold."""
    slots = hidden_slots(seat)
    rest = unclaimed_cards(seat)
    claimed: list[Claimed] = []
    for claim in seat.claims:
        card = claim.card or veiled.pop(0)
        claimed.append(Claimed(card, 0, slots_for(claim, card, slots)))
    loose = [at for at in range(len(slots)) if slots[at] & seat.loose]
    if len(loose) < len(slots):  # some slot is for claimed cards alone
        claimed += [Claimed(card, 0, loose) for card in rest]
        rest = []
    found = place(claimed, [1] * len(slots), [-1] * len(slots), random)
    if len(found) < len(claimed):
        return False
    filled = [UNKNOWN] * len(slots)
    for number in range(len(claimed)):
        filled[found[number]] = claimed[number].card
    random.shuffle(rest)
    for at in range(len(slots)):
        if filled[at] == UNKNOWN:
            filled[at] = rest.pop()
    pour(seat, filled, random)
    return True


def hidden_slots(seat: Player) -> list[int]:
    """One slot for each hidden card of a player: the place that it is in."""
    slots = [HAND] * len(seat.hand) + [DECK] * len(seat.deck)
    for timer in seat.timers:
        slots += [under(timer.place)] * len(timer.delays)
    return slots


def slots_for(claim: Claim, card: int, slots: list[int]) -> list[int]:
    """The slots in which this card would fulfil the claim."""
    places = claim.places | claim.copy_places if card == claim.copy else claim.places
    return [at for at in range(len(slots)) if slots[at] & places]


def pour(seat: Player, filled: list[int], random: Random) -> None:
    """The cards drawn for a player's slots go there, in the order of the slots."""
    middle = len(seat.hand)
    after = middle + len(seat.deck)
    seat.hand = sorted(filled[:middle])
    seat.deck = filled[middle:after]
    random.shuffle(seat.deck)
    for timer in seat.timers:
        size = len(timer.delays)
        timer.delays = sorted(filled[after : after + size])
        after += size


def reopen(table: Table) -> bool:
    """Open the choices of the other player who must decide; false where there would be nothing to choose from.

    So it can be with one who is in the middle of picking cards in rising order: he holds a card that can come next.
    """
    verb = machine.asking_verb(table.pack.programs, table)
    if isinstance(verb, Question):
        table.choices = verb.choices(table, table.stack[-1])
    return len(table.choices) > 0
