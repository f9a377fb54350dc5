"""Drought: when summer comes, whoever alone has the most crystals sacrifices a card, or his reserve shrinks by one."""

from typing import Any

import pytest

from tests.seasons.cards.common import crystals
from tests.seasons.driving import samples
from tests.seasons.scenario import Scenario, scenario, take_dice

DROUGHT: dict[str, Any] = {"options": {"enchantment": "drought", "enchanted_kingdom": True}}
EVE: dict[str, Any] = {"space": 6, "leftover_pips": 1, "turn": 1}  # the round's last turn, and then summer comes


def on_the_eve(*players: dict[str, Any], **rest: Any) -> Scenario:
    """The last turn of a round at whose end summer comes; it is ended."""
    game = scenario(*players, **{**DROUGHT, **EVE, "turn": max(1, len(players) - 1), **rest})
    game.play(game.asked, "end")
    return game


def limits(game: Scenario) -> list[int]:
    """How many tokens everybody's reserve holds, by seat."""
    return [game.player(player)["reserve_limit"] for player in range(game.game.players)]


# --- whom it hits, and when ---


# The marker crosses from space 6 to space 7, however far it goes: the richest player must decide.
@pytest.mark.parametrize(("space", "pips"), [(6, 1), (6, 2), (6, 3), (5, 2), (5, 3), (4, 3)])
def test_it_comes_with_the_summer(space: int, pips: int) -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"]}, {"crystals": 4}, space=space, leftover_pips=pips)
    assert (game.kind, game.asked) == ("drought", 0)
    assert sorted(game.open) == ["in-play purse-of-io", "shrink reserve"]


# Every other move of the marker leaves it asleep: short of summer, within it, and into the other seasons.
@pytest.mark.parametrize(("space", "pips"), [(1, 3), (3, 1), (4, 2), (5, 1), (7, 2), (9, 1), (10, 2), (12, 1)])
def test_other_moves_do_not_call_it(space: int, pips: int) -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"]}, {"crystals": 4}, space=space, leftover_pips=pips)
    assert game.kind == "die"
    assert limits(game) == [7, 7]


# Whoever has the most crystals, wherever he sits.
@pytest.mark.parametrize("richest", [0, 1, 2, 3])
def test_it_hits_the_richest_alone(richest: int) -> None:
    players: list[dict[str, Any]] = [{"crystals": 3, "in_play": ["die-of-malice"]} for _ in range(2)]
    players += [{"crystals": 3, "in_play": ["crystal-orb"]} for _ in range(2)]
    players[richest]["crystals"] = 4
    game = on_the_eve(*players)
    assert (game.kind, game.asked) == ("drought", richest)
    game.play(richest, "shrink reserve")
    assert limits(game) == [6 if player == richest else 7 for player in range(4)]
    assert game.kind == "die"


# Two or more with the most: it does not act at all.
@pytest.mark.parametrize("wealth", [(5, 5), (0, 0), (5, 5, 1), (1, 5, 5), (5, 5, 5), (2, 6, 1, 6)])
def test_a_tie_spares_everybody(wealth: tuple[int, ...]) -> None:
    game = on_the_eve(*[{"crystals": each, "reserve": "AAA"} for each in wealth])
    assert game.kind == "die"
    assert limits(game) == [7] * len(wealth)


# One crystal is enough to be the richest.
def test_one_crystal_among_the_poor_is_enough() -> None:
    game = on_the_eve({}, {"crystals": 1}, {})
    assert limits(game) == [7, 6, 7]


# Crystals on the counter are what counts: not energy, nor the worth of cards.
def test_only_crystals_count() -> None:
    game = on_the_eve({"in_play": ["runic-cube-of-eolis"], "reserve": "AAAA"}, {"crystals": 1})
    assert limits(game) == [7, 6]


# The end of the round comes first: what it brings makes a player the richest.
def test_it_looks_after_the_end_of_the_round() -> None:
    game = on_the_eve({"crystals": 4, "in_play": ["mesodaes-lantern"]}, {"crystals": 6, "in_play": ["purse-of-io"]})
    assert crystals(game) == [7, 6]
    assert (game.kind, game.asked) == ("drought", 0)


# --- the choice ---


