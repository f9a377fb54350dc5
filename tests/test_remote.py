"""The terminal at a table of a server, and bots that play over the network."""

import asyncio
import io
import os
import re
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import chronomage as cm
from chronomage.bots import Bot
from chronomage.client import Background, Client, RemoteSeat, play_seat
from chronomage.kernel.decision import Choice, Decision
from chronomage.protocol.documents import CheckedDocument, NewDocument
from chronomage.protocol.tables import ClockPlan, NewTable, OwnTable, SeatPlan
from tests.server.dealt import THIS
from tests.server.running import RunningServer
from tests.shell import RAW_KEY, Shell
from tests.timemasters.small_pack import SMALLEST
from tests.waiting import PATIENCE, until, wait_until

pytestmark = pytest.mark.long

ONES = "1\n" * 400
EASY = ("seasons", "--lang", "en", "--players", "2", "--level", "apprentice")
ROOT = Path(__file__).parent.parent


class First(Bot):
    """Takes the first choice."""

    name = "first"

    def choose(self, observation: object, decision: Decision, limit: object = None) -> Choice:
        return decision.choices[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    running = RunningServer(f"sqlite:///{folder / 'games.sqlite'}", log=folder / "log")
    running.program = ("-m", THIS)  # what is typed into a game is to fit it
    with running:
        yield running


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return Shell(capsys, monkeypatch, tmp_path)


class Hands(io.StringIO):
    """Somebody at the keyboard who decides what to type when a line is asked for."""

    def __init__(self, line: Callable[[], str]) -> None:
        super().__init__()
        self.line = line

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        try:
            return self.line() + "\n"
        except Exception:  # in the keyboard's own thread nobody would hear of it, and the terminal would wait for ever
            traceback.print_exc()
            raise EOFError from None


def screen() -> str:
    """All that the terminal of this process has said."""
    captured: Any = sys.stdout
    return str(captured.getvalue())


def wait_for(words: str) -> None:
    """Do nothing at the keyboard until the terminal says this; leave it where it does not."""
    wait_until(lambda: words in screen(), f"the terminal says {words!r}")


def terminal(*arguments: str, typed: str, config: Path) -> "subprocess.Popen[str]":
    """A terminal in a process of its own, with all that is typed there."""
    started = subprocess.Popen(
        [sys.executable, "-m", "chronomage.cli", "play", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "COLUMNS": "80", "XDG_CONFIG_HOME": str(config)},
    )
    assert started.stdin is not None
    started.stdin.write(typed)
    started.stdin.flush()
    return started


def read_until(process: "subprocess.Popen[str]", words: str) -> str:
    assert process.stdout is not None
    while words not in (line := process.stdout.readline()):
        assert line, f"the terminal ended before it said {words!r}"
    return line


def score_lines(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith("Total")]


def set_up(network: Background, client: Client, *seats: SeatPlan, game: str = "timemasters") -> OwnTable:
    return network.call(client.create(NewTable(game=game, seats=list(seats), options={})))


async def over(client: Client, table: str) -> None:
    """The end of a game is told first, and written down a moment later."""

    async def is_over() -> bool:
        return (await client.table(table)).table.status == "over"

    await until(is_over, "the table is over")


@pytest.fixture
def bob(server: RunningServer) -> Iterator[tuple[Background, Client]]:
    async def arrive() -> Client:
        client = Client(server.url)
        await client.be_guest("Bob")
        await client.connect()
        return client

    with Background() as network:
        client = network.call(arrive())
        yield network, client
        network.end()
        network.call(client.close())


# Alone against a bot


def test_a_whole_game_is_typed_at_a_server(shell: Shell, server: RunningServer) -> None:
    # The commands of a game here, and those of a table with others.
    typed = "?\nh\nc 1\nb\nu\nzz\n99\nt hello\n1\nu\n1\nU\n" + ONES
    flags = ("--server", server.url, "--name", "Anna", "--new", "--bots", "random")
    run = shell("play", *EASY, *flags, typed=typed + "\n")
    assert (run.status, run.err) == (0, "")
    for sentence in (
        "NUMBER: make that choice",
        "t TEXT: say something",
        "Hint: ",
        "Nothing of yours can be taken back",
        "To ask the others to go back: U.",
        "There is no command zz.",
        "That is not one of the numbers.",
        "Anna: hello",
        "Anna takes back the last choice.",
        "The game is over.",
        "Random",
    ):
        assert sentence in run.out
    assert score_lines(run.out)
    assert not RAW_KEY.search(run.out)
    assert max(map(len, run.out.splitlines())) <= 80


@pytest.mark.parametrize("language", ["ru", "pl", "uk"])
def test_a_game_at_a_server_in_every_language(shell: Shell, server: RunningServer, language: str) -> None:
    arguments = ("timemasters", "--lang", language, "--players", "2", "--option", "promo=true")
    flags = ("--server", server.url, "--name", language, "--new", "--bots", "random")
    run = shell("play", *arguments, *flags, typed="?\nd\nh\nu\n" + "1\n2\n" * 6 + "q\n\n")
    assert (run.status, run.err) == (0, "")
    assert f"--name {language} --lang {language}" in run.out
    assert not RAW_KEY.search(run.out)


def test_the_record_of_a_finished_game_is_saved(
    shell: Shell, server: RunningServer, bob: tuple[Background, Client]
) -> None:
    network, client = bob
    own = set_up(network, client, SeatPlan(kind="bot", bot="random"), SeatPlan(kind="bot", bot="random"))
    run = shell("play", "--lang", "en", "--server", server.url, "--table", own.table.id, "--name", "Eve",
                typed="s over\n\n")  # fmt: skip
    assert "You are watching this table." in run.out
    assert "Saved to over." in run.out
    scores = cm.replay(cm.load("over")).outcome.scores
    assert sorted(score_lines(run.out)[0].split()[1:], key=int) == [str(score) for score in sorted(scores)]


# With others


def test_two_terminals_and_one_that_watches(server: RunningServer, tmp_path: Path) -> None:
    flags = ("--server", server.url, "--name", "Anna", "--new", "--open-seats", "1", "--private")
    anna = terminal(*EASY, *flags, typed=ONES, config=tmp_path / "anna")
    link = read_until(anna, "/t/").split("'")[1]
    assert "#invite=" in link
    watch = terminal("--lang", "en", "--table", link, "--name", "Eve", "--watch", typed="\n", config=tmp_path / "eve")
    read_until(watch, "watching")
    bob = terminal("--lang", "en", "--server", link, "--name", "Bob", typed=ONES, config=tmp_path / "bob")
    with ThreadPoolExecutor() as readers:  # at once: one whose output nobody reads stands still
        heard = list(readers.map(lambda process: process.communicate(timeout=PATIENCE)[0], (anna, bob, watch)))
    assert [process.returncode for process in (anna, bob, watch)] == [0, 0, 0]
    assert "Bob sits down at the table." in heard[0]
    assert len({tuple(score_lines(out)) for out in heard}) == 1
    assert score_lines(heard[0])
    assert "Your hand" not in heard[2]
    assert "(you)" not in heard[2]
    rounds = [re.findall(r"Round (\d+) begins", out) for out in heard]
    assert rounds[0] == rounds[1]
    assert rounds[2][-1] == rounds[0][-1]  # who watches a fast game is told the end of what happened at once


def test_somebody_else_asks_to_go_back(shell: Shell, server: RunningServer, bob: tuple[Background, Client]) -> None:
    network, client = bob
    own = set_up(network, client, SeatPlan(kind="me"), SeatPlan(kind="open"))
    seat = RemoteSeat(client, own.table.id)
    bobs_turn = threading.Event()

    async def until(condition: Callable[[], object]) -> None:
        while not condition():
            await seat.next()

    async def play() -> None:
        """Bob chooses, wants to go back, says thank you, and leaves the rest to a bot."""
        await seat.enter()
        await until(lambda: seat.decision)
        bobs_turn.set()
        await seat.choose(0 if seat.decision is None else seat.decision.choices[0].id)
        before = seat.state
        await seat.ask_undo()
        await until(lambda: seat.state > before)
        await seat.say("thank you")
        await seat.leave()

    def line() -> str:
        """Anna plays where the first turn is hers; then she does nothing but agree until Bob has left."""
        if not bobs_turn.is_set():
            return "1"
        if "Anna agrees to go back." in screen():
            wait_for("Bob leaves; a bot plays on.")
            return "q"
        wait_for("Do you agree?")
        return "y"

    playing = asyncio.run_coroutine_threadsafe(play(), network.loop)
    run = shell("play", "--lang", "en", "--server", server.url, "--table", own.table.id, "--name", "Anna",
                typed=Hands(line))  # fmt: skip
    playing.result(PATIENCE)
    assert run.status == 0
    for sentence in ("Bob asks to go back", "Do you agree?", "Anna agrees to go back.", "The game goes back.",
                     "Bob: thank you", "Bob leaves; a bot plays on."):  # fmt: skip
        assert sentence in run.out


def test_a_waiting_table_is_found_in_the_list(
    shell: Shell, server: RunningServer, bob: tuple[Background, Client]
) -> None:
    network, client = bob
    own = set_up(network, client, SeatPlan(kind="me"), SeatPlan(kind="open"), game="seasons")
    run = shell("play", "seasons", "--lang", "en", "--server", server.url, typed=f"Carol\n{own.table.id}\nq\n\n")
    assert run.status == 0
    assert f"Seasons · {own.table.host} · 1 free seat" in run.out
    assert f"--table {own.table.id} --name Carol" in run.out
    # Carol is known by her token: the same name, the same seat.
    again = shell("play", "--lang", "en", "--server", server.url, typed=f"{own.table.id}\nq\nx\n")
    assert "you play here" in again.out
    view = network.call(client.table(own.table.id)).table
    assert [seat.name for seat in view.seats] == [own.table.host, "Carol"]
    assert view.seats[1].stand_in == "left"
    network.start(play_seat(client, own.table.id, First()))
    back = shell("play", "--lang", "en", "--server", server.url, "--table", own.table.id, typed="q\n\n")
    assert "Carol is back and takes the seat from the bot." in back.out


def test_a_pack_that_somebody_has_brought_is_there_in_the_terminal(
    shell: Shell, server: RunningServer, bob: tuple[Background, Client]
) -> None:
    network, client = bob
    path = "/games/timemasters/documents/pack"
    checked = network.call(client.ask("POST", path, NewDocument(text=SMALLEST), CheckedDocument))
    assert checked.document is not None
    seats = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    options: dict[str, str | int | bool] = {"pack": checked.document.value, "first_player": "1"}
    made = network.call(client.create(NewTable(game="timemasters", seats=seats, options=options, privacy="private")))
    assert made.invite is not None
    flags = ("--server", server.url, "--table", made.table.id, "--invite", made.invite, "--name", "Carol")
    run = shell("play", "--lang", "en", *flags, typed="c pebble\nq\n\n")
    assert (run.status, run.err) == (0, "")
    assert "spell · starting deck · costs 1 Ke" in run.out


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (("--table", "nowhere"), "there is no such table"),
        (("--name", "x" * 30), "at most 24 characters"),
        (("--name", "Taken"), "name"),
        (("--table", "nowhere", "--watch"), "there is no such table"),
    ],
)
def test_what_a_server_refuses_is_said_in_one_line(
    shell: Shell, server: RunningServer, flags: tuple[str, ...], reason: str
) -> None:
    async def register() -> None:
        async with Client(server.url) as client:
            await client.sign_in("Taken", "correct horse", register=True)

    if "Taken" in flags:
        asyncio.run(register())
    name = () if "--name" in flags else ("--name", "Anna")
    run = shell("play", "--lang", "en", "--server", server.url, *name, *flags)
    assert run.status == 2
    assert run.err.startswith("chronomage: ")
    assert run.err.count("\n") == 1
    assert reason in run.err


