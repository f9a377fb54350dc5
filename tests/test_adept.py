"""The adept: what its net says, whatever it cannot see."""

from pathlib import Path

import pytest

import chronomage as cm
from chronomage.bots import Bot, Limit, game_facts, make_bot
from chronomage.bots.bot import Question

pytest.importorskip("onnxruntime", reason="nets need onnxruntime")

from chronomage.bots.nets.adept import Adept
from chronomage.bots.nets.judge import FOLDER, Judge, NoNet, judge_of
from chronomage.encoding import encoding_of
from tests.fairness import positions

GAMES = [path.stem for path in sorted(FOLDER.glob("*.onnx"))]


def question(game: cm.Game) -> Question:
    decision = game.decisions[0]
    return game.observe(decision.player), decision


@pytest.mark.parametrize("name", GAMES)
def test_many_questions_are_answered_as_each_by_itself_and_as_explained(name: str) -> None:
    questions = [question(game) for game in positions(name, 12, 7)]
    adept = make_bot("adept", name)
    chosen = adept.choose_many(questions)
    for (seen, decision), choice in zip(questions, chosen, strict=True):
        said = adept.explain(seen, decision, Limit(seconds=0))
        assert adept.choose(seen, decision) == said.chosen == choice
        shares = [each.share or 0.0 for each in said.choices]
        assert sum(shares) == pytest.approx(1)
        assert said.choices[shares.index(max(shares))].choice == choice
        best = next(each for each in said.choices if each.choice == choice)
        assert best.win_chance is not None
        assert best.margin is not None
        assert 0 <= best.win_chance <= 1
    assert adept.choose_many([]) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_temperature_makes_it_play_otherwise_but_the_same_again_for_the_same_seed(name: str) -> None:
    games = list(positions(name, 30, 7))

    def answers(temperature: float, seed: int) -> list[str]:
        adept: Bot = Adept(temperature)
        adept.begin(game_facts(games[0].rules, games[0].state, seed), 0)
        return [adept.choose(*question(game)).text for game in games]

    assert answers(3.0, 1) == answers(3.0, 1)
    assert answers(3.0, 1) != answers(3.0, 2)
    assert answers(3.0, 1) != answers(0.0, 1)
    assert answers(0.0, 1) == answers(0.0, 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_net_says_where_it_comes_from(name: str) -> None:
    said = judge_of(name).said
    assert said["game"] == name
    assert said["decisions"] > 0
    path = FOLDER / f"{name}.onnx"
    assert path.stat().st_size <= 8_000_000
    assert judge_of(name) is judge_of(name)


def test_a_net_that_is_not_there_or_of_other_numbers_is_refused() -> None:
    encoding = encoding_of("seasons")
    with pytest.raises(NoNet, match="no net has been trained for seasons"):
        Judge(Path("nowhere.onnx"), encoding)
    if "timemasters" in GAMES:
        with pytest.raises(NoNet, match="other numbers"):
            Judge(FOLDER / "timemasters.onnx", encoding)
