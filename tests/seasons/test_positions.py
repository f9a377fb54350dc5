"""Positions of Seasons: all that a document can say, and what it cannot."""

from typing import Any

import pytest

import chronomage as cm
from chronomage.games.seasons import energy, facts
from tests.seasons.driving import samples
from tests.seasons.enchanted_kingdom.first_cards import end_round, kingdom
from tests.seasons.scenario import scenario

RAVEN = "raven-the-usurper"


def face(code: int) -> dict[str, Any]:
    """A face of a die of winter, as a position says it."""
    shown = facts.ALL_FACES[code]
    return {
        "pips": shown.pips,
        "energy": energy.write(shown.bag),
        "crystals": shown.crystals,
        "star": shown.star,
        "card": shown.card,
        "transmute": shown.transmute,
    }


# Three faces that give no card, and of which the last moves the marker by its own number of pips.
WINTER_DICE = [face(code) for code in range(facts.FACES * facts.DICE_PER_SEASON) if not facts.ALL_FACES[code].card][:3]


def refusal(document: dict[str, Any]) -> str:
    """Why a position is refused."""
    with pytest.raises(cm.BadPosition) as refused:
        cm.position("seasons", document)
    return str(refused.value)


# A Raven may lie there imitating: it acts as the card does, and goes when that card goes.
def test_a_raven_that_imitates() -> None:
    raven = {"card": RAVEN, "imitates": "wondrous-chest"}
    game = kingdom({"in_play": [raven], "reserve": "AAWF"}, {"in_play": ["wondrous-chest"]})
    end_round(game)
    assert game.crystals(0) == 3
    pair = {"card": RAVEN, "imitates": {"player": 1, "card": "potion-of-life"}}
    game = kingdom({"in_play": [pair]}, {"in_play": ["potion-of-life"]})
    game.play(0, "end")
    game.play(1, "activate potion-of-life")
    assert game.in_play(0) == []


@pytest.mark.parametrize(
    ("in_play", "why"),
    [
        ({"card": "purse-of-io", "imitates": "wondrous-chest"}, "only raven-the-usurper imitates another card"),
        ({"card": RAVEN, "imitates": "staff-of-spring"}, "there is no magic item 'staff-of-spring' in play to imitate"),
        ({"card": RAVEN, "imitates": "syllas-the-faithful"}, "there is no magic item 'syllas-the-faithful'"),
        ({"card": RAVEN, "imitates": {"card": "wondrous-chest", "copy": 2}}, "there is no magic item 'wondrous-chest'"),
    ],
)
def test_a_raven_that_cannot_be(in_play: dict[str, Any], why: str) -> None:
    others = {"in_play": ["wondrous-chest", "syllas-the-faithful"]}
    options = {"enchanted_kingdom": True}
    assert why in refusal({"options": options, "players": [{"in_play": [in_play]}, others]})


# What Drought has taken off a reserve, and how many cards have been played so far.
def test_places_lost_and_cards_played() -> None:
    game = scenario({"reserve": "AAAAA", "reserve_lost": 2, "played": 9})
    assert game.player(0)["reserve_limit"] == 5
    assert game.player(0)["played"] == 9
    document = {"players": [{"reserve": "AAAAAA", "reserve_lost": 2}, {}]}
    assert refusal(document) == "players[0]: 6 tokens in a reserve of 5."


# The choice of dice as the moment at which the game begins; the pips of the die left over move the marker.
def test_the_choice_of_dice() -> None:
    game = scenario(dice=WINTER_DICE, first_player=1)
    assert (game.asked, game.kind, game.open) == (1, "die", ["die 1", "die 2", "die 3"])
    game.play(1, "die 1")
    game.play(0, "die 2")
    assert game.game.describe()["leftover_pips"] == WINTER_DICE[2]["pips"]
    assert (game.asked, game.kind) == (1, "turn")


@pytest.mark.parametrize(
    ("document", "why"),
    [
        ({"dice": []}, "dice must be 3, one more than there are players, not 0."),
        ({"turn": 1}, "turn comes after the choice of dice"),
        ({"die": {"crystals": 1}}, "die comes after the choice of dice"),
        ({"players": [{"die": {"crystals": 1}}, {}]}, "no player has a die yet"),
    ],
)
def test_a_choice_of_dice_that_cannot_be(document: dict[str, Any], why: str) -> None:
    assert why in refusal({"dice": WINTER_DICE, **document})


# A short deck: the cards that are not named are left out of the game, and everybody knows which.
def test_a_short_deck() -> None:
    game = scenario(deck=["purse-of-io", "amulet-of-air"], deck_only=True, die={"card": True})
    assert game.game.describe()["deck"]["size"] == 2
    assert len(game.game.observe(1).plain()["left_out"]) == 98
    game.play(0, "draw", "purse-of-io", "end")
    assert game.deck(9) == ["amulet-of-air"]
    for other in samples(game.game, 1, 3):
        assert {*other.describe()["deck"]["known"].values()} <= {"purse-of-io", "amulet-of-air"}
        other.rules.check(other.state)


# What players have seen of deck, pile and hands.
def test_knowledge_of_cards_seen() -> None:
    claim = {"card": "kairn-the-destroyer", "places": ["hand 1"], "draft_step": 0}
    game = scenario(
        {"known": [claim]},
        {"hand": ["kairn-the-destroyer"]},
        {},
        deck=[{"card": "purse-of-io", "known_to": [0, 2]}],
        discard=[{"card": "amulet-of-air", "known_to": [1]}, {"card": "temporal-boots", "open": True}],
    )
    seen = [game.game.observe(player).plain() for player in range(3)]
    assert [each["deck"]["known"] for each in seen] == [{"0": "purse-of-io"}, {}, {"0": "purse-of-io"}]
    assert [each["discard"]["known"] for each in seen] == [
        {"1": "temporal-boots"},
        {"0": "amulet-of-air", "1": "temporal-boots"},
        {"1": "temporal-boots"},
    ]
    for other in samples(game.game, 0, 5):
        assert "kairn-the-destroyer" in other.describe()["players"][1]["hand"]
    wrong = {"players": [{"known": [claim]}, {}]}
    assert "wrongly believes to know where kairn-the-destroyer is" in refusal(wrong)


# The description of a game is a position too: it goes on from any moment, and contradictions are found out.
def test_a_description_is_a_position() -> None:
    game = cm.new_game("seasons", players=3, seed=4)
    document = game.describe()
    again = cm.position("seasons", document, seed=9)
    assert again.describe() == document
    assert [each.choices for each in again.decisions] == [each.choices for each in game.decisions]
    assert cm.replay(again.record()) == again
    assert "does not fit the rest" in refusal({**document, "season": "autumn"})
    assert "Seasons is for 2, 3 or 4 players" in refusal({**document, "players": []})
