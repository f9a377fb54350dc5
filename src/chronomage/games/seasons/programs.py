"""The numbers of all programs. A frame on the stack names its program by number, so that the stack is plain data."""

from typing import Final

GAME: Final = 0
ROUND: Final = 1
TURN: Final = 2
OVERFLOW: Final = 3
SUMMON: Final = 4
SACRIFICE: Final = 5
ROUND_ENDS: Final = 6
SEASON_CHANGES: Final = 7
TRANSMUTE: Final = 8
EXCHANGE: Final = 9
SACRIFICE_ONE: Final = 10
TAKE_ITEM_BACK: Final = 11
VASE: Final = 12
END_AT_ONCE: Final = 14
BUY_TOP: Final = 15
DRAW_TWO: Final = 16
DRAW_ONE: Final = 17
OPTIONAL_DIE: Final = 18
ANY_TWO: Final = 19
DISCARD: Final = 20
EMBRACE: Final = 21
DROUGHT: Final = 22
STEADFAST_ENERGY: Final = 23
IMITATE: Final = 24
DISCARD_CARD: Final = 25
DISCARD_FOUR_ENERGY: Final = 26
# The programs of the ability tokens are numbered from here on, by the token's number.
ABILITY: Final = 30

# The programs of a card are numbered from these on, by the card's number.
ENTER: Final = 100
ACTIVATE: Final = 200
ROUND_END: Final = 300
SEASON_CHANGE: Final = 400
# The ways of a card that gives a choice of two.
FIRST_WAY: Final = 500
SECOND_WAY: Final = 600
END_OF_PROGRAMS: Final = 700
