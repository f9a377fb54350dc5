"""One player as numbers: what everybody sees of him."""

from typing import Final

from chronomage.encoding.seasons import layout as at
from chronomage.encoding.writing import Met, put_number, put_weight
from chronomage.games.seasons import facts, ledger
from chronomage.games.seasons.card_numbers import (
    AMULET_OF_WATER,
    FAIRY_MONOLITH,
    GLUTTON_CAULDRON,
    HEART_OF_ARGOS,
    JEWEL_OF_THE_ANCIENTS,
)
from chronomage.games.seasons.energy import total
from chronomage.games.seasons.table import CUSTOM_DIE, NO_DIE, Item, Player, Table

# By power: the first of the two places for its tokens among `token holders`, or -1.
HOLDER_PLACES: Final[list[int]] = [-1] * (at.CARDS + 1)
for number, holder in enumerate((GLUTTON_CAULDRON, HEART_OF_ARGOS, FAIRY_MONOLITH, JEWEL_OF_THE_ANCIENTS)):
    HOLDER_PLACES[holder] = at.HOLDERS + 2 * number

RATES: Final[list[list[int]]] = [list(rates) for rates in facts.TRANSMUTATION]


def face_numbers(face: facts.Face) -> list[int]:
    """A face as numbers, counted from the first place of its die."""
    numbers: list[int] = []
    if 0 < face.pips <= 3:
        numbers.append((at.DIE_PIPS + face.pips - 1) * 256 + 1)
    for kind in range(4):
        put_number(numbers, at.DIE_ENERGY + kind, face.bag >> kind * 8 & 0xFF)
    put_number(numbers, at.DIE_CRYSTALS, face.crystals)
    put_number(numbers, at.DIE_SIGNS, int(face.star))
    put_number(numbers, at.DIE_SIGNS + 1, int(face.card))
    put_number(numbers, at.DIE_SIGNS + 2, int(face.transmute))
    return numbers


def die_numbers(code: int) -> list[int]:
    """A die of the box."""
    number = code // facts.FACES % facts.DICE_PER_SEASON
    return [*face_numbers(facts.ALL_FACES[code]), (at.DIE_NUMBER + number) * 256 + 1]


def placed(numbers: list[int], first: int) -> list[int]:
    """The numbers of a die whose first place is this one."""
    return [first * 256 + number for number in numbers]


# Dice ready to be put into a row, by place on the table, or by player who has taken it, and code: they need no
# arithmetic there.
ON_TABLE: Final[list[list[list[int]]]] = [
    [placed(die_numbers(code), at.DICE + place * at.DIE_SIZE) for code in range(len(facts.ALL_FACES))]
    for place in range(facts.DICE_PER_SEASON)
]
TAKEN: Final[list[list[list[int]]]] = [
    [
        placed(die_numbers(code), at.PLAYERS + player * at.PLAYER_SIZE + at.TAKEN_DIE)
        for code in range(len(facts.ALL_FACES))
    ]
    for player in range(at.SEATS)
]


def put_dice(row: list[int], table: Table) -> None:
    """The dice on the table."""
    for place, die in enumerate(table.dice):
        if die == CUSTOM_DIE:
            put_custom_die(row, at.DICE + place * at.DIE_SIZE, table)
        elif die != NO_DIE:
            row.extend(ON_TABLE[place][die])


def put_custom_die(row: list[int], place: int, table: Table) -> None:
    """The die of a position, which need not be one of the box."""
    row.extend(placed(face_numbers(table.face(CUSTOM_DIE)), place))
    row.append((place + at.DIE_CUSTOM) * 256 + 1)


def put_player(row: list[int], number: int, table: Table, player: int) -> None:
    """A player; counted from the seat on, he is this number."""
    place = at.PLAYERS + number * at.PLAYER_SIZE
    seat = table.players[player]
    row.append((place + at.PRESENT) * 256 + 1)
    if table.first == player:
        row.append((place + at.FIRST) * 256 + 1)
    if table.turn == player:
        row.append((place + at.TURN) * 256 + 1)
    put_crystals(row, place, seat.crystals)
    put_reserve(row, place, table, seat)
    put_turn(row, place, seat)
    put_abilities(row, place, seat)
    put_number(row, place + at.HAND_SIZE, len(seat.hand))
    put_number(row, place + at.ASIDE_SIZE, len(seat.aside))
    put_number(row, place + at.LIBRARY_SIZES, len(seat.second_year))
    put_number(row, place + at.LIBRARY_SIZES + 1, len(seat.third_year))
    if seat.die == CUSTOM_DIE:
        put_custom_die(row, place + at.TAKEN_DIE, table)
    elif seat.die != NO_DIE:
        row.extend(TAKEN[number][seat.die])
    room = seat.gauge - len(seat.in_play)
    if room > 0:
        put_number(row, place + at.ROOM, room)
        row.append((place + at.ROOM + 1) * 256 + 4)
    if seat.in_play:
        put_in_play(row, place, table, seat)


