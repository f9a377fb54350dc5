"""Every sentence is there, in every language, with the same facts and the right plural forms."""

import ast
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chronomage.game import Game, new_game
from chronomage.games import rules_of
from chronomage.games.seasons import choices, facts, options, scoring
from chronomage.games.seasons.energy import ENERGIES
from chronomage.kernel.decision import Choice, Decision
from chronomage.kernel.verbs import Question, Together
from chronomage.texts import LANGUAGES, Catalogue, UnknownLanguage, catalogue, seasons_texts
from chronomage.texts.choices import parse
from chronomage.texts.languages import FORMS, plural_form
from chronomage.texts.templates import listed, pieces, placeholders

SOURCE = Path(__file__).parents[1] / "src" / "chronomage"
TRUTH = json.loads((Path(__file__).parent / "facts" / "seasons.json").read_text(encoding="utf-8"))
ENGLISH = seasons_texts("en")
OTHERS = [language for language in LANGUAGES if language != "en"]
EVERYTHING: dict[str, object] = {"enchanted_kingdom": True, "ability_tokens": True}
NAMES = ["Anna", "Bohdan", "Celina", "Dmitri"]
ABILITIES = range(1, len(facts.ABILITY_PRESTIGE))
ANSWERS = {parse(text).form for text in choices.TEXTS.values()}
# What Game.event_facts makes of the arguments of `tell`.
FACT_OF = {"card": "card", "amount": "amount", "other": "other", "bag": "energy"}
WITH_FACE = ("die-rolled", "die-taken", "die-rerolled")
DIE = {"pips": 2, "energy": "AAF", "crystals": 3, "star": True, "card": True, "transmute": True}
SAMPLES: dict[str, object] = {
    "player": "Anna",
    "other": "Bohdan",
    "card": "purse-of-io",
    "face": "a face",
    "season": "winter",
    "energy": "AAF",
    "ability": "an ability",
    "enchantment": "an enchantment",
}


def texts(language: str) -> dict[str, str]:
    """Everything but the plural forms, which differ by the cases a language has."""
    return {key: text for key, text in catalogue(language).texts.items() if not key.startswith("plural.")}


def syntax_trees() -> list[ast.Module]:
    paths = [path for folder in ("kernel", "games") for path in sorted((SOURCE / folder).rglob("*.py"))]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


TREES = syntax_trees()


def tell_calls() -> Iterator[tuple[str, set[str]]]:
    """Each event told in the source: its kind, and the facts a sentence about it can use."""
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kind = ast.literal_eval(node.args[0])
                given = {FACT_OF[word.arg] for word in node.keywords if word.arg in FACT_OF}
                if kind in WITH_FACE:
                    given = {"face"} | ({"place"} if "other" in given else set())
                if kind == "season-changed":
                    given = {"season"}
                if kind == "enchantment-laid":
                    given = {"enchantment"}
                if kind.startswith("ability-"):
                    given.add("ability")
                yield kind, given | {"player"}


TOLD = list(tell_calls())


def kinds_in_source() -> set[str]:
    found = set()
    for tree in TREES:
        for node in ast.walk(tree):
            if not isinstance(node, ast.ClassDef):
                continue
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "kind":
                    found.add(ast.literal_eval(line.value))
    return found


def kinds_of_classes() -> set[str]:
    """The kinds of all questions in the programs of Seasons; asked of the verbs, since compiled classes do not tell."""
    verbs = [verb for program in rules_of("seasons").programs for verb in program]
    return {verb.kind for verb in verbs if isinstance(verb, (Question, Together))}


KINDS = kinds_in_source() | kinds_of_classes()


def test_the_source_was_read() -> None:
    assert {"turn", "keep-or-discard", "draft"} <= kinds_in_source() & kinds_of_classes()
    assert {"card-summoned", "die-rolled", "crystals-gained"} <= {kind for kind, _ in TOLD}


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
    assert same == {"terminal.seat-bot", "choice.any.at-player"}


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


