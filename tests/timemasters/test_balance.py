"""The balance report counts right, and the pack keeps its bounds in a short form of the measurement."""

import pytest

import chronomage as cm
from chronomage.games.timemasters.packs.shelf import load_pack
from chronomage.lab.timemasters.balance import Report, Tally, count_game, figures, measure_balance

PACK = load_pack("verguya")
GROWTH = PACK.numbers["growth"]
SLOWDOWN = PACK.numbers["slowdown"]


def balanced() -> Tally:
    """Ten games of two in which everything is as it should be."""
    return Tally(
        games=10,
        first_player_wins=5.0,
        turns=[20] * 10,
        scores=[40] * 20,
        takers={GROWTH: 10, SLOWDOWN: 10},
        taker_wins={GROWTH: 5.0, SLOWDOWN: 6.0},
        copies={GROWTH: 12, SLOWDOWN: 10},
    )


def report(tally: Tally) -> Report:
    return Report(tally, 2, figures(PACK, tally, [GROWTH, SLOWDOWN], 2))


def test_a_balanced_pack_has_no_problems() -> None:
    assert list(report(balanced()).problems()) == []


def test_figures_of_a_card() -> None:
    growth, slowdown = report(balanced()).cards
    assert (growth.name, growth.level, growth.takers, growth.taken) == ("growth", 2, 10, 1.2)
    assert slowdown.rate == pytest.approx(0.6)
    assert slowdown.lift == pytest.approx(0.1)
    assert slowdown.over_level == pytest.approx(0.05)


def test_every_problem_is_named() -> None:
    tally = balanced()
    tally.first_player_wins = 6.0
    tally.turns = [40] * 10
    tally.unfinished = 1
    tally.taker_wins[SLOWDOWN] = 7.0
    del tally.takers[GROWTH]
    told = " ".join(report(tally).problems())
    for part in ("60.0%", "40", "1 games did not end", "growth is never taken", "slowdown raises", "20.0 points"):
        assert part in told


def test_tallies_add_up() -> None:
    tally = balanced()
    tally.add(balanced())
    assert tally.games == 20
    assert tally.takers[GROWTH] == 20
    assert tally.taker_wins[SLOWDOWN] == 12.0
    assert len(tally.turns) == 20


def test_a_game_is_counted() -> None:
    tally = Tally()
    game = cm.new_game("timemasters", seed=5)
    count_game(tally, game)
    assert tally.games == 1
    assert tally.scores == game.outcome.scores
    # Every point at the end comes from a card that was taken and not exiled since.
    taken = sum(PACK.points[card] * copies for card, copies in tally.copies.items())
    exiled = sum(PACK.points[PACK.numbers[name]] for name in game.describe()["exiled"])
    assert taken == sum(tally.scores) + exiled


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_apprentices_end_and_are_of_the_right_length(players: int) -> None:
    measured = measure_balance(players, 200, 0, {}).plain()
    assert measured["unfinished"] == 0
    assert 12 <= measured["turns_median"] <= 30 or players > 2
    assert all(card["takers"] for card in measured["cards"])
