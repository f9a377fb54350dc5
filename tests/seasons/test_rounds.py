"""Rounds: the dice, their choice, the marker, seasons and years, the new first player, the end and the score."""

import json
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronomage as cm
from tests.seasons.driving import asked, finish_prelude, kinds, seat
from tests.seasons.scenario import Scenario, scenario

FACTS = json.loads((Path(__file__).parents[1] / "facts" / "seasons.json").read_text(encoding="utf-8"))
LETTERS = {"air": "A", "water": "W", "fire": "F", "earth": "E"}
SEASONS = ("winter", "spring", "summer", "autumn")


def faces(season: str, die: int) -> list[dict[str, Any]]:
    """The six faces of a die of the season, as the printed facts have them."""
    roles = {role: LETTERS[name] for role, name in FACTS["energy_roles"][season].items()}
    return [
        {**face, "energy": "".join(sorted((roles[role] for role in face["energy"]), key="AWFE".index))}
        for face in FACTS["dice"][die]
    ]


def are_different_dice_of(season: str, rolled: list[dict[str, Any]]) -> bool:
    """Whether the faces can lie on as many different dice of the season."""
    return any(
        all(order_like(shown) in faces(season, die) for shown, die in zip(rolled, dice, strict=True))
        for dice in permutations(range(5), len(rolled))
    )


def end_round(game: Scenario) -> None:
    """Everybody ends his turn without doing anything, until dice are rolled or the game is over."""
    while not game.game.over and game.kind == "turn":
        game.play(game.asked, "end")


# The first player rolls dice of the season under the marker, one more than there are players; of each season's five
# dice, those not needed stay in the box, so no die is there twice.
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("season", range(4))
def test_a_round_rolls_different_dice_of_its_season(season: int, players: int) -> None:
    for seed in range(8):
        game = scenario(*[{}] * players, space=season * 3 + 1, seed=seed)
        end_round(game)
        table = game.game.describe()
        assert table["dice_season"] == table["season"] == SEASONS[season]
        assert len(table["dice"]) == players + 1
        assert are_different_dice_of(SEASONS[season], table["dice"])


# The dice of a season are chosen once, at the start: the same ones all game long.
def test_the_dice_of_a_season_are_chosen_once() -> None:
    game = cm.new_game("seasons", players=2, seed=5)
    in_use = game.describe()["season_dice"]
    for season in range(4):
        assert len(set(in_use[season * 3 : season * 3 + 3])) == 3
    random = Random(5)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, random.choice(decision.choices))
        assert game.describe()["season_dice"] == in_use


def test_every_die_of_the_box_comes_into_use() -> None:
    used = {tuple(sorted(cm.new_game("seasons", seed=seed).describe()["season_dice"][:3])) for seed in range(120)}
    assert len(used) == 10


# Every face turns up, and each die of the round shows its own.
def test_the_dice_are_fair_enough_to_show_every_face() -> None:
    shown = set()
    for seed in range(120):
        game = scenario({}, {}, {}, {}, seed=seed)
        end_round(game)
        for die in range(5):
            assert any(order_like(face) in faces("winter", die) for face in game.game.describe()["dice"])
        shown |= {json.dumps(order_like(face)) for face in game.game.describe()["dice"]}
    assert shown == {json.dumps(order_like(face)) for die in range(5) for face in faces("winter", die)}


def order_like(face: dict[str, Any]) -> dict[str, Any]:
    return {key: face[key] for key in ("pips", "energy", "crystals", "star", "card", "transmute")}


# The first player chooses a die, then the others clockwise; the last has two to choose from, and one is left.
def test_dice_are_taken_in_turn_order() -> None:
    game = cm.new_game("seasons", players=3, seed=6, options={"first_player": 1})
    finish_prelude(game, Random(6))
    rolled = game.describe()["dice"]
    for count, (player, die) in enumerate([(1, "die 2"), (2, "die 4"), (0, "die 1")]):
        (decision,) = game.decisions
        assert decision.player == player
        assert len(decision.choices) == 4 - count
        game.play(player, die)
    # Player 1 may already have been asked for a card, and no more than that: it is his turn.
    assert asked(game) == [1]
    assert [seat(game, player)["die"] for player in range(3)] == [rolled[0], rolled[1], rolled[3]]
    assert game.describe()["leftover_pips"] == rolled[2]["pips"]


