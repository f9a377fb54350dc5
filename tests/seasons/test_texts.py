"""What Seasons says: names and rules of cards, labels, events, and the names of other things."""

import json
from pathlib import Path
from typing import Any

import pytest

from chronomage.games.seasons import facts, options
from chronomage.games.seasons.energy import ENERGIES
from chronomage.texts import LANGUAGES, catalogue
from chronomage.texts.seasons.texts import seasons_texts
from tests.spoken import NAMES, SEASONS, texts

TRUTH = json.loads((Path(__file__).parents[1] / "facts" / "seasons.json").read_text(encoding="utf-8"))
ENGLISH = seasons_texts("en")
ABILITIES = range(1, len(facts.ABILITY_PRESTIGE))
DIE = {"pips": 2, "energy": "AAF", "crystals": 3, "star": True, "card": True, "transmute": True}


# Cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_as_in_the_rulebooks(language: str) -> None:
    names = {card["number"]: card["names"][language] for card in TRUTH["cards"] if card["set"] == "base"}
    base = facts.CARDS[: facts.ARCHMAGE_LAST]
    said = seasons_texts(language)
    # The facts have the apostrophe of a keyboard, the texts that of a printed page.
    assert {card.number: said.card(card.name).replace("’", "'") for card in base} == names


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


# Choices.


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
        ("en", "ability-token", "token 7", "Keep token 7: Crystal Rain"),
        ("uk", "ability-token", "token 12", "Залишити жетон 12: Погляд у майбутнє"),
        ("en", "turn", "bonus card", "Bonus: draw a card, keep or discard it"),
        ("ru", "drought", "shrink reserve", "Уменьшить резерв на 1"),
        ("pl", "steadfast", "steadfast gauge", "Poziom mocy przywołania +1"),
        ("uk", "everybody-discards", "all discard card", "Карту з руки"),
    ],
)
def test_labels(language: str, kind: str, text: str, label: str) -> None:
    assert seasons_texts(language).choice(kind, SEASONS.form(text)) == label


def test_an_opponent_is_called_by_name() -> None:
    assert ENGLISH.choice("opponent", SEASONS.form("player 1"), NAMES) == "Bohdan"


# The number of cards a year differs from game to game: it is the terminal that counts them.
@pytest.mark.parametrize(("language", "three"), [("en", "three"), ("ru", "три"), ("pl", "trzy"), ("uk", "три")])
def test_the_split_names_no_number_of_cards(language: str, three: str) -> None:
    assert three not in catalogue(language).say("decision.split").split(" ")


# Events.


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
def test_seasons_energies_and_options_have_names(language: str) -> None:
    wanted = {f"season.{season}" for season in facts.SEASONS}
    wanted |= {f"{name}.{letter}" for name in ("energy", "element", "tokens") for letter in ENERGIES}
    for option in options.OPTIONS:
        wanted |= {f"option.{option.name}.{value}" for value in ("label", *option.values)}
    there = {key for key in texts(language) if key.split(".")[0] in ("season", "energy", "element", "tokens", "option")}
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
