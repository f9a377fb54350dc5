"""A bare Litestar WebSocket echo, served as our server is: what a message costs before anything is done about it.

`python -m bench.load.echo WORKERS` prints its port and serves until it is stopped.
"""

import asyncio
import multiprocessing
import signal
import socket
import subprocess
import sys
import time
from collections import deque
from pathlib import Path
from types import TracebackType

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from bench.load import wire
from bench.load.processes import Processes
from bench.load.tally import Tally
from chronomage.server.serving import LARGEST_FRAME

ROOT = Path(__file__).parent.parent.parent
# As long as a choice is on the average.
MESSAGE = b'{"type":"choose","id":123,"table":"abcdefghijkmnpqr","state":123,"choice":"take energy fire"}'


@websocket("/echo")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    """Send everything back."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


def bind(port: int) -> socket.socket:
    """The port, which several processes may listen on."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind(("127.0.0.1", port))
    return bound


def run_worker(port: int) -> None:
    """Serve with the settings of our own server."""
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[bind(port)])


class EchoServer:
    """The echo in processes of its own."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.port = 0
        self.process: subprocess.Popen[str]

    def __enter__(self) -> "EchoServer":
        command = [sys.executable, "-m", "bench.load.echo", str(self.workers)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def processes(self) -> Processes:
        """All of them."""
        return Processes(self.process.pid)


class EchoLine:
    """One connection to the echo; like a table, it can be due."""

    def __init__(self) -> None:
        self.sent: deque[tuple[float, Tally]] = deque()
        self.wire: wire.Wire

    async def connect(self, port: int) -> None:
        """Open the WebSocket."""
        self.wire = await wire.connect(port, "/echo", self.hear)

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to come back."""
        return bool(self.sent)

    def fall_due(self, at: float, tally: Tally) -> None:
        """Call into the wood."""
        tally.due += 1
        self.sent.append((at, tally))
        self.wire.send(MESSAGE)

    def drop(self) -> None:
        """Everything has been sent already."""

    def hear(self, data: bytes) -> None:
        """It comes back."""
        at = time.perf_counter()
        due, tally = self.sent.popleft()
        tally.acknowledged += 1
        tally.heard(due, at)


async def call_from_all_sides(port: int, connections: int) -> list[EchoLine]:
    """So many connections to the echo."""
    lines = [EchoLine() for _ in range(connections)]
    for line in lines:
        await line.connect(port)
    return lines


async def hang_up(lines: list[EchoLine]) -> None:
    """Close them all."""
    await asyncio.gather(*(line.wire.close() for line in lines))


def main() -> None:
    """Serve until stopped."""
    kept = bind(0)  # never listened on: it keeps the port ours
    port = kept.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=run_worker, args=(port,)) for _ in range(int(sys.argv[1]))]
    for worker in workers:
        worker.start()

    def stop(*_: object) -> None:
        for worker in workers:
            worker.terminate()

    signal.signal(signal.SIGTERM, stop)
    for _ in workers:
        wait_for_listener(port)
    print(port, flush=True)
    for worker in workers:
        worker.join()


def wait_for_listener(port: int) -> None:
    """Wait until somebody answers."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError("the echo does not start")


if __name__ == "__main__":
    main()