@pytest.mark.parametrize(
    ("language", "amount", "sentence"),
    [
        ("en", 1, "Anna gains 1 crystal."),
        ("en", 3, "Anna gains 3 crystals."),
        ("ru", 1, "Anna получает 1 кристалл."),
        ("ru", 3, "Anna получает 3 кристалла."),
        ("ru", 12, "Anna получает 12 кристаллов."),
        ("ru", 21, "Anna получает 21 кристалл."),
        ("pl", 1, "Anna zyskuje 1 kryształ."),
        ("pl", 3, "Anna zyskuje 3 kryształy."),
        ("pl", 21, "Anna zyskuje 21 kryształów."),
        ("uk", 1, "Anna отримує 1 кристал."),
        ("uk", 3, "Anna отримує 3 кристали."),
        ("uk", 11, "Anna отримує 11 кристалів."),
    ],
)
def test_crystals_are_counted(language: str, amount: int, sentence: str) -> None:
    told = {"kind": "crystals-gained", "audience": -1, "player": 0, "amount": amount}
    assert seasons_texts(language).event(told, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Bohdan gains 2 air and 1 fire."),
        ("ru", "Bohdan получает 2 жетона воздуха и 1 жетон огня."),
        ("pl", "Bohdan zyskuje 2 żetony powietrza i 1 żeton ognia."),
        ("uk", "Bohdan отримує 2 жетони повітря і 1 жетон вогню."),
    ],
)
def test_energy_is_said_in_words(language: str, sentence: str) -> None:
    told = {"kind": "energy-gained", "audience": -1, "player": 1, "energy": "AAF"}
    assert seasons_texts(language).event(told, NAMES) == sentence


def test_words_in_a_row() -> None:
    assert [listed(row, "and") for row in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]


# Cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_as_in_the_rulebooks(language: str) -> None:
    names = {card["number"]: card["names"][language] for card in TRUTH["cards"] if card["set"] == "base"}
    base = facts.CARDS[: facts.ARCHMAGE_LAST]
    assert {card.number: seasons_texts(language).card(card.name) for card in base} == names


