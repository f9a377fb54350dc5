"""The answers: which small function weighs the choices of which kind of decision, or names the one to take."""

from collections.abc import Callable
from typing import Any, Final

from chronomage.bots.apprentice.picking import highest
from chronomage.bots.apprentice.seasons import abilities, cards, dice, draws, enchanted, prelude, tokens
from chronomage.bots.apprentice.seasons.activations import tree_way
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.apprentice.seasons.turn import turn
from chronomage.games.seasons.choices import AUTO, BUY_ENERGY, DRAW, LOOK, YES
from chronomage.games.seasons.table import Table
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


def agree(plan: Plan, choices: list[int]) -> int:
    """What a die gives is taken."""
    return YES


def draw(plan: Plan, choices: list[int]) -> int:
    """A card may still be discarded; the bonus seldom brings its price."""
    return DRAW


def order(plan: Plan, choices: list[int]) -> int:
    """The order of effects that the rules offer."""
    return AUTO


def next_element(plan: Plan, choices: list[int]) -> int:
    """The first: in which order the elements give seldom matters."""
    return choices[0]


def way(plan: Plan, choices: list[int]) -> int:
    """The way of the card that has two."""
    if LOOK in choices:
        return LOOK
    return tree_way(plan) if BUY_ENERGY in choices else choices[0]


# Decisions each of whose choices has a worth of its own, in crystals: the choice worth most is taken.
WORTHS: Final[dict[str, Callable[[Plan, list[int]], list[float]]]] = {
    "ability-token": abilities.keep,
    "die": dice.take,
    "discard": cards.give_up,
    "discard-dealt": prelude.discard_dealt,
    "draft": prelude.draft,
    "draw-or-discard": cards.draw_or_discard,
    "give": cards.give,
    "give-up-card": cards.give_up,
    "give-up-familiar": cards.give_up,
    "imitate": enchanted.imitate,
    "keep": cards.keep,
    "keep-or-discard": cards.keep_or_discard,
    "nature-spirit": enchanted.add_for_spirit,
    "order-top": draws.order_top,
    "plenty": enchanted.plenty,
    "put-into-play": cards.put_into_play,
    "reroll": dice.reroll,
    "sacrifice": cards.give_up,
    "steadfast": dice.steadfast,
    "take-back": cards.take_back,
    "take-found": draws.take_found,
    "turn": turn,
}

# Decisions that belong together, such as tokens paid one by one, and those for which a rule of thumb will do.
ANSWERS: Final[dict[str, Callable[[Plan, list[int]], int]]] = {
    "buy-top": cards.buy_top,
    "change-amount": tokens.change_amount,
    "change-from": tokens.change_from,
    "change-into": tokens.change_into,
    "choose-nine": prelude.choose_nine,
    "die-card": draw,
    "die-crystals": agree,
    "die-energy": agree,
    "die-star": agree,
    "discard-energy": tokens.pay,
    "discard-some": enchanted.discard_some,
    "drought": enchanted.drought,
    "elements": tokens.elements,
    "everybody-discards": enchanted.everybody_discards,
    "exchange": tokens.exchange,
    "gain-energy": tokens.gain,
    "identical": tokens.identical,
    "may-put-energy": enchanted.put_on_monolith,
    "move-marker": cards.move_marker,
    "name-energy": draws.name_energy,
    "next-element": next_element,
    "opponent": cards.opponent,
    "order": order,
    "overflow": tokens.pay,
    "pay": tokens.source,
    "pay-any": tokens.pay,
    "put-energy": tokens.put,
    "search-again": draws.search_again,
    "shield": enchanted.shield,
    "spare": tokens.dearest,
    "split": prelude.split,
    "statue": enchanted.statue,
    "steal-energy": enchanted.steal,
    "take-tokens": enchanted.take_from_monolith,
    "transmute": tokens.sell,
    "way": way,
}


def choice_for(observation: Observation[Any], decision: Decision) -> Choice:
    """The choice that seems to bring most; the first where the apprentice knows nothing better."""
    if len(decision.choices) == 1:
        return decision.choices[0]
    wanted = answer(plan_of(observation, decision), decision.kind, [choice.id for choice in decision.choices])
    for choice in decision.choices:
        if choice.id == wanted:
            return choice
    return decision.choices[0]


def worths_of(observation: Observation[Any], decision: Decision) -> list[float] | None:
    """What each choice is worth; None where the choices of such a decision are not weighed one by one."""
    weigh = WORTHS.get(decision.kind)
    if weigh is None:
        return None
    return weigh(plan_of(observation, decision), [choice.id for choice in decision.choices])


def plan_of(observation: Observation[Any], decision: Decision) -> Plan:
    """What the player means to do."""
    table = observation.state
    assert isinstance(table, Table), "this apprentice plays Seasons alone"
    return Plan(Outlook(table, decision.player))


def answer(plan: Plan, kind: str, choices: list[int]) -> int:
    """The id of the choice to take; the first of a decision that is not in the tables."""
    weigh = WORTHS.get(kind)
    if weigh is not None:
        return highest(choices, weigh(plan, choices))
    decide = ANSWERS.get(kind)
    return choices[0] if decide is None else decide(plan, choices)
