"""Choices of Seasons: every answer there is, its fixed number, its form and its text. See docs/notation.md."""

from typing import Any, Final

from chronomage.games.seasons import facts
from chronomage.games.seasons.card_numbers import AMULET_OF_WATER
from chronomage.games.seasons.energy import ENERGIES
from chronomage.kernel.form import Form

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
BONUS_CARD: Final = 15
ABILITY: Final = 16
VISION: Final = 17
STEADFAST_GAUGE: Final = 18
STEADFAST_ENERGY: Final = 19
# Tokens lying on an Amulet of Water come before those of the reserve: the first choice is the automatic payment.
AMULET: Final = 20
ENERGY: Final = 24
STEADFAST_TRANSMUTE: Final = 28
SHRINK_RESERVE: Final = 29
DIE: Final = 30
ALL_DISCARD_ENERGY: Final = 35
ALL_DISCARD_CARD: Final = 36
TAKE_ENERGY: Final = 37
TAKE_CRYSTALS: Final = 38
FORWARD: Final = 40
BACK: Final = 43
PLAYER: Final = 50
AMOUNT: Final = 60
TOKEN: Final = 70
CARD: Final = 100
SUMMON: Final = 200
IN_PLAY: Final = 300
ACTIVATE: Final = 500
AT_PLAYER: Final = 1000  # a card in play at another player: 200 numbers for each seat

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
    BONUS_CARD: "bonus card",
    ABILITY: "ability",
    VISION: "vision",
    STEADFAST_GAUGE: "steadfast gauge",
    STEADFAST_ENERGY: "steadfast energy",
    STEADFAST_TRANSMUTE: "steadfast transmute",
    SHRINK_RESERVE: "shrink reserve",
    ALL_DISCARD_ENERGY: "all discard energy",
    ALL_DISCARD_CARD: "all discard card",
    TAKE_ENERGY: "take energy",
    TAKE_CRYSTALS: "take crystals",
}


def in_play(card: int, copy: int) -> int:
    """The choice of the first (0) or second (1) copy of a card in play."""
    return IN_PLAY + 2 * card + copy


def activate(card: int, copy: int) -> int:
    """The choice to activate the first (0) or second (1) copy of a card in play."""
    return ACTIVATE + 2 * card + copy


def at_player(player: int, card: int, copy: int) -> int:
    """The choice of a card in play at another player."""
    return AT_PLAYER + 200 * player + 2 * card + copy


def from_at_player(choice: int) -> tuple[int, int, int]:
    """The player, card and copy that such a choice names."""
    player, number = divmod(choice - AT_PLAYER, 200)
    return player, number // 2, number % 2


def all_forms() -> dict[int, Form]:
    """Every choice by its number: its form, its text and what it is about."""
    forms = {id: Form(text.replace(" ", "-"), text, {}) for id, text in WORDS.items()}
    for energy, letter in enumerate(ENERGIES):
        amulet = {"energy": letter, "card": facts.CARD_NAMES[AMULET_OF_WATER - 1]}
        forms[AMULET + energy] = Form("amulet", f"amulet {letter}", amulet)
        forms[ENERGY + energy] = Form("energy", letter, {"energy": letter})
    for die in range(1, facts.DICE_PER_SEASON + 1):
        forms[DIE + die - 1] = Form("die", f"die {die}", {"amount": die})
    for spaces in range(1, 4):
        forms[FORWARD + spaces - 1] = Form("forward", f"forward {spaces}", {"amount": spaces})
        forms[BACK + spaces - 1] = Form("back", f"back {spaces}", {"amount": spaces})
    for player in range(4):
        forms[PLAYER + player] = Form("player", f"player {player}", {"player": player})
    for token in range(1, len(facts.ABILITY_PRESTIGE)):
        forms[TOKEN + token] = Form("token", f"token {token}", {"amount": token, "ability": token})
    for amount in range(1, facts.GRIMOIRE_LIMIT + 1):
        forms[AMOUNT + amount] = Form("amount", str(amount), {"amount": amount})
    for card in facts.CARDS:
        forms[CARD + card.number] = Form("card", card.name, {"card": card.name})
        forms[SUMMON + card.number] = Form("summon", f"summon {card.name}", {"card": card.name})
        for copy, ending in enumerate(("", " 2")):
            lying: dict[str, Any] = {"card": card.name, "copy": copy + 1}
            forms[in_play(card.number, copy)] = Form("in-play", f"in-play {card.name}{ending}", lying)
            forms[activate(card.number, copy)] = Form("activate", f"activate {card.name}{ending}", lying)
            for player in range(4):
                text = f"player {player} {card.name}{ending}"
                forms[at_player(player, card.number, copy)] = Form("at-player", text, {"player": player, **lying})
    return forms


FORMS: Final = all_forms()
TEXTS: Final = {id: form.text for id, form in FORMS.items()}
IDS: Final = {text: id for id, text in TEXTS.items()}
