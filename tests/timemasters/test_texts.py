"""What Time Masters says: rules put together from verbs, facts of cards, questions, labels and events."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from chronomage.games.timemasters import facts
from chronomage.games.timemasters.effect import (
    ALL,
    HALF,
    NUMBER,
    ONCE,
    OPPONENT,
    OPPONENTS,
    PER_ACTIVE,
    PER_DELAY,
    PER_DONE,
    PER_EPHEMERAL,
    PER_EXHAUSTED,
    PER_HAND,
    PER_SPELL,
    PER_STORED,
    PER_TIMER,
    PER_WORDS,
    WHO_WORDS,
    YOU,
    Amount,
    Effect,
)
from chronomage.games.timemasters.packs import vocabulary
from chronomage.games.timemasters.packs.pack import LAUNCHED, OCCASIONS, PLAYED, WANDERING, WHILE_IN_PLAY, Card
from chronomage.games.timemasters.packs.vocabulary import (
    COUNTING,
    LEVEL,
    NOTHING,
    OF_TIMERS,
    PLAIN,
    SHARE,
    Word,
    words_for,
)
from chronomage.kernel.decision import Choice, Decision
from chronomage.texts import LANGUAGES
from chronomage.texts.timemasters import card_rules, card_rulings
from chronomage.texts.timemasters.texts import TimeMastersTexts, time_masters_texts
from tests.spoken import NAMES, PACK, TIME_MASTERS

RAW = re.compile(r"[{}_]|timemasters|  |None")  # what no sentence has in it
NUMBERS = (1, 2, 5, 20)


def said_in(language: str) -> TimeMastersTexts:
    return time_masters_texts(language, PACK)


def rule_of(language: str, kind: str, effects: dict[str, list[Effect]]) -> str:
    """What a card of that kind with these effects by occasion does."""
    card = Card(1, "made")
    card.kind = kind
    card.effects.update(effects)
    return card_rules.rule(said_in(language), card)


def rule(language: str, kind: str, **lines: list[str]) -> str:
    """The same of effects as a pack writes them."""
    effects = {when: [vocabulary.parse(line, when, kind) for line in effects] for when, effects in lines.items()}
    return rule_of(language, kind, effects)


# Every verb of the vocabulary, in every form.


def amounts(word: Word, occasion: str) -> Iterator[Amount]:
    """Everything that can follow a verb and stands on its own."""
    if word.takes == NOTHING:
        yield Amount(1)
        return
    counted = [ONCE]
    if word.takes == LEVEL:
        yield from (Amount(number) for number in range(1, facts.SPHERES + 1))
        return
    if word.takes != PLAIN:
        counted += [PER_SPELL, PER_TIMER, PER_HAND, PER_ACTIVE, PER_EXHAUSTED, PER_EPHEMERAL]
        counted += [PER_STORED, PER_DELAY] if occasion in vocabulary.ON_TIMERS else []
    yield from (Amount(number, NUMBER, per) for number in NUMBERS for per in counted)
    if word.takes == SHARE:
        yield from (Amount(1, share) for share in (HALF, ALL))


def effects_of(occasion: str) -> Iterator[tuple[Word, Effect]]:
    """Every effect that a Timer can have on that occasion."""
    for who in (YOU, OPPONENTS, OPPONENT):
        opponents = who != YOU
        if who == OPPONENT and occasion == WHILE_IN_PLAY:
            continue
        for word in words_for(occasion, opponents):
            if word.verb in OF_TIMERS and occasion == LAUNCHED:
                continue
            for amount in amounts(word, occasion):
                for optional in (False, True) if word.optional else (False,):
                    for kind in ("", *facts.KINDS) if word.kinds else ("",):
                        yield word, Effect(word.verb, amount, optional, who, kind)


@pytest.mark.parametrize("occasion", OCCASIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_said(language: str, occasion: str) -> None:
    said = []
    for word, effect in effects_of(occasion):
        sentence = rule_of(language, facts.TIMER, {occasion: [effect]})
        assert not RAW.search(sentence), effect
        assert sentence.endswith(".")
        number = {str(effect.amount.number)} if word.takes != NOTHING and not effect.amount.share else set()
        assert set(re.findall(r"\d+", sentence)) == number, effect
        said.append(sentence)
    assert len(set(said)) == len(said), "two effects read the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_counted_for_cards_moved_before(language: str) -> None:
    counting = [effect for _, effect in effects_of(PLAYED) if effect.amount.per == PER_SPELL]
    for verb in COUNTING:
        for number in (1, 3):
            before = Effect(verb, Amount(number), True, YOU, "")
            said = []
            for effect in counting:
                amount = Amount(effect.amount.number, NUMBER, PER_DONE)
                counted = Effect(effect.verb, amount, effect.optional, effect.who, effect.kind)
                said.append(rule_of(language, facts.SPELL, {PLAYED: [before, counted]}))
                assert not RAW.search(said[-1]), effect
            assert len(set(said)) == len(said), "two effects read the same"


def clause_keys(occasion: str, opponents: bool, may: bool) -> set[str]:
    """The keys that the verbs of an occasion need."""
    words = [word for word in words_for(occasion, opponents) if word.optional or not may]
    # Of cards it is said how many of which kind they are; of a whole hand there are words of its own.
    shared = [word for word in words if word.takes == SHARE and (not word.kinds or word.verb == "discard")]
    return {word.verb for word in words} | {f"{word.verb}-{share}" for word in shared for share in vocabulary.SHARES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_clauses_and_no_other_has(language: str) -> None:
    assert TIME_MASTERS.keys(language, "own") == clause_keys(PLAYED, False, False)
    assert TIME_MASTERS.keys(language, "may") == clause_keys(PLAYED, False, True)
    assert TIME_MASTERS.keys(language, "opponents") == clause_keys(PLAYED, True, False)
    assert TIME_MASTERS.keys(language, "lasting") == clause_keys(WHILE_IN_PLAY, False, False)
    assert TIME_MASTERS.keys(language, "lasting-opponents") == clause_keys(WHILE_IN_PLAY, True, False)
    assert TIME_MASTERS.keys(language, "occasion") == set(OCCASIONS)
    assert TIME_MASTERS.keys(language, "per") == {*PER_WORDS[1:], "done-once", *COUNTING} - {"done"}
    assert TIME_MASTERS.keys(language, "if") == TIME_MASTERS.keys(language, "unless") == set(PER_WORDS[1:])
    assert TIME_MASTERS.keys(language, "who") == TIME_MASTERS.keys(language, "whose") == set(WHO_WORDS[1:])
    for table in ("half", "all", "up-to-half", "any-number"):
        assert TIME_MASTERS.keys(language, table) == {"any", *facts.KINDS}
    assert TIME_MASTERS.keys(language, "cards") == TIME_MASTERS.keys(language, "up-to") == {"any", *facts.KINDS}


# The rules of cards.


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Draw 1 card.", "Draw 2 cards.", "Draw 5 cards."]),
        ("ru", ["Возьмите 1 карту.", "Возьмите 2 карты.", "Возьмите 5 карт."]),
        ("pl", ["Dobierz 1 kartę.", "Dobierz 2 karty.", "Dobierz 5 kart."]),
        ("uk", ["Візьміть 1 карту.", "Візьміть 2 карти.", "Візьміть 5 карт."]),
    ],
)
def test_cards_are_counted(language: str, sentences: list[str]) -> None:
    assert [rule(language, facts.SPELL, played=[f"draw {number}"]) for number in (1, 2, 5)] == sentences


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("en", "gain-ephemeral 2", "Gain 2 ephemeral Ke."),
        ("ru", "gain-ephemeral 1", "Получите 1 эфемерный Ке."),
        ("ru", "gain-ephemeral 2", "Получите 2 эфемерных Ке."),
        ("pl", "gain-ephemeral 2", "Zyskaj 2 ulotne Ke."),
        ("pl", "gain-ephemeral 5", "Zyskaj 5 ulotnych Ke."),
        ("uk", "gain-ephemeral 2", "Отримайте 2 ефемерні Ке."),
        ("uk", "gain-ephemeral 5", "Отримайте 5 ефемерних Ке."),
        ("en", "may discard 2", "You may discard up to 2 cards from your hand."),
        ("ru", "may discard 2", "Вы можете сбросить до 2 карт с руки."),
        ("pl", "may discard 2", "Możesz odrzucić do 2 kart z ręki."),
        ("uk", "may discard 2", "Ви можете скинути до 2 карт з руки."),
        ("en", "may discard 1", "You may discard 1 card from your hand."),
        ("ru", "may discard 1", "Вы можете сбросить 1 карту с руки."),
        ("en", "may discard all", "You may discard any number of cards from your hand."),
        ("en", "discard half", "Discard half of your hand (rounded up)."),
        ("en", "take-back 1 focus", "Take 1 Focus card from your discard pile into your hand."),
        ("ru", "take-back 1 focus", "Возьмите 1 Концентрацию из сброса в руку."),
        ("pl", "take-back 2 timer", "Weź na rękę 2 Czasomierze ze stosu kart odrzuconych."),
        ("uk", "take-back 5 spell", "Візьміть 5 заклять зі скиду на руку."),
        ("ru", "may take-back 3 timer", "Вы можете взять до 3 Таймеров из сброса в руку."),
        ("pl", "may exile-discard 2 focus", "Możesz wygnać do 2 Skupień ze stosu kart odrzuconych."),
        ("en", "restore 1 per spell", "For each spell in your spell area, restore 1 Ke."),
        ("ru", "restore 1 per spell", "За каждое заклинание в вашей области заклинаний восстановите 1 Ке."),
        ("pl", "draw 1 per timer", "Za każdy twój Czasomierz w grze dobierz 1 kartę."),
        ("uk", "draw-restore 2", "Візьміть 2 карти і відновіть 2 Ке."),
        ("en", "opponents discard 2", "Each opponent discards 2 cards from their hand."),
        ("uk", "opponents lose-ephemeral 2", "Кожен суперник втрачає 2 ефемерні Ке."),
    ],
)
def test_effects_in_words(language: str, line: str, sentence: str) -> None:
    assert rule(language, facts.SPELL, played=[line]) == sentence


def test_one_card_moved_is_a_condition_and_several_are_counted() -> None:
    assert rule("en", facts.FOCUS, played=["may exile 1", "restore 2 per done"]) == (
        "You may exile 1 card from your hand. If you do, restore 2 Ke."
    )
    assert rule("en", facts.FOCUS, played=["may exile 2", "restore 2 per done"]) == (
        "You may exile up to 2 cards from your hand. For each card exiled, restore 2 Ke."
    )
    assert rule("en", facts.FOCUS, played=["take-back 1", "draw 1", "restore 2 per done"]) == (
        "Take 1 card from your discard pile into your hand. Draw 1 card. For each card taken back, restore 2 Ke."
    )


def test_a_timer_says_when_it_acts() -> None:
    effects = {
        "played": ["draw 1"],
        "put": ["restore 1", "throw-away"],
        "launched": ["restore 1 per stored"],
        "delayed": ["may throw-away"],
        "while_in_play": ["cheaper 1", "opponents cap 3"],
    }
    assert rule("en", facts.TIMER, **effects) == (
        "When played: draw 1 card. "
        "When a spell is put on it: restore 1 Ke; discard this Timer with all spells on it. "
        "When launched: for each spell on this Timer, restore 1 Ke. "
        "When delayed: you may discard this Timer with all spells on it. "
        "While in play: your spells cost 1 Ke less; each opponent may spend at most 3 Ke a turn."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_pack_has_its_rule_and_its_line(language: str) -> None:
    said = said_in(language)
    for card in PACK.cards:
        for sentence in (said.card(card.name), said.rule(card.name), said.line(card.name)):
            assert sentence
            assert sentence != card.name
            assert not RAW.search(sentence), card.name
        idle = not any(card.effects.values())
        assert (said.rule(card.name) == said.say("timemasters.rule.nothing")) == idle


@pytest.mark.parametrize(
    ("language", "growth", "weight_of_time", "slowdown"),
    [
        (
            "en",
            "Gain 1 permanent Ke.",
            "The first spell of each opponent's next turn costs 1 Ke more.",
            "Each opponent may spend at most 3 Ke in their next turn.",
        ),
        (
            "ru",
            "Получите 1 постоянный Ке.",
            "Первое заклинание каждого соперника в его следующий ход стоит на 1 Ке больше.",
            "Каждый соперник может потратить в свой следующий ход не более 3 Ке.",
        ),
        (
            "pl",
            "Zyskaj 1 stałe Ke.",
            "Pierwsze zaklęcie każdego przeciwnika w jego następnej turze kosztuje o 1 Ke więcej.",
            "Każdy przeciwnik może wydać w swojej następnej turze najwyżej 3 Ke.",
        ),
        (
            "uk",
            "Отримайте 1 постійний Ке.",
            "Перше закляття кожного суперника в його наступний хід коштує на 1 Ке більше.",
            "Кожен суперник може витратити у свій наступний хід не більше ніж 3 Ке.",
        ),
    ],
)
def test_the_cards_that_the_rulebook_names(language: str, growth: str, weight_of_time: str, slowdown: str) -> None:
    said = said_in(language)
    assert said.rule("growth") == growth
    assert said.rule("weight-of-time") == weight_of_time
    assert said.rule("slowdown") == slowdown


# What has been settled beyond the rules.


def made(kind: str, occasion: str = PLAYED, *effects: Effect) -> Card:
    card = Card(1, "made")
    card.kind = kind
    card.effects[occasion] = list(effects)
    return card


def test_nothing_is_settled_that_no_card_can_ask_for() -> None:
    timers = [made(facts.TIMER, occasion, effect) for occasion in OCCASIONS for _, effect in effects_of(occasion)]
    wanderer = made(facts.TIMER)
    wanderer.level = WANDERING
    asked = {topic for card in (*timers, wanderer, made(facts.FOCUS)) for topic in card_rulings.topics(card)}
    assert TIME_MASTERS.keys("en", "ruling") <= asked


def test_what_is_settled_is_said_once_and_goes_by_what_a_card_does() -> None:
    cards = said_in("en").things()["cards"]
    assert cards["growth"]["ruling"] == (
        "The new Ke can be spent at once. There are 24 permanent Ke for all players together."
    )
    assert "ruling" not in cards["suggestion"]
    assert cards["charge"]["ruling"] in cards["small-offering"]["ruling"]
    sentences = cards["eternal-calendar"]["ruling"].split(". ")
    assert len(sentences) == len(set(sentences)) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_whole_sentences(language: str) -> None:
    for name, card in said_in(language).things()["cards"].items():
        ruling = card.get("ruling", ".")
        assert ruling.endswith("."), name
        assert not RAW.search(ruling), name


# The line of facts.


def test_a_line_of_facts() -> None:
    english, russian, polish = said_in("en"), said_in("ru"), said_in("pl")
    assert english.line("focus") == "Focus · starting deck"
    assert russian.line("timer") == "Таймер · стартовая колода · 1 ячейка"
    cost = PACK.card(PACK.numbers["weight-of-time"]).cost
    assert polish.line("weight-of-time") == f"zaklęcie · Sfera 1 · kosztuje {cost} Ke · Syzyf"
    assert [english.line(card.name)[:15] for card in PACK.cards if card.level == WANDERING] == ["Timer · level X"]
    assert english.line("no-such-card") == "no-such-card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_and_wizards_have_names(language: str) -> None:
    assert TIME_MASTERS.keys(language, "kind") == set(facts.KINDS)
    assert TIME_MASTERS.keys(language, "wizard") == {card.wizard for card in PACK.cards if card.wizard}
    assert said_in(language).wizard("Somebody") == "Somebody"


# Questions, labels and events.


def test_a_question_names_its_card() -> None:
    question = Decision(0, "pay", "growth", [Choice(10, "ephemeral 0")])
    assert said_in("en").decision(question) == "Growth. How many ephemeral Ke will you pay with?"
    assert said_in("ru").decision(question) == "«Прирост». Сколько эфемерных Ке потратить на оплату?"


@pytest.mark.parametrize(
    ("language", "kind", "text", "label"),
    [
        ("en", "main", "play growth", "Play: Growth"),
        ("ru", "main", "put growth", "Положить на Таймер: Прирост"),
        ("pl", "main", "release growth", "Zagraj z uruchomionego Czasomierza: Przyrost"),
        ("en", "spheres", "take 1", "Sphere 1: the open card, for 1 spell"),
        ("en", "spheres", "take-closed 3", "Sphere 3: the first closed card, for 4 spells"),
        ("ru", "spheres", "take-closed 4", "Сфера 4: первая закрытая карта за 5 заклинаний"),
        ("pl", "spheres", "take 5", "Sfera 5: odkryta karta za 5 zaklęć"),
        ("uk", "spheres", "done", "Закінчити хід"),
        ("en", "pay", "ephemeral 0", "Permanent Ke only"),
        ("uk", "pay", "ephemeral 2", "2 ефемерні Ке"),
        ("ru", "timers", "delay 2", "Отложить Таймер 2"),
        ("en", "delay", "focus", "Put under the Timer: Focus"),
        ("pl", "throw-timer", "timer 2", "Odrzuć Czasomierz 2"),
        ("en", "put", "timer 2", "On Timer 2"),
        ("en", "echo", "growth", "Repeat: Growth"),
        ("en", "discard", "timer", "Discard: Timer"),
    ],
)
def test_labels(language: str, kind: str, text: str, label: str) -> None:
    assert said_in(language).choice(kind, TIME_MASTERS.form(text)) == label


@pytest.mark.parametrize(
    ("language", "told", "sentence"),
    [
        ("en", {"kind": "turn-began", "amount": 3}, "Round 3: it is Anna's turn."),
        ("ru", {"kind": "ke-added", "amount": 2}, "Anna получает 2 постоянных Ке."),
        ("pl", {"kind": "ephemeral-lost", "amount": 2}, "Anna traci 2 ulotne Ke."),
        ("uk", {"kind": "cards-drawn", "amount": 5}, "Anna бере з колоди 5 карт."),
        ("en", {"kind": "spell-put", "card": "growth", "timer": 2}, "Anna puts Growth on Timer 2."),
        ("ru", {"kind": "timer-launched", "card": "timer", "timer": 1}, "Anna запускает Таймер 1: «Таймер»."),
        ("pl", {"kind": "card-taken", "card": "growth", "amount": 2}, "Anna bierze ze Sfery 2 kartę „Przyrost”."),
        ("uk", {"kind": "timer-wandered", "card": "timer"}, "Таймер «Таймер» переходить до колоди гравця Anna."),
    ],
)
def test_events(language: str, told: dict[str, Any], sentence: str) -> None:
    assert said_in(language).event({"audience": -1, "player": 0, **told}, NAMES) == sentence
