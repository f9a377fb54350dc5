"""A question that asks for several answers, one after the other, says how many are wanted."""

import chronomage as cm


def test_tokens_for_a_card() -> None:
    seat = {"hand": ["amulet-of-water"], "reserve": "WWWW", "gauge": 3}
    game = cm.position("seasons", {"players": [seat, {}]})
    assert game.decisions[0].count == 0, "a turn is as long as one likes"
    game.play(0, "summon amulet-of-water")
    asked = []
    while game.decisions[0].kind == "put-energy":
        asked.append(game.decisions[0].count)
        game.play(0, "F")
    assert asked == [4, 3, 2, 1]


def test_cards_for_a_ke() -> None:
    game = cm.position("timemasters", {"players": [{"hand": ["focus", "growth", "charge"], "exhausted": 2}, {}]})
    game.play(0, "restore")
    assert (game.decisions[0].kind, game.decisions[0].count) == ("discard", 2)
    game.play(0, game.decisions[0].choices[0])
    assert (game.decisions[0].kind, game.decisions[0].count) == ("discard", 1)


def test_a_price_is_no_number_of_answers() -> None:
    game = cm.position("timemasters", {"players": [{"hand": ["growth"], "active": 3, "ephemeral": 3}, {}]})
    game.play(0, "play growth")
    assert (game.decisions[0].kind, game.decisions[0].count) == ("pay", 0)
