"""What docs/hosting.md tells hosts is so: its tables are complete, its files run, its backups can be played on."""

import asyncio
import inspect
import json
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import typing
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from cyclopts import Parameter
from prometheus_client.parser import text_string_to_metric_families

from chronomage.cli.serve import serve
from chronomage.client import Client, Lost, RemoteSeat
from chronomage.kits.registry import NAMED_BY
from chronomage.protocol.answers import Closing, Position
from chronomage.protocol.codes import Refusal
from chronomage.protocol.tables import NewTable, SeatPlan
from chronomage.server.metrics import Metrics
from chronomage.server.settings import default_database
from tests.server.people import story
from tests.server.postgres import USER, Cluster
from tests.server.running import RunningServer
from tests.waiting import PATIENCE, until, wait_until

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
long = pytest.mark.long


def block(language: str) -> str:
    """The one file of that kind on the page."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


def rows(*heads: str) -> list[list[str]]:
    """The table on the page with these heads."""
    head = "| " + " | ".join(heads) + " |\n"
    lines = PAGE.split(head)[1].split("\n\n")[0].splitlines()[1:]
    return [[cell.strip().strip("`") for cell in line.strip("| ").split(" | ")] for line in lines]


# What the page says.


def test_the_page_lists_every_flag_with_its_variable_and_default() -> None:
    unset = {None: "none", "": "none", False: "off"}
    real = []
    hints = typing.get_type_hints(serve, include_extras=True)
    for name, parameter in inspect.signature(serve).parameters.items():
        (about,) = [each for each in hints[name].__metadata__ if isinstance(each, Parameter)]
        shown = next((text for value, text in unset.items() if value is parameter.default), str(parameter.default))
        (variable,) = about.env_var or ("",)
        if name == "database_url":
            shown = "SQLite in the user's data folder"
        if name == "kits":
            variable = NAMED_BY  # which the registry reads, in every process
        flag = next(iter(about.name or ()), f"--{name.replace('_', '-')}")
        real.append([flag, variable, shown])
    assert [row[:3] for row in rows("flag", "environment", "default", "what it sets")] == real


def test_the_page_lists_every_figure() -> None:
    figures = text_string_to_metric_families(Metrics().text().decode())
    real = {
        family.name + "_total" * (family.type == "counter"): family.type
        for family in figures
        if not family.name.endswith("_created")
    }
    assert {row[0]: row[1] for row in rows("figure", "kind", "meaning")} == real


def test_the_unit_is_one(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    file = tmp_path / "chronomage.service"
    file.write_text(block("ini").replace("/opt/chronomage/bin/chronomage", "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# Where things are.


def test_without_a_database_url_the_games_are_in_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/chronomage/chronomage.sqlite"


@long
def test_a_newer_database_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    command = [sys.executable, "-m", "chronomage.cli", "serve", "--port", "0", "--database-url", f"sqlite:///{file}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "newer Chronomage (schema 9999)" in done.stderr
    assert tables_of(file) == ["alembic_version"], "nothing is changed"


def tables_of(file: Path) -> list[str]:
    database = sqlite3.connect(file)
    try:
        return [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    finally:
        database.close()


# People who play.


@asynccontextmanager
async def table_of_two(url: str, names: tuple[str, str] = ("Anna", "Boris")) -> AsyncIterator[list[RemoteSeat]]:
    """A game that has just begun between two guests."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Client(url)) for _ in names]
        for guest, name in zip(guests, names, strict=True):
            await guest.be_guest(name)
        plan = NewTable(game="timemasters", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")])
        table = (await guests[0].create(plan)).table.id
        await guests[1].join(table)
        yield [await seated(guest, table) for guest in guests]


async def seated(client: Client, table: str) -> RemoteSeat:
    """Somebody at a table, connected."""
    await client.connect()
    seat = RemoteSeat(client, table)
    await seat.enter()
    return seat


def is_over(position: Position) -> bool:
    return position.outcome is not None


def has_come_to(state: int) -> Callable[[Position], bool]:
    return lambda position: position.state >= state


async def plays_on(seat: RemoteSeat, until: Callable[[Position], bool] = is_over) -> int:
    """Makes the first choice whenever there is one, to the end or until something is so; how many."""
    made = 0
    async with asyncio.timeout(PATIENCE):
        while seat.position is not None and not until(seat.position):
            decision = seat.position.decision
            if decision is None:
                await seat.next()
                continue
            try:
                await seat.choose(decision.choices[0].id)
                made += 1
            except Refusal as refusal:
                if refusal.code not in ("stale", "not-your-turn"):
                    raise
                await seat.next()  # the other was faster
    return made


async def play_out(seats: list[RemoteSeat], until: Callable[[Position], bool] = is_over) -> int:
    """All play on at once: the choices that they made."""
    return sum(await asyncio.gather(*(plays_on(seat, until) for seat in seats)))


async def last_word(client: Client) -> Closing:
    """What the server says before it goes."""
    while not isinstance(answer := await client.next(), Closing):
        pass
    with pytest.raises(Lost):
        await client.next()
    return answer


# Set by the environment, stopped and started again.


@long
@story
async def test_a_host_sets_stops_and_restarts_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRONOMAGE_SECURE_COOKIES", "true")
    monkeypatch.setenv("CHRONOMAGE_LOG_FORMAT", "json")
    monkeypatch.setenv("CHRONOMAGE_LOG_LEVEL", "debug")
    monkeypatch.setenv("CHRONOMAGE_SIGN_INS_A_MINUTE", "1")
    monkeypatch.setenv("CHRONOMAGE_MESSAGES_A_SECOND", "0")
    file, log = tmp_path / "games.sqlite", tmp_path / "log"
    with RunningServer(f"sqlite:///{file}", limits=True, log=log) as server:
        assert {each.name: each.stat().st_mode & 0o777 for each in tmp_path.glob("games.sqlite*")} == {
            "games.sqlite": 0o600, "games.sqlite-wal": 0o600, "games.sqlite-shm": 0o600, "games.sqlite.lock": 0o600,
        }  # fmt: skip
        async with table_of_two(server.url) as seats:
            anna, boris = (seat.client for seat in seats)
            await anna.sign_in("Anna", "correct horse", register=True)
            with pytest.raises(Refusal, match="too fast"):
                await boris.sign_in("Boris", "correct horse", register=True)
            async with httpx.AsyncClient() as visitor:
                answer = await visitor.post(f"{server.url}/api/v1/guests", json={"name": "Vera"})
                assert "; Secure" in answer.headers["set-cookie"]
                assert "strict-transport-security" in answer.headers
            assert await asyncio.to_thread(server.stop) == 0
            assert "connect again" in (await last_word(boris)).reason
            server.start()
            seats = [await seated(client, seats[0].table_id) for client in (anna, boris)]
            await play_out(seats, has_come_to(20))
            tokens = [str(anna.token), str(boris.token)]
    told = log.read_text()
    assert {json.loads(line)["event"] for line in told.splitlines()} >= {"open", "closed", "request"}
    for secret in ["Anna", "Boris", "correct horse", "127.0.0.1", seats[0].table_id, *tokens]:
        assert secret not in told


# Backups.


class SqliteHome:
    """A server's SQLite file, and a copy of it."""

    def __init__(self, folder: Path) -> None:
        self.file, self.copy = folder / "games.sqlite", folder / "copy.sqlite"
        self.url = f"sqlite:///{self.file}"

    def back_up(self) -> None:
        database = sqlite3.connect(self.file)
        database.execute("VACUUM INTO ?", [str(self.copy)])
        database.close()

    def restore(self) -> str:
        return f"sqlite:///{self.copy}"


class PostgresHome:
    """A server's database, and another that its dump is restored into."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster, self.dump = cluster, cluster.folder / "chronomage.dump"
        self.reach = ("--host", str(cluster.folder), "--username", USER)
        self.url = cluster.create_database("hosted")

    def back_up(self) -> None:
        self.dump.unlink(missing_ok=True)
        self.cluster.call("pg_dump", *self.reach, "--format=custom", f"--file={self.dump}", "hosted")

    def restore(self) -> str:
        url = self.cluster.create_database("restored")
        to = ("--no-owner", f"--role={USER}", "--dbname=restored")
        self.cluster.call("pg_restore", *self.reach, *to, self.dump)
        return url


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> SqliteHome | PostgresHome:
    """A database of each kind, with its way of being backed up."""
    if request.param == "sqlite":
        return SqliteHome(tmp_path)
    return PostgresHome(request.getfixturevalue("postgres"))


@long
@story
async def test_a_backup_taken_while_people_play_is_played_on_elsewhere(home: SqliteHome | PostgresHome) -> None:
    with RunningServer(home.url) as server:
        async with table_of_two(server.url) as seats:
            await play_out(seats, has_come_to(20))
            await asyncio.gather(asyncio.to_thread(home.back_up), play_out(seats, has_come_to(80)))
            tokens, table = [seat.client.token for seat in seats], seats[0].table_id
    with RunningServer(home.restore()) as server:
        async with Client(server.url, tokens[0]) as anna, Client(server.url, tokens[1]) as boris:
            seats = [await seated(client, table) for client in (anna, boris)]
            assert [anna.name, boris.name] == ["Anna", "Boris"]
            assert seats[0].state >= 20
            await play_out(seats, has_come_to(seats[0].state + 20))


# Figures.


@long
@story
async def test_any_worker_tells_the_figures_of_all(postgres: Cluster) -> None:
    with RunningServer(postgres.create_database("counted"), "--workers", "2") as server:
        async with httpx.AsyncClient(base_url=server.url) as prometheus, AsyncExitStack() as stack:
            await figures(prometheus)  # this connection stays with one of the workers
            seats = await stack.enter_async_context(table_of_two(server.url))
            for _ in range(6):
                await (await stack.enter_async_context(Client(server.url))).connect()
            made = await play_out(seats, has_come_to(60))
            # What the other worker counts, it notes every few seconds.
            wanted = {
                "chronomage_choices_total": made,
                "chronomage_choice_seconds_count": made,
                "chronomage_connections": 8,
            }

            async def all_are_told() -> bool:
                return wanted.items() <= (await figures(prometheus)).items()

            await until(all_are_told, f"one worker tells {wanted}")


async def figures(prometheus: httpx.AsyncClient) -> dict[str, float]:
    """The figures without labels."""
    text = (await prometheus.get("/metrics")).text
    families = text_string_to_metric_families(text)
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


# Behind nginx.


@contextmanager
def nginx(folder: Path, server_port: int) -> Iterator[tuple[int, int, Path]]:
    """nginx with the page's file before a server: its ports for http and https, and whom to trust."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:" + os.environ.get("PATH", ""))
    if program is None or shutil.which("openssl") is None:
        pytest.skip("there is no nginx here, or no openssl to make it a certificate")
    certificate = folder / "site.crt"
    subprocess.run(
        ["openssl", "req", "-x509", "-nodes", "-days", "1", "-newkey", "ec", "-pkeyopt",
         "ec_paramgen_curve:prime256v1", "-keyout", folder / "site.key", "-out", certificate,
         "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, capture_output=True,
    )  # fmt: skip
    plain, secure = free_port(), free_port()
    wanted = block("nginx").replace("127.0.0.1:8600", f"127.0.0.1:{server_port}")
    wanted = wanted.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    wanted = wanted.replace("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;")
    wanted = wanted.replace("/etc/ssl/games.example.org", str(folder / "site"))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{folders}{wanted}}}\n"
    )
    process = subprocess.Popen([program, "-p", folder, "-c", file, "-e", folder / "error.log"])
    try:
        wait_for(secure, process)
        yield plain, secure, certificate
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    def answers() -> bool:
        assert process.poll() is None, "nginx has ended"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            return False
        return True

    wait_until(answers, "nginx answers")


