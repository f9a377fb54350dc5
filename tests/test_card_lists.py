"""The cards as facts are of the types that the client's are generated from, and in the words of the rules."""

from typing import Any, get_args

import msgspec
import pytest

from chronomage.games.seasons import card_list as seasons
from chronomage.games.seasons import facts
from chronomage.games.seasons.energy import ENERGIES
from chronomage.games.timemasters import card_list as timemasters
from chronomage.games.timemasters import facts as timemasters_facts
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
    ],
)
def test_the_words_are_those_of_the_rules(named: Any, known: Any) -> None:
    assert get_args(named) == tuple(known)


def test_what_lasts_is_called_as_in_packs() -> None:
    words = [word.verb for word in (*LASTING, *LASTING_FOR_OPPONENTS)]
    assert list(timemasters.Lasting.__annotations__) == words
