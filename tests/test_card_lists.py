"""The cards as facts are of the types that the client's are generated from, and in the words of the rules."""

from typing import Any, get_args

import msgspec
import pytest

from chronomage.games.seasons import card_list as seasons
from chronomage.games.seasons import facts
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.timemasters import card_list as timemasters
from chronomage.games.timemasters import facts as timemasters_facts
from chronomage.games.timemasters.effect import PER_WORDS
from chronomage.games.timemasters.packs import vocabulary
from chronomage.games.timemasters.packs.pack import OCCASIONS
from chronomage.games.timemasters.packs.vocabulary import LASTING, LASTING_FOR_OPPONENTS
from chronomage.kits import kit_of
from chronomage.server.cards import cards_of

LISTS = {
    "seasons": (seasons.SeasonsCards, seasons.SeasonsCard),
    "timemasters": (timemasters.TimeMastersCards, timemasters.TimeMastersCard),
}


@pytest.mark.parametrize("game", LISTS)
def test_a_list_is_what_its_types_say_and_no_more(game: str) -> None:
    whole, one = LISTS[game]
    answer = cards_of(kit_of(game).rules)
    assert msgspec.convert(answer, whole) == answer
    assert set(answer) == set(whole.__annotations__)
    assert all(set(card) == set(one.__annotations__) for card in answer["cards"])


@pytest.mark.parametrize(
    ("named", "known"),
    [
        (seasons.SeasonName, facts.SEASONS),
        (seasons.EnergyLetter, ENERGIES),
        (seasons.PlayerCount, [str(seats) for seats in kit_of("seasons").rules.seats]),
        (timemasters.CardSet, timemasters_facts.SETS),
        (timemasters.CardKind, timemasters_facts.KINDS),
        (timemasters.Occasion, OCCASIONS),
        (timemasters.Per, PER_WORDS[1:]),
        (timemasters.Share, vocabulary.SHARES),
    ],
)
def test_the_words_are_those_of_the_rules(named: Any, known: Any) -> None:
    assert get_args(named) == tuple(known)


def test_what_lasts_is_called_as_in_packs() -> None:
    said = [(word.verb, False) for word in LASTING] + [(word.verb, True) for word in LASTING_FOR_OPPONENTS]
    words = [timemasters.LASTING.get(key, key[0]) for key in said]
    assert sorted(timemasters.Lasting.__annotations__) == sorted(words)
    assert len(set(words)) == len(words)


def test_deeds_are_what_the_pack_says() -> None:
    cards = {card["name"]: card["deeds"] for card in cards_of(kit_of("timemasters").rules)["cards"]}
    once = {"share": None, "per": None, "may": False, "opponents": False, "kind": None, "occasion": "played"}
    once |= {"chosen": False, "under": None, "instead": False}
    assert cards["deep-breath"] == [
        {**once, "verb": "discard", "amount": 1},
        {**once, "verb": "restore", "amount": 2},
    ]
    every = [deed for deeds in cards.values() for deed in deeds]
    assert any(deed["verb"] == "restore" and deed["share"] == "half" for deed in every)
    assert {**once, "verb": "take-back", "amount": 1, "kind": "focus"} in every
    assert {**once, "verb": "dearer", "amount": 1, "per": "stored", "opponents": True, "occasion": "launched"} in every


# A line with a condition and two effects is two deeds under that condition, the second in place of the first.
def test_a_choice_is_two_deeds() -> None:
    line = vocabulary.parse("if 2 spell then restore 1 or opponent draw 1 per hand", "played", "spell")
    first, second = [timemasters.deed("played", line, effect) for effect in line.alternatives()]
    under = {"thing": "spell", "amount": 2, "fewer": False}
    assert (first["verb"], first["under"], first["instead"], first["chosen"]) == ("restore", under, False, False)
    assert (second["verb"], second["under"], second["instead"], second["chosen"]) == ("draw", under, True, True)
    assert second["per"] == "hand"
