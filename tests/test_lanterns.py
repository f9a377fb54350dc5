"""A game of another package, written in plain Python after the kernel's classes, is played like those built in."""

import copy
import json
import os
import pickle
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronomage as cm
from chronomage.bots import Explanation, make_bot
from chronomage.kernel.decision import Choice
from chronomage.kits import kit_of, loaded
from chronomage.kits.registry import KITS, NAMED_BY
from chronomage.lab.entry import seat_bots
from chronomage.lab.measure import measure
from chronomage.lab.simulation import Plan, simulate
from chronomage.texts import LANGUAGES, texts_bundle, texts_of
from tests.registry import EXAMPLE, LANTERNS, lanterns
from tests.shell import RAW_KEY, Shell


@pytest.fixture(autouse=True)
def _lanterns() -> Iterator[None]:
    with lanterns():
        yield


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    return Shell(capsys, monkeypatch, tmp_path)


def played(game: cm.Game, choices: list[tuple[int, str]]) -> cm.Game:
    for player, choice in choices:
        game.play(player, choice)
    return game


# From Python


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rounds", ["5", "7"])
def test_it_passes_the_conformance_kit(players: int, rounds: str) -> None:
    assert cm.check_game("lanterns", players=players, games=4, options={"rounds": rounds}, sample=3) > 40


def test_it_is_listed_with_the_others() -> None:
    assert list(cm.games())[2:] == ["lanterns"]
    assert cm.games()["lanterns"] == {
        "title": "Lanterns",
        "version": 1,
        "players": [2, 3, 4],
        "bots": ["random", "careful"],
        "rules_options": [],
        "options": {"rounds": {"values": ["5", "7"], "default": "5", "about": "how many rounds are played"}},
    }


def test_its_decisions_have_the_kinds_that_its_verbs_say() -> None:
    game = cm.position("lanterns", {"players": [{"hand": [9, 9, 9]}, {"hand": [1, 1, 1]}]})
    assert [(decision.player, decision.kind) for decision in game.decisions] == [(0, "light"), (1, "light")]
    played(game, [(0, "light 9"), (1, "light 1")])
    assert [(decision.player, decision.kind) for decision in game.decisions] == [(0, "luck")]


def test_a_secret_bid_is_seen_by_its_player_alone() -> None:
    game = cm.position("lanterns", {"players": [{"hand": [9, 8, 7]}, {"hand": [1, 2, 3]}]})
    game.play(0, "light 9")
    assert game.observe(0).plain()["players"][0] == {"hand": [7, 8], "lit": 9, "gems": 0}
    assert game.observe(1).plain()["players"][0] == {"hand": [None, None], "lit": None, "gems": 0}
    assert game.watch().plain()["players"][1] == {"hand": [None] * 3, "lit": 0, "gems": 0}


def test_a_choice_is_taken_back_until_something_comes_to_light() -> None:
    game = cm.position("lanterns", {"players": [{"hand": [9, 8, 7]}, {"hand": [1, 2, 3]}]})
    before = game.observe(0)
    game.play(0, "light 9")
    game.undo(0)
    assert game.observe(0) == before
    played(game, [(0, "light 9"), (1, "light 1")])
    with pytest.raises(cm.IllegalChoice, match="cannot be undone"):
        game.undo(1)


def test_a_record_plays_it_again(tmp_path: Path) -> None:
    game = cm.new_game("lanterns", players=3, seed=5)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[-1 if decision.kind == "light" else 0])
    game.record().save(tmp_path / "game.record")
    again = cm.replay(cm.load(tmp_path / "game.record"))
    assert (again.outcome, again.history) == (game.outcome, game.history)


