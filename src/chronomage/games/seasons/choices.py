"""Choices of Seasons: every answer there is, its fixed number and its text. See docs/notation.md."""

from typing import Final

from chronomage.games.seasons import facts
from chronomage.games.seasons.energy import ENERGIES

END: Final = 0
DONE: Final = 1
AUTO: Final = 2
YES: Final = 3
NO: Final = 4
TRANSMUTE: Final = 5
BONUS_EXCHANGE: Final = 6
BONUS_TRANSMUTE: Final = 7
BONUS_GAUGE: Final = 8
BONUS_DRAW: Final = 9
DRAW: Final = 10
BUY_ENERGY: Final = 11
BUY_TRANSMUTATION: Final = 12
LOOK: Final = 13
DISCARD_TOP: Final = 14
# Tokens lying on an Amulet of Water come before those of the reserve: the first choice is the automatic payment.
AMULET: Final = 20
ENERGY: Final = 24
DIE: Final = 30
FORWARD: Final = 40
BACK: Final = 43
PLAYER: Final = 50
AMOUNT: Final = 60
CARD: Final = 100
SUMMON: Final = 200
IN_PLAY: Final = 300
ACTIVATE: Final = 500
LAST: Final = 700

WORDS: Final = {
    END: "end",
    DONE: "done",
    AUTO: "auto",
    YES: "yes",
    NO: "no",
    TRANSMUTE: "transmute",
    BONUS_EXCHANGE: "bonus exchange",
    BONUS_TRANSMUTE: "bonus transmute",
    BONUS_GAUGE: "bonus gauge",
    BONUS_DRAW: "bonus draw",
    DRAW: "draw",
    BUY_ENERGY: "buy energy",
    BUY_TRANSMUTATION: "buy transmutation",
    LOOK: "look",
    DISCARD_TOP: "discard top",
}


def in_play(card: int, copy: int) -> int:
    """The choice of the first (0) or second (1) copy of a card in play."""
    return IN_PLAY + 2 * card + copy


def activate(card: int, copy: int) -> int:
    """The choice to activate the first (0) or second (1) copy of a card in play."""
    return ACTIVATE + 2 * card + copy


def all_texts() -> dict[int, str]:
    """The text of every choice by its number."""
    texts = dict(WORDS)
    for energy in range(4):
        texts[AMULET + energy] = "amulet " + ENERGIES[energy]
        texts[ENERGY + energy] = ENERGIES[energy]
    for die in range(facts.DICE_PER_SEASON):
        texts[DIE + die] = f"die {die + 1}"
    for spaces in range(1, 4):
        texts[FORWARD + spaces - 1] = f"forward {spaces}"
        texts[BACK + spaces - 1] = f"back {spaces}"
    for player in range(4):
        texts[PLAYER + player] = f"player {player}"
    for amount in range(1, facts.GRIMOIRE_LIMIT + 1):
        texts[AMOUNT + amount] = str(amount)
    for card in facts.CARDS:
        texts[CARD + card.number] = card.name
        texts[SUMMON + card.number] = "summon " + card.name
        texts[in_play(card.number, 0)] = "in-play " + card.name
        texts[in_play(card.number, 1)] = "in-play " + card.name + " 2"
        texts[activate(card.number, 0)] = "activate " + card.name
        texts[activate(card.number, 1)] = "activate " + card.name + " 2"
    return texts


TEXTS: Final = all_texts()
IDS: Final = {text: id for id, text in TEXTS.items()}
