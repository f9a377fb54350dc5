"""Card 7: Temporal Boots."""

import pytest

from chronomage.games.seasons import facts
from tests.seasons.scenario import Scenario, scenario


def when(game: Scenario) -> tuple[int, int, str]:
    """Year, space and season under the marker."""
    shown = game.game.describe()
    return shown["year"], shown["space"], shown["season"]


BOOTS = {"hand": ["temporal-boots"], "gauge": 1}


# Temporal Boots: free to summon; the season marker goes one to three spaces forward or back.
@pytest.mark.parametrize(
    ("choice", "space"),
    [("forward 1", 6), ("forward 2", 7), ("forward 3", 8), ("back 1", 4), ("back 2", 3), ("back 3", 2)],
)
def test_temporal_boots_move_the_marker(choice: str, space: int) -> None:
    game = scenario(BOOTS, space=5)
    game.play(0, "summon temporal-boots", choice)
    assert when(game)[:2] == (1, space)
    assert game.in_play(0) == ["temporal-boots"]
    assert game.crystals(0) == 0


# Not moving is no choice, nor is going further than three.
def test_temporal_boots_must_move() -> None:
    game = scenario(BOOTS)
    game.play(0, "summon temporal-boots")
    assert game.kind == "move-marker"
    assert game.open == ["forward 1", "forward 2", "forward 3", "back 1", "back 2", "back 3"]
    assert game.refused(0, "done").startswith("'done' is no answer to this question; open are: ")
    assert "'forward 4' is no choice" in game.refused(0, "forward 4")


# Free of cost is not free of the gauge, nor of a Leech.
def test_temporal_boots_need_room_and_pay_the_leech() -> None:
    full = scenario({"hand": ["temporal-boots"], "gauge": 1, "in_play": ["purse-of-io"]})
    assert full.refused(0, "summon temporal-boots").startswith("your summoning gauge is 1, and you have 1 card")
    leech = scenario({**BOOTS, "crystals": 1}, {"in_play": ["arcano-leech", "arcano-leech"]})
    assert "needs 2 crystals (2 of them for Arcano Leech), you have 1" in leech.refused(0, "summon temporal-boots")


# Each Leech among the opponents gets its crystal, whoever's it is; one's own does not count.
def test_temporal_boots_pay_the_leeches_of_several_opponents() -> None:
    leech = {"in_play": ["arcano-leech"]}
    game = scenario(leech, {**BOOTS, "crystals": 3}, {}, leech, first_player=1)
    game.play(1, "summon temporal-boots", "forward 1")
    assert [game.crystals(player) for player in range(4)] == [1, 1, 0, 1]
    own = scenario({"hand": ["temporal-boots"], "gauge": 2, **leech})
    own.play(0, "summon temporal-boots", "forward 1")
    assert own.crystals(0) == 0


# A Hand of Fortune has nothing to take off.
def test_temporal_boots_stay_free_with_a_hand_of_fortune() -> None:
    game = scenario({"hand": ["temporal-boots"], "reserve": "A", "gauge": 2, "in_play": ["hand-of-fortune"]})
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.reserve(0) == "A"


# A changed season acts at once, forward as well as back: Figrim collects, an Hourglass gives an energy.
@pytest.mark.parametrize(("space", "choice"), [(3, "forward 1"), (4, "back 1"), (4, "back 3"), (6, "forward 3")])
def test_temporal_boots_change_the_season(space: int, choice: str) -> None:
    in_play = ["figrim-the-avaricious", "hourglass-of-time"]
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": in_play}, space=space)
    game.play(0, "summon temporal-boots", choice)
    assert game.kind == "order"
    game.play(1, "auto", "E")
    assert (game.crystals(0), game.crystals(1)) == (4, 1)
    assert game.reserve(1) == "E"
    assert game.asked == 0


# A move within the season changes nothing.
@pytest.mark.parametrize(("space", "choice"), [(4, "forward 2"), (6, "back 2"), (5, "forward 1"), (5, "back 1")])
def test_temporal_boots_within_a_season(space: int, choice: str) -> None:
    in_play = ["figrim-the-avaricious", "hourglass-of-time"]
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": in_play}, space=space)
    game.play(0, "summon temporal-boots", choice)
    assert game.told("season-changed") == []
    assert (game.crystals(0), game.crystals(1)) == (5, 0)
    assert game.kind == "turn"


