"""Bots from outside: by their place, from installed packages, in every command; and what is said of those that fail."""

import random
import sys
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import BadBot, Bot, GameFacts, Limit, UnknownBot, bot_names, find_bot, game_facts, make_bot
from chronomage.bots.adopted import Adopted
from chronomage.lab.simulation import Plan, simulate
from tests.shell import Shell
from tests.test_docs import ROOT, blocks

PAGE = ROOT / "docs" / "bots.md"
EASY = ("--option", "level=apprentice")
FIRST = """
from chronomage.bots import Bot

class First(Bot):
    def choose(self, observation, decision, limit=None):
        return decision.choices[0]

class OfTimeMasters(First):
    games = ("timemasters",)

class Cheat(Bot):
    name = "cheat"
    def choose(self, observation, decision, limit=None):
        return decision.choices[0].__class__(99_999, "win")

class Idle(Bot):
    pass

class Demanding(First):
    def __init__(self, net):
        self.net = net

class Short:
    def choose(self, observation, decision):
        return decision.choices[0]

class Stranger:
    def choose(self, observation, decision, limit):
        return decision.choices[-1]

NUMBER = 5
"""


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    monkeypatch.setattr(sys, "path", sys.path[:])
    (tmp_path / "my_bot.py").write_text(FIRST)
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n")
    return Shell(capsys, monkeypatch, tmp_path)


# --- the page on bots ---


def test_the_bot_of_the_page_plays(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "paged.py").write_text(blocks(PAGE, "python")[0])
    data = shell("match", "paged.py:OneStep", "random", "--games", "2", *EASY, "--json").data
    assert [bot["bot"] for bot in data["bots"]] == ["paged.py:OneStep", "random"]
    bot = find_bot("paged.py:OneStep", "timemasters")
    game = cm.new_game("timemasters", seed=2)
    bot.begin(game_facts(game.rules, game.state, 3), 0)
    (decision, *_) = game.decisions
    explained = bot.explain(game.observe(decision.player), decision, Limit(iterations=2))
    assert all(weighed.margin is not None for weighed in explained.choices)
    assert bot.choose(game.observe(decision.player), decision, Limit(iterations=0)) == decision.choices[0]


def test_the_other_example_of_the_page_runs() -> None:
    exec(compile(blocks(PAGE, "python")[1], PAGE.name, "exec"), {})


# --- by their place ---


@pytest.mark.parametrize("place", ["my_bot.py:First", "my_bot:First", "./my_bot.py:First"])
def test_a_bot_of_ones_own_plays_a_match(shell: Shell, place: str) -> None:
    run = shell("match", place, "random", "--games", "2", *EASY)
    assert (run.status, run.err) == (0, "")
    assert place in run.out


def test_a_bot_of_ones_own_is_simulated(shell: Shell) -> None:
    data = shell("simulate", "timemasters", "--games", "2", "--bots", "my_bot.py:OfTimeMasters,random", "--json").data
    assert data["bots"] == ["my_bot.py:OfTimeMasters", "random"]


def test_a_bot_of_ones_own_is_an_opponent_in_the_terminal(shell: Shell) -> None:
    run = shell(
        "play", "seasons", "--lang", "en", "--players", "2", "--level", "apprentice", "--bots", "my_bot.py:First",
        typed="1\n" * 60,
    )  # fmt: skip
    assert (run.status, run.err) == (0, "")
    assert "First" in run.out


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("nowhere.py:First", "there is no file nowhere.py."),
        ("no_such_module:First", "no_such_module cannot be imported: ModuleNotFoundError"),
        ("broken.py:First", "broken.py cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_the_kind'"),
        ("my_bot.py:Second", "there is no Second in my_bot.py."),
        ("my_bot.py:", "named as module:Class or file.py:Class"),
        (":First", "named as module:Class or file.py:Class"),
        ("my_bot.py:NUMBER", "is no class"),
        ("my_bot.py:Idle", "has no method `choose`"),
        ("my_bot.py:Short", "must take observation, decision, limit"),
        ("my_bot.py:Demanding", "cannot be made: TypeError"),
        ("my_bot.py:OfTimeMasters", "plays timemasters, not seasons"),
        ("my_bot.py:Cheat", "the bot cheat answered Choice(99999, 'win')"),
    ],
)
@pytest.mark.parametrize("command", ["match", "simulate"])
def test_what_is_wrong_with_a_bot_is_said_in_one_line(shell: Shell, command: str, place: str, reason: str) -> None:
    words = [place, "random"] if command == "match" else ["seasons", "--bots", f"{place},random"]
    run = shell(command, *words, "--games", "1")
    assert run.status == 2
    assert run.out == ""
    assert reason in " ".join(run.err.split())
    assert "Traceback" not in run.err