# An account


def test_the_password_of_an_account_is_asked_for_once_and_never_shown(
    shell: Shell, server: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def register() -> None:
        async with Client(server.url) as client:
            await client.sign_in("Rowan", "correct horse", register=True)

    asyncio.run(register())
    come = ("play", "--lang", "en", "--server", server.url, "--table", "nowhere", "--name", "Rowan")
    wrong = shell(*come, typed="one\ntwo\nthree\n")
    assert (wrong.status, wrong.out.count("That is not its password.")) == (2, 2)
    assert "no account with this name and password" in wrong.err
    known = shell(*come, typed="no horse\ncorrect horse\n")
    assert "Rowan belongs to an account. Its password?" in known.out
    assert "That is not its password." in known.out
    assert "horse" not in known.out
    assert "there is no such table" in known.err
    again = shell(*come)
    assert "password" not in again.out + again.err
    assert "there is no such table" in again.err
    # In a script it comes from the environment.
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "elsewhere"))
    monkeypatch.setenv("CHRONOMAGE_PASSWORD", "no horse")
    assert "no account with this name and password" in shell(*come).err
    monkeypatch.setenv("CHRONOMAGE_PASSWORD", "correct horse")
    told = shell(*come)
    assert "there is no such table" in told.err
    assert "password" not in told.out


