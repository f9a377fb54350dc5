"""Matches and leagues: paired deals, limits, all cores, ratings with intervals."""

import json
from math import log10
from pathlib import Path
from xml.etree import ElementTree

import pytest

import chronomage as cm
from chronomage.bots import Bot, Limit
from chronomage.cli.commands import run
from chronomage.lab.engines import cores
from chronomage.lab.entry import Entry, read_entry
from chronomage.lab.league import Season, play_league
from chronomage.lab.ratings import rate
from chronomage.lab.simulation import Plan, simulate, simulate_by
from chronomage.lab.standings import standing

LIMITS: list[Limit | None] = []


class Noting(Bot):
    """Takes the first choice, and notes its limit."""

    def choose(self, observation, decision, limit=None):  # type: ignore[no-untyped-def]
        LIMITS.append(limit)
        return decision.choices[0]


HERE = f"{__name__}:Noting"


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("apprentice", Entry("apprentice")),
        ("magician@0.5s", Entry("magician", Limit(seconds=0.5))),
        ("bot.py:Mine@400", Entry("bot.py:Mine", Limit(iterations=400))),
    ],
)
def test_an_entry_is_read_as_it_is_written(text: str, entry: Entry) -> None:
    assert read_entry(text) == entry
    assert entry.name == text


@pytest.mark.parametrize("text", ["magician@", "magician@fast", "magician@1.5", "@2s"])
def test_a_limit_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(cm.BadOption, match="magician@400"):
        read_entry(text)


def test_a_limit_reaches_its_bot() -> None:
    LIMITS.clear()
    simulate(Plan("timemasters", 2, 1, 0, {}, (f"{HERE}@7", "random")))
    assert LIMITS
    assert set(LIMITS) == {Limit(iterations=7)}


def test_everybody_plays_each_deal_from_every_seat() -> None:
    plan = Plan("seasons", 3, 6, 5, {}, ("apprentice", "random", "random"), paired=True)
    assert [plan.seed_of(number) for number in range(6)] == [5, 5, 5, 6, 6, 6]
    played = simulate(plan).played
    assert [game.entries.index(0) for game in played] == [0, 2, 1, 0, 2, 1]


def test_all_cores_play_the_same_games() -> None:
    plan = Plan("timemasters", 2, 9, 3, {}, ("apprentice", "random"), paired=True)
    alone, together = simulate(plan), simulate_by(cores, plan)
    assert [game.outcome for game in together.played] == [game.outcome for game in alone.played]


def test_a_bot_with_two_seats_has_one_win_in_a_game() -> None:
    results = simulate(Plan("timemasters", 3, 30, 0, {}, ("apprentice", "apprentice", "random"), paired=True))
    many = standing("apprentice", results.played, [0, 1])
    assert (many.games, many.seats) == (30, 60)
    low, high = many.interval
    assert low <= many.rate <= 0.5 == pytest.approx(high)
    assert many.margin > 0, "its own kind is no opponent"


def test_ratings_are_those_of_the_wins() -> None:
    # Ten wins for each loss are 400 points, and much is known of who played much.
    few, many = (rate(["strong", "weak"], [[0, 10 * games], [games, 0]]) for games in (10, 1000))
    for strong, weak in (few, many):
        assert strong.points + weak.points == pytest.approx(3000)
        assert strong.low < strong.points < strong.high
    assert many[0].points - many[1].points == pytest.approx(400, abs=3)
    assert (few[0].high - few[0].low) / (many[0].high - many[0].low) == pytest.approx(10, rel=0.1)


def test_ratings_of_many_agree_with_each_pair() -> None:
    strengths = [1.0, 3.0, 9.0]
    won = [[0 if one == other else 300 * one / (one + other) for other in strengths] for one in strengths]
    points = [rating.points for rating in rate("abc", won)]
    assert points[1] - points[0] == pytest.approx(400 * log10(3), abs=3)
    assert points[2] - points[1] == pytest.approx(400 * log10(3), abs=3)


def test_who_never_loses_has_a_rating_that_is_not_sure() -> None:
    (best, worst) = rate(["best", "worst"], [[0, 20], [0, 0]])
    assert best.points - worst.points > 400
    assert best.high - best.low > 300


def test_a_league_of_three_rates_the_better_bot_higher() -> None:
    # With three at a table one bot has a seat more; over all games neither has.
    league = play_league(Season("timemasters", 3, 12, 0, {}, ("random", "apprentice")), cores)
    random, apprentice = league.ratings
    assert apprentice.points > random.points
    one, other = league.fixtures[0].standings()
    assert one.seats == other.seats == 18


def test_the_command_prints_and_draws_a_league(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "ratings.svg"
    told = ["league", "random", "apprentice", "--game", "timemasters", "--games", "4", "--plot", str(picture)]
    assert run([*told, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in figures["bots"]] == ["random", "apprentice"]
    assert len(figures["fixtures"]) == 1
    assert "apprentice" in "".join(ElementTree.parse(picture).getroot().itertext())
    assert run(told) == 0
    printed = capsys.readouterr().out
    assert printed.index("apprentice") < printed.index("random ")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        (["league", "random"], "two bots"),
        (["league", "random", "random"], "once"),
        (["match", "random", "random@3x"], "magician@400"),
        (["match", "random", "random", "--engine", "moon"], "cores, ray"),
    ],
)
def test_what_is_no_league_is_refused(told: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(told) == 2
    assert why in capsys.readouterr().err