def visitor(address: str, certificate: Path) -> httpx.AsyncClient:
    """A browser at that address of this machine, all of which begin with 127."""
    trusted = ssl.create_default_context(cafile=certificate)
    return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address, verify=trusted))


async def guesses(browser: httpx.AsyncClient, url: str) -> list[int]:
    """Three guesses at a password, each under a forged address: what is answered."""
    body = {"name": "Anna", "password": "is it this one?"}
    return [
        (await browser.post(f"{url}/api/v1/sessions", json=body, headers={"X-Forwarded-For": forged})).status_code
        for forged in ("203.0.113.1", "203.0.113.2", "203.0.113.3")
    ]


@long
@story
async def test_behind_nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flags = ["--trusted-proxies", "127.0.0.1,::1", "--secure-cookies"]
    flags += ["--sign-ins-a-minute", "2", "--messages-a-second", "0"]
    with (
        RunningServer(f"sqlite:///{tmp_path / 'games.sqlite'}", *flags, limits=True) as server,
        nginx(tmp_path, server.port) as (plain, secure, certificate),
    ):
        url = f"https://127.0.0.1:{secure}"
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        async with table_of_two(url) as seats:
            await play_out(seats)
            assert [seat.outcome is not None for seat in seats] == [True, True]
        async with visitor("127.0.0.2", certificate) as one, visitor("127.0.0.3", certificate) as two:
            assert await guesses(one, url) == [401, 401, 429], "the proxy says who it is, and not they"
            assert await guesses(two, url) == [401, 401, 429], "another visitor, with another count"
            answer = await one.post(f"{url}/api/v1/guests", json={"name": "Vera"}, headers={"Origin": url})
            assert answer.status_code == 201
            assert "; Secure" in answer.headers["set-cookie"]
            assert "strict-transport-security" in answer.headers
            elsewhere = {"Origin": "https://other.example", "X-Chronomage": "1"}
            refused = await one.post(f"{url}/api/v1/guests", json={"name": "Vera"}, headers=elsewhere)
            assert refused.status_code == 403
            assert (await one.get(f"{url}/metrics")).status_code == 404
            assert (await one.get(f"http://127.0.0.1:{plain}/")).headers["location"].startswith("https://127.0.0.1")
        async with visitor("127.0.0.4", certificate) as around:
            assert await guesses(around, server.url) == [401, 401, 429], "nobody trusts them"
