"""Card 45: Lantern of Xidit."""

from tests.seasons.cards.common import FOUR_ON_AMULET, FULL_CAULDRON, end_game, last_round
from tests.seasons.scenario import scenario


# At the end of the game three crystals for each energy in the reserve, beside its own 24 points.
def test_lantern_pays_for_the_reserve() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit"], "reserve": "AWFEE", "crystals": 2}, {"reserve": "A"}))
    assert parts[0] == {"crystals": 2, "cards": 24, "effects": 15, "bonuses": 0, "hand": 0}
    assert parts[1]["effects"] == 0


# All ten tokens of a reserve with a Grimoire count.
def test_lantern_counts_the_tokens_of_a_grimoire() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", "bespelled-grimoire"], "reserve": "AAAWWWFFFE"}))
    assert parts[0]["effects"] == 30


# Amulet of Water and Glutton Cauldron do not.
def test_lantern_does_not_count_amulet_and_cauldron() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", FOUR_ON_AMULET, FULL_CAULDRON], "reserve": "F"}))
    assert parts[0]["effects"] == 3
    assert parts[0]["cards"] == 24 + 6 + 0


# Two Lanterns both pay.
def test_two_lanterns() -> None:
    game = last_round({"in_play": ["lantern-of-xidit", "lantern-of-xidit"], "reserve": "AWF"})
    parts = end_game(game)
    assert parts[0]["effects"] == 18
    assert game.game.outcome.scores[0] == 48 + 18


# An empty reserve gives nothing; a Lantern still in hand neither, and it costs five.
def test_lantern_without_energy_or_in_hand() -> None:
    parts = end_game(last_round({"in_play": ["lantern-of-xidit"]}, {"hand": ["lantern-of-xidit"], "reserve": "AAAA"}))
    assert parts[0]["effects"] == 0
    assert parts[1] == {"crystals": 0, "cards": 0, "effects": 0, "bonuses": 0, "hand": -5}


# Nothing before the end of the game: not when it enters, not at the end of a round. Purses have no part in it.
def test_lantern_pays_only_at_the_end() -> None:
    game = scenario(
        {"in_play": ["purse-of-io"], "hand": ["lantern-of-xidit"], "reserve": "FFFEEEA", "gauge": 2},
        {},
    )
    game.play(0, "summon lantern-of-xidit", "end")
    game.play(1, "end")
    assert game.crystals(0) == 0
    parts = end_game(last_round({"in_play": ["lantern-of-xidit", "purse-of-io", "purse-of-io"], "reserve": "EE"}))
    assert parts[0]["effects"] == 6


# What the last end of a round and the last change of season bring counts as well.
def test_lantern_counts_energy_of_the_last_moment() -> None:
    game = last_round({"in_play": ["lantern-of-xidit", "beggars-horn", "hourglass-of-time"]})
    game.play(0, "end")
    game.play(1, "end")
    assert game.asked == 0
    game.play(0, "A")  # Beggar's Horn
    assert not game.game.over
    game.play(0, "F")  # Hourglass of Time: the marker has left autumn
    assert game.game.over
    assert game.reserve(0) == "AF"
    assert game.game.outcome.breakdown[0]["effects"] == 6


# Six energy to summon; amulet tokens and two Hands of Fortune help.
def test_lantern_cost() -> None:
    game = scenario({"hand": ["lantern-of-xidit"], "reserve": "FFEEE", "gauge": 1})
    assert game.refused(0, "summon lantern-of-xidit") == "lantern-of-xidit needs 3 fire, you have 2."
    game = scenario(
        {"hand": ["lantern-of-xidit"], "reserve": "FFEE", "gauge": 3, "in_play": ["hand-of-fortune", "hand-of-fortune"]}
    )
    game.play(0, "summon lantern-of-xidit", "F")  # one fire and one earth are missing, and taken off
    assert game.reserve(0) == ""
    game = scenario(
        {
            "hand": ["lantern-of-xidit"],
            "reserve": "FFFE",
            "gauge": 2,
            "in_play": [{"card": "amulet-of-water", "tokens": "FEE"}],
        }
    )
    game.play(0, "summon lantern-of-xidit", "amulet F")
    assert game.in_play(0) == ["amulet-of-water", "lantern-of-xidit"]
    assert (game.reserve(0), game.tokens(0, "amulet-of-water")) == ("F", "")
