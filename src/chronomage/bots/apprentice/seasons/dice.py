"""Dice: what a face is worth to this player now, which die to take, and when to roll it again."""

from typing import Final

from chronomage.bots.apprentice.seasons.draws import draw_gain
from chronomage.bots.apprentice.seasons.plan import OVERFLOW, Plan
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.card_numbers import IOS_TRANSMUTER
from chronomage.games.seasons.choices import DIE, NO, STEADFAST_GAUGE, STEADFAST_TRANSMUTE
from chronomage.games.seasons.table import CUSTOM_DIE

MALICE_CRYSTALS: Final = 2
TRANSMUTER_CRYSTALS: Final = 1.0  # two where something is sold, which it is about every second time


def face_worth(plan: Plan, face: facts.Face) -> float:
    """What a face brings: crystals, tokens, a step of the gauge, a card, the right to sell."""
    outlook = plan.outlook
    total = float(face.crystals)
    may_sell = face.transmute
    if face.crystals and outlook.seat.count(IOS_TRANSMUTER):
        may_sell = True
        total += TRANSMUTER_CRYSTALS
    if face.star and outlook.seat.gauge < outlook.settings.gauge_limit:
        total += outlook.step_worth()
    if face.card:
        total += max(0.0, draw_gain(plan))
    held: int = energy.total(outlook.seat.reserve)
    for kind in range(4):
        tokens = energy.count(outlook.have, kind)
        for _ in range(energy.count(face.bag, kind)):
            held += 1
            tokens += 1
            total += plan.keeping(kind, tokens) if held <= outlook.limit else OVERFLOW
    if may_sell:
        total += plan.sale(outlook.have + face.bag, 0)
    return total


def take(plan: Plan, choices: list[int]) -> list[float]:
    """What the face of each die is worth."""
    table = plan.outlook.table
    return [face_worth(plan, table.face(table.dice[choice - DIE])) for choice in choices]


def reroll(plan: Plan, choices: list[int]) -> list[float]:
    """What it brings to roll again: the mean of the die's faces and two crystals, for what it shows."""
    gain = rerolled(plan)
    return [0.0 if choice == NO else gain for choice in choices]


def rerolled(plan: Plan) -> float:
    """What another roll of the die is worth over what it shows; a die that is none of the game's stays."""
    outlook = plan.outlook
    die = outlook.seat.die
    if die == CUSTOM_DIE:
        return 0.0
    total = 0.0
    first = die - die % facts.FACES
    for code in range(first, first + facts.FACES):
        total += face_worth(plan, facts.ALL_FACES[code])
    return total / facts.FACES + MALICE_CRYSTALS - 2 * outlook.fairies() - face_worth(plan, outlook.table.face(die))


def steadfast(plan: Plan, choices: list[int]) -> list[float]:
    """What each action of a Steadfast Die brings, and what the die brings that it would stand for."""
    return [steadfast_worth(plan, choice) for choice in choices]


def steadfast_worth(plan: Plan, choice: int) -> float:
    """What one of the three actions of a Steadfast Die brings, or the die itself."""
    outlook = plan.outlook
    if choice == NO:
        return face_worth(plan, outlook.table.face(outlook.seat.die))
    if choice == STEADFAST_GAUGE:
        return outlook.step_worth() if outlook.seat.gauge < outlook.settings.gauge_limit else 0.0
    if choice == STEADFAST_TRANSMUTE:
        return plan.sale(outlook.have, 0)
    if energy.total(outlook.seat.reserve) >= outlook.limit:
        return OVERFLOW
    best = 0.0
    for kind in range(4):
        best = max(best, plan.keeping(kind, energy.count(outlook.have, kind) + 1))
    return best