def test_a_taken_die_cannot_be_taken_again() -> None:
    game = cm.new_game("seasons", players=2, seed=6, options={"first_player": 0})
    finish_prelude(game, Random(6))
    game.play(0, "die 3")
    with pytest.raises(cm.IllegalChoice):
        game.play(1, "die 3")
    assert [choice.text for choice in game.decisions[0].choices] == ["die 1", "die 2"]


# Turns are played in the same order, from the first player clockwise.
def test_turns_go_clockwise_from_the_first_player() -> None:
    game = scenario({}, {}, {}, {}, first_player=2, turn=2)
    order = []
    while game.kind == "turn":
        order.append(game.asked)
        game.play(game.asked, "end")
    assert order == [2, 3, 0, 1]


# The die that nobody took moves the marker by its pips at the end of the round.
def test_the_leftover_die_moves_the_marker() -> None:
    game = cm.new_game("seasons", players=2, seed=7)
    finish_prelude(game, Random(7))
    left = game.describe()["dice"][2]
    for die in ("die 1", "die 2"):
        game.play(asked(game)[0], die)
    while kinds(game) != {"die"}:
        (decision,) = game.decisions
        wanted = decision.find("end") or decision.choices[0]
        game.play(decision.player, wanted)
    assert game.describe()["space"] == 1 + left["pips"]


@pytest.mark.parametrize("pips", [1, 2, 3])
@pytest.mark.parametrize("space", range(1, 13))
def test_the_wheel_has_twelve_spaces_and_four_seasons(space: int, pips: int) -> None:
    game = scenario(space=space, leftover_pips=pips)
    before = game.game.describe()["season"]
    end_round(game)
    table = game.game.describe()
    assert table["space"] == (space + pips - 1) % 12 + 1
    assert table["season"] == SEASONS[(table["space"] - 1) // 3]
    assert before == SEASONS[(space - 1) // 3]
    assert table["year"] == (2 if space + pips > 12 else 1)


# The season changes when the marker leaves space 3, 6, 9 or 12, and not otherwise. Hourglass of Time tells.
@pytest.mark.parametrize(("space", "pips", "changes"), [(1, 2, False), (1, 3, True), (3, 1, True), (12, 1, True)])
def test_a_changed_season_acts(space: int, pips: int, changes: bool) -> None:
    game = scenario({"in_play": ["hourglass-of-time"]}, space=space, leftover_pips=pips)
    end_round(game)
    assert (game.kind == "gain-energy") == changes


# With the new year come its library cards, first of all, beside the cards still in hand.
def test_a_new_year_gives_its_library_cards_before_the_season_acts() -> None:
    game = scenario(
        {"hand": ["amulet-of-air"], "library": {"2": ["purse-of-io"], "3": ["die-of-malice"]}},
        {"library": {"2": ["amulet-of-fire", "amulet-of-fire"]}, "in_play": ["hourglass-of-time"]},
        space=12,
        leftover_pips=2,
    )
    end_round(game)
    assert game.kind == "gain-energy"
    assert game.game.describe()["year"] == 2
    assert game.hand(0) == ["amulet-of-air", "purse-of-io"]
    assert game.player(0)["library"] == {"2": [], "3": ["die-of-malice"]}
    assert game.hand(1) == ["amulet-of-fire", "amulet-of-fire"]


def test_the_third_year_gives_the_third_set() -> None:
    game = scenario({"library": {"3": ["die-of-malice"]}}, year=2, space=11, leftover_pips=2)
    end_round(game)
    assert game.game.describe()["year"] == 3
    assert game.hand(0) == ["die-of-malice"]
    assert game.player(0)["library"] == {"2": [], "3": []}


# Moved back over the start of the year and forward again, library cards are not given twice.
def test_library_cards_are_given_once() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "gauge": 1, "library": {"2": ["purse-of-io"]}},
        {"hand": ["temporal-boots"], "gauge": 1},
        space=12,
        leftover_pips=3,
    )
    game.play(0, "summon temporal-boots", "forward 2")
    assert game.hand(0) == ["purse-of-io"]
    game.play(0, "end")
    game.play(1, "summon temporal-boots", "back 3")
    assert (game.game.describe()["year"], game.game.describe()["space"]) == (1, 11)
    assert game.hand(0) == ["purse-of-io"]
    game.play(1, "end")
    assert (game.game.describe()["year"], game.game.describe()["space"]) == (2, 2)
    assert game.hand(0) == ["purse-of-io"]


