"""Card 41: Thieving Fairies."""

from typing import Any

import pytest

from tests.seasons.cards.common import FAIRIES
from tests.seasons.scenario import Scenario, scenario


def amounts(game: Scenario, kind: str, player: int) -> list[int]:
    """The amounts of the last events of that kind that befell that player."""
    return [event["amount"] for event in game.told(kind) if event["player"] == player]


# Nothing, three or six crystals for two, three or four players.
@pytest.mark.parametrize(("seats", "cost"), [(2, 0), (3, 3), (4, 6)])
def test_fairies_cost_by_number_of_players(seats: int, cost: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = scenario({"hand": ["thieving-fairies"], "crystals": cost, "gauge": 1}, *others)
    game.play(0, "summon thieving-fairies")
    assert game.crystals(0) == 0
    assert game.in_play(0) == ["thieving-fairies"]
    if cost:
        game = scenario({"hand": ["thieving-fairies"], "crystals": cost - 1, "gauge": 1}, *others)
        why = game.refused(0, "summon thieving-fairies")
        assert why == f"thieving-fairies needs {cost} crystals, you have {cost - 1}."


# A Leech's toll comes on top.
def test_fairies_cost_with_leeches() -> None:
    game = scenario(
        {"hand": ["thieving-fairies"], "crystals": 4, "gauge": 1},
        {"in_play": ["arcano-leech"]},
        {"in_play": ["arcano-leech"]},
    )
    why = game.refused(0, "summon thieving-fairies")
    assert why == "thieving-fairies needs 5 crystals (2 of them for Arcano Leech), you have 4."


ACTIVATIONS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("balance", {"in_play": ["balance-of-ishtar"], "reserve": "AAA"}, ["activate balance-of-ishtar"]),
    ("kairn", {"in_play": ["kairn-the-destroyer"], "reserve": "A"}, ["activate kairn-the-destroyer"]),
    ("power", {"in_play": ["potion-of-power"]}, ["activate potion-of-power"]),
    (
        "dreams",
        {"in_play": ["potion-of-dreams"], "hand": ["purse-of-io"], "gauge": 1},
        ["activate potion-of-dreams"],
    ),
    ("knowledge", {"in_play": ["potion-of-knowledge"]}, ["activate potion-of-knowledge", *"AAAAA"]),
    ("life", {"in_play": ["potion-of-life"], "reserve": "E"}, ["activate potion-of-life"]),
    ("tree-energy", {"in_play": ["tree-of-light"]}, ["activate tree-of-light", "A"]),
    (
        "tree-transmutation",
        {"in_play": ["tree-of-light"], "reserve": "A"},
        ["activate tree-of-light", "buy transmutation"],
    ),
    ("orb-look", {"in_play": ["crystal-orb"]}, ["activate crystal-orb", "look"]),
    ("orb-discard", {"in_play": ["crystal-orb"]}, ["activate crystal-orb", "discard top"]),
    ("cauldron", {"in_play": ["glutton-cauldron"], "reserve": "A"}, ["activate glutton-cauldron"]),
    ("skull", {"in_play": ["dragon-skull", "purse-of-io", "temporal-boots"]}, ["activate dragon-skull"]),
    ("idol", {"in_play": ["idol-of-the-familiar", "titus-deepgaze"]}, ["activate idol-of-the-familiar"]),
    ("kriss", {"in_play": ["necrotic-kriss", "titus-deepgaze"]}, ["activate necrotic-kriss", *"AAAA"]),
    (
        "mirror",
        {"in_play": ["mirror-of-the-seasons"], "reserve": "AA"},
        ["activate mirror-of-the-seasons", "2", "E"],
    ),
    ("soul", {"in_play": ["damned-soul-of-onys"], "reserve": "W"}, ["activate damned-soul-of-onys"]),
]


# Whatever card is activated, and in whatever way: its player loses a crystal and the Fairies' owner gains two.
@pytest.mark.parametrize(("seat", "script"), [each[1:] for each in ACTIVATIONS], ids=[each[0] for each in ACTIVATIONS])
def test_fairies_against_every_kind_of_activation(seat: dict[str, Any], script: list[str]) -> None:
    game = scenario({"crystals": 10, **seat}, FAIRIES)
    game.play(0, *script)
    assert len(game.told("card-activated")) == 1
    assert amounts(game, "crystals-stolen", 1) == [1]
    assert amounts(game, "crystals-gained", 1) == [1]
    assert game.kind == "turn"


# With no crystal the activation goes on all the same, and the Fairies' owner gets the one that nobody pays.
@pytest.mark.parametrize(
    ("seat", "script"),
    [each[1:] for each in ACTIVATIONS if each[0] not in ("tree-energy", "orb-discard", "mirror")],
    ids=[each[0] for each in ACTIVATIONS if each[0] not in ("tree-energy", "orb-discard", "mirror")],
)
def test_fairies_against_a_player_without_crystals(seat: dict[str, Any], script: list[str]) -> None:
    way_settles_itself = [choice for choice in script if choice not in ("look", "buy transmutation")]
    game = scenario(seat, FAIRIES)
    game.play(0, *way_settles_itself)
    assert len(game.told("card-activated")) == 1
    assert amounts(game, "crystals-gained", 1) == [1]
    assert amounts(game, "crystals-stolen", 1) == []


