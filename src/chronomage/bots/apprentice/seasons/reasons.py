"""Reasons: what the apprentice has reckoned for a choice, in crystals, for a player who asks why."""

from typing import Final

from chronomage.bots.apprentice.comparing import runner_up
from chronomage.bots.apprentice.seasons.dice import face_worth
from chronomage.bots.apprentice.seasons.draws import draw_gain
from chronomage.bots.apprentice.seasons.estimates import estimated_worth
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import NEEDED_TOKEN, Plan
from chronomage.bots.apprentice.seasons.prelude import CARDS_TO_COME, SEASONS, TURNS, net_worth
from chronomage.bots.apprentice.seasons.turn import exchange_gained, gauge_gained, sale_gained
from chronomage.bots.apprentice.seasons.worth import worth
from chronomage.bots.explanation import Weighed
from chronomage.games.seasons import energy, facts
from chronomage.games.seasons.choices import (
    ACTIVATE,
    BONUS_CARD,
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    BONUS_TRANSMUTE,
    CARD,
    DIE,
    END,
    SUMMON,
    TRANSMUTE,
)
from chronomage.games.seasons.flow.prelude import cards_a_year
from chronomage.kernel.reason import Reason

# Their values in a turn are made small, so that selling comes last: they are no crystals to compare.
SALES: Final = (TRANSMUTE, BONUS_TRANSMUTE)
# Answers in tokens, which follow from what the cards of the plan want.
TOKENS: Final = ("discard-energy", "exchange", "gain-energy", "overflow", "pay", "pay-any", "put-energy", "transmute")


def because(plan: Plan, kind: str, choices: list[Weighed], chosen: int) -> tuple[Reason, ...]:
    """Why that choice is taken: what it brings, and how much more than the next best."""
    mine = next(each for each in choices if each.choice.id == chosen)
    found = for_choice(plan, kind, chosen)
    if kind == "turn" and chosen == END and len(choices) > 1:
        return (Reason("end", "nothing else that you could do now brings more than it costs."),)
    value = 0 if mine.value is None else round(mine.value)
    if not found and value > 0:
        found.append(Reason("worth", f"it is worth about {value} crystals.", {"amount": value}))
    elif not found and value < 0:
        found.append(Reason("loss", f"it costs you about {-value} crystals.", {"amount": -value}))
    next_best = None if kind == "turn" and chosen in SALES else runner_up(choices, chosen, SALES)
    if mine.value is not None and next_best is not None and next_best.value is not None:
        ahead = round(mine.value - next_best.value)
        if ahead > 0:
            text = f"that is about {ahead} crystals better than {next_best.choice.text}."
            found.append(Reason("ahead", text, {"amount": ahead, "choice": next_best.choice.text}))
    return tuple(found)


def for_choice(plan: Plan, kind: str, choice: int) -> list[Reason]:
    """What has been reckoned for a choice by itself."""
    if kind == "turn":
        return for_turn(plan, choice)
    if kind == "die":
        return for_die(plan, choice - DIE)
    if kind in ("draft", "choose-nine"):
        return [for_draft(plan.outlook, choice - CARD)]
    if kind == "split":
        return [for_split(plan.outlook, choice - CARD)]
    if kind in TOKENS and plan.wanted:
        letters = energy.write(plan.wanted)
        return [Reason("wanted", f"your next cards want {letters}.", {"tokens": letters})]
    return []


def for_turn(plan: Plan, choice: int) -> list[Reason]:
    """What a choice of the turn brings, and what it costs."""
    if SUMMON <= choice < ACTIVATE:
        card = choice - SUMMON
        brings, costs = round(worth(plan.outlook, card)), round(plan.cost(card))
        prestige = plan.outlook.settings.prestige[card]
        text = f"it brings about {brings} crystals by the end, {prestige} of them prestige, for about {costs}."
        return [Reason("summon", text, {"amount": brings, "have": prestige, "number": costs})]
    if choice == TRANSMUTE:
        return sold(round(plan.sale(plan.outlook.have, 0)))
    gains = {
        BONUS_TRANSMUTE: sale_gained,
        BONUS_GAUGE: gauge_gained,
        BONUS_EXCHANGE: exchange_gained,
        BONUS_CARD: draw_gain,
    }
    if choice in gains:
        used = plan.outlook.seat.bonuses
        gained, penalty = round(gains[choice](plan)), facts.BONUS_PENALTY[used + 1] - facts.BONUS_PENALTY[used]
        text = f"it brings about {gained} crystals, and costs {penalty} at the end."
        return [Reason("bonus", text, {"amount": gained, "number": penalty})]
    return []


def sold(more: int) -> list[Reason]:
    """What selling brings over keeping, where it is anything."""
    text = f"sold now, your energy brings about {more} crystals more than kept."
    return [Reason("sell", text, {"amount": more})] if more > 0 else []


def for_die(plan: Plan, place: int) -> list[Reason]:
    """What the face of a die brings, and which of its energy the next cards want."""
    outlook = plan.outlook
    face = outlook.table.face(outlook.table.dice[place])
    brings = round(face_worth(plan, face))
    wanted = 0
    for kind in range(4):
        held = energy.count(outlook.have, kind)
        for more in range(1, energy.count(face.bag, kind) + 1):
            if plan.keeping(kind, held + more) >= NEEDED_TOKEN:
                wanted += energy.one(kind)
    if wanted:
        letters = energy.write(wanted)
        text = f"what it shows is worth about {brings} crystals: your next cards want {letters}."
        return [Reason("die-wanted", text, {"amount": brings, "tokens": letters})]
    return [Reason("die", f"what it shows is worth about {brings} crystals.", {"amount": brings})]


def for_draft(outlook: Outlook, card: int) -> Reason:
    """What a card brings in its best year, and its price."""
    year = 1 if net_worth(outlook, card, 1) >= net_worth(outlook, card, 3) else 3
    brings = estimated_worth(card, outlook.opponents, TURNS[year], SEASONS[year], CARDS_TO_COME[year])
    costs = brings - net_worth(outlook, card, year)
    text = f"summoned in year {year} it brings about {brings:.0f} crystals, for about {costs:.0f}."
    return Reason("draft", text, {"place": year, "amount": round(brings), "number": round(costs)})


def for_split(outlook: Outlook, card: int) -> Reason:
    """What a card brings over its price in this year, and in the next."""
    year = 1 if len(outlook.seat.hand) < cards_a_year(outlook.table) else 2
    now, later = round(net_worth(outlook, card, year)), round(net_worth(outlook, card, year + 1))
    text = f"over its price it brings about {now} crystals in year {year}, and about {later} a year later."
    return Reason("split", text, {"place": year, "amount": now, "number": later})