# Before year 1 there is a year 0; coming back from it gives no cards.
def test_before_the_first_year_there_is_a_year_0() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1, "library": {"2": ["purse-of-io"]}}, leftover_pips=2)
    game.play(0, "summon temporal-boots", "back 2")
    table = game.game.describe()
    assert (table["year"], table["space"], table["season"]) == (0, 11, "autumn")
    end_round(game)
    table = game.game.describe()
    assert (table["year"], table["space"], table["season"]) == (1, 1, "winter")
    assert game.hand(0) == []


# After the round the left neighbour of the first player becomes first, rolls and chooses first.
@pytest.mark.parametrize(("players", "first", "then"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_the_left_neighbour_becomes_first(players: int, first: int, then: int) -> None:
    game = scenario(*[{}] * players, first_player=first)
    end_round(game)
    assert (game.kind, game.asked) == ("die", then)
    assert game.game.describe()["first_player"] == then


# Effects of a changed season come in turn order from the new first player.
def test_a_changed_season_begins_with_the_new_first_player() -> None:
    hourglass = {"in_play": ["hourglass-of-time"]}
    game = scenario(hourglass, {}, hourglass, first_player=0, space=3, leftover_pips=1)
    end_round(game)
    order = []
    while game.kind == "gain-energy":
        order.append(game.asked)
        game.play(game.asked, "A")
    assert order == [2, 0]


# Effects of the round's end come before that, in turn order from the round's own first player.
def test_the_end_of_the_round_begins_with_its_first_player() -> None:
    horn = {"in_play": ["beggars-horn"]}
    game = scenario(horn, {}, horn, first_player=1)
    end_round(game)
    order = []
    while game.kind == "gain-energy":
        order.append(game.asked)
        game.play(game.asked, "A")
    assert order == [2, 0]


# The end of the round comes first, then the marker, then the changed season.
def test_the_round_ends_before_the_marker_moves() -> None:
    game = scenario({"in_play": ["beggars-horn", "hourglass-of-time"]}, space=3, leftover_pips=1)
    game.play(0, "end")
    game.play(1, "end")
    assert game.game.describe()["space"] == 3
    game.play(0, "F")
    assert game.game.describe()["space"] == 4
    game.play(0, "E")
    assert game.reserve(0) == "FE"


# Each player chooses the order of his own effects, or takes the automatic one: the Soul, the Horn, Titus, the Chest.
def test_the_owner_orders_his_effects() -> None:
    board = {"in_play": ["wondrous-chest", "damned-soul-of-onys"], "crystals": 1, "reserve": "AAAA"}
    game = scenario(board)
    end_round(game)
    assert game.kind == "order"
    assert game.open == ["auto", "in-play wondrous-chest", "in-play damned-soul-of-onys"]
    game.play(0, "in-play wondrous-chest")
    assert game.crystals(0) == 1  # 1 + 3 for the Chest - 3 for the Soul

    game = scenario(board)
    end_round(game)
    game.play(0, "auto")
    assert game.crystals(0) == 3  # 1 - 1 for the Soul, which takes what is there, + 3 for the Chest


# Each card acts once, and looks at the state as it then is: the token of the Horn can be the Chest's fourth.
def test_each_effect_looks_at_the_state_as_it_then_is() -> None:
    game = scenario({"in_play": ["beggars-horn", "wondrous-chest"], "reserve": "A"})
    end_round(game)
    game.play(0, "auto", "A")
    assert game.reserve(0) == "AA"
    assert game.crystals(0) == 0


# Cards that were turned when activated straighten at the start of the next round, not before.
def test_cards_straighten_at_the_start_of_the_round() -> None:
    turned = {"in_play": [{"card": "kairn-the-destroyer", "used": True}], "reserve": "AA"}
    game = scenario(turned, turned)
    assert "already" in game.refused(0, "activate kairn-the-destroyer")
    game.play(0, "end")
    assert game.used(0, "kairn-the-destroyer")
    game.play(1, "end")
    assert not game.used(0, "kairn-the-destroyer")
    assert not game.used(1, "kairn-the-destroyer")


# Dice stay dice of the season they were rolled in, though the marker moves in mid-round; a die rolled again too.
def test_dice_keep_their_season_in_mid_round() -> None:
    seen = set()
    for seed in range(40):
        game = scenario(
            {"hand": ["temporal-boots"], "gauge": 1},
            {"in_play": ["die-of-malice"], "die": {"energy": "WW", "star": True}},
            space=3,
            seed=seed,
        )
        game.play(0, "summon temporal-boots", "forward 1", "end")
        assert game.game.describe()["season"] == "spring"
        assert game.game.describe()["dice_season"] == "winter"
        assert game.player(1)["die"]["energy"] == "WW"
        game.play(1, "activate die-of-malice")
        (told,) = game.told("die-rerolled")
        assert any(told["die"] in faces("winter", die) for die in range(5))
        seen.add(told["die"]["energy"])
    assert seen & {"W", "WW", "AW"}
    assert not any("E" in energy for energy in seen)


# Transmutation always uses the season under the marker now.
def test_transmuting_uses_the_season_under_the_marker() -> None:
    game = scenario(
        {"hand": ["temporal-boots"], "gauge": 1, "reserve": "FF"}, space=3, die={"energy": "", "transmute": True}
    )
    game.play(0, "transmute", "F", "done")
    assert game.crystals(0) == 2
    game.play(0, "summon temporal-boots", "forward 1", "transmute", "F")
    assert game.crystals(0) == 5


# The new round's dice are those of the season where the marker then stands.
def test_the_next_round_rolls_dice_of_the_new_season() -> None:
    game = scenario(space=6, leftover_pips=1)
    end_round(game)
    table = game.game.describe()
    assert table["dice_season"] == "summer"
    assert are_different_dice_of("summer", table["dice"])


# The game ends at the end of the round in which the marker leaves the twelfth space of the third year.
@pytest.mark.parametrize(("space", "pips", "over"), [(12, 1, True), (10, 3, True), (11, 1, False), (9, 3, False)])
def test_the_game_ends_when_the_marker_leaves_year_3(space: int, pips: int, over: bool) -> None:
    game = scenario(year=3, space=space, leftover_pips=pips)
    game.play(0, "end")
    assert not game.game.over
    game.play(1, "end")
    assert game.game.over == over


@pytest.mark.parametrize("year", [1, 2])
def test_the_game_does_not_end_with_an_earlier_year(year: int) -> None:
    game = scenario(year=year, space=12, leftover_pips=3)
    end_round(game)
    assert not game.game.over
    assert game.game.describe()["year"] == year + 1


# Moved past year 3 in mid-round, the round is still finished; then the game ends.
def test_a_round_is_finished_though_year_3_is_left() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 1}, {"crystals": 4}, year=3, space=12)
    game.play(0, "summon temporal-boots", "forward 3")
    assert not game.game.over
    game.play(0, "end")
    assert game.asked == 1
    game.play(1, "bonus gauge", "end")
    assert game.game.over
    assert game.game.outcome.scores == [8, -1]


