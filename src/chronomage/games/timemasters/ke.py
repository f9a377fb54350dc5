"""Ke: the only places where Ke are gained, spent, exhausted and restored, and what a spell costs."""

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.table import Player, Table, Timer


def gain_permanent(table: Table, player: int, count: int) -> None:
    """Gain permanent Ke, active side up, as far as the box has them."""
    in_use = 0
    for seat in table.players:
        in_use += seat.ke()
    gained = min(count, facts.ALL_KE - in_use)
    if gained > 0:
        table.players[player].active += gained
        table.tell("ke-added", player, amount=gained, source=table.cause())


def gain_ephemeral(table: Table, player: int, count: int) -> None:
    """Gain ephemeral Ke; what goes beyond four is lost."""
    seat = table.players[player]
    gained = min(count, facts.MOST_EPHEMERAL - seat.ephemeral)
    if gained > 0:
        seat.ephemeral += gained
        table.tell("ephemeral-gained", player, amount=gained, source=table.cause())


def begin_with_ephemeral(table: Table, player: int, count: int) -> None:
    """Begin the game with ephemeral Ke; like the permanent ones that everybody begins with, nobody is told of them."""
    table.players[player].ephemeral = count


def lose_ephemeral(table: Table, player: int, count: int) -> None:
    """Give ephemeral Ke back to the stock, as far as there are any."""
    seat = table.players[player]
    lost = min(count, seat.ephemeral)
    if lost > 0:
        seat.ephemeral -= lost
        table.tell("ephemeral-lost", player, amount=lost, source=table.cause())


def restore(table: Table, player: int, count: int) -> None:
    """Turn exhausted Ke to their active side, as far as there are any."""
    seat = table.players[player]
    restored = min(count, seat.exhausted)
    if restored > 0:
        seat.exhausted -= restored
        seat.active += restored
        table.tell("ke-restored", player, amount=restored, source=table.cause())


def exhaust(table: Table, player: int, count: int) -> None:
    """Turn active Ke to their exhausted side, as far as there are any."""
    seat = table.players[player]
    exhausted = min(count, seat.active)
    if exhausted > 0:
        seat.active -= exhausted
        seat.exhausted += exhausted
        table.tell("ke-exhausted", player, amount=exhausted, source=table.cause())


def change_surcharge(table: Table, player: int, change: int) -> None:
    """Lay reminder tokens for the next spell: +1 and -1 cancel each other."""
    table.players[player].surcharge += change
    tell_surcharge(table, player, change)


def tell_surcharge(table: Table, player: int, change: int) -> None:
    """Say whose spells get dearer or cheaper."""
    if change > 0:
        table.tell("spell-dearer", player, amount=change, source=table.cause())
    elif change < 0:
        table.tell("spell-cheaper", player, amount=-change, source=table.cause())


def cheaper_next_turn(table: Table, player: int, change: int) -> None:
    """Lay a reminder token for the first spell of the player's next turn."""
    if change:
        table.players[player].surcharge_later -= change
        table.tell("next-turn-cheaper", player, amount=change, source=table.cause())


def limit(table: Table, player: int, most: int) -> None:
    """No more Ke than this may be spent in the player's turn, this one or the next to come; the lowest limit counts."""
    seat = table.players[player]
    seat.cap = min(seat.cap, most)
    if player == table.turn:
        table.tell("ke-capped-now", player, amount=seat.cap, source=table.cause())
    else:
        table.tell("ke-capped", player, amount=seat.cap, source=table.cause())


def cost(table: Table, player: int, card: int, timer: Timer | None) -> int:
    """What the player pays for a spell now, on that Timer or into the spell area; never below zero."""
    seat = table.players[player]
    pack = table.pack
    price = pack.cost[card] + seat.surcharge
    if pack.has_traits:
        for other in table.players:
            for each in other.timers:
                price += pack.own_change[each.card] if other is seat else pack.others_change[each.card]
        if timer is not None:
            price -= pack.cheaper_here[timer.card]
    return price if price > 0 else 0


def cap(table: Table, player: int) -> int:
    """The most Ke that the player may spend in this turn."""
    seat = table.players[player]
    most = seat.cap
    pack = table.pack
    if pack.has_traits:
        for other in table.players:
            caps = pack.own_cap if other is seat else pack.cap
            for timer in other.timers:
                lowest = caps[timer.card]
                if 0 < lowest < most:
                    most = lowest
    return most


def spendable(table: Table, player: int) -> int:
    """How many Ke of both kinds the player can still spend."""
    seat = table.players[player]
    left = cap(table, player) - seat.spent
    have = seat.active + seat.ephemeral
    return max(0, min(have, left))


def spend(table: Table, player: int, price: int, ephemeral: int) -> None:
    """Pay for a spell, so much of it in ephemeral Ke; the reminder tokens for it are used up."""
    seat = table.players[player]
    seat.surcharge = 0
    if price <= 0:
        return
    permanent = price - ephemeral
    seat.active -= permanent
    seat.exhausted += permanent
    seat.ephemeral -= ephemeral
    seat.spent += price
    if permanent:
        table.tell("ke-spent", player, amount=permanent)
    if ephemeral:
        table.tell("ephemeral-spent", player, amount=ephemeral)


def hand_size(table: Table, seat: Player) -> int:
    """To how many cards the hand is filled up, those that delay Timers included."""
    size = facts.HAND_SIZE
    pack = table.pack
    if pack.has_traits:
        for other in table.players:
            hands = pack.hand if other is seat else pack.others_hand
            for timer in other.timers:
                size += hands[timer.card]
    return size