# Effects of the changed season go in turn order from the round's first player, also in somebody else's turn.
def test_temporal_boots_let_the_first_player_act_first() -> None:
    hourglass = {"in_play": ["hourglass-of-time"]}
    game = scenario({**BOOTS}, hourglass, hourglass, space=3, first_player=2, turn=0)
    game.play(0, "summon temporal-boots", "forward 1")
    game.play(2, "A")
    game.play(1, "W")
    assert (game.reserve(2), game.reserve(1)) == ("A", "W")
    assert game.asked == 0


# The owner of the boots with an Hourglass takes part as well.
def test_temporal_boots_and_an_hourglass_of_ones_own() -> None:
    game = scenario({"hand": ["temporal-boots"], "gauge": 2, "in_play": ["hourglass-of-time"]}, space=3)
    game.play(0, "summon temporal-boots", "forward 1", "F")
    assert game.reserve(0) == "F"


# The dice stay those of the season in which they were rolled; transmuting follows the marker.
def test_temporal_boots_change_the_rate_and_not_the_dice() -> None:
    game = scenario({**BOOTS, "reserve": "AE"}, space=3, die={"energy": "AW", "transmute": True})
    game.play(0, "transmute", "A", "done")
    assert game.crystals(0) == 1
    game.play(0, "summon temporal-boots", "forward 1")
    assert when(game) == (1, 4, "spring")
    assert game.game.describe()["dice_season"] == "winter"
    game.play(0, "transmute", "A", "done")
    assert game.crystals(0) == 3
    game.play(0, "transmute", "E")
    assert game.crystals(0) == 4


# A die rolled again in the changed season is still one of the old season's: in winter no die has earth.
@pytest.mark.parametrize("seed", range(8))
def test_temporal_boots_do_not_change_a_die_rolled_again(seed: int) -> None:
    opponent = {"in_play": ["die-of-malice"], "die": {"energy": "WW", "crystals": 1}}
    game = scenario(BOOTS, opponent, space=3, seed=seed)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "activate die-of-malice")
    (rolled,) = game.told("die-rerolled")
    winter = {
        (face.pips, face.crystals, face.star, face.card, face.transmute)
        for face in facts.ALL_FACES[: facts.DICE_PER_SEASON * facts.FACES]
    }
    die = rolled["die"]
    assert (die["pips"], die["crystals"], die["star"], die["card"], die["transmute"]) in winter
    assert "E" not in die["energy"]


# Over the year's end: everybody takes the cards of the new year at once.
def test_temporal_boots_into_a_new_year() -> None:
    library = {"2": ["purse-of-io"], "3": ["runic-cube-of-eolis"]}
    other = {"library": {"2": ["die-of-malice"]}}
    game = scenario({**BOOTS, "library": library}, other, space=11)
    game.play(0, "summon temporal-boots", "forward 2")
    assert when(game) == (2, 1, "winter")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["die-of-malice"]
    assert game.player(0)["library"] == {"2": [], "3": ["runic-cube-of-eolis"]}


# Back over the year's start: the year goes back, the hands stay.
def test_temporal_boots_into_the_old_year() -> None:
    game = scenario({"hand": ["temporal-boots", "purse-of-io"], "gauge": 1}, {"hand": ["die-of-malice"]}, year=2)
    game.play(0, "summon temporal-boots", "back 1")
    assert when(game) == (1, 12, "autumn")
    assert game.hand(0) == ["purse-of-io"]
    assert game.hand(1) == ["die-of-malice"]


# Library cards are given once only, however often the year begins.
def test_temporal_boots_never_give_a_library_twice() -> None:
    player = {
        "hand": ["temporal-boots", "temporal-boots"],
        "gauge": 2,
        "library": {"2": ["purse-of-io"], "3": ["die-of-malice"]},
    }
    game = scenario(player, {}, space=12, first_player=1, turn=0, leftover_pips=1)
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.hand(0) == ["purse-of-io", "temporal-boots"]
    game.play(0, "summon temporal-boots", "back 1")
    assert when(game) == (1, 12, "autumn")
    assert game.hand(0) == ["purse-of-io"]
    game.play(0, "end")
    assert when(game) == (2, 1, "winter")
    assert game.hand(0) == ["purse-of-io"]
    assert game.player(0)["library"]["3"] == ["die-of-malice"]


