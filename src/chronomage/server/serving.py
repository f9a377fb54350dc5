"""Running the server: one process, or several that share a port, until somebody stops it."""

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final, TextIO

import structlog
import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from chronomage.kernel.errors import ChronomageError
from chronomage.server.app import create_app
from chronomage.server.file_lock import lock_at_once
from chronomage.server.logs import set_up_logs
from chronomage.server.metrics import FOLDER
from chronomage.server.offered_documents import offered_documents
from chronomage.server.server_process import ServerProcess
from chronomage.server.settings import Settings
from chronomage.server.storage.database import Database
from chronomage.server.storage.migrate import migrate
from chronomage.server.transport.http_protocol import allow_many_files, http_protocol
from chronomage.server.transport.insides import require_http, websocket_protocol

LARGEST_FRAME: Final = 1_000_000  # beyond this a message is not even read
FLUSHING: Final = 3.0  # seconds that connections have to take their last messages
STOPPING: Final = 20.0
STARTING: Final = 120.0  # seconds until the port answers, on a machine that is very busy
log: Final = structlog.get_logger("chronomage.serving")


class BadServer(ChronomageError):
    """The server cannot run as it is asked to."""


class GracefulServer(uvicorn.Server):
    """Tells the clients before it goes."""

    def __init__(self, config: uvicorn.Config, server_process: ServerProcess, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.server_process = server_process
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to; having stopped in good order is no failure."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, let choices come to their end, tell the clients, then close."""
        for server in self.servers:
            server.close()
        await self.server_process.close()
        deadline = time.monotonic() + FLUSHING
        while self.server_process.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def bind(settings: Settings) -> socket.socket:
    """The port, kept for us; several processes may listen on it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if settings.workers > 1 and sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as error:
        bound.close()
        raise BadServer(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}.") from error
    return bound


def serve(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until stopped; `ready` is called once the port answers, with the port that it is."""
    set_up_logs(settings)
    require_http()
    database = Database(settings.database_url)
    if settings.workers > 1 and database.is_sqlite:
        raise BadServer("several workers need PostgreSQL: give --database-url, or --workers 1.")
    if settings.workers > 1 and sys.platform == "win32":
        raise BadServer("several workers cannot share a port on Windows: give --workers 1.")
    if settings.packs:
        settings = replace(settings, offered=offered_documents(settings.packs))
    kept = claim(database) if database.is_sqlite else None
    prepare(database)
    bound = bind(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    if settings.workers == 1:
        run_process(settings, bound, lambda: ready(settings))
    else:
        Crew(settings, bound).run(lambda: ready(settings))
    if kept is not None:
        kept.close()


def claim(database: Database) -> TextIO:
    """Claim a file for this server alone: with SQLite there is no way for two to hear of each other's tables."""
    path = Path(f"{database.url.database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    kept = path.open("w")
    try:
        lock_at_once(kept)
    except OSError as error:
        kept.close()
        raise BadServer(
            f"another server uses {database.url.database}: stop that one, give --database-url, or use PostgreSQL."
        ) from error
    return kept


def prepare(database: Database) -> None:
    """Bring the database up to date before anything is served, so that what is wrong is said in one line."""

    async def once() -> None:
        try:
            await migrate(database)
        finally:
            await database.close()

    try:
        asyncio.run(once())
    except ChronomageError:
        raise
    except Exception as error:
        what = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadServer(f"the database cannot be used: {what}.") from error


def run_process(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process."""
    allow_many_files()
    app = create_app(settings)
    # Nothing made so far goes away before the process does, and of the rest little is ever in a circle. Everybody waits
    # while such garbage is looked for: so little at a time, and all that there is but rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 100)
    # Threads that speak to the database wait this long for their turn while tables are busy.
    sys.setswitchinterval(0.0005)
    config = uvicorn.Config(
        app,
        http=http_protocol(settings),
        ws=websocket_protocol(),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=both_spellings(settings.trusted_proxies) or None,
        timeout_graceful_shutdown=5,
    )
    GracefulServer(config, app.state.server_process, ready).run(sockets=[bound])


def both_spellings(addresses: str) -> str:
    """Addresses as they are, and as they look to a server that listens on IPv6."""
    given = [address.strip() for address in addresses.split(",") if address.strip()]
    return ",".join(given + [f"::ffff:{address}" for address in given if "." in address and ":" not in address])


def end_without_parent(parent: int) -> None:
    """Stop serving where the process that would replace us is gone: nobody is to serve unsupervised."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)


def run_worker(settings: Settings) -> None:
    """Serve in a process of a crew, on a socket of its own on the shared port."""
    threading.Thread(target=end_without_parent, args=(os.getppid(),), daemon=True).start()
    set_up_logs(settings)
    run_process(settings, bind(settings), lambda: None)


class Crew:
    """Several processes on one port; one that dies is replaced."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self.settings = settings
        self.bound = bound  # never listened on: it keeps the port ours
        self.context = multiprocessing.get_context("spawn")
        self.processes: list[BaseProcess] = []
        self.stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Keep all of them running until we are told to stop."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        with tempfile.TemporaryDirectory(prefix="chronomage-metrics-") as folder:
            os.environ[FOLDER] = folder
            self.processes = [self.start() for _ in range(self.settings.workers)]
            try:
                wait_for_port(self.settings)
                ready()
                while not self.stopping:
                    self.replace_dead()
                    time.sleep(0.2)
            finally:  # whatever it was, no process stays behind
                self.end()
        self.bound.close()

    def end(self) -> None:
        """Stop all of them, and wait until they have."""
        for process in self.processes:
            process.terminate()
        deadline = time.monotonic() + STOPPING
        for process in self.processes:
            process.join(max(0.1, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()

    def start(self) -> BaseProcess:
        """One more process."""
        process = self.context.Process(target=run_worker, args=(self.settings,))
        process.start()
        return process

    def replace_dead(self) -> None:
        """Start another process for each that has died."""
        for number, process in enumerate(self.processes):
            if not process.is_alive():
                log.warning("a worker has died and is replaced", exit_code=process.exitcode)
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                time.sleep(0.5)  # one that cannot start is not to keep the machine busy
                self.processes[number] = self.start()

    def stop(self, _: int, __: FrameType | None) -> None:
        """Somebody wants us to stop."""
        self.stopping = True


def wait_for_port(settings: Settings) -> None:
    """Wait until somebody answers on the port."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    deadline = time.monotonic() + STARTING
    while time.monotonic() < deadline:
        try:
            socket.create_connection((host, settings.port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise BadServer("the server does not answer on its own port.")
