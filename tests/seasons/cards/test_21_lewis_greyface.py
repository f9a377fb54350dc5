"""Card 21: Lewis Greyface."""

from tests.seasons.scenario import scenario


# Lewis Greyface: costs fire and air; take from the stock what lies in a chosen opponent's reserve, who keeps his own.
def test_lewis_copies_and_steals_nothing() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"reserve": "AAWFE"})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "AAWFE"
    assert game.reserve(1) == "AAWFE"
    assert game.kind == "turn"


# The tokens come on top of his owner's own.
def test_lewis_adds_to_the_reserve() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AFEE", "gauge": 1}, {"reserve": "WW"})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "WWEE"


# With several opponents his owner chooses whom to copy; never himself.
def test_lewis_chooses_among_opponents() -> None:
    game = scenario(
        {"reserve": "E"},
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1},
        {"reserve": "WWW"},
        {},
        turn=1,
    )
    game.play(1, "summon lewis-greyface")
    assert game.kind == "opponent"
    assert game.open == ["player 0", "player 2", "player 3"]
    assert "is no answer to this question" in game.refused(1, "player 1")
    game.play(1, "player 2")
    assert game.reserve(1) == "WWW"
    assert game.reserve(2) == "WWW"
    assert game.reserve(0) == "E"


# An empty reserve may be copied: that gives nothing.
def test_lewis_copies_an_empty_reserve() -> None:
    game = scenario({"hand": ["lewis-greyface"], "reserve": "AFE", "gauge": 1})
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "E"
    assert game.in_play(0) == ["lewis-greyface"]


# Tokens on an Amulet of Water and a Glutton Cauldron are no part of the reserve and are not copied.
def test_lewis_does_not_copy_tokens_on_cards() -> None:
    in_play = [{"card": "amulet-of-water", "tokens": "WWF"}, {"card": "glutton-cauldron", "tokens": "EEE"}]
    game = scenario(
        {"hand": ["lewis-greyface"], "reserve": "AF", "gauge": 1}, {"reserve": "A", "in_play": in_play, "gauge": 2}
    )
    game.play(0, "summon lewis-greyface")
    assert game.reserve(0) == "A"


# Those of a Grimoire are; all ten come first, and then the copier discards down to his own seven.
def test_lewis_copies_ten_and_overflows() -> None:
    game = scenario(
        {"hand": ["lewis-greyface"], "reserve": "AFW", "gauge": 1},
        {"reserve": "AAAAAFFFFF", "in_play": ["bespelled-grimoire"], "gauge": 1},
    )
    game.play(0, "summon lewis-greyface")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F"]
    game.play(0, "A", "A", "A", "W")
    assert game.reserve(0) == "AAFFFFF"
    assert game.reserve(1) == "AAAAAFFFFF"


# Put into play by a Divine Chalice he copies just the same.
def test_lewis_put_into_play() -> None:
    game = scenario(
        {"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2},
        {"reserve": "WF"},
        deck=["lewis-greyface", "staff-of-spring", "purse-of-io", "die-of-malice"],
    )
    game.play(0, "summon divine-chalice", "lewis-greyface")
    assert game.reserve(0) == "WF"


# A Forgotten Vase pays out before he copies; each of two Lewises copies in turn.
def test_two_lewises_and_a_vase() -> None:
    game = scenario(
        {
            "hand": ["lewis-greyface", "lewis-greyface"],
            "reserve": "AF",
            "gauge": 3,
            "in_play": ["yjangs-forgotten-vase"],
        },
        {"reserve": "AF"},
    )
    game.play(0, "summon lewis-greyface")
    assert game.kind == "gain-energy"
    assert game.reserve(0) == ""
    game.play(0, "W")
    assert game.reserve(0) == "AWF"
    game.play(0, "summon lewis-greyface", "E")
    assert game.reserve(0) == "AWFE"
