"""What a decision tells beyond its choices, as it goes over the wire."""

import msgspec

import chronomage as cm
from chronomage.protocol.answers import DecisionView
from chronomage.server.tables import viewer_messages

RATTY = "ratty-nightshade"


def told(game: cm.Game, player: int) -> DecisionView:
    return msgspec.json.decode(viewer_messages.decision(game, player), type=DecisionView)


def test_how_many_answers_are_wanted_and_from_whom() -> None:
    thief = {"hand": [RATTY], "crystals": 4, "gauge": 1}
    options = {"enchanted_kingdom": True}
    game = cm.position("seasons", {"options": options, "players": [thief, {"reserve": "AAW"}, {"reserve": "FF"}]})
    assert (told(game, 0).count, told(game, 0).other) == (0, None)
    game.play(0, f"summon {RATTY}")
    assert (told(game, 0).count, told(game, 0).other) == (2, 1)
    game.play(0, "A")
    assert (told(game, 0).count, told(game, 0).other) == (1, 1)
    game.play(0, "done")
    assert (told(game, 0).count, told(game, 0).other) == (2, 2)


def test_a_choice_brings_its_form_and_what_it_is_about() -> None:
    game = cm.position("seasons", {"players": [{"in_play": ["tree-of-light"], "reserve": "AAAA"}, {}]})
    forms = {choice.text: (choice.form, choice.facts) for choice in told(game, 0).choices}
    assert forms["activate tree-of-light"] == ("activate", {"card": "tree-of-light", "copy": 1})
    assert forms["end"] == ("end", {})