def put_crystals(row: list[int], place: int, crystals: int) -> None:
    """Crystals, several times over: a few matter for prices, many for the score."""
    if crystals:
        put_number(row, place + at.CRYSTALS, crystals)
        row.append((place + at.FEW_CRYSTALS) * 256 + 2 * (crystals if crystals < 8 else 8))
        row.append((place + at.FEW_CRYSTALS + 1) * 256 + (crystals if crystals < 20 else 20))
        if crystals > 255:
            put_number(row, place + at.MANY_CRYSTALS, crystals // 256)


def put_reserve(row: list[int], place: int, table: Table, seat: Player) -> None:
    """The tokens of the reserve, and what it holds."""
    limit = ledger.reserve_limit(seat)
    reserve = seat.reserve
    held = 0
    if reserve:
        rates = RATES[table.season()]
        worth = 0
        for kind in range(4):
            count = reserve & 0xFF
            reserve >>= 8
            if count:
                row.append((place + at.RESERVE + kind) * 256 + count)
                if count > 1:
                    row.append((place + at.AT_LEAST_TWO + kind) * 256 + 1)
                    if count > 2:
                        row.append((place + at.AT_LEAST_THREE + kind) * 256 + 1)
                held += count
                worth += count * rates[kind]
        put_number(row, place + at.TOKENS_HELD, held)
        put_number(row, place + at.RESERVE_WORTH, worth)
    put_number(row, place + at.TOKENS_FREE, limit - held)
    if limit != facts.RESERVE_LIMIT:
        put_number(row, place + at.RESERVE_LIMIT, limit - facts.RESERVE_LIMIT)
        put_number(row, place + at.RESERVE_LIMIT + 1, facts.RESERVE_LIMIT - limit)
    put_number(row, place + at.RESERVE_LOST, seat.reserve_lost)


def put_turn(row: list[int], place: int, seat: Player) -> None:
    """The gauge, bonuses, and what has happened this turn."""
    put_number(row, place + at.GAUGE, seat.gauge)
    for bonus in range(seat.bonuses):
        row.append((place + at.BONUSES + bonus) * 256 + 1)
    if seat.can_transmute:
        row.append((place + at.CAN_TRANSMUTE) * 256 + 1)
    put_number(row, place + at.TRANSMUTE_BONUS, seat.transmute_bonus)
    put_number(row, place + at.PLAYED, seat.played)
    put_number(row, place + at.TURN_SUMMONS, seat.turn_summons)
    if seat.die_acted:
        row.append((place + at.DIE_ACTED) * 256 + 1)
    if seat.vision_used:
        row.append((place + at.VISION_USED) * 256 + 1)


def put_abilities(row: list[int], place: int, seat: Player) -> None:
    """The ability token kept, or how far its choice is."""
    if seat.ability:
        row.append((place + at.ABILITY + seat.ability - 1) * 256 + 1)
    if seat.ability_used:
        row.append((place + at.ABILITY_USED) * 256 + 1)
    if seat.abilities:
        put_number(row, place + at.ABILITIES_HELD, len(seat.abilities))
        if seat.ability_chosen:
            row.append((place + at.ABILITIES_HELD + 1) * 256 + 3)


def put_in_play(row: list[int], place: int, table: Table, seat: Player) -> None:
    """The cards in play by their power, and what lies on them."""
    settings = table.settings
    in_play = Met()
    turned = Met()
    gained = 0
    lost = 0
    familiars = 0
    due = 0
    amulets = 0
    others = 0
    for item in seat.in_play:
        power = item.power
        met = in_play.meet(power)
        put_weight(row, place + at.IN_PLAY + power - 1, weight_of(item), met)
        if item.used or item.tokens:
            rank = rank_of(seat, item) if met else 0
            if item.used:
                put_weight(row, place + at.USED + power - 1, at.USED_BY_RANK[rank], turned.meet(power))
            if power == AMULET_OF_WATER:
                amulets += item.tokens
            elif item.tokens:
                others += item.tokens
                if HOLDER_PLACES[power] >= 0 and rank < 2:
                    put_number(row, place + HOLDER_PLACES[power] + rank, total(item.tokens))
        prestige = settings.prestige[item.card]
        if prestige > 0:
            gained += prestige
        else:
            lost -= prestige
        if not settings.is_item[item.card]:
            familiars += 1
        if item.due:
            due += 1
    put_bag(row, place + at.AMULETS, amulets)
    put_bag(row, place + at.HELD_TOKENS, others)
    put_number(row, place + at.ITEMS, len(seat.in_play))
    put_number(row, place + at.FAMILIARS, familiars)
    put_number(row, place + at.PRESTIGE, gained)
    put_number(row, place + at.PRESTIGE + 1, lost)
    put_number(row, place + at.DUE_EFFECTS, due)


def rank_of(seat: Player, item: Item) -> int:
    """How many elder cards in play have the same power."""
    rank = 0
    for other in seat.in_play:
        if other is item:
            break
        if other.power == item.power:
            rank += 1
    return rank


def put_bag(row: list[int], first: int, bag: int) -> None:
    """Tokens by kind."""
    while bag:
        put_number(row, first, bag & 0xFF)
        bag >>= 8
        first += 1


def weight_of(item: Item) -> int:
    """What a card in play counts."""
    weight: int = at.IN_PLAY_EACH
    if item.power != item.card:
        weight += at.IMITATING
    if item.due:
        weight += at.DUE
    return weight
