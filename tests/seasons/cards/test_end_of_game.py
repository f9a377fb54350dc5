"""Effects at the end of the game side by side: Ragfield's Helm, Lantern of Xidit, Sealed Chest of Urm."""

from tests.seasons.cards.common import CHALICE_DECK, end_game, last_round


# Put into play it counts like one summoned.
def test_chest_and_lantern_put_into_play() -> None:
    game = last_round(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=["sealed-chest-of-urm", *CHALICE_DECK]
    )
    game.play(0, "summon divine-chalice", "sealed-chest-of-urm")
    assert end_game(game)[0] == {"crystals": 0, "cards": 20, "effects": 20, "bonuses": 0, "hand": 0}
    game = last_round(
        {"in_play": ["potion-of-dreams"], "hand": ["lantern-of-xidit"], "gauge": 1, "reserve": "AAA"},
    )
    game.play(0, "activate potion-of-dreams")
    assert end_game(game)[0] == {"crystals": 0, "cards": 24, "effects": 0, "bonuses": 0, "hand": 0}


# All three end-of-game effects and the penalties stand side by side in the score.
def test_end_of_game_effects_add_up() -> None:
    game = last_round(
        {
            "in_play": ["sealed-chest-of-urm", "lantern-of-xidit", "ragfields-helm"],
            "reserve": "AW",
            "crystals": 7,
            "bonuses_used": 2,
            "hand": ["purse-of-io"],
        },
        {"in_play": ["ragfields-helm"]},
    )
    parts = end_game(game)
    assert parts[0] == {"crystals": 7, "cards": 44, "effects": 46, "bonuses": -12, "hand": -5}
    assert parts[1] == {"crystals": 0, "cards": 10, "effects": 0, "bonuses": 0, "hand": 0}
    assert game.game.outcome.scores == [80, 10]
