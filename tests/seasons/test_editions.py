"""Editions: every flag on which the rulebooks differ, the presets, and that `games()` lists them all."""

from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import rest_of_pool
from tests.seasons.scenario import Scenario, scenario

# Where the books disagree. `current`: the later books with the FAQ; `russian`: the Russian book to the letter;
# `first`: the first English printing.
PRESETS = {
    "current": {
        "discard_pile": "hidden",
        "die_actions": "obligatory",
        "gauge_limit": "15",
        "game_end": "end-of-round",
        "balance_of_ishtar": "3-with-bonuses",
        "potion_of_life": "with-bonuses",
        "idol_of_the_familiar": "10-crystals",
        "scepter_of_greatness": "other-items",
        "tie": "cards-in-play",
    },
    "russian": {
        "discard_pile": "hidden",
        "die_actions": "optional",
        "gauge_limit": "none",
        "game_end": "at-once",
        "balance_of_ishtar": "3",
        "potion_of_life": "plain",
        "idol_of_the_familiar": "10-crystals",
        "scepter_of_greatness": "all-items",
        "tie": "cards-played",
    },
    "first": {
        "discard_pile": "hidden",
        "die_actions": "optional",
        "gauge_limit": "15",
        "game_end": "end-of-round",
        "balance_of_ishtar": "4",
        "potion_of_life": "plain",
        "idol_of_the_familiar": "nothing",
        "scepter_of_greatness": "other-items",
        "tie": "cards-in-play",
    },
}
FLAGS = tuple(PRESETS["current"])
LAST_MOVE: dict[str, Any] = {"year": 3, "space": 12, "leftover_pips": 1}


def listed() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = cm.games()["seasons"]["options"]
    return found


# --- the list ---


def test_games_lists_seasons_for_2_to_4_players() -> None:
    assert cm.games()["seasons"]["players"] == [2, 3, 4]
    assert isinstance(cm.games()["seasons"]["version"], int)


@pytest.mark.parametrize("name", listed())
def test_games_lists_every_option_with_values_and_default(name: str) -> None:
    option = listed()[name]
    assert option["default"] in option["values"]
    assert len(option["values"]) == len(set(option["values"])) >= 2
    assert option["about"]


# What these are about is in docs/rules.md, which names every option (tests/test_docs.py).
def test_games_lists_what_the_editions_differ_in() -> None:
    assert {"level", "sets", "first_player", "edition", *FLAGS} <= set(listed())


def test_the_levels_and_editions_are_listed() -> None:
    assert listed()["level"] == listed()["level"] | {
        "values": ["apprentice", "magician", "archmage"],
        "default": "archmage",
    }
    assert sorted(listed()["edition"]["values"]) == ["current", "first", "russian"]


# The default of every flag is that of the current edition.
@pytest.mark.parametrize("flag", FLAGS)
def test_the_default_of_a_flag_is_the_current_editions(flag: str) -> None:
    assert listed()[flag]["default"] == PRESETS["current"][flag]


@pytest.mark.parametrize("name", ["level", "edition", *FLAGS])
def test_every_listed_value_can_be_played(name: str) -> None:
    for value in listed()[name]["values"]:
        game = cm.new_game("seasons", options={name: value})
        assert game.options[name] == value


@pytest.mark.parametrize("name", ["level", "edition", *FLAGS])
def test_a_value_that_is_not_listed_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(cm.BadOption) as refusal:
        cm.new_game("seasons", options={name: "purple"})
    for value in listed()[name]["values"]:
        assert value in str(refusal.value)


# --- the presets ---


@pytest.mark.parametrize("edition", list(PRESETS))
def test_an_edition_sets_every_flag(edition: str) -> None:
    for game in (
        cm.new_game("seasons", options={"edition": edition}),
        cm.position("seasons", {"options": {"edition": edition}}),
    ):
        assert {flag: game.options[flag] for flag in FLAGS} == PRESETS[edition]


def test_the_current_edition_is_the_default() -> None:
    assert cm.new_game("seasons").options == cm.new_game("seasons", options={"edition": "current"}).options


# Each flag can also be set alone, against the preset.
@pytest.mark.parametrize("edition", list(PRESETS))
@pytest.mark.parametrize("flag", FLAGS)
def test_a_flag_can_be_set_against_its_edition(edition: str, flag: str) -> None:
    for value in listed()[flag]["values"]:
        chosen = cm.new_game("seasons", options={flag: value, "edition": edition}).options
        assert {name: chosen[name] for name in FLAGS} == PRESETS[edition] | {flag: value}


# --- the discard pile ---


def discarding(pile: str) -> Scenario:
    game = scenario({}, {}, die={"card": True}, deck=["purse-of-io"], options={"discard_pile": pile})
    game.play(0, "draw", "no")
    return game


# Hidden: who discards knows the card, the others only that there is one.
def test_a_hidden_pile_is_known_to_who_discarded() -> None:
    game = discarding("hidden").game
    assert game.observe(0).plain()["discard"] == {"size": 1, "known": {"0": "purse-of-io"}}
    assert game.observe(1).plain()["discard"] == {"size": 1, "known": {}}


