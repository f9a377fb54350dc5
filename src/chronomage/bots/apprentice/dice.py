"""Dice: what a face is worth to this player now, which die to take, and when to roll it again."""

from typing import Final

from chronomage.bots.apprentice.plan import OVERFLOW, Plan
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.choices import DIE, NO
from chronomage.games.seasons.table import CUSTOM_DIE

MALICE_CRYSTALS: Final = 2


def face_worth(plan: Plan, face: facts.Face) -> float:
    """What a face brings: crystals, tokens, a step of the gauge, a card, the right to sell."""
    outlook = plan.outlook
    total = float(face.crystals)
    if face.star and outlook.seat.gauge < outlook.settings.gauge_limit:
        total += outlook.step_worth()
    if face.card:
        total += max(0.0, outlook.draw_worth())
    held: int = energy.total(outlook.seat.reserve)
    for kind in range(4):
        tokens = energy.count(outlook.have, kind)
        for _ in range(energy.count(face.bag, kind)):
            held += 1
            tokens += 1
            total += plan.keeping(kind, tokens) if held <= outlook.limit else OVERFLOW
    if face.transmute:
        total += plan.sale(outlook.have + face.bag, 0)
    return total


def take(plan: Plan, choices: list[int]) -> int:
    """The die worth most."""
    best = choices[0]
    best_worth = -1.0
    for choice in choices:
        worth = face_worth(plan, plan.outlook.table.face(plan.outlook.table.dice[choice - DIE]))
        if worth > best_worth:
            best = choice
            best_worth = worth
    return best


def reroll(plan: Plan, choices: list[int]) -> int:
    """Roll again where the mean of the die's faces and the two crystals are better than what it shows."""
    outlook = plan.outlook
    die = outlook.seat.die
    if die == CUSTOM_DIE:
        return NO
    total = 0.0
    first = die - die % facts.FACES
    for code in range(first, first + facts.FACES):
        total += face_worth(plan, facts.ALL_FACES[code])
    gain = total / facts.FACES + MALICE_CRYSTALS - 2 * outlook.fairies() - face_worth(plan, outlook.table.face(die))
    return choices[-1] if gain > 0 else NO
