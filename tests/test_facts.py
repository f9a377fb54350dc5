"""Verify: the card data in the program against an outside table of facts."""

import json
from pathlib import Path
from typing import Any

from chronomage.games.seasons import energy, facts, options
from chronomage.games.seasons.course import PROGRAMS
from chronomage.games.seasons.effects import ACTIVATION
from chronomage.games.seasons.programs import ENTER

TABLE: dict[str, Any] = json.loads((Path(__file__).parent / "facts" / "seasons.json").read_text(encoding="utf-8"))
KINDS = ("air", "water", "fire", "earth")
BASE = [card for card in TABLE["cards"] if card["set"] == "base"]
EXPANSION = [card for card in TABLE["cards"] if card["set"] == "enchanted-kingdom"]


def for_players(cost: int | dict[str, int], players: int) -> int:
    return cost[str(players)] if isinstance(cost, dict) else cost


def name_of(entry: dict[str, Any]) -> str:
    name: str = entry["names"]["en"]
    return name.lower().replace("'", "").replace(" ", "-")


# Those of Enchanted Kingdom are numbered on from the base game's.
def test_there_are_fifty_cards_and_those_of_the_expansion_in_order() -> None:
    numbers = [card["number"] for card in BASE] + [50 + card["number"] for card in EXPANSION]
    assert [card.number for card in facts.CARDS] == list(range(1, len(TABLE["cards"]) + 1)) == numbers
    assert (len(BASE), facts.EXPANSION_FIRST) == (50, 51)


def test_names_types_and_prestige() -> None:
    for ours, theirs in zip(facts.CARDS, BASE + EXPANSION, strict=True):
        assert (ours.name, ours.type, ours.prestige) == (name_of(theirs), theirs["type"], theirs["prestige"])


def test_costs_for_every_number_of_players() -> None:
    for ours, theirs in zip(facts.CARDS, BASE + EXPANSION, strict=True):
        for players in (2, 3, 4):
            bag = energy.read(ours.energy_cost[players - 2])
            expected = [for_players(theirs["cost"].get(kind, 0), players) for kind in KINDS]
            assert [energy.count(bag, kind) for kind in range(4)] == expected, ours.name
            assert ours.crystal_cost[players - 2] == for_players(theirs["cost"].get("crystals", 0), players), ours.name


# A permanent effect is asked for by the rule that it changes; the other two are the card's own.
def test_cards_with_an_instant_or_an_activated_effect() -> None:
    for theirs in EXPANSION:
        number = 50 + theirs["number"]
        instant, activated = ("instant" in theirs["effects"], "activation" in theirs["effects"])
        shrinks_reserve = theirs["names"]["en"] in ("Mesodae's Lantern", "Statue of Eolis")
        assert bool(PROGRAMS[ENTER + number]) == (instant or shrinks_reserve), theirs["names"]["en"]
        assert (ACTIVATION[number] is not None) == activated, theirs["names"]["en"]


def test_enchantments() -> None:
    assert [entry["number"] for entry in TABLE["enchantments"]] == list(range(1, 11))
    assert list(facts.ENCHANTMENTS) == [name_of(entry) for entry in TABLE["enchantments"]]
    for entry in TABLE["enchantments"]:
        assert getattr(options, name_of(entry).upper().replace("-", "_")) == entry["number"]


def test_ability_tokens() -> None:
    assert [token["number"] for token in TABLE["ability_tokens"]] == list(range(1, 13))
    assert list(facts.ABILITY_PRESTIGE[1:]) == [token["prestige_when_used"] for token in TABLE["ability_tokens"]]


def test_dice() -> None:
    letters = dict(zip(KINDS, "AWFE", strict=True))
    for season, name in enumerate(facts.SEASONS):
        roles = TABLE["energy_roles"][name]
        for die, faces in enumerate(TABLE["dice"]):
            for number, theirs in enumerate(faces):
                ours = facts.ALL_FACES[facts.face_code(season, die, number)]
                expected = energy.read("".join(letters[roles[role]] for role in theirs["energy"]))
                assert ours.bag == expected
                assert [ours.pips, ours.crystals] == [theirs["pips"], theirs["crystals"]]
                assert [ours.star, ours.card, ours.transmute] == [theirs["star"], theirs["card"], theirs["transmute"]]


# The rulebooks say which energy is common, rare or missing on the dice of a season; each die has two faces of each pip.
def test_dice_fit_the_rulebooks() -> None:
    missing = {"winter": "E", "spring": "F", "summer": "A", "autumn": "W"}
    for season, name in enumerate(facts.SEASONS):
        for die in range(5):
            faces = [facts.ALL_FACES[facts.face_code(season, die, face)] for face in range(6)]
            assert sorted(face.pips for face in faces) == [1, 1, 2, 2, 3, 3]
            assert all(missing[name] not in energy.write(face.bag) for face in faces)


def test_rates_sets_and_penalties() -> None:
    for season, name in enumerate(facts.SEASONS):
        assert list(facts.TRANSMUTATION[season]) == [TABLE["transmutation"][name][kind] for kind in KINDS]
    assert [list(each) for each in facts.APPRENTICE_SETS] == TABLE["apprentice_sets"]
    assert list(facts.BONUS_PENALTY) == TABLE["bonus_penalty"]
