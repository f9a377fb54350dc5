"""The program as far as it goes with none of the packages that its extras bring, or with some of them."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import chronomage

PROJECT = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())["project"]
# Refuses what a process may not import; what mypyc compiles lies in modules of its own beside the package.
REFUSING = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if {refused}:
            raise ModuleNotFoundError(f"No module named {{package!r}}", name=package)

sys.meta_path.insert(0, Refusing())
"""
ALL_OTHERS = "not (package in sys.stdlib_module_names or package == 'chronomage' or package.endswith('__mypyc'))"
EVERYTHING = """
import importlib, pkgutil
import chronomage as cm
from chronomage.lab.simulation import Plan, simulate
from chronomage.texts import catalogue

WITH_EXTRAS = ("__main__", "cli", "client", "lab.training", "protocol", "server")
for module in pkgutil.walk_packages(cm.__path__, "chronomage."):
    if not module.name.startswith(tuple(f"chronomage.{extra}" for extra in WITH_EXTRAS)):
        importlib.import_module(module.name)
for name in cm.games():
    game = cm.new_game(name, seed=1)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1])
    game.record().save("record")
    assert cm.replay(cm.load("record")).outcome.scores == game.outcome.scores
    cm.check_game(name, players=2, games=1)
    assert simulate(Plan(name, 2, 2, 0, {}, ["apprentice", "random"])).plain()["games"] == 2
catalogue("pl")
print(cm.__version__)
"""


def run(refused: str, program: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A program in a process that may not import some packages."""
    code = REFUSING.format(refused=refused) + program
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def command(refused: str, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command of ours in such a process."""
    return run(refused, "from chronomage.cli import main; sys.exit(main())", folder, *arguments)


def brought_by(*extras: str) -> set[str]:
    """The names by which the packages of an extra are imported."""
    wanted = {
        requirement.partition(">")[0].partition("[")[0].replace("-", "_")
        for extra in extras
        for requirement in PROJECT["optional-dependencies"][extra]
    } - {"chronomage"}
    named = {
        name
        for name, distributions in packages_distributions().items()
        if wanted & {each.lower().replace("-", "_") for each in distributions}
    }
    assert len(named) >= len(wanted), "all extras are installed where the tests run"
    return {name for name in named if not name.startswith("_")}


def test_the_rules_depend_on_nothing() -> None:
    assert PROJECT["dependencies"] == []


def test_games_bots_records_and_simulations_need_nothing_but_python(tmp_path: Path) -> None:
    done = run(ALL_OTHERS, EVERYTHING, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == chronomage.__version__


def test_what_may_not_be_imported_is_not(tmp_path: Path) -> None:
    assert "No module named 'rich'" in run(ALL_OTHERS, "import rich", tmp_path).stderr


@pytest.mark.parametrize("arguments", [(), ("simulate", "seasons"), ("play",), ("--version",)])
def test_the_command_without_the_extras_says_what_to_install(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = command(ALL_OTHERS, tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("chronomage: cyclopts is not installed; this installs all: pip install 'chronomage[play]'\n")


def test_without_what_runs_nets_the_ladder_has_no_adept_and_says_why(tmp_path: Path) -> None:
    refused = "package in ('numpy', 'onnxruntime')"
    listed = run(refused, "import chronomage as cm; print(cm.games()['seasons']['bots'])", tmp_path)
    assert listed.stdout.strip() == "['random', 'apprentice', 'magician']"
    done = command(refused, tmp_path, "match", "adept", "random", "--games", "2")
    assert done.returncode == 2
    assert "what runs nets is not installed: pip install 'chronomage[nets]'" in done.stderr


@pytest.mark.long
def test_the_terminal_alone_plays_and_measures_but_does_not_serve(tmp_path: Path) -> None:
    beyond = repr(brought_by("client", "play") - brought_by("terminal"))
    for works in (
        ("cards", "seasons", "die-of-malice"),
        ("match", "apprentice", "random", "--games", "2"),
        ("play", "seasons", "--players", "2", "--level", "apprentice", "--lang", "en"),
    ):
        done = command(f"package in {beyond}", tmp_path, *works)
        assert done.returncode == 0, done.stderr
    for missing in (("serve",), ("play",), ("export", "--all"), ("play", "--server", "http://127.0.0.1:1")):
        done = command(f"package in {beyond}", tmp_path, *missing)
        assert done.returncode == 2
        assert "pip install 'chronomage[play]'" in done.stderr
        assert len(done.stderr.splitlines()) == 1