# Before year 1 there is a year 0, in autumn; going forward again gives no library cards.
def test_temporal_boots_before_the_first_year() -> None:
    player = {"hand": ["temporal-boots", "temporal-boots"], "gauge": 2, "library": {"2": ["purse-of-io"]}}
    game = scenario(player, {"in_play": ["hourglass-of-time"]})
    game.play(0, "summon temporal-boots", "back 3")
    assert when(game) == (0, 10, "autumn")
    game.play(1, "A")
    game.play(0, "summon temporal-boots", "forward 3")
    game.play(1, "W")
    assert when(game) == (1, 1, "winter")
    assert game.hand(0) == []
    assert game.reserve(1) == "AW"


# Past the end of year 3 the round is finished, its end included, and then the game is over.
def test_temporal_boots_end_the_game_after_the_round() -> None:
    game = scenario(BOOTS, {"in_play": ["wondrous-chest"], "reserve": "AAAA"}, year=3, space=11)
    game.play(0, "summon temporal-boots", "forward 3")
    assert not game.game.over
    game.play(0, "end")
    assert game.asked == 1
    game.play(1, "end")
    assert game.game.over
    assert game.crystals(1) == 3
    assert game.game.outcome.scores == [8, 7]


# Unless the marker has been moved back by then.
def test_temporal_boots_bring_the_game_back() -> None:
    game = scenario(BOOTS, BOOTS, year=3, space=12)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "summon temporal-boots", "back 2", "end")
    assert not game.game.over
    assert game.kind == "die"
    assert when(game) == (3, 11, "autumn")


# The leftover die can carry it over the end again.
def test_temporal_boots_bring_the_marker_back_in_vain() -> None:
    game = scenario(BOOTS, BOOTS, year=3, space=12, leftover_pips=3)
    game.play(0, "summon temporal-boots", "forward 1", "end")
    game.play(1, "summon temporal-boots", "back 2", "end")
    assert game.game.over


# In the Russian edition the game ends as soon as the marker leaves year 3; the changed season still acts.
def test_temporal_boots_end_the_game_at_once_in_the_russian_edition() -> None:
    options = {"edition": "russian"}
    game = scenario({**BOOTS, "crystals": 5}, {"in_play": ["figrim-the-avaricious"]}, year=3, space=12, options=options)
    game.play(0, "summon temporal-boots", "forward 1")
    assert game.game.over
    assert (game.crystals(0), game.crystals(1)) == (4, 1)


# Two pairs, one after the other, move twice.
def test_two_temporal_boots() -> None:
    game = scenario({"hand": ["temporal-boots"] * 2, "gauge": 2})
    game.play(0, "summon temporal-boots", "forward 3", "summon temporal-boots", "forward 3")
    assert when(game) == (1, 7, "summer")


# Put into play by a Divine Chalice they move the marker as well.
def test_temporal_boots_put_into_play() -> None:
    deck = ["temporal-boots", "runic-cube-of-eolis", "kairn-the-destroyer", "wondrous-chest"]
    game = scenario({"hand": ["divine-chalice"], "reserve": "AWFE", "gauge": 2}, deck=deck)
    game.play(0, "summon divine-chalice", "temporal-boots", "forward 3")
    assert when(game) == (1, 4, "spring")


# The move at the end of the round starts from where the boots have put the marker.
def test_temporal_boots_and_the_end_of_the_round() -> None:
    game = scenario(BOOTS, space=5, first_player=1, turn=0, leftover_pips=2)
    game.play(0, "summon temporal-boots", "back 1", "end")
    assert when(game) == (1, 6, "spring")


# An overflow caused by a Vase is settled before the boots act.
def test_temporal_boots_after_the_overflow_of_a_vase() -> None:
    player = {"hand": ["temporal-boots"], "reserve": "AAAWFFE", "gauge": 2, "in_play": ["yjangs-forgotten-vase"]}
    game = scenario(player)
    game.play(0, "summon temporal-boots", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "W")
    assert game.kind == "move-marker"
    assert game.reserve(0) == "AAAFFEE"


# With a Grimoire the Vase's overflow goes down to ten, choosing among all eleven.
def test_temporal_boots_after_the_overflow_of_a_vase_and_a_grimoire() -> None:
    in_play = ["yjangs-forgotten-vase", "bespelled-grimoire", "bespelled-grimoire"]
    game = scenario({"hand": ["temporal-boots"], "reserve": "AAAWWWFFFF", "gauge": 4, "in_play": in_play})
    game.play(0, "summon temporal-boots", "E")
    assert game.kind == "overflow"
    assert game.open == ["A", "W", "F", "E"]
    game.play(0, "A", "back 1")
    assert game.reserve(0) == "AAWWWFFFFE"
