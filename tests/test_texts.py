"""Every sentence is there, in every language, with the same facts and the right plural forms, for both games."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from chronomage.game import Game, new_game
from chronomage.games.seasons.facts import ENCHANTMENTS
from chronomage.kernel.decision import Choice, Decision
from chronomage.texts import LANGUAGES, Catalogue, UnknownLanguage, catalogue
from chronomage.texts.languages import FORMS, plural_form
from chronomage.texts.seasons.texts import SeasonsTexts
from chronomage.texts.templates import listed, pieces, placeholders
from chronomage.texts.timemasters.texts import TimeMastersTexts
from tests.spoken import GAMES, NAMES, PACK, SEASONS, TIME_MASTERS, Spoken, texts

OTHERS = [language for language in LANGUAGES if language != "en"]
PLAYED: list[tuple[Spoken, dict[str, object]]] = [
    (SEASONS, {}),
    (SEASONS, {"level": "magician", "edition": "russian"}),
    (SEASONS, {"level": "apprentice"}),
    *[(SEASONS, {"enchanted_kingdom": True, "ability_tokens": True, "enchantment": name}) for name in ENCHANTMENTS],
    (TIME_MASTERS, {}),
    (TIME_MASTERS, {"expansion": True, "promo": True}),
    (TIME_MASTERS, {"launching": "full"}),
]


@pytest.mark.parametrize(
    ("game", "kinds", "events"),
    [
        (SEASONS, {"turn", "keep-or-discard", "draft"}, {"card-summoned", "die-rolled", "crystals-gained"}),
        (TIME_MASTERS, {"main", "spheres", "discard"}, {"spell-played", "ke-restored", "card-taken"}),
    ],
)
def test_the_source_was_read(game: Spoken, kinds: set[str], events: set[str]) -> None:
    assert kinds <= game.kinds_in_source & game.kinds_of_verbs
    assert events <= {kind for kind, _ in game.told}


# The languages against each other.


@pytest.mark.parametrize("language", OTHERS)
def test_no_key_is_missing_or_extra(language: str) -> None:
    assert set(texts(language)) == set(texts("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_use_the_same_facts(language: str) -> None:
    english = {key: placeholders(text) for key, text in texts("en").items()}
    assert {key: placeholders(text) for key, text in texts(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_something(language: str) -> None:
    for key, text in catalogue(language).texts.items():
        assert text.strip(), key
        assert "  " not in text, key


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    same = {key for key, text in texts(language).items() if " " in text and text == texts("en")[key]}
    assert same == {"terminal.seat-bot", "choice.any.at-player", "plain.event-of"}


@pytest.mark.parametrize(
    ("language", "letters"), [("ru", "іїєґІЇЄҐ"), ("uk", "ыэъёЫЭЪЁ"), ("pl", "А-Яа-я"), ("en", "А-я")]
)
def test_no_letters_of_another_language(language: str, letters: str) -> None:
    assert [key for key, text in catalogue(language).texts.items() if re.search(f"[{letters}]", text)] == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_word_mixes_alphabets(language: str) -> None:
    mixed = re.compile("[А-Яа-яЁёІіЇїЄєҐґ][A-Za-z]|[A-Za-z][А-Яа-яЁёІіЇїЄєҐґ]")
    assert [key for key, text in catalogue(language).texts.items() if mixed.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_noun_has_its_forms_and_every_noun_is_counted(language: str) -> None:
    all_texts = catalogue(language).texts
    used = {noun for text in all_texts.values() for _, _, noun in pieces(text) if noun}
    there = {key for key in all_texts if key.startswith("plural.")}
    assert there == {f"plural.{noun}.{form}" for noun in used for form in FORMS[language]}


# Plural forms.


@pytest.mark.parametrize(
    ("language", "form", "numbers"),
    [
        ("en", "one", [1, -1]),
        ("en", "other", [0, 2, 5, 11, 12, 21, 22, 25, 101, 111]),
        ("ru", "one", [1, 21, 31, 101, 121, 1001, -1, -21]),
        ("ru", "few", [2, 3, 4, 22, 23, 24, 102, 122, -3]),
        ("ru", "many", [0, 5, 6, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 30, 100, 111, 112, 114, 211, 1000, -12]),
        ("uk", "one", [1, 21, 31, 101, 121, 1001, -1, -21]),
        ("uk", "few", [2, 3, 4, 22, 23, 24, 102, 122, -3]),
        ("uk", "many", [0, 5, 6, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 30, 100, 111, 112, 114, 211, 1000, -12]),
        ("pl", "one", [1, -1]),
        ("pl", "few", [2, 3, 4, 22, 23, 24, 102, 122, -3]),
        ("pl", "many", [0, 5, 9, 10, 11, 12, 13, 14, 20, 21, 25, 31, 100, 101, 111, 112, 114, 121, 1001, -12, -21]),
    ],
)
def test_plural_form(language: str, form: str, numbers: list[int]) -> None:
    assert {number: plural_form(language, number) for number in numbers} == dict.fromkeys(numbers, form)


def test_words_in_a_row() -> None:
    assert [listed(row, "and") for row in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


# Decisions and choices.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_kind_of_decision_has_its_prompt_and_no_other_has(game: Spoken, language: str) -> None:
    assert game.keys(language, "decision") == game.kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_prompt_names_the_card(game: Spoken, language: str) -> None:
    said = game.texts(language)
    for kind in game.kinds:
        prompt = said.say(f"{game.prefix}decision.{kind}")
        assert said.decision(Decision(0, kind, None, [Choice(1, "done")])) == prompt
        about_card = said.decision(Decision(0, kind, game.card, [Choice(1, "done")]))
        assert said.card(game.card) in about_card
        assert about_card.endswith(prompt)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_form_of_answer_has_its_label_and_no_other_has(game: Spoken, language: str) -> None:
    assert game.keys(language, "choice.any") == game.labels
    for key in game.keys(language, "choice"):
        kind, word = key.split(".")
        assert kind in game.kinds | {"any"}
        assert word in game.labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_choice_can_be_said_in_every_decision(game: Spoken, language: str) -> None:
    said = game.texts(language)
    for kind in game.kinds:
        for text in game.choices:
            label = said.choice(kind, game.form(text))
            assert label
            assert "{" not in label
            assert text.isdecimal() or label != text


# Events.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_event_has_its_sentence_and_no_other_has(game: Spoken, language: str) -> None:
    assert game.keys(language, "event") == {kind for kind, _ in game.told} | set(game.variants)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_sentence_has_the_facts_it_needs(game: Spoken) -> None:
    for kind, given in game.told:
        assert placeholders(game.sentence(kind)) <= given, kind
    for variant, kind in game.variants.items():
        assert placeholders(game.sentence(variant)) == placeholders(game.sentence(kind))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_no_sentence_leaves_out_what_happened(game: Spoken) -> None:
    for kind, given in game.told:
        left_out = given - placeholders(game.sentence(kind))
        assert left_out == ({"player"} if kind in game.impersonal else set()), kind


# Scores.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_score_has_its_name_and_no_other_has(language: str) -> None:
    games = [new_game("seasons", options={"ability_tokens": True}), new_game("timemasters")]
    parts = {part for game in games for part in game.rules.outcome(game.state).breakdown[0]}
    assert {key for key in texts(language) if key.startswith("score.")} == {
        f"score.{part}" for part in parts | {"total"}
    }


# Saying it.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    said = catalogue(language)
    for key, text in texts(language).items():
        for amount in (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111):
            sentence = said.say(key, **dict.fromkeys(placeholders(text), amount))
            assert "{" not in sentence
            assert "}" not in sentence


def test_what_is_missing_is_said_in_english_and_then_by_its_key() -> None:
    gap = Catalogue("ru", {})
    assert gap.say("event.cards-drawn", player="Anna", amount=1) == "Anna draws 1 card."
    assert gap.say("terminal.no-such-key") == "terminal.no-such-key"


def test_the_games_fall_back_to_english_too() -> None:
    seasons = SeasonsTexts("ru", {})
    assert seasons.card("no-such-card") == "no-such-card"
    assert seasons.choice("turn", SEASONS.form("summon amulet-of-fire")) == "Summon: Amulet of Fire"
    time_masters = TimeMastersTexts("ru", {}, PACK)
    assert time_masters.card("no-such-card") == "no-such-card"
    assert time_masters.choice("main", TIME_MASTERS.form("launch 2")) == "Launch Timer 2"


def test_a_fact_not_given_leaves_its_place() -> None:
    assert catalogue("en").say("terminal.saved") == "Saved to {path}."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, ru, pl, uk"):
        catalogue("de")


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("pl") is catalogue("pl")


def randomly_played(game: Game, seed: int) -> Iterator[tuple[list[Decision], list[dict[str, Any]]]]:
    """The open decisions and the events before them, all game long."""
    dice = random.Random(seed)
    events = game.opening
    while True:
        yield game.decisions, [game.event_facts(event) for event in events]
        if game.over:
            return
        decision = game.decisions[0]
        events = game.play(decision.player, dice.choice(decision.choices))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("game", "chosen"), PLAYED)
def test_whole_games_are_told(game: Spoken, chosen: dict[str, object], players: int) -> None:
    catalogues = [game.texts(language) for language in LANGUAGES]
    for decisions, events in randomly_played(new_game(game.name, players, 11, chosen), 5):
        for said in catalogues:
            for told in events:
                sentence = said.event(told, NAMES)
                assert "{" not in sentence
                assert sentence.endswith(".")
            for decision in decisions:
                assert "{" not in said.decision(decision)
                labels = [said.choice(decision.kind, game.form(choice.text), NAMES) for choice in decision.choices]
                assert len(set(labels)) == len(labels)
