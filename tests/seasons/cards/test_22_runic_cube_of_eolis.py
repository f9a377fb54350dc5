"""Card 22: Runic Cube of Eolis."""

from tests.seasons.cards.common import LAST_MOVE, end_of_game
from tests.seasons.scenario import scenario


# Runic Cube of Eolis: 20 crystals, no effect, 30 prestige at the end of the game.
def test_cube_costs_twenty_and_is_worth_thirty() -> None:
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 21, "gauge": 1}, **LAST_MOVE)
    game.play(0, "summon runic-cube-of-eolis")
    assert game.crystals(0) == 1
    assert game.kind == "turn"
    assert "has no effect to activate" in game.refused(0, "activate runic-cube-of-eolis")
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.breakdown[0]["cards"] == 30
    assert game.game.outcome.scores == [31, 0]


# In hand it is worth nothing, and costs five like any card left there.
def test_cube_in_hand_costs_five() -> None:
    game = end_of_game({"hand": ["runic-cube-of-eolis"], "crystals": 3}, {})
    assert game.game.outcome.scores[0] == -2


# Its crystals and those of an Arcano Leech must both be there.
def test_cube_against_a_leech() -> None:
    leech = {"in_play": ["arcano-leech"], "gauge": 1}
    game = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 20, "gauge": 1}, leech)
    reason = game.refused(0, "summon runic-cube-of-eolis")
    assert "needs 21 crystals" in reason
    assert "Arcano Leech" in reason
    rich = scenario({"hand": ["runic-cube-of-eolis"], "crystals": 21, "gauge": 1}, leech)
    rich.play(0, "summon runic-cube-of-eolis")
    assert rich.crystals(0) == 0
    assert rich.crystals(1) == 1


# Put into play by a Potion of Dreams it costs nothing; two Cubes are worth sixty.
def test_two_cubes_one_dreamt() -> None:
    game = scenario(
        {"hand": ["runic-cube-of-eolis"], "gauge": 2, "in_play": ["potion-of-dreams", "runic-cube-of-eolis"]},
        **LAST_MOVE,
    )
    game.play(0, "activate potion-of-dreams")
    assert game.in_play(0) == ["runic-cube-of-eolis", "runic-cube-of-eolis"]
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.outcome.scores[0] == 60
