"""Events say which card brought them about, so that nobody has to guess why crystals are gone."""

from typing import Any

from tests.seasons.scenario import Scenario, scenario


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


# What comes from the die or a bonus has no card behind it; a bonus says what it was used for.
def test_a_bonus() -> None:
    game = scenario({}, {}, die={"crystals": 6})
    game.play(0, "bonus gauge")
    assert [told["bonus"] for told in game.told("bonus-used")] == ["gauge"]
    assert sources(game, "gauge-raised", 0) == [None]
