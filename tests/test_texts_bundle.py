"""What clients are sent: keys with facts, the same in every language, and bundles to say them with."""

import ast
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from chronomage.game import Game, new_game
from chronomage.games.seasons.facts import CARD_NAMES, ENCHANTMENTS
from chronomage.games.timemasters.packs.shelf import FOLDER
from chronomage.kernel.decision import Decision
from chronomage.kernel.form import Form
from chronomage.kernel.rules import Rules
from chronomage.kits import rules_of
from chronomage.texts import LANGUAGES, Catalogue, Saying, UnknownLanguage, texts_bundle, texts_of
from chronomage.texts.seasons.texts import SeasonsTexts
from chronomage.texts.templates import placeholders
from chronomage.texts.timemasters.texts import TimeMastersTexts
from tests import filler
from tests.said import rows_of, said_anew
from tests.spoken import GAMES, NAMES, PACK, SEASONS, TIME_MASTERS, Spoken, texts

PAGE = (Path(__file__).parents[1] / "docs" / "texts.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)]
EXPANSION: dict[str, object] = {"enchanted_kingdom": True, "ability_tokens": True}
ALL_SETS: dict[str, object] = {"expansion": True, "promo": True}
PLAYED: list[tuple[Spoken, int, dict[str, object]]] = [
    (SEASONS, 2, {"level": "apprentice"}),
    (SEASONS, 3, {"edition": "russian"}),
    *[(SEASONS, 2 + number % 3, {**EXPANSION, "enchantment": name}) for number, name in enumerate(ENCHANTMENTS)],
    *[(TIME_MASTERS, players, ALL_SETS) for players in (2, 3, 4)],
    (TIME_MASTERS, 3, {"launching": "full"}),
]


RULED = [key for key in texts("en") if key.startswith(("ruling.", "enchantment.ruling.", "ability.ruling."))]


def as_sent(data: Any) -> Any:
    """What arrives at the other end of the network."""
    return json.loads(json.dumps(data))


def bundle(rules: Rules, language: str) -> dict[str, Any]:
    sent: dict[str, Any] = as_sent(texts_bundle(rules, language))
    return sent


BUNDLES = {
    (name, language): bundle(rules_of(name), language) for name in ("seasons", "timemasters") for language in LANGUAGES
}


# The texts are said as they were.


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_one_of_everything_is_said_as_written(game: Spoken) -> None:
    for row in rows_of(game):
        assert said_anew(game, row) == row, "texts have changed: `python -m tests.said`, read the diff"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_one_of_everything_is_written(game: Spoken) -> None:
    rows = rows_of(game)
    label_word = game.texts("en").label_word
    answers = [(row["to"], label_word(game.form(row["choice"]))) for row in rows if "choice" in row]
    assert {row["decision"] for row in rows if "decision" in row} == game.kinds
    assert {row["event"]["kind"] for row in rows if "event" in row} == {kind for kind, _ in game.told}
    assert {word for _, word in answers} == game.labels
    assert game.keys("en", "choice") <= {f"{kind}.{word}" for to, word in answers for kind in (to, "any")}


# Sayings.


@pytest.mark.parametrize(
    ("game", "kind", "text", "key", "facts"),
    [
        (SEASONS, "turn", "end", "choice.any.end", {}),
        (SEASONS, "keep-or-discard", "no", "choice.keep-or-discard.no", {}),
        (SEASONS, "pay", "F", "choice.pay.energy", {"energy": "F"}),
        (SEASONS, "pay", "amulet F", "choice.any.amulet", {"energy": "F", "card": "amulet-of-water"}),
        (SEASONS, "change-amount", "10", "choice.change-amount.amount", {"amount": 10}),
        (SEASONS, "die", "die 2", "choice.any.die", {"amount": 2}),
        (SEASONS, "ability-token", "token 7", "choice.ability-token.token", {"amount": 7, "ability": 7}),
        (SEASONS, "opponent", "player 1", "choice.any.player", {"player": 1}),
        (SEASONS, "turn", "activate purse-of-io 2", "choice.any.activate-second", {"card": "purse-of-io", "copy": 2}),
        (
            SEASONS,
            "imitate",
            "player 1 purse-of-io",
            "choice.imitate.at-player",
            {"card": "purse-of-io", "player": 1, "copy": 1},
        ),
        (TIME_MASTERS, "main", "pass", "timemasters.choice.any.pass", {}),
        (TIME_MASTERS, "discard", "timer", "timemasters.choice.discard.card", {"card": "timer"}),
        (TIME_MASTERS, "main", "play growth", "timemasters.choice.any.play", {"card": "growth"}),
        (TIME_MASTERS, "put", "timer 2", "timemasters.choice.put.timer", {"amount": 2}),
        (TIME_MASTERS, "pay", "ephemeral 0", "timemasters.choice.any.no-ephemeral", {"amount": 0}),
        (TIME_MASTERS, "spheres", "take 3", "timemasters.choice.any.take", {"amount": 3, "spells": 3}),
        (
            TIME_MASTERS,
            "spheres",
            "take-closed 3",
            "timemasters.choice.any.take-closed",
            {"amount": 3, "spells": 4},
        ),
    ],
)
def test_choices(game: Spoken, kind: str, text: str, key: str, facts: dict[str, Any]) -> None:
    assert game.texts("en").choice_key(kind, game.form(text)) == (key, facts)


@pytest.mark.parametrize(
    ("texts", "told", "key", "facts"),
    [
        (SeasonsTexts, {"kind": "marker-moved", "amount": 2}, "event.marker-moved", {"amount": 2}),
        (SeasonsTexts, {"kind": "marker-moved", "amount": -2}, "event.marker-moved-back", {"amount": 2}),
        (SeasonsTexts, {"kind": "card-drawn", "card": None}, "event.card-drawn", {"card": None}),
        (SeasonsTexts, {"kind": "energy-gained", "energy": "AF"}, "event.energy-gained", {"tokens": "AF"}),
        (SeasonsTexts, {"kind": "energy-named", "energy": "F"}, "event.energy-named", {"element": "F"}),
        (SeasonsTexts, {"kind": "ability-used", "amount": 7}, "event.ability-used", {"amount": 7, "ability": 7}),
        # Events leave out what is nothing; the sentence still has a place for it.
        (SeasonsTexts, {"kind": "bonus-taken-back"}, "event.bonus-taken-back", {"amount": 0}),
        (SeasonsTexts, {"kind": "energy-transmuted"}, "event.energy-transmuted", {"amount": 0, "tokens": ""}),
        (
            TimeMastersTexts,
            {"kind": "spell-put", "card": "growth", "timer": 2},
            "timemasters.event.spell-put",
            {"card": "growth", "timer": 2},
        ),
    ],
)
def test_events(texts: type[Catalogue], told: dict[str, Any], key: str, facts: dict[str, Any]) -> None:
    assert texts.event_key({"audience": -1, "player": 1, **told}) == (key, {"player": 1, **facts})


def test_decisions() -> None:
    assert SeasonsTexts.decision_key(Decision(0, "turn", None, [])) == ("decision.turn", {})
    about_card = Decision(0, "pay", "growth", [])
    prompt = "timemasters.decision.pay"
    assert TimeMastersTexts.decision_key(about_card) == ("word.about-card", {"card": "growth", "prompt": prompt})


def test_a_choice_without_a_label_is_said_by_its_text() -> None:
    dancing = Form("dance", "dance wildly", {"amount": 3})
    assert SeasonsTexts.choice_key("turn", dancing) == ("dance wildly", {"amount": 3})
    assert TimeMastersTexts.choice_key("main", dancing) == ("dance wildly", {"amount": 3})
    assert filler.said(BUNDLES["seasons", "pl"], "dance wildly", {}) == "dance wildly"


# Bundles.


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_bundles_have_the_same_keys_in_every_language(game: Spoken) -> None:
    english = BUNDLES[game.name, "en"]
    for language in LANGUAGES:
        other = BUNDLES[game.name, language]
        assert (other["game"], other["language"]) == (game.name, language)
        assert list(other) == list(english)
        for table in set(english) - {"game", "language", "plurals"}:
            assert set(other[table]) == set(english[table])


@pytest.mark.parametrize("name", ["seasons", "timemasters"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_are_as_the_page_says(name: str, language: str) -> None:
    documented = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", facts_section(), re.MULTILINE))))
    sent = BUNDLES[name, language]
    for template in sent["texts"].values():
        assert not re.search(r"[{}]", filler.PLACE.sub("", template))
        assert placeholders(template) == {place[1] for place in filler.PLACE.finditer(template)} <= documented
        assert {place[2] for place in filler.PLACE.finditer(template)} - {None} <= set(sent["plurals"])


def facts_section() -> str:
    return PAGE.partition("## Facts")[2].partition("\n## ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_options_are_in_words(language: str) -> None:
    seasons, time_masters = BUNDLES["seasons", language], BUNDLES["timemasters", language]
    assert set(seasons["cards"]) == set(CARD_NAMES)
    assert set(time_masters["cards"]) == set(PACK.numbers)
    said = TIME_MASTERS.texts(language)
    growth = {"name": said.card("growth"), "rule": said.rule("growth")}
    assert growth.items() < time_masters["cards"]["growth"].items()
    settled = [thing for table in ("cards", "enchantments", "abilities") for thing in seasons[table].values()]
    assert sum("ruling" in thing for thing in settled) == len(RULED)
    assert seasons["cards"]["dragon-skull"]["ruling"] == texts(language)["ruling.dragon-skull"]
    for spoken, sent in ((SEASONS, seasons), (TIME_MASTERS, time_masters)):
        # A fingerprint is for records: nobody chooses one.
        options = {option.name: option for option in rules_of(spoken.name).options if option.name != "pack_digest"}
        assert {name: list(words["values"]) for name, words in sent["options"].items()} == {
            name: list(option.values) for name, option in options.items()
        }
        worded = {f"{name}.{value}" for name in set(options) - {"pack"} for value in ("label", *options[name].values)}
        assert spoken.keys(language, "option") - {"pack.label"} == worded
    assert time_masters["options"]["pack"]["values"]["verguya"] == PACK.titles[language]


def test_a_bundle_has_the_cards_of_the_pack_and_their_names_are_no_templates(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    verguya = (FOLDER / "verguya.toml").read_text(encoding="utf-8")
    pack.write_text(verguya.replace('ru = "Прирост"', 'ru = "{player}"'), encoding="utf-8")
    rules = rules_of("timemasters", {"pack": str(pack)})
    sent = bundle(rules, "ru")
    key, facts = TimeMastersTexts.choice_key("main", TIME_MASTERS.form("play growth"))
    assert filler.said(sent, key, facts | {"player": 0}) == "Разыграть: {player}"
    assert texts_of(rules, "ru").choice("main", TIME_MASTERS.form("play growth")) == "Разыграть: {player}"


def test_the_texts_of_a_game_are_made_once() -> None:
    for name in ("seasons", "timemasters"):
        assert texts_of(rules_of(name), "ru") is texts_of(rules_of(name), "ru")


def test_a_bundle_in_no_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        texts_bundle(rules_of("seasons"), "de")


# Said by the page alone.


def test_the_filler_knows_the_page_alone() -> None:
    tree = ast.parse(Path(filler.__file__).read_text(encoding="utf-8"))
    modules = [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    modules += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert set(modules) == {"re", "collections.abc", "typing"}


def test_the_examples_on_the_page() -> None:
    assert len(EXAMPLES) >= 6
    assert {example["language"] for example in EXAMPLES} == set(LANGUAGES)
    for example in EXAMPLES:
        sent = BUNDLES[example["game"], example["language"]]
        assert filler.said(sent, example["key"], example["facts"], example["names"]) == example["said"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_counted_by_the_page_alone(language: str) -> None:
    said, sent = SEASONS.texts(language), BUNDLES["seasons", language]
    for amount in range(-125, 126):
        saying = Saying("event.crystals-gained", {"player": 0, "amount": amount})
        assert filler.said(sent, *saying) == said.speak(saying)


@pytest.mark.parametrize(("spoken", "players", "options"), PLAYED)
def test_whole_games_are_said_by_the_page_alone(spoken: Spoken, players: int, options: dict[str, object]) -> None:
    """Some players have no names, so that their numbers are said too."""
    names = NAMES[: players - 1]
    speakers = [(spoken.texts(language), BUNDLES[spoken.name, language]) for language in LANGUAGES]
    heard = set()
    for kind, told in everything_told(new_game(spoken.name, players, 3, options)):
        if (kind, str(told)) in heard:
            continue
        heard.add((kind, str(told)))
        for said, sent in speakers:
            if kind == "event":
                expected, saying = said.event(told, names), said.event_key(told)
            elif kind == "decision":
                expected, saying = said.decision(told), said.decision_key(told)
            else:
                expected, saying = said.choice(told[0], told[1], names), said.choice_key(*told)
            assert saying.key in sent["texts"]
            key, facts = as_sent(saying)
            assert filler.said(sent, key, facts, names) == expected


def everything_told(game: Game) -> Any:
    """All events, decisions and choices of a random game."""
    dice = random.Random(8)
    events = game.opening
    while True:
        yield from (("event", game.event_facts(event)) for event in events)
        for decision in game.decisions:
            yield "decision", Decision(0, decision.kind, decision.card, [])
            yield from (("choice", (decision.kind, game.rules.form_of(choice.id))) for choice in decision.choices)
        if game.over:
            return
        decision = dice.choice(game.decisions)
        events = game.play(decision.player, dice.choice(decision.choices))
