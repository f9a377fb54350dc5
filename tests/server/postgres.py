"""A PostgreSQL of our own for the tests, in a temporary folder: started, stopped, killed and started again at will."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import PATIENCE, wait_until

USER = "chronomage"
PROGRAMS = ("initdb", "postgres", "psql")
# postgres refuses to run as root; these can do nothing that matters.
UNPRIVILEGED = ("postgres", "nobody")
# A stop as PostgreSQL means it: "smart" waits for clients, "fast" cuts them off, "immediate" is a crash.
STOPS = {"smart": signal.SIGTERM, "fast": signal.SIGINT, "immediate": signal.SIGQUIT}

# Ends the server and removes its folder when the pipe from the tests closes: at the end of the tests, or when they
# are killed, whichever comes first.
CARETAKER = """
read -r _
for _ in $(seq 200); do
    running=
    for pid in $(grep -lsF "$1/data" /proc/[0-9]*/cmdline | cut -d / -f 3); do
        case $(cat "/proc/$pid/comm" 2>/dev/null) in
            postgres | initdb) running=1; kill -QUIT "$pid" 2>/dev/null ;;
        esac
    done
    [ -z "$running" ] && rm -rf "$1" 2>/dev/null && exit
    sleep 0.05
done
"""


def folder_of_programs() -> Path | None:
    """Where PostgreSQL's programs are: in PATH, else the newest."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    return next((each for each in found if all((each / name).exists() for name in PROGRAMS)), None)


def unprivileged() -> dict[str, Any]:
    """How to start a program as somebody who may not do everything."""
    if os.geteuid() != 0:
        return {}
    import pwd  # which not every system has; the tests without PostgreSQL are to be found there all the same

    known = {each.pw_name: each for each in pwd.getpwall()}
    user = next(known[name] for name in UNPRIVILEGED if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """One PostgreSQL server, reached by a socket in its folder; nothing outside this machine can reach it."""

    def __init__(self, programs: Path, fsync: bool = False) -> None:
        self.programs = programs
        self.fsync = fsync  # whether what was committed survives a power cut; a crash of the server it survives anyway
        self.identity = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="chronomage-pg-"))  # short: a socket's path has 107 bytes
        self.data = self.folder / "data"
        self.server: subprocess.Popen[bytes] | None = None
        if self.identity:
            os.chown(self.folder, self.identity["user"], self.identity["group"])
        self.caretaker = subprocess.Popen(
            ["/bin/sh", "-c", CARETAKER, "sh", self.folder], stdin=subprocess.PIPE, start_new_session=True
        )
        self.call("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

    def call(self, program: str, *arguments: str | Path) -> str:
        """Run one of PostgreSQL's programs to its end."""
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [self.programs / program, *arguments], cwd=self.folder, capture_output=True, text=True, check=False,
            **self.identity,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        assert self.server is None, "it runs already"
        durable = "on" if self.fsync else "off"
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": durable,
            "full_page_writes": durable,
            "shared_buffers": "16MB",
            "autovacuum": "off",
            "max_connections": "200",
        }
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *(f"--{key}={value}" for key, value in settings.items())],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                **self.identity,
            )  # fmt: skip
        # The last line of this file says how far the server is.
        wait_until(self.is_ready, "PostgreSQL is ready")

    def is_ready(self) -> bool:
        """Whether the server takes connections."""
        assert self.server is None or self.server.poll() is None, "the server has ended; its log says why"
        return "ready" in self.state()

    def state(self) -> str:
        """How the server says it is doing."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return ""
        return lines[-1] if self.server is not None and lines[:1] == [str(self.server.pid)] else ""

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: smart, fast or immediate."""
        assert self.server is not None, "it does not run"
        self.server.send_signal(STOPS[mode])
        self.server.wait(PATIENCE)
        self.server = None

    def restart(self, mode: str = "fast") -> None:
        """Stop the server and start it again."""
        self.stop(mode)
        self.start()

    def kill(self) -> None:
        """Kill every process of the server at once, as the power going off would; `start` recovers."""
        assert self.server is not None, "it does not run"
        children = Path(f"/proc/{self.server.pid}/task/{self.server.pid}/children").read_text().split()
        self.server.kill()
        for child in map(int, children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.server.wait(PATIENCE)
        self.server = None
        # Until the last of them is gone, a new server would refuse to start.
        wait_until(lambda: not any(is_process(int(child), "postgres") for child in children), "PostgreSQL has ended")

    def create_database(self, name: str) -> str:
        """An empty database of that name; its address."""
        self.run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        self.run(f'CREATE DATABASE "{name}" TEMPLATE template0')
        return self.url(name)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def run(self, statement: str, database: str = "postgres") -> str:
        """Run a statement, and give back what it prints."""
        options = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        return self.call("psql", *options, "-h", self.folder, "-U", USER, "-d", database, "-c", statement)

    def remove(self) -> None:
        """Stop the server and remove everything."""
        if self.server is not None:
            self.stop("immediate")
        assert self.caretaker.stdin is not None
        self.caretaker.stdin.close()
        self.caretaker.wait(PATIENCE)


def is_process(process: int, name: str) -> bool:
    """Whether a process runs that program."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return f"({name})" in status and ") Z " not in status


@contextlib.contextmanager
def running_cluster(fsync: bool = False) -> Iterator[Cluster]:
    """A server of one's own, for tests that must not share; skips the test where there is no PostgreSQL."""
    programs = folder_of_programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL here: neither in PATH nor in /usr/lib/postgresql")
    cluster = Cluster(programs, fsync)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def shared_cluster() -> Iterator[Cluster]:
    """One server for all tests of this process; each process of pytest-xdist has its own, and may restart it."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres(shared_cluster: Cluster) -> Cluster:
    """A server that runs, whatever the test before has done to it."""
    if shared_cluster.server is None or shared_cluster.server.poll() is not None:
        shared_cluster.server = None
        shared_cluster.start()
    return shared_cluster
