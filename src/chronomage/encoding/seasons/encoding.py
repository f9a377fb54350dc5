"""Seasons as numbers: walks over all that a seat may know of a table, in the order of the layout."""

from typing import Final

from chronomage.encoding.encoding import Encoding
from chronomage.encoding.seasons import layout as at
from chronomage.encoding.seasons.choice_places import POLICY, place_of
from chronomage.encoding.seasons.known_cards import put_piles
from chronomage.encoding.seasons.player import put_dice, put_player
from chronomage.encoding.seasons.question import put_question
from chronomage.encoding.writing import put_cards, put_number
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.ledger import amulet_energy
from chronomage.games.seasons.options import NO_LIMIT, Settings
from chronomage.games.seasons.table import Player, Table
from chronomage.kernel.state import State

END_OF_WHEEL: Final = (facts.LAST_YEAR + 1) * facts.SPACES


def on_wheel(marker: int) -> list[int]:
    """A place of the marker."""
    year = min(max(marker // facts.SPACES, 0), facts.LAST_YEAR + 1)
    space = marker % facts.SPACES
    numbers = [(place * 256 + 1) for place in (at.YEAR + year, at.SPACE + space, at.SEASON + space // 3)]
    put_number(numbers, at.SPACES_LEFT, END_OF_WHEEL - marker)
    return numbers


# What needs no arithmetic when it is put into a row: the wheel by marker, dice by season and a bit for each in use.
ON_WHEEL: Final[list[list[int]]] = [on_wheel(marker) for marker in range(END_OF_WHEEL + facts.SPACES)]
LEFT_OUT: Final[list[list[list[int]]]] = [
    [
        [
            (at.DICE_LEFT_OUT + season * facts.DICE_PER_SEASON + die) * 256 + 1
            for die in range(facts.DICE_PER_SEASON)
            if not used >> die & 1
        ]
        for used in range(1 << facts.DICE_PER_SEASON)
    ]
    for season in range(4)
]


class SeasonsEncoding(Encoding):
    """The encoding of Seasons."""

    def __init__(self) -> None:
        super().__init__("seasons", tuple(at.TABLE.slices), tuple(POLICY.slices))

    def encode(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Table)
        row: list[int] = []
        put_options(row, state)
        put_wheel(row, state)
        put_piles(row, state, seat)
        put_dice(row, state)
        put_own(row, state, state.players[seat])
        put_question(row, state, seat)
        seats = state.seats
        player = seat
        for number in range(seats):
            put_player(row, number, state, player)
            player += 1
            if player == seats:
                player = 0
        return row

    def places(self, state: State, seat: int, choice_ids: list[int]) -> list[int]:
        seats = state.seats
        return [place_of(choice, seat, seats) for choice in choice_ids]


def put_options(row: list[int], table: Table) -> None:
    """How the game is played."""
    settings = table.settings
    row.append((at.NUMBER_OF_PLAYERS + table.seats - 2) * 256 + 1)
    level = settings.level
    row.append((at.LEVEL + (2 if level == "archmage" else 1 if level == "magician" else 0)) * 256 + 1)
    if table.enchantment:
        row.append((at.ENCHANTMENT + table.enchantment - 1) * 256 + 1)
    put_flags(row, settings)
    if table.seats < at.SEATS:  # four players use all dice
        put_dice_left_out(row, table.season_dice, table.seats + 1)
    put_number(row, at.LEFT_OUT, len(table.left_out))


def put_flags(row: list[int], settings: Settings) -> None:
    """What is not at its default, in the order of the layout's labels."""
    if settings.with_expansion:
        row.append(at.OPTIONS * 256 + 1)
    if settings.with_abilities:
        row.append((at.OPTIONS + 1) * 256 + 1)
    if settings.discard_is_public:
        row.append((at.OPTIONS + 2) * 256 + 1)
    if settings.die_is_optional:
        row.append((at.OPTIONS + 3) * 256 + 1)
    if settings.gauge_limit == NO_LIMIT:
        row.append((at.OPTIONS + 4) * 256 + 1)
    if settings.ends_at_once:
        row.append((at.OPTIONS + 5) * 256 + 1)
    if settings.balance_size == 4:
        row.append((at.OPTIONS + 7) * 256 + 1)
    elif not settings.balance_takes_bonuses:
        row.append((at.OPTIONS + 6) * 256 + 1)
    if not settings.life_takes_bonuses:
        row.append((at.OPTIONS + 8) * 256 + 1)
    if not settings.idol_crystals:
        row.append((at.OPTIONS + 9) * 256 + 1)
    if settings.scepter_counts_itself:
        row.append((at.OPTIONS + 10) * 256 + 1)
    if settings.tie_by_played:
        row.append((at.OPTIONS + 11) * 256 + 1)


def put_dice_left_out(row: list[int], in_use: list[int], each: int) -> None:
    """The dice of each season that are not in use."""
    number = 0
    for season in range(4):
        used = 0
        for _ in range(each):
            used |= 1 << in_use[number]
            number += 1
        row.extend(LEFT_OUT[season][used])


def put_wheel(row: list[int], table: Table) -> None:
    """When it is."""
    marker = table.marker
    if 0 <= marker < len(ON_WHEEL):
        row.extend(ON_WHEEL[marker])
    else:
        row.extend(on_wheel(marker))
    for year in range(2, table.year_given + 1):
        row.append((at.LIBRARY_YEAR + year - 2) * 256 + 1)
    put_number(row, at.DROUGHT_YEAR, table.drought_year + 1)
    put_number(row, at.ROUND, table.round)
    put_number(row, at.TURN_CHOICES, table.turn_choices)
    if table.turn_choices > 255:
        put_number(row, at.TURN_CHOICES + 1, table.turn_choices // 256)
    row.append((at.DICE_SEASON + table.dice_season) * 256 + 1)
    put_number(row, at.LEFTOVER, table.leftover)


def put_own(row: list[int], table: Table, seat: Player) -> None:
    """What the player alone knows, but for claims."""
    put_cards(row, at.HAND, seat.hand)
    put_lacking(row, table, seat)
    put_cards(row, at.SECOND_YEAR, seat.second_year)
    put_cards(row, at.THIRD_YEAR, seat.third_year)
    if seat.aside:
        put_cards(row, at.ASIDE, sorted(seat.aside))
    for token in seat.abilities:
        row.append((at.ABILITIES_DEALT + token - 1) * 256 + 1)
    if seat.ability_chosen:
        row.append((at.ABILITY_CHOSEN + seat.ability_chosen - 1) * 256 + 1)


def put_lacking(row: list[int], table: Table, seat: Player) -> None:
    """How far the player is from paying for each card of the hand."""
    settings = table.settings
    have = seat.reserve + amulet_energy(seat)
    before = 0
    for card in seat.hand:
        if card != before:
            cost = settings.energy_cost[card]
            lacking = 0 if energy.covers(have, cost) else energy.lacking(have, cost)
            if settings.crystal_cost[card] > seat.crystals:
                lacking += 1
            if lacking:
                row.append((at.LACKING + card - 1) * 256 + lacking)
            before = card


ENCODING: Final = SeasonsEncoding()