# Die of Malice, before the die acts, is an activation too; its two crystals come after.
def test_fairies_against_die_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"], "crystals": 1}, FAIRIES, die={"crystals": 6})
    assert game.kind == "reroll"
    game.play(0, "activate die-of-malice")
    assert game.crystals(1) == 2
    assert amounts(game, "crystals-stolen", 1) == [1]
    assert amounts(game, "crystals-gained", 0)[0] == 2
    game = scenario({"in_play": ["die-of-malice"]}, FAIRIES, die={"crystals": 6})
    game.play(0, "activate die-of-malice")
    assert game.crystals(1) == 1
    assert amounts(game, "crystals-stolen", 1) == []


# Two Dice of Malice used one after the other are two activations.
def test_fairies_against_two_dice_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice", "die-of-malice"], "crystals": 4}, FAIRIES, die={"crystals": 6})
    game.play(0, "activate die-of-malice", "activate die-of-malice 2")
    assert game.crystals(1) == 4
    assert amounts(game, "crystals-stolen", 1) == [1, 1]


# Left alone, the Die of Malice is no activation.
def test_fairies_against_an_unused_die_of_malice() -> None:
    game = scenario({"in_play": ["die-of-malice"], "crystals": 1}, FAIRIES, die={"crystals": 6})
    game.play(0, "no")
    assert (game.crystals(0), game.crystals(1)) == (7, 0)


# The price comes first: who pays his last crystals for the activation has none left for the Fairies.
def test_fairies_take_after_the_price() -> None:
    game = scenario({"in_play": ["tree-of-light"], "crystals": 3}, FAIRIES)
    game.play(0, "activate tree-of-light", "F")
    assert (game.crystals(0), game.crystals(1)) == (0, 1)
    assert game.reserve(0) == "F"
    game = scenario({"in_play": ["mirror-of-the-seasons"], "crystals": 2, "reserve": "AA"}, FAIRIES)
    game.play(0, "activate mirror-of-the-seasons", "1", "E")
    assert (game.crystals(0), game.crystals(1)) == (0, 2)


# Each activation anew, also of two cards in one turn.
def test_fairies_take_for_each_activation() -> None:
    game = scenario(
        {"in_play": ["idol-of-the-familiar", "idol-of-the-familiar", "potion-of-power"], "crystals": 9}, FAIRIES
    )
    game.play(0, "activate idol-of-the-familiar", "activate idol-of-the-familiar 2", "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (6, 6)


# Two copies each take: two crystals lost, four gained; with one crystal left, one lost and three gained.
def test_two_fairies() -> None:
    both = {"in_play": ["thieving-fairies", "thieving-fairies"]}
    game = scenario({"in_play": ["potion-of-power"], "crystals": 5}, both)
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (3, 4)
    game = scenario({"in_play": ["potion-of-power"], "crystals": 1}, both)
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (0, 3)


# Two owners, clockwise from who activates: the last crystal goes to the nearer one.
def test_fairies_of_two_owners() -> None:
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 1}, {}, FAIRIES, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(4)] == [1, 0, 0, 2]
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 5}, {}, FAIRIES, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(4)] == [2, 3, 0, 2]


# Their owner's own activations give nothing; who merely looks on gains and loses nothing.
def test_fairies_and_their_owners_own_cards() -> None:
    game = scenario({"in_play": ["thieving-fairies", "potion-of-power"], "crystals": 5}, {"crystals": 5})
    game.play(0, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (5, 5)
    game = scenario(FAIRIES, {"in_play": ["potion-of-power"], "crystals": 5}, {"crystals": 5}, turn=1)
    game.play(1, "activate potion-of-power")
    assert [game.crystals(player) for player in range(3)] == [2, 4, 5]


# Instant effects are no activations.
def test_fairies_do_not_see_instant_effects() -> None:
    game = scenario({"hand": ["amulet-of-earth"], "reserve": "EE", "gauge": 1, "crystals": 1}, FAIRIES)
    game.play(0, "summon amulet-of-earth")
    assert (game.crystals(0), game.crystals(1)) == (10, 0)


# Nor are permanent ones: Staff, Purse, the end of the round, a changed season.
def test_fairies_do_not_see_permanent_effects() -> None:
    game = scenario(
        {
            "in_play": ["staff-of-spring", "purse-of-io", "wondrous-chest", "hourglass-of-time"],
            "hand": ["temporal-boots"],
            "reserve": "AAAAA",
            "gauge": 5,
            "crystals": 1,
        },
        FAIRIES,
    )
    game.play(0, "summon temporal-boots", "forward 3", "W")
    game.play(0, "bonus transmute", "transmute", "A", "done", "end")
    game.play(1, "end")
    assert game.crystals(1) == 0
    assert game.crystals(0) == 1 + 3 + (2 + 1 + 1) + 3  # Staff; air in spring with Purse and bonus; Chest


# They act from the moment they lie there, put into play or summoned, and are never activated themselves.
def test_fairies_put_into_play_act_at_once() -> None:
    game = scenario(
        {"hand": ["thieving-fairies"], "gauge": 1, "in_play": ["potion-of-dreams"]},
        {"in_play": ["potion-of-power"], "crystals": 2, "hand": ["temporal-boots"]},
        {},
    )
    game.play(0, "activate potion-of-dreams")
    assert game.refused(0, "activate thieving-fairies") == "thieving-fairies has no effect to activate."
    game.play(0, "end")
    game.play(1, "activate potion-of-power")
    assert (game.crystals(0), game.crystals(1)) == (2, 1)


# Kairn: the Fairies' owner gains first, then loses four.
def test_fairies_gain_before_kairn_strikes() -> None:
    game = scenario({"in_play": ["kairn-the-destroyer"], "reserve": "A", "crystals": 3}, FAIRIES)
    game.play(0, "activate kairn-the-destroyer")
    assert (game.crystals(0), game.crystals(1)) == (2, 0)
