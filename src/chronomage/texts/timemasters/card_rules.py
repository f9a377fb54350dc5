"""What a card of Time Masters does, in words: one clause for each effect, put together by occasion."""

from typing import Final

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import (
    ALL,
    HALF,
    NUMBER,
    ONCE,
    PER_DONE,
    PER_WORDS,
    WHO_WORDS,
    Amount,
    Condition,
    Effect,
)
from chronomage.games.timemasters.packs.pack import OCCASIONS, WHILE_IN_PLAY, Card
from chronomage.games.timemasters.packs.vocabulary import COUNTING
from chronomage.texts.catalogue import Catalogue

ENDINGS: Final = {NUMBER: "", HALF: "-half", ALL: "-all"}
EXACTLY: Final = {NUMBER: "cards", HALF: "half", ALL: "all"}
UP_TO: Final = {NUMBER: "up-to", HALF: "up-to-half", ALL: "any-number"}


def rule(texts: Catalogue, card: Card) -> str:
    """Everything a card does, occasion by occasion."""
    said = [on_occasion(texts, card, occasion) for occasion in OCCASIONS if card.effects[occasion]]
    return " ".join(said) or texts.say("timemasters.rule.nothing")


def on_occasion(texts: Catalogue, card: Card, occasion: str) -> str:
    """What a card does on an occasion: sentences, or for a Timer one sentence that says when."""
    found = clauses(texts, card.effects[occasion], occasion)
    if card.kind == facts.TIMER:
        return texts.say("timemasters.occasion." + occasion, clauses="; ".join(found))
    return " ".join(f"{clause[0].upper()}{clause[1:]}." for clause in found)


def clauses(texts: Catalogue, effects: list[Effect], occasion: str) -> list[str]:
    """One clause for each line."""
    found: list[str] = []
    moved: Effect | None = None  # the last one that moved cards, which `per done` counts
    before: Effect | None = None
    for effect in effects:
        ways = [counted_clause(texts, each, occasion, moved, before) for each in effect.alternatives()]
        clause = ways[0] if len(ways) == 1 else texts.say("timemasters.rule.either", first=ways[0], second=ways[1])
        if effect.condition is not None:
            clause = under_condition(texts, effect.condition, clause)
        found.append(clause)
        before = effect
        moved = next((each for each in effect.alternatives() if each.verb in COUNTING and not each.opponents), moved)
    return found


def under_condition(texts: Catalogue, condition: Condition, clause: str) -> str:
    """What happens only if there is enough of something, or little enough."""
    table = "unless" if condition.fewer else "if"
    return texts.say(f"timemasters.{table}.{PER_WORDS[condition.thing]}", amount=condition.number, clause=clause)


def counted_clause(texts: Catalogue, effect: Effect, occasion: str, moved: Effect | None, before: Effect | None) -> str:
    """What an effect does, and what its amount is counted for."""
    clause = plain_clause(texts, effect, occasion)
    if effect.amount.per == ONCE:
        return clause
    return texts.say("timemasters.per." + counted_for(effect.amount, moved, before), clause=clause)


def plain_clause(texts: Catalogue, effect: Effect, occasion: str) -> str:
    """What an effect does, but for what its amount is counted for."""
    amount = effect.amount
    key = f"timemasters.{clause_table(effect, occasion)}.{effect.verb}"
    whole = key + ENDINGS[amount.share]
    facts: dict[str, object] = {"amount": amount.number, "cards": cards_said(texts, effect)}
    if effect.opponents:
        for fact in ("who", "whose"):
            facts[fact] = texts.say(f"timemasters.{fact}.{WHO_WORDS[effect.who]}")
    return texts.say(key if effect.kind or whole not in texts.texts else whole, **facts)


def cards_said(texts: Catalogue, effect: Effect) -> str:
    """The cards that an effect is about: how many, and of which kind."""
    amount = effect.amount
    up_to = effect.optional and not is_one(amount)
    table = (UP_TO if up_to else EXACTLY)[amount.share]
    return texts.say(f"timemasters.{table}.{effect.kind or 'any'}", amount=amount.number)


def clause_table(effect: Effect, occasion: str) -> str:
    """In which table of the texts the clause of an effect stands."""
    if occasion == WHILE_IN_PLAY:
        return "lasting-opponents" if effect.opponents else "lasting"
    if effect.opponents:
        return "opponents"
    return "may" if effect.optional else "own"


def counted_for(amount: Amount, moved: Effect | None, before: Effect | None) -> str:
    """What an amount is counted for; `per done` goes by the verb that moved the cards."""
    if amount.per != PER_DONE or moved is None:
        return PER_WORDS[amount.per]
    return "done-once" if moved is before and is_one(moved.amount) else moved.verb


def is_one(amount: Amount) -> bool:
    """Whether it is about one thing and no more."""
    return amount.number == 1 and amount.share == NUMBER and amount.per == ONCE