# Unless the marker has been moved back by then.
def test_the_marker_can_be_moved_back_in_time() -> None:
    boots = {"hand": ["temporal-boots"], "gauge": 1}
    game = scenario(boots, boots, year=3, space=12, leftover_pips=1)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "summon temporal-boots", "back 2", "end")
    assert not game.game.over
    assert (game.game.describe()["year"], game.game.describe()["space"]) == (3, 12)


# Effects of a changed season happen on the move that ends the game too.
def test_the_last_move_still_changes_the_season() -> None:
    game = scenario(
        {"in_play": ["figrim-the-avaricious"]}, {"crystals": 5}, {"crystals": 1}, year=3, space=12, leftover_pips=1
    )
    end_round(game)
    assert game.game.over
    assert [part["crystals"] for part in game.game.outcome.breakdown] == [2, 4, 0]


def test_the_last_round_has_its_end_too() -> None:
    game = scenario({"in_play": ["wondrous-chest"], "reserve": "AAAA"}, year=3, space=12, leftover_pips=1)
    end_round(game)
    assert game.game.outcome.breakdown[0]["crystals"] == 3


def test_nothing_can_be_done_after_the_end() -> None:
    game = scenario(year=3, space=12, leftover_pips=1)
    end_round(game)
    assert game.game.decisions == []
    with pytest.raises(cm.IllegalChoice, match="over"):
        game.game.play(0, "end")