# Public: everybody may look through it.
def test_a_public_pile_is_known_to_all() -> None:
    game = discarding("public").game
    for player in (0, 1):
        assert game.observe(player).plain()["discard"] == {"size": 1, "known": {"0": "purse-of-io"}}


# The pile is ordered, the last card on top.
@pytest.mark.parametrize("pile", ["hidden", "public"])
def test_the_pile_is_ordered(pile: str) -> None:
    game = scenario(
        {},
        {"in_play": ["potion-of-life"]},
        die={"card": True},
        deck=["purse-of-io"],
        discard=["amulet-of-air", "die-of-malice"],
        options={"discard_pile": pile},
    )
    game.play(0, "draw", "no", "end")
    game.play(1, "activate potion-of-life")
    assert game.discard == ["potion-of-life", "purse-of-io", "amulet-of-air", "die-of-malice"]


# --- die actions ---


DIE = {"energy": "WW", "crystals": 3, "star": True, "card": True, "transmute": True}


# Obligatory: all but the fate of the drawn card happens unasked.
def test_die_actions_are_obligatory() -> None:
    game = scenario(die=DIE)
    assert game.kind == "die-card"
    assert game.open == ["bonus draw", "draw"]
    assert (game.crystals(0), game.reserve(0), game.gauge(0)) == (3, "WW", 1)


# Optional: each may be declined by itself.
@pytest.mark.parametrize("edition", ["russian", "first"])
def test_each_die_action_may_be_declined(edition: str) -> None:
    declined = {"die-crystals": "crystals", "die-energy": "reserve", "die-star": "gauge", "die-card": "hand"}
    for wanted in declined:
        game = scenario(die=DIE, options={"edition": edition})
        while game.kind in declined:
            if game.kind == wanted:
                game.play(0, "no")
            elif game.kind == "die-card":
                game.play(0, "draw", *game.deck(1))
            else:
                game.play(0, "yes")
        assert game.kind == "turn"
        for kind, what in declined.items():
            assert bool(game.player(0)[what]) == (kind != wanted), (wanted, what)
        assert game.player(0)["can_transmute"]


def test_an_optional_die_gives_all_that_is_wanted() -> None:
    game = scenario({"reserve": "AAAAAAA"}, die=DIE, options={"die_actions": "optional"}, deck=["purse-of-io"])
    game.play(0, "yes", "yes", "A", "W", "yes", "draw", "purse-of-io")
    assert (game.crystals(0), game.reserve(0), game.gauge(0)) == (3, "AAAAAAW", 1)
    assert game.hand(0) == ["purse-of-io"]


# --- the gauge ---


@pytest.mark.parametrize(("limit", "reached"), [("15", 15), ("none", 18)])
def test_the_gauge_limit(limit: str, reached: int) -> None:
    game = scenario({"gauge": 15}, die={"star": True}, options={"gauge_limit": limit})
    if limit == "none":
        game.play(0, "bonus gauge", "bonus gauge")
    assert game.gauge(0) == reached


def test_without_a_limit_more_than_15_cards_may_lie_in_play() -> None:
    board = rest_of_pool("archmage")[:15]
    hand = rest_of_pool("archmage", *board, "temporal-boots")[:1]
    game = scenario({"gauge": 16, "in_play": board, "hand": ["temporal-boots", *hand]}, options={"gauge_limit": "none"})
    game.play(0, "summon temporal-boots", "forward 1")
    assert len(game.in_play(0)) == 16
    with pytest.raises(cm.BadPosition):
        scenario({"gauge": 16})


# --- the end of the game ---


def test_the_round_is_finished_before_the_end() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, year=3, space=12, options={"game_end": "end-of-round"})
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "end")
    assert game.game.over


# At once: when the marker leaves year 3, nobody plays on; what a changed season gives still comes.
def test_the_game_can_end_at_once() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "gauge": 1, "crystals": 2},
        {"crystals": 3, "in_play": ["figrim-the-avaricious"]},
        year=3,
        space=12,
        options={"game_end": "at-once"},
    )
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.game.over
    assert [part["crystals"] for part in game.game.outcome.breakdown] == [1, 4]


@pytest.mark.parametrize("game_end", ["at-once", "end-of-round"])
def test_the_leftover_die_ends_the_game_in_either_case(game_end: str) -> None:
    game = scenario(options={"game_end": game_end}, **LAST_MOVE)
    game.play(0, "end")
    assert not game.game.over
    game.play(1, "end")
    assert game.game.over


@pytest.mark.parametrize("game_end", ["at-once", "end-of-round"])
def test_leaving_an_earlier_year_ends_nothing(game_end: str) -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, year=2, space=12, options={"game_end": game_end})
    game.play(0, "summon temporal-boots", "forward 1", "end")
    assert game.asked == 1


# --- Balance of Ishtar ---


@pytest.mark.parametrize(
    ("value", "reserve", "crystals"), [("3-with-bonuses", "AAA", 15), ("3", "AAA", 12), ("4", "AAAA", 16)]
)
def test_what_adds_to_the_balance_of_ishtar(value: str, reserve: str, crystals: int) -> None:
    game = scenario(
        {"in_play": ["balance-of-ishtar", "purse-of-io"], "reserve": reserve}, options={"balance_of_ishtar": value}
    )
    game.play(0, "bonus transmute", "activate balance-of-ishtar")
    assert game.crystals(0) == crystals
    assert game.reserve(0) == ""


