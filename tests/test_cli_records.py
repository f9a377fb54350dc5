"""`chronomage export` and `chronomage import`: games of a database as files, and back."""

import asyncio
from pathlib import Path

import pytest

import chronomage as cm
from chronomage.client import Client, RemoteSeat
from tests.server.running import RunningServer
from tests.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    monkeypatch.delenv("CHRONOMAGE_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch, tmp_path)


def play_out(game: cm.Game) -> cm.Game:
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.player, decision.choices[0])
    return game


def test_records_go_in_and_come_out_the_same(shell: Shell) -> None:
    games = [play_out(cm.new_game(name, 2, seed)) for name, seed in (("seasons", 3), ("timemasters", 4))]
    games.append(play_out(cm.position("seasons", {"players": [{}, {}], "year": 3, "space": 12})))
    for number, game in enumerate(games):
        game.record().save(f"{number}.record")
    database = ("--database-url", "sqlite:///games.sqlite")
    run = shell("import", "0.record", "1.record", "2.record", *database, "--names", "Anna,Bob")
    assert (run.status, run.err) == (0, "")
    ids = [line.split()[-1] for line in run.out.splitlines()]
    assert shell("export", "--all", "--to", "out", *database).status == 0
    for table_id, game in zip(ids, games, strict=True):
        assert cm.load(Path("out") / f"chronomage-{table_id}.record") == game.record()
    again = shell("import", *(str(path) for path in Path("out").iterdir()), *database)
    assert again.status == 0
    assert again.out.count("there already") == 3
    assert len(list(Path("out").iterdir())) == 3


def test_what_cannot_be_kept_is_refused_and_the_rest_is_kept(shell: Shell) -> None:
    whole = play_out(cm.new_game("seasons", 2, 5)).record()
    whole.save("whole.record")
    Path("changed.record").write_text(whole.text().replace('"scores": [', '"scores": [9'))
    Path("cut.record").write_text(whole.text()[:-40])
    cm.new_game("seasons", 2, 5).record().save("begun.record")
    files = ("changed.record", "cut.record", "nowhere", "begun.record", "whole.record")
    run = shell("import", *files)
    assert run.status == 2
    assert run.out.startswith("whole.record: table ")
    reasons = ("scores", "breaks off", "nowhere", "not over")
    for line, file, reason in zip(run.err.splitlines(), files, reasons, strict=False):
        assert line.startswith(f"chronomage: {file}: ")
        assert reason in line
    assert run.err.count("\n") == 4
    wrong = shell("import", "whole.record", "--names", "Anna")
    assert wrong.status == 2
    assert "1 names for 2 players" in wrong.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("export",), "--all"),
        (("export", "abc", "--all"), "--all"),
        (("export", "--all"), "no database"),
        (("export", "--all", "--database-url", "nonsense"), "sqlite:///"),
        (("import",), "FILES"),
        (("import", "nowhere"), "nowhere"),
    ],
)
def test_bad_input_is_refused_in_one_line(shell: Shell, arguments: tuple[str, ...], reason: str) -> None:
    run = shell(*arguments)
    assert run.status == 2
    assert run.err.startswith("chronomage: ")
    assert run.err.count("\n") == 1
    assert reason in run.err


def test_a_table_that_is_not_there_or_not_over_is_not_exported(shell: Shell) -> None:
    play_out(cm.new_game("seasons", 2, 5)).record().save("whole.record")
    table = shell("import", "whole.record").out.split()[-1]
    run = shell("export", "nowhere", table, "--to", "out")
    assert run.status == 2
    assert "table nowhere: there is no such table." in run.err
    assert [path.name for path in Path("out").iterdir()] == [f"chronomage-{table}.record"]


@pytest.mark.long
def test_an_imported_game_can_be_looked_at(shell: Shell, tmp_path: Path) -> None:
    game = play_out(cm.new_game("seasons", 3, 5))
    game.record().save("whole.record")
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    table = shell("import", "whole.record", "--names", "Anna,Bob,Carol", "--database-url", url).out.split()[-1]

    async def look(address: str) -> tuple[RemoteSeat, int, bytes]:
        async with Client(address) as client:
            await client.connect()
            seat = RemoteSeat(client, table)
            steps = await seat.enter(since=-1)
            return seat, len(steps), await client.record(table)

    with RunningServer(url) as server:
        seat, steps, record = asyncio.run(look(server.url))
    assert seat.view is not None
    assert [each.name for each in seat.view.seats] == ["Anna", "Bob", "Carol"]
    assert seat.outcome == game.outcome
    assert steps == len(game.history) + 1
    assert record.decode() == game.record().text()