# The rulebook's example: 72 crystals, 68 points on cards, two bonuses and a card in hand: 72 + 68 - 12 - 5 = 123.
def test_the_example_of_the_rulebook() -> None:
    game = scenario(
        {
            "crystals": 72,
            "in_play": ["runic-cube-of-eolis", "runic-cube-of-eolis", "temporal-boots"],
            "bonuses_used": 2,
            "hand": ["amulet-of-air"],
            "reserve": "AWF",
        },
        year=3,
        space=12,
        leftover_pips=1,
    )
    end_round(game)
    assert game.game.over
    assert game.game.outcome.breakdown[0] == {"crystals": 72, "cards": 68, "effects": 0, "bonuses": -12, "hand": -5}
    assert game.game.outcome.scores[0] == 123
    assert game.game.outcome.winners == [0]


# No bonus costs nothing, then 5, 12 and 20 points in all. Energy left over is worth nothing.
@pytest.mark.parametrize(("bonuses", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
def test_bonuses_cost_points(bonuses: int, penalty: int) -> None:
    game = scenario({"crystals": 50, "bonuses_used": bonuses, "reserve": "AAAWWWW"}, year=3, space=12, leftover_pips=1)
    end_round(game)
    assert game.game.outcome.scores == [50 - penalty, 0]


# Cards in hand cost 5 each; the final score may be negative.
def test_the_score_may_be_negative() -> None:
    game = scenario(
        {"hand": ["amulet-of-air"] * 2 + ["purse-of-io"], "bonuses_used": 3}, year=3, space=12, leftover_pips=1
    )
    end_round(game)
    assert game.game.outcome.scores == [-35, 0]
    assert game.game.outcome.winners == [1]


# End-of-game effects stand in the breakdown by themselves.
def test_effects_of_the_games_end_are_shown_apart() -> None:
    game = scenario(
        {"in_play": ["ragfields-helm", "lantern-of-xidit"], "reserve": "AWF", "crystals": 1},
        {"in_play": ["sealed-chest-of-urm"]},
        year=3,
        space=12,
        leftover_pips=1,
    )
    end_round(game)
    assert game.game.outcome.breakdown[0] == {"crystals": 1, "cards": 34, "effects": 29, "bonuses": 0, "hand": 0}
    assert game.game.outcome.breakdown[1] == {"crystals": 0, "cards": 10, "effects": 20, "bonuses": 0, "hand": 0}
    assert game.game.outcome.scores == [64, 30]
    assert game.game.outcome.ranking == [1, 2]


# With equal scores, who has more cards in play wins.
def test_a_tie_goes_to_more_cards_in_play() -> None:
    game = scenario(
        {"crystals": 12}, {"in_play": ["amulet-of-air"] * 2}, {"crystals": 12}, year=3, space=12, leftover_pips=1
    )
    end_round(game)
    assert game.game.outcome.scores == [12, 12, 12]
    assert game.game.outcome.ranking == [2, 1, 2]
    assert game.game.outcome.winners == [1]


def test_a_full_tie_is_shared() -> None:
    game = scenario({"crystals": 7}, {"crystals": 7}, {"crystals": 6}, year=3, space=12, leftover_pips=1)
    end_round(game)
    assert game.game.outcome.winners == [0, 1]
    assert game.game.outcome.ranking == [1, 1, 3]


# More cards in play do not outweigh a higher score.
def test_cards_in_play_only_break_ties() -> None:
    game = scenario({"crystals": 13}, {"in_play": ["amulet-of-air"] * 2}, year=3, space=12, leftover_pips=1)
    end_round(game)
    assert game.game.outcome.winners == [0]


# A whole game goes through three years, and ends past the third.
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_takes_three_years(players: int) -> None:
    game = cm.new_game("seasons", players=players, seed=20)
    random = Random(20)
    years, rounds = [], 0
    while not game.over:
        decision = random.choice(game.decisions)
        for event in game.play(decision.player, random.choice(decision.choices)):
            rounds += event.kind == "round-began"
            if event.kind == "year-begins":
                years.append(event.facts["amount"])
    assert years == [2, 3]
    assert rounds >= 12
    assert game.describe()["year"] == 4
    assert all(seat(game, player)["library"] == {"2": [], "3": []} for player in range(players))
