"""Energy, and bags of it: a multiset of tokens as one whole number, eight bits for each kind.

A bag in one number is copied, compared and added in one go, and `covers` compares all four kinds at once.
"""

from typing import Final

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
ENERGIES: Final = "AWFE"

EMPTY: Final = 0
# The top bit of every kind: it survives a subtraction only where that kind needed no borrowing.
GUARD: Final = 0x80808080


def one(energy: int) -> int:
    """A bag of one token."""
    return 1 << (energy * 8)


def count(bag: int, energy: int) -> int:
    """How many tokens of that kind are in the bag."""
    return (bag >> (energy * 8)) & 0xFF


def total(bag: int) -> int:
    """How many tokens are in the bag."""
    return (bag & 0xFF) + ((bag >> 8) & 0xFF) + ((bag >> 16) & 0xFF) + ((bag >> 24) & 0xFF)


def from_floor(bag: int, floor: int) -> int:
    """How many tokens are of the kind `floor` or a later one."""
    return total(bag >> (floor * 8))


def covers(have: int, need: int) -> bool:
    """Whether every token of `need` can be taken out of `have`."""
    return ((have | GUARD) - need) & GUARD == GUARD


def lacking(have: int, need: int) -> int:
    """How many tokens of `need` are not in `have`."""
    missing = 0
    for energy in range(4):
        short = count(need, energy) - count(have, energy)
        if short > 0:
            missing += short
    return missing


def write(bag: int) -> str:
    """The bag in letters: AAWF."""
    return "A" * count(bag, AIR) + "W" * count(bag, WATER) + "F" * count(bag, FIRE) + "E" * count(bag, EARTH)


def read(letters: str) -> int:
    """The bag that these letters write; a letter that is no energy raises ValueError."""
    bag = EMPTY
    for letter in letters:
        bag += one(ENERGIES.index(letter))
    return bag


def goes_one_way(bag: int, floor: int, left: int) -> bool:
    """Whether `left` tokens, none below `floor`, can only be these: no more are there, or all of one kind."""
    beyond = bag >> (floor * 8)
    tokens = total(beyond)
    return tokens == left or any(count(beyond, energy) == tokens for energy in range(4))


def pickable(bag: int, floor: int, left: int) -> list[int]:
    """The kinds that can be taken next when `left` tokens are to be taken in rising order, none below `floor`."""
    kinds: list[int] = []
    for energy in range(floor, 4):
        if count(bag, energy) > 0 and from_floor(bag, energy) >= left:
            kinds.append(energy)
    return kinds
