"""What the numbers of Time Masters say: cards by what they do, whatever the pack calls them."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from chronomage.encoding import encoding_of
from chronomage.encoding.timemasters.descriptor import CARD, described
from chronomage.encoding.timemasters.layout import KINDS
from chronomage.games.timemasters import choices
from tests.test_encoding import check_numbers
from tests.timemasters.known import PACK, story
from tests.timemasters.scenario import Scenario
from tests.timemasters.small_pack import pack_with
from tests.timemasters.worded import plays
from tests.variants import Variant

ENCODING = encoding_of("timemasters")
SLICES = {each.name: each for each in ENCODING.slices}
PACKS = Path(PACK).parent

SPARK = """\
[[card]]
name = "Spark"
kind = "spell"
level = 2
cost = 3
played = ["draw 3", "may discard 1", "opponents exhaust half", "restore 2 per spell"]
"""


def said(game: cm.Game | Scenario, name: str, viewer: int = 0) -> Any:
    """The numbers of a slice, by label where it has some; one number by itself."""
    table = game.game if isinstance(game, Scenario) else game
    found = SLICES[name]
    row = {number >> 8: number & 255 for number in ENCODING.encode(table.state, viewer)}
    numbers = [row.get(found.first + place, 0) for place in range(found.length)]
    if found.labels:
        return {label: number for label, number in zip(found.labels, numbers, strict=True) if number}
    return numbers[0] if found.length == 1 else numbers


def descriptor(snippet: str) -> dict[str, Any]:
    """The first card of a pack, slice by slice."""
    values = {number >> 8: number & 255 for number in described(pack_with(snippet)).numbers[1]}
    found: dict[str, Any] = {}
    for each in CARD.slices:
        numbers = [values.get(each.first + place, 0) for place in range(each.length)]
        if any(numbers):
            labelled = {label: number for label, number in zip(each.labels, numbers, strict=False) if number}
            found[each.name] = labelled or numbers[0]
    return found


def test_a_card_is_told_by_what_it_does() -> None:
    assert descriptor(SPARK) == {
        "kind": {"spell": 1},
        "level": 2,
        "cost": 3,
        "does": {"draw": 6, "discard": 2, "restore": 6},
        "does to opponents": {"exhaust": 3},
        "occasions": {"played": 4},
        "counts": {"spell": 1},
        "shares": {"half": 1},
        "may": 1,
    }


def test_a_timer_is_told_by_its_slots_and_occasions() -> None:
    found = descriptor('[[card]]\nname = "Hourglass"\nkind = "timer"\nlevel = 1\nslots = 2\nput = ["draw 1"]\n')
    assert found["slots"] == 2
    assert found["occasions"] == {"put": 1}


# The same cards in other words are the same numbers: a net that knows one pack knows the other.
def test_another_name_makes_no_difference() -> None:
    assert described(pack_with(SPARK)).numbers == described(pack_with(SPARK.replace("Spark", "Iskra"))).numbers
    assert described(pack_with(SPARK)).numbers != described(pack_with(SPARK.replace("draw 3", "draw 2"))).numbers


def test_what_happens_only_perhaps_counts_half() -> None:
    found = descriptor(SPARK.replace('"draw 3"', '"if 2 timer then draw 3 or opponent discard 2"'))
    assert found["does"] == {"draw": 3, "discard": 2, "restore": 6}
    assert found["does to opponents"] == {"discard": 2, "exhaust": 3}
    assert (found["conditions"], found["either"], found["chosen opponent"]) == ({"timer": 1}, 1, 1)
    assert descriptor(SPARK.replace('"draw 3"', '"unless 2 timer then draw 3"'))["fewer"] == 1


def test_of_two_effects_both_are_told_to_who_chooses() -> None:
    game = plays("either", {})
    assert said(game, "question") == {"either": 1}
    assert [said(game, f"effect {number}: does") for number in (0, 1)] == [{"restore": 4}, {"draw": 2}]


def test_an_opponent_is_chosen_by_the_count_from_the_seat_on() -> None:
    game = plays("one-discards", {}, {}, {}).game
    places = ENCODING.places(game.state, 0, [choice.id for choice in game.decisions[0].choices])
    first = next(each.first for each in ENCODING.choice_slices if each.name == "player")
    assert places == [first + 1, first + 2]
    assert said(game, "effect 0: does to opponents") == {"discard": 2}


@pytest.mark.parametrize("pack", ["known", "plain", "verbs", "words"])
def test_numbers_are_sound_with_any_pack(pack: str) -> None:
    check_numbers(Variant(3, {"pack": str(PACKS / f"{pack}.toml")}, pack, "timemasters"), 33)


def test_a_hand_is_in_slots_with_what_it_costs_now() -> None:
    game = story({"hand": ["charge", "charge", "focus", "suggestion"], "next_spell": 1, "active": 1})
    assert [said(game, f"slot {slot}: count") for slot in range(4)] == [1, 1, 2, 0]
    assert said(game, "slot 0: card 0: kind") == {"focus": 1}
    assert said(game, "slot 2: card 0: does") == {"gain-ephemeral": 2}
    assert (said(game, "slot 2: price"), said(game, "slot 2: payable")) == (2, 0)
    assert said(game, "spendable") == 1
    assert said(game, "slot 2: count", 1) == 0, "others see no hand"


def test_choices_have_the_places_of_the_slots() -> None:
    game = story({"hand": ["charge", "charge", "focus", "suggestion"]}).game
    labels = [(each.name, place) for each in ENCODING.choice_slices for place in range(each.length)]
    decision = game.decisions[0]
    places = ENCODING.places(game.state, 0, [choice.id for choice in decision.choices])
    found = {choice.text: labels[place] for choice, place in zip(decision.choices, places, strict=True)}
    assert found["play focus"] == ("play", 0)
    assert found["play suggestion"] == ("play", 1)
    assert found["play charge"] == ("play", 2)
    assert found["end"] == ("simple", choices.END)


def test_what_is_picked_from_the_discard_pile_is_in_the_slots() -> None:
    seat = {"hand": ["take-back-1", "clock"], "discard": ["hush", "hush", "blank"]}
    options = {"pack": str(PACKS / "verbs.toml")}
    game = Scenario({"players": [seat, {}], "options": options})
    assert said(game, "pile") == {"hand": 1}
    game.play(0, "play take-back-1")
    assert said(game, "question") == {"take-back": 1}
    assert said(game, "pile") == {"discard": 1}
    assert said(game, "pile", 1) == {"hand": 1}, "the slots of others are their own"
    kinds = [said(game, f"slot {slot}: card 0: kind") for slot in range(3)]
    assert sorted(str(kind) for kind in kinds) == ["{'focus': 1}", "{'spell': 1}", "{}"]
    decision = game.game.decisions[0]
    places = ENCODING.places(game.game.state, 0, [choice.id for choice in decision.choices])
    assert [place - places[0] for place in places] == [0, 1]


def test_timers_are_in_slots_by_their_places() -> None:
    timers = [{"card": "timer", "spells": ["charge"]}, {"card": "timer"}]
    game = story({"timers": timers, "hand": ["suggestion"]})
    assert [said(game, f"timer {slot}: full") for slot in range(3)] == [1, 0, 0]
    assert [said(game, f"timer {slot}: free") for slot in range(3)] == [0, 1, 0]
    assert said(game, "timer 0: stored 0: kind") == {"spell": 1}
    assert said(game, "player 1: timers size", 1) == 2


def test_the_open_cards_of_the_spheres_are_told() -> None:
    game = cm.new_game("timemasters", seed=3)
    tops = [game.describe()["spheres"][str(level)]["cards"][0] for level in range(1, 6)]
    kinds = {card["name"]: card["kind"] for card in cards_of_pack(game)}
    assert [said(game, f"sphere {place}: card 0: kind") for place in range(5)] == [{kinds[top]: 1} for top in tops]
    assert [said(game, f"sphere {place}: size") for place in range(5)] == [10] * 5


def cards_of_pack(game: cm.Game) -> list[dict[str, str]]:
    return [{"name": card.name, "kind": card.kind} for card in game.state.pack.cards]  # type: ignore[attr-defined]


def test_every_kind_of_question_has_its_place() -> None:
    sources = Path(choices.__file__).parent.rglob("*.py")
    written = {
        kind for path in sources for kind in re.findall(r'^    kind = "([\w-]+)"$', path.read_text(), re.MULTILINE)
    }
    assert written <= set(KINDS)
    assert len(set(KINDS)) == len(KINDS)


# Whatever a player holds, each card has a place of its own.
def test_a_hand_of_everything_has_places_enough() -> None:
    game = cm.new_game("timemasters", seed=5, options={"expansion": True, "promo": True})
    table = game.state
    everything = [card.number for card in table.pack.cards]  # type: ignore[attr-defined]
    Random(5).shuffle(everything)
    table.players[0].hand = sorted(everything[:61])  # type: ignore[attr-defined]
    ids = [choices.PLAY + card for card in table.players[0].hand]  # type: ignore[attr-defined]
    places = ENCODING.places(table, 0, ids)
    assert len(set(places)) == len(places) == 61
    assert max(places) < ENCODING.choices