# He may sacrifice one of his cards in play.
def test_a_card_in_play_may_be_sacrificed() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io", "arcano-leech"], "hand": ["crystal-orb"]})
    assert sorted(game.open) == ["in-play arcano-leech", "in-play purse-of-io", "shrink reserve"]
    game.play(0, "in-play arcano-leech")
    assert (game.in_play(0), game.hand(0), game.discard) == (["purse-of-io"], ["crystal-orb"], ["arcano-leech"])
    assert (limits(game), game.crystals(0)) == ([7, 7], 5)


# Or his reserve holds one token less for the rest of the game; what is too much goes at once.
def test_the_reserve_may_shrink_instead() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"], "reserve": "AAAWWWF"})
    game.play(0, "shrink reserve")
    assert (game.kind, game.asked) == ("overflow", 0)
    game.play(0, "F")
    assert (game.reserve(0), limits(game), game.in_play(0)) == ("AAAWWW", [6, 7], ["purse-of-io"])
    assert game.kind == "die"


def test_the_smaller_reserve_lasts() -> None:
    game = on_the_eve({"crystals": 5, "reserve": "AAAAAA", "in_play": ["purse-of-io"]})
    game.play(0, "shrink reserve")
    take_dice(game)
    while game.asked != 0 or game.kind not in ("turn", "overflow"):
        game.play(game.asked, "end" if game.kind == "turn" else game.open[0])
    while game.kind == "overflow":
        game.play(0, game.open[0])
    assert len(game.reserve(0)) <= 6
    assert limits(game)[0] == 6


# With no card in play there is no choice: the reserve shrinks. Cards in hand are out of its reach.
def test_with_no_card_in_play_the_reserve_shrinks() -> None:
    game = on_the_eve({"crystals": 5, "hand": ["purse-of-io"]}, {"in_play": ["crystal-orb"]})
    assert game.kind == "die"
    assert (limits(game), game.hand(0)) == ([6, 7], ["purse-of-io"])


# Every reduction counts: Lantern, Statue and Drought; a Grimoire's ten shrink as well.
@pytest.mark.parametrize(
    ("in_play", "limit"),
    [
        (["mesodaes-lantern"], 5),
        (["statue-of-eolis", "mesodaes-lantern"], 4),
        (["bespelled-grimoire"], 9),
        (["bespelled-grimoire", "bespelled-grimoire"], 9),
        (["bespelled-grimoire", "mesodaes-lantern"], 8),
    ],
)
def test_reductions_add_up(in_play: list[str], limit: int) -> None:
    game = on_the_eve({"crystals": 20, "in_play": in_play})
    game.play(0, "shrink reserve")
    assert limits(game)[0] == limit


# When the Lantern goes, its reduction goes with it; that of Drought stays.
def test_droughts_reduction_stays_when_others_go() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "gauge": 3, "crystals": 9, "in_play": ["mesodaes-lantern", "dragon-skull"]},
        space=6,
        **DROUGHT,
    )
    game.play(0, "summon temporal-boots", "forward 1", "shrink reserve")
    assert limits(game)[0] == 5
    game.play(0, "activate dragon-skull")
    assert (game.in_play(0), limits(game)[0]) == ([], 6)


# A sacrificed card is sacrificed with all that follows: a Treatise takes the reserve with it.
def test_the_sacrifice_is_a_sacrifice() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["cursed-treatise-of-arus"], "reserve": "AWF"})
    game.play(0, "in-play cursed-treatise-of-arus")
    assert (game.reserve(0), game.in_play(0)) == ("", [])


# Shield of Zira may stand in for the card, for an enchantment demands it.
def test_a_shield_may_stand_in() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io", "shield-of-zira"]})
    game.play(0, "in-play purse-of-io", "in-play shield-of-zira")
    assert (game.in_play(0), game.crystals(0), limits(game)[0]) == (["purse-of-io"], 15, 7)


# --- moving the marker by other means ---


# Temporal Boots bring summer in the middle of a turn: Drought acts at once, on whoever is the richest.
@pytest.mark.parametrize("victim", [0, 1])
def test_boots_bring_it_in_mid_turn(victim: int) -> None:
    players: list[dict[str, Any]] = [{"hand": ["temporal-boots"], "gauge": 1}, {"in_play": ["purse-of-io"]}]
    players[victim]["crystals"] = 3
    game = scenario(*players, space=5, **DROUGHT)
    game.play(0, "summon temporal-boots", "forward 2")
    assert (game.kind, game.asked) == ("drought", victim)
    game.play(victim, "shrink reserve")
    assert (game.kind, game.asked, limits(game)[victim]) == ("turn", 0, 6)