@pytest.mark.parametrize(("value", "crystals"), [("3-with-bonuses", 9), ("3", 9), ("4", 12)])
def test_what_the_balance_of_ishtar_gives_by_itself(value: str, crystals: int) -> None:
    game = scenario({"in_play": ["balance-of-ishtar"], "reserve": "AAAA"}, options={"balance_of_ishtar": value})
    game.play(0, "activate balance-of-ishtar")
    assert game.crystals(0) == crystals
    assert game.reserve(0) == ("" if value == "4" else "A")


def test_the_first_balance_needs_four_identical_energy() -> None:
    game = scenario({"in_play": ["balance-of-ishtar"], "reserve": "AAAW"}, options={"edition": "first"})
    assert "4 identical" in game.refused(0, "activate balance-of-ishtar")


@pytest.mark.parametrize(("value", "cost"), [("3-with-bonuses", 2), ("3", 2), ("4", 6)])
def test_what_the_balance_of_ishtar_costs(value: str, cost: int) -> None:
    hand = {"hand": ["balance-of-ishtar"], "gauge": 1}
    game = scenario({**hand, "crystals": cost - 1}, options={"balance_of_ishtar": value})
    assert f"needs {cost} crystals" in game.refused(0, "summon balance-of-ishtar")
    game = scenario({**hand, "crystals": cost}, options={"balance_of_ishtar": value})
    game.play(0, "summon balance-of-ishtar")
    assert game.crystals(0) == 0


# --- Potion of Life ---


# Four crystals for each token and one for each Purse; bonuses add in the current edition only.
@pytest.mark.parametrize(("value", "crystals"), [("with-bonuses", 12), ("plain", 10)])
def test_what_adds_to_the_potion_of_life(value: str, crystals: int) -> None:
    game = scenario({"in_play": ["potion-of-life", "purse-of-io"], "reserve": "AW"}, options={"potion_of_life": value})
    game.play(0, "bonus transmute", "activate potion-of-life")
    assert game.crystals(0) == crystals


# --- Idol of the Familiar ---


@pytest.mark.parametrize(("value", "crystals"), [("10-crystals", 10), ("nothing", 0)])
def test_what_the_idol_gives_on_entering(value: str, crystals: int) -> None:
    game = scenario(
        {"hand": ["idol-of-the-familiar"], "gauge": 1, "reserve": "AWFE"}, options={"idol_of_the_familiar": value}
    )
    game.play(0, "summon idol-of-the-familiar")
    assert game.crystals(0) == crystals


# --- Scepter of Greatness ---


# Three crystals for each magic item in play, familiars not counted.
@pytest.mark.parametrize(("value", "crystals"), [("other-items", 6), ("all-items", 9)])
def test_whether_the_scepter_counts_itself(value: str, crystals: int) -> None:
    game = scenario(
        {
            "hand": ["scepter-of-greatness"],
            "in_play": ["purse-of-io", "amulet-of-air", "syllas-the-faithful"],
            "gauge": 4,
            "reserve": "AWFE",
        },
        options={"scepter_of_greatness": value},
    )
    game.play(0, "summon scepter-of-greatness")
    assert game.crystals(0) == crystals


# --- ties ---


# Player 0 has summoned two potions and drunk them; player 1 has one card in play. A position's cards were played.
@pytest.mark.parametrize(("value", "winner"), [("cards-in-play", 1), ("cards-played", 0)])
def test_what_breaks_a_tie(value: str, winner: int) -> None:
    game = scenario(
        {"hand": ["potion-of-knowledge", "potion-of-life"], "gauge": 1, "reserve": "WWEE"},
        {"in_play": ["amulet-of-air"], "crystals": 14},
        options={"tie": value},
        **LAST_MOVE,
    )
    game.play(0, "summon potion-of-knowledge", "activate potion-of-knowledge", "E")
    game.play(0, "summon potion-of-life", "activate potion-of-life", "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [20, 20]
    assert game.game.outcome.winners == [winner]


# Every card played counts, one put into play free of cost too: the potion and the amulet against one amulet.
def test_a_card_put_into_play_counts_as_played() -> None:
    game = scenario(
        {"in_play": ["potion-of-dreams"], "hand": ["amulet-of-earth"], "gauge": 1},
        {"in_play": ["amulet-of-earth"], "crystals": 9},
        options={"tie": "cards-played"},
        **LAST_MOVE,
    )
    game.play(0, "activate potion-of-dreams", "end")
    game.play(1, "end")
    assert game.game.outcome.scores == [15, 15]
    assert game.game.outcome.winners == [0]


# --- a whole game in each ---


@pytest.mark.parametrize("edition", list(PRESETS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_edition_can_be_played_to_the_end(edition: str, players: int) -> None:
    assert cm.check_game("seasons", players=players, games=1, options={"edition": edition}) > 50
