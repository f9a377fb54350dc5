"""Where each choice of Seasons stands in the policy: by its number, with players counted from the seat on."""

from typing import Final

from chronomage.encoding.layout import Layout
from chronomage.encoding.seasons.layout import CARDS, NAMES, SEATS
from chronomage.games.seasons import choices

COPIES: Final[tuple[str, ...]] = tuple(f"{name}{copy}" for name in NAMES for copy in ("", " 2"))


def words() -> tuple[str, ...]:
    """The texts of those that name no card, by their number."""
    return tuple(choices.TEXTS.get(number, "") for number in range(choices.CARD))


POLICY: Final[Layout] = Layout()
SIMPLE: Final[int] = POLICY.add(
    "simple", choices.CARD, 1, "choices that name no card, by their number; players counted from the seat on", words()
)
CARD: Final[int] = POLICY.add("card", CARDS, 1, "a card of a hand, a pack or just drawn", NAMES)
SUMMON: Final[int] = POLICY.add("summon", CARDS, 1, "a card of the hand to summon", NAMES)
IN_PLAY: Final[int] = POLICY.add("in play", 2 * CARDS, 1, "an own card in play, first and second copy", COPIES)
ACTIVATE: Final[int] = POLICY.add(
    "activate", 2 * CARDS, 1, "an own card in play to activate, first and second copy", COPIES
)
AT_PLAYER: Final[int] = POLICY.size
for number in range(1, SEATS):
    POLICY.add(f"at player {number}", 2 * CARDS, 1, "a card in play at that player, first and second copy", COPIES)


def place_of(choice: int, seat: int, seats: int) -> int:
    """The place of one choice."""
    if choice < choices.CARD:
        if choices.PLAYER <= choice < choices.PLAYER + SEATS:
            return SIMPLE + choices.PLAYER + (choice - choices.PLAYER - seat) % seats
        return SIMPLE + choice
    # Cards are numbered from 1.
    if choice < choices.SUMMON:
        return CARD + choice - choices.CARD - 1
    if choice < choices.IN_PLAY:
        return SUMMON + choice - choices.SUMMON - 1
    if choice < choices.ACTIVATE:
        return IN_PLAY + choice - choices.IN_PLAY - 2
    if choice < choices.AT_PLAYER:
        return ACTIVATE + choice - choices.ACTIVATE - 2
    player, card, copy = choices.from_at_player(choice)
    return AT_PLAYER + ((player - seat) % seats - 1) * 2 * CARDS + 2 * (card - 1) + copy
