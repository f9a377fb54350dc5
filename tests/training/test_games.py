"""Games side by side: what nets are asked, and what comes of their answers."""

import pytest

pytest.importorskip("numpy")

from chronomage.bots.policy import policy_of
from chronomage.encoding import encoding_of
from chronomage.kernel.errors import BadOption
from chronomage.kernel.random import seeded
from chronomage.lab.training.config import config_of
from chronomage.lab.training.dealing import EvaluationDealer, TrainingDealer, evaluation_games
from chronomage.lab.training.games import APPRENTICE, FIGURES, LEARNER, NOBODY, PAST, Games, Result
from tests.training.small import small_config

CONFIG = small_config()


def games_of(dealer: TrainingDealer | EvaluationDealer, rows: int) -> Games:
    """Rows of games of Seasons."""
    return Games(encoding_of("seasons"), policy_of("seasons"), dealer, rows, seeded(3))


def played_out(games: Games) -> list[Result]:
    """All results of games in which the first choice is always taken, until no row has a game any more."""
    results: list[Result] = []
    while any(row.state is not None for row in games.rows):
        games.observe([], [], [], [])
        games.play([row.places[0] if row.state is not None else 0 for row in games.rows])
        results += games.results
    return results


def test_an_evaluation_plays_every_seed_from_every_seat_to_its_end() -> None:
    deals = evaluation_games(CONFIG.variants(), [4, 3], APPRENTICE, seed=1)
    first = min(deal.seed for deal in deals)
    assert sorted((deal.number, deal.seed - first, deal.hero) for deal in deals) == [
        (0, 0, 0),
        (0, 0, 1),
        (0, 1, 0),
        (0, 1, 1),
        (1, 0, 0),
        (1, 0, 1),
        (1, 0, 2),
    ]
    assert all(deal.seats.count(LEARNER) == 1 and deal.seats[deal.hero] == LEARNER for deal in deals)
    results = played_out(games_of(EvaluationDealer(deals, 3), 3))
    assert len(results) == len(deals)
    assert {id(result.deal) for result in results} == {id(deal) for deal in deals}


def test_results_say_who_won_and_by_how_much() -> None:
    deals = evaluation_games(CONFIG.variants(), [2, 3], APPRENTICE, seed=1)
    for result in played_out(games_of(EvaluationDealer(deals, 5), 5)):
        players = result.deal.variant.players
        wins = result.figures[0 : players * FIGURES : FIGURES]
        assert sum((win + 1) / 2 for win in wins) == pytest.approx(1)
        best = max(result.scores)
        for seat, score in enumerate(result.scores):
            others = [other for at, other in enumerate(result.scores) if at != seat]
            assert result.figures[seat * FIGURES + 2] == pytest.approx((score - max(others)) / 100)
            assert (result.figures[seat * FIGURES + 1] > 0) == (score == best and score > max(others))


def test_rows_are_asked_for_seats_of_nets_alone() -> None:
    dealer = TrainingDealer(CONFIG.variants(), [2, 1], past_rows=2, apprentice_rows=2, random=seeded(1))
    games = games_of(dealer, 6)
    asked: set[tuple[int, int]] = set()
    for _ in range(60):
        games.observe([], [], [], [])
        said = games.seats()
        asked |= {(row, said[3 * row + 1]) for row in range(6)}
        for row in games.rows:
            assert row.state is not None
            assert row.choices == row.state.choices_of(row.player)
            assert len(row.choices) == len(set(row.places)) > 1
        games.play([row.places[-1] for row in games.rows])
    assert {controller for row, controller in asked if row < 2} == {LEARNER, PAST}
    assert {controller for row, controller in asked if row >= 2} == {LEARNER}


def test_what_is_taught_is_what_the_apprentice_chooses() -> None:
    dealer = TrainingDealer(CONFIG.variants(), [2, 1], past_rows=0, apprentice_rows=0, random=seeded(1))
    games = games_of(dealer, 4)
    for _ in range(20):
        games.observe([], [], [], [])
        taught = games.teach()
        for row, place in zip(games.rows, taught, strict=True):
            assert row.deal is not None
            assert row.state is not None
            wanted = games.apprentice(row.deal.variant.rules, row.state, row.player, row.choices)
            assert row.places[row.choices.index(wanted)] == place
        games.play_taught(0)


def test_rows_without_a_game_say_so() -> None:
    deals = evaluation_games(CONFIG.variants(), [2, 0], APPRENTICE, seed=1)
    games = games_of(EvaluationDealer(deals, 4), 4)
    widths: list[int] = []
    games.observe([], widths, [], [])
    assert games.seats()[1::3] == [LEARNER, LEARNER, NOBODY, NOBODY]
    assert widths[2:] == [0, 0]
    assert min(widths[:2]) > 0


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"name": "a", "game": "seasons"}, "variants is missing"),
        ({"name": "a", "game": "seasons", "variants": [], "nets": {}}, "unknown nets"),
        ({"name": "a", "game": "seasons", "variants": [{"name": "b", "wait": 2}]}, "unknown wait"),
    ],
)
def test_a_config_that_says_what_nobody_knows_is_refused(document: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        config_of(document, "a.toml")