# Ability token 10 moves the marker too.
def test_token_10_brings_it() -> None:
    game = scenario({"ability_token": 10, "crystals": 3}, space=5, **DROUGHT)
    game.play(0, "ability", "forward 2")
    assert limits(game) == [6, 7]


# Backwards from autumn the marker comes into summer, but crosses no border between spring and summer.
def test_going_back_into_summer_does_not_call_it() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1, "crystals": 3}, space=10, **DROUGHT)
    game.play(0, "summon temporal-boots", "back 1")
    assert (game.kind, limits(game)) == ("turn", [7, 7])


def test_going_back_out_of_summer_does_not_call_it() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1, "crystals": 3}, space=7, **DROUGHT)
    game.play(0, "summon temporal-boots", "back 1")
    assert (game.kind, limits(game)) == ("turn", [7, 7])


# Once a year: back over the border and forward again brings it no second time.
def test_it_acts_once_a_year() -> None:
    game = scenario(
        {"hand": ["temporal-boots", "temporal-boots"], "gauge": 4, "crystals": 3, "in_play": ["purse-of-io"]},
        {"crystals": 1},
        space=6,
        leftover_pips=1,
        **DROUGHT,
    )
    game.play(0, "summon temporal-boots", "forward 1", "shrink reserve", "summon temporal-boots", "back 1", "end")
    assert game.game.describe()["space"] == 6
    game.play(1, "end")
    assert game.game.describe()["space"] == 7
    assert (game.kind, limits(game)) == ("die", [6, 7])


# The next year brings it again.
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_year_has_its_drought(year: int) -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"]}, year=year)
    assert game.kind == "drought"


def test_a_second_drought_shrinks_the_reserve_again() -> None:
    game = on_the_eve({"crystals": 500}, {})
    assert limits(game)[0] == 6
    while game.game.describe()["year"] == 1 or game.game.describe()["season"] != "summer":
        while game.kind != "die" and game.kind != "turn":
            game.play(game.asked, game.open[0])
        if game.kind == "turn":
            game.play(game.asked, "end")
        else:
            game.play(game.asked, game.open[0])
    assert limits(game) == [5, 7]


# Boots can take the marker back before the first year; a year it is, and its summer is as dry as any.
def test_the_year_before_the_first_has_its_drought_too() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"]}, year=0)
    assert game.kind == "drought"


# The effects of the changed season come too: Hourglass and Figrim act beside the Drought.
def test_the_changed_season_acts_too() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["figrim-the-avaricious"]}, {"crystals": 2})
    game.play(0, "shrink reserve")
    assert (crystals(game), limits(game)) == ([6, 1], [6, 7])


# The card sacrificed acts no more when the season has changed.
def test_a_card_given_to_the_drought_no_longer_acts() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["figrim-the-avaricious"]}, {"crystals": 2})
    game.play(0, "in-play figrim-the-avaricious")
    assert (crystals(game), game.kind) == ([5, 2], "die")


# Without the enchantment summer is only summer.
def test_without_the_enchantment_nothing_happens() -> None:
    game = scenario({"crystals": 5}, **EVE)
    game.play(1, "end")
    assert (game.kind, limits(game)) == ("die", [7, 7])


# Everybody sees the reserves and whom it has hit; in the middle of it samples agree.
def test_all_of_it_lies_open() -> None:
    game = on_the_eve({"crystals": 5, "in_play": ["purse-of-io"]}, {}, {})
    for viewer in range(3):
        assert game.game.observe(viewer).plain()["must_act"] == [0]
        for other in samples(game.game, viewer, 5):
            assert other.decisions == game.game.decisions
    game.play(0, "shrink reserve")
    for viewer in range(3):
        seen = game.game.observe(viewer).plain()["players"]
        assert [facts["reserve_limit"] for facts in seen] == [6, 7, 7]
        for other in samples(game.game, viewer, 5):
            assert other.describe()["players"][0]["reserve_limit"] == 6