# Clocks


def test_the_clocks_of_a_table_are_shown(shell: Shell, server: RunningServer, bob: tuple[Background, Client]) -> None:
    network, client = bob
    seats = [SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="bot", bot="random")]
    clock = ClockPlan(kind="game", seconds=7200)
    own = network.call(client.create(NewTable(game="seasons", seats=seats, clock=clock)))
    run = shell("play", "--lang", "en", "--server", server.url, "--table", own.table.id, "--name", "Anna",
                typed="k\n?\nq\n\n")  # fmt: skip
    assert "The clock gives everybody 2:00:00 for the whole game." in run.out
    assert re.search(r"^\d:\d\d:\d\d Your choice", run.out, re.MULTILINE)
    assert re.findall(r"▸ \d:\d\d:\d\d  (\w+)", run.out) == ["Bob", "Anna"]
    assert "k: show the clocks" in run.out


def test_a_table_without_a_clock_says_so(shell: Shell, server: RunningServer) -> None:
    run = shell("play", *EASY, "--server", server.url, "--name", "Anna", "--new", "--bots", "random",
                typed="k\nq\n\n")  # fmt: skip
    assert "This table has no clock." in run.out
    assert "The clock gives" not in run.out


# Once more


def test_a_rematch_follows_a_game(shell: Shell, server: RunningServer) -> None:
    flags = ("--server", server.url, "--name", "Anna", "--new", "--bots", "random")
    run = shell("play", *EASY, *flags, typed=ONES + "r\nb\nq\n\n")
    assert (run.status, run.err) == (0, "")
    assert "r = play again" in run.out
    played, rematch = re.split(r"^Total.*$", run.out, flags=re.MULTILINE)
    assert "Your choice" in played
    assert "Your choice" in rematch
    assert "To come back: " in rematch