def test_it_travels() -> None:
    game = cm.position("lanterns", {"players": [{"hand": [9, 8, 7]}, {"hand": [1, 2, 3]}]})
    game.play(0, "light 9")
    for twin in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        assert twin.rules is game.rules
        assert twin.play(1, "light 1") == game.copy().play(1, "light 1")
    seen = game.observe(1)
    assert pickle.loads(pickle.dumps(seen)) == seen


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(cm.BadOption, match="rounds can be 5, 7; not '6'"):
        cm.new_game("lanterns", options={"rounds": 6})
    with pytest.raises(cm.BadPosition, match="at most 3 lanterns"):
        cm.position("lanterns", {"players": [{"hand": [11]}, {}]})
    game = cm.new_game("lanterns")
    with pytest.raises(cm.IllegalChoice, match="not open to you now"):
        game.play(0, "roll")
    with pytest.raises(cm.BadObservation, match="40 lanterns in all"):
        cm.read_observation({**game.observe(0).plain(), "lit": [1]})


def test_its_bot_beats_chance() -> None:
    plan = Plan("lanterns", 2, 60, 0, {}, seat_bots(["careful", "random"], 2, "lanterns"))
    careful, chance = simulate(plan).by_bot()
    assert careful.wins > chance.wins
    assert kit_of("lanterns").stand_in == make_bot("careful", game="lanterns").name


def test_it_is_measured() -> None:
    assert measure("lanterns", {}, 0.1)["decisions_per_second"] > 0


# Its texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_speak_of_it_in_every_language(language: str) -> None:
    game = cm.position("lanterns", {"players": [{"hand": [9, 8, 7]}, {"hand": [1, 2, 3]}]})
    said = texts_of(game.rules, language)
    assert said.decision(game.decisions[0]).endswith("light.")
    assert said.choice("light", game.rules.form_of(9)) == "light 9"
    shown = next(event for event in played(game, [(0, "light 9")]).play(1, "light 1") if event.kind == "lantern-shown")
    assert said.event(game.event_facts(shown), ["Anna", "Bob"]) == "Anna: lantern shown: lantern 9"
    assert said.refusal(game.rules.reason(game.state, 0, 1)) == "that is not open to you now"
    bundle = texts_bundle(game.rules, language)
    assert bundle["options"] == {"rounds": {"label": "how many rounds are played", "values": {"5": "5", "7": "7"}}}
    assert said.event_key(game.event_facts(shown)).key in bundle["texts"]
    json.dumps(bundle)


# At the command line


def test_figures_of_it(shell: Shell) -> None:
    assert shell("simulate", "lanterns", "--games", "5", "--json").data["bots"] == ["random", "random"]
    run = shell("match", "careful", "random", "--game", "lanterns", "--games", "6", "--json")
    assert [bot["bot"] for bot in run.data["bots"]] == ["careful", "random"]
    assert "the bots are random, careful" in shell("match", "apprentice", "random", "--game", "lanterns").err


def test_it_is_played_in_the_terminal(shell: Shell) -> None:
    typed = "?\nh\nb\nc 1\nc lantern\nu\nzz\n" + "1\n" * 60
    run = shell("play", "lanterns", "--lang", "en", "--players", "2", "--seed", "3", typed=typed + "\n")
    assert (run.status, run.err) == (0, "")
    assert "Chronomage: Lanterns. The game begins." in run.out
    assert "Choose: light." in run.out
    assert "► Player 1" in run.out
    assert "lantern shown: lantern" in run.out
    assert "Total" in run.out
    assert not RAW_KEY.findall(run.out)


def test_the_command_to_come_back_names_its_kit(shell: Shell) -> None:
    run = shell("play", "lanterns", "--lang", "en", "--players", "2", "--seed", "3", typed="1\nq\ny\n")
    (line,) = [line for line in run.out.splitlines() if "--resume" in line]
    command = shlex.split(line[line.index("chronomage play") :])
    assert command[1:] == [
        *("play", "--resume", "chronomage-3.record", "--lang", "en", "--bots", "careful", "--kit", LANTERNS)
    ]
    again = shell(*command[1:], typed="q\ny\n")
    assert (again.status, again.err) == (0, "")
    assert "The game goes on from chronomage-3.record." in again.out


def test_bots_without_a_game_are_for_the_games_that_have_them(shell: Shell) -> None:
    asked = shell("play", "--bots", "apprentice", "--lang", "en")
    assert (asked.status, asked.err) == (0, "")
    assert "Time Masters" in asked.out
    assert "Lanterns" not in asked.out
    nobody = shell("play", "--bots", "nobody", "--lang", "en")
    assert (nobody.status, nobody.err.count("\n")) == (2, 1)
    assert "nobody" in nobody.err


