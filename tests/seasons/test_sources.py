"""Events say what brought them about, so that nobody has to guess why crystals are gone."""

from typing import Any

import pytest

from chronomage.games.seasons import facts
from chronomage.games.seasons.sources import PLAIN
from chronomage.texts.languages import LANGUAGES
from chronomage.texts.seasons.texts import seasons_texts
from tests.seasons.scenario import Scenario, scenario, take_dice


def sources(game: Scenario, kind: str, player: int) -> list[Any]:
    return [told.get("source") for told in game.told(kind) if told["player"] == player]


# What a card does to others, and what it costs its own player.
def test_a_card_that_is_activated() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"], "reserve": "A"}, {"crystals": 10})
    game.play(0, "activate kairn-the-destroyer")
    assert sources(game, "crystals-lost", 1) == ["kairn-the-destroyer"]
    assert sources(game, "energy-discarded", 0) == ["kairn-the-destroyer"]


# The Leech of an opponent, not the card that is summoned, takes the crystal: one event for both of them.
def test_a_card_that_takes_notice_of_another_one() -> None:
    summoner = {"hand": ["amulet-of-air"], "reserve": "AAEE", "crystals": 5, "gauge": 3}
    game = scenario(summoner, {"in_play": ["arcano-leech"]})
    game.play(0, "summon amulet-of-air")
    (stolen,) = game.told("crystals-stolen")
    assert (stolen["player"], stolen["other"], stolen["source"]) == (1, 0, "arcano-leech")
    assert game.told("crystals-lost") == []


# A card that somebody has to sacrifice says to which card it fell.
def test_a_sacrifice_that_another_card_wants() -> None:
    game = scenario(
        {"hand": ["syllas-the-faithful"], "reserve": "FFF", "gauge": 3},
        {"in_play": ["amulet-of-air", "purse-of-io"]},
    )
    game.play(0, "summon syllas-the-faithful")
    game.play(1, "in-play purse-of-io")
    assert sources(game, "card-sacrificed", 1) == ["syllas-the-faithful"]


# A bonus says what it was used for; what the die gave and what it was too much for say so themselves.
def test_a_bonus_and_the_die() -> None:
    game = scenario({}, {}, die={"crystals": 6})
    game.play(0, "bonus gauge")
    assert [told["bonus"] for told in game.told("bonus-used")] == ["gauge"]
    assert sources(game, "gauge-raised", 0) == [None]


# The turn of the other player begins with their die, and the reserve is full.
def test_the_die_and_a_full_reserve() -> None:
    game = scenario({}, {"reserve": "AAAAAAA"}, dice=[{"energy": "FF"}, {"energy": "FF"}, {"energy": "FF"}])
    take_dice(game)
    game.play(game.asked, "end")
    assert sources(game, "energy-gained", 1) == ["die"]
    game.play(1, "A", "A")
    assert set(sources(game, "energy-discarded", 1)) == {"full-reserve"}


def test_a_bonus_that_exchanges() -> None:
    game = scenario({"reserve": "AAW"}, {})
    game.play(0, "bonus exchange", "A", "A", "F", "F")
    assert set(sources(game, "energy-discarded", 0)) == {"bonus"}
    assert set(sources(game, "energy-gained", 0)) == {"bonus"}


# No card takes the crystals under Argos' Embrace, and no card lets the reserve shrink in a Drought.
def test_enchantments() -> None:
    deck = ["purse-of-io", "temporal-boots", "die-of-malice"]
    game = scenario({"crystals": 7}, die={"card": True}, deck=deck, options={"enchantment": "argos-embrace"})
    game.play(0, "draw", "purse-of-io")
    assert sources(game, "crystals-lost", 0) == ["argos-embrace"]
    assert set(sources(game, "cards-drawn", 0)) == {"die"}
    game = scenario(
        {"crystals": 2, "in_play": ["beggars-horn"]},
        die={"card": True},
        deck=deck,
        options={"enchantment": "argos-embrace"},
    )
    game.play(0, "draw", "purse-of-io", "in-play beggars-horn")
    assert sources(game, "card-sacrificed", 0) == ["argos-embrace"]
    game = scenario({"crystals": 7}, deck=deck, options={"enchantment": "vision-of-destiny"})
    game.play(0, "vision")
    assert sources(game, "crystals-lost", 0) == ["vision-of-destiny"]
    rich = {"crystals": 5, "in_play": ["purse-of-io"]}
    for given, kind in (("in-play purse-of-io", "card-sacrificed"), ("shrink reserve", "reserve-shrunk")):
        game = scenario(rich, {"crystals": 1}, space=6, leftover_pips=1, options={"enchantment": "drought"})
        game.play(0, "end")
        game.play(1, "end")
        game.play(0, given)
        assert sources(game, kind, 0) == ["drought"]


# Whoever reads it must know which of the two it was.
def test_no_card_is_called_like_an_enchantment() -> None:
    assert not set(facts.CARD_NAMES) & set(facts.ENCHANTMENTS)
    assert not set(PLAIN.values()) & {*facts.CARD_NAMES, *facts.ENCHANTMENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sources_have_words(language: str) -> None:
    texts = seasons_texts(language)
    for source in [*PLAIN.values(), *facts.ENCHANTMENTS, *facts.CARD_NAMES]:
        said = texts.event({"kind": "crystals-lost", "player": 0, "amount": 5, "source": source}, ["Anna"])
        assert not said.startswith((source, f"„{source}", f"«{source}"))
        assert ": Anna" in said
