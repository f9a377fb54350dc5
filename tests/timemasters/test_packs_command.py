"""`chronomage packs`: packs are listed, checked and shown, and a broken one is told line by line."""

from pathlib import Path

import pytest

from chronomage.games.timemasters.packs.shelf import FOLDER, PACK_NAMES, load_pack
from chronomage.texts import LANGUAGES
from tests.shell import RAW_KEY, Shell

VERGUYA = (FOLDER / "verguya.toml").read_text(encoding="utf-8")
BROKEN = """[pack]
nme = "mine"

[[card]]
name = "Growth"
kind = "spel"
level = 9
cost = 2
played = ["drw 1"]
"""


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    return Shell(capsys, monkeypatch, tmp_path)


@pytest.mark.parametrize("arguments", [[], ["list"]])
def test_packs_of_the_program_are_listed(shell: Shell, arguments: list[str]) -> None:
    run = shell("packs", *arguments)
    assert run.status == 0
    assert run.out == "verguya  Verguya, City of Seven Suns\n"
    assert "Вергуйя" in shell("packs", *arguments, "--lang", "ru").out
    assert [pack["name"] for pack in shell("packs", *arguments, "--json").data] == PACK_NAMES


@pytest.mark.parametrize("command", ["list", "check", "show", "copy"])
def test_help_shows_an_example(shell: Shell, command: str) -> None:
    run = shell("packs", command, "--help")
    assert run.status == 0
    assert f"Example: chronomage packs {command}" in run.out
    assert command in shell("packs", "--help").out


# check


def test_a_good_pack_is_fine(shell: Shell) -> None:
    Path("mine.toml").write_text(VERGUYA, encoding="utf-8")
    run = shell("packs", "check", "mine.toml")
    assert (run.status, run.err) == (0, "")
    assert run.out.startswith("fine: verguya, 68 different cards, 135 with all copies (spell 94, Focus 13, Timer 28; ")
    assert run.out.count("\n") == 1
    data = shell("packs", "check", "mine.toml", "--json").data
    assert data["fine"] is True
    assert sum(data["by_kind"].values()) == sum(data["by_level"].values()) == data["copies"] == 135
    assert data["by_set"] == {"base": 110, "expansion": 16, "promo": 9}


def test_every_problem_is_told_on_its_own_line(shell: Shell) -> None:
    Path("broken.toml").write_text(BROKEN, encoding="utf-8")
    run = shell("packs", "check", "broken.toml")
    assert (run.status, run.out) == (2, "")
    lines = run.err.splitlines()
    assert [line.split(": ")[1] for line in lines] == [f"broken.toml, line {line}" for line in (2, 6, 7, 9)]
    for line, words in zip(lines, ("Did you mean 'name'?", "spel", "0 to 5", "Did you mean 'draw'?"), strict=True):
        assert words in line
    problems = shell("packs", "check", "broken.toml", "--json")
    assert problems.status == 2
    assert [problem["line"] for problem in problems.data["problems"]] == [2, 6, 7, 9]


@pytest.mark.parametrize(("language", "line"), [("ru", "строка"), ("pl", "wiersz"), ("uk", "рядок")])
def test_a_pack_is_checked_in_every_language(shell: Shell, language: str, line: str) -> None:
    Path("broken.toml").write_text(BROKEN, encoding="utf-8")
    told = shell("packs", "check", "broken.toml", "--lang", language).err.splitlines()
    assert [text.split(": ")[1] for text in told] == [f"broken.toml, {line} {number}" for number in (2, 6, 7, 9)]
    assert not any(RAW_KEY.search(text) or " can be " in text for text in told)
    data = shell("packs", "check", "broken.toml", "--lang", language, "--json").data
    assert [problem["card"] for problem in data["problems"]] == ["", "Growth", "Growth", "Growth"]
    assert all(problem["message"] in text for problem, text in zip(data["problems"], told, strict=True))
    Path("mine.toml").write_text(VERGUYA, encoding="utf-8")
    fine = shell("packs", "check", "mine.toml", "--lang", language)
    assert fine.status == 0
    assert "135" in fine.out
    assert "fine" not in fine.out


