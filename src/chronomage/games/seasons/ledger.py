"""Crystals, energy and the gauge: the only places where they change, and so the only ones that know their limits."""

from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import (
    AMULET_OF_WATER,
    BESPELLED_GRIMOIRE,
    IOS_TRANSMUTER,
    MESODAES_LANTERN,
    PURSE_OF_IO,
    STATUE_OF_EOLIS,
)
from chronomage.games.seasons.options import IOS_BOUNTY
from chronomage.games.seasons.programs import OVERFLOW
from chronomage.games.seasons.table import Item, Player, Table


def gain_crystals(table: Table, player: int, amount: int, source: int = 0) -> None:
    """The player gets that many crystals; the source is told where it is not what is being carried out."""
    if amount > 0:
        table.players[player].crystals += amount
        table.tell("crystals-gained", player, amount=amount, source=source or table.cause())


def lose_crystals(table: Table, player: int, amount: int, source: int = 0) -> int:
    """The player loses that many crystals, or all there are; the answer says how many it was."""
    seat = table.players[player]
    lost = min(amount, seat.crystals)
    if lost > 0:
        seat.crystals -= lost
        table.tell("crystals-lost", player, amount=lost, source=source or table.cause())
    return lost


def steal_crystals(table: Table, thief: int, victim: int, amount: int, source: int = 0) -> None:
    """The victim gives the thief that many crystals, or all there are."""
    stolen = min(amount, table.players[victim].crystals)
    if stolen > 0:
        table.players[victim].crystals -= stolen
        table.players[thief].crystals += stolen
        table.tell("crystals-stolen", thief, amount=stolen, other=victim, source=source or table.cause())


def raise_gauge(table: Table, player: int, amount: int, source: int = 0) -> None:
    """The gauge rises, up to its limit."""
    seat = table.players[player]
    raised = min(amount, table.settings.gauge_limit - seat.gauge)
    if raised > 0:
        seat.gauge += raised
        table.tell("gauge-raised", player, amount=raised, source=source or table.cause())


def lower_gauge(table: Table, player: int, amount: int) -> None:
    """The gauge falls, not below zero."""
    seat = table.players[player]
    lowered = min(amount, seat.gauge)
    if lowered > 0:
        seat.gauge -= lowered
        table.tell("gauge-lowered", player, amount=lowered, source=table.cause())


def reserve_limit(seat: Player) -> int:
    """How many tokens the reserve holds: a second Grimoire adds nothing, every reduction counts."""
    limit: int = facts.RESERVE_LIMIT
    reductions = seat.reserve_lost
    for item in seat.in_play:
        if item.power == BESPELLED_GRIMOIRE:
            limit = facts.GRIMOIRE_LIMIT
        elif item.power == MESODAES_LANTERN or item.power == STATUE_OF_EOLIS:
            reductions += 1
    return max(0, limit - reductions)


def gain_energy(table: Table, player: int, bag: int, source: int = 0) -> None:
    """All tokens go into the reserve; what is too much is discarded before anything else happens."""
    if bag:
        table.players[player].reserve += bag
        table.tell("energy-gained", player, bag=bag, source=source or table.cause())
        check_overflow(table, player)


def check_overflow(table: Table, player: int) -> None:
    """Where the reserve holds more than it may, have the player discard down to its limit first of all."""
    seat = table.players[player]
    if energy.total(seat.reserve) > reserve_limit(seat):
        table.push(OVERFLOW, player, 0, 0)


def discard_energy(table: Table, player: int, bag: int, source: int = 0) -> None:
    """Tokens go from the reserve to the stock."""
    if bag:
        table.players[player].reserve -= bag
        table.tell("energy-discarded", player, bag=bag, source=source or table.cause())


def discard_amulet_energy(table: Table, player: int, kind: int) -> None:
    """One token goes from the player's Amulet of Water to the stock."""
    item = amulet_with(table.players[player], kind)
    item.tokens -= energy.one(kind)
    table.tell("amulet-energy-discarded", player, card=item.card, bag=energy.one(kind))


def amulet_with(seat: Player, kind: int) -> Item:
    """The first of the player's Amulets of Water that has such a token; that there is one was checked before."""
    return next(item for item in seat.in_play if item.power == AMULET_OF_WATER and energy.count(item.tokens, kind))


def transmute(table: Table, player: int, kind: int, from_amulet: bool) -> None:
    """One token, of the reserve or an Amulet of Water, becomes what it is worth now."""
    seat = table.players[player]
    if from_amulet:
        amulet_with(seat, kind).tokens -= energy.one(kind)
    else:
        seat.reserve -= energy.one(kind)
    worth = transmutation_rate(table, player, kind)
    seat.crystals += worth
    if transmuter_allows(table, player):
        for item in seat.in_play:
            if item.power == IOS_TRANSMUTER:
                item.used = True
    table.tell("energy-transmuted", player, bag=energy.one(kind), amount=worth)


def amulet_energy(seat: Player) -> int:
    """The tokens on the player's Amulets of Water: they pay like those of the reserve, and are no part of it."""
    bag = energy.EMPTY
    for item in seat.in_play:
        if item.power == AMULET_OF_WATER:
            bag += item.tokens
    return bag


def put_tokens(table: Table, player: int, item: Item, bag: int) -> None:
    """Tokens from the stock are put on a card."""
    item.tokens += bag
    table.tell("tokens-put", player, card=item.card, bag=bag)


def take_from_card(table: Table, player: int, item: Item, bag: int) -> None:
    """Tokens from a card go into the reserve."""
    item.tokens -= bag
    gain_energy(table, player, bag)


def shrink_reserve(table: Table, player: int) -> None:
    """The reserve holds one token less for the rest of the game."""
    table.players[player].reserve_lost += 1
    table.tell("reserve-shrunk", player, source=table.cause())
    check_overflow(table, player)


def steal_energy(table: Table, thief: int, victim: int, bag: int) -> None:
    """Tokens leave the victim's reserve; the thief's verb gathers them."""
    table.players[victim].reserve -= bag
    table.tell("energy-stolen", thief, other=victim, bag=bag, source=table.cause())


def put_token(table: Table, player: int, item: Item, kind: int, from_amulet: bool) -> None:
    """One token, of the reserve or an Amulet of Water, is put on a card."""
    seat = table.players[player]
    if from_amulet:
        amulet_with(seat, kind).tokens -= energy.one(kind)
    else:
        seat.reserve -= energy.one(kind)
    item.tokens += energy.one(kind)
    table.tell("energy-put", player, card=item.card, bag=energy.one(kind))


def transmutation_addition(table: Table, player: int, with_bonuses: bool) -> int:
    """The crystals added for each transmuted token: by each Purse of Io, Io's Bounty, and bonuses used this turn."""
    seat = table.players[player]
    addition = seat.count(PURSE_OF_IO)
    if table.enchantment == IOS_BOUNTY:
        addition += 1
    if with_bonuses:
        addition += seat.transmute_bonus
    return addition


def transmutation_rate(table: Table, player: int, kind: int) -> int:
    """What a token of that kind is worth now."""
    rate: int = facts.TRANSMUTATION[table.season()][kind]
    return rate + transmutation_addition(table, player, True)


def transmuter_allows(table: Table, player: int) -> bool:
    """Whether Io's Transmuter allows transmuting: the die that acted gave crystals."""
    seat = table.players[player]
    return seat.die_acted and table.face(seat.die).crystals > 0 and seat.count(IOS_TRANSMUTER) > 0


def may_transmute(table: Table, player: int) -> bool:
    """Whether the player has the right to transmute now."""
    return table.players[player].can_transmute or transmuter_allows(table, player)