def test_a_bad_bot_is_refused_before_anything_is_asked(shell: Shell) -> None:
    run = shell("play", "seasons", "--bots", "my_bot.py:OfTimeMasters")
    assert (run.status, run.out) == (2, "")
    assert "plays timemasters, not seasons" in run.err


def test_no_server_is_asked_to_import_anything(shell: Shell) -> None:
    run = shell("play", "seasons", "--server", "http://127.0.0.1:1", "--bots", "my_bot.py:First", "--lang", "en")
    assert run.status == 2
    assert "a server plays with the bots that it has itself" in run.err
    with pytest.raises(UnknownBot):
        make_bot("my_bot.py:First", "seasons")


def test_who_is_no_bot_but_can_choose_is_taken_for_one(shell: Shell) -> None:
    bot = find_bot("my_bot.py:Stranger", "seasons")
    assert isinstance(bot, Bot)
    assert bot.name == "Stranger"
    game = cm.new_game("seasons", seed=4)
    (decision, *_) = game.decisions
    question = (game.observe(0), decision)
    bot.begin(GameFacts("seasons", 2, {}), 0)
    assert bot.choose(*question) == decision.choices[-1]
    assert bot.choose_many([question] * 2) == [decision.choices[-1]] * 2
    assert bot.explain(*question).chosen == decision.choices[-1]


def test_a_stranger_that_can_do_more_is_let(shell: Shell) -> None:
    class Skilled:
        name = "skilled"

        def __init__(self) -> None:
            self.did: list[str] = []

        def begin(self, game: Any, seat: int) -> None:
            self.did.append("begin")

        def choose(self, observation: Any, decision: Any, limit: Any) -> Any:
            raise AssertionError("it has more to say")

        def choose_many(self, questions: Any, limit: Any) -> Any:
            self.did.append("choose_many")
            return []

        def explain(self, observation: Any, decision: Any, limit: Any) -> Any:
            self.did.append("explain")

    skilled = Skilled()
    bot = Adopted(skilled)
    game = cm.new_game("seasons", seed=4)
    bot.begin(GameFacts("seasons", 2, {}), 0)
    bot.choose_many([])
    bot.explain(game.observe(0), game.decisions[0])
    assert bot.name == "skilled"
    assert skilled.did == ["begin", "choose_many", "explain"]


def test_a_file_may_have_the_name_of_a_library(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text(FIRST)
    first = find_bot("random.py:First", "seasons")
    assert type(first) is type(find_bot("random.py:First", "seasons"))
    assert random.Random(5).random() > 0


# --- from installed packages ---


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A package with bots, installed; the answer is the name of its module."""
    folder = tmp_path / "site"
    info = folder / "outsiders-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outsiders\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[chronomage.bots]\n"
        "first = outsiders:First\n"
        "clockwise = outsiders:OfTimeMasters\n"
        "lost = outsiders:Nobody\n"
        "random = outsiders:First\n"
    )
    (folder / "outsiders.py").write_text(FIRST)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "outsiders", raising=False)
    return "outsiders"


def test_bots_of_packages_have_names(package: str) -> None:
    assert bot_names("seasons") == ["random", "apprentice", "adept", "magician", "archmage", "first"]
    assert bot_names("timemasters") == ["random", "apprentice", "magician", "first", "clockwise"]
    assert type(make_bot("first", "seasons")).__module__ == package
    assert make_bot("random", "seasons").name == "random"  # the game's own comes first
    with pytest.raises(BadBot, match="plays timemasters, not seasons"):
        make_bot("clockwise", "seasons")
    with pytest.raises(BadBot, match=r"the bot lost .* cannot be loaded"):
        make_bot("lost", "seasons")
    with pytest.raises(UnknownBot, match="random, apprentice, adept, magician, archmage, first"):
        make_bot("nobody", "seasons")


def test_bots_of_packages_play(package: str) -> None:
    results = simulate(Plan("seasons", 2, 1, 1, {"level": "apprentice"}, ("first", "random")))
    assert [standing.bot for standing in results.by_bot()] == ["first", "random"]


# --- in a simulation ---


def test_a_bot_lives_through_all_games_of_a_simulation(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "counting.py").write_text(
        FIRST
        + """
MADE = []

class Counting(First):
    def __init__(self):
        self.begun = []
        MADE.append(self)

    def begin(self, game, seat):
        self.begun.append((game.game, game.players, game.bot_seed, seat))
"""
    )
    plan = Plan("seasons", 2, 3, 8, {"level": "apprentice"}, ("counting.py:Counting", "random"))
    simulate(plan)
    counting = type(find_bot("counting.py:Counting", "seasons"))
    made = sys.modules[counting.__module__].MADE
    begun = made[0].begun
    assert [(game, players, seat) for game, players, _, seat in begun] == [("seasons", 2, seat) for seat in (0, 1, 0)]
    assert len({seed for _, _, seed, _ in begun}) == 3