# There is no Polish or Ukrainian rulebook of the expansion: those names are ours.
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_expansion_is_named_as_in_the_rulebooks(language: str) -> None:
    said = seasons_texts(language)
    names = [card["names"][language] for card in TRUTH["cards"] if card["set"] == "enchanted-kingdom"]
    assert [said.card(card.name) for card in facts.CARDS[facts.ARCHMAGE_LAST :]] == names
    enchantments = [entry["names"][language] for entry in TRUTH["enchantments"]]
    assert [said.enchantment(name) for name in facts.ENCHANTMENTS] == enchantments


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    tables = ("name.", "enchantment.name.", "ability.name.")
    names = [text for key, text in texts(language).items() if key.startswith(tables)]
    assert len(set(names)) == len(names) == len(facts.CARDS) + len(facts.ENCHANTMENTS) + len(ABILITIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_enchantment_and_ability_token_has_its_name_and_rule(language: str) -> None:
    said = seasons_texts(language)
    for table in ("name", "rule"):
        there = {key for key in texts(language) if key.startswith((f"enchantment.{table}.", f"ability.{table}."))}
        wanted = {f"enchantment.{table}.{name}" for name in facts.ENCHANTMENTS}
        assert there == wanted | {f"ability.{table}.{number}" for number in ABILITIES}
    for number in ABILITIES:
        points = facts.ABILITY_PRESTIGE[number]
        assert not points or str(abs(points)) in said.ability_rule(number)
    for name in facts.ENCHANTMENTS:
        assert said.enchantment_rule(name) != said.enchantment(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_rule_and_no_other_has(language: str) -> None:
    for table in ("name", "rule"):
        there = {key for key in texts(language) if key.startswith(table + ".")}
        assert there == {f"{table}.{card.name}" for card in facts.CARDS}


# Decisions and choices.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_its_prompt_and_no_other_has(language: str) -> None:
    assert {key for key in texts(language) if key.startswith("decision.")} == {f"decision.{kind}" for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_names_the_card(language: str) -> None:
    said = seasons_texts(language)
    for kind in KINDS:
        assert said.card("purse-of-io") in said.decision(Decision(0, kind, "purse-of-io", [Choice(1, "done")]))
        assert said.decision(Decision(0, kind, None, [Choice(1, "done")])) == said.say("decision." + kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_answer_has_its_label_and_no_other_has(language: str) -> None:
    assert {key for key in texts(language) if key.startswith("choice.any.")} == {
        f"choice.any.{form}" for form in ANSWERS
    }
    for key in texts(language):
        if key.startswith("choice."):
            _, kind, form = key.split(".")
            assert kind in KINDS | {"any"}
            assert form in ANSWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_said_in_every_decision(language: str) -> None:
    said = seasons_texts(language)
    for kind in KINDS:
        for text in choices.TEXTS.values():
            label = said.choice(kind, text)
            assert label
            assert "{" not in label
            assert text.isdecimal() or label != text


@pytest.mark.parametrize(
    ("language", "kind", "text", "label"),
    [
        ("en", "turn", "summon amulet-of-fire", "Summon: Amulet of Fire"),
        ("ru", "turn", "summon amulet-of-fire", "Разыграть: Амулет огня"),
        ("pl", "turn", "activate purse-of-io 2", "Aktywuj: Sakiewka Io (druga kopia)"),
        ("en", "keep-or-discard", "no", "Discard it"),
        ("en", "buy-top", "no", "Leave it on the deck"),
        ("uk", "sacrifice", "in-play purse-of-io", "Пожертвувати: Гаманець Іо"),
        ("ru", "pay", "amulet F", "Огонь с карты «Амулет воды»"),
        ("ru", "pay", "F", "Огонь из резерва"),
        ("uk", "move-marker", "back 1", "Назад на 1 поділку"),
        ("pl", "move-marker", "forward 3", "3 pola do przodu"),
        ("en", "change-amount", "10", "10 tokens"),
        ("ru", "die", "die 2", "Кубик 2"),
        ("en", "opponent", "player 1", "Player 2"),
        ("en", "imitate", "player 1 amulet-of-water", "Imitate: Amulet of Water (Player 2)"),
        ("ru", "imitate", "player 3 purse-of-io 2", "Подражать: Кошель Айо (Игрок 4, второй экземпляр)"),
        ("pl", "imitate", "no", "Niczego nie naśladuj"),
        ("en", "ability-token", "token 7", "Keep 7: Crystal Rain"),
        ("uk", "ability-token", "token 12", "Залишити 12: Погляд у майбутнє"),
        ("en", "turn", "bonus card", "Bonus: draw a card, keep or discard it"),
        ("ru", "drought", "shrink reserve", "Уменьшить резерв на 1"),
        ("pl", "steadfast", "steadfast gauge", "Poziom mocy przywołania +1"),
        ("uk", "everybody-discards", "all discard card", "Карту з руки"),
    ],
)
def test_labels(language: str, kind: str, text: str, label: str) -> None:
    assert catalogue(language).choice(kind, text) == label


def test_an_opponent_is_called_by_name() -> None:
    assert ENGLISH.choice("opponent", "player 1", NAMES) == "Bohdan"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("all discard energy", ("all-discard-energy", "", None)),
        ("W", ("energy", "W", None)),
        ("10", ("amount", "10", None)),
        ("token 10", ("token", "10", None)),
        ("heart-of-argos", ("card", "heart-of-argos", None)),
        ("in-play purse-of-io 2", ("in-play-second", "purse-of-io", None)),
        ("forward 2", ("forward", "2", None)),
        ("player 2", ("player", "", 2)),
        ("player 2 purse-of-io", ("at-player", "purse-of-io", 2)),
        ("player 0 purse-of-io 2", ("at-player-second", "purse-of-io", 0)),
    ],
)
def test_choice_texts_are_taken_apart(text: str, answer: tuple[str, str, int | None]) -> None:
    assert parse(text) == answer


# Events.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence_and_no_other_has(language: str) -> None:
    kinds = {kind for kind, _ in TOLD} | {"marker-moved-back"}
    assert {key for key in texts(language) if key.startswith("event.")} == {f"event.{kind}" for kind in kinds}


def test_every_sentence_has_the_facts_it_needs() -> None:
    for kind, given in TOLD:
        assert placeholders(ENGLISH.texts["event." + kind]) <= given, kind


def test_no_sentence_leaves_out_what_happened() -> None:
    # Whose turn it was matters only where that player did it; a card activated tells the rest by its own events.
    impersonal = {"draft-ended", "packs-passed", "round-ended", "game-ended", "marker-moved", "season-changed"}
    impersonal |= {"year-begins", "deck-reshuffled", "die-rolled", "enchantment-laid", "top-opened"}
    for kind, given in TOLD:
        left_out = given - placeholders(ENGLISH.texts["event." + kind])
        assert left_out == ({"player"} if kind in impersonal else set()), kind


def test_the_marker_moves_back() -> None:
    told = {"kind": "marker-moved", "audience": -1, "player": 0, "amount": -1}
    assert ENGLISH.event(told, NAMES) == "The season marker moves 1 space back."


@pytest.mark.parametrize(
    ("language", "told", "sentence"),
    [
        ("en", {"kind": "ability-used", "amount": 7}, "Anna uses ability token 7: Crystal Rain."),
        ("ru", {"kind": "ability-kept", "amount": 11}, "Anna играет с жетоном способности 11: «Всевидящее око»."),
        ("en", {"kind": "enchantment-laid", "enchantment": "drought"}, "The enchantment of this game: Drought."),
        ("pl", {"kind": "enchantment-laid", "enchantment": "drought"}, "Urok tej gry: „Susza”."),
        ("en", {"kind": "energy-named", "energy": "F"}, "Anna names an energy: fire."),
        ("uk", {"kind": "energy-named", "energy": "A"}, "Anna називає тип енергії: повітря."),
        ("ru", {"kind": "pile-looked-at", "amount": 3}, "Anna смотрит 3 верхние карты сброса."),
        ("pl", {"kind": "pile-looked-at", "amount": 5}, "Anna ogląda 5 wierzchnich kart z odrzuconych."),
        (
            "uk",
            {"kind": "energy-stolen", "other": 1, "energy": "FF"},
            "Anna забирає 2 жетони вогню із запасу гравця Bohdan.",
        ),
        (
            "en",
            {"kind": "imitation-began", "other": 1, "card": "purse-of-io"},
            "Anna has Raven imitate Bohdan's Purse of Io.",
        ),
    ],
)
def test_the_expansion_is_told(language: str, told: dict[str, Any], sentence: str) -> None:
    assert seasons_texts(language).event({"audience": -1, "player": 0, **told}, NAMES) == sentence


def test_a_hidden_card_is_not_named() -> None:
    assert ENGLISH.event({"kind": "card-drawn", "player": 0, "card": None}, NAMES) == "Anna draws a hidden card."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_described(language: str) -> None:
    said = seasons_texts(language)
    told = {"kind": "die-taken", "audience": -1, "player": 0, "die": DIE, "place": 2}
    assert said.face(DIE) in said.event(told, NAMES)
    assert said.energy("AAF") in said.face(DIE)
    assert len(said.face(DIE).split(", ")) == 6


# Names of other things.


@pytest.mark.parametrize("language", LANGUAGES)
def test_seasons_energies_scores_and_options_have_names(language: str) -> None:
    table = new_game("seasons", options={"ability_tokens": True}).state
    wanted = {f"season.{season}" for season in facts.SEASONS}
    wanted |= {f"{name}.{letter}" for name in ("energy", "tokens") for letter in ENERGIES}
    wanted |= {f"score.{part}" for part in [*scoring.breakdown(table, 0), "total"]}  # type: ignore[arg-type]
    for option in options.OPTIONS:
        wanted |= {f"option.{option.name}.{value}" for value in ("label", *option.values)}
    there = {key for key in texts(language) if key.split(".")[0] in ("season", "energy", "tokens", "score", "option")}
    assert there == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_about_a_card_is_labelled_by_its_name(language: str) -> None:
    said = seasons_texts(language)
    for option in options.OPTIONS:
        card = option.name.replace("_", "-")
        if card in facts.CARD_NAMES:
            assert said.say(f"option.{option.name}.label") == said.card(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enchantment_is_called_the_same_among_the_options(language: str) -> None:
    said = seasons_texts(language)
    for name in facts.ENCHANTMENTS:
        assert said.say(f"option.enchantment.{name}") == said.enchantment(name)


# The number of cards a year differs from game to game: it is the terminal that counts them.
@pytest.mark.parametrize(("language", "three"), [("en", "three"), ("ru", "три"), ("pl", "trzy"), ("uk", "три")])
def test_the_split_names_no_number_of_cards(language: str, three: str) -> None:
    assert three not in catalogue(language).say("decision.split").split(" ")


# Saying it.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    said = seasons_texts(language)
    for key, text in texts(language).items():
        for amount in (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111):
            sentence = said.say(key, **{name: SAMPLES.get(name, amount) for name in placeholders(text)})
            assert "{" not in sentence
            assert "}" not in sentence


def test_what_is_missing_is_said_in_english_and_then_by_its_key() -> None:
    gap = Catalogue("ru", {})
    assert gap.say("event.cards-drawn", player="Anna", amount=1) == "Anna draws 1 card."
    assert gap.say("terminal.no-such-key") == "terminal.no-such-key"
    assert gap.card("no-such-card") == "no-such-card"
    assert gap.choice("turn", "summon amulet-of-fire") == "Summon: Amulet of Fire"


def test_a_fact_not_given_leaves_its_place() -> None:
    assert ENGLISH.say("terminal.saved") == "Saved to {path}."


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
@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"level": "magician", "edition": "russian"},
        {"level": "apprentice"},
        *({**EVERYTHING, "enchantment": name} for name in facts.ENCHANTMENTS),
    ],
)
def test_whole_games_are_told(players: int, chosen: dict[str, object]) -> None:
    catalogues = [catalogue(language) for language in LANGUAGES]
    for decisions, events in randomly_played(new_game("seasons", players, 11, chosen), 5):
        for said in catalogues:
            for told in events:
                sentence = said.event(told, NAMES)
                assert "{" not in sentence
                assert sentence.endswith(".")
            for decision in decisions:
                assert "{" not in said.decision(decision)
                labels = [said.choice(decision.kind, choice.text, NAMES) for choice in decision.choices]
                assert len(set(labels)) == len(labels)