def test_more_than_twenty_problems_are_all_told(shell: Shell) -> None:
    Path("broken.toml").write_text("[[card]]\nlevel = 1\n" * 30, encoding="utf-8")
    run = shell("packs", "check", "broken.toml")
    assert run.status == 2
    assert len(run.err.splitlines()) >= 60  # each card lacks a name and a kind


def test_a_pack_without_enough_cards_is_no_pack(shell: Shell) -> None:
    Path("small.toml").write_text('[[card]]\nname = "Growth"\nkind = "spell"\nlevel = 2\ncost = 3\n', encoding="utf-8")
    run = shell("packs", "check", "small.toml")
    assert run.status == 2
    assert "the starting deck has 10 cards" in run.err
    assert "sphere 5 needs 10 cards" in run.err


@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff\xfe", b"[pack", b"card = 1\n", b"[[card]]\n" * 600, b"a = " + b"[" * 5000, b'"' * 99]
)
def test_no_file_brings_the_program_down(shell: Shell, content: bytes) -> None:
    Path("file").write_bytes(content)
    for arguments in (["packs", "check"], ["packs", "show"]):
        run = shell(*arguments, "file")
        assert (run.status, run.out) == (2, "")
        assert all(line.startswith("chronomage: file") for line in run.err.splitlines())
        assert "Traceback" not in run.err
    assert shell("packs", "check", ".").status == 2


def test_elsewhere_a_broken_pack_is_refused_in_one_line(shell: Shell) -> None:
    Path("broken.toml").write_text(BROKEN, encoding="utf-8")
    option = ("--option", "pack=broken.toml")
    for command in (
        ["packs", "show", "broken.toml"],
        ["cards", "timemasters", *option],
        ["play", "timemasters", *option],
        ["simulate", "timemasters", *option],
        ["match", "random", "random", "--game", "timemasters", *option],
    ):
        run = shell(*command)
        assert (run.status, run.out) == (2, "")
        assert run.err.count("\n") == 1
        assert "broken.toml, line 2" in run.err
        assert "3 more" in run.err


# show


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_is_shown_in_every_language(shell: Shell, language: str) -> None:
    run = shell("packs", "show", "--lang", language)
    assert run.status == 0
    assert not RAW_KEY.search(run.out)
    assert max(map(len, run.out.splitlines())) <= 80
    data = shell("packs", "show", "verguya", "--lang", language, "--json").data
    assert data["title"] in run.out
    assert run.out.startswith(data["title"])
    assert len(data["cards"]) == data["different"] == 68
    assert all(card["rule"] for card in data["cards"])


def test_a_pack_of_ones_own_is_shown_and_played(shell: Shell) -> None:
    mine = VERGUYA.replace('en = "Weight of Time"', 'en = "Heavy Burden"')
    Path("mine.toml").write_text(mine, encoding="utf-8")
    assert "Heavy Burden" in shell("packs", "show", "mine.toml").out
    (card,) = shell("cards", "timemasters", "heavy burden", "--option", "pack=mine.toml", "--json").data
    assert card["name"] == "heavy-burden"
    arguments = ("--lang", "en", "--players", "2", "--seed", "1", "--bots", "random", "--option", "pack=mine.toml")
    run = shell("play", "timemasters", *arguments, "--option", "promo=false", typed="c heavy burden\nh\n1\n")
    assert "spell · sphere 1 · costs 2 Ke · Sisyphus" in run.out
    assert shell("play", "--lang", "en", "--resume", "chronomage-1.record", "--bots", "random").status == 0
    Path("mine.toml").write_text(mine + "\n# changed\n", encoding="utf-8")
    # The record holds the pack: the game goes on with what it began with.
    assert shell("play", "--lang", "en", "--resume", "chronomage-1.record", "--bots", "random").status == 0


def test_a_copied_pack_is_the_same_pack(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert shell("packs", "copy", "verguya", str(file)).status == 0
    assert load_pack(str(file)).digest == load_pack("verguya").digest


def test_a_copy_overwrites_nothing(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious", encoding="utf-8")
    run = shell("packs", "copy", "verguya", str(file))
    assert run.status == 2
    assert "exists already" in run.err
    assert file.read_text(encoding="utf-8") == "precious"