def test_a_hint_that_is_not_open_is_refused(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    astray = Explanation(Choice(99, "light 99"), [])
    monkeypatch.setattr(loaded("lanterns.bot:Careful"), "explain", lambda *_: astray)
    run = shell("play", "lanterns", "--lang", "en", "--players", "2", "--seed", "3", typed="h\nq\ny\n")
    assert run.status == 2
    assert "the bot careful answered" in run.err


def test_a_game_has_flags_and_commands_that_take_nothing_from_others(tmp_path: Path) -> None:
    (tmp_path / "homemade.py").write_text(HOMEMADE)
    chronomage = [sys.executable, "-W", "ignore", "-m", "chronomage.cli"]
    environment = os.environ | {NAMED_BY: "homemade:KIT"}

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [*chronomage, *arguments], env=environment, capture_output=True, text=True, cwd=tmp_path, input="1\nq\ny\n"
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    assert cm.__version__ in run("--version")
    run("play", "lanterns", "--long-night", "--players", "2", "--seed", "3", "--lang", "en")
    assert cm.replay(cm.load(tmp_path / "chronomage-3.record")).options == {"rounds": "7"}


HOMEMADE = """
import chronomage as cm
from chronomage.kits import Flag
flags = (
    Flag("long-night", "rounds", "seven rounds", "7"),
    Flag("seed", "rounds", "a flag of play"),
    Flag("games", "rounds", "a word of the program's own"),
)
KIT = cm.Kit(
    "lanterns", "Lanterns", rules="lanterns.rules:RULES", pov="lanterns.pov:POV", flags=flags,
    bots={"careful": "lanterns.bot:Careful"}, commands={"play": "nowhere:play", "lost": "nowhere:lost"},
)
"""


def test_a_kit_is_named_at_the_command_line(shell: Shell) -> None:
    del os.environ[NAMED_BY]
    KITS.pop("lanterns", None)
    assert "there is no game 'lanterns'" in shell("simulate", "lanterns").err
    assert shell("simulate", "lanterns", "--kit", LANTERNS, "--games", "2").status == 0
    assert "cannot be loaded" in shell("simulate", "lanterns", "--kit", "nowhere:KIT").err


def test_its_cards_and_records_are_shown(shell: Shell, tmp_path: Path) -> None:
    bare = shell("cards", "lanterns")
    assert (bare.status, bare.err) == (2, "chronomage: Lanterns has no cards to list.\n")
    game = cm.new_game("lanterns", seed=1)
    game.play(0, game.decisions[0].choices[0])
    game.record().save(tmp_path / "begun.record")
    assert "Player 1: light" in shell("replay", "begun.record").out


def test_cards_are_listed_of_a_game_that_two_cannot_play(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit_of("lanterns").rules, "seats", (3, 4))
    assert "no cards to list" in shell("cards", "lanterns").err


# Installed


def test_an_installed_package_brings_it(tmp_path: Path) -> None:
    """Really installed, as somebody would, into a folder of its own; then found by its entry point."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    command += ["--no-build-isolation", "--disable-pip-version-check", "--target"]
    installed = subprocess.run([*command, str(tmp_path), str(EXAMPLE)], capture_output=True, text=True, check=False)
    if "No module named pip" in installed.stderr:
        pytest.skip("there is no pip in this environment")
    assert installed.returncode == 0, installed.stderr
    path = os.pathsep.join([str(tmp_path), *(folder for folder in sys.path if folder != str(EXAMPLE / "src"))])
    environment = {name: value for name, value in os.environ.items() if name != NAMED_BY} | {"PYTHONPATH": path}
    program = "import chronomage as cm, lanterns; print(*cm.games(), cm.check_game('lanterns', games=1), lanterns)"
    run = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert run.stdout.startswith("seasons timemasters lanterns "), run.stderr
    assert str(tmp_path) in run.stdout