def test_who_played_along_wants_to_play_again(
    shell: Shell, server: RunningServer, bob: tuple[Background, Client]
) -> None:
    network, client = bob
    own = set_up(network, client, SeatPlan(kind="me"), SeatPlan(kind="open"), game="seasons")

    async def play() -> str:
        """Bob plays to the end, and waits for Anna at the rematch."""
        await play_seat(client, own.table.id, First())
        await over(client, own.table.id)
        return (await client.rematch(own.table.id)).table.id

    asked_for_more = threading.Event()

    def line() -> str:
        """Anna plays along, and takes part in the rematch."""
        if "Total" not in screen():
            return "1"
        if not asked_for_more.is_set():
            wait_for("A rematch is set up")
            asked_for_more.set()
            return "r"
        return "q" if screen().count("go and come back later") == 0 else ""

    playing = asyncio.run_coroutine_threadsafe(play(), network.loop)
    run = shell("play", "--lang", "en", "--server", server.url, "--table", own.table.id, "--name", "Anna",
                typed=Hands(line))  # fmt: skip
    rematch = playing.result(PATIENCE)
    assert (run.status, run.err) == (0, "")
    assert f"--table {rematch} --name Anna" in run.out
    view = network.call(client.table(rematch)).table
    assert ([str(seat.name).split()[0] for seat in view.seats], view.rematch_of) == (["Anna", "Bob"], own.table.id)


# Lost connections


def crashing(server: RunningServer, at: set[int]) -> Callable[[], str]:
    """Types ones; while some of them are thought about, the server crashes and starts again."""
    lines = 0

    def line() -> str:
        nonlocal lines
        lines += 1
        if lines in at:
            server.kill()
            server.start()
        return "1" if lines < 500 else ""

    return line


def test_the_terminal_comes_back_by_itself_and_misses_nothing(shell: Shell, server: RunningServer) -> None:
    flags = ("--server", server.url, "--name", "Anna", "--new", "--bots", "random")
    run = shell("play", *EASY, *flags, typed=Hands(crashing(server, {9})))
    assert (run.status, run.err) == (0, "")
    assert run.out.count("The connection is lost") == 1
    assert run.out.count("Connected again.") == 1
    rounds = [int(number) for number in re.findall(r"Round (\d+) begins", run.out)]
    assert rounds == list(range(1, max(rounds) + 1))
    assert score_lines(run.out)


def test_a_bot_comes_back_by_itself(server: RunningServer, tmp_path: Path) -> None:
    count = 0

    class Killer(First):
        def choose(self, observation: object, decision: Decision, limit: object = None) -> Choice:
            nonlocal count
            count += 1
            if count == 20:
                server.kill()
                server.start()
            return super().choose(observation, decision, limit)

    async def play() -> tuple[cm.Outcome, bytes]:
        async with Client(server.url) as client:
            await client.be_guest("Bot")
            seats = [SeatPlan(kind="me"), SeatPlan(kind="bot", bot="random")]
            table = (await client.create(NewTable(game="seasons", seats=seats))).table
            outcome = await play_seat(client, table.id, Killer())
            await over(client, table.id)
            return outcome, await client.record(table.id)

    outcome, record = asyncio.run(play())
    (tmp_path / "file").write_bytes(record)
    assert cm.replay(cm.load(tmp_path / "file")).outcome == outcome
    assert count > 20


# The documentation


def test_the_bot_in_the_documentation_plays(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```py\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(example.strip().splitlines()) <= 20
    exec(compile(example.replace("http://127.0.0.1:8600", server.url), "api.md", "exec"), {"__name__": "__main__"})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)
