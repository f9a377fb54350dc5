"""The apprentice: greedy and readable. Each kind of decision has one function that weighs its choices in crystals."""

from typing import Any

from chronomage.bots.apprentice.seasons import abilities, cards, dice, draws, enchanted, prelude, tokens
from chronomage.bots.apprentice.seasons.activations import tree_way
from chronomage.bots.apprentice.seasons.outlook import Outlook
from chronomage.bots.apprentice.seasons.plan import Plan
from chronomage.bots.apprentice.seasons.turn import turn
from chronomage.games.seasons.choices import AUTO, BUY_ENERGY, DRAW, LOOK, YES
from chronomage.games.seasons.table import Table
from chronomage.kernel.decision import Choice, Decision
from chronomage.pov.observation import Observation


class Apprentice:
    """Takes what brings most now, with an eye to the cards in hand and the turns that are left."""

    def __init__(self, seed: int = 0) -> None:  # it leaves nothing to chance
        self.name = "apprentice"

    def choose(self, observation: Observation[Any], decision: Decision) -> Choice:
        """The choice that seems to bring most; the first where this bot knows nothing better."""
        if len(decision.choices) == 1:
            return decision.choices[0]
        table = observation.state
        assert isinstance(table, Table), "the apprentice plays Seasons alone"
        wanted = answer(table, decision.player, decision.kind, [choice.id for choice in decision.choices])
        for choice in decision.choices:
            if choice.id == wanted:
                return choice
        return decision.choices[0]


def answer(table: Table, player: int, kind: str, choices: list[int]) -> int:
    """The id of the choice to take."""
    outlook = Outlook(table, player)
    if kind == "draft":
        return prelude.draft(outlook, choices)
    if kind == "split":
        return prelude.split(outlook, choices)
    if kind == "choose-nine":
        return prelude.choose_nine(outlook, choices)
    if kind == "discard-dealt":
        return prelude.discard_dealt(outlook, choices)
    if kind == "ability-token":
        return abilities.keep(choices)
    plan = Plan(outlook)
    if kind == "turn":
        return turn(plan, choices)
    if kind == "die":
        return dice.take(plan, choices)
    if kind == "reroll":
        return dice.reroll(plan, choices)
    if kind == "steadfast":
        return dice.steadfast(plan)
    if kind in ("die-crystals", "die-energy", "die-star"):
        return YES
    if kind == "die-card":
        return DRAW  # it may still be discarded; the bonus seldom brings its price
    if kind == "order":
        return AUTO
    if kind == "way":
        return LOOK if LOOK in choices else tree_way(plan) if BUY_ENERGY in choices else choices[0]
    found = about_tokens(plan, kind, choices)
    if found < 0:
        found = about_cards(plan, kind, choices)
    return found if found >= 0 else choices[0]


def about_tokens(plan: Plan, kind: str, choices: list[int]) -> int:
    """The answer to a question about energy, or -1."""
    frame = plan.outlook.table.stack[-1]
    if kind == "gain-energy":
        return tokens.gain(plan, frame, choices)
    if kind == "put-energy":
        return tokens.put(plan, frame, choices)
    if kind in ("overflow", "pay-any", "discard-energy"):
        return tokens.pay(plan, frame, choices)
    if kind == "pay":
        return tokens.source(plan, choices)
    if kind == "spare":
        return tokens.dearest(plan, choices)
    if kind == "transmute":
        return tokens.sell(plan, choices)
    if kind == "exchange":
        return tokens.exchange(plan, frame, choices)
    if kind == "identical":
        return tokens.identical(plan, frame, choices)
    if kind == "elements":
        return tokens.elements(plan, choices)
    if kind == "change-from":
        return tokens.change_from(plan, choices)
    if kind == "change-amount":
        return tokens.change_amount(plan, choices)
    if kind == "change-into":
        return tokens.change_into(plan, frame, choices)
    if kind == "nature-spirit":
        return enchanted.add_for_spirit(plan, frame, choices)
    if kind == "take-tokens":
        return enchanted.take_from_monolith(plan, frame, choices)
    if kind == "may-put-energy":
        return enchanted.put_on_monolith(plan, choices)
    if kind == "plenty":
        return enchanted.plenty(plan, choices)
    if kind == "statue":
        return enchanted.statue(plan)
    if kind == "steal-energy":
        return enchanted.steal(plan, frame, choices)
    if kind == "name-energy":
        return draws.name_energy(plan, choices)
    return -1


def about_cards(plan: Plan, kind: str, choices: list[int]) -> int:
    """The answer to a question about cards, the marker or an opponent, or -1."""
    if kind == "keep":
        return cards.keep(plan, choices)
    if kind == "keep-or-discard":
        return cards.keep_or_discard(plan, choices)
    if kind == "give":
        return cards.give(plan, choices)
    if kind == "put-into-play":
        return cards.put_into_play(plan, choices)
    if kind == "draw-or-discard":
        return cards.draw_or_discard(plan, choices)
    if kind == "buy-top":
        return cards.buy_top(plan)
    if kind == "sacrifice":
        return cards.sacrifice(plan, choices)
    if kind == "take-back":
        return cards.take_back(plan, choices)
    if kind in ("give-up-familiar", "give-up-card", "discard"):
        return cards.give_up(plan, choices)
    if kind == "move-marker":
        return cards.move_marker(plan, choices)
    if kind == "opponent":
        return cards.opponent(plan, choices)
    return about_enchanted_cards(plan, kind, choices)


def about_enchanted_cards(plan: Plan, kind: str, choices: list[int]) -> int:
    """The answer to a question about cards that only Enchanted Kingdom asks, or -1."""
    if kind == "shield":
        return enchanted.shield(plan, plan.outlook.table.stack[-1], choices)
    if kind == "drought":
        return enchanted.drought(plan, choices)
    if kind == "imitate":
        return enchanted.imitate(plan, choices)
    if kind == "discard-some":
        return enchanted.discard_some(plan, choices)
    if kind == "everybody-discards":
        return enchanted.everybody_discards(plan)
    if kind == "order-top":
        return draws.order_top(plan, choices)
    if kind == "take-found":
        return draws.take_found(plan, choices)
    if kind == "search-again":
        return draws.search_again(plan)
    return -1
